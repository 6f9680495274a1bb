//! Where the men stand, and where they can go: the moves of the Laws once more, on numbers.
//!
//! A square is a number from 0 (a1) to 63 (h8). Nobody castles, so left and right are alike. A pawn that has just made a double step beside an
//! enemy pawn is noted on the first rank of its own side, where no pawn can stand; for everything
//! else it stands on the fourth.

use super::material::{MOST_MEN, Material, Order};
use crate::judge::{Kind, Side};

pub(super) const ORTHOGONAL: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
pub(super) const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub(super) const LEAPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The white king has half of the board.
const KING_BITS: usize = 5;
/// What exchanges the files of a square.
const RIGHT_TO_LEFT: u8 = 7;

/// Where each man stands, by its place in the material, and who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Placing {
    /// As they are noted.
    pub(super) squares: [u8; MOST_MEN],
    pub(super) turn: Side,
}

/// A move: who goes where, what it becomes and whom it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Going {
    pub(super) place: usize,
    /// As it is noted afterwards.
    pub(super) noted: u8,
    pub(super) promotion: Option<Kind>,
    pub(super) captured: Option<usize>,
}

/// A placing of certain men, as it is asked about.
pub(super) struct Scene<'a> {
    pub(super) men: &'a [(Side, Kind)],
    pub(super) squares: [u8; MOST_MEN],
    pub(super) turn: Side,
    pub(super) occupied: u64,
    /// The pawn that can be taken in passing.
    pub(super) passing: Option<usize>,
}

impl Placing {
    /// The number of a placing among all of so many men: the same with left and right exchanged.
    pub(super) fn index(&self, count: usize) -> usize {
        let king = self.squares[0];
        let flip = if file(king) < 4 { 0 } else { RIGHT_TO_LEFT };
        let first = (usize::from(king ^ flip) & 3) | (usize::from(king) >> 3) << 2;
        let first = usize::from(self.turn == Side::Black) << KING_BITS | first;
        let others = self.squares[1..count].iter();
        others.fold(first, |index, &square| index << 6 | usize::from(square ^ flip))
    }

    /// The placing with a number that has the white king on the left.
    pub(super) fn of(index: usize, count: usize) -> Placing {
        let first = index >> (6 * (count - 1));
        let mut squares = [0; MOST_MEN];
        squares[0] = ((first & 3) | (first >> 2 & 7) << 3) as u8;
        for (place, square) in squares[..count].iter_mut().enumerate().skip(1) {
            *square = (index >> (6 * (count - 1 - place)) & 63) as u8;
        }
        let turn = if first >> KING_BITS == 0 { Side::White } else { Side::Black };
        Placing { squares, turn }
    }

    /// How many numbers there are.
    pub(super) const fn numbers(count: usize) -> usize {
        2 << (KING_BITS + 6 * (count - 1))
    }

    /// The same with left and right exchanged.
    pub(super) fn flipped(&self) -> Placing {
        Placing { squares: self.squares.map(|square| square ^ RIGHT_TO_LEFT), turn: self.turn }
    }

    /// The same with the colors exchanged and the board turned over, in the order of those men.
    pub(super) fn turned(&self, order: &Order) -> Placing {
        let squares = order.map(|place| self.squares[place] ^ 56);
        Placing { squares, turn: self.turn.opponent() }
    }
}

