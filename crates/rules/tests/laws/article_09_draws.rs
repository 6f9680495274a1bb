//! FIDE article 9: offers, claims and automatic draws.

use crate::games::{ROUND_TRIP, game, game_under, new_game, play, spoken};
use rokade_rules::ending::{
    Claims, DrawOffer, Ground, OfferRefused, Outcome, Termination, Verdict,
};
use rokade_rules::game::{ClaimError, ClaimRuling, Event, PlayError};
use rokade_rules::{Color, Ruleset};

fn draw(termination: Termination) -> Verdict {
    Verdict::Ended { outcome: Outcome::Draw, termination }
}

/// An offer stands until the opponent accepts or declines it; the offerer cannot withdraw it and
/// may go on playing.
#[test]
fn law_9_1_2_1_an_offer_stands() {
    let mut offered = new_game();
    play(&mut offered, "e4 e5 Nf3");
    assert_eq!(offered.offer_draw(Color::White), Ok(()));
    let standing = Some(DrawOffer { by: Color::White, ply: 3 });
    assert_eq!(offered.offer(), standing);
    assert_eq!(offered.offer_draw(Color::White), Err(OfferRefused::AlreadyOffered));
    assert_eq!(offered.decline_draw(Color::White), Err(OfferRefused::NothingOffered));
    assert_eq!(offered.offer(), standing);
}

/// An offer before the own move counts too, and outlives that move.
#[test]
fn law_9_1_2_1_an_offer_at_another_moment_counts() {
    let mut offered = new_game();
    play(&mut offered, "e4 e5");
    assert_eq!(offered.offer_draw(Color::White), Ok(()));
    play(&mut offered, "Nf3");
    assert!(offered.offer().is_some(), "the own move does not withdraw it");
    assert_eq!(offered.accept_draw(Color::Black), Ok(()));
    assert_eq!(offered.verdict(), draw(Termination::Agreement));
}

/// It is declined in words, by touching a piece, and by moving.
#[test]
fn law_9_1_2_1_three_ways_to_decline() {
    let mut declined = new_game();
    play(&mut declined, "e4 e5 Nf3");
    for way in 0..3 {
        let by = !declined.position().turn();
        assert_eq!(declined.offer_draw(by), Ok(()));
        match way {
            0 => assert_eq!(declined.decline_draw(!by), Ok(())),
            1 => declined.piece_touched(),
            _ => play(&mut declined, "Nc6"),
        }
        assert_eq!(declined.offer(), None);
        assert_eq!(declined.accept_draw(!by), Err(OfferRefused::NothingOffered));
        let said = declined.remarks().last().map(|remark| remark.event);
        assert_eq!(said, Some(Event::DrawDeclined { by: !by }));
    }
}

/// A declined offer can be made again.
#[test]
fn law_9_1_2_1_a_declined_offer_can_be_repeated() {
    let mut repeated = new_game();
    play(&mut repeated, "e4 e5");
    for _ in 0..2 {
        assert_eq!(repeated.offer_draw(Color::Black), Ok(()));
        assert_eq!(repeated.decline_draw(Color::White), Ok(()));
    }
}

/// Offers are kept with the half-move after which they were made, for the scoresheet's (=).
#[test]
fn law_9_1_2_2_offers_are_noted() {
    let mut noted = new_game();
    play(&mut noted, "e4 e5 Nf3");
    assert_eq!(noted.offer_draw(Color::White), Ok(()));
    let remark = noted.remarks()[0];
    assert_eq!((remark.ply, remark.event), (3, Event::DrawOffered { by: Color::White }));
}

/// A wrong claim is a draw offer, which the opponent can accept.
#[test]
fn law_9_1_2_3_a_claim_is_an_offer() {
    let mut claimed = new_game();
    play(&mut claimed, "e4 e5");
    let ruling = claimed.claim_draw(Color::White, Ground::Repetition, None);
    assert_eq!(ruling, Ok(ClaimRuling::Wrong { bonus_to: Color::Black }));
    assert_eq!(claimed.offer().map(|offer| offer.by), Some(Color::White));
    assert_eq!(claimed.accept_draw(Color::Black), Ok(()));
    assert_eq!(claimed.verdict(), draw(Termination::Agreement));
}

