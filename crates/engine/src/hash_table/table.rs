//! The table itself.
//!
//! Each slot is two words: what is remembered, and the position's key mixed
//! with it by exclusive or. A slot that two threads wrote at once does not
//! match any key, so no lock is needed and the table can be shared.

use super::memory::{Generation, Memory};
use super::{Bound, HashSize};
use crate::parameters::search::{HASH_AGE_PLIES, HASH_KEEP_DEEPER_PLIES};
use core::sync::atomic::{AtomicU64, Ordering};
use rokade_rules::position::zobrist::Key;

/// A fixed number of remembered positions.
#[derive(Debug)]
pub(crate) struct HashTable {
    clusters: Vec<Cluster>,
    generation: Generation,
}

/// The slots that a key can be in: as many as fit in a cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Cluster([Slot; 4]);

#[derive(Debug, Default)]
struct Slot {
    mixed_key: AtomicU64,
    word: AtomicU64,
}

impl HashTable {
    /// An empty table of this size.
    pub(crate) fn new(size: HashSize) -> HashTable {
        let count = (size.bytes() / size_of::<Cluster>()).max(1);
        let clusters = (0..count).map(|_| Cluster::default()).collect();
        HashTable { clusters, generation: Generation::default() }
    }

    /// A new search begins: what is there becomes older.
    pub(crate) fn begin_search(&mut self) {
        self.generation = self.generation.next();
    }

    /// Forgets everything.
    pub(crate) fn forget(&mut self) {
        self.generation = Generation::default();
        for slot in self.clusters.iter().flat_map(|cluster| &cluster.0) {
            slot.write(0, 0);
        }
    }

    /// What is remembered of the position with this key.
    pub(crate) fn recall(&self, key: Key) -> Option<Memory> {
        let key = key.to_bits();
        self.cluster(key).0.iter().find_map(|slot| slot.read(key)).map(|(memory, _)| memory)
    }

    /// Has the memory fetched in which a position would be found, while the
    /// caller still does something else.
    ///
    /// It is an ordinary load whose value nobody waits for. The instruction
    /// that is made for this would gain two hundredths more, and is unsafe.
    #[inline]
    pub(crate) fn fetch(&self, key: Key) {
        core::hint::black_box(self.cluster(key.to_bits()).0[0].word.load(Ordering::Relaxed));
    }

    /// Remembers a position, in place of what is worth least: the same
    /// position, an empty slot, or the shallowest and oldest.
    pub(crate) fn remember(&self, key: Key, mut memory: Memory) {
        let key = key.to_bits();
        let slots = &self.cluster(key).0;
        if let Some((slot, (old, generation))) =
            slots.iter().find_map(|slot| Some((slot, slot.read(key)?)))
        {
            let is_older = self.generation.age_of(generation) > 0;
            let is_deep = i32::from(memory.depth) + HASH_KEEP_DEEPER_PLIES >= i32::from(old.depth);
            if memory.bound == Bound::Exact || is_older || is_deep {
                memory.best = memory.best.or(old.best);
                slot.write(key, memory.to_word(self.generation));
            }
        } else if let Some(slot) = slots.iter().min_by_key(|slot| self.worth(slot)) {
            slot.write(key, memory.to_word(self.generation));
        }
    }

    /// How much of the table this search has filled, in thousandths, judged by
    /// its first thousand slots.
    pub(crate) fn filled_permille(&self) -> u32 {
        let slots = self.clusters.iter().flat_map(|cluster| &cluster.0).take(1_000);
        let (seen, filled) = slots.fold((0, 0), |(seen, filled), slot| {
            let is_ours = slot.peek().is_some_and(|(_, written)| written == self.generation);
            (seen + 1, filled + u32::from(is_ours))
        });
        filled * 1_000 / seen.max(1)
    }

    fn worth(&self, slot: &Slot) -> i32 {
        slot.peek().map_or(i32::MIN, |(memory, generation)| {
            i32::from(memory.depth) - HASH_AGE_PLIES * self.generation.age_of(generation)
        })
    }

    /// The upper half of the key, scaled to the number of clusters.
    fn cluster(&self, key: u64) -> &Cluster {
        let index = ((key >> 32) * self.clusters.len() as u64) >> 32;
        &self.clusters[index as usize]
    }
}

impl Slot {
    fn read(&self, key: u64) -> Option<(Memory, Generation)> {
        let word = self.word.load(Ordering::Relaxed);
        (self.mixed_key.load(Ordering::Relaxed) ^ word == key).then(|| Memory::from_word(word))?
    }

    fn peek(&self) -> Option<(Memory, Generation)> {
        Memory::from_word(self.word.load(Ordering::Relaxed))
    }

    fn write(&self, key: u64, word: u64) {
        self.mixed_key.store(key ^ word, Ordering::Relaxed);
        self.word.store(word, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash_table::PackedMove;
    use crate::score::Score;
    use rokade_rules::Position;

    fn memory(depth: u8) -> Memory {
        Memory {
            best: None,
            score: Score::centipawns(i32::from(depth)),
            bound: Bound::Lower,
            evaluation: None,
            depth,
        }
    }

    /// Keys of positions that differ, from a walk through legal moves.
    fn keys(count: usize) -> Vec<Key> {
        let mut position = Position::initial();
        let mut keys = Vec::new();
        while keys.len() < count {
            let moves = position.legal_moves();
            keys.extend(moves.iter().map(|&m| Key::of(&position.after(m))));
            position = position.after(moves[keys.len() % moves.len()]);
        }
        keys
    }

    #[test]
    fn a_table_of_the_least_size_remembers() {
        let table = HashTable::new(HashSize::mebibytes(1));
        let keys = keys(500);
        for (depth, &key) in (0..).zip(&keys) {
            table.remember(key, memory((depth % 60) as u8));
            assert_eq!(table.recall(key).map(|m| m.depth), Some((depth % 60) as u8));
        }
    }

    #[test]
    fn a_shallow_look_does_not_replace_a_deep_one_and_its_move_stays() {
        let table = HashTable::new(HashSize::mebibytes(1));
        let key = Key::of(&Position::initial());
        let first = Position::initial().legal_moves()[0];
        table.remember(key, Memory { best: Some(PackedMove::of(first)), ..memory(20) });
        table.remember(key, memory(3));
        assert_eq!(table.recall(key).map(|m| m.depth), Some(20));
        table.remember(key, memory(25));
        let kept = table.recall(key).unwrap();
        assert_eq!((kept.depth, kept.best), (25, Some(PackedMove::of(first))));
    }

    #[test]
    fn a_crowded_cluster_forgets_the_oldest() {
        let mut table = HashTable { clusters: vec![Cluster::default()], ..empty() };
        let keys = keys(5);
        for &key in &keys[..4] {
            table.remember(key, memory(10));
        }
        for _ in 0..3 {
            table.begin_search();
        }
        table.remember(keys[4], memory(1));
        assert!(table.recall(keys[4]).is_some());
        assert_eq!(keys[..4].iter().filter(|&&key| table.recall(key).is_some()).count(), 3);
        assert_eq!(table.filled_permille(), 250);
        table.forget();
        assert!(keys.iter().all(|&key| table.recall(key).is_none()));
    }

    fn empty() -> HashTable {
        HashTable { clusters: Vec::new(), generation: Generation::default() }
    }
}
