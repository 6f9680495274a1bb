//! A game with its variations, for JavaScript: opened from PGN or FEN, changed, and written again.
//!
//! The tree is that of `rokade-rules`. A half-move has a number by which JavaScript knows it and
//! which it keeps, whatever is added or removed.

use crate::answers::{json, thrown};
use crate::lines::steps;
use crate::words::{square, word};
use rokade_rules::notation::pgn::{Comment, Nag, NodeId, Step, Style, Tree, annotation, write};
use rokade_rules::notation::{Letters as Alphabet, fen, san, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position};
use rokade_wire::{
    Fault, Letters, PlayedMove, PositionView, Refusal, Square, StudyNode, StudyPosition, StudyView,
};
use wasm_bindgen::prelude::*;

const LETTERS: &str = "dutch, english or figurine";

/// A game with its variations.
#[wasm_bindgen]
pub struct Study {
    tree: Tree,
    /// The half-moves by their numbers.
    known: Vec<NodeId>,
    /// Whether something of the text could not be read.
    is_faulty: bool,
}

#[wasm_bindgen]
impl Study {
    /// Opens the first game of a PGN, or a FEN; the initial position from an empty text.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Study, JsValue> {
        open(text).map_err(thrown)
    }

    /// Whether something of the text could not be read and was left out.
    #[wasm_bindgen(js_name = isFaulty)]
    pub fn is_faulty(&self) -> bool {
        self.is_faulty
    }

    /// The whole game: a `StudyView`, moves written in `Letters`.
    pub fn view(&self, letters: &str) -> Result<String, JsValue> {
        let letters: Letters = word(letters, LETTERS).map_err(thrown)?;
        Ok(json(&self.whole(letters)))
    }

    /// The `StudyPosition` after a half-move, or at the beginning.
    pub fn position(&self, at: Option<u32>) -> Result<String, JsValue> {
        self.standing(at).map(|position| json(&position)).map_err(thrown)
    }

    /// Plays a move there, in UCI form; gives the number of the half-move.
    pub fn play(&mut self, at: Option<u32>, uci: &str) -> Result<u32, JsValue> {
        self.added(at, uci).map_err(thrown)
    }

    /// A `Refusal`, or `null` when the piece may go there.
    pub fn refusal(&self, at: Option<u32>, from: &str, to: &str) -> Result<String, JsValue> {
        let refusal = || {
            let (from, to) = (square(from)?, square(to)?);
            let position = self.at(at)?.1;
            Ok(position.refusal(from, to, None).map(Refusal::from))
        };
        refusal().map(|refusal| json(&refusal)).map_err(thrown)
    }

    /// A line from there, as moves in UCI form, as far as they are legal: a list of `LineStep`.
    pub fn line(
        &self,
        at: Option<u32>,
        line: Vec<String>,
        letters: &str,
    ) -> Result<String, JsValue> {
        let letters: Letters = word(letters, LETTERS).map_err(thrown)?;
        let start = *self.at(at).map_err(thrown)?.1;
        Ok(json(&steps(&start, &legal(&start, &line), letters)))
    }

    /// Moves a variation one place forward.
    pub fn promote(&mut self, id: u32) -> Result<(), JsValue> {
        let id = self.id(id).map_err(thrown)?;
        self.tree.promote(id);
        Ok(())
    }

    /// Makes the line that leads to a half-move the main line.
    #[wasm_bindgen(js_name = makeMain)]
    pub fn make_main(&mut self, id: u32) -> Result<(), JsValue> {
        let id = self.id(id).map_err(thrown)?;
        self.tree.make_main(id);
        Ok(())
    }

    /// Removes a half-move and everything behind it.
    pub fn remove(&mut self, id: u32) -> Result<(), JsValue> {
        let id = self.id(id).map_err(thrown)?;
        self.tree.remove(id);
        Ok(())
    }

    /// Says something after a half-move, or before the first, with a sign such as `?!` or none, in
    /// the place of what was said there.
    pub fn annotate(&mut self, at: Option<u32>, sign: &str, text: &str) -> Result<(), JsValue> {
        let at = at.map(|id| self.id(id)).transpose().map_err(thrown)?;
        self.tree.clear_remarks(at);
        if let (Some(id), Some(nag)) = (at, Nag::of_sign(sign)) {
            self.tree.judge(id, nag);
        }
        if let Some(comment) = Comment::new(text) {
            self.tree.comment(at, comment);
        }
        Ok(())
    }

    /// The game as PGN.
    pub fn pgn(&self) -> String {
        write(&self.tree, Style::EXPORT).to_string()
    }
}

