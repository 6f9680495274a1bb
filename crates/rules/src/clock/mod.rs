//! Chessclocks and time controls. Law: FIDE 6, A.1, B.1.
//!
//! A [`TimeControl`] says how much time each side gets: periods by moves,
//! increments and delays, the same for both sides or not, or no clock at all.
//! It has a written form that people know ([`TimeControl::read`]) and that of
//! PGN's `TimeControl` tag ([`pgn_tag`]). Its [`Category`] is what FIDE calls
//! blitz, rapid or standard.
//!
//! A [`ChessClock`] runs by it: a pure state machine that never reads the
//! time. Every method takes the [`Moment`] at which it happens, so that one
//! series of events always gives one series of times, to the millisecond:
//!
//! *what a side has used and what it has left is what it was given*, through
//! increments, delays, periods, pauses, penalties, corrections and moves taken
//! back. A flag falls at the first instant at which nothing is left.
//!
//! ```
//! use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
//! use rokade_rules::Color::{Black, White};
//!
//! let control: TimeControl = "3+2".parse().unwrap();
//! let mut clock = ChessClock::new(&control, White).unwrap();
//! clock.start(Moment::new(1_000)).unwrap();
//! clock.press(White, Moment::new(6_500)).unwrap();
//!
//! // Three minutes, two seconds before the first move and two before the next.
//! let left = clock.remaining(White, Moment::new(9_000));
//! assert_eq!(left, Millis::from_mins(3) + Millis::from_secs(4) - Millis::new(5_500));
//! assert_eq!(clock.next_flag().map(|flag| flag.side), Some(Black));
//! ```
//!
//! What a fallen flag means for the game is decided in [`crate::ending`]; how
//! much time an irregularity costs, in the rooms of FIDE 7 and 9, which ask
//! [`TimeControl::penalty`].

mod category;
mod changes;
mod chess_clock;
mod completed;
mod face;
mod hand;
mod questions;
mod refusal;
mod schedule;
mod snapshot;
mod stage;
mod take_back;
mod text;
mod time;
mod time_control;

pub use category::Category;
pub use chess_clock::{ChessClock, Motion};
pub use completed::CompletedMove;
pub use face::{Face, Precision};
pub use hand::Hand;
pub use questions::FlagFall;
pub use refusal::ClockRefusal;
pub use schedule::{Period, Schedule, ScheduleFault, ScheduleFaultKind, ScheduleFaults};
pub use snapshot::{Snapshot, SnapshotFault};
pub use stage::{Bonus, Stage};
pub use text::{
    ControlFault, ControlFaultKind, ControlFaults, ControlSyntax, WrittenPart, pgn_tag,
};
pub use time::{Millis, Moment};
pub use time_control::TimeControl;
