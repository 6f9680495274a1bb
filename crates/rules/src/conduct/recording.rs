//! What a player must write down. Law: FIDE 8; Appendix A.2.
//!
//! The scoresheet itself is the game's ([`Game::scoresheet`](crate::game::Game::scoresheet)).

use crate::board::{ByColor, Color};
use crate::clock::{Category, Millis};

/// With less time than this a player may stop writing. Law: FIDE 8.4.
const SHORT_OF_TIME: Millis = Millis::from_mins(5);

/// Unless at least so much is added with each move. Law: FIDE 8.4.
const ENOUGH_INCREMENT: Millis = Millis::from_secs(30);

/// Whether a player must write the moves down.
///
/// Not in rapid and blitz (A.2), and not for the rest of a period once less
/// than five minutes are left, unless thirty seconds or more are added with
/// each move (8.4). `left` is the time left in the present period.
///
/// ```
/// use rokade_rules::clock::{Category, Millis};
/// use rokade_rules::conduct::recording::must_record;
/// assert!(must_record(Category::Standard, Millis::from_mins(5), Millis::ZERO));
/// assert!(!must_record(Category::Standard, Millis::from_secs(299), Millis::ZERO));
/// ```
#[must_use]
pub fn must_record(category: Category, left: Millis, increment: Millis) -> bool {
    category == Category::Standard && (left >= SHORT_OF_TIME || increment >= ENOUGH_INCREMENT)
}

/// Whether a player who has the move, and has written down so many of the
/// half-moves played, may make it.
///
/// The opponent's last move may be answered before it is written; the own move
/// before that must stand on the scoresheet. Law: FIDE 8.1.3.
#[must_use]
pub const fn may_reply(written: usize, played: usize) -> bool {
    played <= written.saturating_add(1)
}

/// Whether a move may be written before it is made: only to claim a draw with
/// it, or to seal it when the game is adjourned. Law: FIDE 8.1.2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WrittenFirst {
    /// To claim a draw by it. Law: FIDE 9.2.1, 9.3.1.
    ToClaim,
    /// To seal it. Law: Guidelines I.1.1.
    ToSeal,
    /// For any other reason: an offence against 8.1.2.
    Otherwise,
}

impl WrittenFirst {
    /// Whether it is allowed.
    #[must_use]
    pub const fn is_allowed(self) -> bool {
        matches!(self, WrittenFirst::ToClaim | WrittenFirst::ToSeal)
    }
}

/// What must be done with the scoresheets when a flag has fallen after players
/// stopped writing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Update {
    /// Nothing: both are complete.
    Nothing,
    /// This player completes the scoresheet before moving a piece, and may use
    /// the opponent's for it. Law: FIDE 8.5.2.
    ByOne(Color),
    /// Both complete theirs by the arbiter's record. Law: FIDE 8.5.1.
    ByBoth,
    /// Both reconstruct the game on a second board, under the arbiter's eyes.
    /// Law: FIDE 8.5.3.
    Reconstruct,
}

/// What must be done with the scoresheets once a flag has fallen.
///
/// `complete` tells whose scoresheet is complete, `arbiter_has_record` whether
/// the arbiter wrote along. Law: FIDE 8.5.
#[must_use]
pub fn update_after_flag(complete: ByColor<bool>, arbiter_has_record: bool) -> Update {
    match (complete[Color::White], complete[Color::Black]) {
        (true, true) => Update::Nothing,
        (true, false) => Update::ByOne(Color::Black),
        (false, true) => Update::ByOne(Color::White),
        (false, false) if arbiter_has_record => Update::ByBoth,
        (false, false) => Update::Reconstruct,
    }
}
