//! What is known about endings without looking ahead.
//!
//! These are estimates. Whether a position is dead is a matter of the rules,
//! not of this room.

use super::leader;
use super::seen::{Seen, king_steps};
use crate::parameters::evaluation::{
    BARE_KING_NEARNESS_CP, BARE_KING_OFF_CENTRE_CP, OPPOSITE_BISHOPS_DIVISOR, UNLIKELY_WIN_DIVISOR,
    WINNING_LEAD_CP,
};
use crate::parameters::search::EXCHANGE_VALUES_CP;
use rokade_rules::{Board, Color, Role, Square, SquareSet};

/// Whether nobody wins this against sensible play: no pawns, and no side has
/// more than one knight or bishop.
pub(super) fn is_never_won(board: &Board) -> bool {
    let heavy = board.role(Role::Pawn) | board.role(Role::Rook) | board.role(Role::Queen);
    heavy.is_empty() && Color::ALL.into_iter().all(|color| !minors(board, color).is_several())
}

/// What drives a bare king to the edge, where it can be mated: it should be
/// far from the middle and the winning king near.
///
/// Idea: "Mop-up Evaluation", Chess Programming Wiki.
pub(super) fn driving(seen: &Seen) -> i32 {
    if !seen.enemy_is_bare() {
        return 0;
    }
    let nearness = 7 - king_steps(seen.own_king(), seen.enemy_king());
    BARE_KING_OFF_CENTRE_CP * steps_off_centre(seen.enemy_king()) + BARE_KING_NEARNESS_CP * nearness
}

/// Steps along the rank and the file to the nearest of the four squares in the
/// middle.
fn steps_off_centre(square: Square) -> i32 {
    let off = |line: usize| if line < 4 { 3 - line as i32 } else { line as i32 - 4 };
    off(square.file() as usize) + off(square.rank() as usize)
}

/// A lead of the side to move, made smaller where such leads seldom win.
pub(super) fn tempered(board: &Board, turn: Color, lead: i32) -> i32 {
    let (leader, size) = leader(turn, lead);
    let divisor = if is_unlikely_win(board, leader) {
        UNLIKELY_WIN_DIVISOR
    } else if has_opposite_bishops_only(board) {
        OPPOSITE_BISHOPS_DIVISOR
    } else {
        1
    };
    if leader == turn { size / divisor } else { -(size / divisor) }
}

/// Whether the leader has no pawns and no more than a minor piece over, or two
/// knights against a bare king.
fn is_unlikely_win(board: &Board, leader: Color) -> bool {
    if !board.pieces(leader, Role::Pawn).is_empty() {
        return false;
    }
    let pieces = |color: Color| -> i32 {
        [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
            .into_iter()
            .map(|role| EXCHANGE_VALUES_CP[role as usize] * board.pieces(color, role).len() as i32)
            .sum()
    };
    let two_knights = board.color(leader) - board.role(Role::Knight)
        == board.pieces(leader, Role::King)
        && board.pieces(leader, Role::Knight).len() == 2;
    two_knights || pieces(leader) - pieces(!leader) < WINNING_LEAD_CP
}

/// Whether each side has one bishop, on squares of different shades, and
/// pawns.
fn has_opposite_bishops_only(board: &Board) -> bool {
    let bishops = board.role(Role::Bishop);
    let others = board.role(Role::Knight) | board.role(Role::Rook) | board.role(Role::Queen);
    others.is_empty()
        && bishops.len() == 2
        && Color::ALL.into_iter().all(|color| board.pieces(color, Role::Bishop).len() == 1)
        && bishops.meets(SquareSet::LIGHT)
        && bishops.meets(SquareSet::DARK)
}

fn minors(board: &Board, color: Color) -> SquareSet {
    board.pieces(color, Role::Knight) | board.pieces(color, Role::Bishop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_four_squares() {
        for square in [Square::D4, Square::E4, Square::D5, Square::E5] {
            assert_eq!(steps_off_centre(square), 0);
        }
        for corner in [Square::A1, Square::H1, Square::A8, Square::H8] {
            assert_eq!(steps_off_centre(corner), 6);
        }
        assert_eq!(steps_off_centre(Square::C5), 1);
    }
}
