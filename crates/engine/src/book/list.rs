//! A book: all its entries, and what they say of a position.

use super::entry::{ENTRY_BYTES, Entry};
use super::{BookFault, BookMove, Lot};
use rokade_rules::notation::polyglot;
use rokade_rules::{Move, Position};

/// An opening book.
///
/// ```
/// use rokade_engine::book::{Book, BookMove, Lot};
/// use rokade_rules::Position;
/// use rokade_rules::notation::uci_move;
///
/// let start = Position::initial();
/// let e4 = uci_move::read("e2e4", &start)?;
/// let book = Book::of([(start, BookMove { chess_move: e4, weight: 1 })]);
/// let read = Book::read(&book.to_bytes())?;
/// assert_eq!(read.choose(&start, &mut Lot::seeded(1)), Some(e4));
/// assert_eq!(read.choose(&start.after(e4), &mut Lot::seeded(1)), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    /// In the order of their keys.
    entries: Vec<Entry>,
}

impl Book {
    /// The book of these moves, each with the position that it is played in. Of
    /// a move that comes twice the first weight counts.
    pub fn of(moves: impl IntoIterator<Item = (Position, BookMove)>) -> Book {
        let of_one = |(position, book_move)| Entry::of(&position, book_move);
        let mut entries: Vec<Entry> = moves.into_iter().map(of_one).collect();
        entries.sort_by_key(Entry::order);
        entries.dedup_by_key(|entry| entry.order());
        Book { entries }
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    ///
    /// [`BookFault`] if they are no book. Moves that are illegal where they
    /// stand cannot be seen yet; [`Book::moves`] leaves them out.
    pub fn read(bytes: &[u8]) -> Result<Book, BookFault> {
        let (entries, rest) = bytes.as_chunks::<ENTRY_BYTES>();
        if !rest.is_empty() {
            return Err(BookFault::Length { bytes: bytes.len() });
        }
        if entries.is_empty() {
            return Err(BookFault::Empty);
        }
        let entries: Vec<Entry> = entries.iter().map(Entry::read).collect();
        let falls = entries.windows(2).position(|pair| pair[0].key > pair[1].key);
        match falls {
            Some(place) => Err(BookFault::Order { entry: place + 1 }),
            None => Ok(Book { entries }),
        }
    }

    /// The bytes of a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.entries.len() * ENTRY_BYTES);
        self.entries.iter().for_each(|entry| entry.write(&mut bytes));
        bytes
    }

    /// How many moves it has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The moves for a position, all of them legal.
    pub fn moves(&self, position: &Position) -> impl Iterator<Item = BookMove> {
        let key = polyglot::key(position);
        let first = self.entries.partition_point(|entry| entry.key < key);
        let here = self.entries[first..].iter().take_while(move |entry| entry.key == key);
        let position = *position;
        here.filter_map(move |entry| entry.book_move(&position))
    }

    /// One of the moves for a position, drawn by lot as often as its weight
    /// says; none if the book knows none that is played.
    pub fn choose(&self, position: &Position, lot: &mut Lot) -> Option<Move> {
        let whole: u64 = self.moves(position).map(|one| u64::from(one.weight)).sum();
        if whole == 0 {
            return None;
        }
        let mut drawn = lot.below(whole);
        self.moves(position).find_map(|BookMove { chess_move, weight }| {
            let weight = u64::from(weight);
            if drawn < weight {
                return Some(chess_move);
            }
            drawn -= weight;
            None
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::uci_move;

    fn start_with(weights: &[(&str, u16)]) -> Book {
        let start = Position::initial();
        Book::of(weights.iter().map(|&(text, weight)| {
            (start, BookMove { chess_move: uci_move::read(text, &start).unwrap(), weight })
        }))
    }

    #[test]
    fn moves_are_drawn_as_often_as_they_weigh() {
        let book = start_with(&[("e2e4", 3), ("d2d4", 1), ("a2a4", 0)]);
        let start = Position::initial();
        assert_eq!(book.moves(&start).count(), 3);
        let mut lot = Lot::seeded(5);
        let mut times = std::collections::BTreeMap::<String, usize>::new();
        for _ in 0..4_000 {
            let drawn = book.choose(&start, &mut lot).unwrap();
            *times.entry(drawn.to().to_string()).or_default() += 1;
        }
        assert_eq!(times.len(), 2);
        assert!((2_800..3_200).contains(&times["e4"]), "{times:?}");
    }

    #[test]
    fn the_seed_decides() {
        let book = start_with(&[("e2e4", 1), ("d2d4", 1), ("c2c4", 1), ("g1f3", 1)]);
        let drawn = |seed| {
            let mut lot = Lot::seeded(seed);
            core::iter::repeat_with(|| book.choose(&Position::initial(), &mut lot))
                .take(30)
                .collect::<Vec<_>>()
        };
        assert_eq!(drawn(1), drawn(1));
        assert_ne!(drawn(1), drawn(2));
    }

    #[test]
    fn a_book_without_weight_is_silent() {
        let book = start_with(&[("e2e4", 0)]);
        assert_eq!(book.choose(&Position::initial(), &mut Lot::seeded(1)), None);
    }

    #[test]
    fn what_is_no_book_is_refused() {
        assert_eq!(Book::read(&[]), Err(BookFault::Empty));
        assert_eq!(Book::read(&[1; 17]), Err(BookFault::Length { bytes: 17 }));
        let mut bytes = [0; 48];
        bytes[16] = 2;
        bytes[32] = 1;
        assert_eq!(Book::read(&bytes), Err(BookFault::Order { entry: 2 }));
    }

    #[test]
    fn a_move_that_comes_twice_is_kept_once() {
        let book = start_with(&[("e2e4", 3), ("e2e4", 9)]);
        assert_eq!(book.len(), 1);
        assert_eq!(book.moves(&Position::initial()).next().unwrap().weight, 3);
    }
}
