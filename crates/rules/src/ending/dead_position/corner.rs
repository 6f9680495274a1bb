//! How near a position looks to a mate in a corner by few pieces, as a lone
//! bishop or knight needs: only an order of search, never part of a proof.
//!
//! The black king is in a corner, a bishop's own one where bishops are all that
//! White has; one of his own pieces stands beside him, on the edge; and the
//! white king is a knight's move off, on the other side, so that he covers the
//! two squares that are left. Then any check mates. It counts the moves that
//! the kings, the blocker and a knight still need.

use super::judgement::distance;
use crate::board::{Board, Color, Rank, Role, Square, SquareSet};
use crate::movement::knight_attacks;
use crate::position::Position;

const PER_MOVE: i32 = 3;

/// What a blocker is that has yet to be a pawn's promotion, in moves.
const TO_BE_PROMOTED: i32 = 3;

/// What it is that there is nothing to block with.
const NO_BLOCKER: i32 = 8;

/// A mate in a corner: where the white king stands, and the blocker.
struct Pattern {
    corner: Square,
    king: Square,
    blocker: Square,
}

const fn pattern(corner: Square, king: Square, blocker: Square) -> Pattern {
    Pattern { corner, king, blocker }
}

const PATTERNS: [Pattern; 8] = [
    pattern(Square::A1, Square::B3, Square::B1),
    pattern(Square::A1, Square::C2, Square::A2),
    pattern(Square::H1, Square::G3, Square::G1),
    pattern(Square::H1, Square::F2, Square::H2),
    pattern(Square::A8, Square::B6, Square::B8),
    pattern(Square::A8, Square::C7, Square::A7),
    pattern(Square::H8, Square::G6, Square::G8),
    pattern(Square::H8, Square::F7, Square::H7),
];

/// The less, the nearer.
pub(super) fn nearness(position: &Position) -> i32 {
    let board = position.board();
    let (king, mated) = (position.king(Color::White), position.king(Color::Black));
    let bishops = board.pieces(Color::White, Role::Bishop);
    let others = board.color(Color::White).without(king) - bishops;
    let shade = match bishops.first() {
        Some(bishop) if others.is_empty() && bishop.is_light() => SquareSet::LIGHT,
        Some(_) if others.is_empty() => SquareSet::DARK,
        _ => SquareSet::FULL,
    };
    let knights = board.pieces(Color::White, Role::Knight);
    let checks = if knights.is_empty() { Role::Bishop } else { Role::Knight };
    let patterns = PATTERNS.iter().filter(|pattern| shade.contains(pattern.corner));
    let moves = patterns.map(|pattern| {
        distance(mated, pattern.corner)
            + distance(king, pattern.king)
            + to_block(board, mated, pattern.blocker, checks)
    });
    let to_check = knights.into_iter().map(|knight| to_check(knight, mated));
    let gathering: i32 = knights.into_iter().map(|knight| distance(knight, mated)).sum();
    PER_MOVE * (moves.min().unwrap_or(0) + to_check.min().unwrap_or(0)) + gathering
}

/// How many moves it takes to have a black piece on a square that neither takes
/// whoever gives check nor comes between.
fn to_block(board: &Board, mated: Square, square: Square, checks: Role) -> i32 {
    let pieces = board.color(Color::Black).without(mated);
    let moves = pieces.into_iter().map(|from| match board.role_at(from) {
        Some(Role::Pawn) if from.file() == square.file() && from.rank() > square.rank() => {
            from.rank() as i32 - square.rank() as i32
        }
        Some(Role::Pawn) => from.rank() as i32 - Rank::ALL[0] as i32 + TO_BE_PROMOTED,
        Some(Role::Knight) => (distance(from, square) + 2) / 2,
        Some(Role::Rook) if checks == Role::Knight => 2.min(distance(from, square)),
        Some(Role::Bishop) if checks != Role::Knight && from.is_light() == square.is_light() => {
            2.min(distance(from, square))
        }
        _ => NO_BLOCKER,
    });
    moves.min().unwrap_or(NO_BLOCKER)
}

/// How many moves a knight is from giving check.
fn to_check(knight: Square, mated: Square) -> i32 {
    let checks = knight_attacks(mated);
    if checks.contains(knight) {
        2
    } else if knight_attacks(knight).meets(checks) {
        1
    } else {
        2 + distance(knight, mated) / 3
    }
}
