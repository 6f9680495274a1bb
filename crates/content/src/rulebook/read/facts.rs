//! `book.md`: the pages in their order, and what does not depend on a language.

use super::super::article::Article;
use super::super::page::{Checked, Source, Standing, Verdict};
use crate::fault::{Fault, FaultKind};
use crate::section::{Section, Span, sections};

/// What `book.md` says of a page.
pub(crate) struct Facts<'a> {
    pub(crate) name: Span<'a>,
    pub(crate) group: Option<Span<'a>>,
    pub(crate) verdict: Option<Verdict>,
    pub(crate) standing: Standing,
    pub(crate) articles: Vec<Article>,
    pub(crate) see: Vec<Span<'a>>,
    pub(crate) checked: Option<Checked>,
}

const FIELDS: [&str; 6] = ["group", "verdict", "standing", "articles", "see", "checked"];

/// Reads `book.md`.
pub(crate) fn read_facts<'a>(
    file: &'a str,
    text: &'a str,
    faults: &mut Vec<Fault>,
) -> Vec<Facts<'a>> {
    let mut all: Vec<Facts<'a>> = Vec::new();
    for section in sections(file, text, faults) {
        let name = section.heading;
        if all.iter().any(|known| known.name.text == name.text) {
            faults.push(name.fault(FaultKind::Repeated(name.text.to_owned())));
        }
        section.check_fields(&FIELDS, &[], faults);
        all.push(facts_of(&section, faults));
    }
    all
}

fn facts_of<'a>(section: &Section<'a>, faults: &mut Vec<Fault>) -> Facts<'a> {
    let group = section.needed("group", faults);
    let verdict = section
        .field("verdict")
        .and_then(|value| one_of("verdict", value, &Verdict::ALL, Verdict::code, faults));
    let standing = section
        .field("standing")
        .and_then(|value| one_of("standing", value, &Standing::ALL, Standing::code, faults));
    let articles = section.field("articles").map(|value| articles_of(value, faults));
    let see = section.field("see").map(|value| value.parts().collect());
    let checked = section.needed("checked", faults).and_then(|value| {
        let read = checked_of(value.text);
        if read.is_none() {
            faults.push(bad("checked", value));
        }
        read
    });
    Facts {
        name: section.heading,
        group,
        verdict,
        standing: standing.unwrap_or_default(),
        articles: articles.unwrap_or_default(),
        see: see.unwrap_or_default(),
        checked,
    }
}

/// The value whose code is written.
pub(crate) fn one_of<T: Copy>(
    field: &str,
    value: Span<'_>,
    all: &[T],
    code: impl Fn(T) -> &'static str,
    faults: &mut Vec<Fault>,
) -> Option<T> {
    let found = all.iter().copied().find(|&known| code(known) == value.text);
    if found.is_none() {
        faults.push(bad(field, value));
    }
    found
}

/// The fault of a value that its field cannot have.
pub(crate) fn bad(field: &str, value: Span<'_>) -> Fault {
    value.fault(FaultKind::BadValue { field: field.to_owned(), value: value.text.to_owned() })
}

fn articles_of(value: Span<'_>, faults: &mut Vec<Fault>) -> Vec<Article> {
    let mut articles = Vec::new();
    for part in value.parts() {
        match part.text.parse() {
            Ok(article) => articles.push(article),
            Err(_) => faults.push(bad("articles", part)),
        }
    }
    articles
}

/// `2026-11-30 fide-2023`.
fn checked_of(text: &str) -> Option<Checked> {
    let (date, source) = text.split_once(' ')?;
    let source = Source::ALL.into_iter().find(|known| known.code() == source.trim())?;
    let parts: Vec<_> = date.split('-').collect();
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    let lengths: Vec<_> = parts.iter().map(|part| part.len()).collect();
    (lengths == [4, 2, 2] && parts.iter().all(is_number))
        .then(|| Checked { date: date.to_owned(), source })
}
