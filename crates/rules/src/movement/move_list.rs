//! A list of moves that needs no memory allocation.

use super::Move;
use arrayvec::ArrayVec;

/// Up to 256 moves.
///
/// No position with the material of a game has more than 218 legal moves.
/// Source: T. Hendel, *There is no reachable chess position with more than
/// 218 moves*, lichess.org blog, 2024.
pub type MoveList = ArrayVec<Move, 256>;
