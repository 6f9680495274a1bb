//! One half-move in a tree, with what was remarked on it.

use super::super::nag::Nag;
use super::super::replay::Step;
use super::comment::Comment;
use crate::position::Position;
use alloc::vec::Vec;

/// A half-move's place in its tree. It never comes to mean another half-move,
/// and means nothing in another tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(super) usize);

/// A half-move with its remarks.
#[derive(Clone, Debug)]
pub struct Node {
    pub(super) parent: Option<NodeId>,
    pub(super) step: Step,
    pub(super) position: Position,
    pub(super) nags: Vec<Nag>,
    pub(super) introduction: Vec<Comment>,
    pub(super) comments: Vec<Comment>,
    pub(super) continuations: Vec<NodeId>,
}

impl Node {
    pub(super) const fn new(parent: Option<NodeId>, step: Step, position: Position) -> Node {
        Node {
            parent,
            step,
            position,
            nags: Vec::new(),
            introduction: Vec::new(),
            comments: Vec::new(),
            continuations: Vec::new(),
        }
    }

    /// The half-move before it; `None` at the beginning of the game.
    #[must_use]
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// What is played.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The position after it.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How it is judged.
    #[must_use]
    pub fn nags(&self) -> &[Nag] {
        &self.nags
    }

    /// What is said before it; only a half-move that begins a variation has
    /// something said before it, elsewhere that belongs to the one before.
    #[must_use]
    pub fn introduction(&self) -> &[Comment] {
        &self.introduction
    }

    /// What is said after it.
    #[must_use]
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// What can follow, the line that is chiefly meant first.
    #[must_use]
    pub fn continuations(&self) -> &[NodeId] {
        &self.continuations
    }
}
