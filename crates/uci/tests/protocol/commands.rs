//! Every command but those that search.

use crate::dialogue::{Dialogue, answers, answers_at_once, beginning};

#[test]
fn uci_introduces_itself_and_its_options() {
    let lines = answers("uci\nquit\n");
    assert_eq!(lines[..2], ["id name Test 1", "id author the tests"]);
    assert_eq!(lines.last().unwrap(), "uciok");
    let options = beginning(&lines, "option name ");
    assert_eq!(options.len(), lines.len() - 3);
    for name in ["Hash type spin", "Ponder type check", "UCI_Chess960 type check"] {
        assert!(options.iter().any(|option| option.contains(name)), "{name}");
    }
}

#[test]
fn isready_is_answered_when_idle_and_when_thinking() {
    let mut dialogue = Dialogue::begin();
    assert_eq!(dialogue.say_and_settle("ucinewgame"), [""; 0]);
    dialogue.say("go infinite");
    dialogue.say("isready");
    let lines = dialogue.hear_until("readyok");
    assert!(beginning(&lines, "bestmove").is_empty());
    dialogue.say("stop");
    dialogue.hear_until("bestmove");
    assert!(dialogue.hang_up().is_empty());
}

#[test]
fn the_end_of_the_input_is_the_end() {
    assert_eq!(answers(""), [""; 0]);
    assert_eq!(answers("isready"), ["readyok"]);
}

#[test]
fn nothing_after_quit_is_read() {
    assert_eq!(answers_at_once("quit\nisready\nuci\n"), [""; 0]);
}

#[test]
fn register_is_tolerated() {
    assert_eq!(answers("register name Anna code 4359874324\nregister later\nquit\n"), [""; 0]);
}

#[test]
fn what_is_not_understood_is_named() {
    let lines = answers("xboard\njoho stop\nposition nowhere\ndebug perhaps\nquit\n");
    assert_eq!(
        lines,
        [
            "info string no command in \"xboard\"",
            "info string passed over \"joho\"",
            "info string expected startpos or fen behind position, not \"nowhere\"",
            "info string expected on or off behind debug, not \"perhaps\"",
        ]
        .map(str::to_owned)
    );
}

#[test]
fn a_bad_position_leaves_the_one_before() {
    let lines = answers(
        "position fen 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1\n\
         position startpos moves e2e4 e7e6 e1e3\n\
         position fen 8/8/8/8/8/8/8/8 w - - 0 1\n\
         go depth 1\nquit\n",
    );
    assert!(lines[0].starts_with("info string e1e3 is illegal"), "{lines:?}");
    assert!(lines[1].starts_with("info string no position in \"8/8/8/"), "{lines:?}");
    assert!(lines.last().unwrap().starts_with("bestmove f7"), "{lines:?}");
}

#[test]
fn what_a_fen_is_forgiven_is_told() {
    let lines = answers("position fen 7k/5Q2/6K1/8/8/8/8/8 w\ngo mate 1\nquit\n");
    assert!(lines[0].starts_with("info string forgiven: "), "{lines:?}");
    assert!(lines.last().unwrap().starts_with("bestmove f7"), "{lines:?}");
}

#[test]
fn debug_tells_the_limits() {
    let lines = answers("debug on\ngo movetime 7 depth 1\ndebug off\ngo depth 1\nquit\n");
    let told = beginning(&lines, "info string limits");
    assert_eq!(told.len(), 1);
    assert!(told[0].contains("7ms"), "{told:?}");
}
