//! A hint: what a move is about, made from the theme and the pieces. The words are elsewhere.

use crate::theme::one_move::attacked_by;
use crate::theme::{Solution, Theme};
use rokade_rules::{Move, Position, Role, Square};

/// What can be said of a move before it is shown, from little to all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// What the combination is made of; none if it has no name.
    pub theme: Option<Theme>,
    /// What moves.
    pub role: Role,
    /// From here.
    pub from: Square,
    /// To here.
    pub to: Square,
    /// What it attacks there that is worth it, the most valuable first.
    pub targets: Vec<Role>,
}

/// What tells most comes first.
const TELLING: [Theme; 11] = [
    Theme::SmotheredMate,
    Theme::BackRankMate,
    Theme::DoubleCheck,
    Theme::DiscoveredCheck,
    Theme::DiscoveredAttack,
    Theme::Fork,
    Theme::Skewer,
    Theme::Pin,
    Theme::Deflection,
    Theme::TrappedPiece,
    Theme::HangingPiece,
];

impl Hint {
    /// What can be said of a move of a puzzle in this position.
    #[must_use]
    pub fn of(solution: &Solution, position: &Position, chess_move: Move) -> Hint {
        let themes = Theme::of(solution);
        let mate = themes.iter().find(|theme| matches!(theme, Theme::MateIn(_)));
        let told = || TELLING.iter().find(|theme| themes.contains(theme));
        Hint {
            theme: mate.or_else(told).or(themes.first()).copied(),
            role: chess_move.role(),
            from: chess_move.from(),
            to: chess_move.to(),
            targets: attacked_by(&position.after(chess_move), chess_move.to()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::{fen, uci_move};
    use rokade_rules::position::CastlingMode;

    fn hint(text: &str, line: &str) -> Hint {
        let start = fen::read(text, CastlingMode::Standard).unwrap();
        let mut position = start;
        let moves = line.split(' ').map(|text| {
            let chess_move = uci_move::read(text, &position).unwrap();
            position = position.after(chess_move);
            chess_move
        });
        let moves: Vec<Move> = moves.collect();
        let first = moves[0];
        Hint::of(&Solution::new(start, moves).unwrap(), &start, first)
    }

    #[test]
    fn a_fork_is_told_with_what_it_attacks() {
        let hint = hint("2q1k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5d6 e8d7 d6c8");
        assert_eq!((hint.theme, hint.role), (Some(Theme::Fork), Role::Knight));
        assert_eq!((hint.from, hint.to), (Square::B5, Square::D6));
        assert_eq!(hint.targets, [Role::King, Role::Queen]);
    }

    #[test]
    fn a_mate_is_told_before_anything_else() {
        let hint = hint("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "d1d8");
        assert_eq!((hint.theme, hint.role), (Some(Theme::MateIn(1)), Role::Rook));
    }
}
