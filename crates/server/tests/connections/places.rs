//! The cap on connections: who comes too early waits outside, and is let in later.

use rokade_server::Limits;

use crate::visitor::House;

#[tokio::test]
async fn a_full_house_lets_the_next_caller_in_when_someone_leaves() {
    let house = House::open(Limits { connections: 1, ..Limits::default() }).await;
    let mut inside = house.visitor().await;
    inside.ask("/").await;
    inside.answer().await;

    let mut outside = house.visitor().await;
    outside.ask("/").await;
    // The one thread of this test serves the house too: after these answers it would have served
    // the other caller long ago, had it let it in.
    for _ in 0..50 {
        inside.ask("/health").await;
        inside.answer().await;
        assert!(!outside.hears_something());
    }

    drop(inside);
    assert!(outside.answer().await.ends_with("board"));
}
