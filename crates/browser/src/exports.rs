//! What JavaScript sees: the game of [`crate::play`], answering in JSON.
//!
//! A fault is thrown as the JSON text of a [`rokade_wire::Fault`]. The typed side of this is
//! `web/src/rules/rules.ts`.

use crate::adjudication;
use crate::answers::{json, thrown};
use crate::play::{NewGame, Play, read_control};
use crate::words::{deed, square, word};
use rokade_rules::clock::{Millis, Moment};
use rokade_rules::notation::fen;
use rokade_rules::position::chess960;
use rokade_wire::{Letters, RoleLetters};
use wasm_bindgen::prelude::*;

/// An instant as JavaScript has it: milliseconds since the page began.
fn moment(now_ms: f64) -> Moment {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a cast from a float stops at both ends of the numbers there are"
    )]
    Moment::new(now_ms as u64)
}

/// A game that is being played. Whatever can change it is told the time: `now_ms`, which never
/// goes back.
#[wasm_bindgen]
pub struct Game(Play);

#[wasm_bindgen]
impl Game {
    /// From a FEN, or from the initial position; under a `RulesetName`, against an `Opponent`, with
    /// a time control as people write it, or no clock.
    #[wasm_bindgen(constructor)]
    pub fn new(
        start: Option<String>,
        ruleset: &str,
        opponent: &str,
        control: Option<String>,
    ) -> Result<Game, JsValue> {
        let ruleset = word(ruleset, "RulesetName").map_err(thrown)?;
        let opponent = word(opponent, "Opponent").map_err(thrown)?;
        let asked = NewGame { start, ruleset, opponent, control };
        Play::new(asked).map(Game).map_err(thrown)
    }

    /// Does a `Deed` of a game that was kept once more, given as words; its clock is apart.
    pub fn recall(
        &mut self,
        is: &str,
        by: Option<String>,
        what: Option<String>,
        intended: Option<String>,
    ) -> Result<(), JsValue> {
        let deed = deed(is, by.as_deref(), what, intended).map_err(thrown)?;
        self.0.recall(deed).map_err(thrown)
    }

    /// Sets the clock as it was kept. It waits for `resume`.
    #[wasm_bindgen(js_name = recallClock)]
    pub fn recall_clock(&mut self, kept: &str, now_ms: f64) -> Result<(), JsValue> {
        self.0.recall_clock(kept, moment(now_ms)).map_err(thrown)
    }

    /// The `GameRecord` to be kept.
    pub fn record(&self, now_ms: f64) -> String {
        json(&self.0.record(moment(now_ms)))
    }

    /// Does a `Deed`, given as words; gives the `GameView` after it.
    pub fn act(
        &mut self,
        is: &str,
        by: Option<String>,
        what: Option<String>,
        intended: Option<String>,
        now_ms: f64,
    ) -> Result<String, JsValue> {
        let deed = deed(is, by.as_deref(), what, intended).map_err(thrown)?;
        self.0.act(&deed, moment(now_ms)).map_err(thrown)?;
        Ok(self.view())
    }

    /// Does a `ClockDeed`; gives the `GameView` after it.
    #[wasm_bindgen(js_name = actOnClock)]
    pub fn act_on_clock(&mut self, deed: &str, now_ms: f64) -> Result<String, JsValue> {
        let deed = word(deed, "ClockDeed").map_err(thrown)?;
        self.0.act_on_clock(deed, moment(now_ms)).map_err(thrown)?;
        Ok(self.view())
    }

    /// The arbiter sets the time of a `Color`; gives the `GameView` after it.
    #[wasm_bindgen(js_name = correctTime)]
    pub fn correct_time(
        &mut self,
        side: &str,
        left_ms: f64,
        now_ms: f64,
    ) -> Result<String, JsValue> {
        let side: rokade_wire::Color = word(side, "Color").map_err(thrown)?;
        let left = Millis::new(moment(left_ms).as_ms());
        self.0.correct_time(side.into(), left, moment(now_ms)).map_err(thrown)?;
        Ok(self.view())
    }

