//! Sliding by table, on machines with the instruction `pext`.
//!
//! `pext` gathers the occupied squares that matter for a slider into a small
//! number, which is the place of the answer in the slider's part of the table.
//!
//! Idea: "BMI2 PEXT bitboards", Chess Programming Wiki.

use super::subtraction;
use crate::board::{File, Rank, Square, SquareSet};

/// Where a square's answers begin and which blockers matter for it.
#[derive(Clone, Copy)]
struct Entry {
    relevant: u64,
    start: u32,
}

struct Table<const SIZE: usize> {
    entries: [Entry; 64],
    attacks: [SquareSet; SIZE],
}

/// One answer for each set of relevant blockers, summed over the squares.
const BISHOP_SIZE: usize = 5_248;
const ROOK_SIZE: usize = 102_400;

static BISHOP: Table<BISHOP_SIZE> = table(true);
#[expect(long_running_const_eval, reason = "a hundred thousand answers, once per build")]
static ROOK: Table<ROOK_SIZE> = table(false);

const fn table<const SIZE: usize>(bishop: bool) -> Table<SIZE> {
    let mut table =
        Table { entries: [Entry { relevant: 0, start: 0 }; 64], attacks: [SquareSet::EMPTY; SIZE] };
    let mut next = 0;
    let mut index = 0;
    while index < 64 {
        let from = Square::ALL[index];
        let reach = slide(bishop, from, SquareSet::EMPTY).bits();
        let relevant = reach & !edges_beyond(from).bits();
        table.entries[index] = Entry { relevant, start: next as u32 };
        // Subtracting the mask steps through its subsets in the order of their
        // gathered numbers (the carry-rippler).
        let mut blockers = 0;
        loop {
            table.attacks[next] = slide(bishop, from, SquareSet::from_bits(blockers));
            next += 1;
            blockers = blockers.wrapping_sub(relevant) & relevant;
            if blockers == 0 {
                break;
            }
        }
        index += 1;
    }
    table
}

const fn slide(bishop: bool, from: Square, occupied: SquareSet) -> SquareSet {
    if bishop {
        subtraction::bishop_attacks(from, occupied)
    } else {
        subtraction::rook_attacks(from, occupied)
    }
}

/// The edges that end every line from `from`: a blocker there changes nothing.
const fn edges_beyond(from: Square) -> SquareSet {
    let files = SquareSet::file(File::A).bits() | SquareSet::file(File::H).bits();
    let ranks = SquareSet::rank(Rank::First).bits() | SquareSet::rank(Rank::Eighth).bits();
    SquareSet::from_bits(
        files & !SquareSet::file(from.file()).bits() | ranks & !SquareSet::rank(from.rank()).bits(),
    )
}

impl<const SIZE: usize> Table<SIZE> {
    #[inline]
    fn attacks(&self, from: Square, occupied: SquareSet) -> SquareSet {
        let entry = self.entries[from.index()];
        let place = gather(occupied.bits(), entry.relevant) as usize;
        self.attacks[entry.start as usize + place]
    }
}

#[cfg(target_feature = "bmi2")]
#[inline]
#[expect(unsafe_code, reason = "the only way to say `pext`")]
fn gather(bits: u64, mask: u64) -> u64 {
    // SAFETY: this function is compiled only where the target has BMI2.
    unsafe { core::arch::x86_64::_pext_u64(bits, mask) }
}

/// The same in plain arithmetic, so that every machine can test the table.
#[cfg(not(target_feature = "bmi2"))]
fn gather(bits: u64, mut mask: u64) -> u64 {
    let mut gathered = 0;
    let mut place = 0;
    while mask != 0 {
        let lowest = mask & mask.wrapping_neg();
        gathered |= u64::from(bits & lowest != 0) << place;
        mask ^= lowest;
        place += 1;
    }
    gathered
}

#[inline]
pub(super) fn bishop_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    BISHOP.attacks(from, occupied)
}

#[inline]
pub(super) fn rook_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    ROOK.attacks(from, occupied)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both ways give the same answer for every square and many placements.
    #[test]
    fn extraction_equals_subtraction() {
        let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..20_000 {
            // xorshift64: any well-mixed sequence does.
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            let occupied = SquareSet::from_bits(if round % 2 == 0 {
                bits
            } else {
                bits & bits.rotate_left(21)
            });
            for from in Square::ALL {
                assert_eq!(
                    bishop_attacks(from, occupied),
                    subtraction::bishop_attacks(from, occupied)
                );
                assert_eq!(rook_attacks(from, occupied), subtraction::rook_attacks(from, occupied));
            }
        }
    }
}
