//! Reading a length of time: `90`, `1.5`, `½`, `1:30:00`, `1h30`, `90 min`.

use super::super::Millis;
use super::fault::{ControlFault, ControlSyntax, WrittenPart};
use super::part::Part;
use alloc::vec::Vec;

/// A unit of time, the smallest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Unit {
    Second,
    Minute,
    Hour,
    Day,
}

impl Unit {
    /// What people call the units, in English and Dutch.
    const NAMES: [(Unit, &'static [&'static str]); 4] = [
        (Unit::Day, &["day", "days", "dag", "dagen"]),
        (Unit::Hour, &["h", "hr", "hrs", "hour", "hours", "u", "uur", "uren"]),
        (
            Unit::Minute,
            &["m", "min", "mins", "minute", "minutes", "minuut", "minuten", "'", "′", "’"],
        ),
        (
            Unit::Second,
            &[
                "s", "sec", "secs", "second", "seconds", "seconde", "seconden", "\"", "″", "”",
                "''", "′′",
            ],
        ),
    ];

    fn named(word: Part<'_>) -> Option<Unit> {
        let found = Unit::NAMES.into_iter().find(|(_, names)| word.is_one_of(names));
        found.map(|(unit, _)| unit)
    }

    /// The unit that a number without one means after a number in this one.
    const fn below(self) -> Option<Unit> {
        match self {
            Unit::Day => Some(Unit::Hour),
            Unit::Hour => Some(Unit::Minute),
            Unit::Minute => Some(Unit::Second),
            Unit::Second => None,
        }
    }

    const fn as_ms(self) -> u64 {
        match self {
            Unit::Second => 1_000,
            Unit::Minute => 60_000,
            Unit::Hour => 3_600_000,
            Unit::Day => 86_400_000,
        }
    }
}

/// A length of time in any of the ways that people write it; a number alone is
/// in the unit given. What is too long for any clock becomes the largest
/// number, which the schedule refuses.
pub(super) fn read(part: Part<'_>, unit: Unit, what: WrittenPart) -> Result<Millis, ControlFault> {
    if part.text.is_empty() {
        Err(part.syntax(ControlSyntax::Missing(what)))
    } else if part.text.contains(':') {
        read_with_colons(part)
    } else {
        read_with_units(part, unit)
    }
}

/// `1:30:00` or `0:30`.
fn read_with_colons(part: Part<'_>) -> Result<Millis, ControlFault> {
    let fields: Vec<Part<'_>> = part.split(':').collect();
    let units: &[Unit] = match fields.len() {
        2 => &[Unit::Minute, Unit::Second],
        3 => &[Unit::Hour, Unit::Minute, Unit::Second],
        _ => return Err(part.syntax(ControlSyntax::NotATime)),
    };
    let mut sum = Millis::ZERO;
    for (index, (&field, &unit)) in fields.iter().zip(units).enumerate() {
        let is_last = index + 1 == fields.len();
        let allowed = |c: char| c.is_ascii_digit() || (is_last && c == '.');
        if field.text.is_empty() || !field.text.chars().all(allowed) {
            return Err(part.syntax(ControlSyntax::NotATime));
        }
        let length = read_decimal(field, unit)?;
        if index > 0 && length.as_ms() >= 60 * unit.as_ms() {
            return Err(field.syntax(ControlSyntax::SixtyOrMore));
        }
        sum = sum + length;
    }
    Ok(sum)
}

/// `90`, `90 min`, `1h30`, `1 h 30 min`.
fn read_with_units(part: Part<'_>, unit: Unit) -> Result<Millis, ControlFault> {
    let mut rest = part;
    let mut sum = Millis::ZERO;
    let mut unwritten = Some(unit);
    let mut above = None;
    while !rest.text.is_empty() {
        let (number, after) = rest.take_while(is_of_number);
        let (word, after) = after.take_while(|c| !is_of_number(c) && !c.is_whitespace());
        let unit = match (word.text.is_empty(), unwritten) {
            (false, _) if number.text.is_empty() => None,
            (false, _) => Some(Unit::named(word).ok_or(word.syntax(ControlSyntax::NotAUnit))?),
            // A number without a unit is the last one.
            (true, unit) => unit.filter(|_| after.text.is_empty()),
        };
        let unit = unit.ok_or(part.syntax(ControlSyntax::NotATime))?;
        if above.is_some_and(|above| unit >= above) {
            return Err(word.syntax(ControlSyntax::NotAUnit));
        }
        sum = sum + read_decimal(number, unit)?;
        above = Some(unit);
        unwritten = unit.below();
        rest = after;
    }
    Ok(sum)
}

fn is_of_number(c: char) -> bool {
    c.is_ascii_digit() || c == '.' || fraction(c).is_some()
}

/// The sign's worth in hundredths.
const fn fraction(c: char) -> Option<u64> {
    match c {
        '¼' => Some(25),
        '½' => Some(50),
        '¾' => Some(75),
        _ => None,
    }
}

/// A number of units: digits, digits with a decimal fraction, digits with a
/// sign such as `½` behind them.
pub(super) fn read_decimal(part: Part<'_>, unit: Unit) -> Result<Millis, ControlFault> {
    let not_a_time = part.syntax(ControlSyntax::NotATime);
    let (digits, hundredths) = match part.text.char_indices().next_back() {
        Some((at, last)) => match fraction(last) {
            Some(hundredths) => (&part.text[..at], Some(hundredths)),
            None => (part.text, None),
        },
        None => return Err(not_a_time),
    };
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let only_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let has_number = !whole.is_empty() || !decimals.is_empty() || hundredths.is_some();
    let mixed = hundredths.is_some() && digits.contains('.');
    if !has_number || mixed || !only_digits(whole) || !only_digits(decimals) {
        return Err(not_a_time);
    }
    // More digits than a number can hold are too long for any clock.
    let units = if whole.is_empty() { 0 } else { whole.parse::<u64>().unwrap_or(u64::MAX) };
    let parts_ms = match hundredths {
        Some(hundredths) => hundredths * unit.as_ms() / 100,
        None => decimals_as_ms(decimals, unit).ok_or(part.syntax(ControlSyntax::TooFine))?,
    };
    Ok(Millis::new(units.saturating_mul(unit.as_ms())) + Millis::new(parts_ms))
}

/// The decimals of a number of units; `None` if they are no whole number of
/// milliseconds.
fn decimals_as_ms(decimals: &str, unit: Unit) -> Option<u64> {
    let digits = decimals.trim_end_matches('0');
    // Whole milliseconds never need more than ten decimals: 2 to the tenth is
    // the largest power of two, and of five an even lower one, that divides
    // the milliseconds of a day.
    let places = u32::try_from(digits.len()).ok().filter(|&places| places <= 10)?;
    let number = if digits.is_empty() { 0 } else { digits.parse::<u128>().ok()? };
    let (all, one) = (number * u128::from(unit.as_ms()), 10_u128.pow(places));
    if all % one == 0 { u64::try_from(all / one).ok() } else { None }
}
