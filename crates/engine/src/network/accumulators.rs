//! The sums of the positions on the present line, kept and changed.
//!
//! Nobody tells what move was made: the sums of a board are made from those of
//! another one by looking where the two differ, so whatever is kept can be used
//! and nothing can be out of step. For each distance from the root the last
//! board evaluated there is kept; the nearest of the boards at this distance
//! and just above it is the one to start from.
//!
//! Idea: "NNUE: Efficiently updatable", Chess Programming Wiki, and the caches
//! that engines keep for a king's move, which compare boards in the same way.

use super::arithmetic::{Row, change, weigh};
use super::features::{Features, Perspective, Sets, difference};
use super::weights::{HIDDEN, Network, OUTPUT_ONE, SCALE_CP, SUM_ONE, bucket};
use rokade_rules::{Board, Color};

/// The sums of one board, as each side sees it.
#[derive(Clone, Debug)]
struct Kept {
    board: Board,
    seen: [Seen; 2],
}

/// The sums of one side, and how it sees the board.
#[derive(Clone, Debug)]
struct Seen {
    perspective: Perspective,
    sums: Row,
}

/// What is kept for each distance from the root.
#[derive(Clone, Debug)]
pub(crate) struct Accumulators<'a> {
    network: &'a Network,
    kept: Vec<Kept>,
}

impl Network {
    /// What the network gives for a board, in centipawns for the side to move.
    #[must_use]
    pub fn evaluate(&self, board: &Board, turn: Color) -> i32 {
        Accumulators::new(self).evaluate(board, turn, 0)
    }
}

/// How many distances above are looked at for a board to start from.
const LOOK_ABOVE: usize = 2;

impl<'a> Accumulators<'a> {
    /// Nothing is kept yet but the empty board.
    pub(crate) fn new(network: &'a Network) -> Accumulators<'a> {
        let board = Board::empty();
        let seen = Color::ALL.map(|color| Seen {
            perspective: Perspective::of(&board, color),
            sums: network.input_bias,
        });
        Accumulators { network, kept: vec![Kept { board, seen }] }
    }

    /// What the network gives for a board at this distance from the root, in
    /// centipawns for the side to move.
    pub(crate) fn evaluate(&mut self, board: &Board, turn: Color, ply: usize) -> i32 {
        self.make_room(ply);
        self.bring_up(board, ply);
        let [own, other] = [turn, !turn].map(|color| &self.kept[ply].seen[color as usize].sums);
        let bucket = bucket(board);
        let weights = &self.network.output_weights[bucket];
        let weighed = weigh(own, &weights[0]).wrapping_add(weigh(other, &weights[1]));
        let output = weighed / i32::from(SUM_ONE) + self.network.output_bias[bucket];
        let scaled = i64::from(output) * i64::from(SCALE_CP);
        (scaled / (i64::from(SUM_ONE) * i64::from(OUTPUT_ONE))) as i32
    }

    /// Lines grow longer as the search goes deeper: whatever is kept at the
    /// end so far is as good a beginning as any.
    fn make_room(&mut self, ply: usize) {
        if let Some(last) = self.kept.last().filter(|_| ply >= self.kept.len()) {
            self.kept.resize(ply + 1, last.clone());
        }
    }

    /// Makes the sums at this distance those of the board.
    fn bring_up(&mut self, board: &Board, ply: usize) {
        let from = self.nearest(board, ply);
        let added = difference(&self.kept[from].board, board);
        let taken = difference(board, &self.kept[from].board);
        let (above, here) = self.kept.split_at_mut(ply);
        let here = &mut here[0];
        if from != ply {
            here.clone_from(&above[from]);
        }
        for color in Color::ALL {
            let seen = &mut here.seen[color as usize];
            let perspective = Perspective::of(board, color);
            if seen.perspective == perspective {
                seen.change(self.network, &added, &taken);
            } else {
                seen.begin(self.network, perspective, &perspective.inputs(board));
            }
        }
        here.board = *board;
    }

    /// The distance at which the board kept differs least from this one.
    fn nearest(&self, board: &Board, ply: usize) -> usize {
        (ply.saturating_sub(LOOK_ABOVE)..=ply)
            .rev()
            .min_by_key(|&at| distance(&self.kept[at].board, board))
            .unwrap_or(ply)
    }
}

impl Seen {
    fn change(&mut self, network: &Network, added: &Sets, taken: &Sets) {
        let added = self.perspective.inputs_of(added);
        let taken = self.perspective.inputs_of(taken);
        change(&mut self.sums, &network.input_weights, added.as_slice(), taken.as_slice());
    }

    fn begin(&mut self, network: &Network, perspective: Perspective, inputs: &Features) {
        self.perspective = perspective;
        self.sums = network.input_bias;
        change(&mut self.sums, &network.input_weights, inputs.as_slice(), &[]);
    }
}

/// On how many squares two boards differ, about: a piece taken by another
/// counts once or twice, which is near enough to choose by.
#[inline]
fn distance(a: &Board, b: &Board) -> usize {
    Color::ALL
        .into_iter()
        .map(|color| (a.color(color).bits() ^ b.color(color).bits()).count_ones() as usize)
        .sum::<usize>()
        + rokade_rules::Role::ALL
            .into_iter()
            .map(|role| (a.role(role).bits() ^ b.role(role).bits()).count_ones() as usize)
            .sum::<usize>()
}

const _: () = assert!(HIDDEN.is_multiple_of(16), "whole rows of wide numbers");

#[cfg(test)]
mod tests {
    use super::super::weights::tests::arbitrary;
    use super::*;
    use rokade_rules::Position;
    use rokade_test_kit::rng::Rng;

    /// From the root, over and over: random lines, evaluated at random, so that
    /// boards of other lines are left behind everywhere.
    #[test]
    fn what_is_kept_gives_the_same_as_beginning_anew() {
        let network = arbitrary();
        let mut kept = Accumulators::new(&network);
        let mut rng = Rng::seeded(7);
        let mut seen = 0;
        for _ in 0..60 {
            let mut position = Position::initial();
            for ply in 0..120 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.after(moves[rng.below(moves.len())]);
                if rng.below(3) > 0 {
                    let (board, turn) = (position.board(), position.turn());
                    let anew = network.evaluate(board, turn);
                    assert_eq!(kept.evaluate(board, turn, ply), anew, "{board:?}");
                    let mirrored = position.mirrored();
                    let other = network.evaluate(mirrored.board(), mirrored.turn());
                    assert_eq!(other, anew, "{board:?}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 3_000, "{seen}");
    }
}
