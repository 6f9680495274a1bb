//! Killers: quiet moves that refuted a sister of this node.
//!
//! Source: S. Akl and M. Newborn, *The Principal Continuation and the Killer
//! Heuristic*, 1977.

use crate::parameters::search::LONGEST_LINE_PLIES;
use rokade_rules::Move;

/// The last two killers at each distance from the root.
#[derive(Clone, Debug)]
pub(crate) struct Killers(Vec<[Option<Move>; 2]>);

impl Default for Killers {
    fn default() -> Killers {
        Killers(vec![[None; 2]; usize::from(LONGEST_LINE_PLIES) + 1])
    }
}

impl Killers {
    /// A quiet move refuted the node at this distance.
    pub(crate) fn learn(&mut self, ply: u16, chess_move: Move) {
        if let Some([newest, older]) = self.0.get_mut(usize::from(ply))
            && *newest != Some(chess_move)
        {
            *older = newest.replace(chess_move);
        }
    }

    /// The killers at this distance, the newest first.
    pub(crate) fn at(&self, ply: u16) -> [Option<Move>; 2] {
        self.0.get(usize::from(ply)).copied().unwrap_or_default()
    }

    /// Whether the move is one of the two.
    pub(crate) fn contains(&self, ply: u16, chess_move: Move) -> bool {
        self.at(ply).contains(&Some(chess_move))
    }

    pub(crate) fn forget(&mut self) {
        self.0.fill([None; 2]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::{Role, Square};

    fn knight(to: Square) -> Move {
        Move::Normal { role: Role::Knight, from: Square::B1, to, promotion: None }
    }

    #[test]
    fn the_two_newest_are_kept() {
        let mut killers = Killers::default();
        for to in [Square::A3, Square::C3, Square::C3, Square::D2] {
            killers.learn(5, knight(to));
        }
        assert_eq!(killers.at(5), [Square::D2, Square::C3].map(|to| Some(knight(to))));
        assert!(!killers.contains(5, knight(Square::A3)));
        assert!(!killers.contains(4, knight(Square::D2)));
        killers.forget();
        assert!(!killers.contains(5, knight(Square::D2)));
    }
}
