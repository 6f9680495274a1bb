//! FIDE articles 6.8 and 6.9 and Guidelines III.3.1: what a fallen flag decides.

use crate::games::{game, new_game, play};
use rokade_rules::Color;
use rokade_rules::ending::{BothFlags, GuidelinesIii, Outcome, Termination, Verdict, both_flags};

fn ended(outcome: Outcome, termination: Termination) -> Verdict {
    Verdict::Ended { outcome, termination }
}

/// A flag that is seen to have fallen after mate, stalemate, a dead position, resignation or
/// agreement changes nothing.
#[test]
fn law_6_8_an_earlier_ending_stands() {
    let mut mated = new_game();
    play(&mut mated, "f3 e5 g4 Qh4#");
    let verdict = mated.verdict();
    assert!(mated.flag_fell(Color::Black).is_err());
    assert_eq!(mated.verdict(), verdict);
    assert_eq!(verdict, ended(Outcome::Win(Color::Black), Termination::Checkmate));

    for fen in ["7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "8/8/4k3/8/8/3K4/8/8 w - - 0 1"] {
        let mut drawn = game(fen);
        assert!(drawn.flag_fell(Color::White).is_err());
        assert_eq!(drawn.verdict().outcome(), Some(Outcome::Draw));
    }
    let mut resigned = new_game();
    assert!(resigned.resign(Color::White).is_ok());
    assert!(resigned.flag_fell(Color::Black).is_err());
    assert_eq!(resigned.verdict().outcome(), Some(Outcome::Win(Color::Black)));
}

/// Whose flag falls loses.
#[test]
fn law_6_9_flag_fall_loses() {
    let mut late = new_game();
    play(&mut late, "e4");
    let verdict = ended(Outcome::Win(Color::White), Termination::FlagFall);
    assert_eq!(late.flag_fell(Color::Black), Ok(verdict));
}

/// But it is a draw when the opponent could not mate by any series of legal moves: a bare king, or
/// a lone knight against queens.
#[test]
fn law_6_9_flag_fall_draws_when_the_opponent_cannot_mate() {
    for fen in [
        "7k/8/8/8/8/8/R7/K7 w - - 0 1",
        "7k/8/8/8/8/8/Q7/K5n1 w - - 0 1",
        "7k/8/8/8/8/8/Q7/KQ4n1 w - - 0 1",
    ] {
        let mut late = game(fen);
        let verdict = ended(Outcome::Draw, Termination::FlagFall);
        assert_eq!(late.flag_fell(Color::White), Ok(verdict), "{fen}");
    }
}

/// A lone knight is enough to lose against while some helpmate exists: the flag's owner has a pawn
/// that can wall in its own king.
#[test]
fn law_6_9_only_a_knight_may_be_enough() {
    for fen in ["7k/8/8/8/8/8/P7/K5n1 w - - 0 1", "7k/8/8/8/8/8/R7/K5n1 w - - 0 1"] {
        let mut late = game(fen);
        let verdict = ended(Outcome::Win(Color::Black), Termination::FlagFall);
        assert_eq!(late.flag_fell(Color::White), Ok(verdict), "{fen}");
    }
}

/// Both flags: the clock decides if it shows which fell first; else play goes on, but is drawn in
/// the last period, where Guidelines III were announced.
#[test]
fn guidelines_iii_3_1_both_flags() {
    use GuidelinesIii::{EarlierPeriod, LastPeriod, NotInForce};
    for guidelines in [NotInForce, EarlierPeriod, LastPeriod] {
        for color in Color::ALL {
            assert_eq!(both_flags(Some(color), guidelines), BothFlags::FellFirst(color));
        }
    }
    assert_eq!(both_flags(None, EarlierPeriod), BothFlags::GoesOn);
    assert_eq!(both_flags(None, LastPeriod), BothFlags::Drawn);
    assert_eq!(both_flags(None, NotInForce), BothFlags::ArbiterDecides);

    let mut both = new_game();
    let verdict = ended(Outcome::Draw, Termination::BothFlags);
    assert_eq!(both.both_flags_fell(), Ok(verdict));
}
