//! The judge's position: what stands where, who moves, and what the past still allows.
//!
//! Sources: FIDE 3.7.3.2 (en passant only at once), 3.8.2.1 (castling rights lost for ever),
//! 9.3 (moves without capture or pawn move). Reading and writing FEN is in [`super::fen`].

use super::words::{Board, Cell, Side};

/// Towards which side of the board a king castles.
///
/// The Guidelines speak of *c-side* and *g-side*, orthodox chess of queen's side and king's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// Queen's side: the king ends on the c-file.
    C,
    /// King's side: the king ends on the g-file.
    G,
}

impl Wing {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::C, Self::G];

    /// The file on which the king ends (FIDE 3.8.2, Guidelines II.3.2.6).
    #[must_use]
    pub const fn king_file(self) -> i8 {
        match self {
            Self::C => 2,
            Self::G => 6,
        }
    }

    /// The file on which the rook ends (FIDE 3.8.2, Guidelines II.3.2.6).
    #[must_use]
    pub const fn rook_file(self) -> i8 {
        match self {
            Self::C => 3,
            Self::G => 5,
        }
    }
}

/// The files of the rooks with which each king may still castle, now or later (FIDE 3.8.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rights {
    files: [[Option<i8>; 2]; 2],
}

impl Rights {
    /// The file of the rook of `side` on `wing`, while neither it nor the king has moved.
    #[must_use]
    pub const fn rook_file(&self, side: Side, wing: Wing) -> Option<i8> {
        self.files[side as usize][wing as usize]
    }

    /// Gives or takes away a right.
    pub const fn set(&mut self, side: Side, wing: Wing, file: Option<i8>) {
        self.files[side as usize][wing as usize] = file;
    }

    /// Takes away both rights of a side: its king has moved.
    pub const fn king_moved(&mut self, side: Side) {
        self.files[side as usize] = [None, None];
    }

    /// Takes away the right that hangs on the rook of `side` at `cell`, if there is one: that
    /// rook has moved or was captured.
    pub fn rook_gone(&mut self, side: Side, cell: Cell) {
        if cell.rank == side.first_rank() {
            for right in &mut self.files[side as usize] {
                if *right == Some(cell.file) {
                    *right = None;
                }
            }
        }
    }
}

/// A position as the judge sees it. Fields are open: it is a test double, not a guarded value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// What stands where.
    pub board: Board,
    /// Who has the move (FIDE 1.3).
    pub turn: Side,
    /// What castling is still possible, now or later.
    pub rights: Rights,
    /// The square that a pawn has just passed over with a double step, whether or not any pawn
    /// can take it there (FIDE 3.7.3.1).
    pub passed: Option<Cell>,
    /// Moves of either side since the last capture or pawn move (FIDE 9.3).
    pub half_moves: u32,
    /// The number of the move, from 1, going up after each move of Black.
    pub move_number: u32,
}
