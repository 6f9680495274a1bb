//! `setoption`.

use crate::dialogue::{Dialogue, answers, beginning};

#[test]
fn a_table_of_another_size_is_ready_before_readyok() {
    let mut dialogue = Dialogue::begin();
    assert_eq!(dialogue.say_and_settle("setoption name Hash value 2"), [""; 0]);
    assert_eq!(dialogue.say_and_settle("setoption name clear hash"), [""; 0]);
    dialogue.say("go nodes 100");
    dialogue.hear_until("bestmove");
    assert!(dialogue.hang_up().is_empty());
}

#[test]
fn an_option_may_be_set_while_thinking() {
    let mut dialogue = Dialogue::begin();
    dialogue.say("go infinite");
    dialogue.say("setoption name Hash value 1");
    dialogue.say("stop");
    dialogue.hear_until("bestmove");
    assert_eq!(dialogue.say_and_settle("setoption name Ponder value true"), [""; 0]);
    assert!(dialogue.hang_up().is_empty());
}

#[test]
fn values_out_of_range_are_refused() {
    let lines = answers(
        "setoption name Hash value 0\nsetoption name Hash\nsetoption name Nothing value 1\n\
         setoption name UCI_Chess960 value maybe\nsetoption Hash 3\n",
    );
    assert_eq!(
        lines,
        [
            "info string \"0\" is no value for Hash: expected 1 to 32768",
            "info string \"\" is no value for Hash: expected 1 to 32768",
            "info string no option \"Nothing\"",
            "info string \"maybe\" is no value for UCI_Chess960: expected true or false",
            "info string expected name behind setoption, not \"Hash 3\"",
        ]
        .map(str::to_owned)
    );
}

#[test]
fn chess960_castles_onto_the_rook() {
    // Castling is asked for by name, as the king goes.
    let script = |chess960| {
        format!(
            "setoption name UCI_Chess960 value {chess960}\n\
             position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1\ngo depth 1 searchmoves e1g1\n"
        )
    };
    assert_eq!(answers(&script(true)).last().unwrap().split(' ').nth(1), Some("e1h1"));
    assert_eq!(answers(&script(false)).last().unwrap().split(' ').nth(1), Some("e1g1"));
}

#[test]
fn a_chess960_start_is_read_and_played() {
    let lines = answers(
        "setoption name UCI_Chess960 value true\n\
         position fen nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1 moves e2e4 e7e5\n\
         go nodes 200\n",
    );
    assert!(lines.last().unwrap().starts_with("bestmove "), "{lines:?}");
    assert!(!lines.iter().any(|line| line.starts_with("info string")), "{lines:?}");
}

#[test]
fn chances_are_told_when_asked_for() {
    let lines = answers("setoption name UCI_ShowWDL value true\ngo depth 2\n");
    let told = beginning(&lines, "info depth 2").pop().unwrap();
    let chances = told.split(" wdl ").nth(1).unwrap().split(' ').take(3);
    assert_eq!(chances.map(|part| part.parse::<u32>().unwrap()).sum::<u32>(), 1_000, "{told}");
    assert!(!answers("go depth 2\n").iter().any(|line| line.contains("wdl")));
}