    /// Takes the last move back; gives the `GameView` after that.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self, now_ms: f64) -> Result<String, JsValue> {
        self.0.take_back(moment(now_ms)).map_err(thrown)?;
        Ok(self.view())
    }

    /// How the game stands, as a `GameView`.
    pub fn view(&self) -> String {
        json(&self.0.view())
    }

    /// What the displays show, as `Faces`, or `null` without a clock.
    pub fn faces(&self, now_ms: f64) -> String {
        json(&self.0.faces(moment(now_ms)))
    }

    /// The `PositionView` after so many moves.
    #[wasm_bindgen(js_name = viewAt)]
    pub fn view_at(&self, ply: u32) -> String {
        json(&self.0.view_at(ply as usize))
    }

    /// The moves as people write them, in `Letters` and a `Spelling`.
    pub fn scoresheet(&self, letters: &str, spelling: &str) -> Result<String, JsValue> {
        let letters: Letters = word(letters, LETTERS).map_err(thrown)?;
        let spelling = word(spelling, SPELLING).map_err(thrown)?;
        Ok(json(&self.0.scoresheet(letters, spelling)))
    }

    /// A move that could be played now, as people write it, in `Letters` and a `Spelling`.
    pub fn written(&self, uci: &str, letters: &str, spelling: &str) -> Result<String, JsValue> {
        let letters: Letters = word(letters, LETTERS).map_err(thrown)?;
        let spelling = word(spelling, SPELLING).map_err(thrown)?;
        let text = self.0.written(uci, letters, spelling).map_err(thrown)?;
        Ok(json(&text))
    }

    /// A `Refusal`, or `null` when the piece may go there.
    pub fn refusal(&self, from: &str, to: &str) -> Result<String, JsValue> {
        let from = square(from).map_err(thrown)?;
        let to = square(to).map_err(thrown)?;
        Ok(json(&self.0.refusal(from, to)))
    }
}

const LETTERS: &str = "dutch, english or figurine";
const SPELLING: &str = "pgn or fide";

/// What each piece is written as: the `RoleLetters` of a set of `Letters`.
#[wasm_bindgen(js_name = roleLetters)]
pub fn role_letters(letters: &str) -> Result<String, JsValue> {
    let letters: Letters = word(letters, LETTERS).map_err(thrown)?;
    Ok(json(&RoleLetters::from(letters)))
}

/// The FEN of a Chess960 start position by its number, 0 to 959; nothing beyond.
#[wasm_bindgen(js_name = chess960Start)]
#[must_use]
pub fn chess960_start(number: u16) -> Option<String> {
    chess960::start(number).map(|position| fen::write(&position).to_string())
}

/// A time control as people write it: a `ControlView`.
#[wasm_bindgen(js_name = readControl)]
pub fn read_time_control(text: &str) -> Result<String, JsValue> {
    read_control(text).map(|control| json(&control)).map_err(thrown)
}

/// A FEN, sense or nonsense: a `SetupView`.
#[wasm_bindgen(js_name = readSetup)]
pub fn read_setup(fen: &str) -> Result<String, JsValue> {
    adjudication::setup(fen).map(|setup| json(&setup)).map_err(thrown)
}

/// A FEN with one thing changed, as `adjudication::edited` says: a `SetupView`.
#[wasm_bindgen(js_name = editSetup)]
pub fn edit_setup(fen: &str, what: &str, on: &str, value: &str) -> Result<String, JsValue> {
    adjudication::edited(fen, what, on, value).map(|setup| json(&setup)).map_err(thrown)
}

/// Whether a `Color` can still mate: a `MatingView`, with moves in `Letters`.
#[wasm_bindgen(js_name = canMate)]
pub fn can_mate(fen: &str, color: &str, letters: &str, budget: u32) -> Result<String, JsValue> {
    let color: rokade_wire::Color = word(color, "Color").map_err(thrown)?;
    let letters = word(letters, LETTERS).map_err(thrown)?;
    let answer = adjudication::can_mate(fen, color.into(), letters, budget);
    answer.map(|answer| json(&answer)).map_err(thrown)
}
