//! How a game ended, as PGN writes it behind the moves and in the `Result` tag.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 8.1.1.7 and 8.2.6.

use crate::board::Color;
use crate::ending::Outcome;

/// What a text says of the end of a game; `None` if it says nothing that is
/// known, and `Some(None)` for `*`: unfinished, or nobody knows.
///
/// Beside the signs of the standard these are read: `½-½`, `1/2` and `½`, and
/// long dashes. `0-0`, both sides losing, has no sign of its own: behind the
/// moves it is castling, so it counts in the tag alone.
pub(super) fn read(text: &str) -> Option<Option<Outcome>> {
    Some(match text {
        "*" => None,
        "1-0" | "1–0" => Some(Outcome::Win(Color::White)),
        "0-1" | "0–1" => Some(Outcome::Win(Color::Black)),
        "1/2-1/2" | "1/2–1/2" | "½-½" | "½–½" | "1/2" | "½" => Some(Outcome::Draw),
        _ => return None,
    })
}

/// The same of the value of a tag.
pub(super) fn read_tag(value: &str) -> Option<Option<Outcome>> {
    match value {
        "0-0" | "0–0" => Some(Some(Outcome::BothLose)),
        "?" | "" => Some(None),
        _ => read(value),
    }
}

/// What is written behind the moves.
pub(super) const fn sign(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Color::White)) => "1-0",
        Some(Outcome::Win(Color::Black)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        Some(Outcome::BothLose) | None => "*",
    }
}

/// The value of the tag.
pub(super) const fn tag(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::BothLose) => "0-0",
        _ => sign(outcome),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let outcomes = [Outcome::Win(Color::White), Outcome::Win(Color::Black), Outcome::Draw];
        for outcome in outcomes.map(Some).into_iter().chain([None]) {
            assert_eq!(read(sign(outcome)), Some(outcome));
            assert_eq!(read_tag(tag(outcome)), Some(outcome));
        }
        let both_lose = Some(Outcome::BothLose);
        assert_eq!(read_tag(tag(both_lose)), Some(both_lose));
        assert_eq!((read("0-0"), read("2-0"), read_tag("white won")), (None, None, None));
    }
}
