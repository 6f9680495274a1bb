//! What is kept of a completed move, for the score of the game and for taking
//! it back.

use super::Millis;
use crate::board::Color;

/// A completed move as the clock saw it.
///
/// ```
/// use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
/// use rokade_rules::Color::White;
///
/// let control: TimeControl = "3+2".parse().unwrap();
/// let mut clock = ChessClock::new(&control, White).unwrap();
/// clock.start(Moment::new(0)).unwrap();
/// let completed = clock.press(White, Moment::new(4_000)).unwrap();
/// assert_eq!(completed.thought, Millis::from_secs(4));
/// assert_eq!(completed.left.to_string(), "0:03:00");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CompletedMove {
    /// Who made it.
    pub side: Color,
    /// How long it took; not more than there was before the flag fell. What
    /// PGN comments call `emt`.
    pub thought: Millis,
    /// What a delay let pass of that without charging it.
    pub waived: Millis,
    /// What completing it brought: an increment for the next move, time given
    /// back, and the time of a new period.
    pub granted: Millis,
    /// What the side's clock showed thereafter. What PGN comments call `clk`.
    pub left: Millis,
}
