//! A move is legal exactly when it is listed, and an attempt is refused exactly when no legal
//! move is meant by it (FIDE 3.10.1, 3.10.2).

use std::collections::HashSet;

use rokade_rules::{Move, Position, Role, Square};
use rokade_test_kit::bridge;
use rokade_test_kit::judge::steps::steps;
use rokade_test_kit::judge::{self, Act, Wing};

use crate::sample::{self, Sample};

/// Everything that could be written as a move with these two squares: with the role of what
/// stands there and with others, with and without promotion.
fn conceivable(position: &Position, from: Square, to: Square) -> impl Iterator<Item = Move> {
    let standing = position.board().role_at(from).unwrap_or(Role::Pawn);
    let promotions = [None].into_iter().chain(Role::ALL.map(Some));
    let with_promotions =
        promotions.map(move |promotion| Move::Normal { role: standing, from, to, promotion });
    let with_roles = Role::ALL
        .into_iter()
        .filter(move |&role| role != standing)
        .map(move |role| Move::Normal { role, from, to, promotion: None });
    with_promotions
        .chain(with_roles)
        .chain([Move::EnPassant { from, to }, Move::Castle { king: from, rook: to }])
}

#[test]
fn a_move_is_legal_exactly_when_it_is_listed() {
    let samples = sample::from_games(9, 60, 31).step_by(4).chain(sample::from_set_ups(25, 32));
    let (mut legal, mut asked) = (0, 0);
    for Sample { ours, .. } in samples {
        let listed: HashSet<Move> = ours.legal_moves().into_iter().collect();
        assert_eq!(listed.len(), ours.legal_moves().len(), "no move is listed twice");
        for from in Square::ALL {
            for to in Square::ALL {
                for chess_move in conceivable(&ours, from, to) {
                    let is_legal = ours.is_legal(chess_move);
                    assert_eq!(is_legal, listed.contains(&chess_move), "{chess_move:?} {ours:?}");
                    asked += 1;
                    legal += usize::from(is_legal);
                }
            }
        }
    }
    assert!(legal > 5_000 && asked > 10_000_000, "{legal} of {asked}");
}

#[test]
fn playing_fails_exactly_for_illegal_moves_and_gives_the_position_back() {
    for Sample { ours, .. } in sample::from_games(3, 40, 33).step_by(8) {
        for from in Square::ALL {
            for to in Square::ALL {
                for chess_move in conceivable(&ours, from, to) {
                    match ours.play(chess_move) {
                        Ok(next) => assert_eq!(next, ours.after(chess_move)),
                        Err(illegal) => {
                            assert!(!ours.is_legal(chess_move));
                            assert_eq!((illegal.position, illegal.attempt), (ours, chess_move));
                        }
                    }
                }
            }
        }
    }
}

/// Squares and promotions by which a player can mean a legal move: the squares themselves; for
/// castling the rook, or the king's arrival when a king cannot simply step there.
fn attempts(theirs: &judge::Position, ours: &Position) -> HashSet<(Square, Square, Option<Role>)> {
    let mut attempts = HashSet::new();
    for act in theirs.legal_acts() {
        let (from, to) = (bridge::square(act.from()), bridge::square(act.to()));
        match act {
            Act::Step { promotion, .. } => {
                attempts.insert((from, to, promotion.map(bridge::role)));
            }
            Act::EnPassant { .. } => {
                attempts.insert((from, to, None));
            }
            Act::Castle { king, rook, wing } => {
                attempts.insert((from, bridge::square(rook), None));
                if (king.file - wing_file(wing)).abs() > 1 {
                    attempts.insert((from, to, None));
                }
            }
        }
    }
    assert!(ours.legal_moves().is_empty() == attempts.is_empty());
    attempts
}

const fn wing_file(wing: Wing) -> i8 {
    wing.king_file()
}

#[test]
fn an_attempt_is_refused_exactly_when_no_legal_move_is_meant() {
    let samples = sample::from_games(12, 80, 34).step_by(3).chain(sample::from_set_ups(60, 35));
    let mut refused_for_the_king = 0;
    for Sample { ours, theirs, .. } in samples {
        let meant = attempts(&theirs, &ours);
        let movable: HashSet<(Square, Square, Option<Role>)> = steps(&theirs)
            .into_iter()
            .map(|act| {
                let chess_move = bridge::chess_move(act, &theirs.board).expect("a man moves");
                (chess_move.from(), chess_move.to(), chess_move.promotion())
            })
            .collect();
        for from in Square::ALL {
            for to in Square::ALL {
                for promotion in [None].into_iter().chain(Role::ALL.map(Some)) {
                    let attempt = (from, to, promotion);
                    let refusal = ours.refusal(from, to, promotion);
                    assert_eq!(refusal.is_none(), meant.contains(&attempt), "{attempt:?} {ours:?}");
                    // What moves rightly and is refused all the same is refused for its king.
                    if let Some(refusal) = refusal
                        && movable.contains(&attempt)
                    {
                        assert_eq!(refusal.article(), "3.9.2", "{refusal:?} {attempt:?} {ours:?}");
                        refused_for_the_king += 1;
                    }
                }
            }
        }
    }
    assert!(refused_for_the_king > 500, "{refused_for_the_king}");
}
