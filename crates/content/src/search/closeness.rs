//! How close two stems are, in hundredths.

/// The same word.
pub(crate) const SAME: u32 = 100;
/// One begins with the other: a word that is still being typed, or a longer form.
const BEGINS: u32 = 65;
/// One contains the other: a compound.
const CONTAINS: u32 = 50;
/// What a slip takes away from a word of a given length: a short word has less to spare.
const SLIP: u32 = 140;

/// The shortest stem that counts as the beginning or the end of another.
const EDGE: usize = 4;
/// The shortest stem that counts as a part of another.
const PART: usize = 5;
/// The shortest stem in which one slip is forgiven, and in which two are.
const ONE_SLIP: usize = 4;
const TWO_SLIPS: usize = 7;

/// How close a stem is to another one, without slips.
pub(crate) fn kinship(one: &str, other: &str) -> u32 {
    if one == other {
        return SAME;
    }
    let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
    if short.len() >= EDGE && long.starts_with(short) {
        BEGINS
    } else if short.len() >= EDGE && long.ends_with(short)
        || short.len() >= PART && long.contains(short)
    {
        CONTAINS
    } else {
        0
    }
}

/// How close a stem is to another one when fingers slip: a letter too many, too few, another one,
/// or two that changed places.
pub(crate) fn likeness(typed: &str, known: &str) -> u32 {
    let length = typed.len().min(known.len());
    let allowed = if length >= TWO_SLIPS {
        2
    } else if length >= ONE_SLIP {
        1
    } else {
        return 0;
    };
    match slips(typed.as_bytes(), known.as_bytes(), allowed) {
        Some(slips) => {
            let loss = SLIP * slips / u32::try_from(length).unwrap_or(u32::MAX);
            let first_differs = u32::from(typed.as_bytes()[0] != known.as_bytes()[0]);
            SAME.saturating_sub(loss + 10 * first_differs)
        }
        None => 0,
    }
}

/// The number of slips between two words, if it is not more than allowed: the optimal string
/// alignment distance.
fn slips(one: &[u8], other: &[u8], allowed: u32) -> Option<u32> {
    if one.len().abs_diff(other.len()) > allowed as usize {
        return None;
    }
    let width = other.len() + 1;
    let mut before_last = vec![0; width];
    let mut last: Vec<u32> = (0..).take(width).collect();
    for (row, &letter) in one.iter().enumerate() {
        let mut current = vec![last[0] + 1; width];
        for (column, &known) in other.iter().enumerate() {
            let replaced = last[column] + u32::from(letter != known);
            let mut least = replaced.min(last[column + 1] + 1).min(current[column] + 1);
            let swapped =
                row > 0 && column > 0 && letter == other[column - 1] && one[row - 1] == known;
            if swapped {
                least = least.min(before_last[column - 1] + 1);
            }
            current[column + 1] = least;
        }
        before_last = std::mem::replace(&mut last, current);
    }
    last.last().copied().filter(|&slips| slips <= allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_finger_are_counted() {
        for (one, other, expected) in [
            ("rokad", "rokad", Some(0)),
            ("rokkad", "rokad", Some(1)),
            ("roakd", "rokad", Some(1)),
            ("rokd", "rokad", Some(1)),
            ("ruked", "rokad", Some(2)),
            ("pat", "stelling", None),
        ] {
            assert_eq!(slips(one.as_bytes(), other.as_bytes(), 2), expected, "{one} {other}");
        }
    }

    #[test]
    fn a_short_word_is_not_guessed() {
        assert_eq!(likeness("mat", "pat"), 0);
        assert!(likeness("stalemat", "stalmat") > likeness("toren", "token"));
    }

    #[test]
    fn compounds_are_kin() {
        assert_eq!(kinship("toreneindspel", "toren"), BEGINS);
        assert_eq!(kinship("koningsvleugel", "vleugel"), CONTAINS);
        assert_eq!(kinship("linkerhand", "hand"), CONTAINS);
        assert_eq!(kinship("pat", "patroon"), 0);
    }
}
