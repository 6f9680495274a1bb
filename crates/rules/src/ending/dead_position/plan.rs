//! How many moves a mate by White still takes, as far as sets tell: only an
//! order of search, never part of a proof.
//!
//! For each piece and each square [`Layers`] tell how soon it could stand there,
//! with the captures and the moves of others that open its way. A mate is put
//! together from that as in [`super::fitting`], each piece in one place, and what
//! counts is the sum over its pieces, the two kings among them, of how soon
//! each could be in its place: about the moves that must be made for it. The
//! smallest sum is what the position is from a mate.
//!
//! Cost: some ten microseconds, most of it the layers.

use super::reach::{Layers, Reach, Reachable};
use super::wall::Scene;
use crate::board::{Color, Role, Square, SquareSet};
use crate::movement::{between, king_attacks};
use crate::position::Position;
use alloc::vec::Vec;
use arrayvec::ArrayVec;

/// Pieces that are looked at: as many as a board has.
const MOST_PIECES: usize = 32;

/// Pieces, and pawns once more as what they could become.
const MOST_MEN: usize = 2 * MOST_PIECES;

/// More layers are not grown; what comes later counts as this late.
const MOST_LAYERS: u8 = 48;

/// How many places and covers are tried for a position; then the smallest sum so
/// far is taken.
const MOST_STEPS: u32 = 4_000;

/// Ways in which a piece covers squares beside a king, no more than it has squares.
const MOST_WAYS: usize = 64;

/// Squares beside the king that a piece covers from one place, and how soon.
#[derive(Clone, Copy)]
struct Cover {
    squares: SquareSet,
    soon: u32,
}

type Covers = ArrayVec<Cover, MOST_WAYS>;

/// A piece as one kind of piece: a pawn that could be promoted is a second one.
struct Man {
    /// The same for both of a pawn.
    number: u32,
    reach: Reach,
    /// How soon it could stand on each square.
    soon: [u8; 64],
}

/// How soon each piece could be where.
struct Soonest {
    men: Vec<Man>,
    reachable: Reachable,
    /// How soon each square could be empty.
    open: [u8; 64],
}

