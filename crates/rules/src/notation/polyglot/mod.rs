//! Polyglot's keys, by which opening books in that format are looked up.
//!
//! They are not the keys of [`zobrist`](crate::position::zobrist): a file for a
//! capture in passing counts as soon as an enemy pawn stands beside, legal or
//! not, so two positions that are the same by FIDE 9.2.3 can have different
//! keys here.
//!
//! Source: M. Van den Bergh, description of Polyglot's book format.

mod numbers;

use crate::board::Color;
use crate::movement::CastlingSide;
use crate::position::Position;
use numbers::NUMBERS;

const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const WHITE_TO_MOVE: usize = 780;

/// A position's key in a Polyglot book.
///
/// ```
/// use rokade_rules::Position;
/// use rokade_rules::notation::polyglot;
/// assert_eq!(polyglot::key(&Position::initial()), 0x463b_9618_1691_fc9c);
/// ```
#[must_use]
pub fn key(position: &Position) -> u64 {
    let mut key = 0;
    for (square, piece) in position.board().iter() {
        let kind = 2 * piece.role as usize + usize::from(piece.color == Color::White);
        key ^= NUMBERS[64 * kind + square.index()];
    }
    for (offset, (color, side)) in [
        (Color::White, CastlingSide::Short),
        (Color::White, CastlingSide::Long),
        (Color::Black, CastlingSide::Short),
        (Color::Black, CastlingSide::Long),
    ]
    .into_iter()
    .enumerate()
    {
        if position.castling_rook(color, side).is_some() {
            key ^= NUMBERS[CASTLING + offset];
        }
    }
    if let Some(crossed) = position.crossed() {
        key ^= NUMBERS[EN_PASSANT + crossed.file() as usize];
    }
    if position.turn() == Color::White {
        key ^= NUMBERS[WHITE_TO_MOVE];
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Letters, fen, san};
    use crate::position::CastlingMode;

    /// Source: the format's own test keys.
    #[test]
    fn the_published_keys() {
        for (moves, expected) in [
            ("", 0x463b_9618_1691_fc9c),
            ("e4", 0x823c_9b50_fd11_4196),
            ("e4 d5", 0x0756_b944_61c5_0fb0),
            ("e4 d5 e5", 0x662f_afb9_65db_29d4),
            ("e4 d5 e5 f5", 0x22a4_8b5a_8e47_ff78),
            ("e4 d5 e5 f5 Ke2", 0x652a_607c_a3f2_42c1),
            ("e4 d5 e5 f5 Ke2 Kf7", 0x00fd_d303_c946_bdd9),
            ("a4 b5 h4 b4 c4", 0x3c81_23ea_7b06_7637),
            ("a4 b5 h4 b4 c4 bxc3 Ra3", 0x5c3f_9b82_9b27_9560),
        ] {
            let position = moves.split_whitespace().fold(Position::initial(), |position, text| {
                position.after(san::read(text, &position, Letters::English).unwrap())
            });
            assert_eq!(key(&position), expected, "{moves}");
        }
    }

    /// A pawn beside counts even when it is pinned. Source: python-chess issue 144.
    #[test]
    fn a_capture_in_passing_counts_though_it_is_illegal() {
        let read = |text| key(&fen::read(text, CastlingMode::Standard).unwrap());
        assert_eq!(read("q6k/8/8/3pP3/8/8/8/7K w - d6 0 1"), 0x83ae_9c2b_e571_a21a);
        assert_eq!(read("q6k/8/8/3pP3/8/8/8/7K w - - 0 1"), 0x9f37_42f8_d9c9_32bb);
    }
}
