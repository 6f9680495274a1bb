//! Dates of which parts may be unknown: `1992.11.??`.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 8.1.1.3.

use core::fmt;
use core::str::FromStr;

/// A date of which parts may be unknown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Date {
    /// The year.
    pub year: Option<u16>,
    /// The month, from 1.
    pub month: Option<u8>,
    /// The day, from 1.
    pub day: Option<u8>,
}

/// A text that is no date: expected `YYYY.MM.DD`, with `??` for what is not
/// known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadDate;

impl fmt::Display for BadDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a date as YYYY.MM.DD, with ?? for what is not known")
    }
}

impl core::error::Error for BadDate {}

impl FromStr for Date {
    type Err = BadDate;

    /// Reads the form of PGN, and the same with `-` or `/` between the parts
    /// or with parts missing at the end.
    ///
    /// ```
    /// use rokade_rules::notation::pgn::Date;
    /// let date: Date = "1992.11.??".parse().unwrap();
    /// assert_eq!((date.year, date.month, date.day), (Some(1992), Some(11), None));
    /// assert_eq!(date.to_string(), "1992.11.??");
    /// assert!("1992.13.01".parse::<Date>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Date, BadDate> {
        let mut parts = text.trim().split(['.', '-', '/']);
        let mut part = |least: u16, most: u16| match parts.next() {
            None | Some("") => Ok(None),
            Some(part) if part.bytes().all(|byte| byte == b'?') => Ok(None),
            Some(part) => match part.parse::<u16>() {
                Ok(number) if (least..=most).contains(&number) => Ok(Some(number)),
                _ => Err(BadDate),
            },
        };
        let year = part(0, 9_999)?;
        let month = part(1, 12)?.map(|month| month as u8);
        let day = part(1, 31)?.map(|day| day as u8);
        let date = Date { year, month, day };
        if parts.next().is_some() || date.day > Some(date.longest_month()) {
            return Err(BadDate);
        }
        Ok(date)
    }
}

impl Date {
    /// How many days the month can have, by what is known of the date.
    fn longest_month(self) -> u8 {
        let is_leap = |year: u16| {
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
        };
        match self.month {
            Some(4 | 6 | 9 | 11) => 30,
            Some(2) if self.year.is_none_or(is_leap) => 29,
            Some(2) => 28,
            _ => 31,
        }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(number) => write!(f, ".{number:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn dates_are_written_in_one_way() {
        for (text, written) in [
            ("2024.02.29", "2024.02.29"),
            ("2024-2-9", "2024.02.09"),
            ("????.??.??", "????.??.??"),
            ("?", "????.??.??"),
            ("1851", "1851.??.??"),
            ("1851.06.??", "1851.06.??"),
            ("????.02.29", "????.02.29"),
        ] {
            let date: Date = text.parse().unwrap();
            assert_eq!(date.to_string(), written);
            assert_eq!(date.to_string().parse(), Ok(date));
        }
    }

    #[test]
    fn days_that_no_calendar_has_are_refused() {
        for text in
            ["2023.02.29", "2024.04.31", "2024.00.01", "2024.13.01", "x", "1.2.3.4", "1900.02.29"]
        {
            assert_eq!(text.parse::<Date>(), Err(BadDate), "{text}");
        }
    }
}