/// What could surround one square of the king to be mated.
struct Places<'a> {
    /// Black's pieces that can stand beside it.
    blockers: ArrayVec<(&'a Man, SquareSet), MOST_MEN>,
    helpers: ArrayVec<(&'a Man, Covers), MOST_MEN>,
    /// Where the check comes from, and who gives it.
    checker: (u32, Square),
    /// No sum of this or more is of interest.
    bound: u32,
    /// What is left of [`MOST_STEPS`].
    steps: &'a mut u32,
}

/// About how many moves White is from a mate, if that is less than `bound`, or
/// else the bound; and how much work it was to find out.
pub(super) fn moves_to_mate(position: &Position, bound: u32) -> (u32, u32) {
    let mut steps = MOST_STEPS;
    let found = Soonest::of(position).map_or(bound, |soonest| soonest.least(bound, &mut steps));
    (found, MOST_STEPS - steps)
}

impl Man {
    fn at(&self, square: Square) -> u32 {
        u32::from(self.soon[square as usize])
    }

    fn is_king(&self, color: Color) -> bool {
        self.reach.role == Role::King && self.reach.color == color
    }
}

impl Soonest {
    fn of(position: &Position) -> Option<Soonest> {
        let mut layers = Layers::of(position)?;
        let men = layers.pieces().iter().zip(0..).map(|(&reach, number)| Man {
            number,
            reach,
            soon: [MOST_LAYERS; 64],
        });
        let mut men: Vec<Man> = men.collect();
        let mut promoted = [const { [MOST_LAYERS; 64] }; MOST_PIECES];
        let mut open = [MOST_LAYERS; 64];
        let note = |soon: &mut [u8; 64], squares: SquareSet, layer: u8| {
            for at in squares {
                let soon = &mut soon[at as usize];
                *soon = layer.min(*soon);
            }
        };
        for layer in 0..MOST_LAYERS {
            for ((piece, man), promoted) in layers.pieces().iter().zip(&mut men).zip(&mut promoted)
            {
                note(&mut man.soon, piece.squares, layer);
                note(promoted, piece.promoted, layer);
                man.reach.squares = piece.squares;
                man.reach.promoted = piece.promoted;
            }
            note(&mut open, layers.open(), layer);
            if !layers.grow() {
                break;
            }
        }
        for number in 0..men.len() {
            let reach = &mut men[number].reach;
            if !reach.promoted.is_empty() {
                let squares = core::mem::replace(&mut reach.squares, SquareSet::EMPTY);
                let second = *reach;
                reach.squares = squares;
                reach.promoted = SquareSet::EMPTY;
                men.push(Man { number: number as u32, reach: second, soon: promoted[number] });
            }
        }
        Some(Soonest { men, reachable: layers.reachable(), open })
    }

    /// The smallest sum below a bound, or the bound.
    fn least(&self, bound: u32, steps: &mut u32) -> u32 {
        let scene = Scene::of(&self.reachable);
        let king_of = |color| self.men.iter().find(|man| man.is_king(color));
        let (Some(white), Some(black)) = (king_of(Color::White), king_of(Color::Black)) else {
            return bound;
        };
        let mut best = bound;
        for king in black.reach.squares {
            let soon = black.at(king);
            if soon < best {
                best = best.min(soon + self.least_on(&scene, (king, white), best - soon, steps));
            }
        }
        best
    }

    /// The smallest sum with the king on a square, without its own way there.
    fn least_on(
        &self,
        scene: &Scene<'_>,
        (king, white): (Square, &Man),
        bound: u32,
        steps: &mut u32,
    ) -> u32 {
        let around = king_attacks(king);
        let blocked = scene.blocked().without(king);
        let mut places = Places {
            blockers: ArrayVec::new(),
            helpers: ArrayVec::new(),
            checker: (0, king),
            bound,
            steps,
        };
        let kings = (white.reach.squares - around).without(king).into_iter();
        let kings = cheapest(
            kings
                .map(|at| Cover { squares: king_attacks(at) & around, soon: white.at(at) })
                .filter(|cover| cover.soon < bound),
        );
        for man in self.men.iter().filter(|man| man.reach.role != Role::King) {
            if man.reach.color == Color::Black {
                let squares = man.reach.anywhere() & around;
                if !squares.is_empty() {
                    places.blockers.push((man, squares));
                }
                continue;
            }
            let near = man.reach.anywhere().without(king).into_iter();
            let near = near.filter(|&at| man.at(at) < bound);
            let ways = near.map(|at| {
                *places.steps = places.steps.saturating_sub(1);
                Cover {
                    squares: scene.attacks_from(&man.reach, at, king, blocked),
                    soon: man.at(at),
                }
            });
            let ways = cheapest(ways.filter(|cover| !cover.squares.is_empty()));
            if !ways.is_empty() {
                places.helpers.push((man, ways));
            }
        }
        for man in self.men.iter().filter(|man| man.reach.color == Color::White) {
            for at in scene.attackers(&man.reach, king, blocked) {
                let soon = man.at(at) + self.way(at, king, man.reach.from);
                if soon >= places.bound {
                    continue;
                }
                places.checker = (man.number, at);
                let needed = around - scene.attacks_from(&man.reach, at, king, blocked);
                for near in &kings {
                    places.cover(needed - near.squares, soon + near.soon, 0);
                }
            }
        }
        places.bound
    }

    /// What it takes to empty the squares between two on a line.
    fn way(&self, from: Square, to: Square, without: Square) -> u32 {
        let between = between(from, to).without(without);
        between.into_iter().map(|square| u32::from(self.open[square as usize])).sum()
    }
}

impl Places<'_> {
    /// Covers what is needed with pieces not used yet; the bound becomes the
    /// smallest sum.
    fn cover(&mut self, needed: SquareSet, sum: u32, used: u32) {
        if sum >= self.bound || *self.steps == 0 {
            return;
        }
        *self.steps -= 1;
        let Some(square) = needed.first() else {
            self.bound = sum;
            return;
        };
        for index in 0..self.blockers.len() {
            let (man, squares) = self.blockers[index];
            let is_free = used >> man.number & 1 == 0;
            // The checker's own square cannot be blocked, only protected.
            if is_free && squares.contains(square) && square != self.checker.1 {
                self.cover(needed.without(square), sum + man.at(square), used | 1 << man.number);
            }
        }
        for index in 0..self.helpers.len() {
            let number = self.helpers[index].0.number;
            if used >> number & 1 != 0 || number == self.checker.0 {
                continue;
            }
            for way in 0..self.helpers[index].1.len() {
                let Cover { squares, soon } = self.helpers[index].1[way];
                if squares.contains(square) {
                    self.cover(needed - squares, sum + soon, used | 1 << number);
                }
            }
        }
    }
}

/// Those covers that no other makes needless.
fn cheapest(covers: impl Iterator<Item = Cover>) -> Covers {
    let mut cheapest = Covers::new();
    for cover in covers {
        let serves = |a: &Cover, b: &Cover| b.squares.is_within(a.squares) && a.soon <= b.soon;
        if cheapest.iter().any(|other| serves(other, &cover)) {
            continue;
        }
        cheapest.retain(|other| !serves(&cover, other));
        cheapest.push(cover);
    }
    cheapest
}
