//! What no law says, but a ruleset does: taking back, and the children's switch.

use crate::games::{game_under, play, spoken};
use rokade_rules::capture_the_king::{KingCaptureGame, NotAMove};
use rokade_rules::ending::{Outcome, Termination, Verdict};
use rokade_rules::game::PlayError;
use rokade_rules::ruleset::KingCapture;
use rokade_rules::{Color, Move, Position, Role, Ruleset, Square};

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A released piece has been moved (FIDE 4.7), except where the ruleset lets moves be taken back;
/// the arbiter can always reinstate a position (7.5.1).
#[test]
fn law_4_7_taking_back_is_for_the_ruleset() {
    let mut official = game_under(Ruleset::OFFICIAL, INITIAL);
    play(&mut official, "e4");
    assert_eq!(official.take_back(), Err(PlayError::MoveStands));
    assert!(official.reinstate().is_some());
    assert_eq!(*official.position(), Position::initial());

    let mut home = game_under(Ruleset::HOME, INITIAL);
    assert_eq!(home.take_back(), Err(PlayError::NothingPlayed));
    play(&mut home, "f3 e5 g4 Qh4#");
    assert!(home.verdict().is_ended());
    assert!(home.take_back().is_ok());
    assert_eq!(home.verdict(), Verdict::Ongoing, "a mate that is taken back is none");
    assert_eq!(home.plies().len(), 3);
}

/// An offer made after a move goes with it when it is taken back.
#[test]
fn law_4_7_an_offer_goes_with_its_move() {
    let mut home = game_under(Ruleset::HOME, INITIAL);
    play(&mut home, "e4 e5 Nf3");
    assert_eq!(home.offer_draw(Color::White), Ok(()));
    assert!(home.take_back().is_ok());
    assert_eq!((home.offer(), home.remarks()), (None, &[][..]));
}

/// Only the children's switch lets a king be captured, and only in its own game.
#[test]
fn law_1_4_1_the_king_is_captured_only_by_the_children_s_switch() {
    for ruleset in [Ruleset::OFFICIAL, Ruleset::ONLINE, Ruleset::AUTOMATIC, Ruleset::HOME] {
        assert_eq!(ruleset.king_capture, KingCapture::Never);
    }
    assert_eq!(Ruleset::HOME_WITH_KING_CAPTURE.king_capture, KingCapture::Wins);

    // White leaves the king in check; Black captures it.
    let checked = game_under(Ruleset::HOME, "4r2k/8/8/8/8/8/P7/4K3 w - - 0 1");
    let pawn = Move::Normal { role: Role::Pawn, from: Square::A2, to: Square::A3, promotion: None };
    assert!(!checked.position().is_legal(pawn));
    let mut children = KingCaptureGame::new(checked.position());
    assert_eq!(children.play(pawn), Ok(Verdict::Ongoing));
    let rook = Move::Normal { role: Role::Rook, from: Square::E8, to: Square::E1, promotion: None };
    let won = Verdict::Ended {
        outcome: Outcome::Win(Color::Black),
        termination: Termination::KingCaptured,
    };
    assert_eq!(children.play(rook), Ok(won));
    assert!(children.moves().is_empty());
    assert_eq!(children.play(rook), Err(NotAMove::GameOver));
    assert_eq!(children.take_back(), Some(rook));
    assert_eq!(children.verdict(), Verdict::Ongoing);
}

/// In the children's game every legal move is a move too, and nothing else but moves that leave the
/// king attacked.
#[test]
fn law_3_9_2_children_may_leave_the_king_attacked() {
    let game = game_under(
        Ruleset::HOME,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    );
    let children = KingCaptureGame::new(game.position());
    let legal = game.position().legal_moves();
    assert!(legal.iter().all(|m| children.moves().contains(m)));
    let castle = spoken(&game, "O-O-O");
    assert!(children.moves().contains(&castle));
}

/// Resignation, flag fall and a losing illegal move are a draw in every ruleset when the opponent
/// could not mate, and a loss when it could; and a wall ends the game by itself.
#[test]
fn law_5_1_2_6_9_and_7_5_5_in_every_ruleset() {
    let rulesets = [Ruleset::OFFICIAL, Ruleset::ONLINE, Ruleset::AUTOMATIC, Ruleset::HOME];
    for ruleset in rulesets {
        for (by, outcome) in
            [(Color::White, Outcome::Draw), (Color::Black, Outcome::Win(Color::White))]
        {
            let game = || game_under(ruleset, "7k/8/8/8/8/8/R7/K7 w - - 0 1");
            let ended = |termination| Ok(Verdict::Ended { outcome, termination });
            assert_eq!(game().resign(by), ended(Termination::Resignation));
            assert_eq!(game().flag_fell(by), ended(Termination::FlagFall));
            assert_eq!(game().lose_by_illegal_move(by), ended(Termination::IllegalMoves));
        }
        let walled = game_under(ruleset, "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1");
        assert_eq!(walled.verdict().termination(), Some(Termination::DeadPosition));
    }
}
