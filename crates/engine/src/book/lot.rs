//! Drawing by lot, the same for the same seed.

/// A source of chance that its owner has seeded. Good enough to choose an
/// opening; not for secrets.
///
/// Source: G. Steele et al., *Fast Splittable Pseudorandom Number Generators*
/// (SplitMix64), 2014.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lot(u64);

impl Lot {
    /// A source that begins with this seed.
    #[must_use]
    pub const fn seeded(seed: u64) -> Lot {
        Lot(seed)
    }

    /// A number below `limit`, each as likely as the others but for the bias of
    /// a remainder; 0 where the limit is.
    ///
    /// ```
    /// use rokade_engine::book::Lot;
    /// let mut lot = Lot::seeded(3);
    /// assert!((0..100).all(|_| lot.below(6) < 6));
    /// ```
    pub const fn below(&mut self, limit: u64) -> u64 {
        let drawn = self.draw();
        if limit == 0 { 0 } else { drawn % limit }
    }

    /// Puts things into an order of which none is likelier than another.
    ///
    /// Source: R. Fisher and F. Yates, *Statistical Tables*, 1938.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.below(last as u64 + 1);
            things.swap(last, other as usize);
        }
    }

    const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
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

    /// The first number of the published generator with seed 0.
    #[test]
    fn it_is_the_published_generator() {
        assert_eq!(Lot::seeded(0).draw(), 0xe220_a839_7b1d_cdaf);
    }
}
