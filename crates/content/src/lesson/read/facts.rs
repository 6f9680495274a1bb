//! `lessons.md`: the lessons and their steps in their order, and what does not depend on a
//! language.
//!
//! A heading without a slash begins a lesson, one with a slash is a step of it: `lesson/step`.

use rokade_rules::{Color, Square, SquareSet};

use super::super::step::Place;
use super::super::task::{Claim, Task};
use super::task::{TASKS, claim_of, squares_of, task_of};
use crate::fault::{Fault, FaultKind};
use crate::section::{Section, Span, sections};

/// Everything that `lessons.md` says.
#[derive(Default)]
pub(crate) struct Facts<'a> {
    pub(crate) lessons: Vec<LessonFacts<'a>>,
}

pub(crate) struct LessonFacts<'a> {
    pub(crate) name: Span<'a>,
    pub(crate) group: Option<Span<'a>>,
    pub(crate) minutes: u32,
    pub(crate) steps: Vec<StepFacts<'a>>,
}

pub(crate) struct StepFacts<'a> {
    pub(crate) name: Span<'a>,
    pub(crate) fen: Option<Span<'a>>,
    pub(crate) side: Color,
    pub(crate) marks: SquareSet,
    pub(crate) show: Option<Square>,
    /// The task and its place; nothing if it cannot be read.
    pub(crate) task: Option<(Task, Place)>,
    pub(crate) claims: Vec<(Claim, Place)>,
}

/// What a step may say beside its task.
const BESIDE: [&str; 6] = ["fen", "side", "marks", "show", "within", "solution"];

/// How long a lesson may take, in minutes.
const MINUTES: std::ops::RangeInclusive<u32> = 5..=10;

/// Reads `lessons.md`.
pub(crate) fn read_facts<'a>(file: &'a str, text: &'a str, faults: &mut Vec<Fault>) -> Facts<'a> {
    let mut facts = Facts::default();
    let mut names = Vec::new();
    for section in sections(file, text, faults) {
        let name = section.heading;
        if names.contains(&name.text) {
            faults.push(name.fault(FaultKind::Repeated(name.text.to_owned())));
        }
        names.push(name.text);
        match name.text.split_once('/') {
            None => facts.lessons.push(lesson_of(&section, faults)),
            Some((lesson, _)) => match facts.lessons.last_mut() {
                Some(last) if last.name.text == lesson => {
                    last.steps.push(step_of(&section, faults));
                }
                _ => faults.push(name.fault(FaultKind::Unknown(lesson.to_owned()))),
            },
        }
    }
    facts
}

fn lesson_of<'a>(section: &Section<'a>, faults: &mut Vec<Fault>) -> LessonFacts<'a> {
    section.check_fields(&["group", "minutes"], &[], faults);
    let group = section.needed("group", faults);
    let minutes = section.needed("minutes", faults).and_then(|value| {
        let read = value.text.parse().ok().filter(|minutes| MINUTES.contains(minutes));
        if read.is_none() {
            faults.push(value.bad("minutes"));
        }
        read
    });
    LessonFacts {
        name: section.heading,
        group,
        minutes: minutes.unwrap_or_default(),
        steps: Vec::new(),
    }
}

fn step_of<'a>(section: &Section<'a>, faults: &mut Vec<Fault>) -> StepFacts<'a> {
    let once: Vec<_> = BESIDE.into_iter().chain(TASKS).collect();
    section.check_fields(&once, &["claim"], faults);
    let side = section.field("side").map_or(Some(Color::White), |value| match value.text {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => {
            faults.push(value.bad("side"));
            None
        }
    });
    let marks = section.field("marks").map(|value| squares_of("marks", value, faults));
    let show = section.field("show").and_then(|value| {
        let read = value.text.parse().ok();
        if read.is_none() {
            faults.push(value.bad("show"));
        }
        read
    });
    let claims = section
        .fields("claim")
        .filter_map(|value| {
            let read = claim_of(value.text);
            if read.is_none() {
                faults.push(value.bad("claim"));
            }
            Some((read?, value.place()))
        })
        .collect();
    StepFacts {
        name: section.heading,
        fen: section.field("fen"),
        side: side.unwrap_or(Color::White),
        marks: marks.unwrap_or_default(),
        show,
        task: task_of(section, faults),
        claims,
    }
}
