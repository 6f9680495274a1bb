//! The bench signature: see `rokade_engine::bench`.

use rokade_engine::{StoppedClock, bench};

#[test]
fn the_signature_is_the_one_that_is_written_down() {
    let mut searched = 0;
    let nodes = bench::run(&StoppedClock, |_, _| searched += 1);
    assert_eq!(searched, bench::POSITIONS.len());
    assert_eq!(
        nodes,
        bench::SIGNATURE,
        "the search or the evaluation has changed; if that is meant, write the new signature \
         into `bench::SIGNATURE` and into the commit"
    );
}

#[test]
fn the_readme_names_the_signature() {
    let readme = include_str!("../../README.md");
    assert!(readme.contains(&format!("\nBench: {}\n", bench::SIGNATURE)));
}
