//! The castling field, read and written, in the letters of X-FEN and of
//! Shredder-FEN.

use super::fault::{FenFault, FenField, SyntaxFault};
use super::fields::Part;
use crate::board::{Board, Color, File, Rank, Role, Square, SquareSet};
use crate::movement::CastlingSide;
use alloc::vec::Vec;

/// How many letters of the field are examined: twice as many as can be right.
const LETTERS_EXAMINED: usize = 8;

/// The rooks that the field names, and with which letter.
pub(super) struct Rights<'a> {
    pub(super) rooks: SquareSet,
    letters: Vec<(Square, Part<'a>)>,
}

impl<'a> Rights<'a> {
    pub(super) fn read(field: Part<'a>, board: &Board, faults: &mut Vec<FenFault>) -> Rights<'a> {
        let mut rights = Rights { rooks: SquareSet::EMPTY, letters: Vec::new() };
        if matches!(field.text, "-" | "") {
            return rights;
        }
        for (byte, letter) in field.text.char_indices().take(LETTERS_EXAMINED) {
            let here = field.slice(byte, byte + letter.len_utf8());
            match rook_of(letter, board) {
                None => faults.push(here.fault(FenField::Castling, SyntaxFault::UnknownRight)),
                Some(rook) if rights.rooks.contains(rook) => {
                    faults.push(here.fault(FenField::Castling, SyntaxFault::RepeatedRight));
                }
                Some(rook) => {
                    rights.rooks.insert(rook);
                    rights.letters.push((rook, here));
                }
            }
        }
        if let Some((byte, _)) = field.text.char_indices().nth(LETTERS_EXAMINED) {
            let tail = field.slice(byte, field.text.len());
            faults.push(tail.fault(FenField::Castling, SyntaxFault::UnknownRight));
        }
        rights
    }

    /// The letter that names a rook.
    pub(super) fn part_of(&self, rook: Square) -> Option<Part<'a>> {
        self.letters.iter().find(|(named, _)| *named == rook).map(|(_, part)| *part)
    }
}

/// The rook that a letter names, whether or not one stands there.
fn rook_of(letter: char, board: &Board) -> Option<Square> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let home = Rank::First.seen_by(color);
    let side = match letter.to_ascii_lowercase() {
        'k' => CastlingSide::Short,
        'q' => CastlingSide::Long,
        file => return File::from_letter(file).map(|file| Square::new(file, home)),
    };
    let corner = match side {
        CastlingSide::Short => File::H,
        CastlingSide::Long => File::A,
    };
    Some(outermost_rook(board, color, side).unwrap_or(Square::new(corner, home)))
}

/// A side's own rook farthest from its king on that side of it.
fn outermost_rook(board: &Board, color: Color, side: CastlingSide) -> Option<Square> {
    let home = SquareSet::back_rank(color);
    let king = (board.pieces(color, Role::King) & home).first()?;
    let rooks = (board.pieces(color, Role::Rook) & home)
        .into_iter()
        .filter(|&rook| CastlingSide::of(king, rook) == side);
    rooks.max_by_key(|rook| rook.index().abs_diff(king.index()))
}

/// The letters of X-FEN: `K` and `Q` wherever they name the right rook.
pub(super) fn x_fen_letters(
    board: &Board,
    rooks: SquareSet,
) -> impl Iterator<Item = char> + use<'_> {
    in_order(rooks).map(|(color, rook)| {
        let side = CastlingSide::ALL
            .into_iter()
            .find(|&side| outermost_rook(board, color, side) == Some(rook));
        let letter = match side {
            Some(CastlingSide::Short) => 'k',
            Some(CastlingSide::Long) => 'q',
            None => rook.file().letter(),
        };
        in_case(letter, color)
    })
}

/// The letters of Shredder-FEN: always the rook's file.
pub(super) fn shredder_letters(rooks: SquareSet) -> impl Iterator<Item = char> {
    in_order(rooks).map(|(color, rook)| in_case(rook.file().letter(), color))
}

/// White's rooks from the h-file to the a-file, then Black's.
fn in_order(rooks: SquareSet) -> impl Iterator<Item = (Color, Square)> {
    Color::ALL.into_iter().flat_map(move |color| {
        File::ALL.into_iter().rev().filter_map(move |file| {
            let square = Square::new(file, Rank::First.seen_by(color));
            rooks.contains(square).then_some((color, square))
        })
    })
}

fn in_case(letter: char, color: Color) -> char {
    match color {
        Color::White => letter.to_ascii_uppercase(),
        Color::Black => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CastlingField, parse, read, write, write_setup};
    use super::*;
    use crate::position::CastlingMode;
    use alloc::string::ToString;

    #[test]
    fn letters_name_own_outermost_rooks_or_files() {
        for (fen, rooks) in [
            // Source: official-stockfish/Stockfish issue 356.
            ("4k3/8/8/8/8/8/8/rR2K3 w Q - 0 1", SquareSet::of(Square::B1)),
            ("4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1", SquareSet::of(Square::A1)),
            ("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", SquareSet::of(Square::B1)),
            ("r3k1rr/8/8/8/8/8/8/4K3 b gq - 0 1", SquareSet::of(Square::A8).with(Square::G8)),
        ] {
            assert_eq!(parse(fen).unwrap().castling_rooks, rooks, "{fen}");
            let position = read(fen, CastlingMode::Chess960).unwrap();
            assert_eq!(write(&position).to_string(), fen);
        }
    }

    #[test]
    fn shredder_letters_are_files() {
        // Sources: niklasf/python-chess issue 143, codedeliveryservice/Reckless 891.
        for (fen, letters) in [
            ("1r1k1r2/5p2/8/8/8/8/3N4/R5KR b KQkq - 0 1", " HAfb "),
            ("nqrnbkrb/pppppppp/8/8/8/8/PPPPPPPP/NQRNBKRB w KQkq - 0 1", " GCgc "),
        ] {
            let position = read(fen, CastlingMode::Chess960).unwrap();
            assert_eq!(write(&position).to_string(), fen);
            let shredder = write(&position).castling(CastlingField::Shredder).to_string();
            assert!(shredder.contains(letters), "{shredder}");
            assert_eq!(read(&shredder, CastlingMode::Chess960), Ok(position));
        }
    }

    #[test]
    fn rights_that_mean_nothing_are_written_as_they_were_read() {
        let text = "8/8/8/8/8/8/8/8 w HEa - 0 1";
        let setup = parse(text).unwrap();
        let written = write_setup(&setup).castling(CastlingField::Shredder).to_string();
        assert_eq!(written, text);
    }

    #[test]
    fn a_long_row_of_letters_is_one_more_fault_and_no_more() {
        let text = "4k3/8/8/8/8/8/8/4K3 w ZZZZZZZZZZZZZZZZ - 0 1";
        let faults = read(text, CastlingMode::Standard).unwrap_err();
        assert_eq!(faults.as_slice().len(), LETTERS_EXAMINED + 1);
    }
}
