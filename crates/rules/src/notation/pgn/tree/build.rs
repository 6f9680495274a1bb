//! From a replayed game to a tree.

use super::super::found::Found;
use super::super::nag::Nag;
use super::super::read::Reader;
use super::super::replay::{Listener, Replay, Report, Step};
use super::super::value::Value;
use super::super::visitor::Piece;
use super::{Comment, NodeId, Tree};
use crate::notation::Letters;
use crate::position::{CastlingMode, Position};
use alloc::string::String;
use alloc::vec::Vec;

/// A listener that makes a tree of each game and gives it to a function.
///
/// ```
/// use rokade_rules::notation::Letters;
/// use rokade_rules::notation::pgn::{Reader, Replay, Trees};
///
/// let mut moves = 0;
/// let trees = Trees::new(|tree, _| moves += tree.main_line().count());
/// let mut replay = Replay::new(Letters::English, trees);
/// let mut reader = Reader::new(&b"1. e4 e5 * 1. d4 *"[..]);
/// while reader.read_game(&mut replay)? {}
/// assert_eq!(moves, 3);
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug)]
pub struct Trees<F> {
    give: F,
    tree: Tree,
    /// The last half-move of the line being read.
    last: Option<NodeId>,
    /// The last half-moves of the lines around it.
    outer: Vec<Option<NodeId>>,
    /// Whether a variation has begun and has no half-move yet; what it
    /// replaces is then the outer line's last one.
    is_beginning: bool,
    /// What is said before the first half-move of a variation.
    introduction: Vec<Comment>,
    /// A comment that has not ended.
    text: String,
}

impl<F: FnMut(Tree, &Report)> Trees<F> {
    /// Gives each tree to this function, with what came out of the game.
    pub fn new(give: F) -> Trees<F> {
        Trees {
            give,
            tree: Tree::new(),
            last: None,
            outer: Vec::new(),
            is_beginning: false,
            introduction: Vec::new(),
            text: String::new(),
        }
    }

    fn say(&mut self, comment: Comment) {
        if self.is_beginning {
            self.introduction.push(comment);
        } else {
            self.tree.comment(self.last, comment);
        }
    }
}

impl<F: FnMut(Tree, &Report)> Listener for Trees<F> {
    fn begin_game(&mut self, _: u64) {
        self.tree = Tree::new();
        self.last = None;
        self.outer.clear();
        self.is_beginning = false;
        self.introduction.clear();
        self.text.clear();
    }

    fn tag(&mut self, name: Found<'_>, value: Value<'_>) {
        // The reader knows what a name is as well as the tags do.
        let _ = self.tree.tags.set(&name.text(), &value.text());
    }

    fn start(&mut self, start: Option<&Position>, mode: CastlingMode) {
        let Some(start) = start else { return };
        self.tree.start = *start;
        self.tree.tags.remove("FEN");
        self.tree.tags.remove("SetUp");
        if mode == CastlingMode::Chess960 && self.tree.mode() != mode {
            let _ = self.tree.tags.set("Variant", "Chess960");
        }
    }

    fn step(&mut self, step: Step, _: &Position, after: &Position) {
        let behind = if self.is_beginning {
            self.last.and_then(|replaced| self.tree.node(replaced)).and_then(|node| node.parent)
        } else {
            self.last
        };
        let id = self.tree.append(behind, step, *after);
        if let Some(node) = self.tree.node_mut(id) {
            node.introduction.append(&mut self.introduction);
        }
        self.is_beginning = false;
        self.last = Some(id);
    }

    fn nag(&mut self, nag: Nag) {
        if let Some(last) = self.last {
            self.tree.judge(last, nag);
        }
    }

    fn comment(&mut self, text: Found<'_>, piece: Piece) {
        if piece.begins() {
            self.text.clear();
        }
        self.text.push_str(&text.text());
        if piece.ends()
            && let Some(comment) = Comment::new(&self.text)
        {
            self.say(comment);
        }
    }

    fn begin_variation(&mut self) {
        self.outer.push(self.last);
        self.is_beginning = true;
    }

    fn end_variation(&mut self) {
        self.last = self.outer.pop().flatten();
        self.is_beginning = false;
        // A variation without moves: its words are about the move itself.
        for comment in core::mem::take(&mut self.introduction) {
            self.tree.comment(self.last, comment);
        }
    }

    fn end_game(&mut self, report: &Report) {
        self.tree.tags.set_result(report.result);
        (self.give)(core::mem::take(&mut self.tree), report);
    }
}

impl Tree {
    /// The first game of a text, with what came out of it; `None` if there is
    /// none.
    #[must_use]
    pub fn read(text: &str, letters: Letters) -> Option<(Tree, Report)> {
        let mut first = None;
        let trees = Trees::new(|tree, report: &Report| first = Some((tree, report.clone())));
        let mut replay = Replay::new(letters, trees);
        match Reader::new(text.as_bytes()).read_game(&mut replay) {
            Ok(_) => {}
            Err(never) => match never {},
        }
        drop(replay);
        first
    }
}
