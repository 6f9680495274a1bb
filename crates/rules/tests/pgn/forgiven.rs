//! What is written otherwise than the standard wants and is understood: read
//! without a fault, and told as a note where somebody might want to mend it.

use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::Tree;

use crate::reports::{self, faults, notes};

/// Text, half-moves, notes.
type Case = (&'static str, u32, &'static [&'static str]);

const CASES: [Case; 35] = [
    ("1.e4 e5 2.Nf3 *", 3, &[]),
    ("e4 e5 Nf3 *", 3, &[]),
    ("1 e4 e5 2 Nf3 *", 3, &[]),
    ("1e4 e5 2Nf3 *", 3, &[]),
    ("1 . e4 e5 2 ... Nf3 *", 3, &[]),
    ("1.... e4 1… e5 2…Nf3 *", 3, &[]),
    ("1. e4 … e5 *", 2, &[]),
    ("1. e4 1... e5 2. Nf3 *", 3, &[]),
    ("7. e4 e5 9. Nf3 *", 3, &["move-number"]),
    ("1. e4! e5?! 2. Nf3 !! Nc6 ? *", 4, &[]),
    ("1. e4!!! e5???? *", 2, &[]),
    ("1. e4 += e5 -/+ 2. d4 ∞ d5 +- *", 4, &[]),
    ("1. e4 = e5 $0 $255 *", 2, &[]),
    ("$1 1. e4 *", 1, &["nag-without-move"]),
    ("1. e4 e5 (1... c5 1-0) 2. Nf3 *", 3, &[]),
    ("1. e4 e5 () (1... c5) ( {only words} ) 2. Nf3 *", 3, &[]),
    ("1. e4 (=) e5 *", 2, &[]),
    ("1. e4 e5", 2, &["missing-result"]),
    ("[Result \"?\"]\n\n1. e4 e5 *", 2, &[]),
    ("[Result \"White\"]\n\n1. e4 e5 1-0", 2, &["unknown-result"]),
    ("[Result \"1-0\"]\n\n1. e4 e5 *", 2, &["half-result"]),
    ("[Result \"*\"]\n\n1. e4 e5 1-0", 2, &["half-result"]),
    ("[Result \"0-0\"]\n\n1. e4 e5 *", 2, &[]),
    ("1. e4 e5 ½-½", 2, &[]),
    ("1. e4 e5 1/2", 2, &[]),
    ("1. e4 e5 1–0", 2, &[]),
    ("[Event \"A \"quoted\" name\"]\n\n1. e4 *", 1, &["unescaped-quote"]),
    ("[Event\t\"x\" ]\n[ Site \"y\"]\n\n1. e4 *", 1, &[]),
    ("[Event \"x\"][Site \"y\"] 1. e4 *", 1, &[]),
    ("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w\"]\n\n1. e4 *", 1, &["forgiven-fen"]),
    ("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *", 1, &[]),
    ("[SetUp \"0\"]\n\n1. e4 *", 1, &[]),
    ("1. e4 {a} {b} ; c\n e5 {} *", 2, &[]),
    ("\u{feff}1. e4 e5 *", 2, &[]),
    ("1. e4\u{b}e5\u{c}*", 2, &[]),
];

#[test]
fn what_is_understood_is_no_fault() {
    for (text, plies, expected) in CASES {
        let [report] = &reports::of(text)[..] else { panic!("not one game: {text}") };
        assert_eq!(faults(report), [""; 0], "{text}");
        assert_eq!(report.plies, plies, "{text}");
        assert_eq!(notes(report), expected, "{text}");
    }
}

/// Whatever ends the lines, the same is read.
#[test]
fn every_kind_of_line_end_ends_a_line() {
    let text = "[Event \"x\"]\n[Site \"y\"]\n\n1. e4 ; one\ne5 {two\nthree}\n% no\n2. Nf3 1-0\n\n\
                [Event \"z\"]\n\n1. d4 *\n";
    let expected: Vec<_> = reports::of(text);
    assert_eq!(expected.len(), 2);
    for end in ["\r\n", "\r"] {
        assert_eq!(reports::of(text.replace('\n', end)), expected, "{end:?}");
    }
}

#[test]
fn each_game_has_its_own_letters_if_one_says_so() {
    let [dutch] = &reports::in_letters("1. e4 e5 2. Pf3 Pc6 3. Lb5 Dh4 *", Letters::Dutch)[..]
    else {
        panic!("one game")
    };
    assert_eq!((dutch.plies, dutch.faults.len()), (6, 0));
    let [figurines] = &reports::in_letters("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 *", Letters::Figurine)[..]
    else {
        panic!("one game")
    };
    assert_eq!((figurines.plies, figurines.faults.len()), (5, 0));
}

/// Comments in the line of the result belong to the game that ends there, later
/// ones to the next game, and to none if there is none.
#[test]
fn comments_between_games_find_their_game() {
    let text = "1. e4 * {of the first} ; too\n{of the second} 1. d4 *\n{of none}\n";
    assert_eq!(reports::of(text).len(), 2);
    let (first, _) = Tree::read(text, Letters::English).unwrap();
    let last = first.main_line().last().and_then(|id| first.node(id)).unwrap();
    let said: Vec<&str> = last.comments().iter().map(|comment| comment.text()).collect();
    assert_eq!(said, ["of the first", "too"]);
    for text in ["", " \r\n", "{only words}", "% hidden", "; words", "\u{feff}"] {
        assert_eq!(reports::of(text).len(), 0, "{text:?}");
    }
}

#[test]
fn tags_alone_are_a_game() {
    let games = reports::of("[Event \"1\"]\n\n*\n\n[Event \"2\"]\n");
    assert_eq!(games.len(), 2);
    assert_eq!((notes(&games[0]).len(), &notes(&games[1])[..]), (0, &["missing-result"][..]));
}
