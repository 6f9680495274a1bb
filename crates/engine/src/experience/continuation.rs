//! Continuation history: which quiet moves were good after the move before.
//!
//! A move is often the right answer to what the opponent has just played, or
//! the second step of what the side itself began a move ago. Both are kept in
//! one table: the mover of the earlier move tells them apart.
//!
//! Idea: "Countermove Heuristic" (J. Uiterwijk, 1992) and "History Heuristic:
//! continuation history", Chess Programming Wiki.

use super::standing::{change, gain};
use rokade_rules::{Color, Move, Role};

/// A piece of a side that has gone to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moved(u16);

const SQUARES: usize = 64;

/// Kinds of pieces times squares.
const ARRIVALS: usize = Role::ALL.len() * SQUARES;

impl Moved {
    /// A move of a side.
    pub(crate) fn by(color: Color, chess_move: Move) -> Moved {
        Moved((color as usize * ARRIVALS + arrival(chess_move)) as u16)
    }
}

/// For each earlier move the standing of every answer.
#[derive(Clone, Debug)]
pub(crate) struct Continuation(Vec<i16>);

impl Default for Continuation {
    fn default() -> Continuation {
        Continuation(vec![0; 2 * ARRIVALS * ARRIVALS])
    }
}

impl Continuation {
    /// A move's standing after the last two moves; what is unknown of them
    /// counts for nothing.
    pub(crate) fn standing(&self, before: [Option<Moved>; 2], chess_move: Move) -> i32 {
        let known = before.into_iter().flatten();
        known.map(|moved| i32::from(self.0[place(moved, chess_move)])).sum()
    }

    /// A move refuted a node that was searched to this depth.
    pub(crate) fn reward(&mut self, before: [Option<Moved>; 2], chess_move: Move, depth: i32) {
        for moved in before.into_iter().flatten() {
            change(&mut self.0[place(moved, chess_move)], gain(depth));
        }
    }

    /// A move was tried before the one that refuted such a node.
    pub(crate) fn punish(&mut self, before: [Option<Moved>; 2], chess_move: Move, depth: i32) {
        for moved in before.into_iter().flatten() {
            change(&mut self.0[place(moved, chess_move)], -gain(depth));
        }
    }

    pub(super) fn forget(&mut self) {
        self.0.fill(0);
    }
}

fn arrival(chess_move: Move) -> usize {
    chess_move.role() as usize * SQUARES + chess_move.to().index()
}

fn place(moved: Moved, chess_move: Move) -> usize {
    usize::from(moved.0) * ARRIVALS + arrival(chess_move)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::Square;

    fn knight(to: Square) -> Move {
        Move::Normal { role: Role::Knight, from: Square::A1, to, promotion: None }
    }

    #[test]
    fn an_answer_is_remembered_for_what_it_answers() {
        let mut continuation = Continuation::default();
        let answered = Moved::by(Color::Black, knight(Square::C6));
        let begun = Moved::by(Color::White, knight(Square::C6));
        continuation.reward([Some(answered), None], knight(Square::F3), 5);
        let standing = |before| continuation.standing(before, knight(Square::F3));
        assert!(standing([Some(answered), Some(begun)]) > 0);
        assert_eq!(standing([Some(begun), None]), 0);
        assert_eq!(continuation.standing([Some(answered), None], knight(Square::F2)), 0);
        assert_eq!(standing([None, None]), 0);
    }
}
