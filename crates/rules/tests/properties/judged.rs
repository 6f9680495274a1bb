//! The judge and the rules agree: on the legal moves, on what each move leads to, on check.

use rokade_rules::Position;
use rokade_test_kit::bridge;
use rokade_test_kit::games::{Ply, RandomGame};
use rokade_test_kit::judge::{self, Act, RightsText};
use rokade_test_kit::rng::Rng;
use rokade_test_kit::set_ups::{self, Theme};
use rokade_test_kit::starts::{SHARP, Variant, chess960};

/// Positions reached by random games.
const GAME_POSITIONS: usize = 1_000_000;
/// Random set-ups of each theme.
const SET_UPS: usize = 3_000;
/// No random game is followed for longer.
const LONGEST_GAME: usize = 240;

/// The same legal moves, and the same position.
#[track_caller]
fn agree(ours: &Position, theirs: &judge::Position, legal: &[Act]) {
    let mut listed: Vec<Act> = ours.legal_moves().into_iter().map(bridge::act).collect();
    let mut expected = legal.to_vec();
    listed.sort_unstable();
    expected.sort_unstable();
    let fen = || theirs.fen_with_every_passed_square(RightsText::Shredder);
    assert_eq!(listed, expected, "{}", fen());
    assert_eq!(ours.count_legal_moves(), expected.len(), "{}", fen());
    assert_eq!(ours.has_legal_move(), !expected.is_empty(), "{}", fen());
    assert_eq!(ours.is_check(), theirs.is_check(), "{}", fen());
    let en_passant = expected.iter().find_map(|act| match act {
        Act::EnPassant { to, .. } => Some(*to),
        Act::Step { .. } | Act::Castle { .. } => None,
    });
    assert_eq!(
        bridge::judged(ours),
        judge::Position { passed: en_passant, ..*theirs },
        "{}",
        fen()
    );
}

/// Follows random games until so many positions have been seen.
fn follow_games(starts: &[judge::Position], variant: Variant, seed: u64, positions: usize) {
    let mut seen = 0;
    let mut rng = Rng::seeded(seed);
    for start in starts.iter().cycle() {
        let mut ours = bridge::position(start, variant).expect("games start from a legal position");
        for Ply { position, legal, played } in
            RandomGame::new(*start, rng.bits()).take(LONGEST_GAME)
        {
            agree(&ours, &position, &legal);
            let chess_move = bridge::chess_move(played, &position.board).expect("a man moves");
            ours = ours.play(chess_move).expect("the judge plays legal moves");
            seen += 1;
        }
        if seen >= positions {
            return;
        }
    }
}

fn read(fen: &str) -> judge::Position {
    judge::Position::of_fen(fen).expect("the table holds well-formed FENs")
}

/// A million positions in three tests, so that they share the processors.
#[test]
fn legal_moves_are_the_judges_in_games_from_the_initial_position() {
    follow_games(&[judge::Position::initial()], Variant::Orthodox, 1, GAME_POSITIONS * 4 / 10);
}

#[test]
fn legal_moves_are_the_judges_in_games_from_sharp_positions() {
    follow_games(&SHARP.map(read), Variant::Orthodox, 2, GAME_POSITIONS * 3 / 10);
}

#[test]
fn legal_moves_are_the_judges_in_games_from_chess960_positions() {
    let starts: Vec<judge::Position> = (0..960).map(chess960).collect();
    follow_games(&starts, Variant::Chess960, 3, GAME_POSITIONS * 3 / 10);
}

/// More than twenty thousand set-ups, many of them at the edge of the rules.
#[test]
fn legal_moves_are_the_judges_in_random_set_ups() {
    for theme in Theme::ALL {
        let mut rng = Rng::seeded(100 + theme as u64);
        for _ in 0..SET_UPS {
            let theirs = set_ups::draw(theme, &mut rng);
            let ours = bridge::position(&theirs, theme.variant()).unwrap_or_else(|faults| {
                panic!("{}: {faults}", theirs.fen_with_every_passed_square(RightsText::Shredder))
            });
            let legal = theirs.legal_acts();
            agree(&ours, &theirs, &legal);
            for act in legal {
                let chess_move = bridge::chess_move(act, &theirs.board).expect("a man moves");
                let (after, expected) = (ours.after(chess_move), theirs.after(act));
                assert_eq!(
                    bridge::judged(&after),
                    judge::Position { passed: expected.en_passant(), ..expected },
                    "{}",
                    theirs.fen_with_every_passed_square(RightsText::Shredder)
                );
            }
        }
    }
}
