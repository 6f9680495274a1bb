//! How near a position looks to a mate in a corner by few pieces, as a lone
//! bishop or knight needs: only an order of search, never part of a proof.
//!
//! The black king is in a corner, a bishop's own one where bishops are all that
//! White has, one of his own pieces stands in his way, and the white king two
//! squares off.

use super::judgement::{attacked, distance};
use crate::board::{Color, Role, Square, SquareSet};
use crate::movement::king_attacks;
use crate::position::Position;

const PER_FREE_SQUARE: i32 = 2;
const PER_STEP_TO_THE_CORNER: i32 = 4;
const PER_STEP_OF_THE_KING: i32 = 2;
const PER_STEP_OF_A_BLOCKER: i32 = 2;

/// What a blocker is that has yet to be a pawn's promotion.
const TO_BE_PROMOTED: i32 = 8;

/// The less, the nearer.
pub(super) fn nearness(position: &Position) -> i32 {
    let board = position.board();
    let (king, mated) = (position.king(Color::White), position.king(Color::Black));
    let (white, black) = (board.color(Color::White), board.color(Color::Black));
    let free = king_attacks(mated) - black - attacked(board, king, mated);
    let bishops = board.pieces(Color::White, Role::Bishop);
    let mut corners = SquareSet::from_iter([Square::A1, Square::H1, Square::A8, Square::H8]);
    if white.without(king).is_within(bishops) {
        for shade in [SquareSet::LIGHT, SquareSet::DARK] {
            if bishops.is_within(shade) {
                corners &= shade;
            }
        }
    }
    let to_corner = corners.into_iter().map(|corner| distance(mated, corner)).min().unwrap_or(0);
    let pawns = board.role(Role::Pawn);
    let blockers = (black - pawns).without(mated).into_iter();
    let nearest = blockers.map(|at| distance(at, mated)).min().unwrap_or_else(|| {
        let steps = (black & pawns).into_iter().map(|pawn| pawn.rank() as i32).min();
        TO_BE_PROMOTED + 2 * steps.unwrap_or(4)
    });
    PER_FREE_SQUARE * free.len() as i32
        + PER_STEP_TO_THE_CORNER * to_corner
        + PER_STEP_OF_THE_KING * (distance(king, mated) - 2).abs()
        + PER_STEP_OF_A_BLOCKER * nearest
}
