//! An illegal position that the arbiter comes upon in rapid or blitz.
//!
//! Law: FIDE A.5.4, for games under A.5 or B.3 alone.

use crate::board::{Color, Role, Square, SquareSet};
use crate::ending::Outcome;
use crate::position::{CastlingMode, Setup, SetupFault};

/// What an arbiter can observe that makes a position illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observed {
    /// Both kings are in check.
    BothKingsInCheck,
    /// A pawn stands on the rank furthest from where it started.
    PawnOnLastRank(Square),
}

/// An illegal position that was observed: the arbiter waits until the next move
/// has been completed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct IllegalPosition {
    observed: Observed,
}

impl IllegalPosition {
    /// The article that all of this follows.
    pub const ARTICLE: &'static str = "A.5.4";

    /// What an arbiter who looks at this board observes, if anything.
    ///
    /// ```
    /// use rokade_rules::Setup;
    /// use rokade_rules::conduct::illegal_move::IllegalPosition;
    /// assert_eq!(IllegalPosition::observe(&Setup::initial()), None);
    /// ```
    #[must_use]
    pub fn observe(board: &Setup) -> Option<IllegalPosition> {
        let observed = if Color::ALL.into_iter().all(|color| is_in_check(board, color)) {
            Observed::BothKingsInCheck
        } else {
            Observed::PawnOnLastRank(pawns_on_last_rank(board).first()?)
        };
        Some(IllegalPosition { observed })
    }

    /// What was observed.
    #[must_use]
    pub const fn observed(self) -> Observed {
        self.observed
    }

    /// The outcome once the next move has been completed: a draw if an illegal
    /// position is still on the board, whichever it is; otherwise the game goes
    /// on.
    #[must_use]
    pub fn after_next_move(self, board: &Setup) -> Option<Outcome> {
        let is_illegal = is_in_check(board, !board.turn) || !pawns_on_last_rank(board).is_empty();
        is_illegal.then_some(Outcome::Draw)
    }
}

fn pawns_on_last_rank(board: &Setup) -> SquareSet {
    let of = |color: Color| board.board.pieces(color, Role::Pawn) & SquareSet::back_rank(!color);
    of(Color::White) | of(Color::Black)
}

/// Whether a color's king is attacked, whoever has the move.
fn is_in_check(board: &Setup, color: Color) -> bool {
    let asked = Setup { turn: !color, ..board.clone() };
    let faults = asked.faults(CastlingMode::Standard);
    // Kings side by side attack each other.
    faults.as_slice().iter().any(|fault| {
        matches!(fault, SetupFault::AdjacentKings)
            || matches!(fault, SetupFault::OpponentInCheck(checked) if *checked == color)
    })
}
