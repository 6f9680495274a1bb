//! The export format, sign by sign.

use rokade_rules::notation::Letters;
use rokade_rules::notation::fen;
use rokade_rules::notation::pgn::{Keep, Style, Tree, write};
use rokade_rules::position::{CastlingMode, chess960};

fn read(text: &str) -> Tree {
    Tree::read(text, Letters::English).unwrap().0
}

fn movetext(text: &str, style: Style) -> String {
    let written = write(&read(text), style).to_string();
    written.split_once("\n\n").map_or(written.clone(), |(_, movetext)| movetext.to_owned())
}

/// Source of the rules: the standard, 8.2.2.2: black numbers where something
/// stands between.
#[test]
fn black_moves_are_numbered_where_something_stands_between() {
    for (text, expected) in [
        ("1.e4 e5 2.Nf3", "1. e4 e5 2. Nf3 *\n"),
        ("1.e4 {x} e5", "1. e4 {x} 1... e5 *\n"),
        ("1.e4 (1.d4 d5) e5", "1. e4 (1. d4 d5) 1... e5 *\n"),
        ("1.e4 e5 (1...c5) 2.d4", "1. e4 e5 (1... c5) 2. d4 *\n"),
        ("1.e4 $1 e5 $2 2.d4", "1. e4 $1 e5 $2 2. d4 *\n"),
        ("1.e4! e5?? 2.d4", "1. e4 $1 e5 $4 2. d4 *\n"),
        ("1.-- e5", "1. -- e5 *\n"),
        ("{x} 1.e4 1-0", "{x} 1. e4 1-0\n"),
        ("1.e4 ; x } y\ne5", "1. e4 ;x } y\n1... e5 *\n"),
        ("1.e4 (1.d4 ; x } y\n) e5", "1. e4 (1. d4 ;x } y\n) 1... e5 *\n"),
    ] {
        assert_eq!(movetext(text, Style::EXPORT), expected, "{text}");
    }
    let black = "[FEN \"4k3/8/8/8/8/8/4p3/K7 b - - 0 40\"]\n\n40... e1=Q+ 41. Kb2";
    assert_eq!(movetext(black, Style::EXPORT), "40... e1=Q+ 41. Kb2 *\n");
}

#[test]
fn letters_are_as_one_wishes() {
    let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 Qh4 4. Kf1 Rb8 *";
    let dutch = Style { letters: Letters::Dutch, ..Style::EXPORT };
    assert_eq!(movetext(text, dutch), "1. e4 e5 2. Pf3 Pc6 3. Lb5 Dh4 4. Kf1 Tb8 *\n");
    let figurines = Style { letters: Letters::Figurine, ..Style::EXPORT };
    assert_eq!(movetext(text, figurines), "1. e4 e5 2. ♘f3 ♘c6 3. ♗b5 ♕h4 4. ♔f1 ♖b8 *\n");
}

#[test]
fn what_is_not_wished_is_left_out() {
    let text = "{a} 1. e4 $1 {b} (1. d4 {c} d5 (1... f5)) 1... e5 *";
    let whole = Style::EXPORT;
    for (style, expected) in [
        (Style { comments: Keep::Nothing, ..whole }, "1. e4 $1 (1. d4 d5 (1... f5)) 1... e5 *\n"),
        (Style { variations: Keep::Nothing, ..whole }, "{a} 1. e4 $1 {b} 1... e5 *\n"),
        (
            Style { nags: Keep::Nothing, ..whole },
            "{a} 1. e4 {b} (1. d4 {c} 1... d5 (1... f5)) 1... e5 *\n",
        ),
        (Style::REDUCED, "1. e4 e5 *\n"),
    ] {
        assert_eq!(movetext(text, style), expected);
    }
}

#[test]
fn a_game_from_elsewhere_says_from_where() {
    let start = fen::read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", CastlingMode::Standard).unwrap();
    let mut tree = Tree::from_position(start);
    tree.tags_mut().set("ECO", "A00").unwrap();
    let text = write(&tree, Style::EXPORT).to_string();
    assert!(
        text.contains(
            "[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[ECO \"A00\"]\n"
        ),
        "{text}"
    );
    let tree = Tree::from_position(chess960::start(0).unwrap());
    let text = write(&tree, Style::EXPORT).to_string();
    assert!(text.contains("[Variant \"Chess960\"]\n"), "{text}");
    assert_eq!(read(&text).mode(), CastlingMode::Chess960);
    assert!(!write(&Tree::new(), Style::EXPORT).to_string().contains("FEN"));
}

/// A position that could not be read is handed on as it was written.
#[test]
fn a_bad_position_is_not_lost() {
    let text = "[SetUp \"1\"]\n[FEN \"nonsense\"]\n\n1. e4 *";
    let (tree, report) = Tree::read(text, Letters::English).unwrap();
    assert_eq!(report.faults.len(), 1);
    let written = write(&tree, Style::EXPORT).to_string();
    assert!(written.contains("[SetUp \"1\"]\n[FEN \"nonsense\"]\n\n*\n"), "{written}");
    assert_eq!(read(&written), tree);
}
