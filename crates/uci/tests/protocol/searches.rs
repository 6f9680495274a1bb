//! `go` with every limit, and how it is answered.

use crate::dialogue::{Dialogue, answers, beginning};

fn number_behind(line: &str, word: &str) -> Option<i64> {
    line.split(' ').skip_while(|part| *part != word).nth(1)?.parse().ok()
}

#[test]
fn depth_is_kept_and_each_iteration_told() {
    let lines = answers("position startpos\ngo depth 5\n");
    let depths: Vec<_> = beginning(&lines, "info depth")
        .into_iter()
        .map(|line| number_behind(line, "depth").unwrap())
        .collect();
    assert!(depths.is_sorted());
    assert_eq!((depths.first(), depths.last()), (Some(&1), Some(&5)));
    let last = beginning(&lines, "info depth 5").pop().unwrap();
    for word in ["seldepth", "multipv", "nodes", "hashfull", "tbhits", "time"] {
        assert!(number_behind(last, word).is_some(), "{word}: {last}");
    }
    let best = lines.last().unwrap().split(' ').nth(1).unwrap();
    assert!(last.contains(&format!(" pv {best}")), "{last}");
}

#[test]
fn nodes_are_never_exceeded() {
    for nodes in [1, 100, 3_000] {
        let lines = answers(&format!("go nodes {nodes}\n"));
        for line in beginning(&lines, "info depth") {
            assert!(number_behind(line, "nodes").unwrap() <= nodes, "{line}");
        }
        assert!(lines.last().unwrap().starts_with("bestmove "));
    }
}

#[test]
fn times_end_a_search() {
    for limit in
        ["movetime 1", "wtime 10 btime 10", "wtime 0 btime 0", "wtime 50 winc 5 movestogo 1"]
    {
        let lines = answers(&format!("go {limit}\n"));
        assert!(lines.last().unwrap().starts_with("bestmove "), "{limit}");
    }
}

#[test]
fn a_mate_is_enough() {
    let lines = answers("position fen 7k/8/5K2/8/8/8/8/6Q1 w - - 0 1\ngo mate 2\n");
    let last = beginning(&lines, "info depth").pop().unwrap();
    let moves = number_behind(last, "mate").unwrap();
    assert_eq!(moves, 1, "{last}");
}

#[test]
fn only_the_moves_asked_for_are_thought_about() {
    let lines = answers("go depth 3 searchmoves a2a3 h2h3\n");
    let best = lines.last().unwrap().split(' ').nth(1).unwrap();
    assert!(["a2a3", "h2h3"].contains(&best), "{best}");
    let lines = answers("go depth 3 searchmoves e2e5 a2a3\n");
    assert!(lines[0].starts_with("info string e2e5 is illegal"), "{lines:?}");
    assert!(lines.last().unwrap().starts_with("bestmove a2a3"), "{lines:?}");
}

#[test]
fn several_lines_are_told_the_best_first() {
    let lines = answers("setoption name MultiPV value 3\ngo depth 4\n");
    let told = beginning(&lines, "info depth 4");
    assert_eq!(told.len(), 3);
    let mut firsts = Vec::new();
    for (line, number) in told.iter().zip(1..) {
        assert_eq!(number_behind(line, "multipv"), Some(number), "{line}");
        firsts.push(line.split(" pv ").nth(1).unwrap().split(' ').next().unwrap());
    }
    let scores: Vec<_> = told.iter().map(|line| number_behind(line, "cp").unwrap()).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{told:?}");
    assert_eq!(lines.last().unwrap().split(' ').nth(1), Some(firsts[0]));
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), 3);
}

#[test]
fn several_threads_give_one_answer() {
    let lines = answers("setoption name Threads value 2\ngo depth 6\n");
    assert_eq!(beginning(&lines, "info depth 6").len(), 1);
    assert_eq!(beginning(&lines, "bestmove").len(), 1);
}

#[test]
fn mated_and_stalemated_positions_are_answered() {
    for (fen, score) in [
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "score mate 0"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "score cp 0"),
    ] {
        let lines = answers(&format!("position fen {fen}\ngo depth 4\n"));
        assert!(lines[0].contains(score), "{lines:?}");
        assert_eq!(lines[1..], ["bestmove 0000"]);
    }
}

#[test]
fn an_infinite_search_answers_only_when_told() {
    // A position where nothing deeper can be found ends its search by itself.
    for fen in ["7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"] {
        let mut dialogue = Dialogue::begin();
        dialogue.say(&format!("position fen {fen}"));
        dialogue.say("go infinite depth 1");
        let lines = dialogue.say_and_settle("isready");
        assert!(beginning(&lines, "bestmove").is_empty(), "{lines:?}");
        dialogue.hear_until("readyok");
        dialogue.say("stop");
        assert!(dialogue.hear_until("bestmove").len() <= 2);
        assert!(dialogue.hang_up().is_empty());
    }
}

#[test]
fn every_go_has_its_answer_even_when_the_program_does_not_wait() {
    let lines = answers("go infinite\ngo infinite\ngo depth 1\ngo ponder wtime 1000 btime 1000\n");
    assert_eq!(beginning(&lines, "bestmove").len(), 4);
}

#[test]
fn a_game_so_far_counts_for_repetition() {
    // Black is to be perpetually checked or loses: with the queen's checks
    // already given twice, the third gives the draw.
    let shuffles = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    let lines =
        answers(&format!("position startpos moves {shuffles}\ngo depth 1 searchmoves f6g8\n"));
    let last = beginning(&lines, "info depth 1").pop().unwrap();
    assert_eq!(number_behind(last, "cp"), Some(0), "{last}");
}
