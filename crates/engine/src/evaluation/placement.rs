//! Material, and the squares it stands on.

use super::Tapered;
use super::seen::Seen;
use crate::parameters::evaluation::{BISHOP_PAIR, MATERIAL, PHASE};
use crate::parameters::square_tables::{ENDING, HalfBoard, MIDDLE_GAME};
use rokade_rules::{Board, Role, SquareSet};

/// The worth of each kind of piece on each square, as its own side sees it.
static WORTH: [[Tapered; 64]; 6] = worths();

const fn worths() -> [[Tapered; 64]; 6] {
    let mut table = [[Tapered::new(0, 0); 64]; 6];
    let mut role = 0;
    while role < 6 {
        let mut square = 0;
        while square < 64 {
            let there = Tapered::new(
                on_square(&MIDDLE_GAME[role], square),
                on_square(&ENDING[role], square),
            );
            table[role][square] = MATERIAL[role].plus(there);
            square += 1;
        }
        role += 1;
    }
    table
}

/// A half board's number for a square; its first row is the eighth rank, and
/// the files e to h mirror d to a.
const fn on_square(half: &HalfBoard, square: usize) -> i32 {
    let (rank, file) = (square / 8, square % 8);
    let file = if file < 4 { file } else { 7 - file };
    half[7 - rank][file] as i32
}

/// What a side's pieces are worth where they stand.
pub(super) fn worth(seen: &Seen) -> Tapered {
    let mut sum: Tapered = Role::ALL
        .into_iter()
        .flat_map(|role| seen.own(role).into_iter().map(move |at| WORTH[role as usize][at.index()]))
        .sum();
    let bishops = seen.own(Role::Bishop);
    if bishops.meets(SquareSet::LIGHT) && bishops.meets(SquareSet::DARK) {
        sum += BISHOP_PAIR;
    }
    sum
}

/// How much of the middle game is left on the board.
pub(super) fn phase(board: &Board) -> i32 {
    Role::ALL.into_iter().map(|role| PHASE[role as usize] * board.role(role).len() as i32).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parameters::evaluation::FULL_PHASE;
    use rokade_rules::Square;

    #[test]
    fn the_tables_are_read_the_right_way_up() {
        let pawn = |square: Square| WORTH[Role::Pawn as usize][square.index()];
        assert_eq!(pawn(Square::A7), MATERIAL[0] + Tapered::new(60, 95));
        assert_eq!(pawn(Square::H7), pawn(Square::A7));
        assert_eq!(pawn(Square::E2), MATERIAL[0] + Tapered::new(-12, 6));
    }

    #[test]
    fn the_initial_position_is_all_middle_game() {
        assert_eq!(phase(&Board::initial()), FULL_PHASE);
    }
}
