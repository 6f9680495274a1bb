//! Pieces against a bare king: it is driven to where it can be mated.
//!
//! Queen, rook and two bishops mate at any edge, bishop and knight only in a
//! corner of the bishop's shade. The worth grows on the way there, so that a
//! shallow search goes the right way.
//!
//! Idea: "Mop-up Evaluation" and "KBNK Endgame", Chess Programming Wiki.

use crate::parameters::endings::{
    CERTAIN_WIN_CP, CLOSE_CP, TO_CORNER_CP, TO_EDGE_CP, TO_RIGHT_CORNER_CP,
};
use crate::parameters::search::EXCHANGE_VALUES_CP;
use rokade_rules::{Board, Color, Role, Square, SquareSet};

/// What the pieces are worth to the side that has them, if they can force mate.
pub(super) fn lead_cp(board: &Board, strong: Color) -> Option<i32> {
    let pieces = |role| board.pieces(strong, role);
    let bishops = pieces(Role::Bishop);
    let heavy = pieces(Role::Queen) | pieces(Role::Rook);
    let both_shades = bishops.meets(SquareSet::LIGHT) && bishops.meets(SquareSet::DARK);
    let with_knight = !bishops.is_empty() && !pieces(Role::Knight).is_empty();
    if heavy.is_empty() && !both_shades && !with_knight {
        return None;
    }
    let (king, bare) = (board.king_of(strong)?, board.king_of(!strong)?);
    let needs_corner = heavy.is_empty() && !both_shades;
    let driven = if needs_corner {
        TO_RIGHT_CORNER_CP * towards_corner(bare, bishops.meets(SquareSet::LIGHT))
            + TO_CORNER_CP * off_centre(bare)
    } else {
        TO_EDGE_CP * off_centre(bare)
    };
    let material: i32 = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
        .into_iter()
        .map(|role| EXCHANGE_VALUES_CP[role as usize] * pieces(role).len() as i32)
        .sum();
    Some(CERTAIN_WIN_CP + material + driven + CLOSE_CP * (7 - steps(king, bare)))
}

/// How near a square is to the corners of a shade: 7 in them, 0 on the long
/// diagonal between the other two.
fn towards_corner(square: Square, light: bool) -> i32 {
    let (file, rank) = (square.file() as i32, square.rank() as i32);
    if light { (file - rank).abs() } else { (7 - file - rank).abs() }
}

/// Steps along rank and file from the four squares in the middle.
fn off_centre(square: Square) -> i32 {
    let off = |line: i32| if line < 4 { 3 - line } else { line - 4 };
    off(square.file() as i32) + off(square.rank() as i32)
}

/// How many king's moves lie between two squares.
fn steps(a: Square, b: Square) -> i32 {
    let files = (a.file() as i32 - b.file() as i32).abs();
    let ranks = (a.rank() as i32 - b.rank() as i32).abs();
    files.max(ranks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_corners_are_of_the_bishops_shade() {
        for corner in [Square::A1, Square::H8] {
            assert!(SquareSet::DARK.contains(corner));
            assert_eq!((towards_corner(corner, false), towards_corner(corner, true)), (7, 0));
        }
        for corner in [Square::A8, Square::H1] {
            assert_eq!((towards_corner(corner, false), towards_corner(corner, true)), (0, 7));
        }
        assert_eq!((off_centre(Square::D4), off_centre(Square::A8)), (0, 6));
    }
}
