//! A node: a position, with what every node needs to know of it.

use rokade_rules::position::zobrist::Key;
use rokade_rules::position::{CastlingMode, Setup};
use rokade_rules::{Move, Position, SquareSet};

/// The position the search is at, and how far from the root.
pub(super) struct Here {
    /// The position.
    pub(super) position: Position,
    /// Its key.
    pub(super) key: Key,
    /// Half-moves from the root.
    pub(super) ply: u16,
    /// The move that led here; none at the root and after passing.
    pub(super) came_by: Option<Move>,
    /// What gives check; asked once, because the parent wants to know too.
    pub(super) checkers: SquareSet,
}

impl Here {
    /// The root.
    pub(super) fn root(position: Position, key: Key) -> Here {
        Here { position, key, ply: 0, came_by: None, checkers: position.checkers() }
    }

    /// The node after a legal move.
    pub(super) fn after(&self, chess_move: Move) -> Here {
        let position = self.position.after(chess_move);
        let key = self.key.after(&self.position, &position);
        Here {
            position,
            key,
            ply: self.ply + 1,
            came_by: Some(chess_move),
            checkers: position.checkers(),
        }
    }

    /// The node after passing, which no law allows; nothing in check, where it
    /// would leave the king to be taken.
    pub(super) fn passed(&self) -> Option<Here> {
        if self.is_check() {
            return None;
        }
        let setup = Setup {
            turn: !self.position.turn(),
            en_passant: None,
            // Nothing before the pass can be repeated after it.
            halfmove_clock: 0,
            ..self.position.to_setup()
        };
        let position = Position::from_setup(&setup, CastlingMode::Chess960).ok()?;
        let key = self.key.after(&self.position, &position);
        // Nobody gives check: the side that passed was not giving any.
        Some(Here { position, key, ply: self.ply + 1, came_by: None, checkers: SquareSet::EMPTY })
    }

    /// Whether the side to move is in check.
    pub(super) const fn is_check(&self) -> bool {
        !self.checkers.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passing_hands_over_the_move_and_nothing_else() {
        let position = Position::initial();
        let here = Here::root(position, Key::of(&position));
        let passed = here.passed().unwrap();
        assert_eq!(passed.position.turn(), !position.turn());
        assert_eq!(passed.position.board(), position.board());
        assert_eq!(passed.position.castling(), position.castling());
        assert_eq!(passed.key, Key::of(&passed.position));
        assert_eq!(passed.ply, 1);
    }
}
