//! Between a tree and a game as the Laws know it.

use super::super::replay::Step;
use super::Tree;
use crate::game::{Game, PlayError};
use crate::ruleset::Ruleset;
use core::fmt;

/// Why a main line is no game under a ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToGameError {
    /// A side passes.
    NullMove {
        /// After so many half-moves.
        ply: usize,
    },
    /// A half-move cannot be played, because the game is over by then.
    Refused {
        /// After so many half-moves.
        ply: usize,
        /// Why.
        error: PlayError,
    },
}

impl fmt::Display for ToGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToGameError::NullMove { ply } => write!(f, "after {ply} half-moves a side passes"),
            ToGameError::Refused { ply, error } => write!(f, "after {ply} half-moves {error}"),
        }
    }
}

impl core::error::Error for ToGameError {}

impl Tree {
    /// The moves of a game as the main line of a tree, with the result if the
    /// game is over. What was said in the game is not kept.
    ///
    /// ```
    /// use rokade_rules::game::Game;
    /// use rokade_rules::notation::pgn::{Style, Tree, write};
    /// use rokade_rules::notation::{Letters, san};
    /// use rokade_rules::Ruleset;
    ///
    /// let mut game = Game::new(Ruleset::OFFICIAL);
    /// for text in ["f3", "e5", "g4", "Qh4#"] {
    ///     game.play(san::read(text, game.position(), Letters::English)?)?;
    /// }
    /// let tree = Tree::from_game(&game);
    /// assert_eq!(write(&tree, Style::ONE_LINE).to_string(), "1. f3 e5 2. g4 Qh4# 0-1");
    /// assert_eq!(tree.to_game(Ruleset::OFFICIAL)?, game);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn from_game(game: &Game) -> Tree {
        let mut tree = Tree::from_position(*game.start());
        let mut last = None;
        for (ply, (after, _)) in game.plies().iter().zip(game.positions().skip(1)) {
            last = Some(tree.append(last, Step::Move(ply.chess_move), after));
        }
        tree.tags.set_result(game.verdict().outcome());
        tree
    }

    /// The main line as a game under a ruleset. How it ended is known only if
    /// that stands on the board.
    ///
    /// # Errors
    ///
    /// [`ToGameError`] where the Laws would not have let the game go on.
    pub fn to_game(&self, ruleset: Ruleset) -> Result<Game, ToGameError> {
        let mut game = Game::from_position(self.start, ruleset);
        for (ply, node) in self.main_line().filter_map(|id| self.node(id)).enumerate() {
            let Step::Move(chess_move) = node.step else {
                return Err(ToGameError::NullMove { ply });
            };
            game.play(chess_move).map_err(|error| ToGameError::Refused { ply, error })?;
        }
        Ok(game)
    }
}
