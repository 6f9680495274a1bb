//! The levels of the computer as opponents, for the worker.
//!
//! A level is given by its Elo, and any Elo of the scale is a level; the six with names are
//! [`rokade_wire::LevelName`]. Asked again about the same position, as after a take-back, it thinks
//! afresh and may answer something else.

use crate::answers::{json, thrown};
use crate::computer::{no_legal_move, played};
use rokade_engine::level::{Player, Situation, Strength, pause_ms};
use rokade_rules::game::Game;
use rokade_wire::{Fault, LevelAnswer};
use wasm_bindgen::prelude::*;

/// An opponent of a strength, for one game.
#[wasm_bindgen]
pub struct LevelPlayer(Player);

#[wasm_bindgen]
impl LevelPlayer {
    /// An opponent of this Elo, or the nearest there is. The seed is what makes one game differ
    /// from another.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(elo: u32, seed: u32) -> LevelPlayer {
        LevelPlayer(Player::new(Strength::elo(elo), seed.into()))
    }

    /// The move to play after these moves, and how long it should seem to take: a `LevelAnswer`.
    pub fn choose(&mut self, start: Option<String>, moves: Vec<String>) -> Result<String, JsValue> {
        let answer = choose(&mut self.0, start.as_deref(), &moves);
        answer.map(|answer| json(&answer)).map_err(thrown)
    }
}

/// The choice itself, apart from JavaScript.
fn choose(
    player: &mut Player,
    start: Option<&str>,
    moves: &[String],
) -> Result<LevelAnswer, Fault> {
    let situation = situation(played(start, moves)?.game());
    let chosen = player.choose(&situation).ok_or_else(|| no_legal_move(moves))?;
    Ok(LevelAnswer { uci: rokade_wire::uci(chosen), pause_ms: pause_ms(&situation) })
}

fn situation(played: &Game) -> Situation {
    let mut situation = Situation::starting_from(*played.start());
    for ply in played.plies() {
        // Each was legal when it was played.
        if situation.play(ply.chess_move).is_err() {
            break;
        }
    }
    situation
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_engine::level::Level;
    use rokade_wire::LevelName;

    fn moves(words: &str) -> Vec<String> {
        words.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn the_wire_and_the_engine_have_the_same_levels() {
        let wire = LevelName::ALL.map(|level| (format!("{level:?}"), level.elo()));
        let engine = Level::ALL.map(|level| (format!("{level:?}"), level.elo()));
        assert_eq!(wire, engine);
    }

    #[test]
    fn every_level_mates_when_it_can_and_takes_its_time() {
        for level in LevelName::ALL {
            let mut player = Player::new(Strength::elo(level.elo()), 1);
            let answer = choose(&mut player, None, &moves("f2f3 e7e5 g2g4"));
            let answer = answer.expect("a position with moves");
            assert_eq!(answer.uci, "d8h4", "{level:?}");
            assert!(answer.pause_ms > 0, "{level:?}");
        }
    }

    #[test]
    fn a_question_asked_again_is_thought_about_afresh() {
        let mut player = Player::new(Level::Medium.strength(), 5);
        let mut answer = || choose(&mut player, None, &moves("e2e4")).expect("moves").uci;
        let first = answer();
        assert!((0..40).any(|_| answer() != first));
    }

    #[test]
    fn a_game_that_is_over_has_no_move() {
        let mut player = Player::new(Level::Easy.strength(), 1);
        let answer = choose(&mut player, None, &moves("f2f3 e7e5 g2g4 d8h4"));
        assert!(matches!(answer, Err(Fault::Move { ply: 4, .. })));
    }
}
