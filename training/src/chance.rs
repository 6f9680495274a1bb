//! Random numbers that can be repeated.
//!
//! Source: G. Steele, D. Lea and C. Flood, *Fast Splittable Pseudorandom Number
//! Generators*, 2014 (the generator known as SplitMix64).

/// A source of random numbers; the same seed gives the same ones.
pub struct Chance(u64);

impl Chance {
    /// The source with this seed.
    pub const fn seeded(seed: u64) -> Chance {
        Chance(seed)
    }

    /// A number below `count`, which must not be zero.
    pub const fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }

    /// A number from -1 to 1.
    pub fn signed_unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u32 << 23) as f32 - 1.0
    }

    /// Puts a list in random order, every order being as likely (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
