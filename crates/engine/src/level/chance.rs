//! Chance that can be repeated.
//!
//! The engine knows no chance of its own; whoever wants a fresh game brings a
//! fresh seed.
//!
//! Source: G. Steele, D. Lea, C. Flood, *Fast Splittable Pseudorandom Number
//! Generators*, OOPSLA 2014 (SplitMix64).

/// A stream of numbers that depends on its seed alone.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    pub(super) const fn of(seed: u64) -> Chance {
        Chance(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A place, drawn with these weights; `None` if no weight is above zero.
    pub(super) fn draw(&mut self, weights: &[f32]) -> Option<usize> {
        let total: f32 = weights.iter().sum();
        // 24 bits are what a number of this kind can hold.
        let mut left = (self.next() >> 40) as f32 / (1_u32 << 24) as f32 * total;
        let mut last = None;
        for (place, &weight) in weights.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
            last = Some(place);
            if left < weight {
                break;
            }
            left -= weight;
        }
        last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_follows_the_weights_and_the_seed() {
        let drawn = |seed| {
            let mut chance = Chance::of(seed);
            let mut counts = [0_u32; 4];
            for _ in 0..4_000 {
                counts[chance.draw(&[1.0, 0.0, 2.0, 1.0]).unwrap()] += 1;
            }
            counts
        };
        assert_eq!(drawn(7), drawn(7));
        assert_ne!(drawn(7), drawn(8));
        let [first, never, second, third] = drawn(7);
        assert_eq!(never, 0);
        assert!((1_800..2_200).contains(&second), "{second}");
        assert!((850..1_150).contains(&first) && (850..1_150).contains(&third));
    }

    #[test]
    fn nothing_is_drawn_where_nothing_weighs() {
        assert_eq!(Chance::of(1).draw(&[]), None);
        assert_eq!(Chance::of(1).draw(&[0.0, 0.0]), None);
    }
}
