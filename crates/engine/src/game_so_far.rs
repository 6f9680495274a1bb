//! The game that led to the position being searched.
//!
//! A position alone does not tell which positions have been on the board
//! before; without them nobody sees a draw by repetition coming (FIDE 9.2).
//! Offers, clocks and results are no concern of the engine.

use rokade_rules::position::IllegalMove;
use rokade_rules::position::zobrist::Key;
use rokade_rules::{Move, Position};

/// A position, and the keys of those before it that can still come back.
///
/// ```
/// use rokade_engine::GameSoFar;
/// use rokade_rules::{Move, Position, Role, Square};
///
/// let mut game = GameSoFar::starting_from(Position::initial());
/// let knight_out =
///     Move::Normal { role: Role::Knight, from: Square::G1, to: Square::F3, promotion: None };
/// game.play(knight_out)?;
/// assert_eq!(game.earlier_keys().len(), 1);
/// # Ok::<(), rokade_rules::position::IllegalMove>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSoFar {
    position: Position,
    key: Key,
    earlier: Vec<Key>,
}

impl GameSoFar {
    /// A game of which nothing before this position is known.
    #[must_use]
    pub fn starting_from(position: Position) -> GameSoFar {
        GameSoFar { position, key: Key::of(&position), earlier: Vec::new() }
    }

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`]; the game is left as it was.
    pub fn play(&mut self, chess_move: Move) -> Result<(), IllegalMove> {
        let after = self.position.play(chess_move)?;
        let key = self.key.after(&self.position, &after);
        if after.halfmove_clock() == 0 {
            // After a capture or a pawn move nothing earlier can come back.
            self.earlier.clear();
        } else {
            self.earlier.push(self.key);
        }
        (self.position, self.key) = (after, key);
        Ok(())
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Its key.
    #[must_use]
    pub const fn key(&self) -> Key {
        self.key
    }

    /// The keys of the earlier positions since the last capture or pawn move,
    /// the oldest first.
    #[must_use]
    pub fn earlier_keys(&self) -> &[Key] {
        &self.earlier
    }
}
