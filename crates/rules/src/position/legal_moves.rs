//! The legal moves. Law: FIDE 3.1–3.9.
//!
//! One generator serves everything: it visits the moves in groups, and each
//! caller brings a [`Visitor`] that counts, lists or plays them. Only legal
//! moves are ever visited. Three sets, computed once, see to that:
//!
//! - the *targets*: without check every square not occupied by an own piece; in
//!   check the squares that end it, by capture or by standing in between;
//! - the *straight pins* and the *diagonal pins*: the lines from the king
//!   through one own piece to an enemy slider, slider included. A piece on such
//!   a line may move along it only.
//!
//! How it gets its speed is told in `docs/decisions/0002-move-generator.md`.

use super::Position;
use super::side::{self, Side, for_side};
use super::{castling, check, en_passant};
use crate::board::{Rank, Role, Square, SquareSet};
use crate::movement::{
    Move, MoveList, between, bishop_attacks, diagonal_lines, king_attacks, knight_attacks,
    pawn_attacks, rook_attacks, straight_lines,
};

/// What is done with the moves.
pub(super) trait Visitor<S: Side> {
    /// A piece that is not a pawn may go from `from` to each of `targets`.
    fn piece(&mut self, role: Role, from: Square, targets: SquareSet);

    /// Pawns arrive on each of `targets`, each from `step` numbers back.
    fn pawns(&mut self, step: i8, targets: SquareSet);

    /// Pawns arrive on each of `targets` and are promoted there.
    fn promotions(&mut self, step: i8, targets: SquareSet);

    /// A pawn captures in passing.
    fn en_passant(&mut self, from: Square, to: Square);

    /// King and rook castle.
    fn castle(&mut self, king: Square, rook: Square);
}

/// Visits every legal move of side `S`, which must have the move.
#[inline]
pub(super) fn visit<S: Side, V: Visitor<S>>(position: &Position, visitor: &mut V) {
    let scene = Scene::of::<S>(position);
    king::<S, V>(position, &scene, visitor);
    if scene.checkers.is_several() {
        // Double check leaves only king moves (FIDE 3.9.2).
        return;
    }
    pawns::<S, V>(position, &scene, visitor);
    knights::<S, V>(position, &scene, visitor);
    sliders::<S, V>(position, &scene, visitor);
}

/// What the generator must know of the position, computed once.
struct Scene {
    king: Square,
    own: SquareSet,
    enemy: SquareSet,
    occupied: SquareSet,
    checkers: SquareSet,
    targets: SquareSet,
    straight_pins: SquareSet,
    diagonal_pins: SquareSet,
}

impl Scene {
    #[inline]
    fn of<S: Side>(position: &Position) -> Scene {
        let board = position.board();
        let (own, enemy) = (board.color(S::COLOR), board.color(S::Other::COLOR));
        let occupied = own | enemy;
        let king = position.king(S::COLOR);
        let straight = board.role(Role::Rook) | board.role(Role::Queen);
        let diagonal = board.role(Role::Bishop) | board.role(Role::Queen);
        let straight = Lines::to(king, straight_lines(king) & straight & enemy, own, enemy);
        let diagonal = Lines::to(king, diagonal_lines(king) & diagonal & enemy, own, enemy);
        let leapers = knight_attacks(king) & board.role(Role::Knight)
            | pawn_attacks(S::COLOR, king) & board.role(Role::Pawn);
        let checkers = straight.checkers | diagonal.checkers | leapers & enemy;
        let targets = match checkers.first() {
            None => !own,
            Some(checker) => between(king, checker) | checkers,
        };
        Scene {
            king,
            own,
            enemy,
            occupied,
            checkers,
            targets,
            straight_pins: straight.pins,
            diagonal_pins: diagonal.pins,
        }
    }
}

/// What enemy sliders do to a king along one kind of line.
struct Lines {
    /// The sliders that give check.
    checkers: SquareSet,
    /// The lines on which one own piece alone keeps a slider from giving check.
    pins: SquareSet,
}

