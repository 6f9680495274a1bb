//! `rokade datagen`: games against itself, in a file that only grows by whole games.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::program::{dutch, english};

const RECORD_BYTES: usize = 32;

/// A file that is not there yet, for one test.
fn new_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("datagen-{name}.bin"));
    let _ = fs::remove_file(&path);
    path
}

/// Two quick games, judged by hand.
fn arguments<'a>(out: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut all = vec!["datagen", "--out", out, "--nodes", "40", "--judge", "hand"];
    all.extend(more);
    all
}

#[test]
fn the_same_seed_gives_the_same_file_and_another_run_adds_to_it() {
    let (first, second) = (new_file("first"), new_file("second"));
    for path in [&first, &second] {
        let (output, errors, code) =
            english(&arguments(path.to_str().unwrap(), &["--games", "2", "--json"]), "");
        assert_eq!((errors.as_str(), code), ("", 0));
        let made: Value = serde_json::from_str(&output).unwrap();
        let records = fs::metadata(path).unwrap().len() as usize / RECORD_BYTES;
        assert_eq!((&made["games"], &made["positions"]), (&2.into(), &records.into()));
    }
    let before = fs::read(&first).unwrap();
    assert_eq!(before, fs::read(&second).unwrap());

    // A run that was killed may leave a part of a record.
    fs::write(&first, [&before[..], &[7; 11]].concat()).unwrap();
    let (output, _, code) = dutch(&arguments(first.to_str().unwrap(), &["--games", "1"]), "");
    assert!(output.starts_with("1 partijen (") && output.contains(" stellingen, "), "{output}");
    assert_eq!(code, 0);
    let after = fs::read(&first).unwrap();
    assert!(after.starts_with(&before) && after.len() > before.len());
    assert_eq!(after.len() % RECORD_BYTES, 0);
    // The third game is a new one.
    assert!(!before.ends_with(&after[before.len()..]));
}

#[test]
fn positions_and_threads_are_counted() {
    let path = new_file("threads");
    let more = ["--positions", "200", "--threads", "2", "--json"];
    let (output, errors, code) = english(&arguments(path.to_str().unwrap(), &more), "");
    assert_eq!((errors.as_str(), code), ("", 0));
    let made: Value = serde_json::from_str(&output).unwrap();
    assert!(made["positions"].as_u64().unwrap() >= 200, "{output}");
    let records = fs::metadata(&path).unwrap().len() / RECORD_BYTES as u64;
    assert_eq!(made["positions"], records);
    let games = ["white", "drawn", "black"].map(|result| made[result].as_u64().unwrap());
    assert_eq!(made["games"], games.iter().sum::<u64>());
}

#[test]
fn faults_are_told() {
    let (_, errors, code) = english(&arguments("/", &["--games", "1"]), "");
    assert!(errors.starts_with("rokade: cannot write to /: "), "{errors}");
    assert_eq!(code, 2);

    let no_network = new_file("no-network");
    fs::write(&no_network, "RKDN and nothing else").unwrap();
    let path = no_network.to_str().unwrap();
    let out = new_file("out");
    let run = ["datagen", "--out", out.to_str().unwrap(), "--games", "1", "--judge", path];
    let (_, errors, code) = english(&run, "");
    assert!(errors.contains("is no network for this program"), "{errors}");
    assert_eq!(code, 2);

    let (_, errors, code) = english(&["datagen", "--games", "0", "--out", "x"], "");
    assert!(errors.contains("--games"), "{errors}");
    assert_eq!(code, 2);
}
