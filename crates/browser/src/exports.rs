//! What JavaScript sees: the game of [`crate::play`], answering in JSON.
//!
//! A fault is thrown as the JSON text of a [`rokade_wire::Fault`]. The typed side of this is
//! `web/src/rules/rules.ts`.

use crate::play::Play;
use rokade_rules::Square;
use rokade_wire::{Deed, Fault, Letters, RoleLetters};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

/// Writes an answer as JSON.
pub(crate) fn json<T: Serialize>(answer: &T) -> String {
    // Our types have no maps with odd keys and no numbers that JSON lacks.
    serde_json::to_string(answer).expect("the words of the wire are always JSON")
}

/// Makes a fault into something that JavaScript throws.
pub(crate) fn thrown(fault: Fault) -> JsValue {
    JsValue::from_str(&json(&fault))
}

/// Reads one word of the wire, such as `dutch`.
fn word<T: DeserializeOwned>(text: &str, expected: &str) -> Result<T, Fault> {
    let value = serde_json::Value::String(text.to_owned());
    serde_json::from_value(value)
        .map_err(|_| Fault::Word { text: text.to_owned(), expected: expected.to_owned() })
}

fn square(text: &str) -> Result<Square, Fault> {
    word::<rokade_wire::Square>(text, "a square such as e4").map(|square| square.0)
}

/// A game that is being played.
#[wasm_bindgen]
pub struct Game(Play);

#[wasm_bindgen]
impl Game {
    /// From a FEN, or from the initial position, under a `RulesetName`.
    #[wasm_bindgen(constructor)]
    pub fn new(fen: Option<String>, ruleset: &str) -> Result<Game, JsValue> {
        let ruleset = word(ruleset, RULESETS).map_err(thrown)?;
        Play::starting_from(fen.as_deref(), ruleset).map(Game).map_err(thrown)
    }

    /// Does a `Deed`; gives the `GameView` after it.
    pub fn act(&mut self, deed: &str) -> Result<String, JsValue> {
        let deed: Deed = serde_json::from_str(deed).map_err(|_| {
            thrown(Fault::Word { text: deed.to_owned(), expected: "Deed".to_owned() })
        })?;
        self.0.act(&deed).map_err(thrown)?;
        Ok(self.view())
    }

    /// Takes the last move back; gives the `GameView` after that.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self) -> Result<String, JsValue> {
        self.0.take_back().map_err(thrown)?;
        Ok(self.view())
    }

    /// How the game stands, as a `GameView`.
    pub fn view(&self) -> String {
        json(&self.0.view())
    }

    /// The `PositionView` after so many moves.
    #[wasm_bindgen(js_name = viewAt)]
    pub fn view_at(&self, ply: u32) -> String {
        json(&self.0.view_at(ply as usize))
    }

    /// The moves as people write them, in `Letters`.
    pub fn scoresheet(&self, letters: &str) -> Result<String, JsValue> {
        let letters: Letters = word(letters, LETTERS).map_err(thrown)?;
        Ok(json(&self.0.scoresheet(letters)))
    }

    /// A move that could be played now, as people write it, in `Letters`.
    pub fn written(&self, uci: &str, letters: &str) -> Result<String, JsValue> {
        let letters: Letters = word(letters, LETTERS).map_err(thrown)?;
        let text = self.0.written(uci, letters).map_err(thrown)?;
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
const RULESETS: &str = "official, online, automatic or home";

/// What each piece is written as: the `RoleLetters` of a set of `Letters`.
#[wasm_bindgen(js_name = roleLetters)]
pub fn role_letters(letters: &str) -> Result<String, JsValue> {
    let letters: Letters = word(letters, LETTERS).map_err(thrown)?;
    Ok(json(&RoleLetters::from(letters)))
}
