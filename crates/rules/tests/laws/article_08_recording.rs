//! FIDE article 8 and A.2: recording the moves.

use crate::games::{game, new_game, play};
use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::{Category, Millis};
use rokade_rules::conduct::recording::{
    Update, WrittenFirst, may_reply, must_record, update_after_flag,
};
use rokade_rules::game::Game;
use rokade_rules::notation::Letters;

fn written(game: &Game, letters: Letters) -> Vec<String> {
    game.scoresheet(letters).iter().map(ToString::to_string).collect()
}

/// Every move of both sides is on the scoresheet, in algebraic notation, in the player's letters.
#[test]
fn law_8_1_1_every_move_in_algebraic_notation() {
    let mut recorded = new_game();
    play(&mut recorded, "e4 e5 Nf3 Nc6 Bb5 a6 O-O");
    let dutch = ["1. e4 e5", "2. Pf3 Pc6", "3. Lb5 a6", "4. O-O"];
    assert_eq!(written(&recorded, Letters::Dutch), dutch);
    let english = ["1. e4 e5", "2. Nf3 Nc6", "3. Bb5 a6", "4. O-O"];
    assert_eq!(written(&recorded, Letters::English), english);

    let mut black_first = game("4k3/8/8/8/8/8/4P3/R3K3 b - - 3 40");
    play(&mut black_first, "Kd7 Rd1+ Ke6");
    assert_eq!(written(&black_first, Letters::English), ["40. … Kd7", "41. Rd1+ Ke6"]);
}

/// No move is written before it is made, except to claim or to seal.
#[test]
fn law_8_1_2_not_before_it_is_made() {
    assert!(WrittenFirst::ToClaim.is_allowed() && WrittenFirst::ToSeal.is_allowed());
    assert!(!WrittenFirst::Otherwise.is_allowed());
}

/// The opponent's move may be answered before it is written, but the own one must stand there.
#[test]
fn law_8_1_3_the_previous_move_is_written_first() {
    assert!(may_reply(0, 0), "the first move");
    assert!(may_reply(0, 1), "Black answers White's first move");
    assert!(!may_reply(0, 2), "White has not written the own first move");
    assert!(may_reply(1, 2) && may_reply(2, 2));
    assert!(!may_reply(3, 5) && may_reply(4, 5));
}

/// Offers stand on the scoresheet with their sign, beside the move they were made with.
#[test]
fn law_8_1_5_offers_are_recorded() {
    let mut offered = new_game();
    play(&mut offered, "e4 e5 Nf3");
    assert_eq!(offered.offer_draw(Color::White), Ok(()));
    play(&mut offered, "Nc6");
    // Before the own move: it goes with the move that follows.
    assert_eq!(offered.offer_draw(Color::White), Ok(()));
    play(&mut offered, "Bb5");
    let lines = ["1. e4 e5", "2. Nf3 (=) Nc6", "3. Bb5 (=)"];
    assert_eq!(written(&offered, Letters::English), lines);
}

/// With less than five minutes left a player may stop writing, but not with thirty seconds or more
/// added for each move.
#[test]
fn law_8_4_less_than_five_minutes() {
    let (none, thirty) = (Millis::ZERO, Millis::from_secs(30));
    assert!(must_record(Category::Standard, Millis::from_mins(5), none));
    assert!(!must_record(Category::Standard, Millis::from_secs(299), none));
    assert!(!must_record(Category::Standard, Millis::from_secs(299), Millis::from_secs(29)));
    assert!(must_record(Category::Standard, Millis::from_secs(1), thirty));
}

/// Nobody wrote: both complete their scoresheets by the arbiter's.
#[test]
fn law_8_5_1_neither_has_recorded() {
    assert_eq!(update_after_flag(ByColor::new(false, false), true), Update::ByBoth);
}

/// One did not write: that player completes the scoresheet before moving.
#[test]
fn law_8_5_2_only_one_has_not_recorded() {
    let white_wrote = ByColor::new(true, false);
    assert_eq!(update_after_flag(white_wrote, false), Update::ByOne(Color::Black));
    let black_wrote = ByColor::new(false, true);
    assert_eq!(update_after_flag(black_wrote, true), Update::ByOne(Color::White));
    assert_eq!(update_after_flag(ByColor::new(true, true), false), Update::Nothing);
}

/// No complete record anywhere: the game is reconstructed.
#[test]
fn law_8_5_3_no_complete_scoresheet() {
    assert_eq!(update_after_flag(ByColor::new(false, false), false), Update::Reconstruct);
}

/// In rapid and blitz nobody needs to write.
#[test]
fn law_a_2_rapid_players_need_not_record() {
    for category in [Category::Blitz, Category::Rapid] {
        assert!(!must_record(category, Millis::from_mins(15), Millis::from_secs(30)));
    }
}
