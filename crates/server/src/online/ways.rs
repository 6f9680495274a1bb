//! How long the way to each player of a game is, as their connections measured it last.
//!
//! Whoever looks on may see it, and it costs nothing: a connection puts down what its own pings
//! say, and looks at what the other one says when it sends a ping anyway. No task is woken for it,
//! nothing is kept, and nothing is told that nobody would notice.

use std::sync::atomic::{AtomicU32, Ordering};

use rokade_club::room::Seat;
use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::Millis;
use rokade_wire::OnlineWays;

/// What stands there as long as nothing was measured.
const UNKNOWN: u32 = u32::MAX;

/// A way that became longer or shorter by less is the same way.
const NOTICED_MS: u32 = 20;

/// Both ways of one game.
#[derive(Debug)]
pub(super) struct Ways {
    each: ByColor<AtomicU32>,
}

impl Ways {
    /// Nothing was measured yet.
    pub(super) fn unknown() -> Ways {
        Ways { each: ByColor::new(AtomicU32::new(UNKNOWN), AtomicU32::new(UNKNOWN)) }
    }

    /// A connection of this seat has measured its way. Those of others are nobody's business.
    pub(super) fn put(&self, seat: Seat, way: Millis) {
        if let Seat::Player(side) = seat {
            let ms = u32::try_from(way.as_ms()).unwrap_or(UNKNOWN);
            self.each[side].store(ms.min(UNKNOWN - 1), Ordering::Relaxed);
        }
    }

    /// A connection of this seat is gone. Another one of the same player says so again soon.
    pub(super) fn forget(&self, seat: Seat) {
        if let Seat::Player(side) = seat {
            self.each[side].store(UNKNOWN, Ordering::Relaxed);
        }
    }

    /// Both, as they are now.
    pub(super) fn now(&self) -> OnlineWays {
        let of = |side| {
            let ms = self.each[side].load(Ordering::Relaxed);
            (ms != UNKNOWN).then_some(ms)
        };
        OnlineWays { white_ms: of(Color::White), black_ms: of(Color::Black) }
    }
}

/// What a browser was told of them last.
#[derive(Debug, Default)]
pub(super) struct Told {
    last: OnlineWays,
}

impl Told {
    /// Whether it knows of no way yet.
    pub(super) fn is_nothing(&self) -> bool {
        self.last == OnlineWays::default()
    }

    /// What it has to be told now: both ways, where one of them is another than it believes.
    pub(super) fn news(&mut self, now: OnlineWays) -> Option<OnlineWays> {
        let OnlineWays { white_ms, black_ms } = self.last;
        let is_new = is_other(white_ms, now.white_ms) || is_other(black_ms, now.black_ms);
        is_new.then(|| {
            self.last = now;
            now
        })
    }
}

/// Whether somebody would notice: by a quarter, and by [`NOTICED_MS`].
fn is_other(told: Option<u32>, now: Option<u32>) -> bool {
    match (told, now) {
        (Some(told), Some(now)) => told.abs_diff(now) >= NOTICED_MS.max(told / 4),
        (told, now) => told.is_some() != now.is_some(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(white_ms: Option<u32>, black_ms: Option<u32>) -> OnlineWays {
        OnlineWays { white_ms, black_ms }
    }

    #[test]
    fn players_have_ways_and_others_have_none() {
        let both = Ways::unknown();
        both.put(Seat::Watcher, Millis::new(300));
        assert_eq!(both.now(), ways(None, None));
        both.put(Seat::Player(Color::White), Millis::new(30));
        both.put(Seat::Player(Color::Black), Millis::new(u64::MAX));
        assert_eq!(both.now(), ways(Some(30), Some(u32::MAX - 1)));
        both.forget(Seat::Player(Color::White));
        assert_eq!(both.now().white_ms, None);
    }

    #[test]
    fn a_browser_is_told_what_it_would_notice() {
        let mut told = Told::default();
        assert_eq!(told.news(ways(None, None)), None);
        assert!(told.news(ways(Some(4), None)).is_some());
        // A busy moment on a good line is nothing, nor is a little more on a bad one.
        assert_eq!(told.news(ways(Some(23), None)), None);
        assert!(told.news(ways(Some(24), Some(400))).is_some());
        assert_eq!(told.news(ways(Some(24), Some(499))), None);
        assert_eq!(told.news(ways(Some(24), Some(500))), Some(ways(Some(24), Some(500))));
        // Little by little is seen as well: it is held against what was told, not what was measured.
        assert_eq!(told.news(ways(Some(34), Some(500))), None);
        assert!(told.news(ways(Some(44), Some(500))).is_some());
        assert!(told.news(ways(None, Some(500))).is_some());
    }
}
