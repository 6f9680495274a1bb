//! FIDE article 10: points.

use crate::games::new_game;
use rokade_rules::Color;
use rokade_rules::ending::{Outcome, Termination, Verdict};

/// One for a win, a half for a draw, nothing for a loss.
#[test]
fn law_10_1_one_half_nothing() {
    assert_eq!(Outcome::Win(Color::White).half_points(Color::White), 2);
    assert_eq!(Outcome::Win(Color::White).half_points(Color::Black), 0);
    assert_eq!(Color::ALL.map(|color| Outcome::Draw.half_points(color)), [1, 1]);
    let written = [Outcome::Win(Color::White), Outcome::Win(Color::Black), Outcome::Draw];
    assert_eq!(written.map(|outcome| outcome.to_string()), ["1-0", "0-1", "1/2-1/2"]);
}

/// An arbiter can let both lose; nobody's points then go to the other.
#[test]
fn law_10_2_never_more_than_one_game_gives() {
    let mut decided = new_game();
    let verdict = Verdict::Ended { outcome: Outcome::BothLose, termination: Termination::Arbiter };
    assert_eq!(decided.decide(Outcome::BothLose), Ok(verdict));
    assert_eq!(Color::ALL.map(|color| Outcome::BothLose.half_points(color)), [0, 0]);
    assert_eq!(Outcome::BothLose.to_string(), "0-0");
    for outcome in [Outcome::Win(Color::White), Outcome::Win(Color::Black), Outcome::Draw] {
        let total: u32 = Color::ALL.map(|color| outcome.half_points(color)).iter().sum();
        assert_eq!(total, 2);
    }
}
