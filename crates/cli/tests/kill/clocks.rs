//! The model of both clocks over the death of a server, and what it says of those that come back.
//!
//! All that the players know is between which two moments they were told how the clocks stand. Until
//! the server is killed the clock that runs goes on; from then on it stands, until somebody having
//! the move is back or the wait for them is over. What a killed server has not written down any more
//! it may give back: that is the fault that is allowed, and nobody is ever charged more.

use std::time::{Duration, Instant};

use serde_json::Value;

/// How long clocks wait for a player to come back.
const COME_BACK: Duration = Duration::from_secs(15);

/// How the clocks stood when the players were told last.
#[derive(Clone, Copy)]
pub struct Told {
    /// White's and black's, in milliseconds.
    left_ms: [i64; 2],
    /// Which of them ran.
    running: Option<usize>,
    /// The news were written between these two.
    since: Instant,
    heard: Instant,
}

/// When the server was killed and when the next one began.
#[derive(Clone, Copy)]
pub struct Death {
    pub killed: Instant,
    pub reopened: Instant,
}

/// How clocks that came back as they should stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stood {
    /// They had been running and wait for a player.
    Held,
    /// They had been running, and the wait for a player is over.
    Again,
    /// They had been running, and the move that was under way has ended the game.
    Ended,
    /// They had not been running.
    Still,
}

impl Told {
    /// Clocks that nobody has touched.
    pub fn full(left_ms: i64) -> Told {
        let now = Instant::now();
        Told { left_ms: [left_ms; 2], running: None, since: now, heard: now }
    }

    /// What is told now, and was written after a moment.
    pub fn by(news: &Value, since: Instant) -> Told {
        let clocks = &news["standing"]["clocks"];
        let left = |side: &str| clocks[side].as_i64().unwrap();
        let running = match clocks["running"].as_str() {
            Some("white") => Some(0),
            Some(_) => Some(1),
            None => None,
        };
        Told { left_ms: [left("whiteMs"), left("blackMs")], running, since, heard: Instant::now() }
    }

    /// Compares with what is told after the restart.
    pub fn judge(
        self,
        news: &Value,
        death: Death,
        more_was_kept: bool,
        fault_ms: i64,
    ) -> Result<Stood, String> {
        let now = Told::by(news, death.reopened);
        let standing = &news["standing"];
        let is_over = !standing["ending"].is_null();
        let is_held = !standing["heldMs"].is_null();
        let stood = match (self.running, is_over, is_held, now.running) {
            (Some(_), true, false, None) => Stood::Ended,
            (Some(_), false, true, None) => Stood::Held,
            (Some(_), false, false, Some(_)) => Stood::Again,
            (None, true, false, None) | (None, false, _, _) => Stood::Still,
            _ => return Err("the clocks neither wait nor run, or both".to_owned()),
        };
        if stood == Stood::Ended && !more_was_kept {
            return Err("the game ended without a move".to_owned());
        }
        let lived = |from: Instant| millis(death.killed.saturating_duration_since(from));
        // After the wait a clock runs again, whoever is there.
        let again = now.heard.saturating_duration_since(death.reopened + COME_BACK);
        let again = if now.running.is_some() { millis(again) } else { 0 };
        let least = match stood {
            Stood::Held | Stood::Again => lived(self.heard),
            Stood::Ended | Stood::Still => 0,
        };
        let most = lived(self.since) + again;
        let spent = [0, 1].map(|side| self.left_ms[side] - now.left_ms[side]);
        let all = spent[0] + spent[1];
        if !(least - fault_ms..=most + fault_ms).contains(&all) {
            return Err(format!("{least} to {most} ms passed, {all} were charged ({stood:?})"));
        }
        // Who had not the move pays nothing, unless the move that was under way has come.
        if let Some(side) = self.running
            && !more_was_kept
            && spent[1 - side] != 0
        {
            return Err(format!("{spent:?} ms were charged while clock {side} ran"));
        }
        Ok(stood)
    }
}

impl std::fmt::Debug for Told {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} ms with {:?} running", self.left_ms, self.running)
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap()
}
