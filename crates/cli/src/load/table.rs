//! One game: two sockets, and moves at their time.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use rokade_rules::notation::uci_move;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Position};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};

use super::LoadFault;
use super::line::{Line, News, demand};
use super::tally::Tally;

/// How fast a game is played.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pace {
    /// As soon as the opponent has heard of the last move.
    Full,
    /// A move every so often.
    Every(Duration),
}

/// When all games began, once they have.
pub(super) type Beginning = watch::Receiver<Option<Instant>>;

/// A house that allows no more for a moment is asked again after this.
const BREATH: Duration = Duration::from_millis(100);

impl Pace {
    /// How much later than the first a game begins, so that all are spread over a move's time.
    pub(super) fn share_of(self, number: u32, games: u32) -> Duration {
        match self {
            Pace::Full => Duration::ZERO,
            Pace::Every(time) => time.mul_f64(f64::from(number) / f64::from(games.max(1))),
        }
    }
}

/// Two players and what each of them knows.
pub(super) struct Table {
    at: SocketAddr,
    name: String,
    lines: [Line; 2],
    /// How many moves each has heard of.
    heard: [u32; 2],
    /// The last question that was answered, and how.
    answered: (u32, Answer),
    position: Position,
    played: u32,
    asked: u32,
    lot: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Done,
    TooBusy,
    Refused,
}

/// Why a game is played no longer.
enum Stop {
    /// It is over: another one takes its place.
    Over,
    /// The house has hung up.
    Broken,
}

impl Table {
    /// Offers a game, takes it, and opens both sockets.
    pub(super) async fn seat(at: SocketAddr, lot: u64) -> Result<Table, LoadFault> {
        let wanted = json!({
            "control": "180", "ruleset": "online", "variant": "standard",
            "color": "white", "audience": "link", "series": null,
        });
        let question = "POST /api/online/challenges";
        let offered = demand(at, question, None, &wanted.to_string()).await?;
        let view: Value = serde_json::from_str(&offered.body).unwrap_or_default();
        let name = view["id"].as_str().unwrap_or_default().to_owned();
        let taken = demand(at, &format!("{question}/{name}/take"), None, "").await?;
        let white = Line::open(at, &name, offered.cookie.as_deref()).await?;
        let black = Line::open(at, &name, taken.cookie.as_deref()).await?;
        Ok(Table {
            at,
            name,
            lines: [white, black],
            heard: [0; 2],
            answered: (0, Answer::Done),
            position: Position::initial(),
            played: 0,
            asked: 0,
            lot,
        })
    }

    /// The name of its game.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// Plays until it is stopped from outside, game after game.
    pub(super) async fn play(
        mut self,
        pace: Pace,
        mut begun: Beginning,
        phase: Duration,
        tally: Arc<Tally>,
    ) {
        let Some(began) = self.wait_for_all(&mut begun).await else { return tally.count_broken() };
        let mut due = began + phase;
        loop {
            match self.play_on(pace, &mut due, &tally).await {
                Stop::Over => match Table::seat(self.at, self.lot).await {
                    Ok(next) => self = next,
                    Err(_) => return tally.count_broken(),
                },
                Stop::Broken => return tally.count_broken(),
            }
        }
    }

    /// Waits until all are seated, answering pings meanwhile.
    async fn wait_for_all(&mut self, begun: &mut Beginning) -> Option<Instant> {
        loop {
            tokio::select! {
                began = begun.wait_for(Option::is_some) => return began.ok().and_then(|began| *began),
                is_there = self.hear() => if !is_there { return None },
            }
        }
    }

    async fn play_on(&mut self, pace: Pace, due: &mut Instant, tally: &Tally) -> Stop {
        loop {
            let Some(uci) = self.choose() else { return Stop::Over };
            let clicked = match pace {
                Pace::Full => Instant::now(),
                Pace::Every(time) => {
                    let clicked = match self.wait(*due).await {
                        Some(clicked) => clicked,
                        None => return Stop::Broken,
                    };
                    *due += time;
                    clicked
                }
            };
            if let Err(stop) = self.make(&uci, clicked, tally).await {
                return stop;
            }
        }
    }

    /// A random legal move, which is then the next one.
    fn choose(&mut self) -> Option<String> {
        let moves = self.position.legal_moves();
        // Source: Knuth's MMIX, a linear congruence.
        self.lot = self
            .lot
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let number = (self.lot >> 33) as usize % moves.len().max(1);
        let chosen = *moves.get(number)?;
        self.position = self.position.after(chosen);
        Some(uci_move::write(chosen, CastlingMode::Standard).to_string())
    }

    /// Who made the move that leads to the position.
    fn mover(&self) -> usize {
        usize::from(self.position.turn() == Color::White)
    }

    /// Waits for the time of a move, answering pings meanwhile, and gives the moment of the click: a
    /// move that could not be made in time was clicked when it was due.
    async fn wait(&mut self, due: Instant) -> Option<Instant> {
        if due <= Instant::now() {
            return Some(due);
        }
        loop {
            tokio::select! {
                () = sleep_until(due) => return Some(Instant::now()),
                is_there = self.hear() => if !is_there { return None },
            }
        }
    }

    /// Makes the move that was chosen: sent, acknowledged, and heard of by the opponent.
    async fn make(&mut self, uci: &str, clicked: Instant, tally: &Tally) -> Result<(), Stop> {
        let mover = self.mover();
        let mut is_told = false;
        loop {
            self.asked += 1;
            let order = json!({ "asked": self.asked, "ask": {
                "is": "move", "answers": self.played, "seen": u32::MAX, "uci": uci,
                "offersDraw": false,
            }});
            self.lines[mover].send(order.to_string()).await.map_err(|_| Stop::Broken)?;
            loop {
                if self.heard[1 - mover] > self.played && !is_told {
                    is_told = true;
                    tally.count_latency(clicked.elapsed());
                }
                let is_answered = self.answered.0 == self.asked;
                if is_answered && (is_told || self.answered.1 != Answer::Done) {
                    break;
                }
                if !self.hear().await {
                    return Err(Stop::Broken);
                }
            }
            match self.answered.1 {
                Answer::Done => break,
                Answer::Refused => return Err(Stop::Over),
                Answer::TooBusy => {
                    tally.count_too_busy();
                    sleep(BREATH).await;
                }
            }
        }
        self.played += 1;
        tally.count_move();
        Ok(())
    }

    /// The next news for either of the two. `false` when the house has hung up.
    async fn hear(&mut self) -> bool {
        let [white, black] = &mut self.lines;
        let (side, text) = tokio::select! {
            text = white.hear() => (0, text),
            text = black.hear() => (1, text),
        };
        let Some(text) = text else { return false };
        let Ok(news) = serde_json::from_str::<News<'_>>(&text) else { return false };
        if let Some(standing) = news.standing {
            self.heard[side] = standing.played;
        }
        if let Some(asked) = news.asked {
            let answer = match news.is {
                "done" => Answer::Done,
                _ if text.contains("tooBusy") => Answer::TooBusy,
                _ => Answer::Refused,
            };
            self.answered = (asked, answer);
        }
        true
    }
}