impl Study {
    fn id(&self, number: u32) -> Result<NodeId, Fault> {
        let id = self.known.get(number as usize).copied();
        let there = id.filter(|&id| self.tree.node(id).is_some());
        there.ok_or_else(|| Fault::Word {
            text: number.to_string(),
            expected: "a half-move of this game".to_owned(),
        })
    }

    fn number(&self, id: NodeId) -> u32 {
        let place = self.known.iter().position(|&known| known == id);
        place.and_then(|place| u32::try_from(place).ok()).unwrap_or(u32::MAX)
    }

    fn at(&self, at: Option<u32>) -> Result<(Option<NodeId>, &Position), Fault> {
        let id = at.map(|id| self.id(id)).transpose()?;
        let position = self.tree.position(id);
        Ok((id, position.unwrap_or(self.tree.start())))
    }

    fn added(&mut self, at: Option<u32>, uci: &str) -> Result<u32, Fault> {
        let (behind, position) = self.at(at)?;
        let fault = |why: String| Fault::Move { text: uci.to_owned(), ply: 0, why };
        let chess_move = uci_move::read(uci, position).map_err(|why| fault(why.to_string()))?;
        let added = self.tree.add(behind, Step::Move(chess_move));
        let id = added.map_err(|why| fault(why.to_string()))?;
        if !self.known.contains(&id) {
            self.known.push(id);
        }
        Ok(self.number(id))
    }

    fn standing(&self, at: Option<u32>) -> Result<StudyPosition, Fault> {
        let (id, position) = self.at(at)?;
        let line = id.map(|id| self.tree.line_to(id)).unwrap_or_default();
        let moves = line.iter().filter_map(|&id| self.move_of(id));
        let last = id.and_then(|id| {
            let before = *self.tree.position(self.tree.node(id)?.parent())?;
            Some((before, self.move_of(id)?))
        });
        Ok(StudyPosition {
            board: PositionView::from(position),
            start_fen: fen::write(self.tree.start()).to_string(),
            line: moves.map(rokade_wire::uci).collect(),
            last_move: last.map(|(_, last)| (Square(last.from()), Square(last.to()))),
            played: last.map(|(before, last)| PlayedMove::of(&before, last, position)),
        })
    }

    /// The move of a half-move; a side that passes makes none.
    fn move_of(&self, id: NodeId) -> Option<Move> {
        match self.tree.node(id)?.step() {
            Step::Move(chess_move) => Some(chess_move),
            Step::Null => None,
        }
    }

    fn whole(&self, letters: Letters) -> StudyView {
        let tag = |name: &str| self.tree.tags().get(name).unwrap_or_default().to_owned();
        let named = |name: &str| tag(name).replace('?', "");
        StudyView {
            white: named("White"),
            black: named("Black"),
            opening: tag("Opening"),
            introduction: said(self.tree.comments()),
            first: self.numbers(self.tree.continuations(None)),
            nodes: self.known.iter().filter_map(|&id| self.node(id, letters)).collect(),
            main: self.numbers(&self.tree.main_line().collect::<Vec<_>>()),
        }
    }

    fn numbers(&self, ids: &[NodeId]) -> Vec<u32> {
        ids.iter().map(|&id| self.number(id)).collect()
    }

    fn node(&self, id: NodeId, letters: Letters) -> Option<StudyNode> {
        let node = self.tree.node(id)?;
        let before = self.tree.position(node.parent())?;
        let written = match node.step() {
            Step::Move(chess_move) => san::write(before, chess_move, letters.into()).to_string(),
            Step::Null => "--".to_owned(),
        };
        let remarks = node.introduction().iter().chain(node.comments());
        Some(StudyNode {
            id: self.number(id),
            parent: node.parent().map(|parent| self.number(parent)),
            color: before.turn().into(),
            number: before.fullmove_number(),
            written,
            signs: node.nags().iter().filter_map(|nag| nag.sign()).collect(),
            comment: said(remarks),
            next: self.numbers(node.continuations()),
        })
    }
}

