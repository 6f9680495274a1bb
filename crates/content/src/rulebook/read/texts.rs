//! The folder of a language: its chapters, and three files of their own kind.
//!
//! `groups.md` has the titles of the groups, `glossary.md` the terms, `search.md` the words that
//! the search treats in a special way; every other file is a chapter of pages.

use std::collections::BTreeMap;

use super::super::markup::Reader;
use super::super::page::{PageText, TermText};
use super::super::{SearchWords, markup::Block};
use super::words_of;
use crate::fault::{Fault, FaultKind};
use crate::language::Language;
use crate::section::{Section, Span, sections};

/// What the folder of a language says.
#[derive(Default)]
pub(crate) struct Texts<'a> {
    pub(crate) pages: BTreeMap<&'a str, (Span<'a>, PageText)>,
    pub(crate) groups: BTreeMap<&'a str, String>,
    pub(crate) terms: Vec<TermOf<'a>>,
    pub(crate) words: SearchWords,
    pub(crate) links: Vec<Span<'a>>,
    pub(crate) boards: Vec<Span<'a>>,
}

/// A term with its place.
pub(crate) struct TermOf<'a> {
    pub(crate) name: Span<'a>,
    pub(crate) page: Option<Span<'a>>,
    pub(crate) text: TermText,
}

impl<'a> Texts<'a> {
    /// Reads all files of a language.
    pub(crate) fn read(
        files: &[(&'a str, &'a str)],
        language: Language,
        faults: &mut Vec<Fault>,
    ) -> Texts<'a> {
        let mut texts = Texts::default();
        let mut reader = Reader::default();
        for &(path, text) in files {
            let Some(name) = path.strip_prefix(language.tag()) else { continue };
            for section in sections(path, text, faults) {
                match name {
                    "/groups.md" => texts.group(&section, faults),
                    "/glossary.md" => texts.term(&section, &mut reader, faults),
                    "/search.md" => texts.search_words(&section, faults),
                    _ => texts.page(&section, &mut reader, faults),
                }
            }
        }
        texts.check_addresses(faults);
        faults.append(&mut reader.faults);
        texts.links.extend(reader.pages);
        texts.boards.extend(reader.boards);
        texts
    }

    fn group(&mut self, section: &Section<'a>, faults: &mut Vec<Fault>) {
        section.check_fields(&["id"], &[], faults);
        if let Some(id) = section.needed("id", faults) {
            self.groups.insert(id.text, section.heading.text.to_owned());
        }
    }

    fn term(&mut self, section: &Section<'a>, reader: &mut Reader<'a>, faults: &mut Vec<Fault>) {
        section.check_fields(&["id", "page", "words"], &[], faults);
        let Some(name) = section.needed("id", faults) else { return };
        if self.terms.iter().any(|known| known.name.text == name.text) {
            faults.push(name.fault(FaultKind::Repeated(name.text.to_owned())));
        }
        let (meaning, _) = answer_and_body(section, reader);
        if meaning.is_empty() {
            faults.push(section.heading.fault(FaultKind::NoAnswer));
        }
        let page = section.field("page");
        self.links.extend(page);
        let text =
            TermText { name: section.heading.text.to_owned(), meaning, words: phrases(section) };
        self.terms.push(TermOf { name, page, text });
    }

    fn search_words(&mut self, section: &Section<'a>, faults: &mut Vec<Fault>) {
        section.check_fields(&["id"], &[], faults);
        let Some(id) = section.needed("id", faults) else { return };
        match id.text {
            "small" => self.words.small = words_of(&section.text, &[]).small,
            "same" => self.words.same = words_of(&[], &section.text).same,
            _ => faults.push(id.fault(FaultKind::Unknown(id.text.to_owned()))),
        }
    }

    fn page(&mut self, section: &Section<'a>, reader: &mut Reader<'a>, faults: &mut Vec<Fault>) {
        section.check_fields(&["id", "address", "words"], &[], faults);
        let Some(name) = section.needed("id", faults) else { return };
        let address = section.needed("address", faults);
        let (answer, body) = answer_and_body(section, reader);
        if answer.is_empty() {
            faults.push(section.heading.fault(FaultKind::NoAnswer));
        }
        let is_address = |text: &str| {
            !text.is_empty()
                && text
                    .bytes()
                    .all(|byte| byte == b'-' || byte.is_ascii_lowercase() || byte.is_ascii_digit())
        };
        if let Some(address) = address.filter(|address| !is_address(address.text)) {
            faults.push(super::facts::bad("address", address));
        }
        let text = PageText {
            address: address.map(|address| address.text.to_owned()).unwrap_or_default(),
            title: section.heading.text.to_owned(),
            answer,
            body,
            words: phrases(section),
        };
        if self.pages.insert(name.text, (name, text)).is_some() {
            faults.push(name.fault(FaultKind::Repeated(name.text.to_owned())));
        }
    }

    fn check_addresses(&self, faults: &mut Vec<Fault>) {
        let mut taken = BTreeMap::new();
        for (name, text) in self.pages.values() {
            if taken.insert(&text.address, name).is_some() {
                faults.push(name.fault(FaultKind::AddressTaken(text.address.clone())));
            }
        }
    }
}

/// The first paragraph, and the rest.
fn answer_and_body<'a>(
    section: &Section<'a>,
    reader: &mut Reader<'a>,
) -> (Vec<super::super::Inline>, Vec<Block>) {
    let mut blocks = reader.blocks(&section.text);
    match blocks.first() {
        Some(Block::Paragraph(_)) => match blocks.remove(0) {
            Block::Paragraph(answer) => (answer, blocks),
            other => (Vec::new(), vec![other]),
        },
        _ => (Vec::new(), blocks),
    }
}

fn phrases(section: &Section<'_>) -> Vec<String> {
    let words = section.field("words");
    words.map(|words| words.parts().map(|part| part.text.to_owned()).collect()).unwrap_or_default()
}
