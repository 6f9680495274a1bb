//! Names of members, and which of them look too much alike.
//!
//! A name has letters of the Latin alphabet, with accents where a language has them, figures, and
//! single `-`, `_` or `.` between them. Two names are one ([`NameKey`]) where they differ only in
//! capitals, accents or those marks, or in letters and figures that are read for each other: `O` and
//! `0`, and `I`, `l` and `1`. Other alphabets are refused rather than compared: a Cyrillic `а` is not
//! told from a Latin one by anybody.
//!
//! Idea: UTS #39 (Unicode Security Mechanisms), whose skeletons are much larger.

use std::fmt;
use std::str::FromStr;

/// The fewest characters of a name.
pub const SHORTEST: usize = 2;

/// The most characters of a name; so many fit beside a clock.
pub const LONGEST: usize = 20;

/// A name as its owner writes it.
///
/// ```
/// use rokade_club::members::MemberName;
/// let anna: MemberName = "Anna_K".parse().unwrap();
/// assert_eq!(anna.as_str(), "Anna_K");
/// assert_eq!(anna.key(), "änna-k".parse::<MemberName>().unwrap().key());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MemberName(String);

/// What two names have in common when one is easily taken for the other.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NameKey(String);

/// Why a text is no name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameFault {
    /// It is shorter or longer than a name may be.
    Length {
        /// How many characters it has.
        found: usize,
    },
    /// It has a character that names do not have.
    Character(char),
    /// It begins or ends with a mark, or has two in a row.
    Mark,
}

impl fmt::Display for NameFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameFault::Length { found } => {
                write!(f, "a name has {SHORTEST} to {LONGEST} characters, not {found}")
            }
            NameFault::Character(character) => write!(f, "{character:?} is not for names"),
            NameFault::Mark => f.write_str("marks stand alone, between letters and figures"),
        }
    }
}

impl std::error::Error for NameFault {}

impl FromStr for MemberName {
    type Err = NameFault;

    fn from_str(text: &str) -> Result<MemberName, NameFault> {
        let found = text.chars().count();
        if !(SHORTEST..=LONGEST).contains(&found) {
            return Err(NameFault::Length { found });
        }
        let mut after_mark = true;
        for character in text.chars() {
            let is_mark = is_mark(character);
            if !is_mark && folded(character).is_none() {
                return Err(NameFault::Character(character));
            }
            if is_mark && after_mark {
                return Err(NameFault::Mark);
            }
            after_mark = is_mark;
        }
        if after_mark { Err(NameFault::Mark) } else { Ok(MemberName(text.to_owned())) }
    }
}

impl MemberName {
    /// The name as its owner writes it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What it has in common with names that look like it.
    #[must_use]
    pub fn key(&self) -> NameKey {
        NameKey(self.0.chars().filter_map(folded).collect())
    }
}

impl fmt::Display for MemberName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl NameKey {
    /// The key as it is kept.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

const fn is_mark(character: char) -> bool {
    matches!(character, '-' | '_' | '.')
}

/// Letters with accents, behind the letter that they are taken for.
const ACCENTED: &[(char, &str)] = &[
    ('a', "àáâãäåāăąæ"),
    ('c', "çćĉċč"),
    ('d', "ďđð"),
    ('e', "èéêëēĕėęě"),
    ('g', "ĝğġģ"),
    ('h', "ĥħ"),
    ('l', "ìíîïĩīĭįıĺļľŀł"),
    ('j', "ĵ"),
    ('k', "ķ"),
    ('n', "ñńņňŋ"),
    ('o', "òóôõöøōŏőœ"),
    ('r', "ŕŗř"),
    ('s', "śŝşšß"),
    ('t', "ţťŧþ"),
    ('u', "ùúûüũūŭůűų"),
    ('w', "ŵ"),
    ('y', "ýÿŷ"),
    ('z', "źżž"),
];

/// What a letter or figure is taken for; nothing for what names do not have.
fn folded(character: char) -> Option<char> {
    // No letter of these alphabets has more than one small one.
    let small = character.to_lowercase().next()?;
    match small {
        'i' | '1' => Some('l'),
        '0' => Some('o'),
        'a'..='z' | '2'..='9' => Some(small),
        _ => ACCENTED.iter().find(|(_, all)| all.contains(small)).map(|&(plain, _)| plain),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(name: &str) -> NameKey {
        name.parse::<MemberName>().unwrap_or_else(|fault| panic!("{name}: {fault}")).key()
    }

    #[test]
    fn names_that_are_read_for_each_other_are_one() {
        for (one, other) in
            [("Bram", "BRAM"), ("Jo", "J0"), ("Emil", "Em1I"), ("Zoë", "zoe"), ("a.b", "ab")]
        {
            assert_eq!(key(one), key(other), "{one} and {other}");
        }
        for (one, other) in [("Bram", "Brem"), ("Anna", "Ann"), ("a2", "a3")] {
            assert_ne!(key(one), key(other), "{one} and {other}");
        }
    }

    #[test]
    fn what_is_no_name_says_why() {
        let fault = |text: &str| text.parse::<MemberName>().unwrap_err();
        assert_eq!(fault("a"), NameFault::Length { found: 1 });
        assert_eq!(fault(&"a".repeat(21)), NameFault::Length { found: 21 });
        assert_eq!(fault("Anna K"), NameFault::Character(' '));
        assert_eq!(fault("\u{430}nna"), NameFault::Character('\u{430}'));
        assert_eq!(fault("an\u{200d}na"), NameFault::Character('\u{200d}'));
        for text in ["-anna", "anna.", "an__na"] {
            assert_eq!(fault(text), NameFault::Mark, "{text}");
        }
    }
}
