//! Wrong set-ups, turned boards, reversed colors and displaced pieces. Law: FIDE
//! 7.1–7.4, 7.6; Appendix A.5.1.2.
//!
//! Illegal moves (7.5) are in [`illegal_move`](super::illegal_move).

use super::ArbiterDecides;
use super::illegal_move::Regime;
use crate::board::{Board, ByColor, Color, Role, SquareSet};
use crate::position::Position;

/// From so many moves of each player on, reversed colors stay (7.3), and in
/// rapid and blitz with fewer arbiters a wrong set-up does too (A.5.1).
const MOVES_THAT_SETTLE_IT: u32 = 10;

/// Something that is found to be wrong during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Irregularity {
    /// The pieces were not set up as they should have been. Law: FIDE 7.2.1.
    InitialPosition {
        /// How they were set up.
        found: Board,
        /// How they should have been.
        start: Position,
    },
    /// The board was placed contrary to 2.1. Law: FIDE 7.2.2.
    BoardTurned,
    /// The players have each other's color. Law: FIDE 7.3.
    ColorsReversed,
    /// A player has just displaced pieces. Law: FIDE 7.4.
    Displaced(Color),
    /// Pieces turn out to stand on wrong squares. Law: FIDE 7.6.
    FoundDisplaced {
        /// The position immediately before, if it can be determined.
        before: Option<Position>,
        /// The last position before that can be identified.
        last_identifiable: Position,
    },
}

/// What follows from an irregularity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// What is done.
    pub measure: Measure,
    /// The article that says so.
    pub article: &'static str,
    /// What is left to the arbiter besides.
    pub arbiter: Option<ArbiterDecides>,
}

/// What is done about an irregularity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// The game does not count; a new one is played, with the pieces and the
    /// colors as they should be.
    NewGame,
    /// The game goes on, and the position is transferred to a board that is
    /// placed well.
    TransferPosition,
    /// The game goes on as it is.
    GoOn {
        /// The rooks, by their squares in the right set-up, with which castling
        /// is not allowed in this game.
        castling_lost: SquareSet,
    },
    /// This player puts the pieces right in the player's own time. If necessary
    /// either player pauses the clock and asks the arbiter for help (7.4.2).
    Restore(Color),
    /// The game goes on from this position.
    GoBackTo(Position),
}

impl Irregularity {
    /// What follows, in a game in which each player has completed so many
    /// moves.
    ///
    /// ```
    /// use rokade_rules::board::ByColor;
    /// use rokade_rules::conduct::illegal_move::Regime;
    /// use rokade_rules::conduct::irregularity::{Irregularity, Measure};
    /// let judged = Irregularity::ColorsReversed.judge(Regime::Standard, ByColor::new(10, 9));
    /// assert_eq!((judged.measure, judged.article), (Measure::NewGame, "7.3"));
    /// ```
    #[must_use]
    pub fn judge(&self, regime: Regime, completed: ByColor<u32>) -> Judgement {
        let by_both = completed[Color::White].min(completed[Color::Black]);
        let is_settled = by_both >= MOVES_THAT_SETTLE_IT;
        let too_late_to_claim = regime == Regime::Fast && is_settled;
        let (measure, article, arbiter) = match self {
            Irregularity::InitialPosition { found, start } if too_late_to_claim => {
                let castling_lost = misplaced_castling_rooks(found, start);
                (Measure::GoOn { castling_lost }, "A.5.1.2", None)
            }
            Irregularity::BoardTurned if too_late_to_claim => (as_it_is(), "A.5.1.2", None),
            Irregularity::InitialPosition { .. } => (Measure::NewGame, "7.2.1", None),
            Irregularity::BoardTurned => (Measure::TransferPosition, "7.2.2", None),
            Irregularity::ColorsReversed if is_settled => (as_it_is(), "7.3", None),
            Irregularity::ColorsReversed => (Measure::NewGame, "7.3", None),
            Irregularity::Displaced(by) => {
                (Measure::Restore(*by), "7.4.1", Some(ArbiterDecides::PenaltyForDisplacing(*by)))
            }
            Irregularity::FoundDisplaced { before, last_identifiable } => {
                let position = before.unwrap_or(*last_identifiable);
                (Measure::GoBackTo(position), "7.6", Some(ArbiterDecides::ClockTimes))
            }
        };
        Judgement { measure, article, arbiter }
    }
}

const fn as_it_is() -> Measure {
    Measure::GoOn { castling_lost: SquareSet::EMPTY }
}

/// The rooks of the right set-up with which castling is lost, because they or
/// their king were not put where they belong. Law: FIDE A.5.1.2.
fn misplaced_castling_rooks(found: &Board, start: &Position) -> SquareSet {
    let differs = |color: Color| {
        let rooks = start.castling().rooks_of(color);
        let king_is_right = found.king_of(color) == Some(start.king(color));
        let in_place = found.pieces(color, Role::Rook);
        if king_is_right { rooks - in_place } else { rooks }
    };
    differs(Color::White) | differs(Color::Black)
}
