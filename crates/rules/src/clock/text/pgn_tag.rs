//! The `TimeControl` tag of PGN, read and written.
//!
//! | field | means |
//! |---|---|
//! | `?` | the time control is not known |
//! | `-` | no clock |
//! | `40/9000` | forty moves in 9,000 seconds |
//! | `300` | 300 seconds for all the remaining moves |
//! | `4500+60` | 4,500 seconds, and 60 before each move |
//! | `*180` | a sandclock; refused by name |
//!
//! Fields are joined by colons, one a period; the last one repeats itself as
//! needed. `40/5400+30`, moves and an increment at once, is not in the standard
//! but in every tournament's files, and is read and written here; so are
//! fractions of seconds, as engine matches have them. `1/259200` alone is, by
//! the custom of correspondence servers, so much time for each move, of which
//! nothing is saved.
//!
//! A delay, and different times for the two sides, have no form in PGN:
//! [`write()`] says so instead of losing them.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 9.6.1.

use super::super::time::write_fraction;
use super::super::{Bonus, Millis, Schedule, ScheduleFaultKind, Stage, TimeControl};
use super::fault::{ControlFault, ControlFaultKind, ControlFaults, ControlSyntax, WrittenPart};
use super::length::{self, Unit};
use super::part::Part;
use super::stage::read_moves;
use crate::board::Color;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// What a tag says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TagValue {
    /// `?`: nobody knows.
    Unknown,
    /// This time control.
    Known(TimeControl),
}

/// What the value of a tag means.
///
/// # Errors
///
/// [`ControlFaults`] with everything that is wrong, in writing and in sense.
///
/// ```
/// use rokade_rules::clock::pgn_tag::{self, TagValue};
///
/// let TagValue::Known(control) = pgn_tag::read("40/5400+30:1800+30").unwrap() else {
///     panic!("it is known");
/// };
/// assert_eq!(control.to_string(), "40/90+30,30+30");
/// assert_eq!(pgn_tag::read("?"), Ok(TagValue::Unknown));
///
/// let faults = pgn_tag::read("40/x:*180").unwrap_err();
/// assert_eq!(
///     faults.to_string(),
///     "column 4, \"x\": expected a time such as 5, 1:30:00 or 90 min; \
///      column 6, \"*180\": sandclocks are not supported"
/// );
/// ```
pub fn read(text: &str) -> Result<TagValue, ControlFaults> {
    let whole = Part::whole(text);
    match whole.text {
        "?" => return Ok(TagValue::Unknown),
        "-" => return Ok(TagValue::Known(TimeControl::NoClock)),
        _ => {}
    }
    let mut faults = Vec::new();
    let fields: Vec<Field<'_>> = whole.split(':').map(Field::cut).collect();
    let stages: Vec<Stage> = fields.iter().map(|field| field.read(&mut faults)).collect();
    let schedule = match stages[..] {
        [Stage { moves: Some(1), time, bonus: Bonus::None }] => Schedule::per_move(time),
        _ => Schedule::new(stages),
    };
    if let Err(refused) = &schedule {
        faults.extend(refused.as_slice().iter().filter_map(|fault| {
            let field = fields.get(fault.period.checked_sub(1)?)?;
            // Of a field that is missing enough has been said.
            if field.whole.text.is_empty() {
                return None;
            }
            Some(field.place(fault.kind).fault(ControlFaultKind::Schedule(fault.kind)))
        }));
    }
    match schedule {
        Ok(schedule) if faults.is_empty() => Ok(TagValue::Known(TimeControl::even(schedule))),
        _ => Err(ControlFaults::sorted(faults)),
    }
}

/// The tag's value for a time control; [`read`] gives the same back.
///
/// # Errors
///
/// [`Unsayable`] with everything that PGN has no form for. The tag is then best
/// written as `?`.
///
/// ```
/// use rokade_rules::clock::pgn_tag::{self, Unsaid};
/// use rokade_rules::clock::TimeControl;
///
/// let write = |text: &str| pgn_tag::write(&text.parse::<TimeControl>().unwrap());
/// assert_eq!(write("40/90+30,30+30").unwrap(), "40/5400+30:1800+30");
/// assert_eq!(write("3 days/move").unwrap(), "1/259200");
/// assert_eq!(write("-").unwrap(), "-");
///
/// let unsayable = write("5 d3 v 4").unwrap_err();
/// assert_eq!(unsayable.as_slice(), [Unsaid::DifferentTimes, Unsaid::Delay]);
/// ```
pub fn write(control: &TimeControl) -> Result<String, Unsayable> {
    let TimeControl::Clocked(schedules) = control else { return Ok("-".to_string()) };
    let mut unsaid = Vec::new();
    if !control.is_even() {
        unsaid.push(Unsaid::DifferentTimes);
    }
    for schedule in schedules.iter() {
        unsaid.extend(unsaid_of(schedule));
    }
    unsaid.sort_unstable();
    unsaid.dedup();
    if unsaid.is_empty() {
        Ok(Fields(&schedules[Color::White]).to_string())
    } else {
        Err(Unsayable(unsaid))
    }
}

/// A field with the places of its parts.
struct Field<'a> {
    whole: Part<'a>,
    moves: Option<Part<'a>>,
    time: Part<'a>,
    increment: Option<Part<'a>>,
}

