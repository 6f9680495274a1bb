//! How near a position looks to a mate in a corner by few pieces, as a lone
//! bishop or knight needs: only an order of search, never part of a proof.
//!
//! The black king is in a corner, a bishop's own one where bishops are all that
//! White has; one of his own pieces stands beside him, on the edge, and can
//! neither take who gives check nor come between; the white king covers the two
//! squares that are left, and the bishop or knight mates. It counts the moves that each
//! side still needs for it. The side that needs more of them sets the pace: the
//! other one has moves to spare, and to make them is no step back.

use super::judgement::distance;
use crate::board::{Board, Color, Rank, Role, Square, SquareSet};
use crate::position::Position;

/// A move of the side that has more to make, and one of either.
const PER_TURN: i32 = 3;
const PER_MOVE: i32 = 2;

/// What a blocker is that has yet to be a pawn's promotion, in moves.
const TO_BE_PROMOTED: i32 = 3;

/// What it is that there is nothing to block with.
const NO_BLOCKER: i32 = 8;

/// That something cannot be.
const FAR: i32 = 20;

/// A mate in a corner: where the white king stands, the blocker, and a knight.
struct Pattern {
    corner: Square,
    king: Square,
    blocker: Square,
    check: Square,
}

const fn pattern(corner: Square, king: Square, blocker: Square, check: Square) -> Pattern {
    Pattern { corner, king, blocker, check }
}

/// The white king a knight's move from the corner. A bishop mates here too.
const BY_EITHER: [Pattern; 8] = [
    pattern(Square::A1, Square::B3, Square::B1, Square::C2),
    pattern(Square::A1, Square::C2, Square::A2, Square::B3),
    pattern(Square::H1, Square::G3, Square::G1, Square::F2),
    pattern(Square::H1, Square::F2, Square::H2, Square::G3),
    pattern(Square::A8, Square::B6, Square::B8, Square::C7),
    pattern(Square::A8, Square::C7, Square::A7, Square::B6),
    pattern(Square::H8, Square::G6, Square::G8, Square::F7),
    pattern(Square::H8, Square::F7, Square::H7, Square::G6),
];

/// The white king on the edge. The knight stands where a bishop that blocks does not see it.
const BY_A_KNIGHT: [Pattern; 8] = [
    pattern(Square::A1, Square::A3, Square::B1, Square::B3),
    pattern(Square::A1, Square::C1, Square::A2, Square::C2),
    pattern(Square::H1, Square::H3, Square::G1, Square::G3),
    pattern(Square::H1, Square::F1, Square::H2, Square::F2),
    pattern(Square::A8, Square::A6, Square::B8, Square::B6),
    pattern(Square::A8, Square::C8, Square::A7, Square::C7),
    pattern(Square::H8, Square::H6, Square::G8, Square::G6),
    pattern(Square::H8, Square::F8, Square::H7, Square::F7),
];

/// The less, the nearer.
pub(super) fn nearness(position: &Position) -> i32 {
    let board = position.board();
    let (king, mated) = (position.king(Color::White), position.king(Color::Black));
    let bishops = board.pieces(Color::White, Role::Bishop);
    let knights = board.pieces(Color::White, Role::Knight);
    let shade = match bishops.first() {
        Some(_)
            if !knights.is_empty()
                || bishops.meets(SquareSet::LIGHT) && bishops.meets(SquareSet::DARK) =>
        {
            SquareSet::FULL
        }
        Some(bishop) if bishop.is_light() => SquareSet::LIGHT,
        Some(_) => SquareSet::DARK,
        _ => SquareSet::FULL,
    };
    let moves = |pattern: &Pattern, blockers: [Role; 2]| {
        let white = distance(king, pattern.king);
        let black = distance(mated, pattern.corner);
        let (to_check, to_both) = to_check(knights, bishops, pattern);
        let to_block = to_block(board, mated, pattern.blocker, blockers);
        let sum = |white: i32, black: i32| PER_TURN * white.max(black) + PER_MOVE * (white + black);
        sum(white + to_check, black + to_block).min(sum(white + to_both, black))
    };
    let in_view = |patterns: &'static [Pattern], blockers| {
        let patterns = patterns.iter().filter(|pattern| shade.contains(pattern.corner));
        patterns.map(|pattern| moves(pattern, blockers)).min().unwrap_or(0)
    };
    if knights.is_empty() {
        in_view(&BY_EITHER, [Role::Knight, Role::Bishop])
    } else {
        let on_the_edge = in_view(&BY_A_KNIGHT, [Role::Bishop; 2]);
        on_the_edge.min(in_view(&BY_EITHER, [Role::Knight, Role::Rook]))
    }
}

/// How many moves it takes to give check, and to cover the blocker's square besides.
fn to_check(knights: SquareSet, bishops: SquareSet, pattern: &Pattern) -> (i32, i32) {
    let (mut check, mut both) = (FAR, FAR);
    for checker in knights {
        let to_check = knight_moves(checker, pattern.check).max(1);
        check = check.min(to_check);
        both = both.min(to_check + to_cover(knights.without(checker), bishops, pattern.blocker));
    }
    if knights.is_empty() {
        check = 1;
        both = 1 + to_cover(knights, bishops, pattern.blocker);
    }
    (check, both)
}

/// How many moves it takes to cover a square.
fn to_cover(knights: SquareSet, bishops: SquareSet, square: Square) -> i32 {
    let by_knight = knights.into_iter().map(|knight| (knight_moves(knight, square) - 1).abs());
    let by_bishop = bishops.into_iter().any(|bishop| bishop.is_light() == square.is_light());
    by_knight.min().unwrap_or(FAR).min(if by_bishop { 1 } else { FAR })
}

/// How many moves it takes to have a pawn or a piece of these kinds on a square.
fn to_block(board: &Board, mated: Square, square: Square, blockers: [Role; 2]) -> i32 {
    let pieces = board.color(Color::Black).without(mated);
    let moves = pieces.into_iter().map(|from| match board.role_at(from) {
        Some(Role::Pawn) if from.file() == square.file() && from.rank() > square.rank() => {
            from.rank() as i32 - square.rank() as i32
        }
        Some(Role::Pawn) => from.rank() as i32 - Rank::ALL[0] as i32 + TO_BE_PROMOTED,
        Some(role) if !blockers.contains(&role) => NO_BLOCKER,
        Some(Role::Knight) => knight_moves(from, square),
        Some(Role::Bishop) if from.is_light() != square.is_light() => NO_BLOCKER,
        _ => 2.min(distance(from, square)),
    });
    moves.min().unwrap_or(NO_BLOCKER)
}

/// How many moves a knight needs on an empty board, but for the corners.
fn knight_moves(a: Square, b: Square) -> i32 {
    let files = (a.file() as i32 - b.file() as i32).abs();
    let ranks = (a.rank() as i32 - b.rank() as i32).abs();
    let (long, short) = (files.max(ranks), files.min(ranks));
    match (long, short) {
        (1, 0) => 3,
        (2, 2) => 4,
        _ => {
            let apart = long - short;
            let part = if short > apart { 3 } else { 4 };
            apart - 2 * (apart - short).div_euclid(part)
        }
    }
}
