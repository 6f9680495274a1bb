//! Reading the book from its files, all faults at once.
//!
//! `facts` reads `book.md`, `boards` reads `boards.md`, `texts` reads the folder of a language.
//! Here they are put together, and every name is looked up.

mod boards;
mod facts;
mod texts;

use super::page::{Group, Page, Term};
use super::{Id, Rulebook, SearchWords};
use crate::fault::{Fault, FaultKind};
use crate::language::{Both, Language};
use crate::section::Span;
use facts::{Facts, read_facts};
use std::collections::BTreeMap;
use texts::Texts;

/// The file of pages and their facts.
pub(crate) const BOOK: &str = "book.md";
/// The file of boards.
pub(crate) const BOARDS: &str = "boards.md";

impl Rulebook {
    /// Reads a book from its files, each with its path inside the book's folder, such as
    /// `nl/moves.md`.
    ///
    /// # Errors
    ///
    /// Everything that is wrong, in the order of the files.
    pub fn read(files: &[(&str, &str)]) -> Result<Rulebook, Vec<Fault>> {
        let mut faults = Vec::new();
        let facts = read_facts(BOOK, text_of(files, BOOK, &mut faults), &mut faults);
        let boards = boards::read_boards(BOARDS, text_of(files, BOARDS, &mut faults), &mut faults);
        let texts = Both {
            dutch: Texts::read(files, Language::Dutch, &mut faults),
            english: Texts::read(files, Language::English, &mut faults),
        };
        faults.extend(unknown_files(files));
        let book = put_together(facts, boards, texts, &mut faults);
        if faults.is_empty() { Ok(book) } else { Err(faults) }
    }
}

fn text_of<'a>(files: &[(&str, &'a str)], name: &str, faults: &mut Vec<Fault>) -> &'a str {
    let found = files.iter().find(|(path, _)| *path == name);
    if found.is_none() {
        let file = name.to_owned();
        faults.push(Fault { file, line: 1, column: 1, kind: FaultKind::FileMissing });
    }
    found.map_or("", |(_, text)| text)
}

fn unknown_files(files: &[(&str, &str)]) -> impl Iterator<Item = Fault> {
    let is_known = |path: &str| {
        path == BOOK
            || path == BOARDS
            || Language::ALL.iter().any(|language| {
                path.strip_prefix(language.tag()).is_some_and(|rest| rest.starts_with('/'))
            })
    };
    files.iter().filter(move |(path, _)| !is_known(path)).map(|(path, _)| Fault {
        file: (*path).to_owned(),
        line: 1,
        column: 1,
        kind: FaultKind::UnknownFile,
    })
}

fn put_together(
    facts: Vec<Facts<'_>>,
    boards: Vec<super::Board>,
    texts: Both<Texts<'_>>,
    faults: &mut Vec<Fault>,
) -> Rulebook {
    let names: Vec<Id> = facts.iter().map(|facts| facts.name.text.to_owned()).collect();
    let knows_page = |name: &Span<'_>| names.iter().any(|id| id == name.text);
    let knows_board = |name: &Span<'_>| boards.iter().any(|board| board.id == name.text);
    let unknown = |name: &Span<'_>| name.fault(FaultKind::Unknown(name.text.to_owned()));
    for language in Language::ALL {
        let texts = texts.of(language);
        let links = texts.links.iter().filter(|name| !knows_page(name));
        faults.extend(links.map(unknown));
        faults.extend(texts.boards.iter().filter(|name| !knows_board(name)).map(unknown));
        let pages = texts.pages.values().map(|(name, _)| name);
        let without_facts = pages.filter(|name| !knows_page(name));
        faults.extend(
            without_facts.map(|name| name.fault(FaultKind::NoCounterpart(name.text.to_owned()))),
        );
    }
    for facts in &facts {
        faults.extend(facts.see.iter().filter(|name| !knows_page(name)).map(unknown));
    }
    let Both { mut dutch, mut english } = texts;
    let words = Both {
        dutch: std::mem::take(&mut dutch.words),
        english: std::mem::take(&mut english.words),
    };
    let terms = join_terms(&mut dutch, &mut english, faults);
    let mut texts = Both { dutch, english };
    let groups = read_groups(&facts, &mut texts, faults);
    let pages = facts.into_iter().filter_map(|facts| join_page(facts, &groups, &mut texts, faults));
    let pages: Vec<Page> = pages.collect();
    Rulebook { groups, pages, boards, terms, words }
}

