//! What a table says of a position or a move.

use crate::parameters::endings::TABLE_WIN_CP;
use crate::score::Score;
use rokade_rules::Move;

/// How a position ends, seen from the side to move, from the worst on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TableVerdict {
    /// It is lost.
    Loss,
    /// It would be lost, but not before a draw by fifty moves can be claimed.
    LateLoss,
    /// It is drawn.
    Draw,
    /// It would be won, but not before a draw by fifty moves can be claimed.
    LateWin,
    /// It is won.
    Win,
}

impl TableVerdict {
    /// What it is worth at a node so far from the root: between every advantage
    /// and every mate, and more the sooner it is reached.
    pub(crate) fn score(self, ply: u16) -> Score {
        let win = Score::centipawns(TABLE_WIN_CP - i32::from(ply));
        match self {
            TableVerdict::Loss => -win,
            TableVerdict::LateLoss | TableVerdict::Draw | TableVerdict::LateWin => Score::DRAW,
            TableVerdict::Win => win,
        }
    }

    /// The same for the other side.
    #[must_use]
    pub const fn seen_by_opponent(self) -> TableVerdict {
        match self {
            TableVerdict::Loss => TableVerdict::Win,
            TableVerdict::LateLoss => TableVerdict::LateWin,
            TableVerdict::Draw => TableVerdict::Draw,
            TableVerdict::LateWin => TableVerdict::LateLoss,
            TableVerdict::Win => TableVerdict::Loss,
        }
    }
}

/// A move with what comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableMove {
    /// The move.
    pub chess_move: Move,
    /// How it ends, for the side that makes it.
    pub verdict: TableVerdict,
    /// How many half-moves it takes, this one included, until a capture or a
    /// pawn move, with best play; what is lost later is held out longer.
    pub plies_to_zeroing: u32,
}
