//! The computer as a player, for the worker.

use crate::answers::{json, thrown};
use crate::play::Lawful;
use rokade_engine::{Engine, GameSoFar, HashSize, Limits, Outlook, Silent, StopToken, TimeLimit};
use rokade_rules::Ruleset;
use rokade_rules::conduct::illegal_move::Regime;
use rokade_rules::game::Game;
use rokade_wire::{Fault, Score, SearchAnswer, SearchLimits};
use std::time::Duration;
use wasm_bindgen::prelude::*;

/// Much for one game in a browser, little for a telephone.
pub(crate) const HASH: HashSize = HashSize::mebibytes(16);

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker began; never goes back.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn now_ms() -> f64;
}

/// The engine and what it remembers from one move to the next.
#[wasm_bindgen]
#[derive(Default)]
pub struct Computer {
    engine: Option<Engine>,
}

#[wasm_bindgen]
impl Computer {
    /// A computer that has seen nothing yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Computer {
        Computer::default()
    }

    /// Thinks about the position that these moves lead to, within `SearchLimits`; gives a
    /// `SearchAnswer`.
    pub fn think(
        &mut self,
        start: Option<String>,
        moves: Vec<String>,
        limits: &str,
    ) -> Result<String, JsValue> {
        let limits = serde_json::from_str(limits).map_err(|_| {
            thrown(Fault::Word { text: limits.to_owned(), expected: "SearchLimits".to_owned() })
        })?;
        let begun = now_ms();
        let stopwatch = || Duration::from_secs_f64((now_ms() - begun).max(0.0) / 1000.0);
        let engine = self.engine.get_or_insert_with(|| Engine::new(HASH));
        let answer = think(engine, start.as_deref(), &moves, &limits, &stopwatch);
        answer.map(|answer| json(&answer)).map_err(thrown)
    }
}

/// The search itself, apart from JavaScript.
fn think(
    engine: &mut Engine,
    start: Option<&str>,
    moves: &[String],
    limits: &SearchLimits,
    stopwatch: &dyn rokade_engine::Stopwatch,
) -> Result<SearchAnswer, Fault> {
    let game = game_so_far(played(start, moves)?.game());
    let answer =
        engine.search(&game, &search_limits(limits), stopwatch, &StopToken::new(), &mut Silent);
    let best = answer.best_move.ok_or_else(|| no_legal_move(moves))?;
    Ok(SearchAnswer {
        uci: rokade_wire::uci(best),
        line: answer.report.line.iter().copied().map(rokade_wire::uci).collect(),
        score: score(answer.report.score.outlook()),
        depth_plies: answer.report.depth_plies,
        nodes: answer.report.nodes,
    })
}

/// The game that these moves make, whatever it has come to.
pub(crate) fn played(start: Option<&str>, moves: &[String]) -> Result<Lawful, Fault> {
    let mut play = Lawful::starting_from(start, Ruleset::HOME, Regime::Standard)?;
    for uci in moves {
        play.play(uci)?;
    }
    Ok(play)
}

/// The fault of asking for a move where there is none.
pub(crate) fn no_legal_move(moves: &[String]) -> Fault {
    Fault::Move {
        text: String::new(),
        ply: u32::try_from(moves.len()).unwrap_or(u32::MAX),
        why: "there is no legal move".to_owned(),
    }
}

pub(crate) fn game_so_far(played: &Game) -> GameSoFar {
    let mut game = GameSoFar::starting_from(*played.start());
    for ply in played.plies() {
        // Each was legal when it was played.
        if game.play(ply.chess_move).is_err() {
            break;
        }
    }
    game
}

fn search_limits(limits: &SearchLimits) -> Limits {
    Limits {
        depth_plies: limits.depth_plies,
        nodes: limits.nodes,
        time: limits.time_ms.map(|time_ms| {
            let time = Duration::from_millis(time_ms);
            TimeLimit { soft: time, hard: time }
        }),
        ..Limits::none()
    }
}

fn score(outlook: Outlook) -> Score {
    let signed = |moves| i32::try_from(moves).unwrap_or(i32::MAX);
    match outlook {
        Outlook::Centipawns(value) => Score::Centipawns { value },
        Outlook::Mates { moves } => Score::Mate { moves: signed(moves) },
        Outlook::Mated { moves } => Score::Mate { moves: -signed(moves) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_engine::StoppedClock;

    fn answer(start: Option<&str>, moves: &[&str]) -> Result<SearchAnswer, Fault> {
        let limits = SearchLimits { depth_plies: Some(4), ..SearchLimits::default() };
        let moves: Vec<_> = moves.iter().map(|&uci| uci.to_owned()).collect();
        let mut engine = Engine::new(HashSize::mebibytes(1));
        think(&mut engine, start, &moves, &limits, &StoppedClock)
    }

    #[test]
    fn it_mates_when_it_can() {
        let answer = answer(None, &["f2f3", "e7e5", "g2g4"]).expect("a position with moves");
        assert_eq!(answer.uci, "d8h4");
        assert_eq!(answer.score, Score::Mate { moves: 1 });
        assert_eq!(answer.line, ["d8h4"]);
    }

    #[test]
    fn a_game_that_is_over_has_no_move() {
        let answer = answer(None, &["f2f3", "e7e5", "g2g4", "d8h4"]);
        assert!(matches!(answer, Err(Fault::Move { ply: 4, .. })));
    }

    #[test]
    fn a_wrong_start_is_refused() {
        assert!(matches!(answer(Some("nonsense"), &[]), Err(Fault::Fen { .. })));
    }
}