impl<'a> Field<'a> {
    fn cut(whole: Part<'a>) -> Field<'a> {
        let (moves, rest) = match whole.split_once('/') {
            Some((moves, rest)) => (Some(moves), rest),
            None => (None, whole),
        };
        let (time, increment) = match rest.split_once('+') {
            Some((time, increment)) => (time, Some(increment)),
            None => (rest, None),
        };
        Field { whole, moves, time, increment }
    }

    /// What it says; of a faulty part, something harmless.
    fn read(&self, faults: &mut Vec<ControlFault>) -> Stage {
        const HARMLESS: Millis = Millis::from_secs(1);
        let is_no_period = match self.whole.text {
            "" => Some(ControlSyntax::Missing(WrittenPart::Period)),
            "?" | "-" => Some(ControlSyntax::StandsAlone),
            text if text.starts_with('*') => Some(ControlSyntax::Sandclock),
            _ => None,
        };
        if let Some(fault) = is_no_period {
            faults.push(self.whole.syntax(fault));
            return Stage { moves: Some(1), time: HARMLESS, bonus: Bonus::None };
        }
        let mut seconds = |part: Part<'_>, what| {
            read_seconds(part, what).unwrap_or_else(|fault| {
                faults.push(fault);
                HARMLESS
            })
        };
        let time = seconds(self.time, WrittenPart::Time);
        let increment = self.increment.map(|part| seconds(part, WrittenPart::Bonus));
        let moves = self.moves.map_or(Ok(None), read_number).unwrap_or_else(|fault| {
            faults.push(fault);
            Some(1)
        });
        Stage { moves, time, bonus: increment.map_or(Bonus::None, Bonus::Increment) }
    }

    /// The place at which a fault of sense is best shown.
    fn place(&self, kind: ScheduleFaultKind) -> Part<'a> {
        match kind {
            ScheduleFaultKind::Empty | ScheduleFaultKind::AfterTheLast => self.whole,
            ScheduleFaultKind::NoMoves => self.moves.unwrap_or(self.whole),
            ScheduleFaultKind::NoTime | ScheduleFaultKind::TooLong => self.time,
            ScheduleFaultKind::BonusTooLong => self.increment.unwrap_or(self.whole),
        }
    }
}

fn read_seconds(part: Part<'_>, what: WrittenPart) -> Result<Millis, ControlFault> {
    if part.text.is_empty() {
        return Err(part.syntax(ControlSyntax::Missing(what)));
    }
    length::read_decimal(part, Unit::Second)
}

/// A number of moves in digits: the tag has no word for all of them.
fn read_number(part: Part<'_>) -> Result<Option<u16>, ControlFault> {
    match read_moves(part)? {
        None => Err(part.syntax(ControlSyntax::NotMoves)),
        moves => Ok(moves),
    }
}

/// What PGN has no form for in one side's time.
fn unsaid_of(schedule: &Schedule) -> Vec<Unsaid> {
    if schedule.time_per_move().is_some() {
        return Vec::new();
    }
    let bonuses = schedule.stages().iter().filter_map(|stage| match stage.bonus {
        Bonus::Delay(_) => Some(Unsaid::Delay),
        Bonus::Bronstein(_) => Some(Unsaid::Bronstein),
        Bonus::None | Bonus::Increment(_) => None,
    });
    let one_move = match schedule.stages() {
        [Stage { moves: Some(1), bonus: Bonus::None, .. }] => Some(Unsaid::SavingFromOneMove),
        _ => None,
    };
    bonuses.chain(one_move).collect()
}

/// A schedule that PGN has a form for, in that form.
struct Fields<'a>(&'a Schedule);

impl fmt::Display for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(time) = self.0.time_per_move() {
            f.write_str("1/")?;
            return write_seconds(f, time);
        }
        for (index, stage) in self.0.stages().iter().enumerate() {
            if index > 0 {
                f.write_str(":")?;
            }
            if let Some(moves) = stage.moves {
                write!(f, "{moves}/")?;
            }
            write_seconds(f, stage.time)?;
            if let Bonus::Increment(increment) = stage.bonus {
                f.write_str("+")?;
                write_seconds(f, increment)?;
            }
        }
        Ok(())
    }
}

fn write_seconds(f: &mut fmt::Formatter<'_>, time: Millis) -> fmt::Result {
    write!(f, "{}", time.as_ms() / 1_000)?;
    write_fraction(f, time.as_ms() % 1_000)
}

/// Something that PGN has no form for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unsaid {
    /// White's time and Black's differ.
    DifferentTimes,
    /// A simple delay.
    Delay,
    /// Bronstein's mode, but for time for each move.
    Bronstein,
    /// Periods of one move each, from which time is saved: the same writing
    /// means time for each move, from which none is.
    SavingFromOneMove,
}

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsaid::DifferentTimes => "different times for the two sides",
            Unsaid::Delay => "a delay",
            Unsaid::Bronstein => "a bonus in Bronstein's mode",
            Unsaid::SavingFromOneMove => "saving time from periods of one move",
        })
    }
}

/// Everything in a time control that PGN has no form for; never empty.
///
/// ```
/// use rokade_rules::clock::{TimeControl, pgn_tag};
/// let control: TimeControl = "5 b3".parse().unwrap();
/// let unsayable = pgn_tag::write(&control).unwrap_err();
/// assert_eq!(unsayable.to_string(), "PGN has no form for a bonus in Bronstein's mode");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsayable(Vec<Unsaid>);

impl Unsayable {
    /// Each thing once.
    #[must_use]
    pub fn as_slice(&self) -> &[Unsaid] {
        &self.0
    }
}

impl fmt::Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PGN has no form for ")?;
        for (index, unsaid) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{unsaid}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Unsayable {}
