//! Bugs that real readers of PGN had, as facts: input and right value. Sources:
//! the issue threads named beside each case.

use rokade_rules::Color;
use rokade_rules::ending::Outcome;
use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::{Report, Tree};

use crate::reports::{self, faults, notes};

/// The only game of a text, which has no fault.
#[track_caller]
fn good(text: impl AsRef<[u8]>) -> Report {
    let [report] = &reports::of(text)[..] else { panic!("there is not one game") };
    assert_eq!(faults(report), [""; 0], "{:?}", report.faults);
    report.clone()
}

fn tag(text: &str, name: &str) -> Option<String> {
    let (tree, _) = Tree::read(text, Letters::English)?;
    tree.tags().get(name).map(str::to_owned)
}

/// niklasf/python-chess issue 160 and many others.
#[test]
fn pgn_02_empty_lines_between_tags() {
    let text = "[Event \"AlphaZero vs. Stockfish\"]\n\n[Date \"2017.12.04\"]\n[Round \"1\"]\n\
                [White \"Stockfish 8\"]\n[Black \"AlphaZero\"]\n[Result \"0-1\"]\n\n\
                1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 0-1\n";
    let report = good(text);
    assert_eq!((report.plies, report.result), (6, Some(Outcome::Win(Color::Black))));
    assert_eq!(tag(text, "Date").as_deref(), Some("2017.12.04"));
}

/// niklasf/python-chess issue 353: brackets of all kinds inside a value.
#[test]
fn pgn_03_brackets_in_a_tag() {
    for value in ["Open (A)", "{A}", "[A]", "a ; b", "% 1-0", "(", "A) 1. e4", "*"] {
        let text = format!("[Event \"{value}\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n");
        assert_eq!(good(&text).plies, 4, "{value}");
        assert_eq!(tag(&text, "Event").as_deref(), Some(value));
    }
}

#[test]
fn pgn_04_byte_order_mark_and_dots_in_a_tag() {
    let text = "\u{feff}[Event \"T\"]\n[White \"White vs 1...c5\"]\n[Result \"*\"]\n\n1. e4 c5 *\n";
    assert_eq!(good(text).plies, 2);
    assert_eq!(tag(text, "White").as_deref(), Some("White vs 1...c5"));
    assert_eq!(tag(text, "Event").as_deref(), Some("T"));
}

/// Disservin/chess-library issue 128.
#[test]
fn pgn_05_backslash_before_a_quotation_mark() {
    let text = "[Event \"Tournament \\\\ (or Tournament \\\")\"]\n[Result \"*\"]\n\n\
                1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n";
    assert_eq!(good(text).plies, 6);
    assert_eq!(tag(text, "Event").as_deref(), Some("Tournament \\ (or Tournament \")"));
    // A value that ends with a backslash, escaped and not.
    for (written, value) in [("C:\\\\", "C:\\"), ("C:\\", "C:\\"), ("\\\\\\\"", "\\\"")] {
        let text = format!("[Site \"{written}\"]\n[Round \"2\"]\n\n1. e4 *\n");
        assert_eq!(good(&text).plies, 1);
        assert_eq!(tag(&text, "Site").as_deref(), Some(value));
        assert_eq!(tag(&text, "Round").as_deref(), Some("2"));
    }
}

/// kevinludwig/pgn-parser issue 14.
#[test]
fn pgn_06_null_moves_in_the_main_line() {
    let text = "[Event \"Turkey Cup 2014\"]\n[Result \"1/2-1/2\"]\n\n\
                1. e4 e5 2. Nf3 Nc6 3. d4 exd4 4. Nxd4 Nf6 5. Nc3 Bb4 6. Nxc6 bxc6 7. Bd3 d5 8.\n\
                O-O Bxc3 9. bxc3 dxe4 10. Qe2 O-O 11. Bxe4 Re8 12. f3 Bf5 13. Bg5 -- 14. Rad1\n\
                Qe7 15. Bxf6 Qxf6 16. Qc4 Rad8 17. Bxc6 1/2-1/2\n";
    let report = good(text);
    assert_eq!((report.plies, report.result), (33, Some(Outcome::Draw)));
    assert_eq!(notes(&report), ["null-move"]);
    for null in ["--", "Z0", "0000", "null", "@@@@"] {
        let report = good(format!("1. e4 {null} 2. d4 (2. {null} e5) d5 *"));
        assert_eq!((report.plies, &notes(&report)[..]), (4, &["null-move"][..]), "{null}");
    }
}

