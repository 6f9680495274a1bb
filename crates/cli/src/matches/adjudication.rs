//! Ending games early, where both engines agree how they stand. Off unless
//! asked for: it saves time and can be wrong.

use std::str::FromStr;

use rokade_rules::Color;
use rokade_rules::ending::Outcome;
use rokade_uci::client::Worth;

/// When a game is taken as lost: so many centipawns behind for so many moves in
/// a row, by the word of both sides. Typed as `600,4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Resigning {
    centipawns: i32,
    moves: usize,
}

/// When a game is taken as drawn: from this move on, at most so many centipawns
/// apart for so many moves in a row. Typed as `10,8,40`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Drawing {
    centipawns: i32,
    moves: usize,
    from_move: usize,
}

/// A text that is none of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BadRule;

impl std::fmt::Display for BadRule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("expected whole numbers with commas")
    }
}

impl std::error::Error for BadRule {}

impl FromStr for Resigning {
    type Err = BadRule;

    fn from_str(text: &str) -> Result<Self, BadRule> {
        let [centipawns, moves] = numbers(text)?;
        Ok(Self { centipawns: at_most_i32(centipawns), moves: moves.max(1) })
    }
}

impl FromStr for Drawing {
    type Err = BadRule;

    fn from_str(text: &str) -> Result<Self, BadRule> {
        let [centipawns, moves, from_move] = numbers(text)?;
        Ok(Self { centipawns: at_most_i32(centipawns), moves: moves.max(1), from_move })
    }
}

fn numbers<const N: usize>(text: &str) -> Result<[usize; N], BadRule> {
    let numbers: Result<Vec<usize>, _> = text.split(',').map(|part| part.trim().parse()).collect();
    numbers.map_err(|_| BadRule)?.try_into().map_err(|_| BadRule)
}

fn at_most_i32(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// Which rules are in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Adjudication {
    pub(super) resigning: Option<Resigning>,
    pub(super) drawing: Option<Drawing>,
}

impl Adjudication {
    /// What is decided after these half-moves, of which each tells what the
    /// side that made it thought the position was worth to itself.
    pub(super) fn decide(&self, thoughts: &[Option<Worth>], last: Color) -> Option<Outcome> {
        self.is_lost(thoughts, last).or_else(|| self.is_drawn(thoughts))
    }

    fn is_lost(&self, thoughts: &[Option<Worth>], last: Color) -> Option<Outcome> {
        let Resigning { centipawns, moves } = self.resigning?;
        let recent = thoughts.len().checked_sub(2 * moves)?;
        // The side that moved last is the one that thinks it wins, or the other one is.
        [last, !last].into_iter().map(Outcome::Win).zip([1, -1]).find_map(|(outcome, sign)| {
            let mut recent = thoughts[recent..].iter().rev().zip([sign, -sign].into_iter().cycle());
            let agrees = |(thought, sign): (&Option<Worth>, i32)| {
                thought.is_some_and(|worth| sign * value(worth) >= centipawns)
            };
            recent.all(agrees).then_some(outcome)
        })
    }

    fn is_drawn(&self, thoughts: &[Option<Worth>]) -> Option<Outcome> {
        let Drawing { centipawns, moves, from_move } = self.drawing?;
        let recent = thoughts.len().checked_sub(2 * moves)?;
        let is_level =
            |worth: &Option<Worth>| worth.is_some_and(|worth| value(worth).abs() <= centipawns);
        (thoughts.len() >= 2 * from_move && thoughts[recent..].iter().all(is_level))
            .then_some(Outcome::Draw)
    }
}

/// A mate is worth more than any advantage.
fn value(worth: Worth) -> i32 {
    /// More than engines tell without a mate, and far from overflowing.
    const MATE: i32 = 1_000_000;
    match worth {
        Worth::Centipawns(value) => value.clamp(-MATE, MATE),
        Worth::Mate(moves) if moves > 0 => MATE,
        Worth::Mate(_) => -MATE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thoughts(values: &[i32]) -> Vec<Option<Worth>> {
        values.iter().map(|&value| Some(Worth::Centipawns(value))).collect()
    }

    #[test]
    fn a_game_is_lost_when_both_say_so_long_enough() {
        let rule =
            Adjudication { resigning: Some("600,2".parse().unwrap()), ..Adjudication::default() };
        let decide = |values: &[i32]| rule.decide(&thoughts(values), Color::White);
        assert_eq!(decide(&[-700, 650, -900, 900]), Some(Outcome::Win(Color::White)));
        assert_eq!(decide(&[700, -650, 900, -900]), Some(Outcome::Win(Color::Black)));
        assert_eq!(decide(&[-700, 650, -500, 900]), None);
        assert_eq!(decide(&[650, -900, 900]), None);
        let mut silent = thoughts(&[-700, 650, -900, 900]);
        silent[1] = None;
        assert_eq!(rule.decide(&silent, Color::White), None);
        silent[1] = Some(Worth::Mate(3));
        assert!(rule.decide(&silent, Color::White).is_some());
    }

    #[test]
    fn a_game_is_drawn_when_both_say_so_late_enough() {
        let rule =
            Adjudication { drawing: Some("10,2,3".parse().unwrap()), ..Adjudication::default() };
        let decide = |values: &[i32]| rule.decide(&thoughts(values), Color::Black);
        assert_eq!(decide(&[90, -90, 5, -10, 0, 3]), Some(Outcome::Draw));
        assert_eq!(decide(&[5, -10, 0, 3]), None);
        assert_eq!(decide(&[90, -90, 5, -11, 0, 3]), None);
    }

    #[test]
    fn nothing_is_decided_unless_asked() {
        assert_eq!(Adjudication::default().decide(&thoughts(&[-9_000; 400]), Color::White), None);
    }

    #[test]
    fn rules_are_numbers() {
        for bad in ["", "600", "600,x", "600,2,3", "-1,2"] {
            assert_eq!(bad.parse::<Resigning>(), Err(BadRule), "{bad}");
        }
    }
}
