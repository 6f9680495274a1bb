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
    Move, MoveList, between, bishop_attacks, king_attacks, knight_attacks, rook_attacks,
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
        let checkers = check::attackers::<S::Other>(board, king, occupied);
        let targets = match checkers.first() {
            None => !own,
            Some(checker) => between(king, checker) | checkers,
        };
        let straight = enemy & (board.role(Role::Rook) | board.role(Role::Queen));
        let diagonal = enemy & (board.role(Role::Bishop) | board.role(Role::Queen));
        // Seen through everything: only the enemy stops the look.
        let straight = rook_attacks(king, enemy) & straight;
        let diagonal = bishop_attacks(king, enemy) & diagonal;
        Scene {
            king,
            own,
            enemy,
            occupied,
            checkers,
            targets,
            straight_pins: pin_lines(king, straight, own),
            diagonal_pins: pin_lines(king, diagonal, own),
        }
    }
}

/// The lines from the king to those of `sliders` that one own piece alone
/// keeps from giving check.
#[inline]
fn pin_lines(king: Square, sliders: SquareSet, own: SquareSet) -> SquareSet {
    let mut lines = SquareSet::EMPTY;
    for slider in sliders {
        let line = between(king, slider);
        let cover = line & own;
        if !cover.is_empty() && !cover.is_several() {
            lines |= line.with(slider);
        }
    }
    lines
}

/// The king's own moves and castling. Law: FIDE 3.8.
#[inline]
fn king<S: Side, V: Visitor<S>>(position: &Position, scene: &Scene, visitor: &mut V) {
    // A king does not hide behind itself.
    let behind = scene.occupied.without(scene.king);
    let mut safe = SquareSet::EMPTY;
    for to in king_attacks(scene.king) - scene.own {
        if check::attackers::<S::Other>(position.board(), to, behind).is_empty() {
            safe.insert(to);
        }
    }
    visitor.piece(Role::King, scene.king, safe);
    if scene.checkers.is_empty() {
        for rook in position.castling().rooks_of(S::COLOR) {
            if castling::is_possible::<S>(position, scene.king, rook) {
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
    let along = |from: Square, pins: SquareSet| {
        if pins.contains(from) { scene.targets & pins } else { scene.targets }
    };
    for from in board.pieces(S::COLOR, Role::Bishop) - scene.straight_pins {
        let targets = bishop_attacks(from, scene.occupied) & along(from, scene.diagonal_pins);
        visitor.piece(Role::Bishop, from, targets);
    }
    for from in board.pieces(S::COLOR, Role::Rook) - scene.diagonal_pins {
        let targets = rook_attacks(from, scene.occupied) & along(from, scene.straight_pins);
        visitor.piece(Role::Rook, from, targets);
    }
    for from in board.pieces(S::COLOR, Role::Queen) {
        let mut targets = SquareSet::EMPTY;
        if !scene.straight_pins.contains(from) {
            targets |= bishop_attacks(from, scene.occupied) & along(from, scene.diagonal_pins);
        }
        if !scene.diagonal_pins.contains(from) {
            targets |= rook_attacks(from, scene.occupied) & along(from, scene.straight_pins);
        }
        visitor.piece(Role::Queen, from, targets);
    }
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
        for_side!(self.turn(), S => visit::<S, _>(self, &mut Each(|m| list.push(m))));
        list
    }

    /// How many legal moves there are, faster than by listing them.
    #[must_use]
    pub fn count_legal_moves(&self) -> usize {
        let mut count = Count(0);
        for_side!(self.turn(), S => visit::<S, _>(self, &mut count));
        count.0
    }

    /// Whether there is any legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.count_legal_moves() > 0
    }

    /// Whether the move is legal here. Law: FIDE 3.10.1.
    #[must_use]
    pub fn is_legal(&self, chess_move: Move) -> bool {
        self.legal_moves().contains(&chess_move)
    }

    /// Whether the side to move is checkmated. Law: FIDE 5.1.1.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move is stalemated. Law: FIDE 5.2.1.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }
}
