//! What openings are called, by the position that they lead to.
//!
//! The names are the public list of the lichess project, in `content/openings`; `dutch` says what
//! they are in Dutch. A position is found however it came about, so a transposition has the name
//! of where it arrived. The positions on the way to a named one are *book*: they have no name of
//! their own and are known all the same.

mod dutch;

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use rokade_rules::notation::{Letters, san};
use rokade_rules::position::zobrist::Key;
use rokade_rules::{Move, Position};

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
    /// use rokade_rules::{Move, Position};
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
    /// Every position that a named line goes through.
    book: HashSet<Key>,
}

impl Openings {
    /// The list that the program carries, read once.
    ///
    /// A test sees to it that every line can be read; one that cannot is left out here.
    pub fn built_in() -> &'static Openings {
        static BUILT_IN: OnceLock<Openings> = OnceLock::new();
        BUILT_IN.get_or_init(|| {
            let lines = FILES.iter().flat_map(|file| file.lines().skip(1));
            let mut openings = Openings { by_position: HashMap::new(), book: HashSet::new() };
            for Line { keys, opening } in lines.filter_map(|line| line_of(line).ok()) {
                openings.by_position.extend(keys.last().map(|&end| (end, opening)));
                openings.book.extend(keys);
            }
            openings
        })
    }

    /// The opening that a position belongs to; nothing where it has no name of its own.
    #[must_use]
    pub fn of(&self, position: &Position) -> Option<&Opening> {
        self.by_position.get(&Key::of(position))
    }

    /// The last named opening that a game goes through; the moves must be legal.
    #[must_use]
    pub fn of_game(&self, start: &Position, moves: &[Move]) -> Option<&Opening> {
        positions(start, moves).filter_map(|position| self.of(&position)).last()
    }

    /// With how many half-moves a game begins that are moves of named lines; the moves must be
    /// legal.
    #[must_use]
    pub fn book_plies(&self, start: &Position, moves: &[Move]) -> usize {
        positions(start, moves)
            .take_while(|position| self.book.contains(&Key::of(position)))
            .count()
    }

    /// How many positions have a name.
    #[must_use]
    pub fn count(&self) -> usize {
        self.by_position.len()
    }
}

/// The positions after each move.
fn positions(start: &Position, moves: &[Move]) -> impl Iterator<Item = Position> {
    moves.iter().scan(*start, |position, &chess_move| {
        *position = position.after(chess_move);
        Some(*position)
    })
}

/// A line of the list.
struct Line {
    /// The positions after each of its moves.
    keys: Vec<Key>,
    opening: Opening,
}

/// Reads code, name, moves. Where it is no such line: the part that is wrong.
fn line_of(line: &'static str) -> Result<Line, &'static str> {
    let mut columns = line.split('\t');
    let (Some(code), Some(listed), Some(moves)) = (columns.next(), columns.next(), columns.next())
    else {
        return Err(line);
    };
    let mut position = Position::initial();
    let mut keys = Vec::new();
    for word in moves.split_whitespace().filter(|word| !word.ends_with('.')) {
        let chess_move = san::read(word, &position, Letters::English).map_err(|_| word)?;
        position = position.after(chess_move);
        keys.push(Key::of(&position));
    }
    Ok(Line { keys, opening: Opening { code, listed } })
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

    #[test]
    fn a_game_is_in_the_book_as_long_as_it_keeps_to_named_lines() {
        let game = |text: &str| {
            let mut position = Position::initial();
            let read = |word| {
                let chess_move = san::read(word, &position, Letters::English).unwrap();
                position = position.after(chess_move);
                chess_move
            };
            text.split(' ').map(read).collect::<Vec<Move>>()
        };
        let start = Position::initial();
        let openings = Openings::built_in();
        let spanish = game("e4 e5 Nf3 Nc6 Bb5 h5 a3");
        assert_eq!(openings.book_plies(&start, &spanish), 5);
        let name = openings.of_game(&start, &spanish).map(|found| found.name(Language::English));
        assert_eq!(name.as_deref(), Some("Ruy Lopez"));
        // On the way to a name, without one of its own.
        assert_eq!(openings.book_plies(&start, &game("g4 d5 Bg2 c6 h3")), 4);
        assert_eq!(openings.book_plies(&start, &[]), 0);
    }
}
