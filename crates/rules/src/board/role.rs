//! The six kinds of pieces.

use core::fmt;

/// The kind of a piece, whatever its color. Law: FIDE 2.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Pawn (*pion*).
    Pawn,
    /// Knight (*paard*).
    Knight,
    /// Bishop (*loper*).
    Bishop,
    /// Rook (*toren*).
    Rook,
    /// Queen (*dame*).
    Queen,
    /// King (*koning*).
    King,
}

impl Role {
    /// All six kinds, from pawn to king.
    pub const ALL: [Role; 6] =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// What a pawn may become, the queen first. Law: FIDE 3.7.3.3.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// What it is worth in pawns, as players count; nothing for the king, which is never exchanged.
    /// A help, never a rule.
    ///
    /// ```
    /// use rokade_rules::Role;
    /// assert_eq!(Role::ALL.map(Role::points), [Some(1), Some(3), Some(3), Some(5), Some(9), None]);
    /// ```
    #[must_use]
    pub const fn points(self) -> Option<u32> {
        match self {
            Role::Pawn => Some(1),
            Role::Knight | Role::Bishop => Some(3),
            Role::Rook => Some(5),
            Role::Queen => Some(9),
            Role::King => None,
        }
    }

    /// The lower-case English letter that FEN and UCI use.
    #[must_use]
    pub const fn english_letter(self) -> char {
        match self {
            Role::Pawn => 'p',
            Role::Knight => 'n',
            Role::Bishop => 'b',
            Role::Rook => 'r',
            Role::Queen => 'q',
            Role::King => 'k',
        }
    }

    /// The kind that an English letter of either case stands for.
    #[must_use]
    pub const fn from_english_letter(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_lowercase() {
            'p' => Role::Pawn,
            'n' => Role::Knight,
            'b' => Role::Bishop,
            'r' => Role::Rook,
            'q' => Role::Queen,
            'k' => Role::King,
            _ => return None,
        })
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        })
    }
}
