//! Chance that can be repeated: a small generator of random numbers.
//!
//! Source: G. Steele, D. Lea and C. Flood, *Fast Splittable Pseudorandom Number
//! Generators*, 2014 (the generator known as SplitMix64).

/// A source of random numbers; the same seed gives the same numbers.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    /// The source of one game among those of a seed.
    pub(super) const fn of_game(seed: u64, number: u64) -> Chance {
        // Mixed twice, so that neighbouring seeds share no games.
        let mixed = Chance(seed).next().0;
        Chance(Chance(mixed ^ number).next().0)
    }

    /// A number below `count`, which must not be zero. For the small counts
    /// here the unevenness of the remainder is far below anything that shows.
    pub(super) const fn below(&mut self, count: usize) -> usize {
        let (number, next) = self.next();
        *self = next;
        (number % count as u64) as usize
    }

    const fn next(&self) -> (u64, Chance) {
        let state = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31), Chance(state))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers_and_another_gives_others() {
        let numbers = |mut chance: Chance| [(); 16].map(|()| chance.below(1_000));
        assert_eq!(numbers(Chance::of_game(7, 3)), numbers(Chance::of_game(7, 3)));
        assert_ne!(numbers(Chance::of_game(7, 3)), numbers(Chance::of_game(7, 4)));
        assert_ne!(numbers(Chance::of_game(7, 3)), numbers(Chance::of_game(8, 3)));
        // The first number of the published generator with seed 0.
        assert_eq!(Chance(0).next().0, 0xe220_a839_7b1d_cdaf);
    }
}
