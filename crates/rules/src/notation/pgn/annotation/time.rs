//! Times in comments: hours, minutes and seconds.

use crate::clock::Millis;

/// `0:01:00`, `0:01:00.5`; with the hours left out, `1:00`, too.
pub(super) fn read(text: &str) -> Option<Millis> {
    let (whole, fraction) = match text.split_once(['.', ',']) {
        Some((whole, fraction)) => (whole, milliseconds(fraction)?),
        None => (text, 0),
    };
    let mut parts = whole.rsplit(':').map(number);
    let (seconds, minutes) = (parts.next()??, parts.next()??);
    let hours = parts.next().unwrap_or(Some(0))?;
    if parts.next().is_some() || seconds >= 60 || minutes >= 60 {
        return None;
    }
    let time = Millis::from_hours(hours)
        + Millis::from_mins(minutes)
        + Millis::from_secs(seconds)
        + Millis::new(fraction);
    (time <= Millis::LONGEST).then_some(time)
}

/// Digits alone: a number may have no sign.
fn number(text: &str) -> Option<u64> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

/// Up to three digits behind the point; what is finer no clock shows.
fn milliseconds(fraction: &str) -> Option<u64> {
    let value = number(fraction)?;
    match fraction.len() {
        1 => Some(value * 100),
        2 => Some(value * 10),
        3 => Some(value),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_minutes_and_seconds() {
        for (text, ms) in [
            ("0:00:00", 0),
            ("0:01:00", 60_000),
            ("1:00", 60_000),
            ("01:02:03.4", 3_723_400),
            ("0:00:59.987", 59_987),
            ("30:00:00", 108_000_000),
        ] {
            assert_eq!(read(text), Some(Millis::new(ms)), "{text}");
        }
        for text in
            ["", "5", ":", "0:60", "0:60:00", "-1:00", "1:00:00:00", "0:00:01.2345", "0:01."]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
