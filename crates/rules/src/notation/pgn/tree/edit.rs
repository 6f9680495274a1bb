//! Changing a tree.

use super::super::nag::Nag;
use super::super::replay::{Step, passed};
use super::{Comment, Node, NodeId, Tree};
use crate::position::{IllegalMove, Position};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// Why a half-move cannot be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AddError {
    /// The half-move that it should follow has been removed.
    NoSuchNode,
    /// The move is not legal there.
    Illegal(IllegalMove),
    /// Nobody passes in check.
    NullMoveInCheck,
}

impl fmt::Display for AddError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddError::NoSuchNode => f.write_str("there is no such half-move"),
            AddError::Illegal(illegal) => illegal.fmt(f),
            AddError::NullMoveInCheck => f.write_str("nobody passes in check"),
        }
    }
}

impl core::error::Error for AddError {}

impl Tree {
    /// Adds a half-move behind another one, or at the start of the game. If it
    /// is there already, gives that; otherwise it becomes the last variation.
    ///
    /// # Errors
    ///
    /// [`AddError`], and nothing changes.
    ///
    /// ```
    /// use rokade_rules::notation::pgn::{Step, Tree};
    /// use rokade_rules::notation::uci_move;
    ///
    /// let mut tree = Tree::new();
    /// let e4 = Step::Move(uci_move::read("e2e4", tree.start()).unwrap());
    /// let first = tree.add(None, e4)?;
    /// assert_eq!(tree.add(None, e4)?, first);
    /// assert!(tree.add(Some(first), e4).is_err());
    /// # Ok::<(), rokade_rules::notation::pgn::AddError>(())
    /// ```
    pub fn add(&mut self, behind: Option<NodeId>, step: Step) -> Result<NodeId, AddError> {
        let before = self.position(behind).ok_or(AddError::NoSuchNode)?;
        let known = self.continuations(behind).iter().copied();
        let mut same = known.filter(|&id| self.node(id).is_some_and(|node| node.step == step));
        if let Some(id) = same.next() {
            return Ok(id);
        }
        let after = match step {
            Step::Move(chess_move) => before.play(chess_move).map_err(AddError::Illegal)?,
            Step::Null => passed(before).ok_or(AddError::NullMoveInCheck)?,
        };
        Ok(self.append(behind, step, after))
    }

    /// Adds a half-move that is known to lead to this position, as the last
    /// variation, even if it is there already.
    pub(super) fn append(&mut self, behind: Option<NodeId>, step: Step, after: Position) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Some(Node::new(behind, step, after)));
        self.siblings(behind).push(id);
        id
    }

    /// Removes a half-move and everything behind it. If it was the main one,
    /// the first variation takes its place.
    pub fn remove(&mut self, id: NodeId) {
        let Some(node) = self.node(id) else { return };
        let parent = node.parent;
        self.siblings(parent).retain(|&other| other != id);
        self.settle(parent);
        let mut removed = vec![id];
        while let Some(id) = removed.pop() {
            if let Some(node) = self.nodes.get_mut(id.0).and_then(Option::take) {
                removed.extend(node.continuations);
            }
        }
    }

    /// Moves a half-move, with everything behind it, one place forward among
    /// those that can stand in its place.
    pub fn promote(&mut self, id: NodeId) {
        self.move_forward(id, 1);
    }

    /// Makes the line that leads to this half-move the main line.
    pub fn make_main(&mut self, id: NodeId) {
        for id in self.line_to(id) {
            self.move_forward(id, usize::MAX);
        }
    }

    fn move_forward(&mut self, id: NodeId, places: usize) {
        let Some(node) = self.node(id) else { return };
        let parent = node.parent;
        let siblings = self.siblings(parent);
        if let Some(place) = siblings.iter().position(|&other| other == id) {
            siblings[place.saturating_sub(places)..=place].rotate_right(1);
            self.settle(parent);
        }
    }

    /// What introduced a variation that has become the main line belongs to
    /// the half-move before it.
    fn settle(&mut self, parent: Option<NodeId>) {
        let Some(main) = self.continuations(parent).first().copied() else { return };
        let Some(node) = self.node_mut(main) else { return };
        let introduction = core::mem::take(&mut node.introduction);
        match parent {
            None => self.comments.extend(introduction),
            Some(parent) => {
                if let Some(node) = self.node_mut(parent) {
                    node.comments.extend(introduction);
                }
            }
        }
    }

    /// Says something after a half-move, or at the start of the game.
    pub fn comment(&mut self, at: Option<NodeId>, comment: Comment) {
        match at {
            None => self.comments.push(comment),
            Some(id) => {
                if let Some(node) = self.node_mut(id) {
                    node.comments.push(comment);
                }
            }
        }
    }

    /// Says something before a half-move. Where it is the main one that means:
    /// after the half-move before it.
    pub fn introduce(&mut self, id: NodeId, comment: Comment) {
        let Some(node) = self.node_mut(id) else { return };
        node.introduction.push(comment);
        let parent = node.parent;
        self.settle(parent);
    }

    /// Judges a half-move, once in the same way.
    pub fn judge(&mut self, id: NodeId, nag: Nag) {
        if let Some(node) = self.node_mut(id)
            && !node.nags.contains(&nag)
        {
            node.nags.push(nag);
        }
    }

    /// Judges a half-move in place of how it was judged: of the signs for how
    /// good a move is only this one stays, and all others are kept.
    ///
    /// ```
    /// use rokade_rules::notation::pgn::{Nag, Step, Tree};
    /// use rokade_rules::notation::uci_move;
    ///
    /// let mut tree = Tree::new();
    /// let e4 = Step::Move(uci_move::read("e2e4", tree.start()).unwrap());
    /// let first = tree.add(None, e4).unwrap();
    /// tree.judge(first, Nag::MISTAKE);
    /// tree.judge(first, Nag(16));
    /// tree.judge_afresh(first, Nag::GOOD_MOVE);
    /// assert_eq!(tree.node(first).unwrap().nags(), [Nag(16), Nag::GOOD_MOVE]);
    /// ```
    pub fn judge_afresh(&mut self, id: NodeId, nag: Nag) {
        if let Some(node) = self.node_mut(id)
            && nag.is_of_the_move()
        {
            node.nags.retain(|earlier| !earlier.is_of_the_move());
        }
        self.judge(id, nag);
    }

    /// Takes away all that is said of a half-move, before it and after it, and
    /// how it is judged; at the start of the game, what is said there.
    pub fn clear_remarks(&mut self, at: Option<NodeId>) {
        match at {
            None => self.comments.clear(),
            Some(id) => {
                if let Some(node) = self.node_mut(id) {
                    node.nags.clear();
                    node.introduction.clear();
                    node.comments.clear();
                }
            }
        }
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(id.0).and_then(Option::as_mut)
    }

    /// What can follow a half-move that is there, or begin the game.
    fn siblings(&mut self, parent: Option<NodeId>) -> &mut Vec<NodeId> {
        match parent.and_then(|NodeId(place)| self.nodes.get_mut(place)?.as_mut()) {
            Some(node) => &mut node.continuations,
            None => &mut self.continuations,
        }
    }
}
