//! How near a position looks to a mate by one side: only the order in which
//! the search looks at positions, never part of a proof.

use crate::board::{Color, Role, Square, SquareSet};
use crate::movement::{bishop_attacks, rook_attacks};
use crate::movement::{king_attacks, knight_attacks, pawn_attacks};
use crate::position::Position;

/// As many different degrees as there are; the last is the least promising.
pub(super) const DEGREES: usize = 128;

/// Ways to judge a position. None is right everywhere; the search follows them
/// in turn, so that it is as good as the best of them, as many times over.
pub(super) const WAYS: usize = 4;

const PER_FREE_SQUARE: u32 = 3;
const PER_STEP_OF_THE_KING: u32 = 2;
const PER_STEP_FROM_THE_EDGE: u32 = 2;
const PER_STEP_TO_PROMOTION: u32 = 3;
const WITHOUT_A_HEAVY_PIECE: u32 = 24;

/// What is to be captured before the other king is alone, by role.
const TO_CAPTURE: [(Role, u32); 5] =
    [(Role::Pawn, 2), (Role::Knight, 4), (Role::Bishop, 4), (Role::Rook, 6), (Role::Queen, 8)];

/// From 0, very promising, to [`DEGREES`] − 1, in each way.
pub(super) fn degrees(position: &Position, color: Color, depth: u32) -> [u8; WAYS] {
    let board = position.board();
    let (king, mated) = (position.king(color), position.king(!color));
    let own = board.color(color);
    let free = king_attacks(mated) - board.color(!color) - attacked(position, color, mated);
    let mut net = PER_FREE_SQUARE * free.len() as u32;
    net += PER_STEP_OF_THE_KING * distance(king, mated).saturating_sub(2);
    net += PER_STEP_FROM_THE_EDGE * from_edge(mated);
    let heavy = board.role(Role::Queen) | board.role(Role::Rook);
    if !own.meets(heavy) {
        net += WITHOUT_A_HEAVY_PIECE;
        let pawns = board.pieces(color, Role::Pawn).into_iter();
        let steps = pawns.map(|pawn| to_promotion(color, pawn)).min();
        net += PER_STEP_TO_PROMOTION * steps.unwrap_or(0);
    }
    let left = TO_CAPTURE
        .iter()
        .fold(0, |left, &(role, weight)| left + weight * board.pieces(!color, role).len() as u32);
    [net + left / 4 + depth, net + left, corner_of(position, color, free.len() as u32), depth]
        .map(|degree| degree.min(DEGREES as u32 - 1) as u8)
}

/// How near the king is to being mated in a corner that its own pieces block,
/// as a lone bishop or knight needs.
pub(super) fn corner(position: &Position) -> i32 {
    let color = Color::White;
    let mated = position.king(!color);
    let free =
        king_attacks(mated) - position.board().color(!color) - attacked(position, color, mated);
    corner_of(position, color, free.len() as u32) as i32
}
fn corner_of(position: &Position, color: Color, free: u32) -> u32 {
    let board = position.board();
    let (king, mated) = (position.king(color), position.king(!color));
    let bishops = board.pieces(color, Role::Bishop);
    let mut corners = SquareSet::from_iter([Square::A1, Square::H1, Square::A8, Square::H8]);
    if board.color(color).without(king).is_within(bishops) {
        for shade in [SquareSet::LIGHT, SquareSet::DARK] {
            if bishops.is_within(shade) {
                corners &= shade;
            }
        }
    }
    let to_corner = corners.into_iter().map(|corner| distance(mated, corner)).min().unwrap_or(0);
    let helpers = board.color(!color).without(mated) - board.role(Role::Pawn);
    let pawns = board.pieces(!color, Role::Pawn).into_iter();
    let blocked = match helpers.into_iter().map(|at| distance(at, mated)).min() {
        Some(nearest) => nearest,
        None => 8 + 2 * pawns.map(|at| to_promotion(!color, at)).min().unwrap_or(4),
    };
    2 * free + 4 * to_corner + 2 * distance(king, mated).abs_diff(2) + 2 * blocked
}

/// How many ranks a pawn has before it.
fn to_promotion(color: Color, pawn: Square) -> u32 {
    match color {
        Color::White => 7 - pawn.rank() as u32,
        Color::Black => pawn.rank() as u32,
    }
}

/// What a side attacks, looking through the king that is to be mated.
fn attacked(position: &Position, color: Color, through: Square) -> SquareSet {
    let board = position.board();
    let own = board.color(color);
    let occupied = board.occupied().without(through);
    let mut attacked = king_attacks(position.king(color));
    for from in own & board.role(Role::Pawn) {
        attacked |= pawn_attacks(color, from);
    }
    for from in own & board.role(Role::Knight) {
        attacked |= knight_attacks(from);
    }
    for from in own & (board.role(Role::Bishop) | board.role(Role::Queen)) {
        attacked |= bishop_attacks(from, occupied);
    }
    for from in own & (board.role(Role::Rook) | board.role(Role::Queen)) {
        attacked |= rook_attacks(from, occupied);
    }
    attacked
}

fn distance(a: Square, b: Square) -> u32 {
    let files = (a.file() as u32).abs_diff(b.file() as u32);
    let ranks = (a.rank() as u32).abs_diff(b.rank() as u32);
    files.max(ranks)
}

fn from_edge(square: Square) -> u32 {
    let (file, rank) = (square.file() as u32, square.rank() as u32);
    file.min(7 - file).min(rank.min(7 - rank))
}