/// The third time is about to come: the player announces the move instead of making it.
#[test]
fn law_9_2_1_claim_with_an_intended_move() {
    let mut claimed = new_game();
    play(&mut claimed, ROUND_TRIP);
    play(&mut claimed, "Nf3 Nf6 Ng1");
    assert_eq!(claimed.repetitions(), 2);
    assert_eq!(claimed.verdict(), Verdict::Ongoing);
    let intended = spoken(&claimed, "Ng8");
    assert!(claimed.claims_with(intended).on(Ground::Repetition));
    let ruling = claimed.claim_draw(Color::Black, Ground::Repetition, Some(intended));
    assert_eq!(ruling, Ok(ClaimRuling::Right));
    assert_eq!(claimed.verdict(), draw(Termination::ThreefoldRepetition));
    assert_eq!(claimed.plies().len(), 7, "the announced move is not made");
}

/// The third time has just come: the player having the move claims, nobody else.
#[test]
fn law_9_2_2_claim_on_the_board() {
    let mut claimed = new_game();
    play(&mut claimed, ROUND_TRIP);
    play(&mut claimed, ROUND_TRIP);
    let claims = Claims { by: Color::White, repetition: true, move_count: false };
    assert_eq!(claimed.verdict(), Verdict::Claimable(claims));
    let other = claimed.claim_draw(Color::Black, Ground::Repetition, None);
    assert_eq!(other, Err(ClaimError::NotYourMove));
    let ruling = claimed.claim_draw(Color::White, Ground::Repetition, None);
    assert_eq!(ruling, Ok(ClaimRuling::Right));
    assert_eq!(claimed.verdict(), draw(Termination::ThreefoldRepetition));
}

/// A claim not made is lost when the position is gone; the game goes on.
#[test]
fn law_9_2_2_a_claim_is_for_the_moment() {
    let mut missed = new_game();
    play(&mut missed, ROUND_TRIP);
    play(&mut missed, ROUND_TRIP);
    play(&mut missed, "e4");
    assert_eq!(missed.verdict(), Verdict::Ongoing);
}

/// The position a game is set up with counts as an appearance.
#[test]
fn law_9_2_3_the_start_counts() {
    let mut study = game("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1");
    play(&mut study, "Kd2 Kd7 Ke1 Ke8 Kf2 Kf7 Ke1 Ke8");
    assert_eq!(study.repetitions(), 3);
    assert!(study.claims().on(Ground::Repetition));
}

/// The right to capture in passing makes the first appearance another position, if the capture was
/// legal; if it was not, it is the same.
#[test]
fn law_9_2_3_1_en_passant_counts_where_it_is_legal() {
    for (fen, push, appearances) in [
        // The black pawn could have captured on e3.
        ("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e4", 2),
        // It is pinned on the d-file, so it never could.
        ("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", "e4", 3),
    ] {
        let mut repeated = game(fen);
        play(&mut repeated, push);
        let (there, back) = match appearances {
            2 => ("Kd7 Kd2", "Ke8 Ke1"),
            _ => ("Kd7 Kf1", "Kd8 Ke1"),
        };
        for _ in 0..2 {
            play(&mut repeated, there);
            play(&mut repeated, back);
        }
        assert_eq!(repeated.repetitions(), appearances, "{fen}");
    }
}

/// Losing the right to castle makes it another position, whether or not castling was possible.
#[test]
fn law_9_2_3_2_castling_rights_count() {
    let mut repeated = game("4k3/7p/8/8/8/8/7P/R3K2R w KQ - 0 1");
    for _ in 0..3 {
        play(&mut repeated, "Rb1 Kd7 Ra1 Ke8");
    }
    // With the right on both sides once, with the short one only three times.
    assert_eq!(repeated.repetitions(), 3);
    assert_eq!(repeated.positions().count(), 13);
}

