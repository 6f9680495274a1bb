//! `rokade load`: a small measurement from end to end, and its bounds.

use crate::program::{dutch, english};

#[test]
fn a_house_of_its_own_is_opened_played_at_and_closed() {
    let arguments = ["load", "--games", "3", "--rate", "30", "--seconds", "1", "--json"];
    let (out, errors, code) = english(&arguments, "");
    assert_eq!((errors.as_str(), code), ("", 0));
    let figures: serde_json::Value = serde_json::from_str(out.trim()).unwrap();
    assert_eq!((&figures["sockets"], &figures["broken"]), (&6.into(), &0.into()), "{out}");
    assert!(figures["moves_per_second"].as_f64().unwrap() > 0.0, "{out}");
    assert!(figures["p50_ms"].as_f64() <= figures["p99_ms"].as_f64(), "{out}");
}

#[test]
fn another_computer_is_asked_only_when_that_is_meant() {
    let arguments = ["load", "--at", "192.0.2.1:7070"];
    let (_, errors, code) = english(&arguments, "");
    assert!(errors.contains("192.0.2.1:7070 is another computer"), "{errors}");
    assert_eq!(code, 2);
    let (_, errors, _) = dutch(&arguments, "");
    assert!(errors.contains("192.0.2.1:7070 is een andere computer"), "{errors}");
}