impl Lines {
    /// From `sliders` that are on a line with the king.
    #[inline]
    fn to(king: Square, sliders: SquareSet, own: SquareSet, enemy: SquareSet) -> Lines {
        let mut lines = Lines { checkers: SquareSet::EMPTY, pins: SquareSet::EMPTY };
        for slider in sliders {
            let line = between(king, slider);
            let cover = line & own;
            if line.meets(enemy) {
                // Its own side stands in its way.
            } else if cover.is_empty() {
                lines.checkers.insert(slider);
            } else if !cover.is_several() {
                lines.pins |= line.with(slider);
            }
        }
        lines
    }
}

/// The king's own moves and castling. Law: FIDE 3.8.
#[inline]
fn king<S: Side, V: Visitor<S>>(position: &Position, scene: &Scene, visitor: &mut V) {
    let around = king_attacks(scene.king) - scene.own;
    let rooks = position.castling().rooks_of(S::COLOR);
    if around.is_empty() && rooks.is_empty() {
        return;
    }
    // A king does not hide behind itself.
    let behind = scene.occupied.without(scene.king);
    let attacked = check::attacked::<S::Other>(position.board(), behind);
    visitor.piece(Role::King, scene.king, around - attacked);
    if scene.checkers.is_empty() {
        for rook in rooks {
            if castling::is_possible::<S>(position, scene.king, rook, attacked) {
                visitor.castle(scene.king, rook);
            }
        }
    }
}

/// The pawns, whole ranks at a time. Law: FIDE 3.7.
#[inline]
fn pawns<S: Side, V: Visitor<S>>(position: &Position, scene: &Scene, visitor: &mut V) {
    let pawns = position.board().pieces(S::COLOR, Role::Pawn);
    let empty = !scene.occupied;

    let pushers = pawns - scene.diagonal_pins;
    let single = (S::ahead(pushers - scene.straight_pins)
        | S::ahead(pushers & scene.straight_pins) & scene.straight_pins)
        & empty;
    let double = S::ahead(single & side::rank::<S>(Rank::Third)) & empty & scene.targets;
    let single = single & scene.targets;

    let capturers = pawns - scene.straight_pins;
    let free = capturers - scene.diagonal_pins;
    let pinned = capturers & scene.diagonal_pins;
    let prey = scene.enemy & scene.targets;
    let west =
        (side::ahead_west::<S>(free) | side::ahead_west::<S>(pinned) & scene.diagonal_pins) & prey;
    let east =
        (side::ahead_east::<S>(free) | side::ahead_east::<S>(pinned) & scene.diagonal_pins) & prey;

    visitor.pawns(2 * S::FORWARD, double);
    let last = side::rank::<S>(Rank::Eighth);
    for (step, targets) in [(S::FORWARD, single), (S::FORWARD - 1, west), (S::FORWARD + 1, east)] {
        visitor.pawns(step, targets - last);
        if targets.meets(last) {
            visitor.promotions(step, targets & last);
        }
    }

    if let Some(to) = position.crossed() {
        for from in en_passant::capturers::<S>(position, to) {
            if en_passant::leaves_king_safe::<S>(position, from, to) {
                visitor.en_passant(from, to);
            }
        }
    }
}

/// The knights; a pinned one has no move. Law: FIDE 3.6.
#[inline]
fn knights<S: Side, V: Visitor<S>>(position: &Position, scene: &Scene, visitor: &mut V) {
    let knights = position.board().pieces(S::COLOR, Role::Knight);
    for from in knights - (scene.straight_pins | scene.diagonal_pins) {
        visitor.piece(Role::Knight, from, knight_attacks(from) & scene.targets);
    }
}

