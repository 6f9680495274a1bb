//! What the Laws leave to the arbiter.
//!
//! Where a paragraph says what must happen, a ruling says it too. Where it says
//! that the arbiter decides, or where the Laws are silent, the ruling is one of
//! these values, and whoever holds the arbiter's place answers. The means an
//! arbiter has are listed in FIDE 12.9 and not chosen here.

use crate::board::{Color, Square};

/// A question that only the arbiter can answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArbiterDecides {
    /// Two pieces of one color were touched, and nobody knows which first. The
    /// Laws settle this only for pieces of both colors (4.3.3) and for king and
    /// rook (4.4.1). Report the two touches in the order decided on.
    WhichFirst([Square; 2]),
    /// Pieces were touched by a player who does not have the move: a
    /// distraction perhaps, but no touch as in 4.3. Law: FIDE 11.5.
    TouchedOutOfTurn(Color),
    /// Pieces were adjusted, or were said to be, by a player who does not have
    /// the move. Law: FIDE 4.2.1, 6.2.5.
    AdjustedOutOfTurn(Color),
    /// Two hands were used, but the clock has not been pressed: it is against
    /// 4.1, not yet an offence as in 7.5.4. Law: FIDE 4.1.
    BothHands(Color),
    /// The clock was pressed with another hand than the one that moved. Law:
    /// FIDE 6.2.3.
    OtherHandOnClock(Color),
    /// The times on the clocks, and the move counter, after a position was
    /// reinstated; they may stay as they are. Law: FIDE 7.1.
    ClockTimes,
    /// Whether the player who displaced pieces is penalised. Law: FIDE 7.4.3.
    PenaltyForDisplacing(Color),
    /// A complaint turned out to be unfounded; it may have been unreasonable.
    /// Law: FIDE 11.5.
    UnfoundedComplaint(Color),
}

impl ArbiterDecides {
    /// The article under which the arbiter decides.
    ///
    /// ```
    /// use rokade_rules::conduct::ArbiterDecides;
    /// assert_eq!(ArbiterDecides::ClockTimes.article(), "7.1");
    /// ```
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            ArbiterDecides::WhichFirst(_) => "4.3",
            ArbiterDecides::AdjustedOutOfTurn(_) => "4.2.1",
            ArbiterDecides::BothHands(_) => "4.1",
            ArbiterDecides::OtherHandOnClock(_) => "6.2.3",
            ArbiterDecides::ClockTimes => "7.1",
            ArbiterDecides::PenaltyForDisplacing(_) => "7.4.3",
            ArbiterDecides::TouchedOutOfTurn(_) | ArbiterDecides::UnfoundedComplaint(_) => "11.5",
        }
    }
}
