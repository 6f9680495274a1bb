//! The fake keeps the contract too: a test that uses it learns what a real store would do.

use std::sync::Arc;

use rokade_club::ports::Store;
use rokade_test_kit::member_contract::MEMBER_TRIALS;
use rokade_test_kit::memory_store::MemoryStore;
use rokade_test_kit::store_contract::TRIALS;

#[test]
fn the_memory_store_keeps_the_contract() {
    for (name, trial) in TRIALS.iter().chain(MEMBER_TRIALS) {
        println!("{name}");
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        // Opened again it is the same one: it outlives whoever held it.
        trial(&|| Arc::clone(&store));
    }
}
