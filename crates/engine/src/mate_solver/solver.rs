//! The questions that can be asked about mates.

use super::effort::{Effort, EffortSpent, Purse};
use super::proof::{Proof, Question};
use super::table::{Side, Table};
use crate::hash_table::HashSize;
use rokade_rules::{Move, Position};

/// Proves mates, or that there are none. It remembers what it has proved, so
/// one solver should be kept for related questions.
///
/// ```
/// use rokade_engine::{Effort, MateFinding, MateSolver};
/// use rokade_rules::Position;
/// use rokade_rules::notation::fen;
/// use rokade_rules::position::CastlingMode;
///
/// let text = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";
/// let position = fen::read(text, CastlingMode::Standard)?;
/// let mut solver = MateSolver::default();
/// let effort = Effort::positions(100_000);
/// let finding = solver.mates(&position, 5, &effort);
/// assert_eq!(finding, MateFinding::Mate { moves: 2 });
/// assert_eq!(solver.first_moves(&position, 2, &effort)?.len(), 2);
/// assert_eq!(solver.line(&position, 2, &effort)?.len(), 3);
/// assert_eq!(solver.mates(&Position::initial(), 2, &effort), MateFinding::Absent);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct MateSolver {
    table: Table,
}

/// What was proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MateFinding {
    /// There is a mate in exactly so many moves of the mating side: one in
    /// fewer can be avoided.
    Mate {
        /// Counting the mating move; 0 if it is mate already.
        moves: u32,
    },
    /// There is no mate in as many moves as were asked about.
    Absent,
    /// The effort was spent before it was decided.
    Open {
        /// Mates in up to so many moves are known to be absent.
        absent_up_to: u32,
    },
}

/// The longest mate that can be asked about, in moves.
const LONGEST_MATE_MOVES: u32 = 64;

impl MateSolver {
    /// A solver that has proved nothing yet. Eight mebibytes do for mates in
    /// five.
    #[must_use]
    pub fn new(size: HashSize) -> MateSolver {
        MateSolver { table: Table::new(size) }
    }

    /// Whether the side to move can force mate in at most so many moves (64 at
    /// the most), and in how many.
    pub fn mates(&mut self, position: &Position, at_most: u32, effort: &Effort) -> MateFinding {
        self.shortest(position, Side::Attacker, 1..=bounded(at_most), effort)
    }

    /// Whether the side to move is mated in at most so many moves of its
    /// opponent (64 at the most) whatever it does, and in how many.
    pub fn is_mated(&mut self, position: &Position, at_most: u32, effort: &Effort) -> MateFinding {
        self.shortest(position, Side::Defender, 0..=bounded(at_most), effort)
    }

    /// All moves after which the side to move still mates in at most so many
    /// moves, this one included.
    ///
    /// # Errors
    ///
    /// [`EffortSpent`], when not all moves could be decided.
    pub fn first_moves(
        &mut self,
        position: &Position,
        within: u32,
        effort: &Effort,
    ) -> Result<Vec<Move>, EffortSpent> {
        let mut proof = Proof { table: &mut self.table, purse: Purse::of(effort) };
        let question = Question::about(*position, Side::Attacker, bounded(within));
        if question.left == 0 {
            return Ok(Vec::new());
        }
        let mut mating = Vec::new();
        for chess_move in position.legal_moves() {
            if proof.is_mate(&question.after(chess_move))? {
                mating.push(chess_move);
            }
        }
        Ok(mating)
    }

    /// A line of best play to the mate: the attacker mates in exactly so many
    /// moves, as [`MateSolver::mates`] has found, and the defender holds out as
    /// long as possible. Empty if there is no such mate.
    ///
    /// # Errors
    ///
    /// [`EffortSpent`], when the line could not be followed to its end.
    pub fn line(
        &mut self,
        position: &Position,
        moves: u32,
        effort: &Effort,
    ) -> Result<Vec<Move>, EffortSpent> {
        let mut proof = Proof { table: &mut self.table, purse: Purse::of(effort) };
        let mut question = Question::about(*position, Side::Attacker, bounded(moves));
        let mut line = Vec::new();
        while let Some(chess_move) = next_of_line(&mut proof, &question)? {
            line.push(chess_move);
            question = question.after(chess_move);
        }
        Ok(line)
    }

    /// Forgets everything.
    pub fn forget(&mut self) {
        self.table.forget();
    }

    /// Asks about longer and longer mates.
    fn shortest(
        &mut self,
        position: &Position,
        side: Side,
        range: core::ops::RangeInclusive<u8>,
        effort: &Effort,
    ) -> MateFinding {
        let mut proof = Proof { table: &mut self.table, purse: Purse::of(effort) };
        let mut absent_up_to = 0;
        for left in range {
            match proof.is_mate(&Question::about(*position, side, left)) {
                Ok(true) => return MateFinding::Mate { moves: u32::from(left) },
                Ok(false) => absent_up_to = u32::from(left),
                Err(_) => return MateFinding::Open { absent_up_to },
            }
        }
        MateFinding::Absent
    }
}

impl Default for MateSolver {
    /// With a table for mates in five.
    fn default() -> MateSolver {
        MateSolver::new(HashSize::mebibytes(8))
    }
}

fn bounded(moves: u32) -> u8 {
    moves.min(LONGEST_MATE_MOVES) as u8
}

/// The attacker's first move that keeps the mate, or the defender's reply that
/// puts it off as long as possible.
fn next_of_line(proof: &mut Proof<'_>, question: &Question) -> Result<Option<Move>, EffortSpent> {
    let moves = question.position.legal_moves();
    for &chess_move in &moves {
        let after = question.after(chess_move);
        let is_best = match question.side {
            Side::Attacker => question.left > 0 && proof.is_mate(&after)?,
            Side::Defender => {
                let sooner = Question { left: question.left.saturating_sub(1), ..after };
                !proof.is_mate(&sooner)?
            }
        };
        if is_best {
            return Ok(Some(chess_move));
        }
    }
    Ok(None)
}
