//! Which moves can give check, told before they are made.
//!
//! It is a sieve: what passes must still be made and looked at, but what does
//! not pass gives no check.

use rokade_rules::movement::{
    bishop_attacks, diagonal_lines, knight_attacks, pawn_attacks, rook_attacks, straight_lines,
};
use rokade_rules::{Move, Position, Role, SquareSet};

/// Where a move of the side to move must go to, or come from, to give check.
pub(crate) struct Sieve {
    /// By role, the squares from which it attacks the enemy king.
    direct: [SquareSet; 6],
    /// The own pieces behind which a slider may wait.
    screens: SquareSet,
}

impl Sieve {
    /// For the side to move.
    pub(crate) fn of(position: &Position) -> Sieve {
        let board = position.board();
        let turn = position.turn();
        let king = position.king(!turn);
        let occupied = board.occupied();
        let diagonal = bishop_attacks(king, occupied);
        let straight = rook_attacks(king, occupied);
        let own = board.color(turn);
        let queens = board.role(Role::Queen);
        let waits = |lines: SquareSet, role| (own & lines).meets(board.role(role) | queens);
        let mut screens = SquareSet::EMPTY;
        if waits(diagonal_lines(king), Role::Bishop) {
            screens |= diagonal & own;
        }
        if waits(straight_lines(king), Role::Rook) {
            screens |= straight & own;
        }
        let direct = Role::ALL.map(|role| match role {
            Role::Pawn => pawn_attacks(!turn, king),
            Role::Knight => knight_attacks(king),
            Role::Bishop => diagonal,
            Role::Rook => straight,
            Role::Queen => diagonal | straight,
            Role::King => SquareSet::EMPTY,
        });
        Sieve { direct, screens }
    }

    /// Whether a legal move may give check.
    pub(crate) fn passes(&self, chess_move: Move) -> bool {
        match chess_move {
            // The rook checks from where no rook moved to, a pawn is gone from
            // beside, a promoted piece sees through where the pawn stood: all
            // are rare enough to be tried.
            Move::Castle { .. } | Move::EnPassant { .. } => true,
            Move::Normal { promotion: Some(_), .. } => true,
            Move::Normal { role, from, to, promotion: None } => {
                self.direct[role as usize].contains(to) || self.screens.contains(from)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::position::chess960;
    use rokade_test_kit::rng::Rng;

    #[test]
    fn no_check_is_missed_and_most_moves_are_sieved_out() {
        let (mut passed, mut all) = (0, 0);
        for game in 0..60 {
            let mut rng = Rng::seeded(game);
            let mut position = chess960::start(rng.below(960) as u16).unwrap();
            for _ in 0..150 {
                let sieve = Sieve::of(&position);
                let moves = position.legal_moves();
                for &chess_move in &moves {
                    let passes = sieve.passes(chess_move);
                    assert!(passes || !position.after(chess_move).is_check(), "{position:?}");
                    passed += u32::from(passes);
                    all += 1;
                }
                let Some(next) = rng.pick(&moves) else { break };
                position = position.after(next);
            }
        }
        assert!(passed * 4 < all, "{passed} of {all}");
    }
}