/// Fifty moves by each side: claimed on the board or with a move that makes them full.
#[test]
fn law_9_3_fifty_moves() {
    let mut claimed = game("4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
    assert_eq!(claimed.verdict(), Verdict::Ongoing);
    let quiet = spoken(&claimed, "Rb1");
    assert!(claimed.claims_with(quiet).on(Ground::MoveCount));
    let pawn = spoken(&claimed, "e4");
    assert!(!claimed.claims_with(pawn).on(Ground::MoveCount));
    play(&mut claimed, "Rb1");
    let claims = Claims { by: Color::Black, repetition: false, move_count: true };
    assert_eq!(claimed.verdict(), Verdict::Claimable(claims));
    let ruling = claimed.claim_draw(Color::Black, Ground::MoveCount, None);
    assert_eq!(ruling, Ok(ClaimRuling::Right));
    assert_eq!(claimed.verdict(), draw(Termination::FiftyMoves));
}

/// Fifty half-moves are twenty-five moves.
#[test]
fn law_9_3_counts_moves_of_both_sides() {
    let half = game("8/8/8/8/4k3/8/3K2p1/5r2 w - - 50 119");
    assert_eq!(half.verdict(), Verdict::Ongoing);
}

/// Who has touched a piece has lost the right to claim in that move, but not in the next.
#[test]
fn law_9_4_touching_loses_the_claim() {
    let mut touched = new_game();
    play(&mut touched, ROUND_TRIP);
    play(&mut touched, ROUND_TRIP);
    touched.piece_touched();
    assert_eq!(touched.verdict(), Verdict::Ongoing);
    let late = touched.claim_draw(Color::White, Ground::Repetition, None);
    assert_eq!(late, Err(ClaimError::PieceTouched));
    play(&mut touched, "Nf3");
    assert!(touched.claims().on(Ground::Repetition), "Black has touched nothing");
}

/// A right claim draws at once; nothing can follow.
#[test]
fn law_9_5_2_a_right_claim_draws() {
    let mut claimed = new_game();
    play(&mut claimed, ROUND_TRIP);
    play(&mut claimed, ROUND_TRIP);
    assert!(claimed.claim_draw(Color::White, Ground::Repetition, None).is_ok());
    assert!(claimed.resign(Color::White).is_err());
    let again = claimed.claim_draw(Color::White, Ground::Repetition, None);
    assert_eq!(again, Err(ClaimError::GameOver));
}

/// After a wrong claim the opponent gets time and the announced move, and no other, is played.
#[test]
fn law_9_5_3_a_wrong_claim_binds() {
    let mut bound = new_game();
    play(&mut bound, ROUND_TRIP);
    let intended = spoken(&bound, "Nf3");
    let ruling = bound.claim_draw(Color::White, Ground::Repetition, Some(intended));
    assert_eq!(ruling, Ok(ClaimRuling::Wrong { bonus_to: Color::Black }));
    let other = spoken(&bound, "e4");
    assert_eq!(bound.play(other), Err(PlayError::MustPlayAnnounced(intended)));
    let again = bound.claim_draw(Color::White, Ground::Repetition, None);
    assert_eq!(again, Err(ClaimError::MustPlayAnnounced(intended)));
    play(&mut bound, "Nf3 e5");
    play(&mut bound, "e4");
    assert_eq!(bound.announced(), None);
}

/// The fifth time ends the game unasked.
#[test]
fn law_9_6_1_fivefold_repetition() {
    let mut repeated = new_game();
    for _ in 0..4 {
        assert!(!repeated.verdict().is_ended());
        play(&mut repeated, ROUND_TRIP);
    }
    assert_eq!(repeated.verdict(), draw(Termination::FivefoldRepetition));
}

/// Seventy-five moves by each side end the game unasked.
#[test]
fn law_9_6_2_seventy_five_moves() {
    let mut long = game("4k3/8/8/8/8/8/4P3/R3K3 w - - 149 100");
    assert!(!long.verdict().is_ended());
    play(&mut long, "Rb1");
    assert_eq!(long.verdict(), draw(Termination::SeventyFiveMoves));
}

/// But when the last of them mates, mate goes first.
#[test]
fn law_9_6_2_checkmate_goes_first() {
    let mut mate = game("7k/8/6K1/8/8/8/8/R7 w - - 149 100");
    play(&mut mate, "Ra8#");
    let verdict =
        Verdict::Ended { outcome: Outcome::Win(Color::White), termination: Termination::Checkmate };
    assert_eq!(mate.verdict(), verdict);
}

/// In *automatic* the third time and the fiftieth move end the game unasked, and nothing is
/// claimed; mate goes first there too.
#[test]
fn law_9_6_the_automatic_ruleset() {
    let mut repeated =
        game_under(Ruleset::AUTOMATIC, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    play(&mut repeated, ROUND_TRIP);
    let claim = repeated.claim_draw(Color::White, Ground::Repetition, None);
    assert_eq!(claim, Err(ClaimError::NotInThisRuleset(Ground::Repetition)));
    play(&mut repeated, ROUND_TRIP);
    assert_eq!(repeated.verdict(), draw(Termination::ThreefoldRepetition));

    let mut long = game_under(Ruleset::AUTOMATIC, "4k3/8/8/8/8/8/4P3/R3K3 w - - 99 80");
    play(&mut long, "Rb1");
    assert_eq!(long.verdict(), draw(Termination::FiftyMoves));
    let mut mate = game_under(Ruleset::AUTOMATIC, "7k/8/6K1/8/8/8/8/R7 w - - 99 80");
    play(&mut mate, "Ra8#");
    assert_eq!(mate.verdict().termination(), Some(Termination::Checkmate));
}
