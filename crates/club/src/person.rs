//! Who plays: guests, and members once they have an account.
//!
//! A person is a number and nothing else here. How a browser proves whose it is, is the server's
//! business; what a person may say is fixed when a game begins.

use std::fmt;
use std::str::FromStr;

/// Somebody's number. Guests draw theirs; members are given theirs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PersonId {
    /// Somebody without an account, known by a browser alone.
    Guest(u64),
    /// Somebody with an account.
    Member(u64),
}

/// A text that names nobody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoPersonId(
    /// The text.
    pub String,
);

impl fmt::Display for NoPersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} names nobody: g or m and sixteen hexadecimal figures do", self.0)
    }
}

impl std::error::Error for NoPersonId {}

/// Written `g` or `m` and sixteen hexadecimal figures.
///
/// ```
/// use rokade_club::PersonId;
/// assert_eq!(PersonId::Guest(255).to_string(), "g00000000000000ff");
/// assert_eq!("m0000000000000001".parse(), Ok(PersonId::Member(1)));
/// ```
impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PersonId::Guest(number) => write!(f, "g{number:016x}"),
            PersonId::Member(number) => write!(f, "m{number:016x}"),
        }
    }
}

impl FromStr for PersonId {
    type Err = NoPersonId;

    fn from_str(text: &str) -> Result<PersonId, NoPersonId> {
        let fault = || NoPersonId(text.chars().take(40).collect());
        let digits = text.get(1..).filter(|digits| digits.len() == 16).ok_or_else(fault)?;
        // `from_str_radix` would take a sign.
        if !digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(fault());
        }
        let number = u64::from_str_radix(digits, 16).map_err(|_| fault())?;
        match text.as_bytes().first() {
            Some(b'g') => Ok(PersonId::Guest(number)),
            Some(b'm') => Ok(PersonId::Member(number)),
            _ => Err(fault()),
        }
    }
}

/// Whether somebody may write to the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chat {
    /// Members may, unless the host says otherwise.
    Open,
    /// Guests may not, nor may those whom the host marks as children.
    Closed,
}

/// Somebody at a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// Whether they may write to the opponent.
    pub chat: Chat,
}

impl Person {
    /// A guest, who may not chat.
    #[must_use]
    pub const fn guest(number: u64) -> Person {
        Person { id: PersonId::Guest(number), chat: Chat::Closed }
    }

    /// A member, who may.
    #[must_use]
    pub const fn member(number: u64) -> Person {
        Person { id: PersonId::Member(number), chat: Chat::Open }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_names_nobody_is_refused() {
        for text in ["", "g", "x0000000000000001", "g+000000000000001", "g000000000000000G", "é"] {
            assert!(text.parse::<PersonId>().is_err(), "{text}");
        }
    }
}
