//! The folder of a language: `groups.md` has the titles of the groups, every other file has
//! lessons and steps.

use std::collections::BTreeMap;

use super::super::key::Key;
use super::super::step::{LessonText, Remark, StepText};
use crate::fault::{Fault, FaultKind};
use crate::language::Language;
use crate::rulebook::Block;
use crate::rulebook::markup::Reader;
use crate::section::{Section, Span, sections};

/// What the folder of a language says.
#[derive(Default)]
pub(crate) struct Texts<'a> {
    pub(crate) groups: BTreeMap<&'a str, String>,
    pub(crate) lessons: BTreeMap<&'a str, (Span<'a>, LessonText)>,
    pub(crate) steps: BTreeMap<&'a str, (Span<'a>, StepText)>,
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
                    _ => texts.lesson_or_step(&section, &mut reader, faults),
                }
            }
        }
        texts.check_addresses(faults);
        // A step has its own board, and lessons do not send their reader away.
        let elsewhere = reader.boards.iter().chain(&reader.pages);
        faults.extend(elsewhere.map(|name| name.fault(FaultKind::Unknown(name.text.to_owned()))));
        faults.append(&mut reader.faults);
        texts
    }

    /// Texts that nothing in `lessons.md` has asked for.
    pub(crate) fn left_over(&self) -> impl Iterator<Item = Fault> {
        let lessons = self.lessons.values().map(|(name, _)| name);
        let steps = self.steps.values().map(|(name, _)| name);
        lessons.chain(steps).map(|name| name.fault(FaultKind::NoCounterpart(name.text.to_owned())))
    }

    fn group(&mut self, section: &Section<'a>, faults: &mut Vec<Fault>) {
        section.check_fields(&["id"], &[], faults);
        if let Some(id) = section.needed("id", faults) {
            self.groups.insert(id.text, section.heading.text.to_owned());
        }
    }

    fn lesson_or_step(
        &mut self,
        section: &Section<'a>,
        reader: &mut Reader<'a>,
        faults: &mut Vec<Fault>,
    ) {
        let Some(id) = section.needed("id", faults) else { return };
        let is_known = self.lessons.contains_key(id.text) || self.steps.contains_key(id.text);
        if is_known {
            faults.push(id.fault(FaultKind::Repeated(id.text.to_owned())));
        }
        if id.text.contains('/') {
            self.steps.insert(id.text, (id, step_of(section, reader, faults)));
        } else {
            self.lessons.insert(id.text, (id, lesson_of(section, reader, faults)));
        }
    }

    fn check_addresses(&self, faults: &mut Vec<Fault>) {
        let mut taken = Vec::new();
        for (name, text) in self.lessons.values() {
            if taken.contains(&&text.address) {
                faults.push(name.fault(FaultKind::AddressTaken(text.address.clone())));
            }
            taken.push(&text.address);
        }
    }
}

fn lesson_of<'a>(
    section: &Section<'a>,
    reader: &mut Reader<'a>,
    faults: &mut Vec<Fault>,
) -> LessonText {
    section.check_fields(&["id", "address"], &[], faults);
    let address = section.needed("address", faults);
    let is_plain = |text: &str| {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        text.bytes().all(plain)
    };
    if let Some(address) = address.filter(|address| !is_plain(address.text)) {
        faults.push(address.bad("address"));
    }
    let mut blocks = reader.blocks(&section.text).into_iter();
    let about = match (blocks.next(), blocks.next()) {
        (Some(Block::Paragraph(about)), None) => about,
        _ => {
            faults.push(section.heading.fault(FaultKind::NoAnswer));
            Vec::new()
        }
    };
    LessonText {
        address: address.map(|address| address.text.to_owned()).unwrap_or_default(),
        title: section.heading.text.to_owned(),
        about,
    }
}

fn step_of<'a>(
    section: &Section<'a>,
    reader: &mut Reader<'a>,
    faults: &mut Vec<Fault>,
) -> StepText {
    let mut text = StepText { title: section.heading.text.to_owned(), ..StepText::default() };
    for (place, field) in section.fields.iter().enumerate() {
        if section.fields[..place].iter().any(|earlier| earlier.name == field.name) {
            faults.push(field.value.fault(FaultKind::RepeatedField(field.name.to_owned())));
        }
        let said = reader.inline(field.value);
        let remark =
            |key: &str| Remark { key: Key::new(key), said: said.clone(), at: field.value.place() };
        match field.name.split_once(' ') {
            None if field.name == "id" => {}
            None if field.name == "hint" => text.hint = said,
            None if field.name == "done" => text.done = said,
            Some(("after", key)) => text.after.push(remark(key)),
            Some(("wrong", key)) => text.wrong.push(remark(key)),
            Some(("choice", number)) if number == (text.choices.len() + 1).to_string() => {
                text.choices.push(said);
            }
            _ => {
                let name = field.name.to_owned();
                faults.push(field.value.fault(FaultKind::UnknownField(name)));
            }
        }
    }
    text.body = reader.blocks(&section.text);
    if text.body.is_empty() {
        faults.push(section.heading.fault(FaultKind::NoAnswer));
    }
    text
}
