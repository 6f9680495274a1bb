//! What JavaScript sees of a sitting, answering in JSON. The typed side of this is
//! `web/src/otb/sitting.ts`.

use super::{NewSitting, Sitting};
use crate::answers::{json, thrown};
use crate::words::{square, word};
use rokade_rules::clock::Moment;
use rokade_wire::{Letters, Spelling};
use wasm_bindgen::prelude::*;

const LETTERS: &str = "dutch, english or figurine";

/// A game at a real board. `now_ms` counts from when it was first opened and never goes back.
#[wasm_bindgen]
pub struct AtTheBoard(Sitting);

fn moment(now_ms: f64) -> Moment {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a cast from a float stops at both ends of the numbers there are"
    )]
    Moment::new(now_ms as u64)
}

#[wasm_bindgen]
impl AtTheBoard {
    /// From a FEN, or from the initial position, with a time control as people write it, a
    /// `Recording` and a `Supervision`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        start: Option<String>,
        control: String,
        recording: &str,
        supervision: &str,
    ) -> Result<AtTheBoard, JsValue> {
        let recording = word(recording, "Recording").map_err(thrown)?;
        let supervision = word(supervision, "Supervision").map_err(thrown)?;
        let asked = NewSitting { start, control, recording, supervision };
        Sitting::new(asked).map(AtTheBoard).map_err(thrown)
    }

    /// Does what a line says.
    pub fn act(&mut self, line: &str, now_ms: f64) -> Result<(), JsValue> {
        self.0.act(line, moment(now_ms)).map_err(thrown)
    }

    /// The lines to be kept, each after its moment.
    pub fn record(&self) -> String {
        json(&self.0.record())
    }

    /// How it stands, as a `SittingView`.
    pub fn view(&self, now_ms: f64) -> String {
        json(&self.0.view(moment(now_ms)))
    }

    /// What the displays show, as `Faces`.
    pub fn faces(&self, now_ms: f64) -> String {
        json(&self.0.faces(moment(now_ms)))
    }

    /// The `PositionView` after so many moves.
    #[wasm_bindgen(js_name = viewAt)]
    pub fn view_at(&self, ply: u32) -> String {
        json(&self.0.table.lawful.view_at(ply as usize))
    }

    /// The moves as people write them, in `Letters` and a `Spelling`.
    pub fn scoresheet(&self, letters: &str, spelling: &str) -> Result<String, JsValue> {
        let letters: Letters = word(letters, LETTERS).map_err(thrown)?;
        let spelling: Spelling = word(spelling, "pgn or fide").map_err(thrown)?;
        Ok(json(&self.0.table.lawful.scoresheet(letters, spelling)))
    }

    /// A move that could be made now, as people write it, in `Letters` and a `Spelling`; `null` when
    /// it is none.
    pub fn written(&self, uci: &str, letters: &str, spelling: &str) -> Result<String, JsValue> {
        let letters: Letters = word(letters, LETTERS).map_err(thrown)?;
        let spelling: Spelling = word(spelling, "pgn or fide").map_err(thrown)?;
        Ok(json(&self.0.table.lawful.written(uci, letters, spelling)))
    }

    /// A `Refusal`, or `null` when the piece may go there.
    pub fn refusal(&self, from: &str, to: &str) -> Result<String, JsValue> {
        let from = square(from).map_err(thrown)?;
        let to = square(to).map_err(thrown)?;
        Ok(json(&self.0.table.lawful.refusal(from, to)))
    }

    /// The game as PGN. `tags` has a tag on each line: its name, a blank, and its value.
    pub fn pgn(&self, tags: &str) -> String {
        let tags: Vec<_> = tags.lines().filter_map(|line| line.split_once(' ')).collect();
        self.0.pgn(&tags)
    }
}
