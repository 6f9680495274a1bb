//! Which puzzle suits somebody.

/// One of so many that suit about as well is drawn by lot.
const SUITABLE: usize = 16;

/// Draws one of the puzzles whose rating is nearest to the one that is wanted; each is given by
/// its place and its rating. None if there are none.
pub fn choose(puzzles: impl Iterator<Item = (u32, u32)>, wanted: f64, draw: u32) -> Option<u32> {
    let mut puzzles: Vec<(u32, u32)> = puzzles.collect();
    let distance = |rating: u32| (f64::from(rating) - wanted).abs();
    puzzles.sort_by(|one, other| distance(one.1).total_cmp(&distance(other.1)));
    puzzles.truncate(SUITABLE);
    let drawn = (draw as usize).checked_rem(puzzles.len())?;
    Some(puzzles[drawn].0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_suits_is_drawn_and_all_of_it() {
        let all = || (0..100).map(|place| (place, 600 + 10 * place));
        let drawn: std::collections::BTreeSet<_> =
            (0..64).map(|draw| choose(all(), 1_000.0, draw).unwrap()).collect();
        assert_eq!(drawn.len(), SUITABLE);
        assert!(drawn.iter().all(|place| (32..=48).contains(place)), "{drawn:?}");
        assert_eq!(choose([].into_iter(), 1_000.0, 3), None);
    }
}
