//! What programs put into comments: clocks, times, evaluations.
//!
//! A comment may hold commands such as `[%clk 0:01:00]` among its words. The
//! reader hands comments on as they are; here their commands are told apart
//! and, where they are known, understood.
//!
//! Source: *Proposals for extensions to the PGN specification*, 2001 (`clk`,
//! `emt`, `egt`, `mct`); `eval` is the custom of chess servers.

mod command;
mod evaluation;
mod time;

pub use command::{Command, commands, words};
pub use evaluation::{Evaluation, Score};

use crate::clock::Millis;
use alloc::string::String;
use core::fmt;

/// A command that is understood.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Annotation {
    /// `clk`: what the clock of the side that moved shows after the move.
    Clock(Millis),
    /// `emt`: how long the move took.
    MoveTime(Millis),
    /// `eval`: how a program judges the position after the move.
    Evaluation(Evaluation),
}

/// A known command whose operand makes no sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadAnnotation {
    /// Where the operand begins in the comment, in bytes from 1.
    pub column: usize,
    /// The operand.
    pub text: String,
    /// What was expected.
    pub expected: Expected,
}

/// What a command wants behind its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// A time such as `0:01:00`.
    Time,
    /// An evaluation such as `0.35` or `#-3`.
    Evaluation,
}

impl fmt::Display for BadAnnotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}, {:?}: expected ", self.column, self.text)?;
        f.write_str(match self.expected {
            Expected::Time => "a time such as 0:01:00",
            Expected::Evaluation => "an evaluation such as 0.35 or #-3",
        })
    }
}

impl core::error::Error for BadAnnotation {}

impl Annotation {
    /// What a command says; `None` if it is not one of these three.
    ///
    /// # Errors
    ///
    /// [`BadAnnotation`] if it is, and its operand makes no sense.
    pub fn of(command: Command<'_>) -> Option<Result<Annotation, BadAnnotation>> {
        let (read, expected) = match command.name {
            "clk" => (time::read(command.operand).map(Annotation::Clock), Expected::Time),
            "emt" => (time::read(command.operand).map(Annotation::MoveTime), Expected::Time),
            "eval" => {
                let read = Evaluation::read(command.operand).map(Annotation::Evaluation);
                (read, Expected::Evaluation)
            }
            _ => return None,
        };
        Some(read.ok_or_else(|| BadAnnotation {
            column: command.operand_column,
            text: String::from(command.operand),
            expected,
        }))
    }
}

/// Everything in a comment that is understood, in its order.
///
/// ```
/// use rokade_rules::clock::Millis;
/// use rokade_rules::notation::pgn::annotation::{Annotation, annotations};
///
/// let comment = "[%eval 0.3] a good move [%clk 0:01:00]";
/// let all: Vec<Annotation> = annotations(comment).collect::<Result<_, _>>()?;
/// assert_eq!(all[1], Annotation::Clock(Millis::from_mins(1)));
/// assert_eq!(all[0].to_string(), "[%eval 0.30]");
///
/// let error = annotations("[%clk soon]").next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "column 7, \"soon\": expected a time such as 0:01:00");
/// # Ok::<(), rokade_rules::notation::pgn::annotation::BadAnnotation>(())
/// ```
pub fn annotations(comment: &str) -> impl Iterator<Item = Result<Annotation, BadAnnotation>> {
    commands(comment).filter_map(Annotation::of)
}

/// As it is written into a comment.
impl fmt::Display for Annotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Annotation::Clock(time) => write!(f, "[%clk {time}]"),
            Annotation::MoveTime(time) => write!(f, "[%emt {time}]"),
            Annotation::Evaluation(evaluation) => write!(f, "[%eval {evaluation}]"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn what_is_written_is_read() {
        let scores = [Score::Centipawns(-1), Score::Centipawns(35), Score::MateIn(-3)];
        let evaluations = scores
            .into_iter()
            .flat_map(|score| [None, Some(21)].map(|depth_plies| Evaluation { score, depth_plies }))
            .map(Annotation::Evaluation);
        let times = [0, 1, 999, 59_500, 3_599_000, 36_000_000].map(Millis::new);
        let times = times.into_iter().flat_map(|t| [Annotation::Clock(t), Annotation::MoveTime(t)]);
        for annotation in evaluations.chain(times) {
            let text = annotation.to_string();
            let read: Vec<_> = annotations(&text).collect();
            assert_eq!(read, [Ok(annotation)], "{text}");
        }
    }

    #[test]
    fn what_is_not_known_is_passed_over_and_what_is_wrong_is_told() {
        let comment = "[%cal Ge2e4] [%clk] [%eval +0.16] [%emt 1:75] words";
        let read: Vec<_> = annotations(comment).collect();
        let bad = |column, text: &str, expected| {
            Err(BadAnnotation { column, text: text.to_string(), expected })
        };
        let evaluation = Evaluation { score: Score::Centipawns(16), depth_plies: None };
        assert_eq!(
            read,
            [
                bad(19, "", Expected::Time),
                Ok(Annotation::Evaluation(evaluation)),
                bad(41, "1:75", Expected::Time),
            ]
        );
    }
}