/// Comments in words, without what programs write into them.
fn said<'a>(comments: impl IntoIterator<Item = &'a Comment>) -> String {
    let words = comments.into_iter().map(|comment| annotation::words(comment.text()));
    words.filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The moves of a line, as far as they are legal.
fn legal(start: &Position, line: &[String]) -> Vec<Move> {
    let mut position = *start;
    let read = |uci: &String| {
        let chess_move = uci_move::read(uci, &position).ok()?;
        position = position.after(chess_move);
        Some(chess_move)
    };
    line.iter().map_while(read).collect()
}

/// Opens a text: nothing, a FEN, or a PGN.
fn open(text: &str) -> Result<Study, Fault> {
    let text = text.trim();
    let of = |tree: Tree, is_faulty| {
        let known = all_of(&tree);
        Study { tree, known, is_faulty }
    };
    if text.is_empty() {
        return Ok(of(Tree::new(), false));
    }
    if let Ok(position) = fen::read(text, CastlingMode::Standard) {
        return Ok(of(Tree::from_position(position), false));
    }
    let none =
        || Fault::Word { text: text.to_owned(), expected: "a game or a position".to_owned() };
    // Seven strokes in the first word: it was meant as a position, and its faults are told.
    let strokes = text.split_whitespace().next().map_or(0, |word| word.matches('/').count());
    if strokes >= 6 {
        return Err(fen::read(text, CastlingMode::Standard).map_or_else(Fault::from, |_| none()));
    }
    let (tree, report) = Tree::read(text, Alphabet::English).ok_or_else(none)?;
    if tree.continuations(None).is_empty() && !report.faults.is_empty() {
        return Err(none());
    }
    Ok(of(tree, !report.faults.is_empty()))
}

/// Every half-move of a tree, each before what follows it.
fn all_of(tree: &Tree) -> Vec<NodeId> {
    let mut all = tree.continuations(None).to_vec();
    let mut next = 0;
    while let Some(&id) = all.get(next) {
        all.extend_from_slice(tree.continuations(Some(id)));
        next += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn view(study: &Study) -> Value {
        serde_json::to_value(study.whole(Letters::English)).unwrap()
    }

    #[test]
    fn a_game_is_opened_changed_and_written_again() {
        let mut study =
            open("[White \"A\"]\n\n1. e4 e5 (1... c5 $6 {Sharp [%eval 0.3]}) 2. Nf3 *").unwrap();
        assert!(!study.is_faulty);
        let whole = view(&study);
        assert_eq!((&whole["white"], &whole["main"]), (&json!("A"), &json!([0, 1, 3])));
        let sicilian = &whole["nodes"][2];
        assert_eq!((&sicilian["signs"], &sicilian["comment"]), (&json!("?!"), &json!("Sharp")));
        let added = study.added(Some(2), "g1f3").unwrap();
        assert_eq!((added, study.added(Some(2), "g1f3")), (4, Ok(4)));
        study.make_main(added).unwrap();
        study.remove(1).unwrap();
        study.annotate(Some(added), "!", "Open").unwrap();
        let pgn = study.pgn();
        assert!(pgn.contains("1. e4 c5 $6 {Sharp [%eval 0.3]} 2. Nf3 $1 {Open} *"), "{pgn}");
        assert!(matches!(study.id(1), Err(Fault::Word { .. })));
    }

    #[test]
    fn a_position_tells_the_line_that_leads_to_it() {
        let study = open("1. e4 e5 *").unwrap();
        let position = study.standing(Some(1)).unwrap();
        assert_eq!(position.line, ["e2e4", "e7e5"]);
        assert_eq!(study.standing(None).unwrap().line, Vec::<String>::new());
    }

    #[test]
    fn what_is_neither_game_nor_position_is_told() {
        assert!(matches!(open("hello there"), Err(Fault::Word { .. })));
        assert!(matches!(open("8/8/8/8/8/8/8/8 w - - 0 1"), Err(Fault::Fen { .. })));
        assert!(open("").unwrap().known.is_empty());
        assert!(open("1. e4 Ke5 2. d4").unwrap().is_faulty);
        let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7";
        assert_eq!(open(fen).unwrap().standing(None).unwrap().start_fen, fen);
    }
}
