//! Files, ranks and squares.
//!
//! Law: FIDE 2.4 and Appendix C.3–C.5: files are lettered a to h from White's
//! left to right, ranks numbered 1 to 8 from White's side.

use super::Color;
use core::fmt;
use core::str::FromStr;

/// One of the eight files, lettered from White's left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// The eight files from a to h.
    pub const ALL: [File; 8] =
        [File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H];

    /// The file's letter, `a` to `h`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file of a letter of either case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<File> {
        let letter = letter.to_ascii_lowercase();
        match letter {
            'a'..='h' => Some(File::ALL[(letter as u8 - b'a') as usize]),
            _ => None,
        }
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One of the eight ranks, numbered from White's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// The eight ranks from White's side to Black's.
    pub const ALL: [Rank; 8] = [
        Rank::First,
        Rank::Second,
        Rank::Third,
        Rank::Fourth,
        Rank::Fifth,
        Rank::Sixth,
        Rank::Seventh,
        Rank::Eighth,
    ];

    /// The rank's number, `1` to `8`.
    #[must_use]
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The rank of a digit `1` to `8`.
    #[must_use]
    pub const fn from_digit(digit: char) -> Option<Rank> {
        match digit {
            '1'..='8' => Some(Rank::ALL[(digit as u8 - b'1') as usize]),
            _ => None,
        }
    }

    /// This rank counted from `color`'s own side: White's second is Black's seventh.
    ///
    /// ```
    /// use rokade_rules::{Color, Rank};
    /// assert_eq!(Rank::First.seen_by(Color::Black), Rank::Eighth);
    /// ```
    #[must_use]
    pub const fn seen_by(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank::ALL[7 - self as usize],
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

/// One of the 64 squares. Its number counts a1, b1 … h1, a2 … h8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[rustfmt::skip]
#[expect(missing_docs, reason = "the names say it")]
pub enum Square {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
}

use Square as S;

impl Square {
    /// All squares in the order of their numbers.
    #[rustfmt::skip]
    pub const ALL: [Square; 64] = [
        S::A1, S::B1, S::C1, S::D1, S::E1, S::F1, S::G1, S::H1,
        S::A2, S::B2, S::C2, S::D2, S::E2, S::F2, S::G2, S::H2,
        S::A3, S::B3, S::C3, S::D3, S::E3, S::F3, S::G3, S::H3,
        S::A4, S::B4, S::C4, S::D4, S::E4, S::F4, S::G4, S::H4,
        S::A5, S::B5, S::C5, S::D5, S::E5, S::F5, S::G5, S::H5,
        S::A6, S::B6, S::C6, S::D6, S::E6, S::F6, S::G6, S::H6,
        S::A7, S::B7, S::C7, S::D7, S::E7, S::F7, S::G7, S::H7,
        S::A8, S::B8, S::C8, S::D8, S::E8, S::F8, S::G8, S::H8,
    ];

    /// The square where a file and a rank cross.
    ///
    /// ```
    /// use rokade_rules::{File, Rank, Square};
    /// assert_eq!(Square::new(File::E, Rank::Fourth), Square::E4);
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square::from_low_bits(rank as u8 * 8 + file as u8)
    }

    /// The square with this number, if it is below 64.
    #[must_use]
    #[inline]
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 64 { Some(Square::from_low_bits(index)) } else { None }
    }

    /// The square whose number is the low six bits of `index`.
    ///
    /// Written as a match because the compiler sees that it changes nothing,
    /// where a table would be read.
    #[inline]
    #[rustfmt::skip]
    pub(crate) const fn from_low_bits(index: u8) -> Square {
        match index & 63 {
            0 => S::A1, 1 => S::B1, 2 => S::C1, 3 => S::D1, 4 => S::E1, 5 => S::F1, 6 => S::G1, 7 => S::H1,
            8 => S::A2, 9 => S::B2, 10 => S::C2, 11 => S::D2, 12 => S::E2, 13 => S::F2, 14 => S::G2, 15 => S::H2,
            16 => S::A3, 17 => S::B3, 18 => S::C3, 19 => S::D3, 20 => S::E3, 21 => S::F3, 22 => S::G3, 23 => S::H3,
            24 => S::A4, 25 => S::B4, 26 => S::C4, 27 => S::D4, 28 => S::E4, 29 => S::F4, 30 => S::G4, 31 => S::H4,
            32 => S::A5, 33 => S::B5, 34 => S::C5, 35 => S::D5, 36 => S::E5, 37 => S::F5, 38 => S::G5, 39 => S::H5,
            40 => S::A6, 41 => S::B6, 42 => S::C6, 43 => S::D6, 44 => S::E6, 45 => S::F6, 46 => S::G6, 47 => S::H6,
            48 => S::A7, 49 => S::B7, 50 => S::C7, 51 => S::D7, 52 => S::E7, 53 => S::F7, 54 => S::G7, 55 => S::H7,
            56 => S::A8, 57 => S::B8, 58 => S::C8, 59 => S::D8, 60 => S::E8, 61 => S::F8, 62 => S::G8, _ => S::H8,
        }
    }

    /// The square's number, 0 to 63.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file the square lies on.
    #[must_use]
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[self as usize & 7]
    }

    /// The rank the square lies on.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self as usize >> 3]
    }

    /// The square at the same place seen from the other side: a1 becomes a8.
    #[must_use]
    #[inline]
    pub const fn mirrored(self) -> Square {
        Square::from_low_bits(self as u8 ^ 56)
    }

    /// Whether the square is light; h1 and a8 are. Law: FIDE 2.1.
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self as u8 >> 3).wrapping_add(self as u8) & 1 == 1
    }

    /// The square `step` numbers further, which must lie on the board.
    #[inline]
    pub(crate) const fn offset(self, step: i8) -> Square {
        Square::from_low_bits((self as u8).wrapping_add_signed(step))
    }

    /// The square `files` to the right and `ranks` up, if there is one.
    #[must_use]
    pub const fn translated(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self as i8 & 7) + files;
        let rank = (self as i8 >> 3) + ranks;
        if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
            Some(Square::from_low_bits((rank * 8 + file) as u8))
        } else {
            None
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

/// A text that names no square, such as `i9`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square: expected a file a to h and a rank 1 to 8")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads exactly a lower-case file letter and a rank digit, such as `e4`.
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match *text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Ok(Square::from_low_bits((rank - b'1') * 8 + (file - b'a')))
            }
            _ => Err(ParseSquareError),
        }
    }
}
