//! The tags of a game: who, where, when, how it ended.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 8.1 and 9.

mod date;
mod variant;

pub use date::{BadDate, Date};
pub use variant::Variant;

use super::result;
use super::token;
use super::value::printable;
use crate::clock::ControlFaults;
use crate::clock::pgn_tag::{self, TagValue};
use crate::ending::Outcome;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// The seven tags that every game has, in their order, and what they say when
/// nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", RESULT_UNKNOWN),
];

const RESULT_UNKNOWN: &str = "*";

/// The tags of a game: the seven of the roster, and any others in the order in
/// which they came.
///
/// ```
/// use rokade_rules::notation::pgn::Tags;
/// let mut tags = Tags::new();
/// tags.set("WhiteElo", "1703")?;
/// tags.set("White", "Ankie")?;
/// assert_eq!(tags.get("White"), Some("Ankie"));
/// assert_eq!(tags.get("Black"), Some("?"));
/// assert_eq!(tags.iter().last(), Some(("WhiteElo", "1703")));
/// # Ok::<(), rokade_rules::notation::pgn::BadTagName>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tags {
    roster: [String; 7],
    others: Vec<(String, String)>,
}

/// A name that no tag can have: expected letters, digits and underscores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadTagName(pub String);

impl fmt::Display for BadTagName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no name of a tag: expected letters, digits and underscores", self.0)
    }
}

impl core::error::Error for BadTagName {}

impl Tags {
    /// Tags of which nothing is known.
    #[must_use]
    pub fn new() -> Tags {
        Tags { roster: ROSTER.map(|(_, unknown)| String::from(unknown)), others: Vec::new() }
    }

    /// The value of a tag; the seven of the roster always have one.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Gives a tag a value, in the place of any that it had. Line ends and
    /// other control characters, which no value can have, become spaces.
    ///
    /// # Errors
    ///
    /// [`BadTagName`], and nothing changes.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadTagName> {
        let is_name = name.starts_with(|letter: char| letter.is_ascii_alphanumeric())
            && name.len() <= token::LONGEST
            && token::word_end(name.as_bytes(), 0) == name.len();
        if !is_name {
            return Err(BadTagName(name.to_string()));
        }
        let value = printable(value);
        if let Some(place) = ROSTER.iter().position(|(known, _)| *known == name) {
            self.roster[place] = value;
        } else if let Some((_, old)) = self.others.iter_mut().find(|(known, _)| known == name) {
            *old = value;
        } else {
            self.others.push((name.to_string(), value));
        }
        Ok(())
    }

    /// Takes a tag away; one of the roster is unknown from then on.
    pub fn remove(&mut self, name: &str) {
        if let Some(place) = ROSTER.iter().position(|(known, _)| *known == name) {
            self.roster[place] = String::from(ROSTER[place].1);
        }
        self.others.retain(|(known, _)| known != name);
    }

    /// All tags: the roster in its order, then the others in theirs.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let names = ROSTER.iter().map(|&(name, _)| name);
        let roster = names.zip(self.roster.iter().map(String::as_str));
        roster.chain(self.others.iter().map(|(name, value)| (name.as_str(), value.as_str())))
    }

    /// How many tags belong to the roster; they come first.
    pub(super) const ROSTER_LENGTH: usize = ROSTER.len();

    /// The result; `None` if the game is unfinished or nobody knows.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.get("Result").and_then(result::read_tag).flatten()
    }

    /// Sets the result.
    pub fn set_result(&mut self, outcome: Option<Outcome>) {
        let [.., result] = &mut self.roster;
        *result = String::from(result::tag(outcome));
    }

    /// When the game was played.
    ///
    /// # Errors
    ///
    /// [`BadDate`] if the tag is no date.
    pub fn date(&self) -> Result<Date, BadDate> {
        self.get("Date").map_or(Err(BadDate), str::parse)
    }

    /// The time control, if there is such a tag.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn time_control(&self) -> Option<Result<TagValue, ControlFaults>> {
        self.get("TimeControl").map(pgn_tag::read)
    }

    /// Which game was played; chess if nothing is said.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.get("Variant").map_or(Variant::Standard, Variant::of)
    }

    /// The position that the game starts from, as FEN, if it is told.
    ///
    /// A [`Tree`](super::Tree) keeps the position itself and this tag only
    /// where it could not be read.
    #[must_use]
    pub fn fen(&self) -> Option<&str> {
        self.get("FEN")
    }
}

impl Default for Tags {
    fn default() -> Tags {
        Tags::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;

    #[test]
    fn the_roster_comes_first_whatever_came_first() {
        let mut tags = Tags::new();
        for (name, value) in [("ECO", "C20"), ("Result", "0-1"), ("Site", "Wijk aan Zee")] {
            tags.set(name, value).unwrap();
        }
        let names: Vec<&str> = tags.iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["Event", "Site", "Date", "Round", "White", "Black", "Result", "ECO"]);
        assert_eq!(tags.result(), Some(Outcome::Win(Color::Black)));
        tags.remove("Result");
        tags.remove("ECO");
        assert_eq!((tags.result(), tags.get("Result"), tags.get("ECO")), (None, Some("*"), None));
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for name in ["", " x", "a b", "a\"", "[x", "-x"] {
            assert!(Tags::new().set(name, "1").is_err(), "{name}");
        }
        let mut tags = Tags::new();
        tags.set("Event", "two\r\nlines").unwrap();
        assert_eq!(tags.get("Event"), Some("two  lines"));
    }

    #[test]
    fn typed_tags_are_typed() {
        let mut tags = Tags::new();
        tags.set("Date", "2024.01.31").unwrap();
        tags.set("TimeControl", "300+3").unwrap();
        tags.set("Variant", "chess 960").unwrap();
        assert_eq!(tags.date().map(|date| date.day), Ok(Some(31)));
        assert!(matches!(tags.time_control(), Some(Ok(TagValue::Known(_)))));
        assert_eq!(tags.variant(), Variant::Chess960);
        tags.set("TimeControl", "soon").unwrap();
        assert!(tags.time_control().is_some_and(|control| control.is_err()));
    }
}
