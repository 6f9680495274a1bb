//! What each man may do on the board as it stands, before anybody asks about the own king:
//! FIDE 3.1 to 3.8.1 and en passant. Castling is in [`super::castling`]; the own king is the
//! business of [`super::legal`].

use super::act::Act;
use super::attack::attacks;
use super::position::Position;
use super::words::{Cell, Kind, Man, Side};

/// Every step, capture, promotion and en passant capture of the side to move.
#[must_use]
pub fn steps(position: &Position) -> Vec<Act> {
    let mut acts = Vec::with_capacity(64);
    for (from, man) in position.board.men().filter(|(_, man)| man.side == position.turn) {
        for to in Cell::all() {
            if may_step(position, man, from, to) {
                push_with_promotions(&mut acts, man, from, to);
            } else if may_take_en_passant(position, man, from, to) {
                acts.push(Act::EnPassant { from, to });
            }
        }
    }
    acts
}

/// Whether this man may go from one cell to another by FIDE 3.1 to 3.7.3 and 3.8.1.
fn may_step(position: &Position, man: Man, from: Cell, to: Cell) -> bool {
    let there = position.board.at(to);
    // FIDE 3.1: never onto a man of the own side.
    if there.is_some_and(|other| other.side == man.side) {
        return false;
    }
    if man.kind == Kind::Pawn {
        match there {
            // FIDE 3.7.3: it captures diagonally …
            Some(_) => attacks(&position.board, from, to),
            // … and otherwise goes straight ahead.
            None => may_advance(position, man.side, from, to),
        }
    } else {
        attacks(&position.board, from, to)
    }
}

/// FIDE 3.7.1 and 3.7.2: one square ahead when it is empty; from where the pawn began, two when
/// both are empty. `to` is empty.
fn may_advance(position: &Position, side: Side, from: Cell, to: Cell) -> bool {
    if to.file != from.file {
        return false;
    }
    let ahead = to.rank - from.rank;
    let first_move = from.rank == side.pawn_rank();
    ahead == side.forward()
        || (ahead == 2 * side.forward()
            && first_move
            && position.board.at(Cell::new(from.file, from.rank + side.forward())).is_none())
}

/// FIDE 3.7.3.1 and 3.7.3.2: the pawn stands beside an opponent's pawn that has just made a
/// double step, and goes to the square which that pawn passed over.
fn may_take_en_passant(position: &Position, man: Man, from: Cell, to: Cell) -> bool {
    man.kind == Kind::Pawn
        && position.passed == Some(to)
        && position.board.at(to).is_none()
        && attacks(&position.board, from, to)
        && position.board.at(Cell::new(to.file, from.rank))
            == Some(Man { side: man.side.opponent(), kind: Kind::Pawn })
}

/// FIDE 3.7.3.3: a pawn on the farthest rank is exchanged as part of the same move.
fn push_with_promotions(acts: &mut Vec<Act>, man: Man, from: Cell, to: Cell) {
    if man.kind == Kind::Pawn && to.rank == man.side.last_rank() {
        acts.extend(Kind::PROMOTIONS.map(|kind| Act::Step { from, to, promotion: Some(kind) }));
    } else {
        acts.push(Act::Step { from, to, promotion: None });
    }
}
