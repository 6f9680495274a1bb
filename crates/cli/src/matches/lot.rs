//! Drawing by lot, the same for the same seed.

/// A source of chance.
///
/// Source: G. Steele et al., *Fast Splittable Pseudorandom Number Generators*
/// (SplitMix64), 2014.
#[derive(Clone, Debug)]
pub(super) struct Lot(u64);

impl Lot {
    pub(super) const fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Puts things into an order of which none is likelier than another.
    ///
    /// Source: R. Fisher and F. Yates, *Statistical Tables*, 1938.
    pub(super) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = (self.draw() % (last as u64 + 1)) as usize;
            things.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_kept_and_the_seed_decides() {
        let shuffled = |seed| {
            let mut things: Vec<u8> = (0..50).collect();
            Lot::seeded(seed).shuffle(&mut things);
            things
        };
        assert_eq!(shuffled(1), shuffled(1));
        assert_ne!(shuffled(1), shuffled(2));
        let mut sorted = shuffled(1);
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(0..50));
    }
}