/// niklasf/python-chess issue 773.
#[test]
fn pgn_08_no_empty_line_between_tags_moves_and_games() {
    let text = "[Event \"Whatever\"]\n[Result \"*\"]\n1. d4 { [%eval +0.16] } 1... d5 *\n\
                [Event \"Whatever\"]\n[Site \"?\"]\n[Result \"*\"]\n\n\
                1. d4 { [%eval +0.16] } 1... c5 { [%eval +0.52] (Benoni-Verteidigung) } *\n";
    let games = reports::of(text);
    assert_eq!(games.iter().map(|game| game.plies).collect::<Vec<_>>(), [2, 2]);
    assert!(games.iter().all(|game| game.faults.is_empty()));
    // All in one line, with results and without.
    for text in [
        "[Event \"1\"] 1. d4 d5 * [Event \"2\"] 1. d4 c5 *",
        "[Event \"1\"] 1. d4 d5 [Event \"2\"] 1. d4 c5",
        "1. d4 d5 * 1. d4 c5 *",
        "1.d4 d5*1.d4 c5*",
    ] {
        let plies: Vec<u32> = reports::of(text).iter().map(|game| game.plies).collect();
        assert_eq!(plies, [2, 2], "{text}");
    }
}

/// chess.com's analyses: signs of judgement, and variations that begin with a
/// comment.
#[test]
fn pgn_10_a_sign_of_judgement_alone() {
    let text = "[Event \"chess.com analysis\"]\n[Result \"*\"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 \
                4. Nf3 Nf6 5. Bc4 e6 6. d3 Bb4 7. Bd2 O-O 8. a3\nBd6? ± {MISTAKE (+3.05) Critical \
                mistake.} ({(+1.06) The best move was} 8...\nBxc3 9. Bxc3 Qf5) *\n";
    assert_eq!(good(text).plies, 16);
    let (tree, _) = Tree::read(text, Letters::English).unwrap();
    let last = tree.main_line().last().and_then(|id| tree.node(id)).unwrap();
    assert_eq!(last.nags().iter().map(|nag| nag.0).collect::<Vec<_>>(), [2, 16]);
    let siblings = tree.continuations(last.parent());
    let variation = tree.node(siblings[1]).unwrap();
    assert_eq!(variation.introduction()[0].text(), "(+1.06) The best move was");
}

/// jhlywa/chess.js issue 534.
#[test]
fn pgn_11_a_comment_before_the_tags() {
    let text = "{ exported by a program }\n[Event \"T\"]\n[Result \"*\"]\n\n1. e4 *\n";
    assert_eq!(good(text).plies, 1);
    let text = "; a line\n% hidden [Event \"x\"]\n{ and more } [Event \"T\"] { between }\n\
                [Site \"S\"]\n{ before the moves } 1. e4 *\n";
    assert_eq!(good(text).plies, 1);
    let (tree, _) = Tree::read(text, Letters::English).unwrap();
    let said: Vec<&str> = tree.comments().iter().map(|comment| comment.text()).collect();
    assert_eq!(said, ["a line", "and more", "between", "before the moves"]);
    assert_eq!(tree.tags().get("Site"), Some("S"));
}

/// niklasf/python-chess issue 794.
#[test]
fn pgn_12_two_empty_lines_behind_the_tags() {
    let text = "[Event \"T\"]\n[Result \"*\"]\n\n\n1. c4 {[%clk 0:15:20]}  e5 {[%clk 0:15:20]} \
                2. Nc3 {[%clk 0:14:38]}  Nf6 {[%clk 0:15:26]} *\n";
    assert_eq!(good(text).plies, 4);
}

#[test]
fn pgn_14_castling_with_zeros() {
    assert_eq!(good("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 5. d3 0-0 *").plies, 10);
    let long = "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. 0-0-0 0-0-0 1/2-1/2";
    assert_eq!(good(long).plies, 10);
    let check = "[SetUp \"1\"]\n[FEN \"5k2/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1.0-0+ *";
    assert_eq!(good(check).plies, 1);
}

/// jhlywa/chess.js issue 121: more of the origin than is needed.
#[test]
fn pgn_15_more_of_the_origin_than_needed() {
    let text = "1. e2e4 e7-e5 2. Ng1f3 Nb8c6 3. Bf1-b5 Ngf6 4. Nb1c3 Bf8b4 *";
    assert_eq!(good(text).plies, 8);
}

/// yo35/kokopu pull 14.
#[test]
fn pgn_16_no_result_behind_the_moves() {
    let report = good("[Event \"T\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3\n");
    assert_eq!((report.plies, report.result), (3, None));
    assert_eq!(notes(&report), ["missing-result"]);
    let report = good("[Result \"1-0\"]\n\n1. e4 e5 2. Nf3");
    assert_eq!(report.result, Some(Outcome::Win(Color::White)));
}

