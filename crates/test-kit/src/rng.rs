//! A small seeded source of chance, so that every random test is the same test every time.
//!
//! Source: Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators* (2014), the
//! mixing step known as SplitMix64. Good enough to draw positions; not for secrets.

/// Draws the same numbers for the same seed, for ever.
#[derive(Clone, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// A source that starts from a seed.
    #[must_use]
    pub const fn seeded(seed: u64) -> Self {
        Self { state: seed }
    }

    /// Sixty-four random bits.
    pub const fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`, which must not be 0.
    pub const fn below(&mut self, limit: usize) -> usize {
        // The bias of the remainder is far below anything that a test could notice.
        (self.bits() % limit as u64) as usize
    }

    /// True `part` times out of `whole`.
    pub const fn chance(&mut self, part: usize, whole: usize) -> bool {
        self.below(whole) < part
    }

    /// One of the things in a slice; `None` when it is empty.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        if from.is_empty() { None } else { Some(from[self.below(from.len())]) }
    }
}
