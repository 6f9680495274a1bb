//! Moves taken back: from where a position can have come about.
//!
//! Only moves by which the men stay what they are: captures and promotions lead here from other
//! material, and are looked at from there.

use super::placing::{
    DIAGONAL, LEAPS, ORTHOGONAL, Placing, Scene, at, directions, file, rank, step,
};
use crate::judge::Kind;

impl Scene<'_> {
    /// Hands to `visit` how the men were noted before each move by which this came about, if that
    /// was neither a capture nor a promotion. Not each of them is one that a game can have.
    pub(super) fn each_before(&self, visit: &mut impl FnMut(Placing)) {
        let turn = self.turn.opponent();
        for (place, &(side, kind)) in self.men.iter().enumerate() {
            if side != turn || self.passing.is_some_and(|pawn| pawn != place) {
                continue;
            }
            self.each_coming(place, kind, &mut |from| {
                let mut squares = self.squares;
                squares[place] = from;
                visit(Placing { squares, turn });
                // A pawn of the other side may have made a double step right before.
                for (other, &(side, kind)) in self.men.iter().enumerate() {
                    let square = self.squares[other];
                    let fourth = side.first_rank() + 3 * side.forward();
                    if side != turn && kind == Kind::Pawn && rank(square) == fourth {
                        let mut squares = squares;
                        squares[other] = at(file(square), side.first_rank());
                        visit(Placing { squares, turn });
                    }
                }
            });
        }
    }

    /// Each square from which one man can have come to where it stands, over empty squares.
    fn each_coming(&self, place: usize, kind: Kind, visit: &mut impl FnMut(u8)) {
        let here = self.squares[place];
        let is_free = |square: &u8| self.occupied & 1 << square == 0;
        let mut leaps = |steps: &[(i8, i8)]| {
            steps.iter().filter_map(|&by| step(here, by)).filter(is_free).for_each(&mut *visit);
        };
        match kind {
            Kind::King => {
                leaps(&ORTHOGONAL);
                leaps(&DIAGONAL);
            }
            Kind::Knight => leaps(&LEAPS),
            Kind::Rook | Kind::Bishop | Kind::Queen => {
                for by in directions(kind) {
                    let next = |&square: &u8| step(square, by).filter(is_free);
                    std::iter::successors(next(&here), next).for_each(&mut *visit);
                }
            }
            Kind::Pawn => self.each_pawn_coming(place, visit),
        }
    }

    fn each_pawn_coming(&self, place: usize, visit: &mut impl FnMut(u8)) {
        let (here, side) = (self.squares[place], self.men[place].0);
        let back = |square: u8| {
            step(square, (0, -side.forward())).filter(|&square| {
                rank(square) != side.first_rank() && self.occupied & 1 << square == 0
            })
        };
        let Some(one) = back(here) else { return };
        if self.passing.is_none() {
            visit(one);
        }
        let Some(two) = back(one) else { return };
        let is_double = rank(here) == side.first_rank() + 3 * side.forward();
        // Beside an enemy pawn it would be noted.
        if is_double && self.passing.is_some() == self.is_beside_an_enemy_pawn(place, here) {
            visit(two);
        }
    }
}
