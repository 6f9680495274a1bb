//! A position and what is said of it.

use super::operands::{self, Wanted};
use super::operation::{Operand, Operation};
use crate::movement::Move;
use crate::notation::fen;
use crate::position::Position;
use alloc::vec::Vec;
use core::fmt;

/// A position with operations, in the order of the line.
///
/// Shown with `Display` it is a line of EPD that [`read`](super::read()) gives
/// back, if the moves are spelled as they should be.
///
/// ```
/// use rokade_rules::notation::epd::{Epd, Operand, Operation};
/// use rokade_rules::Position;
///
/// let id = Operation::new("id", [Operand::Text("start".into())]).unwrap();
/// let epd = Epd::new(Position::initial()).with(id);
/// assert_eq!(
///     epd.to_string(),
///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"start\";"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epd {
    position: Position,
    operations: Vec<Operation>,
}

impl Epd {
    /// A position of which nothing is said.
    #[must_use]
    pub const fn new(position: Position) -> Epd {
        Epd { position, operations: Vec::new() }
    }

    /// The same with one more operation, in place of any with the same opcode.
    #[must_use]
    pub fn with(mut self, operation: Operation) -> Epd {
        match self.operations.iter_mut().find(|known| known.opcode() == operation.opcode()) {
            Some(known) => *known = operation,
            None => self.operations.push(operation),
        }
        self
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Everything that is said, `hmvc` and `fmvn` excepted.
    #[must_use]
    pub fn operations(&self) -> &[Operation] {
        &self.operations
    }

    /// What is said under an opcode.
    #[must_use]
    pub fn operation(&self, opcode: &str) -> Option<&Operation> {
        self.operations.iter().find(|operation| operation.opcode() == opcode)
    }

    /// The first operand of an opcode, such as the text of `id`.
    #[must_use]
    pub fn text(&self, opcode: &str) -> Option<&str> {
        self.operation(opcode)?.operands().first().map(Operand::as_str)
    }

    /// The number of an opcode, such as the centipawns of `ce`.
    #[must_use]
    pub fn number(&self, opcode: &str) -> Option<i64> {
        self.text(opcode)?.parse().ok()
    }

    /// The moves of an opcode, such as `bm`; with `pv` each is made after the
    /// one before. `None` if the opcode is not there or has an operand that is
    /// no legal move.
    ///
    /// ```
    /// use rokade_rules::notation::epd;
    /// use rokade_rules::position::CastlingMode;
    /// use rokade_rules::Square;
    ///
    /// let line = "8/7p/5k2/5p2/p1p2P2/Pr1pPK2/1P1R3P/8 b - - bm Rxb2;";
    /// let epd = epd::read(line, CastlingMode::Standard).unwrap();
    /// assert_eq!(epd.moves("bm").unwrap()[0].to(), Square::B2);
    /// ```
    #[must_use]
    pub fn moves(&self, opcode: &str) -> Option<Vec<Move>> {
        let operands = self.operation(opcode)?.operands();
        let wanted = Wanted::by(opcode);
        operands::moves(wanted, &self.position, operands).collect::<Result<_, _>>().ok()
    }
}

impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fen::write(&self.position).write_four_fields(f)?;
        self.operations.iter().try_for_each(|operation| write!(f, " {operation}"))?;
        let (clock, number) = (self.position.halfmove_clock(), self.position.fullmove_number());
        // What is not said is a clock at 0 and move 1.
        if number != 1 {
            write!(f, " {} {number};", operands::MOVE_NUMBER)?;
        }
        if clock != 0 {
            write!(f, " {} {clock};", operands::HALFMOVE_CLOCK)?;
        }
        Ok(())
    }
}
