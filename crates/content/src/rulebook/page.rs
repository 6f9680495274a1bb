//! What a page, a group and a term of the rulebook are.

use super::article::Article;
use super::markup::{Block, Inline};
use crate::language::Both;

/// The name of something in the book, the same in both languages: `castling-in-check`.
pub type Id = String;

/// One page: a rule, or a quarrel at the table with its verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// Its name.
    pub id: Id,
    /// The group it stands in, by its place in [`super::Rulebook::groups`].
    pub group: usize,
    /// The one word that settles a quarrel; a plain page has none.
    pub verdict: Option<Verdict>,
    /// What kind of truth it tells.
    pub standing: Standing,
    /// The paragraphs of the Laws it is about.
    pub articles: Vec<Article>,
    /// Pages that a reader may want next.
    pub see: Vec<Id>,
    /// When it was last checked, and against what.
    pub checked: Checked,
    /// Its texts.
    pub text: Both<PageText>,
}

/// A page in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PageText {
    /// The last part of its address: `rokeren`.
    pub address: String,
    /// Its heading; a quarrel's is a question.
    pub title: String,
    /// The answer in one paragraph.
    pub answer: Vec<Inline>,
    /// What comes after the answer.
    pub body: Vec<Block>,
    /// Other ways to ask for it, each a phrase.
    pub words: Vec<String>,
}

impl PageText {
    /// The boards that the page shows, in their order.
    pub fn boards(&self) -> impl Iterator<Item = &Id> {
        self.body.iter().filter_map(|block| match block {
            Block::Board { board, .. } => Some(board),
            _ => None,
        })
    }
}

/// The one word that settles a quarrel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Verdict {
    /// *mag*: it is allowed.
    Allowed,
    /// *mag niet*: it is not.
    NotAllowed,
    /// *remise*: the game is drawn.
    Draw,
    /// *winst*: whoever asks has won.
    Win,
    /// *verlies*: whoever asks has lost.
    Loss,
    /// *huisregel*: the Laws do not say so; some people play it that way.
    HouseRule,
}

impl Verdict {
    /// All of them.
    pub const ALL: [Verdict; 6] = [
        Verdict::Allowed,
        Verdict::NotAllowed,
        Verdict::Draw,
        Verdict::Win,
        Verdict::Loss,
        Verdict::HouseRule,
    ];

    /// The word in `book.md`, and in keys of texts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Verdict::Allowed => "allowed",
            Verdict::NotAllowed => "not-allowed",
            Verdict::Draw => "draw",
            Verdict::Win => "win",
            Verdict::Loss => "loss",
            Verdict::HouseRule => "house-rule",
        }
    }
}

/// What kind of truth a page tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Standing {
    /// It is in the Laws.
    #[default]
    Law,
    /// People play so, and the Laws do not say so.
    House,
    /// It helps, and is no rule.
    Advice,
}

impl Standing {
    /// All of them.
    pub const ALL: [Standing; 3] = [Standing::Law, Standing::House, Standing::Advice];

    /// The word in `book.md`, and in keys of texts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Standing::Law => "law",
            Standing::House => "house",
            Standing::Advice => "advice",
        }
    }
}

/// When a page was last checked, and against what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Year, month and day: `2026-11-30`.
    pub date: String,
    /// What it was held against.
    pub source: Source,
}

/// What a page is checked against.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The FIDE Laws of Chess in force since 1 January 2023, as `docs/laws.md` reads them.
    Fide2023,
    /// The program's own behaviour, or custom that no law describes.
    House,
}

impl Source {
    /// All of them.
    pub const ALL: [Source; 2] = [Source::Fide2023, Source::House];

    /// The word in `book.md`, and in keys of texts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Source::Fide2023 => "fide-2023",
            Source::House => "house",
        }
    }
}

/// Pages that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its name.
    pub id: Id,
    /// Its headings.
    pub title: Both<String>,
}

/// A word of the glossary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// Its name in the book.
    pub id: Id,
    /// The page that says more, if there is one.
    pub page: Option<Id>,
    /// Its texts.
    pub text: Both<TermText>,
}

/// A word of the glossary in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TermText {
    /// The word.
    pub name: String,
    /// What it means.
    pub meaning: Vec<Inline>,
    /// Other words for it.
    pub words: Vec<String>,
}
