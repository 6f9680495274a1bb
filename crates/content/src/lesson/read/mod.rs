//! Reading the lessons from their files, all faults at once.
//!
//! `facts` reads `lessons.md`, `task` its tasks and claims, `texts` the folder of a language. Here
//! they are put together.

mod facts;
mod task;
mod texts;

use facts::{Facts, LessonFacts, StepFacts, read_facts};
use texts::Texts;

use super::Lessons;
use super::step::{Lesson, Place, Step, StepText};
use super::task::Task;
use crate::fault::{Fault, FaultKind};
use crate::language::{Both, Language};
use crate::rulebook::Group;
use crate::section::Span;

/// The file of what does not depend on a language.
pub(crate) const LESSONS: &str = "lessons.md";

impl Span<'_> {
    /// Where it stands, to be kept.
    pub(crate) fn place(&self) -> Place {
        Place { file: self.file.to_owned(), line: self.line, column: self.column }
    }
}

impl Lessons {
    /// Reads lessons from their files, each with its path inside the folder, such as
    /// `nl/moves.md`.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the files as texts, in their order. What is wrong on the
    /// boards is found by `rokade_coach::lesson`.
    pub fn read(files: &[(&str, &str)]) -> Result<Lessons, Vec<Fault>> {
        let mut faults = Vec::new();
        let facts = match files.iter().find(|(path, _)| *path == LESSONS) {
            Some((path, text)) => read_facts(path, text, &mut faults),
            None => {
                faults.push(whole(LESSONS, FaultKind::FileMissing));
                Facts::default()
            }
        };
        let texts = Both {
            dutch: Texts::read(files, Language::Dutch, &mut faults),
            english: Texts::read(files, Language::English, &mut faults),
        };
        faults.extend(
            files
                .iter()
                .filter(|(path, _)| !is_known(path))
                .map(|(path, _)| whole(path, FaultKind::UnknownFile)),
        );
        let lessons = put_together(facts, texts, &mut faults);
        if faults.is_empty() { Ok(lessons) } else { Err(faults) }
    }
}

fn whole(file: &str, kind: FaultKind) -> Fault {
    Fault { file: file.to_owned(), line: 1, column: 1, kind }
}

fn is_known(path: &str) -> bool {
    let is_of = |language: &Language| {
        path.strip_prefix(language.tag()).is_some_and(|rest| rest.starts_with('/'))
    };
    path == LESSONS || Language::ALL.iter().any(is_of)
}

fn put_together<'a>(
    facts: Facts<'a>,
    mut texts: Both<Texts<'a>>,
    faults: &mut Vec<Fault>,
) -> Lessons {
    let mut all = Lessons::default();
    for lesson in facts.lessons {
        let group = group_of(&lesson, &mut all.groups, &texts, faults);
        let text = both(&lesson.name, &mut texts, |texts, id| texts.lessons.remove(id), faults);
        let steps: Vec<_> = lesson
            .steps
            .into_iter()
            .filter_map(|step| {
                let text =
                    both(&step.name, &mut texts, |texts, id| texts.steps.remove(id), faults)?;
                step_of(step, text, faults)
            })
            .collect();
        if steps.is_empty() {
            faults.push(lesson.name.fault(FaultKind::NotOneTask));
        }
        if let (Some(group), Some(text)) = (group, text) {
            let id = lesson.name.text.to_owned();
            all.lessons.push(Lesson { id, group, minutes: lesson.minutes, steps, text });
        }
    }
    for language in Language::ALL {
        faults.extend(texts.of(language).left_over());
    }
    all
}

fn group_of(
    lesson: &LessonFacts<'_>,
    groups: &mut Vec<Group>,
    texts: &Both<Texts<'_>>,
    faults: &mut Vec<Fault>,
) -> Option<usize> {
    let name = lesson.group?;
    if let Some(known) = groups.iter().position(|group| group.id == name.text) {
        return Some(known);
    }
    let title = |language| texts.of(language).groups.get(name.text).cloned();
    let title = Both { dutch: title(Language::Dutch), english: title(Language::English) };
    let Some(title) = title.whole() else {
        faults.push(name.fault(FaultKind::NoCounterpart(name.text.to_owned())));
        return None;
    };
    groups.push(Group { id: name.text.to_owned(), title });
    Some(groups.len() - 1)
}

/// A text in both languages, out of what the folders have.
fn both<'a, T>(
    name: &Span<'_>,
    texts: &mut Both<Texts<'a>>,
    take: impl Fn(&mut Texts<'a>, &str) -> Option<(Span<'a>, T)>,
    faults: &mut Vec<Fault>,
) -> Option<Both<T>> {
    let mut of = |language: Language| {
        let found = take(texts.of_mut(language), name.text);
        if found.is_none() {
            let missing = format!("{} ({})", name.text, language.tag());
            faults.push(name.fault(FaultKind::NoCounterpart(missing)));
        }
        found.map(|(_, text)| text)
    };
    Both { dutch: of(Language::Dutch), english: of(Language::English) }.whole()
}

fn step_of(facts: StepFacts<'_>, text: Both<StepText>, faults: &mut Vec<Fault>) -> Option<Step> {
    let (task, task_at) = facts.task?;
    check_sameness(&facts.name, &text, faults);
    if task != Task::Read && text.dutch.hint.is_empty() {
        faults.push(facts.name.fault(FaultKind::MissingField("hint")));
    }
    let choices = text.dutch.choices.len();
    let has_choices = matches!(task, Task::Choose(answer) if answer <= choices && choices > 1);
    if has_choices != (choices > 0) || (choices == 0 && matches!(task, Task::Choose(_))) {
        faults.push(task_at.fault(FaultKind::MissingField("choice")));
    }
    if facts.fen.is_none() && !matches!(task, Task::Read | Task::Choose(_)) {
        faults.push(facts.name.fault(FaultKind::MissingField("fen")));
    }
    let (_, id) = facts.name.text.split_once('/')?;
    Some(Step {
        id: id.to_owned(),
        fen: facts.fen.map(|fen| fen.text.to_owned()),
        side: facts.side,
        marks: facts.marks,
        show: facts.show,
        task,
        claims: facts.claims,
        text,
        at: facts.name.place(),
        task_at,
    })
}

/// Notes a remark, a choice or a hint that only one of the languages has.
fn check_sameness(name: &Span<'_>, text: &Both<StepText>, faults: &mut Vec<Fault>) {
    let shape = |text: &StepText| {
        let mut shape = vec![format!("choice {}", text.choices.len())];
        shape.extend(text.after.iter().map(|remark| format!("after {}", remark.key)));
        shape.extend(text.wrong.iter().map(|remark| format!("wrong {}", remark.key)));
        shape.extend((!text.hint.is_empty()).then(|| "hint".to_owned()));
        shape.extend((!text.done.is_empty()).then(|| "done".to_owned()));
        shape
    };
    let (dutch, english) = (shape(&text.dutch), shape(&text.english));
    let alone =
        |one: &[String], other: &[String]| one.iter().find(|line| !other.contains(line)).cloned();
    if let Some(line) = alone(&dutch, &english).or_else(|| alone(&english, &dutch)) {
        faults.push(name.fault(FaultKind::NoCounterpart(format!("{}: {line}", name.text))));
    }
}
