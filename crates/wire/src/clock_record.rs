//! A clock as it is kept: a line of text beside the time control that it was set to.
//!
//! ```text
//! w s 12000 - 168000 12000 180000 0 0 1 - 180000 0 180000 0 0 0 - w 12000 0 2000 170000
//! ```
//!
//! Whose clock it is (`w`, `b`), whether it was started (`s`, `n`), the latest moment that was
//! known, whose flag fell first; for each side what is left, used, given, thought, waived, the
//! number of moves and when the flag fell; then each completed move with what was thought,
//! waived, granted and left. Times are in milliseconds, `-` is nothing. A kept clock stands still:
//! the time that passes while nobody looks is nobody's.
//!
//! It is text because a game is kept as text, and because a first view must not pay for reading
//! these numbers as JSON. What they mean is at [`rokade_rules::clock::Snapshot`].

use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::{ChessClock, CompletedMove, Hand, Millis, Moment, Motion, Snapshot};
use std::fmt::Write;

/// Writes a clock down.
#[must_use]
pub fn write_clock(clock: &ChessClock) -> String {
    let kept = clock.snapshot();
    let mut text = String::from(color(kept.turn));
    text.push_str(if kept.motion == Motion::NotStarted { " n" } else { " s" });
    number(&mut text, kept.seen.as_ms());
    text.push(' ');
    text.push_str(kept.first_flag.map_or("-", color));
    for hand in kept.hands.iter() {
        for time in [hand.left, hand.used, hand.given, hand.thought, hand.waived] {
            number(&mut text, time.as_ms());
        }
        number(&mut text, u64::from(hand.moves));
        match hand.flag {
            Some(at) => number(&mut text, at.as_ms()),
            None => text.push_str(" -"),
        }
    }
    for made in &kept.completed {
        text.push(' ');
        text.push_str(color(made.side));
        for time in [made.thought, made.waived, made.granted, made.left] {
            number(&mut text, time.as_ms());
        }
    }
    text
}

/// The clock that was written down, with the periods of the one that was set for the game;
/// nothing when no clock can stand so.
#[must_use]
pub fn read_clock(text: &str, set: &ChessClock) -> Option<ChessClock> {
    let mut words = Words(text.split(' '));
    let turn = words.color()?;
    let motion = match words.0.next()? {
        "n" => Motion::NotStarted,
        "s" => Motion::Paused,
        _ => return None,
    };
    let seen = Moment::new(words.number()?);
    let first_flag = match words.0.next()? {
        "-" => None,
        word => Some(side(word)?),
    };
    let hands = ByColor::new(words.hand()?, words.hand()?);
    let mut completed = Vec::new();
    while let Some(word) = words.0.next() {
        completed.push(words.completed(side(word)?)?);
    }
    let periods = set.snapshot();
    let kept = Snapshot { hands, turn, motion, seen, first_flag, completed, ..periods };
    ChessClock::restore(kept).ok()
}

const fn color(side: Color) -> &'static str {
    match side {
        Color::White => "w",
        Color::Black => "b",
    }
}

fn side(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|&side| color(side) == word)
}

fn number(text: &mut String, number: u64) {
    // Writing to a text does not fail.
    let _ = write!(text, " {number}");
}

struct Words<'a>(std::str::Split<'a, char>);

impl Words<'_> {
    fn color(&mut self) -> Option<Color> {
        side(self.0.next()?)
    }

    fn number(&mut self) -> Option<u64> {
        self.0.next()?.parse().ok()
    }

    fn time(&mut self) -> Option<Millis> {
        self.number().map(Millis::new)
    }

    fn hand(&mut self) -> Option<Hand> {
        Some(Hand {
            left: self.time()?,
            used: self.time()?,
            given: self.time()?,
            thought: self.time()?,
            waived: self.time()?,
            moves: u32::try_from(self.number()?).ok()?,
            flag: match self.0.next()? {
                "-" => None,
                word => Some(Moment::new(word.parse().ok()?)),
            },
        })
    }

    fn completed(&mut self, side: Color) -> Option<CompletedMove> {
        Some(CompletedMove {
            side,
            thought: self.time()?,
            waived: self.time()?,
            granted: self.time()?,
            left: self.time()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::clock::TimeControl;

    fn clock(control: &str) -> ChessClock {
        let control: TimeControl = control.parse().expect("a time control");
        ChessClock::new(&control, Color::White).expect("a clock")
    }

    #[test]
    fn what_is_written_is_read() {
        let set = clock("3+2");
        let mut played = set.clone();
        assert_eq!(read_clock(&write_clock(&played), &set), Some(played.clone()));
        played.start(Moment::new(0)).expect("not started");
        played.press(Color::White, Moment::new(12_000)).expect("it runs");
        played.press(Color::Black, Moment::new(200_000)).expect("it runs");
        played.pause(Moment::new(201_000)).expect("it runs");
        let text = write_clock(&played);
        assert_eq!(
            text,
            "w s 201000 b 171000 13000 184000 1000 0 1 - 0 182000 182000 0 0 1 194000 \
             w 12000 0 2000 172000 b 182000 0 0 0"
        );
        assert_eq!(read_clock(&text, &set), Some(played));
    }

    #[test]
    fn what_no_clock_can_be_is_nothing() {
        let set = clock("3+2");
        let good = write_clock(&set);
        for bad in
            ["", "w", "x n 0 -", &good[..good.len() - 2], &format!("{good} w"), &format!("{good} ")]
        {
            assert_eq!(read_clock(bad, &set), None, "{bad:?}");
        }
        assert_eq!(
            read_clock(&good.replace("182000", "182001"), &clock("3+2")),
            Some({
                let mut more = set.clone();
                more.give(Color::White, Millis::new(1), Moment::new(0)).expect("no flag");
                more.give(Color::Black, Millis::new(1), Moment::new(0)).expect("no flag");
                more
            })
        );
        assert_eq!(read_clock(&good.replacen("182000", "182001", 1), &set), None);
    }
}
