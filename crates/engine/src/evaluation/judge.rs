//! Who says what a position is worth: the network, or the hand-made rules.
//!
//! The network has learned from games in which something was still to be won;
//! bringing home a won ending against a bare king it has never seen. There, and
//! where nobody can win, what is known about endings has the word.

use super::{by_hand::by_hand, endings};
use crate::network::{Accumulators, Network};
use crate::score::Score;
use rokade_rules::{Color, Position};
use std::sync::Arc;

/// What positions are judged by.
#[derive(Clone, Debug)]
pub enum Judge {
    /// By hand-made rules.
    Rules,
    /// By a network.
    Network(Arc<Network>),
    /// Not at all: everything is worth the same. Good for nothing but to
    /// measure what judging costs.
    Nothing,
}

impl Default for Judge {
    /// By the network that is part of the program.
    fn default() -> Judge {
        Judge::Network(Network::shipped())
    }
}

/// A judge at work: it remembers what makes the next position cheaper.
#[derive(Clone, Debug)]
pub(crate) enum Evaluator<'a> {
    /// By hand-made rules.
    Rules,
    /// By a network, whose sums are kept from one position to the next.
    Network(Accumulators<'a>),
    /// Not at all.
    Nothing,
}

impl<'a> Evaluator<'a> {
    /// Nothing has been judged yet.
    pub(crate) fn new(judge: &'a Judge) -> Evaluator<'a> {
        match judge {
            Judge::Rules => Evaluator::Rules,
            Judge::Network(network) => Evaluator::Network(Accumulators::new(network)),
            Judge::Nothing => Evaluator::Nothing,
        }
    }

    /// The worth of a position so many half-moves from the root to the side to
    /// move. The distance only makes it faster; the worth is the same without.
    pub(crate) fn evaluate(&mut self, position: &Position, ply: u16) -> Score {
        let board = position.board();
        let is_bare = |color: Color| !board.color(color).is_several();
        let accumulators = match self {
            Evaluator::Network(sums) if !Color::ALL.into_iter().any(is_bare) => sums,
            Evaluator::Network(_) | Evaluator::Rules => return by_hand(position),
            Evaluator::Nothing => return Score::DRAW,
        };
        if endings::is_never_won(board) {
            return Score::DRAW;
        }
        let lead = accumulators.evaluate(board, position.turn(), usize::from(ply));
        Score::centipawns(endings::tempered(board, position.turn(), lead))
    }
}
