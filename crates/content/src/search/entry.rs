//! What the search knows of one page or term: its stems and where they stand.

use std::collections::{BTreeMap, BTreeSet};

use super::stems::stem;
use super::words::words;
use crate::language::Language;
use crate::rulebook::markup::plain;
use crate::rulebook::{Article, Block, Inline, Page, Place, SearchWords, Term};

/// What a stem counts, by where it stands.
const IN_TITLE: u32 = 10;
const IN_WORDS: u32 = 9;
const IN_ANSWER: u32 = 4;
const IN_BODY: u32 = 2;
/// A term counts a little less than a page: the page says more.
const IN_NAME: u32 = 8;
const IN_MEANING: u32 = 2;

/// A page or a term, ready to be found.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) place: Place,
    /// Each stem with the most that it counts anywhere.
    pub(crate) stems: BTreeMap<String, u32>,
    /// The title and the phrases, as the stems that say something.
    pub(crate) phrases: Vec<BTreeSet<String>>,
    pub(crate) articles: Vec<Article>,
}

/// How words become stems in one language.
#[derive(Clone, Debug)]
pub(crate) struct Lexicon {
    language: Language,
    /// Stems that say little.
    small: BTreeSet<String>,
    /// Stems that stand for others.
    same: BTreeMap<String, String>,
}

impl Lexicon {
    pub(crate) fn new(language: Language, special: &SearchWords) -> Lexicon {
        let stems_of =
            |word: &String| words(word).iter().map(|word| stem(word, language)).collect();
        let mut same = BTreeMap::new();
        for family in &special.same {
            let mut stems = family.iter().flat_map(|word| -> Vec<String> { stems_of(word) });
            let Some(head) = stems.next() else { continue };
            same.extend(stems.map(|stem| (stem, head.clone())));
        }
        let small = special.small.iter().flat_map(|word| -> Vec<String> { stems_of(word) });
        let small = small.map(|stem| same.get(&stem).cloned().unwrap_or(stem)).collect();
        Lexicon { language, small, same }
    }

    /// The stems of a text, in its order.
    pub(crate) fn stems(&self, text: &str) -> Vec<String> {
        let each = words(text).into_iter().map(|word| stem(&word, self.language));
        each.map(|stem| self.same.get(&stem).cloned().unwrap_or(stem)).collect()
    }

    /// The words of a question: each as its stem and as it was typed, for a stem that is cut off
    /// a slip of the finger may be no stem at all.
    pub(crate) fn asked(&self, question: &str) -> Vec<(String, String)> {
        let head = |stem: String| self.same.get(&stem).cloned().unwrap_or(stem);
        let each = words(question).into_iter();
        each.map(|word| (head(stem(&word, self.language)), head(word))).collect()
    }

    /// The stems that stand for others, with what they stand for.
    pub(crate) fn same(&self) -> impl Iterator<Item = (&str, &str)> {
        self.same.iter().map(|(stem, head)| (stem.as_str(), head.as_str()))
    }

    /// Whether a stem says little about what is asked.
    pub(crate) fn is_small(&self, stem: &str) -> bool {
        self.small.contains(stem)
    }

    /// The stems of a phrase that say something; all of them if none does.
    fn phrase(&self, text: &str) -> BTreeSet<String> {
        let all = self.stems(text);
        let telling: BTreeSet<_> =
            all.iter().filter(|stem| !self.is_small(stem)).cloned().collect();
        if telling.is_empty() { all.into_iter().collect() } else { telling }
    }
}

impl Entry {
    pub(crate) fn of_page(index: usize, page: &Page, lexicon: &Lexicon) -> Entry {
        let text = page.text.of(lexicon.language);
        let mut entry = Entry::new(Place::Page(index), page.articles.clone());
        entry.add(&plain(&text.answer), IN_ANSWER, lexicon);
        for block in &text.body {
            for line in lines_of(block) {
                entry.add(&plain(line), IN_BODY, lexicon);
            }
        }
        entry.add(&text.address, IN_WORDS, lexicon);
        entry.add_phrase(&text.title, IN_TITLE, lexicon);
        for phrase in &text.words {
            entry.add_phrase(phrase, IN_WORDS, lexicon);
        }
        entry
    }

    pub(crate) fn of_term(index: usize, term: &Term, lexicon: &Lexicon) -> Entry {
        let text = term.text.of(lexicon.language);
        let mut entry = Entry::new(Place::Term(index), Vec::new());
        entry.add(&plain(&text.meaning), IN_MEANING, lexicon);
        entry.add_phrase(&text.name, IN_NAME, lexicon);
        for phrase in &text.words {
            entry.add_phrase(phrase, IN_NAME, lexicon);
        }
        entry
    }

    fn new(place: Place, articles: Vec<Article>) -> Entry {
        Entry { place, stems: BTreeMap::new(), phrases: Vec::new(), articles }
    }

    fn add(&mut self, text: &str, weight: u32, lexicon: &Lexicon) {
        for stem in lexicon.stems(text) {
            let counted = self.stems.entry(stem).or_default();
            *counted = (*counted).max(weight);
        }
    }

    fn add_phrase(&mut self, text: &str, weight: u32, lexicon: &Lexicon) {
        self.add(text, weight, lexicon);
        self.phrases.push(lexicon.phrase(text));
    }
}

fn lines_of(block: &Block) -> Vec<&[Inline]> {
    match block {
        Block::Heading(line) | Block::Paragraph(line) => vec![line],
        Block::Board { caption, .. } => vec![caption],
        Block::List { items, .. } => items.iter().map(Vec::as_slice).collect(),
        Block::Table { head, rows } => {
            head.iter().chain(rows.iter().flatten()).map(Vec::as_slice).collect()
        }
    }
}
