//! Reading a time control as people write it.

use super::super::{Schedule, ScheduleFaults, TimeControl};
use super::fault::{ControlFault, ControlFaultKind, ControlFaults, ControlSyntax, WrittenPart};
use super::length::{self, Unit};
use super::part::Part;
use super::stage::{WrittenStage, before_per_move};
use alloc::vec;
use alloc::vec::Vec;
use core::str::FromStr;

/// What people write where there is no clock.
const NO_CLOCK: &[&str] =
    &["-", "none", "no clock", "unlimited", "∞", "geen", "geen klok", "onbeperkt"];

/// What stands between White's time and Black's.
const AGAINST: &[&str] = &["v", "vs", "versus", "tegen"];

impl TimeControl {
    /// The time control that a text describes, in the ways that people write
    /// one.
    ///
    /// The time of a period is in minutes and a bonus in seconds, unless units
    /// are written: `3+2`, `40/90+30,30+30`, `5 d3`, `5 b3`, `1:30:00`, `1h30`,
    /// `½`, `3 days/move`, `-`. White's time stands before Black's where they
    /// differ, with `v` between them: `5 v 3`. A bar is taken for that sign too,
    /// but not before a bare number: some write `3|2` for `3+2`.
    ///
    /// # Errors
    ///
    /// [`ControlFaults`] with everything that is wrong, in writing and in
    /// sense.
    ///
    /// ```
    /// use rokade_rules::clock::TimeControl;
    ///
    /// let read = |text| TimeControl::read(text).unwrap().to_string();
    /// assert_eq!(read("40/90 min + 30 s, 30 min + 30 s"), "40/90+30,30+30");
    /// assert_eq!(read("G/90;d5"), "90 d5");
    /// assert_eq!(read("5+0 | 3+0"), "5 v 3");
    /// assert_eq!(read("½ + 1"), "0:30+1");
    /// assert_eq!(read("1 dag per zet"), "1 day/move");
    /// assert_eq!(read("geen"), "-");
    ///
    /// let faults = TimeControl::read("40/90, 0/30, *180").unwrap_err();
    /// assert_eq!(
    ///     faults.to_string(),
    ///     "column 8, \"0\": a period has at least one move; \
    ///      column 14, \"*180\": sandclocks are not supported"
    /// );
    /// ```
    pub fn read(text: &str) -> Result<TimeControl, ControlFaults> {
        let whole = Part::whole(text);
        if whole.is_one_of(NO_CLOCK) {
            return Ok(TimeControl::NoClock);
        }
        let mut faults = Vec::new();
        let sides = split_sides(whole, &mut faults);
        let schedules: Vec<Option<Schedule>> =
            sides.iter().map(|&side| read_side(side, &mut faults)).collect();
        if !faults.is_empty() {
            return Err(ControlFaults::sorted(faults));
        }
        let mut schedules = schedules.into_iter().flatten();
        let white = schedules.next().expect("without a fault there is a schedule");
        Ok(match schedules.next() {
            Some(black) => TimeControl::odds(white, black),
            None => TimeControl::even(white),
        })
    }
}

impl FromStr for TimeControl {
    type Err = ControlFaults;

    /// See [`TimeControl::read`].
    fn from_str(text: &str) -> Result<TimeControl, ControlFaults> {
        TimeControl::read(text)
    }
}

/// White's and Black's part, or the part of both.
fn split_sides<'a>(whole: Part<'a>, faults: &mut Vec<ControlFault>) -> Vec<Part<'a>> {
    let Some((white, sign, black)) = whole.cut_at(against) else { return vec![whole] };
    if sign == Against::Bar && is_number(black) {
        faults.push(black.syntax(ControlSyntax::AmbiguousBar));
    }
    match black.cut_at(against) {
        Some((black, _, third)) => {
            faults.push(third.syntax(ControlSyntax::TooManySides));
            vec![white, black]
        }
        None => vec![white, black],
    }
}

/// What stands between the sides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Against {
    Word,
    /// Some write an increment with it.
    Bar,
}

fn against(mark: Part<'_>) -> Option<Against> {
    match mark.text {
        "|" => Some(Against::Bar),
        _ => mark.is_one_of(AGAINST).then_some(Against::Word),
    }
}

fn is_number(part: Part<'_>) -> bool {
    !part.text.is_empty() && part.text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
}

/// The time of one side; without one there is a fault.
fn read_side(side: Part<'_>, faults: &mut Vec<ControlFault>) -> Option<Schedule> {
    let is_no_time = if side.text.is_empty() {
        Some(ControlSyntax::Missing(WrittenPart::Side))
    } else if side.is_one_of(NO_CLOCK) {
        Some(ControlSyntax::OneSideWithoutClock)
    } else {
        None
    };
    if let Some(fault) = is_no_time {
        faults.push(side.syntax(fault));
        return None;
    }
    if !side.text.contains(',')
        && let Some(time) = before_per_move(side)
    {
        return read_per_move(time, faults);
    }
    read_stages(side, faults)
}

/// So much time for each move.
fn read_per_move(time: Part<'_>, faults: &mut Vec<ControlFault>) -> Option<Schedule> {
    let schedule = match length::read(time, Unit::Minute, WrittenPart::Time) {
        Ok(length) => Schedule::per_move(length),
        Err(fault) => {
            faults.push(fault);
            return None;
        }
    };
    if let Err(refused) = &schedule {
        let kinds = refused.as_slice().iter().map(|fault| fault.kind);
        faults.extend(kinds.map(|kind| time.fault(ControlFaultKind::Schedule(kind))));
    }
    schedule.ok()
}

/// One period after the other.
fn read_stages(side: Part<'_>, faults: &mut Vec<ControlFault>) -> Option<Schedule> {
    let before = faults.len();
    let written: Vec<WrittenStage<'_>> = side.split(',').map(WrittenStage::cut).collect();
    let schedule = Schedule::new(written.iter().map(|stage| stage.read(faults)).collect());
    if let Err(refused) = &schedule {
        faults.extend(in_place(refused, &written));
    }
    schedule.ok().filter(|_| faults.len() == before)
}

/// Faults of sense at their places in the text. Of a period that is missing
/// enough has been said.
fn in_place<'a>(
    refused: &'a ScheduleFaults,
    written: &'a [WrittenStage<'_>],
) -> impl Iterator<Item = ControlFault> + 'a {
    refused.as_slice().iter().filter_map(|fault| {
        let stage =
            written.get(fault.period.checked_sub(1)?).filter(|stage| !stage.is_missing())?;
        Some(stage.place(fault.kind).fault(ControlFaultKind::Schedule(fault.kind)))
    })
}
