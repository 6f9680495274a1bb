//! What each piece could ever reach: sets that no series of moves leaves.
//!
//! For every piece on the board there is a set of squares on which it might
//! one day stand, and the fact that it might one day have *left* its square, by
//! moving or by being captured. Both only grow, until no rule below adds
//! anything.
//!
//! Proof, by induction over any series of legal moves: before a move every
//! piece still on the board stands within its set, and whatever is not where it
//! began has left. The rules add where each move can lead, given just that:
//!
//! - a square is *open* if nothing stood there at first, or if that piece has
//!   left; every square that a move crosses is empty then, hence open;
//! - a piece arrives on an open square, or captures what stands there from the
//!   start, which has left from then on; kings are never captured;
//! - a slide is the same as steps of one square each, since all but the last
//!   are over open squares;
//! - a king does not arrive next to what has not left: squares that an enemy
//!   pawn, knight or king attacks from where it still stands, and those right
//!   beside a slider;
//! - a pawn arrives diagonally only where some enemy piece might stand, or
//!   where an enemy pawn might be captured in passing;
//! - a pawn does not pass an enemy pawn before it on its file, as long as both
//!   could only ever stand on that file and nothing could ever capture the other:
//!   each move keeps them in their order;
//! - a pawn on its last rank becomes a piece that moves as queen and knight;
//! - castling needs open squares between.
//!
//! How the pieces get there, at once or move by move, is [`pace`]; how soon, as
//! far as this tells, [`layers`].
//!
//! Cost: two to six rounds over the pieces, a few microseconds. No memory.
//!
//! Idea: M. Ambrona, *A Practical Algorithm for Chess Unwinnability*, 2022
//! (there a "semi-static" analysis); the rules are our own.

mod layers;
mod pace;

use crate::board::{Color, Role, Square, SquareSet};
use crate::movement::{Move, between, knight_attacks, pawn_attacks};
use crate::position::Position;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
pub(super) use layers::Layers;
use pace::{Ever, Gait, Pace, ahead, diagonal_steps, king_steps, straight_steps};

/// As many pieces as are looked at; more stand on no board of a game.
const MOST: usize = 32;

/// Where one piece could ever stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reach {
    /// Where it stands now.
    pub from: Square,
    /// Whose it is.
    pub color: Color,
    /// What it is now.
    pub role: Role,
    /// Where it could ever stand as what it is now.
    pub squares: SquareSet,
    /// Where it could ever stand after promotion.
    pub promoted: SquareSet,
    /// Whether it could ever leave its square, by moving or by being captured.
    pub leaves: bool,
}

impl Reach {
    /// Pieces in the order of their squares, of which no two are the same.
    pub(super) fn in_order(pieces: &[Reach]) -> Vec<Reach> {
        let on = |square| pieces.iter().find(|piece| piece.from == square).copied();
        Square::ALL.into_iter().filter_map(on).collect()
    }

    /// The same on the board turned over.
    pub(super) fn mirrored(&self) -> Reach {
        Reach {
            from: self.from.mirrored(),
            color: !self.color,
            squares: self.squares.mirrored(),
            promoted: self.promoted.mirrored(),
            ..*self
        }
    }

    /// Where it could ever stand, as anything.
    pub(super) fn anywhere(&self) -> SquareSet {
        self.squares | self.promoted
    }
}

/// Where every piece could ever stand.
pub(super) struct Reachable {
    pub(super) pieces: ArrayVec<Reach, MOST>,
    /// Squares that could ever be empty.
    pub(super) open: SquareSet,
}

impl Reachable {
    /// What can be reached from a position; nothing is known when more pieces
    /// stand there than a game has.
    pub(super) fn of(position: &Position) -> Option<Reachable> {
        let mut growing = Growing::of(position)?;
        while growing.round() {}
        Some(Reachable { pieces: growing.pieces, open: growing.open })
    }
}

struct Growing<'a> {
    position: &'a Position,
    pieces: ArrayVec<Reach, MOST>,
    open: SquareSet,
}

