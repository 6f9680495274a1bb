//! A clock as plain numbers, to be kept and restored.

use super::chess_clock::State;
use super::{ChessClock, CompletedMove, Hand, Moment, Motion, Schedule};
use crate::board::{ByColor, Color};
use alloc::vec::Vec;
use core::fmt;

/// Everything about a clock, as plain values: what [`ChessClock::snapshot`]
/// gives, [`ChessClock::restore`] takes.
///
/// ```
/// use rokade_rules::clock::{ChessClock, Moment, TimeControl};
/// use rokade_rules::Color::White;
///
/// let control: TimeControl = "40/90+30,30+30".parse().unwrap();
/// let mut clock = ChessClock::new(&control, White).unwrap();
/// clock.start(Moment::new(0)).unwrap();
/// clock.press(White, Moment::new(3_000)).unwrap();
/// assert_eq!(ChessClock::restore(clock.snapshot()), Ok(clock));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// Each side's periods.
    pub schedules: ByColor<Schedule>,
    /// Each side's clock.
    pub hands: ByColor<Hand>,
    /// Whose clock runs, or will.
    pub turn: Color,
    /// Whether it does.
    pub motion: Motion,
    /// The latest moment that is known; what has run since is not yet counted.
    pub seen: Moment,
    /// Whose flag fell first, of those that are down.
    pub first_flag: Option<Color>,
    /// The completed moves, from the first on.
    pub completed: Vec<CompletedMove>,
}

impl ChessClock {
    /// Everything about this clock.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let clock = ChessClock::new(&control, Color::White).unwrap();
    /// assert_eq!(clock.snapshot().turn, Color::White);
    /// ```
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let State { hands, turn, motion, seen, first_flag } = self.state;
        Snapshot {
            schedules: self.schedules.clone(),
            hands,
            turn,
            motion,
            seen,
            first_flag,
            completed: self.completed.clone(),
        }
    }

    /// The clock that a snapshot was taken of.
    ///
    /// Where moments have another origin by now, call
    /// [`ChessClock::continue_from`] next.
    ///
    /// # Errors
    ///
    /// [`SnapshotFault`] if no clock can stand so.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Millis, SnapshotFault, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut snapshot = ChessClock::new(&control, Color::White).unwrap().snapshot();
    /// snapshot.hands[Color::Black].left = Millis::from_mins(99);
    /// assert_eq!(ChessClock::restore(snapshot), Err(SnapshotFault::Account(Color::Black)));
    /// ```
    pub fn restore(snapshot: Snapshot) -> Result<ChessClock, SnapshotFault> {
        let Snapshot { schedules, hands, turn, motion, seen, first_flag, completed } = snapshot;
        let state = State { hands, turn, motion, seen, first_flag };
        let clock = ChessClock { schedules, state, completed };
        for side in Color::ALL {
            let hand = &clock.state.hands[side];
            if hand.used + hand.left != hand.given || hand.waived > hand.thought {
                return Err(SnapshotFault::Account(side));
            }
            let has_time = !hand.budget(clock.grace(side)).is_zero();
            if hand.flag.is_some_and(|at| at > seen || !hand.left.is_zero())
                || (hand.flag.is_none() && !has_time)
            {
                return Err(SnapshotFault::Flag(side));
            }
        }
        let mut noted = clock.state;
        noted.note_flags();
        if noted.first_flag == clock.state.first_flag {
            Ok(clock)
        } else {
            Err(SnapshotFault::FirstFlag)
        }
    }
}

/// Why no clock can stand as a snapshot says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SnapshotFault {
    /// What this side has used and has left is not what it was given.
    Account(Color),
    /// This side's flag is down though it has time, or up though it has none.
    Flag(Color),
    /// The flag that fell first is up, or there is none though one is down.
    FirstFlag,
}

impl fmt::Display for SnapshotFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SnapshotFault::Account(side) => {
                write!(f, "what {side} has used and has left is not what it was given")
            }
            SnapshotFault::Flag(side) => {
                write!(f, "the flag of {side} does not agree with the time left")
            }
            SnapshotFault::FirstFlag => {
                f.write_str("the flag that fell first does not agree with the flags that are down")
            }
        }
    }
}

impl core::error::Error for SnapshotFault {}
