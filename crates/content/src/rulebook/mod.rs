//! The rulebook: pages in groups, boards to play on, and a glossary.
//!
//! [`Rulebook::built_in`] is the book that the program carries; [`Rulebook::read`] reads one from
//! files, all faults at once. The order of pages and groups is that of `book.md`.

mod article;
mod board;
mod built_in;
pub mod markup;
mod page;
mod read;
mod trial;

pub use article::{Article, NoArticle};
pub use board::{Attempt, Board, Expected, NoStage, Rules, Stage, Status, Then, read_squares};
pub use built_in::FILES;
pub use markup::{Block, Inline, Marks};
pub use page::{Checked, Group, Id, Page, PageText, Source, Standing, Term, TermText, Verdict};
pub use trial::refusal_code;

use crate::language::{Both, Language};

/// The whole book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// The groups, in the order of their first pages.
    pub groups: Vec<Group>,
    /// The pages, in the order of the book.
    pub pages: Vec<Page>,
    /// The boards.
    pub boards: Vec<Board>,
    /// The glossary, in the order of its names in Dutch; [`Rulebook::terms_in`] sorts by language.
    pub terms: Vec<Term>,
    /// What the search must know of words.
    pub words: Both<SearchWords>,
}

/// Words that the search treats in a special way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SearchWords {
    /// Words that say little about what is asked.
    pub small: Vec<String>,
    /// Words that mean the same; the first of each stands for all.
    pub same: Vec<Vec<String>>,
}

/// Something that can be found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// A page, by its place in [`Rulebook::pages`].
    Page(usize),
    /// A word of the glossary, by its place in [`Rulebook::terms`].
    Term(usize),
}

impl Rulebook {
    /// The page of a name.
    #[must_use]
    pub fn page(&self, id: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.id == id)
    }

    /// The page at an address in a language.
    #[must_use]
    pub fn page_at(&self, address: &str, language: Language) -> Option<&Page> {
        self.pages.iter().find(|page| page.text.of(language).address == address)
    }

    /// The board of a name.
    #[must_use]
    pub fn board(&self, id: &str) -> Option<&Board> {
        self.boards.iter().find(|board| board.id == id)
    }

    /// The title of a page, or the name of a term.
    #[must_use]
    pub fn title(&self, place: Place, language: Language) -> &str {
        match place {
            Place::Page(index) => &self.pages[index].text.of(language).title,
            Place::Term(index) => &self.terms[index].text.of(language).name,
        }
    }

    /// The glossary in the order of a language's alphabet.
    #[must_use]
    pub fn terms_in(&self, language: Language) -> Vec<&Term> {
        let mut terms: Vec<_> = self.terms.iter().collect();
        terms.sort_by_key(|term| term.text.of(language).name.to_lowercase());
        terms
    }
}
