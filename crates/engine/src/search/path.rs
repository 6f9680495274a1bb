//! The positions on the way to the node at hand, as keys.

use crate::game_so_far::GameSoFar;
use rokade_rules::position::zobrist::Key;

/// The game's earlier positions, the root, and the nodes down to this one.
pub(super) struct Path {
    keys: Vec<Key>,
    /// Where the root is among them.
    root: usize,
}

impl Path {
    /// At the root of a search.
    pub(super) fn from_game(game: &GameSoFar) -> Path {
        let mut keys = game.earlier_keys().to_vec();
        keys.push(game.key());
        Path { root: keys.len() - 1, keys }
    }

    pub(super) fn push(&mut self, key: Key) {
        self.keys.push(key);
    }

    pub(super) fn pop(&mut self) {
        debug_assert!(self.keys.len() > self.root + 1, "the root stays");
        self.keys.pop();
    }

    /// Whether the position at hand is to be taken for a draw by repetition:
    /// it has been met since the root, or twice before in the game.
    ///
    /// Who can come back once can come back twice, so within the search the
    /// first return is enough; on the board only the third counts. Law: FIDE
    /// 9.2.2. Idea: "Repetitions", Chess Programming Wiki.
    ///
    /// `reversible` is the number of half-moves since something happened that
    /// cannot come back.
    pub(super) fn is_repeated(&self, reversible: u32) -> bool {
        let last = self.keys.len() - 1;
        let reach = last.min(reversible as usize);
        let mut met = 0;
        // The same side has the move every second half-move, and two cannot
        // bring a position back.
        for distance in (4..=reach).step_by(2) {
            let at = last - distance;
            if self.keys[at] == self.keys[last] {
                met += 1;
                if at > self.root || met == 2 {
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::{Move, Position, Role, Square};

    const TO_AND_FRO: [(Square, Square); 4] = [
        (Square::G1, Square::F3),
        (Square::G8, Square::F6),
        (Square::F3, Square::G1),
        (Square::F6, Square::G8),
    ];

    fn knights_moves(count: usize) -> impl Iterator<Item = Move> {
        TO_AND_FRO.into_iter().cycle().take(count).map(|(from, to)| Move::Normal {
            role: Role::Knight,
            from,
            to,
            promotion: None,
        })
    }

    fn game_of(count: usize) -> GameSoFar {
        let mut game = GameSoFar::starting_from(Position::initial());
        knights_moves(count).for_each(|m| game.play(m).unwrap());
        game
    }

    /// Walks on from the end of a game and tells where a repetition is seen.
    fn first_repetition(played: usize, more: usize) -> Option<usize> {
        let game = game_of(played);
        let mut path = Path::from_game(&game);
        let mut position = *game.position();
        for (step, chess_move) in knights_moves(played + more).skip(played).enumerate() {
            position = position.after(chess_move);
            path.push(Key::of(&position));
            if path.is_repeated(position.halfmove_clock()) {
                return Some(step + 1);
            }
        }
        None
    }

    #[test]
    fn within_the_search_the_first_return_counts() {
        // The root itself comes back after four half-moves and does not count;
        // the position after the first move of the search does.
        assert_eq!(first_repetition(0, 8), Some(5));
    }

    #[test]
    fn against_the_game_the_third_time_counts() {
        // After seven half-moves the initial position has been there twice.
        assert_eq!(first_repetition(7, 4), Some(1));
        assert_eq!(first_repetition(3, 4), None);
    }

    #[test]
    fn a_capture_or_pawn_move_ends_the_look_back() {
        let game = game_of(8);
        let path = Path::from_game(&game);
        assert!(path.is_repeated(8));
        assert!(!path.is_repeated(7));
        assert!(!path.is_repeated(0));
    }
}
