//! FIDE articles 5.1.2, 5.2.2 and 5.2.3: resignation, dead positions, agreement.

use crate::games::{game, game_under, new_game, play};
use rokade_rules::ending::dead_position::{Lack, Mating, Reason, can_checkmate};
use rokade_rules::ending::{OfferRefused, Outcome, Termination, Verdict};
use rokade_rules::game::{Game, PlayError};
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Ruleset};

fn ended(outcome: Outcome, termination: Termination) -> Verdict {
    Verdict::Ended { outcome, termination }
}

/// Who resigns loses, at any moment and also without having the move.
#[test]
fn law_5_1_2_resignation_loses() {
    for by in Color::ALL {
        let mut resigned = new_game();
        play(&mut resigned, "e4 e5 Nf3");
        let verdict = ended(Outcome::Win(!by), Termination::Resignation);
        assert_eq!(resigned.resign(by), Ok(verdict));
        assert_eq!(resigned.verdict(), verdict);
        assert!(resigned.resign(!by).is_err(), "the game was over");
    }
}

/// But it is a draw when the opponent could never mate.
#[test]
fn law_5_1_2_resignation_draws_when_the_opponent_cannot_mate() {
    let mut won_position = game("7k/8/8/8/8/8/R7/K7 w - - 0 1");
    let verdict = won_position.resign(Color::White);
    assert_eq!(verdict, Ok(ended(Outcome::Draw, Termination::Resignation)));
}

/// A side can have nothing to mate with while the other can: then the game goes on.
#[test]
fn law_5_2_2_one_side_that_can_mate_keeps_the_game_alive() {
    let rook = game("7k/8/8/8/8/8/R7/K7 w - - 0 1");
    assert_eq!(rook.verdict(), Verdict::Ongoing);
    let answer = can_checkmate(rook.position(), Color::White);
    assert!(matches!(answer, Mating::Winnable { .. }), "{answer:?}");
    let bare = Mating::Unwinnable { reason: Reason::Material(Lack::BareKing) };
    assert_eq!(can_checkmate(rook.position(), Color::Black), bare);
}

/// Two kings, or one minor piece more, or bishops of one shade only: dead, in every ruleset.
#[test]
fn law_5_2_2_dead_by_material() {
    for fen in [
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
        "8/8/4k3/8/8/3K4/3B4/8 w - - 0 1",
        "8/8/4k1n1/8/8/3K4/8/8 b - - 0 1",
        "5K2/8/8/1B6/8/k7/6b1/8 w - - 0 39",
        "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33",
        "8/6k1/8/8/4B3/3B4/8/1K6 w - - 0 1",
    ] {
        for ruleset in [Ruleset::OFFICIAL, Ruleset::ONLINE, Ruleset::AUTOMATIC, Ruleset::HOME] {
            let dead = game_under(ruleset, fen);
            assert_eq!(dead.verdict(), ended(Outcome::Draw, Termination::DeadPosition), "{fen}");
        }
    }
}

/// Bishops on both shades, knight against knight, two knights: somebody could still be mated.
#[test]
fn law_5_2_2_alive_while_a_helpmate_exists() {
    for fen in [
        "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50",
        "1n6/8/8/2k1K3/8/8/8/5B2 w - - 0 50",
        "1n6/8/8/8/4K3/1k6/1B6/8 w - - 0 50",
        "8/8/4k3/8/8/3K4/3NN3/8 w - - 0 1",
        "8/5b2/4k3/8/8/3K4/5B2/8 w - - 0 1",
        "8/4p3/4k3/8/8/3K4/8/8 w - - 0 1",
    ] {
        assert_eq!(game(fen).verdict(), Verdict::Ongoing, "{fen}");
    }
}

/// A lone bishop against rooks and queens never mates; a double check that is on the board may.
#[test]
fn law_5_2_2_bishops_of_one_shade_against_heavy_pieces() {
    let white_bishop = game("8/5k2/6b1/6Q1/8/6K1/8/8 b - - 12 73");
    let answer = can_checkmate(white_bishop.position(), Color::Black);
    let reason = Reason::Material(Lack::BishopsOfOneShade);
    assert_eq!(answer, Mating::Unwinnable { reason });
    let mate = "8/8/8/8/8/1k6/b1b5/RKR5 w - - 0 1";
    let mate = fen::read_lenient(mate, CastlingMode::Standard).map(|read| read.0);
    let answer = mate.map(|mate| can_checkmate(&mate, Color::Black));
    assert_eq!(answer.ok(), Some(Mating::Winnable { helpmate: Vec::new() }));
}

/// The pawns are locked from edge to edge: dead, though there is material enough.
#[test]
fn law_5_2_2_dead_behind_a_wall() {
    let wall = game("8/2k5/8/p1p1p1p1/P1P1P1P1/8/3K4/8 w - - 0 1");
    assert_eq!(wall.verdict(), ended(Outcome::Draw, Termination::DeadPosition));
    let answer = can_checkmate(wall.position(), Color::White);
    assert!(matches!(answer, Mating::Unwinnable { reason: Reason::Wall(_) }), "{answer:?}");
}

/// The only move captures the last piece that could mate.
#[test]
fn law_5_2_2_dead_by_force() {
    let forced = game("k7/8/8/8/8/8/1r6/K7 w - - 0 1");
    assert_eq!(forced.verdict(), ended(Outcome::Draw, Termination::DeadPosition));
    let answer = can_checkmate(forced.position(), Color::Black);
    assert!(matches!(answer, Mating::Unwinnable { reason: Reason::Forced(_) }), "{answer:?}");
}

/// A capture that leaves too little ends the game at once, unasked.
#[test]
fn law_5_2_2_ends_the_game_by_itself() {
    let mut last_pawn = game("8/8/8/8/8/1k6/2p5/2K5 b - - 0 1");
    assert!(!last_pawn.verdict().is_ended());
    play(&mut last_pawn, "Ka3 Kxc2");
    assert_eq!(last_pawn.verdict(), ended(Outcome::Draw, Termination::DeadPosition));
    assert_eq!(last_pawn.resign(Color::White).ok(), None);
}

/// Both agree: drawn. But not before both have moved.
#[test]
fn law_5_2_3_agreement() {
    let mut agreed = new_game();
    assert_eq!(agreed.offer_draw(Color::White), Err(OfferRefused::TooEarly));
    play(&mut agreed, "e4");
    assert_eq!(agreed.offer_draw(Color::White), Err(OfferRefused::TooEarly));
    play(&mut agreed, "e5");
    assert_eq!(agreed.accept_draw(Color::White), Err(OfferRefused::NothingOffered));
    assert_eq!(agreed.offer_draw(Color::Black), Ok(()));
    assert_eq!(agreed.accept_draw(Color::Black), Err(OfferRefused::NothingOffered));
    assert_eq!(agreed.accept_draw(Color::White), Ok(()));
    assert_eq!(agreed.verdict(), ended(Outcome::Draw, Termination::Agreement));
    let more = agreed.position().legal_moves()[0];
    assert_eq!(agreed.play(more), Err(PlayError::GameOver));
}

/// Two offers that cross are an agreement.
#[test]
fn law_5_2_3_crossing_offers_agree() {
    let mut crossed: Game = new_game();
    play(&mut crossed, "e4 e5");
    assert_eq!(crossed.offer_draw(Color::Black), Ok(()));
    assert_eq!(crossed.offer_draw(Color::White), Ok(()));
    assert_eq!(crossed.verdict(), ended(Outcome::Draw, Termination::Agreement));
}
