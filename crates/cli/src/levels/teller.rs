//! How figures are told: a line of text, or an object a line.

use std::io::Write;

use rokade_engine::level::Level;
use serde::Serialize;
use serde_json::{Map, Value};

use super::names::{code, tell_name};
use crate::failure::Failure;
use crate::texts::Texts;

/// What can be told of, and the key of its text.
const FOUND: [(&str, &str); 10] = [
    ("work", "levels-found-work"),
    ("openings", "levels-found-openings"),
    ("mates", "levels-found-mates"),
    ("defence", "levels-found-defence"),
    ("agreement", "levels-found-agreement"),
    ("ladder", "levels-found-ladder"),
    ("anchor", "levels-found-anchor"),
    ("gauge", "levels-found-gauge"),
    ("fit", "levels-found-fit"),
    ("likeness", "levels-found-likeness"),
];

/// What may lack something, and the key of its name.
const LACKING: [(&str, &str); 4] = [
    ("agreement", "levels-part-agreement"),
    ("mates", "levels-part-mates"),
    ("gauge", "levels-part-gauge"),
    ("likeness", "levels-part-likeness"),
];

fn key_of(part: &str, keys: &[(&'static str, &'static str)]) -> &'static str {
    keys.iter().find(|(known, _)| *known == part).map_or("", |(_, key)| key)
}

/// Tells what the parts find.
pub(super) struct Teller<'a, W> {
    pub(super) out: W,
    pub(super) json: bool,
    pub(super) texts: &'a Texts,
}

impl<W: Write> Teller<'_, W> {
    /// Tells figures of a level. The text of the part has a place for each of them.
    pub(super) fn figures(
        &mut self,
        part: &str,
        level: Level,
        figures: &impl Serialize,
    ) -> Result<(), Failure> {
        let Ok(Value::Object(figures)) = serde_json::to_value(figures) else { return Ok(()) };
        let written =
            if self.json { object(part, level, figures) } else { self.line(part, level, &figures) };
        writeln!(self.out, "{written}").and_then(|()| self.out.flush()).map_err(Failure::Output)
    }

    /// Tells that a part cannot be measured here, and what it lacks.
    pub(super) fn lacking(&mut self, part: &str, what: &str) -> Result<(), Failure> {
        let told = if self.json {
            serde_json::json!({ "part": part, "lacking": what }).to_string()
        } else {
            let name = self.texts.say(key_of(part, &LACKING));
            self.texts.tell("levels-lacking", &[("part", &name), ("what", what)])
        };
        writeln!(self.out, "{told}").map_err(Failure::Output)
    }

    fn line(&self, part: &str, level: Level, figures: &Map<String, Value>) -> String {
        let mut told: Vec<(String, String)> = figures
            .iter()
            .map(|(name, value)| {
                let shown = match value.as_f64() {
                    Some(number) if value.is_f64() => format!("{number:.1}"),
                    _ => value.as_str().map_or_else(|| value.to_string(), str::to_owned),
                };
                (name.clone(), shown)
            })
            .collect();
        told.push(("level".to_owned(), tell_name(level, self.texts)));
        let values: Vec<(&str, &str)> =
            told.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.texts.tell(key_of(part, &FOUND), &values)
    }
}

fn object(part: &str, level: Level, figures: Map<String, Value>) -> String {
    let mut all = Map::new();
    all.insert("part".to_owned(), part.into());
    all.insert("level".to_owned(), code(level).into());
    all.extend(figures);
    Value::Object(all).to_string()
}
