//! What the network sees of a board: the pieces, as one side sees them.
//!
//! For Black the board is turned over, so that one set of weights serves both
//! sides. When a side's king stands on files e to h, that side sees the board
//! reflected, left for right: the game is nearly the same either way (castling
//! aside), and each game teaches twice as much.
//!
//! It does not see castling rights, en passant or the clock of fifty moves.

use super::weights::INPUTS;
use rokade_rules::{Board, Color, File, Role, Square, SquareSet};

/// How one side sees the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Perspective {
    color: Color,
    /// What every square's number is combined with: 56 turns the board over, 7
    /// reflects it.
    turned: u8,
}

const TURNED_OVER: u8 = 56;
const REFLECTED: u8 = 7;

/// Inputs for each kind of piece.
const SQUARES: usize = 64;
/// Inputs for each side.
const SIDE: usize = INPUTS / 2;

impl Perspective {
    /// How `color` sees this board.
    #[must_use]
    #[inline]
    pub fn of(board: &Board, color: Color) -> Perspective {
        let over = match color {
            Color::White => 0,
            Color::Black => TURNED_OVER,
        };
        let is_right = board.king_of(color).is_some_and(|king| king.file() >= File::E);
        Perspective { color, turned: over | if is_right { REFLECTED } else { 0 } }
    }

    /// The number of the input for a piece on a square, below [`INPUTS`].
    #[must_use]
    #[inline]
    pub fn input(self, color: Color, role: Role, square: Square) -> usize {
        let side = if color == self.color { 0 } else { SIDE };
        side + role as usize * SQUARES + (square.index() ^ usize::from(self.turned))
    }

    /// The inputs that are on for a board.
    #[must_use]
    pub fn inputs(self, board: &Board) -> Features {
        self.inputs_of(&difference(&Board::empty(), board))
    }

    /// The inputs of the squares in a list of sets.
    #[inline]
    pub(super) fn inputs_of(self, sets: &Sets) -> Features {
        let mut features = Features { inputs: [0; MOST_CHANGES], count: 0 };
        for (place, &set) in sets.iter().enumerate() {
            let color = Color::ALL[place / Role::ALL.len()];
            let role = Role::ALL[place % Role::ALL.len()];
            for square in set {
                features.push(self.input(color, role, square));
            }
        }
        features
    }
}

/// A set of squares for each kind of piece of each side: White's six, Black's
/// six.
pub(super) type Sets = [SquareSet; 12];

/// What stands on a board and not, or not so, on another.
#[inline]
pub(super) fn difference(before: &Board, after: &Board) -> Sets {
    let mut sets = [SquareSet::EMPTY; 12];
    for (place, set) in sets.iter_mut().enumerate() {
        let color = Color::ALL[place / Role::ALL.len()];
        let role = Role::ALL[place % Role::ALL.len()];
        *set = after.pieces(color, role) - before.pieces(color, role);
    }
    sets
}

/// A legal board has at most 32 pieces; a board without law up to 64.
const MOST_CHANGES: usize = 64;

/// A short list of inputs.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    inputs: [u16; MOST_CHANGES],
    count: usize,
}

impl Features {
    #[inline]
    fn push(&mut self, input: usize) {
        // No square holds two pieces, so there is room for all.
        if let Some(slot) = self.inputs.get_mut(self.count) {
            *slot = input as u16;
            self.count += 1;
        }
    }

    /// The numbers of the inputs.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[u16] {
        &self.inputs[..self.count]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs(board: &Board, color: Color) -> Vec<u16> {
        let mut inputs = Perspective::of(board, color).inputs(board).as_slice().to_vec();
        inputs.sort_unstable();
        inputs
    }

    #[test]
    fn both_sides_see_the_initial_board_alike() {
        let board = Board::initial();
        let seen = inputs(&board, Color::White);
        assert_eq!(seen.len(), 32);
        assert_eq!(seen, inputs(&board, Color::Black));
        assert!(seen.iter().all(|&input| usize::from(input) < INPUTS));
    }

    #[test]
    fn a_reflected_board_is_seen_alike() {
        let reflect = |board: &Board| {
            let mut reflected = Board::empty();
            for (square, piece) in board.iter() {
                reflected.put(Square::ALL[square.index() ^ 7], piece);
            }
            reflected
        };
        let board = Board::initial();
        for color in Color::ALL {
            assert_eq!(inputs(&board, color), inputs(&reflect(&board), color));
        }
    }

    #[test]
    fn every_piece_on_every_square_has_an_input_of_its_own() {
        let seen = Perspective::of(&Board::empty(), Color::Black);
        let mut all: Vec<usize> = Color::ALL
            .into_iter()
            .flat_map(|color| Role::ALL.map(|role| (color, role)))
            .flat_map(|(color, role)| Square::ALL.map(|square| seen.input(color, role, square)))
            .collect();
        all.sort_unstable();
        assert!(all.into_iter().eq(0..INPUTS));
    }
}
