//! A worth that changes from the middle game to the ending.
//!
//! Idea: "Tapered Eval", Chess Programming Wiki.

use crate::parameters::evaluation::FULL_PHASE;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul, Sub};

/// A worth in the middle game and one in the ending, in centipawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tapered {
    middle_cp: i32,
    ending_cp: i32,
}

impl Tapered {
    /// From both worths.
    pub(crate) const fn new(middle_cp: i32, ending_cp: i32) -> Tapered {
        Tapered { middle_cp, ending_cp }
    }

    /// The sum, for constant contexts.
    pub(crate) const fn plus(self, other: Tapered) -> Tapered {
        Tapered {
            middle_cp: self.middle_cp + other.middle_cp,
            ending_cp: self.ending_cp + other.ending_cp,
        }
    }

    /// The worth in centipawns at a phase from 0, the barest ending, to
    /// [`FULL_PHASE`].
    pub(crate) const fn at(self, phase: i32) -> i32 {
        (self.middle_cp * phase + self.ending_cp * (FULL_PHASE - phase)) / FULL_PHASE
    }
}

impl Add for Tapered {
    type Output = Tapered;

    #[inline]
    fn add(self, other: Tapered) -> Tapered {
        self.plus(other)
    }
}

impl AddAssign for Tapered {
    #[inline]
    fn add_assign(&mut self, other: Tapered) {
        *self = self.plus(other);
    }
}

impl Sub for Tapered {
    type Output = Tapered;

    #[inline]
    fn sub(self, other: Tapered) -> Tapered {
        self + other * -1
    }
}

impl Mul<i32> for Tapered {
    type Output = Tapered;

    #[inline]
    fn mul(self, times: i32) -> Tapered {
        Tapered { middle_cp: self.middle_cp * times, ending_cp: self.ending_cp * times }
    }
}

impl Sum for Tapered {
    fn sum<I: Iterator<Item = Tapered>>(worths: I) -> Tapered {
        worths.fold(Tapered::default(), Tapered::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_goes_from_one_worth_to_the_other() {
        let worth = Tapered::new(240, -24);
        assert_eq!(worth.at(FULL_PHASE), 240);
        assert_eq!(worth.at(0), -24);
        assert_eq!(worth.at(FULL_PHASE / 2), 108);
    }
}
