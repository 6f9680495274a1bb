//! What a proof remembers of positions.
//!
//! What was proved for so many moves holds for more, and what was refuted
//! holds for fewer; the numbers are those of the last question only.

use super::numbers::Numbers;
use crate::hash_table::HashSize;

/// What is remembered of one position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    numbers: Numbers,
    /// The question that the numbers are about: the attacker's moves left.
    asked: u8,
    /// With so many moves the attacker mates.
    mates_with: u8,
    /// With fewer than so many it does not.
    needs: u8,
    /// How much was looked at to learn this, as a power of two.
    work: u8,
}

/// Stands for no number of moves known to suffice.
const UNKNOWN: u8 = u8::MAX;

const EMPTY: Entry =
    Entry { key: 0, numbers: Numbers::LOST, asked: 0, mates_with: UNKNOWN, needs: 0, work: 0 };

/// The slots that a key can be in.
const SLOTS: usize = 4;

/// The table.
#[derive(Debug)]
pub(super) struct Table(Vec<[Entry; SLOTS]>);

/// Who has the move where something is remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// The side that wants to mate.
    Attacker,
    /// The side that wants to last.
    Defender,
}

impl Side {
    pub(super) const fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }

    /// What it means for the side to move that there is a mate.
    pub(super) const fn numbers_if(self, finding: Finding) -> Numbers {
        match (self, finding) {
            (Side::Attacker, Finding::Mate) | (Side::Defender, Finding::NoMate) => Numbers::WON,
            (Side::Attacker, Finding::NoMate) | (Side::Defender, Finding::Mate) => Numbers::LOST,
        }
    }
}

/// What a question was decided to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Finding {
    Mate,
    NoMate,
}

impl Table {
    pub(super) fn new(size: HashSize) -> Table {
        let count = (size.bytes() / size_of::<[Entry; SLOTS]>()).max(1);
        Table(vec![[EMPTY; SLOTS]; count])
    }

    pub(super) fn forget(&mut self) {
        self.0.fill([EMPTY; SLOTS]);
    }

    /// What is known of the question whether the attacker, with so many moves
    /// left, mates.
    pub(super) fn recall(&self, key: u64, side: Side, left: u8) -> Option<Numbers> {
        let entry = self.0[self.place(key)].iter().find(|entry| entry.key == key)?;
        if left >= entry.mates_with {
            Some(side.numbers_if(Finding::Mate))
        } else if left < entry.needs {
            Some(side.numbers_if(Finding::NoMate))
        } else {
            (left == entry.asked).then_some(entry.numbers)
        }
    }

    /// Remembers the numbers of a question, found by looking at so many
    /// positions, in place of what took least work.
    pub(super) fn remember(&mut self, key: u64, side: Side, left: u8, numbers: Numbers, work: u64) {
        let place = self.place(key);
        let slots = &mut self.0[place];
        let known = slots.iter().position(|entry| entry.key == key);
        let least = (0..SLOTS).min_by_key(|&slot| slots[slot].work).unwrap_or_default();
        let entry = &mut slots[known.unwrap_or(least)];
        if known.is_none() {
            *entry = Entry { key, ..EMPTY };
        }
        let work = 64 - work.leading_zeros();
        entry.work = entry.work.max(work as u8);
        if numbers == side.numbers_if(Finding::Mate) {
            entry.mates_with = entry.mates_with.min(left);
        } else if numbers == side.numbers_if(Finding::NoMate) {
            entry.needs = entry.needs.max(left.saturating_add(1));
        } else {
            (entry.asked, entry.numbers) = (left, numbers);
        }
    }

    /// The upper half of the key, scaled to the number of places.
    const fn place(&self, key: u64) -> usize {
        (((key >> 32) * self.0.len() as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_decided_holds_for_more_or_fewer_moves() {
        let mut table = Table::new(HashSize::mebibytes(1));
        let open = Numbers { to_win: 3, to_lose: 4 };
        table.remember(77, Side::Attacker, 3, open, 10);
        assert_eq!(table.recall(77, Side::Attacker, 3), Some(open));
        assert_eq!(table.recall(77, Side::Attacker, 2), None);
        table.remember(77, Side::Attacker, 3, Numbers::WON, 10);
        assert_eq!(table.recall(77, Side::Attacker, 5), Some(Numbers::WON));
        table.remember(77, Side::Attacker, 1, Numbers::LOST, 10);
        assert_eq!(table.recall(77, Side::Attacker, 0), Some(Numbers::LOST));
        assert_eq!(table.recall(77, Side::Attacker, 2), None);
        // The defender has won what is no mate.
        table.remember(5, Side::Defender, 2, Numbers::WON, 10);
        assert_eq!(table.recall(5, Side::Defender, 1), Some(Numbers::WON));
        table.forget();
        assert_eq!(table.recall(5, Side::Defender, 1), None);
    }

    #[test]
    fn a_full_place_forgets_what_took_least_work() {
        let mut table = Table(vec![[EMPTY; SLOTS]]);
        for (key, work) in [(1, 900), (2, 5), (3, 900), (4, 900), (5, 900)] {
            table.remember(key, Side::Attacker, 3, Numbers::WON, work);
        }
        let kept: Vec<u64> =
            (1..6).filter(|&key| table.recall(key, Side::Attacker, 3).is_some()).collect();
        assert_eq!(kept, [1, 3, 4, 5]);
    }
}
