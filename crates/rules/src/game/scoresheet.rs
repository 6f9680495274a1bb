//! The scoresheet: the moves as people write them, with the offers of a draw.
//!
//! Law: FIDE 8.1 and Appendix C. What a player must write down, and when, is in
//! [`crate::conduct::recording`].

use super::{Event, Game};
use crate::board::Color;
use crate::notation::Letters;
use crate::notation::san::{self, San};
use alloc::vec::Vec;
use core::fmt;

/// One numbered line of a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The number of the move.
    pub number: u32,
    /// White's move; none where the game began with Black's.
    pub white: Option<Entry>,
    /// Black's move; none until it is made.
    pub black: Option<Entry>,
}

/// A move on a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The move; its own methods change the spelling.
    pub san: San,
    /// Whether its player offered a draw with it. Law: FIDE 8.1.5.
    pub draw_offered: bool,
}

/// The move with FIDE's sign for a draw offer. Law: FIDE Appendix C.12.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.san.fmt(f)?;
        if self.draw_offered { f.write_str(" (=)") } else { Ok(()) }
    }
}

/// The line as it is written, such as `1. e4 e5 (=)`.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.number)?;
        match &self.white {
            Some(entry) => write!(f, " {entry}")?,
            None => f.write_str(" …")?,
        }
        self.black.as_ref().map_or(Ok(()), |entry| write!(f, " {entry}"))
    }
}

impl Game {
    /// The scoresheet so far. Law: FIDE 8.1.1, 8.1.5.
    ///
    /// ```
    /// use rokade_rules::game::Game;
    /// use rokade_rules::notation::{Letters, san};
    /// use rokade_rules::{Color, Ruleset};
    ///
    /// let mut game = Game::new(Ruleset::OFFICIAL);
    /// for text in ["e4", "e5", "Nf3"] {
    ///     game.play(san::read(text, game.position(), Letters::English)?)?;
    /// }
    /// game.offer_draw(Color::White)?;
    /// let rows: Vec<String> = game.scoresheet(Letters::Dutch).iter().map(|row| row.to_string()).collect();
    /// assert_eq!(rows, ["1. e4 e5", "2. Pf3 (=)"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn scoresheet(&self, letters: Letters) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        let befores = self.positions().map(|(position, _)| position);
        for (ply, (before, played)) in befores.zip(&self.plies).enumerate() {
            let entry = Entry {
                san: san::write(&before, played.chess_move, letters),
                draw_offered: self.is_offered_with(ply),
            };
            let number = before.fullmove_number();
            match (before.turn(), rows.last_mut()) {
                (Color::Black, Some(row)) => row.black = Some(entry),
                (Color::Black, None) => {
                    rows.push(Row { number, white: None, black: Some(entry) });
                }
                (Color::White, _) => rows.push(Row { number, white: Some(entry), black: None }),
            }
        }
        rows
    }

    /// Whether a draw was offered with the move of this index: after it, or
    /// before it by the player who then made it.
    fn is_offered_with(&self, ply: usize) -> bool {
        let mover = if ply.is_multiple_of(2) { self.start.turn() } else { !self.start.turn() };
        self.remarks.iter().any(|remark| {
            remark.event == Event::DrawOffered { by: mover }
                && (remark.ply == ply || remark.ply == ply + 1)
        })
    }
}
