//! What an engine is given for each move: a clock, a time, nodes, a depth.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rokade_rules::Color;
use rokade_uci::{Clock, Go};

/// What one engine is given for each move, apart from its clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Budget {
    pub(super) nodes: Option<u64>,
    pub(super) depth_plies: Option<u32>,
    pub(super) move_time: Option<Duration>,
    /// Time of a processor. No engine knows this limit, so it is watched from
    /// outside, and the engine is asked without an end.
    pub(super) work: Option<Duration>,
}

/// A clock as it is typed: `60+0.6`, or `40/60+0.6` where more time comes after
/// so many moves; in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClockSetting {
    base: Duration,
    increment: Duration,
    moves: Option<u32>,
}

/// A text that is no clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BadClock;

impl fmt::Display for BadClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected seconds such as 60+0.6 or 40/60+0.6")
    }
}

impl std::error::Error for BadClock {}

impl FromStr for ClockSetting {
    type Err = BadClock;

    fn from_str(text: &str) -> Result<Self, BadClock> {
        let (moves, times) = match text.split_once('/') {
            Some((moves, times)) => (Some(moves.parse().map_err(|_| BadClock)?), times),
            None => (None, text),
        };
        if moves == Some(0) {
            return Err(BadClock);
        }
        let (base, increment) = times.split_once('+').unwrap_or((times, "0"));
        let (base, increment) = (seconds(base)?, seconds(increment)?);
        if base.is_zero() && increment.is_zero() {
            return Err(BadClock);
        }
        Ok(Self { base, increment, moves })
    }
}

fn seconds(text: &str) -> Result<Duration, BadClock> {
    let seconds = text.trim().parse::<f64>().map_err(|_| BadClock)?;
    Duration::try_from_secs_f64(seconds).map_err(|_| BadClock)
}

/// The two clocks of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clocks {
    setting: ClockSetting,
    left: [Duration; 2],
    made: [u32; 2],
}

/// The time was up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FlagFell;

impl Clocks {
    /// As they stand before the first move.
    pub(super) const fn new(setting: ClockSetting) -> Self {
        Self { setting, left: [setting.base; 2], made: [0; 2] }
    }

    /// What a side has left.
    pub(super) const fn left(&self, color: Color) -> Duration {
        self.left[color as usize]
    }

    /// A side has moved in so much time; `margin` is forgiven.
    pub(super) fn press(
        &mut self,
        color: Color,
        used: Duration,
        margin: Duration,
    ) -> Result<(), FlagFell> {
        let left = &mut self.left[color as usize];
        if used > left.saturating_add(margin) {
            return Err(FlagFell);
        }
        *left = left.saturating_sub(used) + self.setting.increment;
        let made = &mut self.made[color as usize];
        *made += 1;
        if self.setting.moves.is_some_and(|moves| made.is_multiple_of(moves)) {
            *left += self.setting.base;
        }
        Ok(())
    }

    /// The moves that a side has still to make before more time comes.
    fn moves_to_go(&self, color: Color) -> Option<u32> {
        let moves = self.setting.moves?;
        Some(moves - self.made[color as usize] % moves)
    }

    fn told(&self, color: Color) -> Clock {
        Clock { left: Some(self.left(color)), increment: self.setting.increment }
    }
}

/// In words, for the record of a game; empty if there is only a clock.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limits = [
            self.nodes.map(|nodes| format!("nodes {nodes}")),
            self.depth_plies.map(|plies| format!("depth {plies}")),
            self.move_time.map(|time| format!("movetime {}", time.as_millis())),
            self.work.map(|work| format!("work {}", work.as_millis())),
        ];
        f.write_str(&limits.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}

/// As PGN has it: `40/60+0.6`.
impl fmt::Display for ClockSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}+{}", self.base.as_secs_f64(), self.increment.as_secs_f64())
    }
}

impl Budget {
    /// The question that is put to an engine.
    pub(super) fn question(&self, clocks: Option<&Clocks>, turn: Color) -> Go {
        Go {
            white: clocks.map_or_else(Clock::default, |clocks| clocks.told(Color::White)),
            black: clocks.map_or_else(Clock::default, |clocks| clocks.told(Color::Black)),
            moves_to_go: clocks.and_then(|clocks| clocks.moves_to_go(turn)),
            depth_plies: self.depth_plies,
            nodes: self.nodes,
            move_time: self.move_time,
            infinite: self.work.is_some(),
            ..Go::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: fn(u64) -> Duration = Duration::from_millis;

    #[test]
    fn clocks_are_read_in_seconds() {
        let clock = |base, increment, moves| {
            Ok(ClockSetting { base: MS(base), increment: MS(increment), moves })
        };
        assert_eq!("1+0.01".parse(), clock(1_000, 10, None));
        assert_eq!("40/60".parse(), clock(60_000, 0, Some(40)));
        assert_eq!("0.5".parse(), clock(500, 0, None));
        for bad in ["", "x", "1+", "-1", "0/5", "1+nan", "0", "inf", "1e99"] {
            assert_eq!(bad.parse::<ClockSetting>(), Err(BadClock), "{bad}");
        }
    }

    #[test]
    fn a_clock_loses_what_is_used_and_gets_its_increment() {
        let mut clocks = Clocks::new("1+0.01".parse().unwrap());
        assert_eq!(clocks.press(Color::Black, MS(400), MS(0)), Ok(()));
        assert_eq!((clocks.left(Color::White), clocks.left(Color::Black)), (MS(1_000), MS(610)));
        assert_eq!(clocks.press(Color::Black, MS(611), MS(0)), Err(FlagFell));
        assert_eq!(clocks.press(Color::Black, MS(611), MS(5)), Ok(()));
        assert_eq!(clocks.left(Color::Black), MS(10));
    }

    #[test]
    fn more_time_comes_after_the_prescribed_moves() {
        let mut clocks = Clocks::new("2/1".parse().unwrap());
        assert_eq!(clocks.moves_to_go(Color::White), Some(2));
        clocks.press(Color::White, MS(300), MS(0)).unwrap();
        assert_eq!(clocks.moves_to_go(Color::White), Some(1));
        clocks.press(Color::White, MS(300), MS(0)).unwrap();
        assert_eq!(
            (clocks.left(Color::White), clocks.moves_to_go(Color::White)),
            (MS(1_400), Some(2))
        );
    }

    #[test]
    fn a_question_tells_both_clocks_and_the_budget() {
        let clocks = Clocks::new("40/60+1".parse().unwrap());
        let budget = Budget { nodes: Some(500), ..Budget::default() };
        assert_eq!(
            budget.question(Some(&clocks), Color::White).to_string(),
            "go wtime 60000 btime 60000 winc 1000 binc 1000 movestogo 40 nodes 500"
        );
        assert_eq!(budget.question(None, Color::Black).to_string(), "go nodes 500");
        let budget = Budget { work: Some(MS(300)), ..Budget::default() };
        assert_eq!(budget.question(None, Color::Black).to_string(), "go infinite");
        assert_eq!(budget.to_string(), "work 300");
    }
}
