//! A list of moves that needs no memory allocation.

use super::Move;
use arrayvec::ArrayVec;

/// As many moves as any placement can have.
///
/// No position with the material of a game has more than 218 legal moves.
/// Source: T. Hendel, *There is no reachable chess position with more than
/// 218 moves*, lichess.org blog, 2024.
///
/// Lenient reading lets pass more material than that, and then this is the
/// bound: on each square either an own piece stands, and makes at most 8 moves
/// if it is a knight, or moves arrive, at most one from each direction in
/// which the board goes on (3 in a corner, 5 on an edge, 8 elsewhere, 420 in
/// all); three more for each of 22 promotions, and two castlings: 488.
pub type MoveList = ArrayVec<Move, 512>;
