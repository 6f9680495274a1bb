//! The book that the program carries.

use std::sync::OnceLock;

use super::{Rulebook, SearchWords};
use crate::language::Both;

/// A file of the book's folder, as it is embedded.
macro_rules! file {
    ($path:expr) => {
        ($path, include_str!(concat!("../../../../content/rulebook/", $path)))
    };
}

/// The files of a language.
macro_rules! chapters {
    ($($folder:literal),*) => {
        &[
            file!("book.md"),
            file!("boards.md"),
            $(
                file!(concat!($folder, "/groups.md")),
                file!(concat!($folder, "/board.md")),
                file!(concat!($folder, "/moves.md")),
                file!(concat!($folder, "/endings.md")),
                file!(concat!($folder, "/clock.md")),
                file!(concat!($folder, "/table.md")),
                file!(concat!($folder, "/writing.md")),
                file!(concat!($folder, "/variants.md")),
                file!(concat!($folder, "/help.md")),
                file!(concat!($folder, "/quarrels-castling.md")),
                file!(concat!($folder, "/quarrels-pawns.md")),
                file!(concat!($folder, "/quarrels-check.md")),
                file!(concat!($folder, "/quarrels-touch.md")),
                file!(concat!($folder, "/quarrels-clock.md")),
                file!(concat!($folder, "/quarrels-draw.md")),
                file!(concat!($folder, "/quarrels-game.md")),
                file!(concat!($folder, "/glossary.md")),
                file!(concat!($folder, "/search.md")),
            )*
        ]
    };
}

/// The files of the built-in book, each with its path in `content/rulebook`.
pub const FILES: &[(&str, &str)] = chapters!("nl", "en");

static BUILT_IN: OnceLock<Rulebook> = OnceLock::new();

impl Rulebook {
    /// The book that the program carries, read once.
    ///
    /// A test sees to it that it has no fault; a faulty one would be empty here.
    pub fn built_in() -> &'static Rulebook {
        BUILT_IN.get_or_init(|| Rulebook::read(FILES).unwrap_or_else(|_faults| empty()))
    }
}

const fn empty() -> Rulebook {
    const NO_WORDS: SearchWords = SearchWords { small: Vec::new(), same: Vec::new() };
    Rulebook {
        groups: Vec::new(),
        pages: Vec::new(),
        boards: Vec::new(),
        terms: Vec::new(),
        words: Both { dutch: NO_WORDS, english: NO_WORDS },
    }
}
