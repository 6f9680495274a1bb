//! The arithmetic of the network: adding rows, and weighing clipped squares.
//!
//! Each function is written once, in plain loops over whole numbers, and
//! compiled twice where it pays: for any processor, and for those with AVX2
//! (see `wide`). Whole numbers give the same result in any order, so both give
//! the same.

mod wide;

pub(super) use wide::{change, weigh};

use super::weights::{HIDDEN, SUM_ONE};

/// Sums or weights, one for each hidden place.
pub(super) type Row = [i16; HIDDEN];

/// The sums with some rows of weights added and others taken away.
#[inline(always)]
fn change_plainly(sums: &mut Row, rows: &[Row], added: &[u16], taken: &[u16]) {
    // Pairs first: a move takes one row away and adds one.
    let pairs = added.len().min(taken.len());
    for (&more, &less) in added.iter().zip(taken) {
        let (more, less) = (&rows[usize::from(more)], &rows[usize::from(less)]);
        for place in 0..HIDDEN {
            sums[place] = sums[place].wrapping_add(more[place]).wrapping_sub(less[place]);
        }
    }
    for &more in &added[pairs..] {
        let more = &rows[usize::from(more)];
        for place in 0..HIDDEN {
            sums[place] = sums[place].wrapping_add(more[place]);
        }
    }
    for &less in &taken[pairs..] {
        let less = &rows[usize::from(less)];
        for place in 0..HIDDEN {
            sums[place] = sums[place].wrapping_sub(less[place]);
        }
    }
}

/// The clipped squares of the sums, weighed and added up, in 255 × 255 × 64ths.
#[inline(always)]
fn weigh_plainly(sums: &Row, weights: &Row) -> i32 {
    let mut total: i32 = 0;
    for place in 0..HIDDEN {
        let clipped = sums[place].clamp(0, SUM_ONE);
        // At most 255 × 127, so it fits: weights are checked when they are read.
        let weighed = clipped.wrapping_mul(weights[place]);
        total = total.wrapping_add(i32::from(clipped).wrapping_mul(i32::from(weighed)));
    }
    total
}

#[cfg(test)]
mod tests {
    use super::super::weights::tests::arbitrary;
    use super::*;

    #[test]
    fn wide_and_plain_give_the_same_numbers() {
        let network = arbitrary();
        let lists: [&[u16]; 5] = [&[], &[5], &[700, 3], &[1, 2, 3, 4], &[767, 0, 9, 9, 40]];
        let mut plain = network.input_bias;
        let mut wide = network.input_bias;
        for added in lists {
            for taken in lists {
                change_plainly(&mut plain, &network.input_weights, added, taken);
                change(&mut wide, &network.input_weights, added, taken);
                assert_eq!(plain, wide);
                for weights in network.output_weights.as_flattened() {
                    assert_eq!(weigh_plainly(&plain, weights), weigh(&wide, weights));
                }
            }
        }
    }

    #[test]
    fn the_clipped_square_is_exact() {
        let mut sums = [0; HIDDEN];
        let mut weights = [0; HIDDEN];
        (sums[0], weights[0]) = (-3, 127);
        (sums[1], weights[1]) = (400, -127);
        (sums[2], weights[2]) = (10, 3);
        (sums[HIDDEN - 1], weights[HIDDEN - 1]) = (255, 127);
        assert_eq!(weigh(&sums, &weights), 300);
        let weight = (i32::MAX / (255 * 255 * HIDDEN as i32)).min(127);
        let greatest = weigh(&[i16::MAX; HIDDEN], &[weight as i16; HIDDEN]);
        assert_eq!(greatest, 255 * 255 * weight * HIDDEN as i32);
    }
}
