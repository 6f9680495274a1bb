//! The built-in lessons as texts: they have no fault, and both languages are one course.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rokade_content::lesson::{FILES, StepText, Task};
use rokade_content::rulebook::{Block, Inline, markup};
use rokade_content::{FaultKind, Language, Lessons};

#[test]
fn e_the_lessons_have_no_fault() {
    if let Err(faults) = Lessons::read(FILES) {
        let told: String = faults.iter().map(|fault| format!("{fault}\n")).collect();
        panic!("{} faults\n{told}", faults.len());
    }
    assert_eq!(Lessons::read(FILES).as_ref(), Ok(Lessons::built_in()));
}

#[test]
fn e_twelve_lessons_in_four_groups() {
    let lessons = Lessons::built_in();
    let sizes = |group| lessons.lessons.iter().filter(|lesson| lesson.group == group).count();
    let groups: Vec<_> = lessons.groups.iter().map(|group| group.id.as_str()).collect();
    assert_eq!(groups, ["moves", "openings", "endings", "strategy"]);
    assert_eq!([0, 1, 2, 3].map(sizes), [4, 3, 2, 3]);
    for lesson in &lessons.lessons {
        let tasks = lesson.steps.iter().filter(|step| step.task != Task::Read).count();
        assert!(tasks >= 4, "{} has {tasks} tasks", lesson.id);
        let address = &lesson.text.dutch.address;
        assert_eq!(lessons.lesson_at(address, Language::Dutch).map(|it| &it.id), Some(&lesson.id));
    }
}

#[test]
fn every_file_of_the_folder_is_built_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/lessons");
    let mut on_disk = BTreeSet::new();
    for below in ["", "nl", "en"] {
        for entry in fs::read_dir(folder.join(below)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "md") {
                on_disk.insert(path.strip_prefix(&folder).unwrap().to_str().unwrap().to_owned());
            }
        }
    }
    on_disk.remove("README.md");
    let built_in: BTreeSet<_> = FILES.iter().map(|(path, _)| (*path).to_owned()).collect();
    assert_eq!(on_disk, built_in);
}

/// The squares and moves that a text names, with the letters of English.
fn named(text: &str, language: Language) -> Vec<String> {
    let is_move = |word: &str| {
        let word = word.trim_start_matches(['K', 'Q', 'R', 'B', 'N']).trim_start_matches('x');
        let mut letters = word.bytes();
        matches!(
            (letters.next(), letters.next(), letters.next()),
            (Some(b'a'..=b'h'), Some(b'1'..=b'8'), None)
        )
    };
    text.split(|letter: char| !letter.is_ascii_alphanumeric())
        .map(|word| match (language, word.split_at_checked(1)) {
            (Language::Dutch, Some(("P", rest))) => format!("N{rest}"),
            (Language::Dutch, Some(("L", rest))) => format!("B{rest}"),
            (Language::Dutch, Some(("T", rest))) => format!("R{rest}"),
            (Language::Dutch, Some(("D", rest))) => format!("Q{rest}"),
            _ => word.to_owned(),
        })
        .filter(|word| is_move(word))
        .collect()
}

/// Everything that a step says, a line each, in an order that is the same in both languages.
fn lines(text: &StepText) -> Vec<String> {
    let mut lines: Vec<String> = text
        .body
        .iter()
        .map(|block| match block {
            Block::Heading(line) | Block::Paragraph(line) => markup::plain(line),
            other => format!("{other:?}"),
        })
        .collect();
    let mut remarks: Vec<_> = text.after.iter().chain(&text.wrong).collect();
    remarks.sort_by_key(|remark| remark.key.clone());
    let said = remarks.into_iter().map(|remark| &remark.said);
    let rest: Vec<&Vec<Inline>> =
        [&text.hint, &text.done].into_iter().chain(&text.choices).chain(said).collect();
    lines.extend(rest.into_iter().map(|line| markup::plain(line)));
    lines
}

#[test]
fn both_languages_name_the_same_squares_and_moves() {
    for lesson in &Lessons::built_in().lessons {
        for step in &lesson.steps {
            let (dutch, english) = (lines(&step.text.dutch), lines(&step.text.english));
            assert_eq!(dutch.len(), english.len(), "{}/{}", lesson.id, step.id);
            for (dutch, english) in dutch.iter().zip(&english) {
                let mut pair = [named(dutch, Language::Dutch), named(english, Language::English)];
                pair.iter_mut().for_each(|names| names.sort());
                assert_eq!(pair[0], pair[1], "{dutch}\n{english}");
            }
        }
    }
}

#[test]
fn no_text_exclaims() {
    for (path, text) in FILES.iter().filter(|(path, _)| path.contains('/')) {
        assert!(!text.contains('!'), "{path}");
    }
}

const FACTS: &str = "\
# one
group: a
minutes: 4

# one/stars
fen: 8/8/8/8/8/8/8/8 w - - 0 1
stars: e4 z9
withni: 3

# one/two
tap: e4
find: fork

# two/lost
move: e4
";

#[test]
fn all_faults_are_told_at_once_with_their_place() {
    let dutch = "# Een\nid: one\naddress: Een!\n\nOver een.\n\n# S\nid: one/stars\nhint: x\nwrong e5: nee\n\nT\n";
    let english = "# One\nid: one\naddress: one\n\nAbout one.\n\n# S\nid: one/stars\nhint: x\nchioce 1: no\n\nT\n";
    let files = [
        ("lessons.md", FACTS),
        ("nl/groups.md", "# A\nid: a\n"),
        ("en/groups.md", "# A\nid: a\n"),
        ("nl/one.md", dutch),
        ("en/one.md", english),
        ("fr/one.md", ""),
    ];
    let found = Lessons::read(&files).expect_err("the files have faults");
    let has = |file: &str, line, column, kind: FaultKind| {
        let is_it = |fault: &rokade_content::Fault| {
            (fault.file.as_str(), fault.line, fault.column) == (file, line, column)
                && fault.kind == kind
        };
        assert!(found.iter().any(is_it), "{file}:{line}:{column} {kind} is not in\n{found:#?}");
    };
    let bad = |field: &str, value: &str| FaultKind::BadValue {
        field: field.to_owned(),
        value: value.to_owned(),
    };
    has("lessons.md", 3, 10, bad("minutes", "4"));
    has("lessons.md", 7, 11, bad("stars", "z9"));
    has("lessons.md", 8, 9, FaultKind::UnknownField("withni".to_owned()));
    has("lessons.md", 5, 3, FaultKind::MissingField("within"));
    has("lessons.md", 12, 7, FaultKind::NotOneTask);
    has("lessons.md", 14, 3, FaultKind::Unknown("two".to_owned()));
    has("lessons.md", 10, 3, FaultKind::NoCounterpart("one/two (nl)".to_owned()));
    has("lessons.md", 5, 3, FaultKind::NoCounterpart("one/stars: wrong e5".to_owned()));
    has("nl/one.md", 3, 10, bad("address", "Een!"));
    has("en/one.md", 10, 11, FaultKind::UnknownField("chioce 1".to_owned()));
    has("fr/one.md", 1, 1, FaultKind::UnknownFile);
}
