//! The opening book that is played from.

use crate::fault::Fault;
use rokade_engine::book::{Book, Lot};
use rokade_rules::{Move, Position};
use std::path::Path;

/// The largest book file that is read, in bytes: several times the largest that
/// go round.
const LARGEST_BYTES: u64 = 1 << 30;

/// The program's own book, one that was named instead, and the chance by which
/// moves are drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Library {
    own: Option<Book>,
    named: Option<Book>,
    lot: Lot,
}

impl Library {
    /// No book yet. The seed decides what is drawn from those to come.
    #[must_use]
    pub const fn empty(seed: u64) -> Library {
        Library { own: None, named: None, lot: Lot::seeded(seed) }
    }

    /// This book, unless another is named.
    #[must_use]
    pub const fn with(book: Book, seed: u64) -> Library {
        Library { own: Some(book), named: None, lot: Lot::seeded(seed) }
    }

    /// Plays from this book, as if its file had been named.
    pub fn name(&mut self, book: Book) {
        self.named = Some(book);
    }

    /// The book of a file, in Polyglot's format.
    ///
    /// # Errors
    ///
    /// [`Fault::Book`] if it cannot be read.
    pub fn read(path: &Path) -> Result<Book, Fault> {
        read(path).map_err(|why| Fault::Book { path: path.display().to_string(), why })
    }

    /// Takes the book of a file; where it cannot be read the one before stays.
    pub(crate) fn open(&mut self, path: &str) -> Result<(), Fault> {
        self.name(Library::read(Path::new(path))?);
        Ok(())
    }

    /// Puts the named book away.
    pub(crate) fn close(&mut self) {
        self.named = None;
    }

    /// Whether a book was named.
    pub(crate) const fn has_named(&self) -> bool {
        self.named.is_some()
    }

    /// A seed for whoever else needs chance.
    pub(crate) fn seed(&mut self) -> u64 {
        self.lot.below(u64::MAX)
    }

    /// A move of the book.
    pub(crate) fn choose(&mut self, position: &Position) -> Option<Move> {
        self.named.as_ref().or(self.own.as_ref())?.choose(position, &mut self.lot)
    }
}

fn read(path: &Path) -> Result<Book, String> {
    let length = path.metadata().map_err(|error| error.to_string())?.len();
    if length > LARGEST_BYTES {
        return Err(format!("{length} bytes are more than {LARGEST_BYTES}"));
    }
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    Book::read(&bytes).map_err(|fault| fault.to_string())
}
