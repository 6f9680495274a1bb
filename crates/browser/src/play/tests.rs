//! Games as a screen plays them, without a clock.

use super::*;
use rokade_wire::{
    Claims, Color, FenFaultCode, Ground, MoveKind, Outcome, Reason, Role, Said, Termination,
    Threat, Verdict,
};

const NOW: Moment = Moment::new(0);

fn opened(fen: Option<&str>, ruleset: RulesetName) -> Result<Play, Fault> {
    let start = fen.map(str::to_owned);
    Play::new(NewGame { start, ruleset, opponent: Opponent::Person, control: None })
}

fn move_of(uci: &str) -> Deed {
    Deed::Move { uci: uci.to_owned() }
}

fn played(fen: Option<&str>, moves: &str) -> Play {
    let mut play = opened(fen, RulesetName::Home).expect("a position");
    for uci in moves.split_whitespace() {
        play.act(&move_of(uci), NOW).expect("a legal move");
    }
    play
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

#[test]
fn a_mate_ends_the_game_and_names_its_article() {
    let view = played(None, "f2f3 e7e5 g2g4 d8h4").view();
    let last = view.played.last().expect("moves were played");
    assert_eq!((last.color, last.threat), (Color::Black, Threat::Mate));
    assert!(view.position.moves.is_empty());
    let Verdict::Ended { outcome, termination, article } = view.verdict else {
        panic!("the game is over")
    };
    assert_eq!(outcome, Outcome::Win { winner: Color::Black });
    assert_eq!((termination, article.as_deref()), (Termination::Checkmate, Some("5.1.1")));
}

#[test]
fn castling_tells_the_way_of_the_rook() {
    let play = played(Some("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "e1g1 e8c8");
    let kinds: Vec<_> = play.view().played.into_iter().map(|p| p.chess_move).collect();
    assert_eq!((kinds[0].kind, kinds[1].kind), (MoveKind::CastleShort, MoveKind::CastleLong));
    let rooks: Vec<_> = kinds.iter().filter_map(|m| m.rook).map(|r| (r.from.0, r.to.0)).collect();
    assert_eq!(rooks, [(square("h1"), square("f1")), (square("a8"), square("d8"))]);
    assert_eq!(kinds[1].to.0, square("c8"));
}

#[test]
fn en_passant_takes_from_another_square_than_it_goes_to() {
    let view = played(None, "e2e4 a7a6 e4e5 d7d5 e5d6").view();
    let last = &view.played[4].chess_move;
    assert_eq!(last.kind, MoveKind::EnPassant);
    let captured = last.captured.expect("a pawn was taken");
    assert_eq!((captured.square.0, captured.role), (square("d5"), Role::Pawn));
}

#[test]
fn the_scoresheet_is_in_the_letters_asked_for() {
    let play = played(None, "g1f3 d7d5 b1c3");
    assert_eq!(play.scoresheet(Letters::Dutch, Spelling::Pgn), ["Pf3", "d5", "Pc3"]);
    assert_eq!(play.scoresheet(Letters::English, Spelling::Pgn), ["Nf3", "d5", "Nc3"]);
    assert_eq!(play.scoresheet(Letters::Figurine, Spelling::Pgn), ["♘f3", "d5", "♘c3"]);
}

#[test]
fn a_move_is_written_before_it_is_played() {
    let play = played(None, "e2e4 d7d5");
    assert_eq!(play.written("g1f3", Letters::Dutch, Spelling::Pgn), Ok("Pf3".to_owned()));
    assert_eq!(play.written("e4d5", Letters::English, Spelling::Pgn), Ok("exd5".to_owned()));
    let fault = play.written("e4e6", Letters::Dutch, Spelling::Pgn).expect_err("not a move");
    assert!(matches!(fault, Fault::Move { ref text, ply: 2, .. } if text == "e4e6"));
}

#[test]
fn earlier_positions_can_be_seen_and_moves_taken_back() {
    let mut play = played(None, "e2e4 e7e5");
    assert_eq!(play.view_at(0).fen, play.view().start_fen);
    assert_eq!(play.view_at(1).turn, Color::Black);
    assert_eq!(play.view_at(99), play.view().position);
    assert!(play.take_back(NOW).is_ok() && play.take_back(NOW).is_ok());
    let fault = play.take_back(NOW).expect_err("nothing is left");
    assert_eq!(fault, Fault::Deed { why: DeedRefused::NothingPlayed, ply: 0 });
    assert!(play.view().from_initial && play.view().played.is_empty());
}

#[test]
fn a_refusal_names_its_reason() {
    let play = played(None, "");
    let refusal = play.refusal(square("e2"), square("e5")).expect("not a move");
    assert_eq!((refusal.reason, refusal.article.as_str()), (Reason::NotItsWay, "3.7"));
    assert_eq!(play.refusal(square("e2"), square("e4")), None);
    let promoting = played(Some("8/P6k/8/8/8/8/8/K7 w - - 0 1"), "");
    assert_eq!(promoting.refusal(square("a7"), square("a8")), None);
}

#[test]
fn the_fifth_time_the_same_position_ends_the_game() {
    let there_and_back = "g1f3 g8f6 f3g1 f6g8 ";
    let mut play = played(None, &there_and_back.repeat(4));
    let Verdict::Ended { outcome, termination, .. } = play.view().verdict else {
        panic!("the game is over")
    };
    assert_eq!((outcome, termination), (Outcome::Draw, Termination::FivefoldRepetition));
    let over = Fault::Deed { why: DeedRefused::GameOver, ply: 16 };
    assert_eq!(play.act(&move_of("e2e4"), NOW), Err(over));
    assert!(play.take_back(NOW).is_ok());
    assert_eq!(play.view().played.len(), 15);
}

#[test]
fn faults_quote_what_was_wrong() {
    let fault = opened(Some("8/8/8/8/8/8/8/8 w - - 0 1"), RulesetName::Home).expect_err("no kings");
    let Fault::Fen { faults } = fault else { panic!("a fault of the position") };
    assert_eq!(faults.len(), 2);
    let mut play = played(None, "e2e4");
    let fault = play.act(&move_of("e2e4"), NOW).expect_err("already played");
    assert!(matches!(fault, Fault::Move { ref text, ply: 1, .. } if text == "e2e4"));
    assert_eq!(play.view().played.len(), 1);
}

#[test]
fn an_offer_is_told_answered_and_kept_in_mind() {
    let mut play = played(None, "e2e4 e7e5");
    let offer = Deed::Offer { by: Color::Black };
    assert_eq!(play.act(&offer, NOW), Ok(()));
    assert_eq!(play.view().offer, Some(Color::Black));
    let again = Fault::Deed { why: DeedRefused::AlreadyOffered, ply: 2 };
    assert_eq!(play.act(&offer, NOW), Err(again));
    assert_eq!(play.act(&Deed::Accept { by: Color::White }, NOW), Ok(()));
    let view = play.view();
    let Verdict::Ended { termination, .. } = view.verdict else { panic!("agreed") };
    assert_eq!(termination, Termination::Agreement);
    let said: Vec<_> = view.remarks.iter().map(|remark| remark.said).collect();
    assert_eq!(said, [Said::DrawOffered, Said::DrawAccepted]);
}

#[test]
fn a_claim_is_told_beforehand_and_judged() {
    let mut play = played(None, &"g1f3 g8f6 f3g1 f6g8 ".repeat(2));
    let claims = Claims { repetition: true, move_count: false };
    assert_eq!(play.view().verdict, Verdict::Claimable { claims });
    let wrong = Deed::Claim { by: Color::White, ground: Ground::MoveCount, intended: None };
    assert_eq!(play.act(&wrong, NOW), Ok(()));
    assert_eq!(play.view().offer, Some(Color::White));
    let right = Deed::Claim { by: Color::White, ground: Ground::Repetition, intended: None };
    assert_eq!(play.act(&right, NOW), Ok(()));
    let Verdict::Ended { termination, .. } = play.view().verdict else { panic!("drawn") };
    assert_eq!(termination, Termination::ThreefoldRepetition);
}

#[test]
fn moves_that_make_a_claim_right_are_listed() {
    let play = played(None, &"g1f3 g8f6 f3g1 f6g8 ".repeat(2)[..35]);
    let moves: Vec<_> = play.view().claim_moves.into_iter().map(|m| m.uci).collect();
    assert_eq!(moves, ["f6g8"]);
}

#[test]
fn chess960_castles_with_the_king_onto_its_rook() {
    let start = "1k6/8/8/8/8/8/8/R2K3R w HA - 0 1";
    let view = played(Some(start), "").view();
    let rights = "1k6/8/8/8/8/8/8/R2K3R w KQ - 0 1";
    assert_eq!((view.start_fen.as_str(), view.left_out.len()), (rights, 0));
    let castling: Vec<_> = view.position.moves.iter().filter(|m| m.rook.is_some()).collect();
    let told: Vec<_> = castling.iter().map(|m| (m.uci.as_str(), m.to.0, m.onto)).collect();
    let onto = |name| Some(rokade_wire::Square(square(name)));
    assert!(told.contains(&("d1h1", square("g1"), onto("h1"))), "{told:?}");
    assert!(told.contains(&("d1a1", square("c1"), onto("a1"))), "{told:?}");
    // A king's step to the same square is another move, with another name.
    assert!(view.position.moves.iter().any(|m| m.uci == "d1c1" && m.rook.is_none()));
    let castled = played(Some(start), "d1a1").view();
    assert_eq!(castled.position.fen, "1k6/8/8/8/8/8/8/2KR3R b - - 1 1");
    assert_eq!(
        played(Some(start), "d1c1").view().position.fen.split(' ').next(),
        Some("1k6/8/8/8/8/8/8/R1K4R")
    );
    let claimed = played(None, "").view().position.moves;
    assert!(claimed.iter().all(|m| m.onto.is_none()));
}

#[test]
fn ordinary_castling_keeps_its_ordinary_name() {
    let view = played(Some("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "").view();
    let castling = view.position.moves.iter().filter(|m| m.rook.is_some());
    let told: Vec<_> = castling.map(|m| (m.uci.as_str(), m.onto)).collect();
    assert!(told.contains(&("e1g1", None)) && told.contains(&("e1c1", None)), "{told:?}");
}

#[test]
fn what_a_position_cannot_have_is_left_out_and_told() {
    let view = played(Some("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"), "").view();
    assert_eq!(view.start_fen, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let told: Vec<_> = view.left_out.iter().map(|f| (f.text.as_str(), f.code)).collect();
    assert_eq!(told, [("Q", FenFaultCode::CastlingRight)]);
    let careless = played(Some(" 1k6/8/8/8/8/8/8/R2K3R w HA"), "").view();
    assert_eq!(
        (careless.start_fen.as_str(), careless.left_out.len()),
        ("1k6/8/8/8/8/8/8/R2K3R w KQ - 0 1", 0)
    );
}

#[test]
fn an_official_game_lets_moves_stand() {
    let mut play = opened(None, RulesetName::Official).expect("a game");
    assert_eq!(play.act(&move_of("e2e4"), NOW), Ok(()));
    let stands = Fault::Deed { why: DeedRefused::MoveStands, ply: 1 };
    assert_eq!(play.take_back(NOW), Err(stands));
    assert!(!play.view().takes_back);
}

#[test]
fn a19_fide_spells_castling_and_promotion_its_own_way() {
    let start = "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for ruleset in [RulesetName::Home, RulesetName::Children] {
        let mut play = opened(Some(start), ruleset).expect("a position");
        let spelt = |play: &Play, uci| play.written(uci, Letters::Dutch, Spelling::Fide);
        assert_eq!(spelt(&play, "e1c1"), Ok("0-0-0".to_owned()));
        let promotion = spelt(&play, "b7b8q").expect("a promotion");
        assert!(promotion.contains("b8D") && !promotion.contains('='), "{promotion}");
        play.act(&move_of("e1g1"), NOW).expect("a legal move");
        assert_eq!(play.scoresheet(Letters::Dutch, Spelling::Fide), ["0-0"]);
        assert_eq!(play.scoresheet(Letters::Dutch, Spelling::Pgn), ["O-O"]);
    }
}
