//! The texts of the command line: both languages say the same things, and the program says only
//! what there is.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The files that the program speaks from.
const FILES: [&str; 6] =
    ["cli.ftl", "board.ftl", "game.ftl", "levels.ftl", "refusals.ftl", "review.ftl"];

fn read(language: &str, file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/texts");
    fs::read_to_string(folder.join(language).join(file)).unwrap()
}

/// The keys of a file, each with its placeholders. A fault in the file fails the test.
fn keys(language: &str, file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let source = read(language, file);
    let resource = parser::parse(source.as_str())
        .unwrap_or_else(|(_, faults)| panic!("{language}/{file}: {faults:?}"));
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), message.value?)),
        _ => None,
    });
    messages
        .map(|(key, pattern)| {
            let mut found = BTreeSet::new();
            gather(&pattern, &mut found);
            (key, found)
        })
        .collect()
}

fn gather(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            gather_expression(expression, found);
        }
    }
}

fn gather_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => gather_inline(inline, found),
        Expression::Select { selector, variants } => {
            gather_inline(selector, found);
            for variant in variants {
                gather(&variant.value, found);
            }
        }
    }
}

fn gather_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => gather_expression(expression, found),
        _ => {}
    }
}

/// Every text in quotation marks in the program's sources.
fn quoted_in_sources() -> BTreeSet<String> {
    let mut quoted = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let source = fs::read_to_string(path).unwrap();
                quoted.extend(source.split('"').skip(1).step_by(1).map(str::to_owned));
            }
        }
    }
    quoted
}

#[test]
fn both_languages_have_the_same_keys_and_placeholders() {
    for file in FILES {
        let (dutch, english) = (keys("nl", file), keys("en", file));
        for (key, placeholders) in &dutch {
            assert_eq!(Some(placeholders), english.get(key), "{file}: {key}");
        }
        assert_eq!(dutch.len(), english.len(), "{file}");
    }
}

#[test]
fn no_key_is_in_two_files() {
    let mut seen = BTreeMap::new();
    for file in FILES {
        for key in keys("nl", file).into_keys() {
            let other = seen.insert(key.clone(), file);
            assert_eq!(other, None, "{key} is in {file} too");
        }
    }
}

#[test]
fn every_text_of_the_command_line_is_said_somewhere() {
    let quoted = quoted_in_sources();
    for key in keys("nl", "cli.ftl").into_keys() {
        // Help texts are named after commands and arguments, and checked where these are.
        let is_named = ["help-", "value-"].iter().any(|prefix| key.starts_with(prefix));
        assert!(is_named || quoted.contains(&key), "{key} is never said");
    }
}

#[test]
fn every_text_that_is_said_exists() {
    let known: BTreeSet<_> = FILES.iter().flat_map(|file| keys("nl", file).into_keys()).collect();
    let prefixes: BTreeSet<_> =
        known.iter().filter_map(|key| key.split_once('-').map(|(first, _)| first)).collect();
    for word in quoted_in_sources() {
        let looks_like_a_key = word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
            && word.split_once('-').is_some_and(|(first, rest)| {
                !rest.is_empty() && !rest.ends_with('-') && prefixes.contains(first)
            });
        assert!(!looks_like_a_key || known.contains(&word), "{word} has no text");
    }
}
