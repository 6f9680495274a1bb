//! The generators draw what they say: the same for the same seed, and enough of each rare thing
//! that a test which uses them can be relied on to meet it.

use std::collections::HashSet;

use rokade_test_kit::games::RandomGame;
use rokade_test_kit::judge::attack::{attackers, in_check};
use rokade_test_kit::judge::{Act, Kind, Position, RightsText, Side, Wing};
use rokade_test_kit::rng::Rng;
use rokade_test_kit::set_ups::{self, Theme};

fn many(theme: Theme) -> Vec<Position> {
    let mut rng = Rng::seeded(theme as u64);
    (0..400).map(|_| set_ups::draw(theme, &mut rng)).collect()
}

fn count(positions: &[Position], wanted: impl Fn(&Position) -> bool) -> usize {
    positions.iter().filter(|position| wanted(position)).count()
}

fn checkers(position: &Position) -> usize {
    let king = position.board.king_of(position.turn).expect("each side has a king");
    attackers(&position.board, king, position.turn.opponent()).count()
}

#[test]
fn the_same_seed_draws_the_same() {
    let game = |seed| -> Vec<Act> {
        RandomGame::new(Position::initial(), seed).take(80).map(|ply| ply.played).collect()
    };
    assert_eq!(game(7), game(7));
    assert_ne!(game(7), game(8));
}

#[test]
fn every_set_up_is_sound() {
    for theme in Theme::ALL {
        let positions = many(theme);
        for position in &positions {
            let fen = position.fen(RightsText::Shredder);
            assert!(!in_check(&position.board, position.turn.opponent()), "{fen}");
            for side in [Side::White, Side::Black] {
                assert!(set_ups::is_possible_army(&position.board, side), "{fen}");
            }
            let stray = position
                .board
                .men()
                .any(|(cell, man)| man.kind == Kind::Pawn && !(1..7).contains(&cell.rank));
            assert!(!stray, "{fen}");
        }
        let different: HashSet<&Position> = positions.iter().collect();
        assert!(different.len() > 390, "{theme:?} drew {} different positions", different.len());
    }
}

#[test]
fn each_theme_shows_what_it_is_about() {
    let has_rights = |position: &Position| {
        [Side::White, Side::Black].into_iter().any(|side| {
            Wing::BOTH.into_iter().any(|w| position.rights.rook_file(side, w).is_some())
        })
    };
    let queens = |position: &Position| {
        position.board.men().filter(|(_, man)| man.kind == Kind::Queen).count()
    };
    let promotes = |position: &Position| {
        position
            .legal_acts()
            .into_iter()
            .any(|act| matches!(act, Act::Step { promotion: Some(_), .. }))
    };
    assert!(count(&many(Theme::Castling), has_rights) > 200);
    assert!(count(&many(Theme::Chess960), has_rights) > 200);
    assert!(count(&many(Theme::Promoted), |position| queens(position) > 5) > 200);
    assert!(count(&many(Theme::Promotion), promotes) > 100);
    assert!(count(&many(Theme::Check), |position| checkers(position) == 2) > 50);
    assert!(count(&many(Theme::EnPassant), |position| position.en_passant().is_some()) > 100);
}

#[test]
fn some_en_passant_captures_are_pinned() {
    let pinned = |position: &Position| {
        let beside_the_passed_pawn = position.passed.is_some_and(|to| {
            [to.file - 1, to.file + 1].into_iter().filter(|file| (0..8).contains(file)).any(
                |file| {
                    let from =
                        rokade_test_kit::judge::Cell::new(file, to.rank - position.turn.forward());
                    position
                        .board
                        .at(from)
                        .is_some_and(|man| man.kind == Kind::Pawn && man.side == position.turn)
                },
            )
        });
        beside_the_passed_pawn && position.en_passant().is_none() && !position.is_check()
    };
    let mut rng = Rng::seeded(373);
    let positions: Vec<Position> =
        (0..2_000).map(|_| set_ups::draw(Theme::EnPassant, &mut rng)).collect();
    assert!(count(&positions, pinned) > 5, "{}", count(&positions, pinned));
}

#[test]
fn random_games_meet_the_rare_moves() {
    let (mut castled, mut en_passant, mut promoted) = (0, 0, 0);
    for seed in 0..60 {
        for ply in RandomGame::new(Position::initial(), seed).take(200) {
            match ply.played {
                Act::Castle { .. } => castled += 1,
                Act::EnPassant { .. } => en_passant += 1,
                Act::Step { promotion: Some(_), .. } => promoted += 1,
                Act::Step { promotion: None, .. } => {}
            }
        }
    }
    assert!(castled > 20 && en_passant > 20 && promoted > 20, "{castled} {en_passant} {promoted}");
}
