//! One entry: a key, a move, a weight.

use rokade_rules::board::{File, Rank};
use rokade_rules::notation::{polyglot, uci_move};
use rokade_rules::{Move, Position, Role, Square};

/// A move of a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BookMove {
    /// The move, legal in the position that was asked about.
    pub chess_move: Move,
    /// How often it should be played, beside the weights of the others; a move
    /// of weight 0 is known and not played.
    pub weight: u16,
}

/// How many bytes an entry has.
pub(super) const ENTRY_BYTES: usize = 16;

/// An entry as it stands in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) key: u64,
    packed_move: u16,
    weight: u16,
}

/// The pieces to promote to, by their number in the file; 0 is none.
const PROMOTIONS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

impl Entry {
    pub(super) fn of(position: &Position, book_move: BookMove) -> Entry {
        let BookMove { chess_move, weight } = book_move;
        // Castling is the king onto its rook, whatever the game.
        let to = match chess_move {
            Move::Castle { rook, .. } => rook,
            other => other.to(),
        };
        let promotion = PROMOTIONS.iter().position(|&role| chess_move.promotion() == Some(role));
        let number = promotion.map_or(0, |place| place as u16 + 1);
        let packed_move = number << 12 | packed(chess_move.from()) << 6 | packed(to);
        Entry { key: polyglot::key(position), packed_move, weight }
    }

    /// By position, then by move.
    pub(super) const fn order(&self) -> (u64, u16) {
        (self.key, self.packed_move)
    }

    pub(super) fn read(bytes: &[u8; ENTRY_BYTES]) -> Entry {
        let [k0, k1, k2, k3, k4, k5, k6, k7, m0, m1, w0, w1, ..] = *bytes;
        Entry {
            key: u64::from_be_bytes([k0, k1, k2, k3, k4, k5, k6, k7]),
            packed_move: u16::from_be_bytes([m0, m1]),
            weight: u16::from_be_bytes([w0, w1]),
        }
    }

    pub(super) fn write(&self, to: &mut Vec<u8>) {
        to.extend_from_slice(&self.key.to_be_bytes());
        to.extend_from_slice(&self.packed_move.to_be_bytes());
        to.extend_from_slice(&self.weight.to_be_bytes());
        to.extend_from_slice(&[0; 4]);
    }

    /// The move, if it is legal there: two positions may share a key, and books
    /// have been made by programs with faults.
    pub(super) fn book_move(&self, position: &Position) -> Option<BookMove> {
        let [from, to] = [self.packed_move >> 6, self.packed_move].map(unpacked);
        let number = usize::from(self.packed_move >> 12 & 0b111);
        let promotion = match number.checked_sub(1) {
            Some(place) => Some(*PROMOTIONS.get(place)?),
            None => None,
        };
        let letter = promotion.map_or_else(String::new, |role| role.english_letter().to_string());
        let text = format!("{from}{to}{}", letter.to_lowercase());
        let chess_move = uci_move::read(&text, position).ok()?;
        Some(BookMove { chess_move, weight: self.weight })
    }
}

/// Three bits of file, three of rank.
const fn packed(square: Square) -> u16 {
    square.index() as u16
}

fn unpacked(bits: u16) -> Square {
    let (file, rank) = (usize::from(bits & 0b111), usize::from(bits >> 3 & 0b111));
    Square::new(File::ALL[file], Rank::ALL[rank])
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::fen;
    use rokade_rules::position::CastlingMode;

    #[test]
    fn every_move_is_the_one_that_was_written() {
        for text in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        ] {
            let position = fen::read(text, CastlingMode::Standard).unwrap();
            for chess_move in position.legal_moves() {
                let book_move = BookMove { chess_move, weight: 7 };
                let mut bytes = Vec::new();
                Entry::of(&position, book_move).write(&mut bytes);
                let read = Entry::read(&bytes.try_into().unwrap());
                assert_eq!(read.key, polyglot::key(&position));
                assert_eq!(read.book_move(&position), Some(book_move));
            }
        }
    }

    /// Source: the format's description: e2e4 is 0x031c, white's short castling
    /// e1h1 is 0x0107.
    #[test]
    fn the_published_numbers() {
        let entry = |packed_move| Entry { key: 0, packed_move, weight: 1 };
        let start = Position::initial();
        let e4 = entry(0x031c).book_move(&start).unwrap().chess_move;
        assert_eq!((e4.from(), e4.to()), (Square::E2, Square::E4));
        let text = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        let position = fen::read(text, CastlingMode::Standard).unwrap();
        let castle = Move::Castle { king: Square::E1, rook: Square::H1 };
        assert_eq!(entry(0x0107).book_move(&position).unwrap().chess_move, castle);
        assert_eq!(entry(0x0107).book_move(&start), None);
        assert_eq!(entry(0x731c).book_move(&start), None);
    }
}
