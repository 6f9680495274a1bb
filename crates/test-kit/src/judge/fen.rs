//! The judge reads and writes FEN that is well formed; anything else it refuses without much
//! explanation. Castling letters may be `KQkq` (the outermost rook on that side of the king, as
//! X-FEN has it) or the rook's file (Shredder-FEN).
//!
//! Source: PGN standard 16.1; Chess960 extensions by Reinhard Scharnagl and Stefan Meyer-Kahlen.

use core::fmt;

use super::position::{Position, Rights, Wing};
use super::words::{Board, Cell, Kind, Man, Side};

/// The initial position (FIDE 2.3).
pub const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The judge cannot read this FEN: which part, and the whole text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    part: &'static str,
    text: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the judge cannot read the {} of {:?}", self.part, self.text)
    }
}

impl std::error::Error for Unreadable {}

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RightsText {
    /// `KQkq`, and the rook's file where an outer rook would be meant otherwise (X-FEN).
    XFen,
    /// Always the rook's file (Shredder-FEN).
    Shredder,
}

impl Position {
    /// The initial position (FIDE 2.3).
    #[must_use]
    pub fn initial() -> Self {
        Self::of_fen(INITIAL).expect("the initial position is well formed")
    }

    /// Reads a FEN; missing counters are `0 1`.
    ///
    /// # Errors
    ///
    /// When a part is missing or not well formed. Whether the position makes sense is not asked.
    pub fn of_fen(text: &str) -> Result<Self, Unreadable> {
        let unreadable = |part| Unreadable { part, text: text.to_owned() };
        let mut parts = text.split_ascii_whitespace();
        let board = parts.next().and_then(read_board).ok_or(unreadable("placement"))?;
        let turn = match parts.next() {
            Some("w") => Side::White,
            Some("b") => Side::Black,
            _ => return Err(unreadable("turn")),
        };
        let rights = parts
            .next()
            .and_then(|part| read_rights(&board, part))
            .ok_or(unreadable("castling rights"))?;
        let passed = match parts.next() {
            Some("-") => None,
            Some(name) => Some(Cell::of_name(name).ok_or(unreadable("en passant square"))?),
            None => return Err(unreadable("en passant square")),
        };
        let mut counter = |default: u32| match parts.next() {
            None => Ok(default),
            Some(digits) => digits.parse().map_err(|_| unreadable("counters")),
        };
        let (half_moves, move_number) = (counter(0)?, counter(1)?);
        Ok(Self { board, turn, rights, passed, half_moves, move_number })
    }

    /// Writes the FEN, with an en passant square only when a capture there is legal.
    #[must_use]
    pub fn fen(&self, rights: RightsText) -> String {
        self.fen_with(rights, self.en_passant())
    }

    /// Writes the FEN, with an en passant square after every double step.
    #[must_use]
    pub fn fen_with_every_passed_square(&self, rights: RightsText) -> String {
        self.fen_with(rights, self.passed)
    }

    fn fen_with(&self, rights: RightsText, en_passant: Option<Cell>) -> String {
        format!(
            "{} {} {} {} {} {}",
            write_board(&self.board),
            match self.turn {
                Side::White => 'w',
                Side::Black => 'b',
            },
            self.write_rights(rights),
            en_passant.map_or_else(|| "-".to_owned(), Cell::name),
            self.half_moves,
            self.move_number,
        )
    }

    fn write_rights(&self, style: RightsText) -> String {
        let mut text = String::new();
        for side in [Side::White, Side::Black] {
            for wing in [Wing::G, Wing::C] {
                let Some(file) = self.rights.rook_file(side, wing) else { continue };
                let rook = Cell::new(file, side.first_rank());
                let letter = match (style, outermost_rook(&self.board, side, wing) == Some(file)) {
                    (RightsText::XFen, true) => wing_letter(wing),
                    _ => rook.file_letter(),
                };
                text.push(match side {
                    Side::White => letter.to_ascii_uppercase(),
                    Side::Black => letter,
                });
            }
        }
        if text.is_empty() {
            text.push('-');
        }
        text
    }
}

const fn wing_letter(wing: Wing) -> char {
    match wing {
        Wing::G => 'k',
        Wing::C => 'q',
    }
}

fn read_board(text: &str) -> Option<Board> {
    let mut board = Board::EMPTY;
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 8 {
        return None;
    }
    for (row, rank) in rows.into_iter().zip((0..8).rev()) {
        let mut file = 0;
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10).filter(|digit| (1..=8).contains(digit)) {
                file += i8::try_from(empty).ok()?;
            } else {
                let kind = Kind::of_letter(letter)?;
                let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
                if file > 7 {
                    return None;
                }
                board.set(Cell::new(file, rank), Some(Man { side, kind }));
                file += 1;
            }
        }
        if file != 8 {
            return None;
        }
    }
    Some(board)
}

fn write_board(board: &Board) -> String {
    let row = |rank: i8| {
        let mut text = String::new();
        let mut empty = 0;
        for file in 0..8 {
            match board.at(Cell::new(file, rank)) {
                None => empty += 1,
                Some(man) => {
                    if empty > 0 {
                        text += &empty.to_string();
                        empty = 0;
                    }
                    let letter = man.kind.letter();
                    text.push(match man.side {
                        Side::White => letter.to_ascii_uppercase(),
                        Side::Black => letter,
                    });
                }
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text
    };
    (0..8).rev().map(row).collect::<Vec<_>>().join("/")
}

fn read_rights(board: &Board, text: &str) -> Option<Rights> {
    let mut rights = Rights::default();
    if text == "-" {
        return Some(rights);
    }
    for letter in text.chars() {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let king = board.king_of(side)?;
        let (wing, file) = match letter.to_ascii_lowercase() {
            'k' => (Wing::G, outermost_rook(board, side, Wing::G)?),
            'q' => (Wing::C, outermost_rook(board, side, Wing::C)?),
            letter @ 'a'..='h' => {
                let file = i8::try_from(u32::from(letter) - u32::from('a')).ok()?;
                (if file < king.file { Wing::C } else { Wing::G }, file)
            }
            _ => return None,
        };
        rights.set(side, wing, Some(file));
    }
    Some(rights)
}

/// The file of the own rook on the first rank that stands farthest out on that side of the king.
fn outermost_rook(board: &Board, side: Side, wing: Wing) -> Option<i8> {
    let king = board.king_of(side)?;
    let mut inward: Vec<i8> = match wing {
        Wing::C => (0..king.file).collect(),
        Wing::G => (king.file + 1..8).rev().collect(),
    };
    inward.retain(|&file| {
        board.at(Cell::new(file, side.first_rank())) == Some(Man { side, kind: Kind::Rook })
    });
    inward.first().copied()
}
