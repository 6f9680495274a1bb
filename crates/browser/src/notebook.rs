//! What is written about a game, for JavaScript: the game as PGN, the name of its opening, and moves
//! as somebody types them.
//!
//! The game itself is kept elsewhere (`play`); here it is the position it started from and its moves
//! in UCI form. Nothing of this is needed to play, so it is a module of its own that comes later.

use crate::answers::{json, thrown};
use crate::play::start;
use crate::words::word;
use rokade_content::{Language, Openings};
use rokade_rules::clock::{TimeControl, pgn_tag};
use rokade_rules::notation::pgn::{Step, Style, Tree, write};
use rokade_rules::notation::{Letters, san, uci_move};
use rokade_rules::{Color, Position, ending};
use rokade_wire::{Fault, OpeningView};
use wasm_bindgen::prelude::*;

/// A game as PGN. `tags` are names and values by turns; the result is `white`, `black`, `draw`,
/// `bothLose`, or nothing while the game goes on; the time control is as people write it.
#[wasm_bindgen]
pub fn pgn(
    start: Option<String>,
    moves: Vec<String>,
    tags: Vec<String>,
    result: Option<String>,
    control: Option<String>,
) -> Result<String, JsValue> {
    written(start.as_deref(), &moves, &tags, result.as_deref(), control.as_deref()).map_err(thrown)
}

/// The last named opening that a game went through, as an `OpeningView` in the language of a tag;
/// `null` where it went through none.
#[wasm_bindgen(js_name = openingOf)]
pub fn opening_of(moves: Vec<String>, tag: &str) -> Result<String, JsValue> {
    let language = Language::ALL.into_iter().find(|language| language.tag() == tag);
    let language = language.unwrap_or(Language::Dutch);
    opening(&moves, language).map(|opening| json(&opening)).map_err(thrown)
}

/// Every move, in UCI form, that a text can mean in a position: in Dutch letters, in English
/// letters, or in UCI form itself. More than one where the letters are in doubt, such as `P`.
#[wasm_bindgen(js_name = typedMoves)]
pub fn typed_moves(fen: &str, text: &str) -> Result<String, JsValue> {
    typed(fen, text).map(|moves| json(&moves)).map_err(thrown)
}

fn written(
    start: Option<&str>,
    moves: &[String],
    tags: &[String],
    result: Option<&str>,
    control: Option<&str>,
) -> Result<String, Fault> {
    let mut tree = Tree::from_position(begin(start)?);
    let mut last = None;
    for (ply, uci) in moves.iter().enumerate() {
        let fault = |why: String| fault(uci, ply, why);
        let position = tree.position(last).copied().unwrap_or_else(|| *tree.start());
        let chess_move =
            uci_move::read(uci, &position).map_err(|error| fault(error.to_string()))?;
        let added = tree.add(last, Step::Move(chess_move));
        last = Some(added.map_err(|error| fault(error.to_string()))?);
    }
    for pair in tags.chunks_exact(2) {
        tree.tags_mut().set(&pair[0], &pair[1]).map_err(|error| Fault::Word {
            text: error.0,
            expected: "the name of a PGN tag".to_owned(),
        })?;
    }
    let control = control.and_then(|text| text.parse::<TimeControl>().ok());
    let value = control.as_ref().map(|control| pgn_tag::write(control).unwrap_or("?".to_owned()));
    // The name is one that PGN itself has.
    let _ = tree.tags_mut().set("TimeControl", value.as_deref().unwrap_or("-"));
    tree.tags_mut().set_result(result.map(outcome).transpose()?);
    Ok(write(&tree, Style::EXPORT).to_string())
}

fn outcome(result: &str) -> Result<ending::Outcome, Fault> {
    match result {
        "draw" => Ok(ending::Outcome::Draw),
        "bothLose" => Ok(ending::Outcome::BothLose),
        color => {
            let color: rokade_wire::Color = word(color, "a result")?;
            Ok(ending::Outcome::Win(Color::from(color)))
        }
    }
}

