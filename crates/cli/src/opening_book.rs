//! The opening book of `--book`: the program's own, or one in Polyglot's format.

use std::convert::Infallible;
use std::path::PathBuf;
use std::str::FromStr;

use rokade_engine::book::Book;
use rokade_uci::Library;

use crate::failure::Failure;
use crate::quote::quote;
use crate::texts::Texts;

/// The words for the program's own book, in both languages.
const OWN: [&str; 2] = ["own", "eigen"];

/// Which book is played from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BookChoice {
    /// The one that comes with the program.
    Own,
    /// A file.
    File(PathBuf),
}

impl FromStr for BookChoice {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(if OWN.contains(&text) { Self::Own } else { Self::File(text.into()) })
    }
}

impl BookChoice {
    /// The book, read from its file where it has one.
    pub(crate) fn open(&self, texts: &Texts) -> Result<Book, Failure> {
        match self {
            Self::Own => Ok(Book::shipped().clone()),
            Self::File(path) => Library::read(path).map_err(|fault| {
                let fault = fault.to_string();
                let reason = quote(&fault);
                Failure::Arguments(texts.tell("book-unusable", &[("reason", &reason)]))
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_book_has_a_name_in_both_languages() {
        for (text, choice) in [
            ("own", BookChoice::Own),
            ("eigen", BookChoice::Own),
            ("./own", BookChoice::File("./own".into())),
        ] {
            assert_eq!(text.parse(), Ok(choice));
        }
    }
}
