//! What is wrong with lessons, in the reader's language.

use rokade_content::{Fault, FaultKind, Lessons};
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;

use crate::quote::quote;
use crate::texts::Texts;
use crate::words::tell_fen_fault;

/// Tells faults of lessons.
pub(super) struct Words<'a> {
    pub(super) texts: &'a Texts,
    /// Where the FEN of a fault is found again.
    pub(super) lessons: &'a Lessons,
}

impl Words<'_> {
    /// What is wrong, without its place.
    pub(super) fn tell(&self, fault: &Fault) -> String {
        let about = |key: &str, text: &str| self.texts.tell(key, &[("text", &quote(text))]);
        match &fault.kind {
            FaultKind::FileMissing => self.texts.say("lesson-file-missing"),
            FaultKind::UnknownFile => self.texts.say("lesson-file-unknown"),
            FaultKind::NotAField(text) => about("lesson-not-a-field", text),
            FaultKind::UnknownField(name) => about("lesson-field-unknown", name),
            FaultKind::RepeatedField(name) => about("lesson-field-repeated", name),
            FaultKind::MissingField(name) => about("lesson-field-missing", name),
            FaultKind::BadValue { field, value } => {
                self.texts.tell("lesson-bad-value", &[("field", field), ("text", &quote(value))])
            }
            FaultKind::Repeated(name) => about("lesson-repeated", name),
            FaultKind::NoCounterpart(name) => about("lesson-no-counterpart", name),
            FaultKind::Unknown(name) => about("lesson-unknown", name),
            FaultKind::AddressTaken(address) => about("lesson-address-taken", address),
            FaultKind::NoAnswer => self.texts.say("lesson-no-text"),
            FaultKind::Unclosed(mark) => about("lesson-unclosed", mark),
            FaultKind::UnevenTable => self.texts.say("lesson-uneven-table"),
            FaultKind::Fen(why) => self.tell_fen(fault).unwrap_or_else(|| why.clone()),
            FaultKind::AgainstTheRules { said, ruled } => self
                .texts
                .tell("lesson-against-the-rules", &[("said", &quote(said)), ("ruled", ruled)]),
            FaultKind::NoMove(text) => about("lesson-no-move", text),
            FaultKind::NotOneTask => self.texts.say("lesson-not-one-task"),
            FaultKind::OutOfReach => self.texts.say("lesson-out-of-reach"),
            FaultKind::Undecided => self.texts.say("lesson-undecided"),
            FaultKind::NothingToFind => self.texts.say("lesson-nothing-to-find"),
            other => other.to_string(),
        }
    }

    /// Everything that is wrong with the FEN of the step at the place of a fault.
    fn tell_fen(&self, fault: &Fault) -> Option<String> {
        let is_there = |at: &rokade_content::lesson::Place| {
            (at.file.as_str(), at.line) == (fault.file.as_str(), fault.line)
        };
        let mut steps = self.lessons.lessons.iter().flat_map(|lesson| &lesson.steps);
        let fen = steps.find(|step| is_there(&step.at))?.fen.as_deref()?;
        let faults = fen::read(fen, CastlingMode::Standard).err()?;
        let told: Vec<String> = faults
            .into_iter()
            .map(|fault| tell_fen_fault(fault.field, fault.kind, &fault.text, self.texts))
            .collect();
        Some(told.join("; "))
    }
}
