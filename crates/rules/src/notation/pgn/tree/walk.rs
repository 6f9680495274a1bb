//! Going through a tree in the order in which it is written.

use super::super::nag::Nag;
use super::super::replay::Step;
use super::{Comment, NodeId, Tree};
use alloc::vec;
use alloc::vec::Vec;

/// A stop on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::notation::pgn) enum Visit {
    /// A half-move.
    Step(NodeId),
    /// A variation begins: other moves than the last one.
    Begin,
    /// The variation ends.
    End,
}

/// What stands at a stop, without its place in the list.
#[derive(PartialEq, Eq)]
pub(super) enum Content<'a> {
    Step(Step, &'a [Nag], &'a [Comment], &'a [Comment]),
    Begin,
    End,
    Nothing,
}

/// What is still to be visited.
enum Ahead {
    Visit(Visit),
    /// Whatever follows a half-move, or begins the game.
    Behind(Option<NodeId>),
}

/// The way through a tree.
pub(in crate::notation::pgn) struct Walk<'a> {
    tree: &'a Tree,
    ahead: Vec<Ahead>,
}

impl Tree {
    /// Every half-move and every border of a variation, as they are written:
    /// the main move, the variations that replace it, what follows it.
    pub(in crate::notation::pgn) fn walk(&self) -> Walk<'_> {
        Walk { tree: self, ahead: vec![Ahead::Behind(None)] }
    }

    pub(super) fn content(&self, visit: Visit) -> Content<'_> {
        match visit {
            Visit::Begin => Content::Begin,
            Visit::End => Content::End,
            Visit::Step(id) => self.node(id).map_or(Content::Nothing, |node| {
                Content::Step(node.step, &node.nags, &node.introduction, &node.comments)
            }),
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = Visit;

    fn next(&mut self) -> Option<Visit> {
        loop {
            match self.ahead.pop()? {
                Ahead::Visit(visit) => return Some(visit),
                Ahead::Behind(at) => {
                    let Some((&main, variations)) = self.tree.continuations(at).split_first()
                    else {
                        continue;
                    };
                    // The last to be visited is put down first.
                    self.ahead.push(Ahead::Behind(Some(main)));
                    for &variation in variations.iter().rev() {
                        self.ahead.extend([
                            Ahead::Visit(Visit::End),
                            Ahead::Behind(Some(variation)),
                            Ahead::Visit(Visit::Step(variation)),
                            Ahead::Visit(Visit::Begin),
                        ]);
                    }
                    return Some(Visit::Step(main));
                }
            }
        }
    }
}
