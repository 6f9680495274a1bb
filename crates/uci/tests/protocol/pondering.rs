//! Thinking on the opponent's time, and the races in it.

use crate::dialogue::{Dialogue, beginning};

const CLOCKS: &str = "wtime 60 btime 60 winc 0 binc 0";

#[test]
fn no_answer_comes_before_the_ponder_hit() {
    let mut dialogue = Dialogue::begin();
    dialogue.say("position startpos moves e2e4 e7e5");
    // The depth is reached at once, the answer waits all the same.
    dialogue.say(&format!("go ponder depth 1 {CLOCKS}"));
    let mut lines = dialogue.hear_until("info depth 1");
    lines.extend(dialogue.say_and_settle("isready"));
    dialogue.hear_until("readyok");
    assert!(beginning(&lines, "bestmove").is_empty(), "{lines:?}");
    dialogue.say("ponderhit");
    dialogue.hear_until("bestmove");
    assert!(dialogue.hang_up().is_empty());
}

#[test]
fn after_the_ponder_hit_the_clock_runs() {
    let mut dialogue = Dialogue::begin();
    dialogue.say(&format!("go ponder {CLOCKS}"));
    // Far beyond what 60 ms would allow, if they counted.
    dialogue.hear_until("info depth 6");
    dialogue.say("ponderhit");
    dialogue.hear_until("bestmove");
    assert!(dialogue.hang_up().is_empty());
}

#[test]
fn a_ponder_miss_is_stopped() {
    let mut dialogue = Dialogue::begin();
    dialogue.say(&format!("go ponder {CLOCKS}"));
    dialogue.say("stop");
    dialogue.hear_until("bestmove");
    dialogue.say("position startpos moves d2d4");
    dialogue.say("go nodes 50");
    dialogue.hear_until("bestmove");
    assert!(dialogue.hang_up().is_empty());
}

#[test]
fn stray_stops_and_hits_are_nothing() {
    let mut dialogue = Dialogue::begin();
    assert_eq!(dialogue.say_and_settle("stop"), [""; 0]);
    assert_eq!(dialogue.say_and_settle("ponderhit"), [""; 0]);
    dialogue.say("go depth 1");
    dialogue.hear_until("bestmove");
    assert_eq!(dialogue.say_and_settle("stop"), [""; 0]);
    assert_eq!(dialogue.say_and_settle("ponderhit"), [""; 0]);
    assert!(dialogue.hang_up().is_empty());
}

/// A stop or a hit may come before the search has begun, while it is on, or
/// after it has ended by itself: each `go` has one answer, and no order is
/// meant for the next one.
#[test]
fn whatever_the_moment_each_go_has_one_answer() {
    let mut dialogue = Dialogue::begin();
    for round in 0..300 {
        dialogue.say(&format!("go ponder nodes {} {CLOCKS}", round * 7));
        if round % 3 == 0 {
            dialogue.say("isready");
            let lines = dialogue.hear_until("readyok");
            assert!(beginning(&lines, "bestmove").is_empty());
        }
        dialogue.say(if round % 2 == 0 { "stop" } else { "ponderhit" });
        if round % 5 == 0 {
            dialogue.say("stop");
        }
        dialogue.hear_until("bestmove");
    }
    assert!(dialogue.hang_up().is_empty());
}

#[test]
fn hanging_up_ends_a_search_that_waits() {
    for order in ["go infinite", "go ponder depth 1"] {
        let mut dialogue = Dialogue::begin();
        dialogue.say(order);
        let rest = dialogue.hang_up();
        assert!(rest.last().unwrap().starts_with("bestmove "), "{rest:?}");
    }
}
