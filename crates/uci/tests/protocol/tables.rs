//! `SyzygyPath`. One test, because a program has one set of tables at a time.

use crate::dialogue::{answers, beginning};

#[test]
fn tables_are_asked_from_the_moment_they_are_named_until_they_are_put_away() {
    let tables = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/tests/tables");
    let nowhere = concat!(env!("CARGO_MANIFEST_DIR"), "/no/tables");
    let hits = |lines: &[String]| -> Vec<u64> {
        let last = beginning(lines, "info depth 6").into_iter();
        last.map(|line| {
            let behind = line.split(" tbhits ").nth(1).unwrap();
            behind.split(' ').next().unwrap().parse().unwrap()
        })
        .collect()
    };
    let go = "position fen 8/8/8/4k3/8/8/p7/K6R b - - 0 1\ngo depth 6\n";
    let lines = answers(&format!(
        "{go}setoption name SyzygyPath value {tables}\n{go}\
         setoption name SyzygyPath value {tables}\n{go}\
         setoption name SyzygyPath value <empty>\nucinewgame\n{go}\
         setoption name SyzygyPath value {nowhere}\n{go}"
    ));
    let hits = hits(&lines);
    assert_eq!(hits.len(), 5, "{lines:?}");
    assert!(hits[0] == 0 && hits[1] > 0 && hits[2] > 0 && hits[3] == 0, "{hits:?}");
    let told = beginning(&lines, "info string");
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with("info string no endgame tables: cannot read"), "{told:?}");
    assert!(told[0].contains("/no/tables"), "{told:?}");
}
