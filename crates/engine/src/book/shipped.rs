//! The book that is part of the program.

use super::Book;
use std::sync::LazyLock;

/// The file; how it was made is told in `content/openings/README.md`.
static FILE: &[u8] = include_bytes!("../../../../content/openings/book.bin");

static SHIPPED: LazyLock<Book> = LazyLock::new(|| {
    Book::read(FILE).expect("the file is part of the program, and a test reads it")
});

impl Book {
    /// The book that is part of the program; it is read once.
    ///
    /// ```
    /// use rokade_engine::book::Book;
    /// use rokade_rules::Position;
    /// assert!(Book::shipped().moves(&Position::initial()).count() > 1);
    /// ```
    #[must_use]
    pub fn shipped() -> &'static Book {
        &SHIPPED
    }
}
