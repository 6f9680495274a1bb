//! What is written about a game, for JavaScript: the game as PGN, the name of its opening, moves as
//! somebody types them, moves that somebody makes in advance, and games that somebody pastes.
//!
//! The game itself is kept elsewhere (`play`); here it is the position it started from and its moves
//! in UCI form. Nothing of this is needed to play, so it is a module of its own that comes later
//! (`docs/decisions/0141-the-notebook.md`).

mod opening;
pub mod pasted;
mod premoves;
mod score;
mod typed;

use crate::answers::{json, thrown};
use crate::play::start;
use crate::words::word;
use rokade_content::Language;
use rokade_rules::Position;
use rokade_wire::{Fault, Letters};
use wasm_bindgen::prelude::*;

/// A game as PGN. `tags` are names and values by turns; `others` are lines that were played before
/// the game took another turn, each from the start, its moves in words; the result is `white`, `black`, `draw`, `bothLose`, or nothing while the game goes on; the time
/// control is as people write it.
#[wasm_bindgen]
pub fn pgn(
    start: Option<String>,
    moves: Vec<String>,
    others: Vec<String>,
    tags: Vec<String>,
    result: Option<String>,
    control: Option<String>,
) -> Result<String, JsValue> {
    let score = score::Score {
        start: start.as_deref(),
        moves: &moves,
        others: &others,
        tags: &tags,
        result: result.as_deref(),
        control: control.as_deref(),
    };
    score.written().map_err(thrown)
}

/// The last named opening that a game went through, as an `OpeningView` in the language of a tag;
/// `null` where it went through none.
#[wasm_bindgen(js_name = openingOf)]
pub fn opening_of(moves: Vec<String>, tag: &str) -> Result<String, JsValue> {
    opening::opening(&moves, language(tag)).map(|opening| json(&opening)).map_err(thrown)
}

/// What a text can mean in a position: a `TypedView`. Dutch letters, English letters, figurines and
/// UCI form are read; the language of the tag has the first word where nothing fits.
#[wasm_bindgen(js_name = typedMoves)]
pub fn typed_moves(fen: &str, text: &str, tag: &str) -> Result<String, JsValue> {
    typed::typed(fen, text, language(tag)).map(|view| json(&view)).map_err(thrown)
}

/// Every move that a side may make in advance, after those that wait already: a list of `MoveView`.
#[wasm_bindgen(js_name = premovesOf)]
pub fn premoves_of(fen: &str, color: &str, waiting: Vec<String>) -> Result<String, JsValue> {
    let color: rokade_wire::Color = word(color, "Color").map_err(thrown)?;
    let (position, _) = start::read(fen).map_err(thrown)?;
    premoves::premoves(&position, color.into(), &waiting).map(|moves| json(&moves)).map_err(thrown)
}

/// The first game of a text: a `PastedGame`, with its moves written in `Letters`.
#[wasm_bindgen(js_name = readPasted)]
pub fn read_pasted(text: &str, letters: &str) -> Result<String, JsValue> {
    let letters: Letters = word(letters, "dutch, english or figurine").map_err(thrown)?;
    pasted::pasted(text, letters).map(|game| json(&game)).map_err(thrown)
}

fn language(tag: &str) -> Language {
    let known = Language::ALL.into_iter().find(|language| language.tag() == tag);
    known.unwrap_or(Language::Dutch)
}

fn begin(start: Option<&str>) -> Result<Position, Fault> {
    start.map_or_else(
        || Ok(Position::initial()),
        |text| start::read(text).map(|(position, _)| position),
    )
}

fn fault(uci: &str, ply: usize, why: String) -> Fault {
    Fault::Move { text: uci.to_owned(), ply: u32::try_from(ply).unwrap_or(u32::MAX), why }
}
