//! Which puzzle of a set belongs to a day.
//!
//! Each day goes so many places on in the set, round and round. The step has no divisor in common
//! with the number of puzzles, so none comes back before all have been; and it is about the golden
//! section of the set, so that puzzles that stand together do not come together.

/// The share of the set that a day goes on.
const GOLDEN_SECTION: f64 = 0.618_033_988_749_895;

/// The place of a day's puzzle among so many; none if there are none. Days are counted from any
/// day, the same for everyone.
#[must_use]
pub fn place_of_day(day: u32, puzzles: usize) -> Option<usize> {
    let count = u64::try_from(puzzles).ok().filter(|&count| count > 0)?;
    usize::try_from(u64::from(day) % count * step(count) % count).ok()
}

/// The number nearest below the golden section that has no divisor in common with the count.
fn step(count: u64) -> u64 {
    let golden = (count as f64 * GOLDEN_SECTION) as u64;
    (1..=golden).rev().find(|&step| greatest_common_divisor(step, count) == 1).unwrap_or(1)
}

const fn greatest_common_divisor(mut one: u64, mut other: u64) -> u64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn d_no_puzzle_comes_back_within_four_years() {
        let four_years = 4 * 365 + 1;
        for puzzles in [1_461, 1_500, 1_531, 2_048, 3_000] {
            for first in [0, 20_000, 20_787] {
                let places: HashSet<_> =
                    (first..first + four_years).map(|day| place_of_day(day, puzzles)).collect();
                assert_eq!(places.len(), four_years as usize, "{puzzles} from {first}");
            }
        }
    }

    #[test]
    fn a_small_set_comes_round_and_none_has_no_puzzle() {
        let round: HashSet<_> = (0..7).map(|day| place_of_day(day, 7)).collect();
        assert_eq!(round.len(), 7);
        assert_eq!((place_of_day(3, 1), place_of_day(3, 0)), (Some(0), None));
    }

    #[test]
    fn neighbours_of_the_set_do_not_follow_each_other() {
        let count = 1_500;
        let at = |day| place_of_day(day, count).unwrap();
        assert!((0..count as u32).all(|day| at(day).abs_diff(at(day + 1)) > count / 4));
    }
}
