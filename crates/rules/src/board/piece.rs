//! A piece: a kind and a color.

use super::{Color, Role};
use core::fmt;

/// A piece on the board. Law: FIDE 2.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// A piece of this color and kind.
    #[must_use]
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece { color, role }
    }

    /// The FEN letter: upper case for White, lower case for Black.
    #[must_use]
    pub const fn fen_letter(self) -> char {
        match self.color {
            Color::White => self.role.english_letter().to_ascii_uppercase(),
            Color::Black => self.role.english_letter(),
        }
    }

    /// The piece that a FEN letter stands for.
    ///
    /// ```
    /// use rokade_rules::{Color, Piece, Role};
    /// assert_eq!(Piece::from_fen_letter('N'), Some(Piece::new(Color::White, Role::Knight)));
    /// assert_eq!(Piece::from_fen_letter('x'), None);
    /// ```
    #[must_use]
    pub const fn from_fen_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_english_letter(letter) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role)
    }
}
