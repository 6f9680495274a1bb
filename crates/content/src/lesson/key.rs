//! What a written remark belongs to: a move, a square or a choice.
//!
//! `Nf3` is that move whenever it is played, `2.Nf3` only as White's second move of the game and
//! `2...Nf6` only as Black's; moves are in English notation, check and mate marks do not count.
//! `e5` is also the square that is tapped, `2` the second choice of a question.

use std::fmt;

/// A move, a square or the number of a choice, as a file writes it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(String);

impl Key {
    /// The key that a text writes.
    #[must_use]
    pub fn new(text: &str) -> Key {
        Key(text.trim().trim_end_matches(['+', '#']).to_owned())
    }

    /// The move of the game that it is bound to: the number, and whether it is Black's.
    #[must_use]
    pub fn number(&self) -> Option<(u32, rokade_rules::Color)> {
        let (number, rest) = self.0.split_once('.')?;
        let color = match rest.starts_with("..") {
            true => rokade_rules::Color::Black,
            false => rokade_rules::Color::White,
        };
        Some((number.parse().ok()?, color))
    }

    /// It without the number of a move: `Nf3`.
    #[must_use]
    pub fn bare(&self) -> &str {
        let digits = self.0.bytes().take_while(u8::is_ascii_digit).count();
        match self.0[digits..].starts_with('.') {
            true => self.0[digits..].trim_start_matches('.'),
            false => &self.0,
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::Color;

    #[test]
    fn a_key_is_a_move_with_or_without_its_number() {
        let read = |text| {
            let key = Key::new(text);
            (key.number(), key.bare().to_owned())
        };
        assert_eq!(read("Nf3+"), (None, "Nf3".to_owned()));
        assert_eq!(read("2.Nf3"), (Some((2, Color::White)), "Nf3".to_owned()));
        assert_eq!(read("12...O-O"), (Some((12, Color::Black)), "O-O".to_owned()));
        assert_eq!(read("2"), (None, "2".to_owned()));
    }
}