/// Bishops, rooks and queens. Law: FIDE 3.2–3.5.
#[inline]
fn sliders<S: Side, V: Visitor<S>>(position: &Position, scene: &Scene, visitor: &mut V) {
    let board = position.board();
    let [bishops, rooks, queens] =
        [Role::Bishop, Role::Rook, Role::Queen].map(|role| board.pieces(S::COLOR, role));
    let diagonal = |from| bishop_attacks(from, scene.occupied) & scene.targets;
    let straight = |from| rook_attacks(from, scene.occupied) & scene.targets;

    let pinned = scene.straight_pins | scene.diagonal_pins;
    for from in bishops - pinned {
        visitor.piece(Role::Bishop, from, diagonal(from));
    }
    for from in rooks - pinned {
        visitor.piece(Role::Rook, from, straight(from));
    }
    for from in queens - pinned {
        visitor.piece(Role::Queen, from, diagonal(from) | straight(from));
    }
    for from in (bishops | queens) & scene.diagonal_pins {
        let role = if queens.contains(from) { Role::Queen } else { Role::Bishop };
        visitor.piece(role, from, diagonal(from) & scene.diagonal_pins);
    }
    for from in (rooks | queens) & scene.straight_pins {
        let role = if queens.contains(from) { Role::Queen } else { Role::Rook };
        visitor.piece(role, from, straight(from) & scene.straight_pins);
    }
}

/// How many moves side `S`, which must have the move, has.
#[inline]
pub(super) fn count<S: Side>(position: &Position) -> usize {
    let mut count = Count(0);
    visit::<S, _>(position, &mut count);
    count.0
}

/// Counts the moves without making any.
struct Count(usize);

impl<S: Side> Visitor<S> for Count {
    #[inline]
    fn piece(&mut self, _: Role, _: Square, targets: SquareSet) {
        self.0 += targets.len();
    }

    #[inline]
    fn pawns(&mut self, _: i8, targets: SquareSet) {
        self.0 += targets.len();
    }

    #[inline]
    fn promotions(&mut self, _: i8, targets: SquareSet) {
        self.0 += targets.len() * Role::PROMOTIONS.len();
    }

    #[inline]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }

    #[inline]
    fn castle(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
}

/// Hands each move to a function.
pub(super) struct Each<F>(pub(super) F);

impl<S: Side, F: FnMut(Move)> Visitor<S> for Each<F> {
    #[inline]
    fn piece(&mut self, role: Role, from: Square, targets: SquareSet) {
        for to in targets {
            (self.0)(Move::Normal { role, from, to, promotion: None });
        }
    }

    #[inline]
    fn pawns(&mut self, step: i8, targets: SquareSet) {
        for to in targets {
            let from = to.offset(-step);
            (self.0)(Move::Normal { role: Role::Pawn, from, to, promotion: None });
        }
    }

    #[inline]
    fn promotions(&mut self, step: i8, targets: SquareSet) {
        for to in targets {
            let from = to.offset(-step);
            for role in Role::PROMOTIONS {
                (self.0)(Move::Normal { role: Role::Pawn, from, to, promotion: Some(role) });
            }
        }
    }

    #[inline]
    fn en_passant(&mut self, from: Square, to: Square) {
        (self.0)(Move::EnPassant { from, to });
    }

    #[inline]
    fn castle(&mut self, king: Square, rook: Square) {
        (self.0)(Move::Castle { king, rook });
    }
}

impl Position {
    /// All legal moves, in no promised order. Law: FIDE 3.10.1.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.legal_moves_into(&mut list);
        list
    }

    /// Adds all legal moves to a list, which is then not copied.
    pub(crate) fn legal_moves_into(&self, list: &mut MoveList) {
        for_side!(self.turn(), S => visit::<S, _>(self, &mut Each(|m| list.push(m))));
    }

    /// How many legal moves there are, faster than by listing them.
    #[must_use]
    pub fn count_legal_moves(&self) -> usize {
        for_side!(self.turn(), S => count::<S>(self))
    }

    /// Whether there is any legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.count_legal_moves() > 0
    }
}
