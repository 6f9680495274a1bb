//! The rulebook as a screen shows it, in one language.

use crate::{Color, RulesetName};
use serde::Serialize;

/// Pages that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BookGroup {
    /// Its heading.
    pub title: String,
    /// Its pages, in the order of the book.
    pub pages: Vec<BookEntry>,
}

/// A page in short, or a word of the glossary.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BookEntry {
    /// The last part of its address; nothing for a word that has no page.
    pub address: Option<String>,
    /// Its heading, or the word.
    pub title: String,
    /// The one word that settles a quarrel.
    pub verdict: Option<BookVerdict>,
    /// The answer in short, or what the word means.
    pub answer: String,
    /// Whether it is a word of the glossary.
    pub is_term: bool,
}

/// The one word that settles a quarrel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-content")]
pub enum BookVerdict {
    Allowed,
    NotAllowed,
    Draw,
    Win,
    Loss,
    HouseRule,
}

/// What kind of truth a page tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-content")]
pub enum BookStanding {
    Law,
    House,
    Advice,
}

/// What a page was checked against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-content")]
pub enum BookSource {
    Fide,
    House,
}

/// A whole page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BookPage {
    /// Its name, the same in both languages.
    pub id: String,
    /// The last part of its address.
    pub address: String,
    /// The heading of its group.
    pub group: String,
    /// Its heading.
    pub title: String,
    /// The one word that settles a quarrel.
    pub verdict: Option<BookVerdict>,
    /// What kind of truth it tells.
    pub standing: BookStanding,
    /// The answer in one paragraph.
    pub answer: Vec<BookPiece>,
    /// What comes after it.
    pub body: Vec<BookBlock>,
    /// The numbers of the articles it is about.
    pub articles: Vec<String>,
    /// Pages that a reader may want next.
    pub see: Vec<BookEntry>,
    /// The day it was last checked: year, month and day.
    pub checked: String,
    /// Against what.
    pub source: BookSource,
}

/// A block of a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum BookBlock {
    /// A heading within the page.
    Heading {
        /// Its words.
        line: Vec<BookPiece>,
    },
    /// A paragraph.
    Paragraph {
        /// Its words.
        line: Vec<BookPiece>,
    },
    /// A list.
    List {
        /// Whether its items are counted.
        numbered: bool,
        /// Its items.
        items: Vec<Vec<BookPiece>>,
    },
    /// A table.
    Table {
        /// Its first row.
        head: Vec<Vec<BookPiece>>,
        /// The other ones.
        rows: Vec<Vec<Vec<BookPiece>>>,
    },
    /// A board to play on.
    Board {
        /// The board.
        board: BookBoard,
        /// What to look for, or to try.
        caption: Vec<BookPiece>,
    },
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "camelCase")]
pub enum BookPiece {
    /// As it stands.
    Text {
        /// The words.
        text: String,
    },
    /// More important than the rest.
    Strong {
        /// The words.
        text: String,
    },
    /// Stressed.
    Stressed {
        /// The words.
        text: String,
    },
    /// A way to another page.
    Link {
        /// The words.
        text: String,
        /// The last part of the page's address.
        address: String,
    },
}

/// A board, its line and what to try on it. What happens then the rules say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BookBoard {
    /// The position before the line.
    pub fen: String,
    /// Who sits at the lower edge.
    pub side: Color,
    /// By which rules it is played.
    pub ruleset: RulesetName,
    /// The moves that were played before the reader comes, in UCI form.
    pub line: Vec<String>,
    /// The squares of what can be tried: `e1g1`.
    pub tries: Vec<String>,
    /// Who can still mate, where that is asked.
    pub can_mate: Option<Vec<Color>>,
}

/// A word of the glossary.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BookTerm {
    /// The word.
    pub name: String,
    /// The same word in the other language.
    pub other: String,
    /// What it means.
    pub meaning: String,
    /// The last part of the address of the page that says more.
    pub address: Option<String>,
}