/// The groups in the order of their first pages, with a title in each language.
fn read_groups(
    facts: &[Facts<'_>],
    texts: &mut Both<Texts<'_>>,
    faults: &mut Vec<Fault>,
) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for facts in facts {
        let Some(name) = facts.group else { continue };
        if groups.iter().any(|group| group.id == name.text) {
            continue;
        }
        let mut title = |language| {
            let found = texts.of(language).groups.get(name.text).cloned();
            if found.is_none() {
                faults.push(name.fault(FaultKind::NoCounterpart(name.text.to_owned())));
            }
            found.unwrap_or_default()
        };
        let title = Both { dutch: title(Language::Dutch), english: title(Language::English) };
        groups.push(Group { id: name.text.to_owned(), title });
    }
    groups
}

fn join_page(
    facts: Facts<'_>,
    groups: &[Group],
    texts: &mut Both<Texts<'_>>,
    faults: &mut Vec<Fault>,
) -> Option<Page> {
    let mut text = |language| {
        let found = texts.of_mut(language).pages.remove(facts.name.text).map(|(_, text)| text);
        if found.is_none() {
            let name = format!("{} ({})", facts.name.text, Language::tag(language));
            faults.push(facts.name.fault(FaultKind::NoCounterpart(name)));
        }
        found
    };
    let text = Both { dutch: text(Language::Dutch), english: text(Language::English) }.whole()?;
    let shows = |language| text.of(language).boards().collect::<Vec<_>>();
    if shows(Language::Dutch) != shows(Language::English) {
        let name = format!("{}: boards", facts.name.text);
        faults.push(facts.name.fault(FaultKind::NoCounterpart(name)));
    }
    let group = facts.group?;
    Some(Page {
        id: facts.name.text.to_owned(),
        group: groups.iter().position(|known| known.id == group.text)?,
        verdict: facts.verdict,
        standing: facts.standing,
        articles: facts.articles,
        see: facts.see.iter().map(|name| name.text.to_owned()).collect(),
        checked: facts.checked?,
        text,
    })
}

fn join_terms(
    dutch: &mut Texts<'_>,
    english: &mut Texts<'_>,
    faults: &mut Vec<Fault>,
) -> Vec<Term> {
    let mut of_english: BTreeMap<_, _> =
        std::mem::take(&mut english.terms).into_iter().map(|term| (term.name.text, term)).collect();
    let alone = |name: &Span<'_>| name.fault(FaultKind::NoCounterpart(name.text.to_owned()));
    let mut terms = Vec::new();
    for term in std::mem::take(&mut dutch.terms) {
        match of_english.remove(term.name.text) {
            Some(other) => {
                if term.page.map(|page| page.text) != other.page.map(|page| page.text) {
                    faults.push(alone(&other.name));
                }
                terms.push(Term {
                    id: term.name.text.to_owned(),
                    page: term.page.map(|page| page.text.to_owned()),
                    text: Both { dutch: term.text, english: other.text },
                });
            }
            None => faults.push(alone(&term.name)),
        }
    }
    faults.extend(of_english.values().map(|term| alone(&term.name)));
    terms
}

/// The words of a search file.
pub(crate) fn words_of(small: &[Span<'_>], same: &[Span<'_>]) -> SearchWords {
    let split = |line: &Span<'_>| -> Vec<String> {
        line.text.split([',', ' ']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    SearchWords {
        small: small.iter().flat_map(split).collect(),
        same: same.iter().map(split).filter(|words| words.len() > 1).collect(),
    }
}