impl<'a> Scene<'a> {
    /// A placing, if it is one that a game can have.
    pub(super) fn of(material: &'a Material, placing: &Placing) -> Option<Scene<'a>> {
        let men = material.men();
        let (mut squares, mut occupied, mut passing) = (placing.squares, 0_u64, None);
        for (place, &(side, kind)) in men.iter().enumerate() {
            let square = squares[place];
            if kind == Kind::Pawn && rank(square) == side.first_rank() {
                if side == placing.turn || passing.is_some() {
                    return None;
                }
                passing = Some(place);
                squares[place] = at(file(square), side.first_rank() + 3 * side.forward());
            } else if kind == Kind::Pawn && rank(square) == side.opponent().first_rank() {
                return None;
            }
            let bit = 1 << squares[place];
            if occupied & bit != 0 {
                return None;
            }
            occupied |= bit;
        }
        let scene = Scene { men, squares, turn: placing.turn, occupied, passing };
        let is_possible = passing.is_none_or(|pawn| scene.can_have_passed(pawn))
            && !scene.is_in_check(placing.turn.opponent());
        is_possible.then_some(scene)
    }

    /// Whether a pawn can have made a double step beside an enemy pawn.
    fn can_have_passed(&self, pawn: usize) -> bool {
        let (side, square) = (self.men[pawn].0, self.squares[pawn]);
        let behind = |steps: i8| at(file(square), rank(square) - steps * side.forward());
        let is_free = |square: u8| self.occupied & 1 << square == 0;
        is_free(behind(1)) && is_free(behind(2)) && self.is_beside_an_enemy_pawn(pawn, square)
    }

    pub(super) fn is_beside_an_enemy_pawn(&self, pawn: usize, square: u8) -> bool {
        self.men.iter().enumerate().any(|(place, &(side, kind))| {
            let other = self.squares[place];
            kind == Kind::Pawn
                && side != self.men[pawn].0
                && rank(other) == rank(square)
                && (file(other) - file(square)).abs() == 1
        })
    }

    /// The square on which a man stands.
    pub(super) fn square(&self, place: usize) -> u8 {
        self.squares[place]
    }

    /// The square that a pawn has just passed, if it can be taken there.
    pub(super) fn passed(&self) -> Option<u8> {
        let pawn = self.passing?;
        let square = self.squares[pawn];
        Some(at(file(square), rank(square) - self.men[pawn].0.forward()))
    }

    /// How the men are noted after a legal move. Nobody else can be taken in passing any more.
    pub(super) fn after(&self, going: Going) -> Placing {
        let mut squares = self.squares;
        squares[going.place] = going.noted;
        Placing { squares, turn: self.turn.opponent() }
    }

    /// The side to move, if it is mated.
    pub(super) fn mated(&self) -> Option<Side> {
        let is_mate = self.is_in_check(self.turn) && !self.each_move(&mut |_| true);
        is_mate.then_some(self.turn)
    }

    /// Whether a side's king is attacked.
    fn is_in_check(&self, side: Side) -> bool {
        let king = self.squares[usize::from(side == Side::Black)];
        is_attacked(self.men, &self.squares, self.occupied, king, side.opponent(), None)
    }

    /// Hands each legal move to `visit` until that says it has seen enough. Whether there was any.
    pub(super) fn each_move(&self, visit: &mut impl FnMut(Going) -> bool) -> bool {
        let mut is_any = false;
        for (place, &(side, kind)) in self.men.iter().enumerate() {
            if side != self.turn {
                continue;
            }
            let is_enough = self.each_going(place, kind, &mut |going, to| {
                if !self.is_safe(going, to) {
                    return false;
                }
                is_any = true;
                visit(going)
            });
            if is_enough {
                break;
            }
        }
        is_any
    }

    /// Hands each legal capture and promotion to `visit`.
    pub(super) fn each_departure(&self, visit: &mut impl FnMut(Going)) {
        for (place, &(side, kind)) in self.men.iter().enumerate() {
            if side != self.turn {
                continue;
            }
            self.each_going(place, kind, &mut |going, to| {
                let departs = going.captured.is_some() || going.promotion.is_some();
                if departs && self.is_safe(going, to) {
                    visit(going);
                }
                false
            });
        }
    }

    /// Each move of one man, safe or not, with the square on which it ends; whether `visit` had
    /// enough.
    fn each_going(
        &self,
        place: usize,
        kind: Kind,
        visit: &mut impl FnMut(Going, u8) -> bool,
    ) -> bool {
        let from = self.squares[place];
        let mut to_square = |to: u8| match self.who(to) {
            Some(other) if self.men[other].0 == self.turn || other < 2 => false,
            captured => visit(Going { place, noted: to, promotion: None, captured }, to),
        };
        let mut leaps =
            |steps: &[(i8, i8)]| steps.iter().filter_map(|&by| step(from, by)).any(&mut to_square);
        match kind {
            Kind::King => leaps(&ORTHOGONAL) || leaps(&DIAGONAL),
            Kind::Knight => leaps(&LEAPS),
            Kind::Pawn => self.each_pawn_going(place, visit),
            Kind::Rook | Kind::Bishop | Kind::Queen => directions(kind).any(|by| {
                let mut here = from;
                while let Some(next) = step(here, by) {
                    if to_square(next) {
                        return true;
                    }
                    if self.occupied & 1 << next != 0 {
                        return false;
                    }
                    here = next;
                }
                false
            }),
        }
    }

    fn each_pawn_going(&self, place: usize, visit: &mut impl FnMut(Going, u8) -> bool) -> bool {
        let (from, forward) = (self.squares[place], self.turn.forward());
        let last = self.turn.opponent().first_rank();
        let mut arrives = |to: u8, captured: Option<usize>| {
            if rank(to) != last {
                return visit(Going { place, noted: to, promotion: None, captured }, to);
            }
            super::material::PROMOTIONS
                .into_iter()
                .any(|kind| visit(Going { place, noted: to, promotion: Some(kind), captured }, to))
        };
        for by in [(1, forward), (-1, forward)] {
            let Some(to) = step(from, by) else { continue };
            let captured = match self.who(to) {
                Some(other) if other >= 2 && self.men[other].0 != self.turn => Some(other),
                None if self.passed() == Some(to) => self.passing,
                _ => continue,
            };
            if arrives(to, captured) {
                return true;
            }
        }
        let Some(one) = step(from, (0, forward)).filter(|&to| self.who(to).is_none()) else {
            return false;
        };
        if arrives(one, None) {
            return true;
        }
        if rank(from) != self.turn.first_rank() + forward {
            return false;
        }
        let Some(two) = step(one, (0, forward)).filter(|&to| self.who(to).is_none()) else {
            return false;
        };
        let noted = if self.is_beside_an_enemy_pawn(place, two) {
            at(file(two), self.turn.first_rank())
        } else {
            two
        };
        visit(Going { place, noted, promotion: None, captured: None }, two)
    }

    fn who(&self, square: u8) -> Option<usize> {
        if self.occupied & 1 << square == 0 {
            return None;
        }
        self.squares[..self.men.len()].iter().position(|&other| other == square)
    }

    /// Whether the own king is not attacked after a move that ends on a square.
    fn is_safe(&self, going: Going, to: u8) -> bool {
        let mut squares = self.squares;
        let mut occupied = self.occupied & !(1 << squares[going.place]);
        if let Some(captured) = going.captured {
            occupied &= !(1 << squares[captured]);
        }
        squares[going.place] = to;
        occupied |= 1 << to;
        let king = squares[usize::from(self.turn == Side::Black)];
        !is_attacked(self.men, &squares, occupied, king, self.turn.opponent(), going.captured)
    }
}

/// Whether a square is attacked by a side, one of whose men may be gone.
fn is_attacked(
    men: &[(Side, Kind)],
    squares: &[u8; MOST_MEN],
    occupied: u64,
    square: u8,
    by: Side,
    gone: Option<usize>,
) -> bool {
    men.iter().enumerate().any(|(place, &(side, kind))| {
        if side != by || gone == Some(place) {
            return false;
        }
        let from = squares[place];
        let (files, ranks) = (file(square) - file(from), rank(square) - rank(from));
        let is_line = match (files == 0 || ranks == 0, files.abs() == ranks.abs()) {
            (true, _) => matches!(kind, Kind::Rook | Kind::Queen),
            (_, true) => matches!(kind, Kind::Bishop | Kind::Queen),
            _ => false,
        };
        match kind {
            Kind::King => files.abs() <= 1 && ranks.abs() <= 1,
            Kind::Knight => files.abs() * ranks.abs() == 2,
            Kind::Pawn => files.abs() == 1 && ranks == side.forward(),
            _ => is_line && from != square && is_open(from, square, occupied),
        }
    })
}

/// Whether nothing stands between two squares on a line.
fn is_open(from: u8, to: u8, occupied: u64) -> bool {
    let by = ((file(to) - file(from)).signum(), (rank(to) - rank(from)).signum());
    let mut here = from;
    while let Some(next) = step(here, by) {
        if next == to {
            return true;
        }
        if occupied & 1 << next != 0 {
            return false;
        }
        here = next;
    }
    false
}

pub(super) fn directions(kind: Kind) -> impl Iterator<Item = (i8, i8)> {
    let straight = if kind == Kind::Bishop { &[][..] } else { &ORTHOGONAL };
    let slanting = if kind == Kind::Rook { &[][..] } else { &DIAGONAL };
    straight.iter().chain(slanting).copied()
}

pub(super) const fn file(square: u8) -> i8 {
    (square & 7) as i8
}

pub(super) const fn rank(square: u8) -> i8 {
    (square >> 3) as i8
}

pub(super) const fn at(file: i8, rank: i8) -> u8 {
    (rank * 8 + file) as u8
}

pub(super) fn step(from: u8, (files, ranks): (i8, i8)) -> Option<u8> {
    let (file, rank) = (file(from) + files, rank(from) + ranks);
    ((0..8).contains(&file) && (0..8).contains(&rank)).then(|| at(file, rank))
}
