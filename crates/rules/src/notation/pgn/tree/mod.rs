//! A game with all its variations, judgements and comments.
//!
//! The half-moves live in one list and name each other by their places in it,
//! so that a tree can be walked and changed from anywhere. Each keeps the
//! position after it: a tree costs memory for every half-move, and answers
//! without replaying.

mod build;
mod comment;
mod edit;
mod game;
mod node;
mod walk;

pub use build::Trees;
pub use comment::Comment;
pub use edit::AddError;
pub use game::ToGameError;
pub use node::{Node, NodeId};
pub(super) use walk::Visit;

use super::tags::{Tags, Variant};
use crate::ending::Outcome;
use crate::position::{CastlingMode, Position};
use alloc::vec::Vec;

/// A game with all its variations.
///
/// ```
/// use rokade_rules::notation::Letters;
/// use rokade_rules::notation::pgn::{Style, Tree, write};
///
/// let (tree, report) = Tree::read("1. e4 e5 (1... c5 $1 {Sicilian}) 2. Nf3 *", Letters::English)
///     .expect("there is a game");
/// assert!(report.faults.is_empty());
/// assert_eq!(tree.main_line().count(), 3);
/// assert_eq!(
///     write(&tree, Style::ONE_LINE).to_string(),
///     "1. e4 e5 (1... c5 $1 {Sicilian}) 2. Nf3 *"
/// );
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    tags: Tags,
    start: Position,
    comments: Vec<Comment>,
    continuations: Vec<NodeId>,
    /// What was removed leaves an empty place, so that no other half-move ever
    /// gets its number.
    nodes: Vec<Option<Node>>,
}

impl Tree {
    /// A game without moves, from the initial position.
    #[must_use]
    pub fn new() -> Tree {
        Tree::from_position(Position::initial())
    }

    /// A game without moves, from any position. If its castling is that of
    /// Chess960 the tags say so.
    #[must_use]
    pub fn from_position(start: Position) -> Tree {
        let mut tags = Tags::new();
        if start.needs_chess960() {
            // The name is a good one, so this cannot fail.
            let _ = tags.set("Variant", "Chess960");
        }
        Tree { tags, start, comments: Vec::new(), continuations: Vec::new(), nodes: Vec::new() }
    }

    /// The tags.
    #[must_use]
    pub const fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags, to be changed.
    pub const fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// The position that the game starts from.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// How castling goes, by the `Variant` tag.
    #[must_use]
    pub fn mode(&self) -> CastlingMode {
        match self.tags.variant() {
            Variant::Chess960 => CastlingMode::Chess960,
            Variant::Standard | Variant::Other => CastlingMode::Standard,
        }
    }

    /// The result.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.tags.result()
    }

    /// What is said before the first half-move.
    #[must_use]
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// A half-move, unless it has been removed.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0).and_then(Option::as_ref)
    }

    /// What can follow a half-move, or begin the game, the line that is
    /// chiefly meant first.
    #[must_use]
    pub fn continuations(&self, at: Option<NodeId>) -> &[NodeId] {
        match at {
            None => &self.continuations,
            Some(id) => self.node(id).map_or(&[], Node::continuations),
        }
    }

    /// The position after a half-move, or at the start of the game; `None`
    /// where the half-move has been removed.
    #[must_use]
    pub fn position(&self, at: Option<NodeId>) -> Option<&Position> {
        match at {
            None => Some(&self.start),
            Some(id) => self.node(id).map(Node::position),
        }
    }

    /// The half-moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        let first = self.continuations.first().copied();
        core::iter::successors(first, |&id| self.continuations(Some(id)).first().copied())
    }

    /// The half-moves that lead to this one, from the first to itself.
    #[must_use]
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> =
            core::iter::successors(Some(id), |&id| self.node(id)?.parent()).collect();
        line.reverse();
        line
    }
}

impl Default for Tree {
    fn default() -> Tree {
        Tree::new()
    }
}

/// Two trees are equal when they read the same: tags, start, moves, variations
/// in their order, judgements and comments.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        self.tags == other.tags
            && self.start.is_same_as(&other.start)
            && self.start.halfmove_clock() == other.start.halfmove_clock()
            && self.start.fullmove_number() == other.start.fullmove_number()
            && self.comments == other.comments
            && self
                .walk()
                .map(|visit| self.content(visit))
                .eq(other.walk().map(|visit| other.content(visit)))
    }
}