fn opening(moves: &[String], language: Language) -> Result<Option<OpeningView>, Fault> {
    let openings = Openings::built_in();
    let mut position = Position::initial();
    let mut found = None;
    for (ply, uci) in moves.iter().enumerate() {
        let read = uci_move::read(uci, &position);
        position = position.after(read.map_err(|error| fault(uci, ply, error.to_string()))?);
        found = openings.of(&position).or(found);
    }
    Ok(found
        .map(|opening| OpeningView { code: opening.code.to_owned(), name: opening.name(language) }))
}

fn typed(fen: &str, text: &str) -> Result<Vec<String>, Fault> {
    let (position, _) = start::read(fen)?;
    let text = text.trim();
    let readings = [Letters::Dutch, Letters::English, Letters::Figurine]
        .into_iter()
        .filter_map(|letters| san::read(text, &position, letters).ok())
        .chain(uci_move::read(text, &position).ok());
    let mut moves = Vec::new();
    for uci in readings.map(rokade_wire::uci) {
        if !moves.contains(&uci) {
            moves.push(uci);
        }
    }
    Ok(moves)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn a_game_is_written_with_its_tags_result_and_clock() {
        let tags: Vec<String> = ["White", "Anna", "BlackElo", "1200"].map(str::to_owned).into();
        let text = written(None, &words("f2f3 e7e5 g2g4 d8h4"), &tags, Some("black"), Some("3+2"));
        assert_eq!(
            text.expect("legal moves"),
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
             [White \"Anna\"]\n[Black \"?\"]\n[Result \"0-1\"]\n\
             [BlackElo \"1200\"]\n[TimeControl \"180+2\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"
        );
    }

    #[test]
    fn a_position_of_its_own_and_a_game_that_goes_on() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        let text = written(Some(fen), &words("e2e4"), &[], None, None).expect("a legal move");
        assert!(text.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]")), "{text}");
        assert!(text.ends_with("\n1. e4 *\n"), "{text}");
    }

    #[test]
    fn what_cannot_be_written_is_a_fault() {
        let illegal = written(None, &words("e2e5"), &[], None, None);
        assert!(matches!(illegal, Err(Fault::Move { ply: 0, .. })));
        let tag = written(None, &[], &["a tag".to_owned(), String::new()], None, None);
        assert!(matches!(tag, Err(Fault::Word { .. })));
        assert!(matches!(written(None, &[], &[], Some("won"), None), Err(Fault::Word { .. })));
    }

    #[test]
    fn an_opening_keeps_its_name_until_there_is_another() {
        let name = |moves: &str| {
            let found = opening(&words(moves), Language::English).expect("legal moves");
            found.map(|opening| opening.name)
        };
        assert_eq!(name("e2e4 e7e5 g1f3 b8c6 f1b5").as_deref(), Some("Ruy Lopez"));
        assert_eq!(name("e2e4 e7e5 g1f3 b8c6 f1b5 h7h5 a2a3").as_deref(), Some("Ruy Lopez"));
        assert_eq!(opening(&[], Language::Dutch), Ok(None));
    }

    #[test]
    fn typed_moves_are_read_in_both_languages_and_doubt_is_told() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for (text, moves) in [
            ("Pf3", vec!["g1f3", "f2f3"]),
            ("Nf3", vec!["g1f3"]),
            ("e4", vec!["e2e4"]),
            ("e2e4", vec!["e2e4"]),
        ] {
            assert_eq!(typed(start, text).expect("a position"), moves, "{text}");
        }
        assert_eq!(typed(start, "xyz").expect("a position"), Vec::<String>::new());
        // A knight in Dutch, a pawn in English.
        let doubt = typed("4k3/8/8/8/8/5N2/3P4/4K3 w - - 0 1", "Pd4").expect("a position");
        assert_eq!(doubt, ["f3d4", "d2d4"]);
    }
}
