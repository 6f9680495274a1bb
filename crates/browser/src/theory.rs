//! What the list of openings knows of a game, for JavaScript: its opening and how long it kept to
//! named lines. It shares its WebAssembly with the notebook.

use crate::answers::{json, thrown};
use crate::play::start;
use rokade_content::{Language, Openings};
use rokade_rules::notation::uci_move;
use rokade_rules::{Move, Position};
use rokade_wire::{Fault, OpeningView, TheoryView};
use wasm_bindgen::prelude::*;

/// What the list of openings knows of a game, whose start is a FEN and whose moves are in UCI form:
/// a `TheoryView` in the language of a tag.
#[wasm_bindgen(js_name = theoryOf)]
pub fn theory_of(start: &str, moves: Vec<String>, tag: &str) -> Result<String, JsValue> {
    theory(start, &moves, tag).map(|theory| json(&theory)).map_err(thrown)
}

fn theory(start: &str, moves: &[String], tag: &str) -> Result<TheoryView, Fault> {
    let language = Language::ALL.into_iter().find(|language| language.tag() == tag);
    let language = language.unwrap_or(Language::Dutch);
    let (start, _) = start::read(start)?;
    let moves = read(&start, moves)?;
    let openings = Openings::built_in();
    let opening = openings
        .of_game(&start, &moves)
        .map(|opening| OpeningView { code: opening.code.to_owned(), name: opening.name(language) });
    let plies = u32::try_from(openings.book_plies(&start, &moves)).unwrap_or(u32::MAX);
    Ok(TheoryView { opening, plies })
}

fn read(start: &Position, moves: &[String]) -> Result<Vec<Move>, Fault> {
    let mut position = *start;
    let read = |(ply, uci): (usize, &String)| {
        let chess_move = uci_move::read(uci, &position).map_err(|error| Fault::Move {
            text: uci.clone(),
            ply: u32::try_from(ply).unwrap_or(u32::MAX),
            why: error.to_string(),
        })?;
        position = position.after(chess_move);
        Ok(chess_move)
    };
    moves.iter().enumerate().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::fen;

    #[test]
    fn f_a_game_keeps_to_theory_for_a_while() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let initial = fen::write(&Position::initial()).to_string();
        let found = theory(&initial, &words("e2e4 e7e5 g1f3 b8c6 f1b5 h7h5 a2a3"), "nl").unwrap();
        assert_eq!(found.plies, 5);
        assert_eq!(found.opening.map(|opening| opening.name).as_deref(), Some("Spaans"));
        assert!(matches!(
            theory(&initial, &words("e2e4 e7e4"), "nl"),
            Err(Fault::Move { ply: 1, .. })
        ));
    }
}
