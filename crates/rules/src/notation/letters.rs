//! What the pieces are called in moves that people read.
//!
//! Law: FIDE Appendix C.2 and C.3 (letters of the player's own language,
//! figurines in print), C.4 (pawns have no letter).

use crate::board::Role;

/// A set of letters for the pieces.
///
/// Letters are always an argument, never a guess: `P` is a knight in Dutch
/// (*paard*) and, where somebody names a pawn at all, a pawn in English.
///
/// ```
/// use rokade_rules::{notation::Letters, Role};
/// assert_eq!(Letters::Dutch.letter(Role::Knight), Some('P'));
/// assert_eq!(Letters::Dutch.role_of('P'), Some(Role::Knight));
/// assert_eq!(Letters::English.role_of('P'), Some(Role::Pawn));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Letters {
    /// K D T L P: *koning, dame, toren, loper, paard*.
    Dutch,
    /// K Q R B N, the letters of PGN.
    #[default]
    English,
    /// ♔ ♕ ♖ ♗ ♘, which need no language.
    Figurine,
}

impl Letters {
    /// The three sets.
    pub const ALL: [Letters; 3] = [Letters::Dutch, Letters::English, Letters::Figurine];

    /// The letter of a piece; a pawn has none. Law: FIDE Appendix C.2–C.4.
    ///
    /// ```
    /// use rokade_rules::{notation::Letters, Role};
    /// assert_eq!(Letters::Figurine.letter(Role::Queen), Some('♕'));
    /// assert_eq!(Letters::English.letter(Role::Pawn), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn letter(self, role: Role) -> Option<char> {
        let [queen, rook, bishop, knight, king] = match self {
            Letters::Dutch => ['D', 'T', 'L', 'P', 'K'],
            Letters::English => ['Q', 'R', 'B', 'N', 'K'],
            Letters::Figurine => ['♕', '♖', '♗', '♘', '♔'],
        };
        Some(match role {
            Role::Pawn => return None,
            Role::Knight => knight,
            Role::Bishop => bishop,
            Role::Rook => rook,
            Role::Queen => queen,
            Role::King => king,
        })
    }

    /// The piece that a letter stands for. Figurines of either color are read;
    /// so is a letter for the pawn, which is never written.
    ///
    /// ```
    /// use rokade_rules::{notation::Letters, Role};
    /// assert_eq!(Letters::Dutch.role_of('L'), Some(Role::Bishop));
    /// assert_eq!(Letters::Dutch.role_of('B'), None);
    /// assert_eq!(Letters::Figurine.role_of('♞'), Some(Role::Knight));
    /// ```
    #[must_use]
    #[inline]
    pub const fn role_of(self, letter: char) -> Option<Role> {
        Some(match (self, letter) {
            (Letters::Dutch | Letters::English, 'K') | (Letters::Figurine, '♔' | '♚') => {
                Role::King
            }
            (Letters::Dutch, 'D') | (Letters::English, 'Q') | (Letters::Figurine, '♕' | '♛') => {
                Role::Queen
            }
            (Letters::Dutch, 'T') | (Letters::English, 'R') | (Letters::Figurine, '♖' | '♜') => {
                Role::Rook
            }
            (Letters::Dutch, 'L') | (Letters::English, 'B') | (Letters::Figurine, '♗' | '♝') => {
                Role::Bishop
            }
            (Letters::Dutch, 'P') | (Letters::English, 'N') | (Letters::Figurine, '♘' | '♞') => {
                Role::Knight
            }
            (Letters::English, 'P') | (Letters::Figurine, '♙' | '♟') => Role::Pawn,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_stands_for_the_piece_it_was_written_for() {
        for letters in Letters::ALL {
            for role in Role::ALL {
                if let Some(letter) = letters.letter(role) {
                    assert_eq!(letters.role_of(letter), Some(role), "{letters:?} {letter}");
                }
            }
        }
    }

    #[test]
    fn no_set_reads_the_letters_of_another() {
        for letter in ['Q', 'R', 'B', 'N', '♕'] {
            assert_eq!(Letters::Dutch.role_of(letter), None);
        }
        for letter in ['D', 'T', 'L', '♘'] {
            assert_eq!(Letters::English.role_of(letter), None);
        }
    }
}
