//! The opening book that is played from.

use crate::fault::Fault;
use rokade_engine::book::{Book, Lot};
use rokade_rules::{Move, Position};
use std::path::Path;

/// The largest book file that is read, in bytes: several times the largest that
/// go round.
const LARGEST_BYTES: u64 = 1 << 30;

/// A book, if there is one, and the chance by which its moves are drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Library {
    book: Option<Book>,
    lot: Lot,
}

impl Library {
    /// No book yet. The seed decides what is drawn from those to come.
    #[must_use]
    pub const fn empty(seed: u64) -> Library {
        Library { book: None, lot: Lot::seeded(seed) }
    }

    /// This book.
    #[must_use]
    pub const fn with(book: Book, seed: u64) -> Library {
        Library { book: Some(book), lot: Lot::seeded(seed) }
    }

    /// Takes the book of a file, in Polyglot's format.
    ///
    /// # Errors
    ///
    /// [`Fault::Book`] if it cannot be read; the book before it stays.
    pub fn open(&mut self, path: &str) -> Result<(), Fault> {
        self.book = Some(read(path).map_err(|why| Fault::Book { path: path.to_owned(), why })?);
        Ok(())
    }

    /// Puts the book away.
    pub(crate) fn close(&mut self) {
        self.book = None;
    }

    /// A move of the book.
    pub(crate) fn choose(&mut self, position: &Position) -> Option<Move> {
        self.book.as_ref()?.choose(position, &mut self.lot)
    }
}

fn read(path: &str) -> Result<Book, String> {
    let path = Path::new(path);
    let length = path.metadata().map_err(|error| error.to_string())?.len();
    if length > LARGEST_BYTES {
        return Err(format!("{length} bytes are more than {LARGEST_BYTES}"));
    }
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    Book::read(&bytes).map_err(|fault| fault.to_string())
}