#[test]
fn pgn_18_line_comments_and_hidden_lines() {
    let text = "[Event \"T\"]\r\n[Result \"1-0\"]\r\n\r\n1. e4 e5 ; king pawn } ( not a variation\r\n\
                2. Nf3\r\n% escaped line 2... h5\r\nNc6 {brace ; inside} 3. Bb5 1-0\r\n";
    for text in [text.to_owned(), text.replace("\r\n", "\n"), text.replace("\r\n", "\r")] {
        let report = good(&text);
        assert_eq!((report.plies, report.result), (5, Some(Outcome::Win(Color::White))));
        let (tree, _) = Tree::read(&text, Letters::English).unwrap();
        let said: Vec<String> = tree
            .main_line()
            .flat_map(|id| tree.node(id).unwrap().comments().to_vec())
            .map(|comment| comment.to_string())
            .collect();
        assert_eq!(said, ["king pawn } ( not a variation", "brace ; inside"]);
    }
}

#[test]
fn pgn_20_judgements_before_a_closing_bracket() {
    let text = "1. e4 e5 2. Nf3 $2 (2. f4 exf4 $13) 2... Nc6 (2... d6!?) 3. Bb5 *";
    assert_eq!(good(text).plies, 5);
}

#[test]
fn pgn_22_in_passing_said_behind_the_move() {
    for said in [" e.p.", "e.p.", " ep", " e.p", "ep"] {
        assert_eq!(good(format!("1. d4 f6 2. d5 e5 3. dxe6{said} dxe6 *")).plies, 6, "{said}");
    }
}

/// python-chess's own test.
#[test]
fn pgn_24_promotion_without_a_sign() {
    for written in ["a8Q", "a8=Q", "a8(Q)", "a8/Q", "a8q", "a8=Q!", "a8(Q)!?"] {
        let text = format!(
            "[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/7K/8 w - - 0 1\"]\n\n1. {written} Kg7 2. Qa7+ *"
        );
        assert_eq!(good(&text).plies, 3, "{written}");
    }
}

#[test]
fn pgn_26_latin_1() {
    let text = b"[Event \"T\"]\n[White \"M\xfcller,J\xf6rg\"]\n[Result \"*\"]\n\n1. e4 {Gr\xfc\xdfe} e5 *\n";
    let report = good(text);
    assert_eq!((report.plies, &notes(&report)[..]), (2, &["latin-1"][..]));
    assert_eq!((report.notes[0].place.line, report.notes[0].place.column), (2, 9));
    let again = String::from_utf8_lossy(text).replace('\u{fffd}', "ü");
    assert_eq!(notes(&good(again)), [""; 0]);
}

/// cutechess/cutechess issue 15: games of Chess960.
#[test]
fn pgn_27_chess960() {
    for (variant, fen) in [
        ("fischerandom", "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w HEhe - 0 1"),
        ("Chess960", "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1"),
        ("chess 960", "bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w EHeh - 0 1"),
    ] {
        let text = format!(
            "[Variant \"{variant}\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n\
             1. Ng3 Ng6 2. O-O O-O 3. f4 f5 *"
        );
        let report = good(&text);
        assert_eq!((report.plies, notes(&report).len()), (6, 0), "{variant}");
    }
    // Without the tag only Chess960 has such castling.
    let text = "[FEN \"bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w HEhe - 0 1\"]\n\n\
                1. Ng3 Ng6 2. O-O *";
    let report = good(text);
    assert_eq!((report.plies, &notes(&report)[..]), (3, &["untold-chess960"][..]));
}

/// niklasf/chessops issue 152: the bishop goes where it can be mated.
#[test]
fn pgn_28_mate_by_two_bishops() {
    let text = "[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"7k/8/7K/2Bb4/8/8/8/8 b - - 0 1\"]\n\n\
                1... Bg8 2. Bd4# 1-0\n";
    assert_eq!(good(text).plies, 2);
}

/// A mark of check that is missing, too weak or too strong says nothing.
#[test]
fn pgn_30_wrong_marks_of_check() {
    for (text, plies) in [
        ("1. e4 f6 2. d4 g5 3. Qh5 *", 5),
        ("1. e4 f6 2. d4 g5 3. Qh5+ *", 5),
        ("1. e4 f6 2. d4 g5 3. Qh5++ 1-0", 5),
        ("1. e4+ f6# 2. d4 + g5 3. Qh5 # 1-0", 5),
    ] {
        assert_eq!(good(text).plies, plies, "{text}");
    }
}
