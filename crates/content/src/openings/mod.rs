//! What openings are called, by the position that they lead to.
//!
//! The names are the public list of the lichess project, in `content/openings`; `dutch` says what
//! they are in Dutch. A position is found however it came about, so a transposition has the name
//! of where it arrived.

mod dutch;

use std::collections::HashMap;
use std::sync::OnceLock;

use rokade_rules::Position;
use rokade_rules::notation::{Letters, san};
use rokade_rules::position::zobrist::Key;

use crate::language::Language;

/// The list that the program carries, in the order of its codes.
const FILES: [&str; 5] = [
    include_str!("../../../../content/openings/a.tsv"),
    include_str!("../../../../content/openings/b.tsv"),
    include_str!("../../../../content/openings/c.tsv"),
    include_str!("../../../../content/openings/d.tsv"),
    include_str!("../../../../content/openings/e.tsv"),
];

/// A named opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its code in the *Encyclopaedia of Chess Openings*, such as `C50`.
    pub code: &'static str,
    /// Its name as the list has it.
    listed: &'static str,
}

impl Opening {
    /// What it is called in a language.
    ///
    /// ```
    /// use rokade_content::{Language, Openings};
    /// use rokade_rules::Position;
    /// use rokade_rules::notation::{Letters, san};
    ///
    /// let mut position = Position::initial();
    /// for text in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"] {
    ///     position = position.after(san::read(text, &position, Letters::English)?);
    /// }
    /// let opening = Openings::built_in().of(&position).expect("it has a name");
    /// assert_eq!(opening.code, "C70");
    /// assert_eq!(opening.name(Language::English), "Ruy Lopez: Morphy Defence");
    /// assert_eq!(opening.name(Language::Dutch), "Spaans: Morphy-verdediging");
    /// # Ok::<(), rokade_rules::notation::san::SanError>(())
    /// ```
    #[must_use]
    pub fn name(&self, language: Language) -> String {
        match language {
            Language::Dutch => dutch::name(self.listed),
            // The list is American; the house writes British English.
            Language::English => self.listed.replace("Defense", "Defence"),
        }
    }
}

/// The named openings, by the position after their moves.
#[derive(Debug)]
pub struct Openings {
    by_position: HashMap<Key, Opening>,
}

impl Openings {
    /// The list that the program carries, read once.
    ///
    /// A test sees to it that every line can be read; one that cannot is left out here.
    pub fn built_in() -> &'static Openings {
        static BUILT_IN: OnceLock<Openings> = OnceLock::new();
        BUILT_IN.get_or_init(|| {
            let lines = FILES.iter().flat_map(|file| file.lines().skip(1));
            let named = lines.filter_map(|line| line_of(line).ok());
            Openings { by_position: named.collect() }
        })
    }

    /// The opening that a position belongs to; nothing where it has no name of its own.
    #[must_use]
    pub fn of(&self, position: &Position) -> Option<&Opening> {
        self.by_position.get(&Key::of(position))
    }

    /// How many positions have a name.
    #[must_use]
    pub fn count(&self) -> usize {
        self.by_position.len()
    }
}

/// A line of the list: code, name, moves. Where it is not one: the part that is wrong.
fn line_of(line: &'static str) -> Result<(Key, Opening), &'static str> {
    let mut columns = line.split('\t');
    let (Some(code), Some(listed), Some(moves)) = (columns.next(), columns.next(), columns.next())
    else {
        return Err(line);
    };
    let mut position = Position::initial();
    for word in moves.split_whitespace().filter(|word| !word.ends_with('.')) {
        let chess_move = san::read(word, &position, Letters::English).map_err(|_| word)?;
        position = position.after(chess_move);
    }
    Ok((Key::of(&position), Opening { code, listed }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_list_can_be_read() {
        let lines = FILES.iter().flat_map(|file| file.lines().skip(1));
        let wrong: Vec<_> = lines.clone().filter_map(|line| line_of(line).err()).collect();
        assert_eq!(wrong, Vec::<&str>::new());
        // Two lines that lead to one position would be two names for it.
        assert_eq!(Openings::built_in().count(), lines.count());
    }

    #[test]
    fn a_transposition_has_the_name_of_where_it_arrived() {
        let after = |text: &str| {
            text.split(' ').fold(Position::initial(), |position, word| {
                position.after(san::read(word, &position, Letters::English).unwrap())
            })
        };
        let of = |text| Openings::built_in().of(&after(text));
        assert_eq!(of("d4 d5 c4 e6"), of("c4 e6 d4 d5"));
        assert!(of("d4 d5 c4 e6").is_some());
        assert_eq!(of("a3 h6 a4 h5"), None);
    }
}
