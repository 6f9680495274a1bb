//! Walls: no square on which the king could ever be mated.
//!
//! Proof: [`super::reach`] gives sets of squares that no piece ever leaves. A
//! mated king stands within its set, attacked by a *checker*, and each square
//! beside it is taken by one of its own pieces, or attacked by the mating side
//! (through the king's own square too), in which the checker counts only for
//! what it attacks from where it gives check. If no choice of king's square, of
//! checker, of the checker's square and of the mating king's square meets even
//! that, each piece being wherever it is wanted, no mate exists. What else a
//! mate needs is left out, which can only make a wall harder to prove. The
//! longer look, with each piece in one place, is [`super::fitting`].
//!
//! It is always White who is kept from mating.
//!
//! Cost: a few microseconds where a wall is near, less where a queen roams.

use super::fitting;
use super::reach::{Reach, Reachable};
use crate::board::{Color, Role, Square, SquareSet};
use crate::movement::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use crate::position::Position;
use alloc::boxed::Box;

/// Sets of squares, one per piece, that no series of legal moves leaves, and
/// within which no mate can be put together.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Wall {
    /// The pieces with their sets, in the order of their squares.
    pub pieces: Box<[Reach]>,
}

impl Wall {
    /// The same wall on the board turned over.
    pub(super) fn mirrored(&self) -> Wall {
        let pieces: alloc::vec::Vec<Reach> = self.pieces.iter().map(Reach::mirrored).collect();
        Wall { pieces: Reach::in_order(&pieces).into() }
    }
}

/// The wall that keeps White from mating, if a quick look finds one.
pub(super) fn of(position: &Position) -> Option<Wall> {
    let reachable = Reachable::of(position)?;
    if could_mate(&reachable) {
        return None;
    }
    Some(Wall { pieces: reachable.pieces.iter().copied().collect() })
}

/// Whether White is walled off, by a longer look: [`fitting`] for each square
/// of the king.
pub(super) fn holds(position: &Position) -> bool {
    Reachable::of(position).is_some_and(|reachable| !could_fit(&reachable))
}

/// The wall, where [`holds`] says that there is one.
pub(super) fn of_fitting(position: &Position) -> Option<Wall> {
    let reachable = Reachable::of(position)?;
    if could_fit(&reachable) {
        return None;
    }
    Some(Wall { pieces: reachable.pieces.iter().copied().collect() })
}

fn could_fit(reachable: &Reachable) -> bool {
    could_fit_with(reachable, |_, _, _| true)
}

/// Whether a mate fits with one of these checkers, asked for with the square
/// it checks from and the king's.
pub(super) fn could_fit_with(
    reachable: &Reachable,
    may_check: impl Fn(&Reach, Square, Square) -> bool,
) -> bool {
    let scene = Scene::of(reachable);
    scene.kings.into_iter().any(|king| {
        let may_check = |checker: &Reach, at| may_check(checker, at, king);
        scene.could_mate_on(king, may_check)
            && fitting::could_mate_on(&scene, reachable, king, may_check)
    })
}

/// Whether a mate by White can be put together from what can be reached.
fn could_mate(reachable: &Reachable) -> bool {
    let scene = Scene::of(reachable);
    scene.kings.into_iter().any(|king| scene.could_mate_on(king, |_, _| true))
}

/// What a mate could be put together from.
pub(super) struct Scene<'a> {
    reachable: &'a Reachable,
    /// Where the king to be mated could stand.
    kings: SquareSet,
    /// Where the mating king could stand.
    mating_kings: SquareSet,
    /// Where the mated side's other pieces could stand.
    blockers: SquareSet,
    /// What stops sliders for certain.
    blocked: SquareSet,
}

impl<'a> Scene<'a> {
    pub(super) fn of(reachable: &'a Reachable) -> Scene<'a> {
        let mut scene = Scene {
            reachable,
            kings: SquareSet::EMPTY,
            mating_kings: SquareSet::EMPTY,
            blockers: SquareSet::EMPTY,
            blocked: !reachable.open,
        };
        for piece in &reachable.pieces {
            match (piece.role, piece.color == Color::White) {
                (Role::King, true) => scene.mating_kings = piece.squares,
                (Role::King, false) => scene.kings = piece.squares,
                (_, false) => scene.blockers |= piece.anywhere(),
                (_, true) => {}
            }
        }
        scene
    }

    pub(super) fn mating_kings(&self) -> SquareSet {
        self.mating_kings
    }

    pub(super) fn blocked(&self) -> SquareSet {
        self.blocked
    }

    fn could_mate_on(&self, king: Square, may_check: impl Fn(&Reach, Square) -> bool) -> bool {
        let around = king_attacks(king);
        let blocked = self.blocked.without(king);
        let mut once = SquareSet::EMPTY;
        let mut twice = SquareSet::EMPTY;
        for piece in self.mating() {
            let attacked = around.into_iter().filter(|&to| self.attacks(piece, to, blocked));
            let attacked = SquareSet::from_iter(attacked);
            twice |= once & attacked;
            once |= attacked;
        }
        let free = around - self.blockers - once;
        let mating_kings = (self.mating_kings - around).without(king);
        // The mating king stands somewhere: what is free must be near it.
        let kings_cover = |needed: SquareSet| {
            needed.is_empty()
                || mating_kings.into_iter().any(|at| needed.is_within(king_attacks(at)))
        };
        if !kings_cover(free) {
            return false;
        }
        self.mating().any(|checker| {
            let places = self.attackers(checker, king, blocked).into_iter();
            places.filter(|&at| may_check(checker, at)).any(|at| {
                let attacked = self.attacks_from(checker, at, king, blocked);
                let others = SquareSet::from_iter(around.into_iter().filter(|&to| {
                    twice.contains(to) || once.contains(to) && !self.attacks(checker, to, blocked)
                }));
                let own = self.blockers.without(at);
                kings_cover(around - own - others - attacked)
            })
        })
    }

    pub(super) fn mating(&self) -> impl Iterator<Item = &'a Reach> {
        let pieces = self.reachable.pieces.iter();
        pieces.filter(|piece| piece.color == Color::White && piece.role != Role::King)
    }

    fn attacks(&self, piece: &Reach, to: Square, blocked: SquareSet) -> bool {
        !self.attackers(piece, to, blocked).is_empty()
    }

    /// The squares within a piece's sets from which it attacks `to`.
    pub(super) fn attackers(&self, piece: &Reach, to: Square, blocked: SquareSet) -> SquareSet {
        let mut from = match piece.role {
            Role::Pawn => pawn_attacks(Color::Black, to),
            role => sweep(role, to, blocked),
        } & piece.squares;
        if !piece.promoted.is_empty() {
            let any = queen_attacks(to, blocked) | knight_attacks(to);
            from |= any & piece.promoted;
        }
        from
    }

    /// What a piece that gives check from `at` attacks around the king.
    pub(super) fn attacks_from(
        &self,
        piece: &Reach,
        at: Square,
        king: Square,
        blocked: SquareSet,
    ) -> SquareSet {
        let mut attacked = SquareSet::EMPTY;
        if piece.squares.contains(at) {
            attacked |= match piece.role {
                Role::Pawn => pawn_attacks(Color::White, at),
                role => sweep(role, at, blocked),
            };
        }
        if piece.promoted.contains(at) {
            attacked |= queen_attacks(at, blocked) | knight_attacks(at);
        }
        attacked & king_attacks(king)
    }
}

/// What a piece other than a pawn attacks.
fn sweep(role: Role, from: Square, occupied: SquareSet) -> SquareSet {
    match role {
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King | Role::Pawn => SquareSet::EMPTY,
    }
}
