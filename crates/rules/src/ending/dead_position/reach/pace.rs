//! How pieces get from set to set: everything at once, or a move at a time.

use crate::board::{Color, SquareSet};
use crate::movement::knight_attacks;

/// How a piece that is no pawn goes.
#[derive(Clone, Copy)]
pub(super) enum Gait {
    King,
    Knight,
    Bishop,
    Rook,
    Queen,
    /// As queen and knight.
    Promoted,
}

/// How far a piece gets over `open` squares, the last of which is `enterable`.
pub(super) trait Pace {
    fn reached(from: SquareSet, gait: Gait, open: SquareSet, enterable: SquareSet) -> SquareSet;
}

/// As far as it ever gets: a slide is the same as steps of one square each.
pub(super) struct Ever;

/// As far as it gets in one move.
pub(super) struct Once;

impl Pace for Ever {
    fn reached(from: SquareSet, gait: Gait, _: SquareSet, enterable: SquareSet) -> SquareSet {
        match gait {
            Gait::King | Gait::Queen => flood(from, enterable, king_steps),
            Gait::Knight => flood(from, enterable, knight_steps),
            Gait::Bishop => flood(from, enterable, diagonal_steps),
            Gait::Rook => flood(from, enterable, straight_steps),
            Gait::Promoted => flood(from, enterable, |set| king_steps(set) | knight_steps(set)),
        }
    }
}

impl Pace for Once {
    fn reached(from: SquareSet, gait: Gait, open: SquareSet, enterable: SquareSet) -> SquareSet {
        if from.is_empty() {
            return from;
        }
        let straight = || slides(from, open, [(0, 1), (0, -1), (1, 0), (-1, 0)]);
        let diagonal = || slides(from, open, [(1, 1), (1, -1), (-1, 1), (-1, -1)]);
        let reached = match gait {
            Gait::King => king_steps(from),
            Gait::Knight => knight_steps(from),
            Gait::Bishop => diagonal(),
            Gait::Rook => straight(),
            Gait::Queen => straight() | diagonal(),
            Gait::Promoted => straight() | diagonal() | knight_steps(from),
        };
        from | reached & enterable
    }
}

/// What one slide each in these directions, by files and ranks, runs over or ends on.
fn slides(from: SquareSet, open: SquareSet, directions: [(i8, i8); 4]) -> SquareSet {
    directions.into_iter().fold(SquareSet::EMPTY, |slid, direction| {
        let (mut slid, mut front) = (slid, from);
        while !front.is_empty() {
            front = shifted(front, direction);
            slid |= front;
            front &= open;
        }
        slid
    })
}

/// Everything that steps over `enterable` squares lead to.
fn flood(
    from: SquareSet,
    enterable: SquareSet,
    steps: impl Fn(SquareSet) -> SquareSet,
) -> SquareSet {
    let mut reached = from;
    loop {
        let more = reached | steps(reached) & enterable;
        if more == reached {
            return reached;
        }
        reached = more;
    }
}

/// One step towards the other side's back rank.
pub(super) fn ahead(color: Color, set: SquareSet) -> SquareSet {
    SquareSet::from_bits(match color {
        Color::White => set.bits() << 8,
        Color::Black => set.bits() >> 8,
    })
}

/// One step to the left and to the right.
fn sideways(set: SquareSet) -> SquareSet {
    const A: u64 = 0x0101_0101_0101_0101;
    SquareSet::from_bits((set.bits() & !A) >> 1 | (set.bits() & !(A << 7)) << 1)
}

pub(super) fn straight_steps(set: SquareSet) -> SquareSet {
    sideways(set) | ahead(Color::White, set) | ahead(Color::Black, set)
}

pub(super) fn diagonal_steps(set: SquareSet) -> SquareSet {
    let beside = sideways(set);
    ahead(Color::White, beside) | ahead(Color::Black, beside)
}

pub(super) fn king_steps(set: SquareSet) -> SquareSet {
    straight_steps(set) | diagonal_steps(set)
}

fn knight_steps(set: SquareSet) -> SquareSet {
    set.into_iter().fold(SquareSet::EMPTY, |steps, from| steps | knight_attacks(from))
}

/// Each square, one step further, by files and ranks.
fn shifted(set: SquareSet, (files, ranks): (i8, i8)) -> SquareSet {
    const A: u64 = 0x0101_0101_0101_0101;
    let bits = match files {
        1 => (set.bits() & !(A << 7)) << 1,
        -1 => (set.bits() & !A) >> 1,
        _ => set.bits(),
    };
    SquareSet::from_bits(match ranks {
        1 => bits << 8,
        -1 => bits >> 8,
        _ => bits,
    })
}
