//! `rokade lessons check`: everything that is wrong with lessons.
//!
//! Without a folder these are the lessons that the program carries. What is wrong with the files as
//! texts is told first, all of it; only lessons that can be read are held against the rules. With
//! `--json` each fault is an object, and the last one counts. The command ends with code 2 when
//! anything was wrong.

use std::io::Write;

use rokade_coach::lesson;
use rokade_content::lesson::FILES;
use rokade_content::{Fault, Lessons};
use serde::Serialize;

use super::files::of_folder;
use super::words::Words;
use crate::arguments::LessonsCheckArguments;
use crate::failure::{Ending, Failure};
use crate::input::{Form, Line, Source};
use crate::tally::Tally;
use crate::texts::Texts;

/// What was looked at, as `--json` prints it.
#[derive(Serialize)]
struct Counts {
    lessons: usize,
    steps: usize,
    faults: usize,
}

/// Checks a folder of lessons.
pub(super) fn run(arguments: &LessonsCheckArguments, texts: &Texts) -> Result<Ending, Failure> {
    let found = match &arguments.folder {
        Some(folder) => {
            let files = of_folder(folder)?;
            Lessons::read(&pairs(&files))
        }
        None => Lessons::read(FILES),
    };
    let (lessons, faults) = match found {
        Ok(lessons) => {
            let faults = lesson::check(&lessons);
            (lessons, faults)
        }
        Err(faults) => (Lessons::default(), faults),
    };
    let counts = Counts {
        lessons: lessons.lessons.len(),
        steps: lessons.lessons.iter().map(|lesson| lesson.steps.len()).sum(),
        faults: faults.len(),
    };
    let words = Words { texts, lessons: &lessons };
    match Form::of_option(arguments.json) {
        Form::Json => write_objects(&faults, &counts, &words)?,
        Form::Text => write_text(&faults, &counts, &words)?,
    }
    Ok(if faults.is_empty() { Ending::Clean } else { Ending::WithFaults })
}

fn pairs(files: &[(String, String)]) -> Vec<(&str, &str)> {
    files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect()
}

/// The place of a fault.
fn line_of(fault: &Fault) -> Line {
    let source = Source::Named(fault.file.clone());
    Line { source, number: fault.line, text: String::new() }
}

fn write_objects(faults: &[Fault], counts: &Counts, words: &Words<'_>) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    for fault in faults {
        let told = words.tell(fault);
        let line = line_of(fault);
        let object = serde_json::to_string(&line.fault(fault.column, &told)).unwrap_or_default();
        writeln!(out, "{object}").map_err(Failure::Output)?;
    }
    let object = serde_json::to_string(counts).unwrap_or_default();
    writeln!(out, "{object}").map_err(Failure::Output)
}

fn write_text(faults: &[Fault], counts: &Counts, words: &Words<'_>) -> Result<(), Failure> {
    let mut tally = Tally::default();
    for fault in faults {
        tally.tell(&line_of(fault).tell_fault(fault.column, &words.tell(fault), words.texts));
    }
    tally.close(words.texts);
    let [lessons, steps, faults] =
        [counts.lessons, counts.steps, counts.faults].map(|count| count.to_string());
    let values =
        [("lessons", lessons.as_str()), ("steps", steps.as_str()), ("faults", faults.as_str())];
    let told = words.texts.tell("lessons-checked", &values);
    writeln!(anstream::stdout().lock(), "{told}").map_err(Failure::Output)
}
