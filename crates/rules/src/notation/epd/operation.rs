//! Operations and their operands, which can always be written.

use super::operands::{HALFMOVE_CLOCK, MOVE_NUMBER, VARIATION};
use crate::movement::Move;
use crate::notation::{Letters, san};
use crate::position::Position;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// The longest opcode. Source: PGN standard 16.2.4.
const LONGEST_OPCODE: usize = 15;

/// Something said of a position.
///
/// ```
/// use rokade_rules::notation::epd::{Operand, Operation};
///
/// let id = Operation::new("id", [Operand::Text("WAC.002".into())]).unwrap();
/// assert_eq!(id.to_string(), "id \"WAC.002\";");
/// assert!(Operation::new("id", [Operand::Text("a \"quote\"".into())]).is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Operation {
    opcode: String,
    operands: Vec<Operand>,
}

/// A part of what is said.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// Written in quotes.
    Text(String),
    /// Written without, such as a move or a number.
    Word(String),
}

impl Operand {
    /// What stands there, without quotes.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Operand::Text(text) | Operand::Word(text) => text,
        }
    }

    /// Whether reading would give it back.
    fn is_writable(&self) -> bool {
        match self {
            Operand::Text(text) => !text.contains(|c: char| c == '"' || c.is_control()),
            Operand::Word(word) => {
                let breaks =
                    |c: char| matches!(c, '"' | ';') || c.is_whitespace() || c.is_control();
                !word.is_empty() && !word.contains(breaks)
            }
        }
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operand::Text(text) => write!(f, "\"{text}\""),
            Operand::Word(word) => f.write_str(word),
        }
    }
}

/// An opcode or operand that EPD cannot say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnwritableOperation {
    /// The offending opcode or operand.
    pub text: String,
}

impl fmt::Display for UnwritableOperation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} cannot be written in an EPD operation", self.text)
    }
}

impl core::error::Error for UnwritableOperation {}

impl Operation {
    /// An opcode with its operands.
    ///
    /// # Errors
    ///
    /// [`UnwritableOperation`] if the opcode is not a letter and at most 14
    /// letters, digits or underscores, or is `hmvc` or `fmvn`, which belong to
    /// the position; or if an operand holds a quote or a control character, or
    /// a word is empty or holds a space or a semicolon.
    pub fn new(
        opcode: &str,
        operands: impl IntoIterator<Item = Operand>,
    ) -> Result<Operation, UnwritableOperation> {
        let operands = operands.into_iter().collect::<Vec<_>>();
        let of_position = matches!(opcode, HALFMOVE_CLOCK | MOVE_NUMBER);
        if of_position || !is_opcode(opcode) {
            return Err(UnwritableOperation { text: String::from(opcode) });
        }
        match operands.iter().find(|operand| !operand.is_writable()) {
            Some(operand) => Err(UnwritableOperation { text: String::from(operand.as_str()) }),
            None => Ok(Operation { opcode: String::from(opcode), operands }),
        }
    }

    /// An opcode with moves: with `pv` each is made after the one before, with
    /// any other all are made in the same position. They must be legal.
    ///
    /// # Errors
    ///
    /// [`UnwritableOperation`] as for [`Operation::new`].
    ///
    /// ```
    /// use rokade_rules::notation::{epd::Operation, uci_move};
    /// use rokade_rules::Position;
    /// let position = Position::initial();
    /// let best = ["e2e4", "g1f3"].map(|text| uci_move::read(text, &position).unwrap());
    /// let operation = Operation::of_moves("bm", &position, &best).unwrap();
    /// assert_eq!(operation.to_string(), "bm e4 Nf3;");
    /// ```
    pub fn of_moves(
        opcode: &str,
        position: &Position,
        moves: &[Move],
    ) -> Result<Operation, UnwritableOperation> {
        let mut position = *position;
        let words = moves.iter().map(|&chess_move| {
            let word = san::write(&position, chess_move, Letters::English).to_string();
            if opcode == VARIATION {
                position = position.after(chess_move);
            }
            Operand::Word(word)
        });
        Operation::new(opcode, words)
    }

    /// What kind of thing is said.
    #[must_use]
    pub fn opcode(&self) -> &str {
        &self.opcode
    }

    /// What is said.
    #[must_use]
    pub fn operands(&self) -> &[Operand] {
        &self.operands
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.opcode)?;
        self.operands.iter().try_for_each(|operand| write!(f, " {operand}"))?;
        f.write_str(";")
    }
}

/// Whether this can be an opcode.
pub(super) fn is_opcode(text: &str) -> bool {
    text.len() <= LONGEST_OPCODE
        && text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}
