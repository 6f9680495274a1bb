//! What a position is worth, seen from White.
//!
//! The engine sees a position from the side to move; a review compares positions with different
//! sides to move, so it sees them all from one side.

use crate::calibration::on_the_published_scale;
use rokade_engine::Outlook;
use rokade_rules::notation::pgn::annotation::Score;
use rokade_rules::{Color, Position};

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Evaluation {
    /// Hundredths of a pawn, positive when good for White.
    Centipawns(i32),
    /// A forced mate.
    Mate {
        /// Who mates.
        by: Color,
        /// In so many of its own moves; 0 when the mate is on the board.
        moves: u32,
    },
}

/// Beyond this an advantage is as good as won, whatever its size.
///
/// Source: lichess-org/scalachess, `eval.scala`: evaluations are limited to ±1000.
pub const GREATEST_CP: i32 = 1_000;

impl Evaluation {
    /// What the initial position is taken to be worth: White has the move.
    ///
    /// Source: lichess-org/scalachess, `eval.scala`: `Cp.initial`.
    pub const INITIAL: Evaluation = Evaluation::Centipawns(15);

    /// A drawn game.
    pub const DRAW: Evaluation = Evaluation::Centipawns(0);

    /// What our engine says of a position, on the scale of the published formulas.
    #[must_use]
    pub fn by_our_engine(position: &Position, outlook: Outlook) -> Evaluation {
        let outlook = match outlook {
            Outlook::Centipawns(value) => {
                Outlook::Centipawns(on_the_published_scale(position, value))
            }
            mates => mates,
        };
        Evaluation::seen_by(position.turn(), outlook)
    }

    /// What an engine says of a position in which this side is to move, on the engine's own scale.
    #[must_use]
    pub const fn seen_by(turn: Color, outlook: Outlook) -> Evaluation {
        match (outlook, turn) {
            (Outlook::Centipawns(value), Color::White) => Evaluation::Centipawns(value),
            (Outlook::Centipawns(value), Color::Black) => Evaluation::Centipawns(-value),
            (Outlook::Mates { moves }, by) => Evaluation::Mate { by, moves },
            (Outlook::Mated { moves }, Color::White) => {
                Evaluation::Mate { by: Color::Black, moves }
            }
            (Outlook::Mated { moves }, Color::Black) => {
                Evaluation::Mate { by: Color::White, moves }
            }
        }
    }

    /// Hundredths of a pawn for a side, a mate counting as [`GREATEST_CP`] and nothing counting
    /// as more.
    #[must_use]
    pub fn centipawns_for(self, color: Color) -> i32 {
        let for_white = match self {
            Evaluation::Centipawns(value) => value.clamp(-GREATEST_CP, GREATEST_CP),
            Evaluation::Mate { by: Color::White, .. } => GREATEST_CP,
            Evaluation::Mate { by: Color::Black, .. } => -GREATEST_CP,
        };
        if color == Color::White { for_white } else { -for_white }
    }

    /// Who can force mate, if it has been seen.
    #[must_use]
    pub const fn mates(self) -> Option<Color> {
        match self {
            Evaluation::Centipawns(_) => None,
            Evaluation::Mate { by, .. } => Some(by),
        }
    }

    /// As a comment in PGN has it; none when the mate is on the board.
    #[must_use]
    pub fn to_score(self) -> Option<Score> {
        match self {
            Evaluation::Centipawns(value) => Some(Score::Centipawns(value)),
            Evaluation::Mate { moves: 0, .. } => None,
            Evaluation::Mate { by, moves } => {
                let moves = i32::try_from(moves).ok()?;
                Some(Score::MateIn(if by == Color::White { moves } else { -moves }))
            }
        }
    }
}

impl From<Score> for Evaluation {
    fn from(score: Score) -> Evaluation {
        match score {
            Score::Centipawns(value) => Evaluation::Centipawns(value),
            Score::MateIn(moves) => {
                let by = if moves < 0 { Color::Black } else { Color::White };
                Evaluation::Mate { by, moves: moves.unsigned_abs() }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_sees_a_position_from_the_side_to_move() {
        let black = |outlook| Evaluation::seen_by(Color::Black, outlook);
        assert_eq!(black(Outlook::Centipawns(35)), Evaluation::Centipawns(-35));
        let mates = Evaluation::Mate { by: Color::Black, moves: 2 };
        assert_eq!(black(Outlook::Mates { moves: 2 }), mates);
        let mated = Evaluation::Mate { by: Color::White, moves: 3 };
        assert_eq!(black(Outlook::Mated { moves: 3 }), mated);
        assert_eq!(mated.to_score().map(Evaluation::from), Some(mated));
        assert_eq!(mates.to_score(), Some(Score::MateIn(-2)));
    }

    #[test]
    fn nothing_counts_as_more_than_ten_pawns() {
        assert_eq!(Evaluation::Centipawns(2_345).centipawns_for(Color::Black), -1_000);
        let mate = Evaluation::Mate { by: Color::Black, moves: 9 };
        assert_eq!(mate.centipawns_for(Color::Black), 1_000);
    }
}
