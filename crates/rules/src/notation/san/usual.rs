//! The usual spellings of a move, read straight from bytes.
//!
//! Nearly every move in every file is written in one of a dozen shapes. They
//! are matched here as a whole, without a cursor and without decoding; what
//! has another shape is left to [`parse`](super::parse), which knows all of
//! them. A test holds the two against each other: what is understood here is
//! understood there, and as the same.

use super::parse::{Going, Spoken};
use crate::board::{File, Rank, Role, Square, SquareSet};
use crate::movement::CastlingSide;
use crate::notation::Letters;

/// What a text in one of the usual shapes says; `None` for any other shape.
#[inline]
pub(super) fn usual(text: &[u8], letters: Letters) -> Option<Spoken> {
    let unmarked = match text {
        [unmarked @ .., b'+' | b'#'] => unmarked,
        _ => text,
    };
    // A name of its own for each part of a shape: `p` a piece, `f` and `r` file
    // and rank of the origin, `x` and `y` file and rank of the goal.
    Some(Spoken::Goes(match *unmarked {
        [b'O', b'-', b'O'] => return Some(Spoken::Castle(CastlingSide::Short)),
        [b'O', b'-', b'O', b'-', b'O'] => return Some(Spoken::Castle(CastlingSide::Long)),
        [x, y] => pawn(square(x, y)?),
        [f, b'x', x, y] if is_file(f) => capture(f, square(x, y)?),
        [x, y, b'=', p] => promoted(p, letters, pawn(square(x, y)?))?,
        [f, b'x', x, y, b'=', p] if is_file(f) => promoted(p, letters, capture(f, square(x, y)?))?,
        [p, x, y] | [p, b'x', x, y] => piece(p, SquareSet::FULL, letters, square(x, y)?)?,
        [p, f, x, y] | [p, f, b'x', x, y] if is_file(f) => {
            piece(p, on_file(f), letters, square(x, y)?)?
        }
        [p, r, x, y] | [p, r, b'x', x, y] if is_rank(r) => {
            piece(p, on_rank(r), letters, square(x, y)?)?
        }
        _ => return None,
    }))
}

#[inline]
const fn is_file(byte: u8) -> bool {
    matches!(byte, b'a'..=b'h')
}

#[inline]
const fn is_rank(byte: u8) -> bool {
    matches!(byte, b'1'..=b'8')
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file < 8 && rank < 8).then(|| Square::from_low_bits(rank * 8 + file))
}

/// A pawn that goes straight ahead.
#[inline]
const fn pawn(to: Square) -> Going {
    Going { role: Role::Pawn, from: SquareSet::file(to.file()), to, promotion: None }
}

/// A pawn that captures; it never stays on its file.
#[inline]
fn capture(file: u8, to: Square) -> Going {
    Going { from: on_file(file) - SquareSet::file(to.file()), ..pawn(to) }
}

/// Whether a piece captures changes nothing about which one is meant.
#[inline]
fn piece(letter: u8, from: SquareSet, letters: Letters, to: Square) -> Option<Going> {
    match letters.role_of(char::from(letter))? {
        Role::Pawn => None,
        role => Some(Going { role, from, to, promotion: None }),
    }
}

#[inline]
fn promoted(letter: u8, letters: Letters, going: Going) -> Option<Going> {
    let promotion = Some(letters.role_of(char::from(letter))?);
    Some(Going { promotion, ..going })
}

#[inline]
const fn on_file(letter: u8) -> SquareSet {
    SquareSet::file(File::ALL[(letter.wrapping_sub(b'a') & 7) as usize])
}

#[inline]
const fn on_rank(digit: u8) -> SquareSet {
    SquareSet::rank(Rank::ALL[(digit.wrapping_sub(b'1') & 7) as usize])
}

#[cfg(test)]
mod tests {
    use super::super::parse::parse;
    use super::*;
    use alloc::string::String;
    use alloc::vec::Vec;

    fn tolerantly(text: &str, letters: Letters) -> Option<Spoken> {
        parse(text, letters).ok()
    }

    /// Every text of up to six signs that moves are written with, as far as
    /// its shape can matter: one file, rank and piece stand for all.
    #[test]
    fn whatever_is_understood_is_understood_as_by_the_tolerant_reading() {
        const SIGNS: &str = "a18xNPO-=+";
        let mut texts = Vec::from([String::new()]);
        let mut understood = 0;
        for _ in 0..6 {
            texts = texts
                .iter()
                .flat_map(|text| {
                    SIGNS.chars().map(move |sign| text.clone() + sign.encode_utf8(&mut [0; 4]))
                })
                .collect();
            for text in &texts {
                for letters in [Letters::English, Letters::Dutch] {
                    if let Some(spoken) = usual(text.as_bytes(), letters) {
                        assert_eq!(tolerantly(text, letters), Some(spoken), "{text}");
                        understood += 1;
                    }
                }
            }
        }
        assert!(understood > 100, "{understood}");
    }

    #[test]
    fn the_usual_shapes_are_understood() {
        for text in [
            "e4", "exd5", "Nf3", "Nxf3+", "Nbd2", "N1d2", "Nbxd2#", "N1xd2", "e8=Q", "exd8=N+",
            "O-O", "O-O-O+",
        ] {
            let spoken = usual(text.as_bytes(), Letters::English);
            assert!(spoken.is_some(), "{text}");
            assert_eq!(spoken, tolerantly(text, Letters::English), "{text}");
        }
        for text in ["", "Pe4", "e2e4", "Ng1f3", "0-0", "e8Q", "♘f3", "Nf3!", "Nf9"] {
            assert_eq!(usual(text.as_bytes(), Letters::English), None, "{text}");
        }
    }
}
