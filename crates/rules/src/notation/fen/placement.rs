//! The placement field: read, with the place of every square.

use super::fault::{FenFault, FenField, SyntaxFault};
use super::fields::Part;
use crate::board::{Board, File, Piece, Rank, Square};
use alloc::vec::Vec;

/// The pieces, and where in the field each square is written.
pub(super) struct Placement<'a> {
    pub(super) board: Board,
    field: Part<'a>,
    /// For each square the byte of the field that tells of it.
    bytes: [usize; 64],
}

impl<'a> Placement<'a> {
    pub(super) fn read(field: Part<'a>, faults: &mut Vec<FenFault>) -> Placement<'a> {
        let mut placement = Placement { board: Board::empty(), field, bytes: [0; 64] };
        if field.text.is_empty() {
            return placement;
        }
        let mut start = 0;
        let mut ranks = 0;
        for text in field.text.split('/') {
            let part = field.slice(start, start + text.len());
            if let Some(&rank) = Rank::ALL.iter().rev().nth(ranks) {
                placement.read_rank(rank, part, faults);
            }
            ranks += 1;
            start += text.len() + 1;
        }
        if ranks != Rank::ALL.len() {
            faults.push(field.fault(FenField::Placement, SyntaxFault::RankCount(ranks)));
        }
        placement
    }

    /// Where the piece on a square is written.
    pub(super) fn part_of(&self, square: Square) -> Part<'a> {
        let start = self.bytes[square.index()];
        let letter = self.field.text[start..].chars().next();
        self.field.slice(start, start + letter.map_or(0, char::len_utf8))
    }

    fn read_rank(&mut self, rank: Rank, part: Part<'a>, faults: &mut Vec<FenFault>) {
        let mut squares = 0;
        let mut before = None;
        for (byte, letter) in part.text.char_indices() {
            let here = part.slice(byte, byte + letter.len_utf8());
            let mut fault = |fault| {
                // Squares that are too many are counted, not examined.
                if squares < File::ALL.len() {
                    faults.push(here.fault(FenField::Placement, fault));
                }
            };
            if let digit @ '1'..='8' = letter {
                if before.is_some_and(|before: char| before.is_ascii_digit()) {
                    fault(SyntaxFault::AdjacentNumbers);
                }
                squares += digit as usize - '0' as usize;
            } else if letter == '~' && before.is_some_and(|b| Piece::from_fen_letter(b).is_some()) {
                faults.push(here.fault(FenField::Placement, SyntaxFault::PromotedMark));
            } else {
                match Piece::from_fen_letter(letter) {
                    Some(piece) => self.put(rank, squares, piece, here),
                    None => fault(SyntaxFault::UnknownPiece),
                }
                squares += 1;
            }
            before = Some(letter);
        }
        if squares != File::ALL.len() {
            let length = SyntaxFault::RankLength { rank, squares };
            faults.push(part.fault(FenField::Placement, length));
        }
    }

    fn put(&mut self, rank: Rank, file: usize, piece: Piece, here: Part<'a>) {
        if let Some(&file) = File::ALL.get(file) {
            let square = Square::new(file, rank);
            self.board.put(square, piece);
            self.bytes[square.index()] = here.column - self.field.column;
        }
    }
}