impl<'a> Growing<'a> {
    fn of(position: &'a Position) -> Option<Growing<'a>> {
        let board = position.board();
        if board.occupied().len() > MOST {
            return None;
        }
        let pieces = board
            .iter()
            .map(|(from, piece)| Reach {
                from,
                color: piece.color,
                role: piece.role,
                squares: SquareSet::of(from),
                promoted: SquareSet::EMPTY,
                leaves: false,
            })
            .collect();
        Some(Growing { position, pieces, open: !board.occupied() })
    }

    /// Applies every rule once to every piece; whether that added anything.
    fn round(&mut self) -> bool {
        let mut grew = self.castle() | self.pass();
        for index in 0..self.pieces.len() {
            grew |= self.grow(index);
        }
        grew
    }

    fn grow(&mut self, index: usize) -> bool {
        let (squares, promoted) = self.grown::<Ever>(index);
        self.becomes(index, squares, promoted)
    }

    /// Where a piece gets to, as what it is and after promotion.
    fn grown<P: Pace>(&self, index: usize) -> (SquareSet, SquareSet) {
        let piece = self.pieces[index];
        let prey = self.prey(piece.color);
        let enterable = self.open | prey;
        let squares = match piece.role {
            Role::Pawn => piece.squares | self.pawn_steps(&piece, prey),
            Role::King => {
                let safe = enterable - self.guarded(!piece.color);
                P::reached(piece.squares, Gait::King, self.open, safe)
            }
            Role::Knight => P::reached(piece.squares, Gait::Knight, self.open, enterable),
            Role::Bishop => P::reached(piece.squares, Gait::Bishop, self.open, enterable),
            Role::Rook => P::reached(piece.squares, Gait::Rook, self.open, enterable),
            Role::Queen => P::reached(piece.squares, Gait::Queen, self.open, enterable),
        };
        let last = SquareSet::back_rank(!piece.color);
        let (squares, promoted) = match piece.role {
            Role::Pawn => (squares - last, piece.promoted | squares & last),
            _ => (squares, SquareSet::EMPTY),
        };
        (squares, P::reached(promoted, Gait::Promoted, self.open, enterable))
    }

    /// What a side's pieces could capture.
    fn prey(&self, color: Color) -> SquareSet {
        let board = self.position.board();
        board.color(!color) - board.role(Role::King)
    }

    /// A piece gets to these squares; whether that added anything.
    fn becomes(&mut self, index: usize, squares: SquareSet, promoted: SquareSet) -> bool {
        let piece = self.pieces[index];
        if squares == piece.squares && promoted == piece.promoted {
            return false;
        }
        self.pieces[index].squares = squares;
        self.pieces[index].promoted = promoted;
        let prey = self.prey(piece.color);
        self.leave(SquareSet::of(piece.from) | (squares | promoted) & prey);
        true
    }

    /// Where a pawn gets to with one move.
    fn pawn_steps(&self, pawn: &Reach, prey: SquareSet) -> SquareSet {
        let own = pawn.color;
        let free = self.open - self.behind_others(pawn);
        let single = ahead(own, pawn.squares) & free;
        let third = ahead(own, ahead(own, SquareSet::back_rank(own)));
        let double = ahead(own, single & third) & free;
        let enemies = self.pieces.iter().filter(|piece| piece.color != own);
        let mut targets = SquareSet::EMPTY;
        for enemy in enemies {
            match enemy.role {
                Role::King => {}
                Role::Pawn => targets |= enemy.anywhere() | crossed(enemy),
                _ => targets |= enemy.squares,
            }
        }
        let captures = pawn
            .squares
            .into_iter()
            .fold(SquareSet::EMPTY, |attacked, from| attacked | pawn_attacks(own, from));
        single | double | captures & targets & (self.open | prey)
    }

    /// Where a pawn could stand only after passing an enemy pawn on its file,
    /// if it cannot: that one's first square and everything behind it.
    fn behind_others(&self, pawn: &Reach) -> SquareSet {
        let ahead = file_ahead(pawn.color, pawn.from);
        if !keeps_to_its_file(pawn) {
            return SquareSet::EMPTY;
        }
        let others = self.pieces.iter().filter(|other| {
            let is_before = other.role == Role::Pawn && ahead.contains(other.from);
            is_before
                && other.color != pawn.color
                && keeps_to_its_file(other)
                && !self.can_be_captured(other)
        });
        others.fold(SquareSet::EMPTY, |behind, other| {
            behind | file_ahead(pawn.color, other.from).with(other.from)
        })
    }

    /// Whether a pawn that keeps to its file could ever be captured.
    fn can_be_captured(&self, pawn: &Reach) -> bool {
        let passed = self.position.en_passant().map(|to| ahead(pawn.color, SquareSet::of(to)));
        if passed.is_some_and(|square| square.contains(pawn.from)) {
            return true;
        }
        self.pieces.iter().any(|enemy| {
            // A pawn captures onto another file than its own.
            let captures = enemy.role != Role::Pawn || !keeps_to_its_file(enemy);
            enemy.color != pawn.color && captures && enemy.anywhere().meets(pawn.squares)
        })
    }

    /// What the pieces of a color that have not left attack from there, whatever
    /// else happens.
    fn guarded(&self, color: Color) -> SquareSet {
        let staying = self.pieces.iter().filter(|piece| piece.color == color && !piece.leaves);
        staying.fold(SquareSet::EMPTY, |guarded, piece| {
            let from = SquareSet::of(piece.from);
            guarded
                | match piece.role {
                    Role::Pawn => pawn_attacks(color, piece.from),
                    Role::Knight => knight_attacks(piece.from),
                    Role::Bishop => diagonal_steps(from),
                    Role::Rook => straight_steps(from),
                    Role::Queen | Role::King => king_steps(from),
                }
        })
    }

    /// The capture in passing that the position itself allows.
    fn pass(&mut self) -> bool {
        let Some(to) = self.position.en_passant() else { return false };
        let own = self.position.turn();
        let captured = ahead(!own, SquareSet::of(to));
        if captured.is_within(self.open) {
            return false;
        }
        let capturers = pawn_attacks(!own, to) & self.position.board().pieces(own, Role::Pawn);
        for piece in &mut self.pieces {
            if capturers.contains(piece.from) {
                piece.squares.insert(to);
            }
        }
        self.leave(capturers | captured);
        true
    }

    /// Castling with every rook that still has the right to it.
    fn castle(&mut self) -> bool {
        let mut grew = false;
        for color in Color::ALL {
            let king = self.position.king(color);
            for rook in self.position.castling().rooks_of(color) {
                grew |= self.castle_with(king, rook);
            }
        }
        grew
    }

    fn castle_with(&mut self, king: Square, rook: Square) -> bool {
        let castle = Move::Castle { king, rook };
        let Some(side) = castle.castling_side() else { return false };
        let (king_to, rook_to) = (side.king_to(king), side.rook_to(rook));
        let crossed = between(king, king_to) | between(rook, rook_to);
        let crossed = crossed.with(king_to).with(rook_to).without(king).without(rook);
        if !crossed.is_within(self.open) {
            return false;
        }
        let mut grew = false;
        for piece in &mut self.pieces {
            for (from, to) in [(king, king_to), (rook, rook_to)] {
                if piece.from == from {
                    grew |= !piece.squares.contains(to) || !piece.leaves;
                    piece.squares.insert(to);
                }
            }
        }
        self.leave(SquareSet::of(king).with(rook));
        grew
    }

    /// Whatever stood on these squares at first might have left.
    fn leave(&mut self, squares: SquareSet) {
        self.open |= squares;
        for piece in &mut self.pieces {
            piece.leaves |= squares.contains(piece.from);
        }
    }
}

/// Whether a pawn could only ever stand on the file it is on.
fn keeps_to_its_file(pawn: &Reach) -> bool {
    pawn.promoted.is_empty() && pawn.squares.is_within(SquareSet::file(pawn.from.file()))
}

/// The squares before a pawn on its file.
fn file_ahead(color: Color, from: Square) -> SquareSet {
    let file = SquareSet::file(from.file()).bits();
    SquareSet::from_bits(match color {
        Color::White => file & (u64::MAX << from.index()) & !(1 << from.index()),
        Color::Black => file & ((1 << from.index()) - 1),
    })
}

/// The squares that a pawn's double step could ever cross.
fn crossed(pawn: &Reach) -> SquareSet {
    let own = pawn.color;
    let second = ahead(own, SquareSet::back_rank(own));
    let crossed = ahead(own, pawn.squares & second);
    crossed & ahead(!own, pawn.squares)
}
