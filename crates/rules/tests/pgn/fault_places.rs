//! Every kind of fault, with its place and the offending text; and that the
//! next game is read as if nothing had happened.

use rokade_rules::notation::fen;

use crate::reports::{self, faults, notes};

/// Text, code, line, column, token.
type Case = (&'static str, &'static str, u64, u64, &'static str);

const MOVES: [Case; 12] = [
    ("1. e4 e5 2. Nf6 Nc6 3. Bb5", "no-such-piece", 1, 13, "Nf6"),
    ("1. e4 e5\n2. Ke3 Nc6", "illegal-move", 2, 4, "Ke3"),
    ("1. e4 e5 2. d4 Bb4+ 3. a3", "illegal-move", 1, 24, "a3"),
    ("1. e4 e5 2. Nf3 O-O", "illegal-move", 1, 17, "O-O"),
    ("1. e4 e5 2. Ne2 d6 3. Nc3", "ambiguous-move", 1, 23, "Nc3"),
    ("1. e4 hello", "not-a-move", 1, 7, "hello"),
    ("1. e4 nf6", "not-a-move", 1, 7, "nf6"),
    ("1. e4 Pf3", "illegal-move", 1, 7, "Pf3"),
    ("1. f4 e6 2. a3 Qh4+ 3. -- a6", "null-move-in-check", 1, 24, "--"),
    ("1. e4 e5 (1... c5 2. Nf6) 2. Nf3", "no-such-piece", 1, 22, "Nf6"),
    ("1. e4 ♞f6 2. ♘f6", "not-a-move", 1, 7, "♞f6"),
    ("1. d4 e6 2. Tf3", "not-a-move", 1, 13, "Tf3"),
];

const MOVETEXT: [Case; 16] = [
    ("1. e4 & e5", "unknown-token", 1, 7, "&"),
    ("1. e4 <reserved> e5", "unknown-token", 1, 7, "<reserved>"),
    ("1. e4 [%clk 0:01:00] e5", "unknown-token", 1, 7, "[%clk 0:01:00]"),
    ("1. e4 \"said\" e5", "unknown-token", 1, 7, "\"said\""),
    ("1. e4 !?! e5", "unknown-token", 1, 7, "!?!"),
    ("1. e4 -+- e5", "unknown-token", 1, 7, "-+-"),
    ("1. e4 2-0 e5", "unknown-token", 1, 7, "2-0"),
    ("1. e4 e5 %hidden", "unknown-token", 1, 10, "%hidden"),
    ("1. e4 $ e5", "bad-nag", 1, 7, "$"),
    ("1. e4 $256 e5", "bad-nag", 1, 7, "$256"),
    ("1. e4 ) e5", "nothing-to-close", 1, 7, ")"),
    ("1. e4 } e5", "nothing-to-close", 1, 7, "}"),
    ("1. e4 ] e5", "nothing-to-close", 1, 7, "]"),
    ("(1. d4) 1. e4 e5", "variation-without-move", 1, 1, "("),
    ("1. e4 ((1. d4) 1. c4) e5", "variation-without-move", 1, 8, "("),
    ("1. e4 e5 (1... c5\n(1... e6", "unclosed-variation", 1, 10, "("),
];

const TAGS: [Case; 9] = [
    ("[Event \"open\n[Site \"x\"]\n\n1. e4", "unclosed-value", 1, 8, "\""),
    ("[Event \"x\"\n[Site \"x\"]\n\n1. e4", "unclosed-tag", 1, 1, "[Event \"x\""),
    ("[Event x]\n\n1. e4", "tag-without-value", 1, 1, "[Event x]"),
    ("[Event]\n\n1. e4", "tag-without-value", 1, 1, "[Event]"),
    ("[ \"x\"]\n\n1. e4", "tag-without-name", 1, 1, "[ \"x\"]"),
    ("[%eval 1]\n\n1. e4", "tag-without-name", 1, 1, "[%eval 1]"),
    ("[SetUp \"1\"]\n\n1. e4", "setup-without-fen", 1, 9, "1"),
    ("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4", "bad-fen", 1, 7, "8/8/8/8/8/8/8/8 w - - 0 1"),
    ("[Variant \"Crazyhouse\"]\n\n1. e4 e5 2. N@f6", "other-game", 1, 11, "Crazyhouse"),
];

const RESULTS: [Case; 4] = [
    ("[Result \"1-0\"]\n\n1. e4 0-1", "result-mismatch", 3, 7, "0-1"),
    ("[Result \"0-0\"]\n\n1. e4 1-0", "result-mismatch", 3, 7, "1-0"),
    ("1. f3 e5 2. g4 Qh4# 1-0", "result-against-board", 1, 21, "1-0"),
    ("[FEN \"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1\"]\n\n1. Qg6 1-0", "result-against-board", 3, 8, "1-0"),
];

#[test]
fn every_fault_tells_its_place_and_its_text() {
    for (text, code, line, column, token) in
        MOVES.into_iter().chain(MOVETEXT).chain(TAGS).chain(RESULTS)
    {
        let games = reports::of(text);
        let found = games[0].faults.iter().find(|fault| fault.kind.code() == code);
        let fault = found.unwrap_or_else(|| panic!("{text}: {:?}", games[0].faults));
        assert_eq!((fault.place.line, fault.place.column), (line, column), "{text}");
        assert_eq!(fault.token, token, "{text}");
        assert_eq!(fault.game, 1);
        let here = text.lines().nth(line as usize - 1).unwrap();
        assert!(here[column as usize - 1..].starts_with(token), "{text}");
    }
}

/// One fault in the text is one fault in the report.
#[test]
fn no_fault_is_told_twice_or_brings_another() {
    for (text, code, ..) in MOVES.into_iter().chain(MOVETEXT).chain(TAGS).chain(RESULTS) {
        let games = reports::of(text);
        assert_eq!(games.len(), 1, "{text}");
        let expected = if code == "unclosed-variation" { vec![code; 2] } else { vec![code] };
        assert_eq!(faults(&games[0]), expected, "{text}");
    }
}

#[test]
fn the_next_game_is_read_as_if_nothing_had_happened() {
    let good = "[Event \"next\"]\n[Result \"1-0\"]\n\n1. d4 d5 1-0\n";
    for (text, ..) in MOVES.into_iter().chain(MOVETEXT).chain(TAGS).chain(RESULTS) {
        let has_result = text.ends_with("1-0") || text.ends_with("0-1");
        for gap in [if has_result { " " } else { " *\n\n" }, "\n\n", "\n"] {
            let games = reports::of(format!("{text}{gap}{good}"));
            assert_eq!(games.len(), 2, "{text}");
            assert_eq!((games[1].plies, games[1].faults.len()), (2, 0), "{text}");
            assert_eq!((games[1].game, notes(&games[1]).len()), (2, 0), "{text}");
        }
    }
}

#[test]
fn the_position_is_the_one_that_had_been_reached() {
    let [report] = &reports::of("1. e4 e5 2. Nf3 (2. Bb5 Qd4 3. x) Nf6 3. Ng4 *")[..] else {
        panic!("one game")
    };
    let positions: Vec<Option<String>> = report
        .faults
        .iter()
        .map(|fault| fault.position.as_deref().map(|position| fen::write(position).to_string()))
        .collect();
    assert_eq!(
        positions,
        [
            Some("rnbqkbnr/pppp1ppp/8/1B2p3/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2".to_owned()),
            Some("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3".to_owned()),
        ]
    );
    assert_eq!(report.plies, 4);
}

/// What follows a fault in its line is passed over, variations included; what
/// is no matter of moves is told all the same.
#[test]
fn behind_a_fault_only_the_writing_is_judged() {
    let text = "1. e4 e5 2. Ne4 Ne5 (2... Qa1 (2... xx) 3. zz) 3. Ka8 $999 {x} 0-1";
    let [report] = &reports::of(text)[..] else { panic!("one game") };
    assert_eq!(faults(report), ["no-such-piece", "bad-nag"]);
    assert_eq!(report.plies, 2);
}

#[test]
fn a_comment_that_is_never_closed_is_told_where_it_begins() {
    for (text, column) in [("1. e4 {never\nclosed 1. d4 *", 7), ("1. e4 e5 {", 10)] {
        let [report] = &reports::of(text)[..] else { panic!("one game: {text}") };
        assert_eq!(faults(report), ["unclosed-comment"]);
        assert_eq!((report.faults[0].place.line, report.faults[0].place.column), (1, column));
    }
    // A game in export format behind an empty line is not swallowed.
    for gap in ["\n\n", "\r\n\r\n", "\r\r", "\n\n\n", "\n x\n\n"] {
        let text = format!("1. e4 {{never\n\nclosed{gap}[Event \"next\"]\n\n1. d4 {{closed}} *");
        let games = reports::of(&text);
        assert_eq!(games.len(), 2, "{gap:?}");
        assert_eq!(faults(&games[0]), ["unclosed-comment"]);
        assert_eq!((games[1].plies, games[1].faults.len()), (1, 0));
    }
    // Neither is one tag in the next line a game.
    let text = "1. e4 {quoted:\n[Event \"no game\"]\n\n[Site \"?\"]} e5 *";
    let [report] = &reports::of(text)[..] else { panic!("one game") };
    assert_eq!((report.plies, report.faults.len()), (2, 0));
}

#[test]
fn faults_come_in_the_order_of_the_text() {
    let text = "[Event x]\n[FEN \"y\"]\n\n1. e4 $300 ( ] & 1-0";
    let [report] = &reports::of(text)[..] else { panic!("one game") };
    assert_eq!(
        faults(report),
        [
            "tag-without-value",
            "bad-fen",
            "bad-nag",
            "unclosed-variation",
            "nothing-to-close",
            "unknown-token"
        ]
    );
    assert!(report.faults.is_sorted_by_key(|fault| fault.place));
}

#[test]
fn of_a_text_that_is_no_pgn_only_the_beginning_is_told() {
    let [report] = &reports::of("& ".repeat(10_000))[..] else { panic!("one game") };
    assert_eq!(report.faults.len(), 101);
    assert_eq!(report.faults[100].kind.code(), "too-many");
    let utf16: Vec<u8> =
        "\u{feff}[Event \"x\"]\n\n1. e4 *".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let [report] = &reports::of(utf16)[..] else { panic!("one game") };
    assert_eq!(faults(report), ["utf-16"]);
}

#[test]
fn what_is_longer_than_anything_is_passed_over() {
    let word = "N".repeat(70_000);
    let [report] = &reports::of(format!("1. e4 {word} e5 2. d4 *"))[..] else { panic!("one") };
    assert_eq!((faults(report), report.plies), (vec!["too-long"], 3));
    assert_eq!(report.faults[0].token, "N".repeat(64));
    let value = "x".repeat(100_000);
    let text = format!("[Event \"{value}\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n");
    let [report] = &reports::of(text)[..] else { panic!("one") };
    assert_eq!((faults(report), report.plies), (vec!["too-long"], 1));
}

#[test]
fn variations_in_variations_are_followed_so_far() {
    let nested = |depth: usize| {
        let open = "(1. d4 ".repeat(depth);
        format!("1. e4 {open}{} 1... e5 *", ")".repeat(depth))
    };
    let [report] = &reports::of(nested(200))[..] else { panic!("one") };
    assert_eq!((faults(report).len(), report.plies), (0, 2));
    let [report] = &reports::of(nested(1_000))[..] else { panic!("one") };
    assert_eq!((faults(report), report.plies), (vec!["too-deep"], 2));
}
