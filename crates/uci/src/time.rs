//! How much of a clock a move may take.
//!
//! The time that is left, together with the increments that will come, is
//! divided among the moves that are thought to come. A move gets a share of it
//! as its *soft* limit, after which no deeper iteration is begun, and a
//! multiple of that as its *hard* limit, at which the search is given up. Most
//! iterations take as long as all before them together, so a search that goes
//! on at the soft limit would end at about twice that; the soft limit is
//! therefore a part of the share.
//!
//! Every move also costs what nobody thinks in: the way through two programs
//! and an operating system that may have other things to do. That cost is taken
//! from the clock beforehand, once for each move that is counted on. With an
//! increment that is smaller than the cost, the share then sinks to nothing
//! while there is still time on the clock, and what is left is the reserve that
//! keeps a busy machine from losing on time.
//!
//! Nothing here reads a clock. What the search makes of the two limits is in
//! `rokade_engine`.
//!
//! Idea: "Time Management", Chess Programming Wiki.

use crate::command::Clock;
use core::time::Duration;
use rokade_engine::TimeLimit;

/// What a move is taken to cost besides thinking: two programs on one machine
/// exchange two lines in well under a millisecond, but a machine with more work
/// than processors makes either of them wait for some hundredths of a second.
pub const USUAL_OVERHEAD: Duration = Duration::from_millis(20);

/// For how many moves the time must do when nobody says: games between engines
/// take about twice as many, but the time is divided anew before each.
const MOVES_AHEAD: u32 = 25;

/// The soft limit, as a part of the share, in hundredths.
const SOFT_PERCENT: u32 = 60;

/// The hard limit, as a multiple of the share, in hundredths.
const HARD_PERCENT: u32 = 300;

/// No move takes more than this part of what is left, in hundredths…
const MOST_OF_CLOCK_PERCENT: u32 = 40;

/// …unless it is the last one before more time comes.
const MOST_OF_CLOCK_AT_LAST_MOVE_PERCENT: u32 = 85;

/// The least that a move is given, so that one iteration is finished.
const LEAST: Duration = Duration::from_millis(1);

/// The limits for a move, from the own clock.
///
/// ```
/// use rokade_uci::{Clock, time};
/// use std::time::Duration;
///
/// let three_minutes =
///     Clock { left: Some(Duration::from_secs(180)), increment: Duration::from_secs(2) };
/// let limit = time::for_move(three_minutes, None, time::USUAL_OVERHEAD).unwrap();
/// assert!(limit.soft > Duration::from_secs(3) && limit.soft < Duration::from_secs(8));
/// assert!(limit.hard > limit.soft && limit.hard < Duration::from_secs(60));
/// ```
///
/// `None` if the clock shows nothing, that is, if there is no clock.
#[must_use]
pub fn for_move(clock: Clock, moves_to_go: Option<u32>, overhead: Duration) -> Option<TimeLimit> {
    let left = clock.left?;
    // Zero moves to go is nonsense that some programs send.
    let moves = moves_to_go.unwrap_or(MOVES_AHEAD).clamp(1, MOVES_AHEAD);
    let to_come = clock.increment.saturating_mul(moves - 1);
    let costs = overhead.saturating_mul(moves);
    let share = left.saturating_add(to_come).saturating_sub(costs) / moves;

    let part = if moves_to_go == Some(1) {
        MOST_OF_CLOCK_AT_LAST_MOVE_PERCENT
    } else {
        MOST_OF_CLOCK_PERCENT
    };
    let most = percent(left.saturating_sub(overhead), part);
    let hard = percent(share, HARD_PERCENT).min(most).max(LEAST);
    let soft = percent(share, SOFT_PERCENT).max(LEAST).min(hard);
    Some(TimeLimit { soft, hard })
}

fn percent(whole: Duration, percent: u32) -> Duration {
    // Divided first, so that no clock is too large.
    (whole / 100).saturating_mul(percent)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left_ms: u64, increment_ms: u64) -> Clock {
        Clock {
            left: Some(Duration::from_millis(left_ms)),
            increment: Duration::from_millis(increment_ms),
        }
    }

    /// What is left after so many moves that all take their soft limit and cost
    /// so much besides; `None` if the flag fell.
    fn after(moves: u32, mut clock: Clock, overhead: Duration, cost: Duration) -> Option<Duration> {
        for _ in 0..moves {
            let limit = for_move(clock, None, overhead)?;
            clock.left = Some(clock.left?.checked_sub(limit.soft + cost)? + clock.increment);
        }
        clock.left
    }

    #[test]
    fn no_limit_is_ever_beyond_the_clock() {
        for left_ms in [0, 1, 5, 20, 100, 1_000, 60_000, u64::MAX / 2] {
            for increment_ms in [0, 10, 5_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let clock = clock(left_ms, increment_ms);
                    let limit = for_move(clock, moves_to_go, USUAL_OVERHEAD).unwrap();
                    let most = Duration::from_millis(left_ms).max(LEAST);
                    assert!(LEAST <= limit.soft && limit.soft <= limit.hard, "{limit:?}");
                    assert!(limit.hard <= most, "{left_ms} {increment_ms}: {limit:?}");
                }
            }
        }
        assert_eq!(for_move(Clock::default(), Some(3), USUAL_OVERHEAD), None);
    }

    #[test]
    fn a_long_game_at_a_small_increment_keeps_a_reserve() {
        // One second and a hundredth, a machine that takes six milliseconds a move.
        let cost = Duration::from_millis(6);
        let left = after(400, clock(1_000, 10), USUAL_OVERHEAD, cost).unwrap();
        assert!(left > Duration::from_millis(200), "{left:?}");
    }

    #[test]
    fn without_an_increment_a_hundred_moves_are_played() {
        let left = after(100, clock(60_000, 0), USUAL_OVERHEAD, USUAL_OVERHEAD).unwrap();
        assert!(left > Duration::from_secs(1), "{left:?}");
    }

    #[test]
    fn moves_to_go_share_the_time() {
        let limit = for_move(clock(10_000, 0), Some(10), Duration::ZERO).unwrap();
        assert_eq!(limit.soft, Duration::from_millis(600));
        assert_eq!(limit.hard, Duration::from_millis(3_000));
        let last = for_move(clock(10_000, 0), Some(1), Duration::ZERO).unwrap();
        assert_eq!(last.hard, Duration::from_millis(8_500));
    }

    #[test]
    fn an_increment_is_used() {
        let without = for_move(clock(5_000, 0), None, Duration::ZERO).unwrap();
        let with = for_move(clock(5_000, 1_000), None, Duration::ZERO).unwrap();
        assert!(with.soft > 3 * without.soft);
    }
}
