//! Random games: legal moves drawn by the judge, with a liking for the rare ones.
//!
//! Moves drawn evenly castle, promote and capture en passant too seldom to test anything; one
//! draw in three is therefore among the rare moves when there are any.

use crate::judge::{Act, Cell, Kind, Position, Side};
use crate::rng::Rng;

/// One move of a random game, with what else could have been played.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The position before the move.
    pub position: Position,
    /// All legal moves there.
    pub legal: Vec<Act>,
    /// The one that is played.
    pub played: Act,
}

/// A game that goes on until there is no legal move; take as many plies of it as you like.
#[derive(Clone, Debug)]
pub struct RandomGame {
    position: Position,
    rng: Rng,
}

impl RandomGame {
    /// A game from a position, the same for the same seed.
    #[must_use]
    pub const fn new(start: Position, seed: u64) -> Self {
        Self { position: start, rng: Rng::seeded(seed) }
    }
}

impl Iterator for RandomGame {
    type Item = Ply;

    fn next(&mut self) -> Option<Ply> {
        let position = self.position;
        let legal = position.legal_acts();
        let played = draw(&position, &legal, &mut self.rng)?;
        self.position = position.after(played);
        Some(Ply { position, legal, played })
    }
}

/// Draws a move, one time in three a rare one if there is any.
pub fn draw(position: &Position, legal: &[Act], rng: &mut Rng) -> Option<Act> {
    if rng.chance(1, 3) {
        let rare: Vec<Act> = legal.iter().copied().filter(|&act| is_rare(position, act)).collect();
        if let Some(act) = rng.pick(&rare) {
            return Some(act);
        }
    }
    rng.pick(legal)
}

/// Castling, promotion, en passant, and a double step that may be answered by it.
#[must_use]
pub fn is_rare(position: &Position, act: Act) -> bool {
    match act {
        Act::Castle { .. } | Act::EnPassant { .. } | Act::Step { promotion: Some(_), .. } => true,
        Act::Step { from, to, promotion: None } => passes_a_pawn(position, from, to),
    }
}

/// Whether this is a pawn's double step that ends beside a pawn of the opponent.
fn passes_a_pawn(position: &Position, from: Cell, to: Cell) -> bool {
    let is_pawn_of = |cell: Cell, side: Side| {
        position.board.at(cell).is_some_and(|man| man.kind == Kind::Pawn && man.side == side)
    };
    is_pawn_of(from, position.turn)
        && (to.rank - from.rank).abs() == 2
        && [to.file - 1, to.file + 1]
            .into_iter()
            .filter(|file| (0..8).contains(file))
            .any(|file| is_pawn_of(Cell::new(file, to.rank), position.turn.opponent()))
}
