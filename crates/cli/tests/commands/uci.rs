//! `rokade uci`. The protocol itself is proved in its own crate.

use crate::program::english;

#[test]
fn the_engine_introduces_itself_and_answers() {
    let (output, errors, code) = english(&["uci"], "uci\ngo nodes 100\nquit\n");
    assert_eq!((errors.as_str(), code), ("", 0));
    let lines: Vec<_> = output.lines().collect();
    assert_eq!(lines[0], concat!("id name Rokade ", env!("CARGO_PKG_VERSION")));
    assert!(lines.contains(&"uciok"), "{output}");
    assert!(lines.last().unwrap().starts_with("bestmove "), "{output}");
}

#[test]
fn nonsense_is_answered_and_does_no_harm() {
    let (output, errors, code) = english(&["uci"], "d4!?\n\0\u{1b}[31m\nisready\n");
    assert!(output.contains("info string no command in \"d4!?\"\n"), "{output}");
    assert!(output.ends_with("readyok\n") && !output.contains('\u{1b}'), "{output}");
    assert_eq!((errors.as_str(), code), ("", 0));
}

#[test]
fn a_book_that_is_none_is_told_before_anything_else() {
    let (output, errors, code) = english(&["uci", "--book", "/no/such/book"], "uci\n");
    assert!(errors.starts_with("rokade: --book: no book in \"/no/such/book\": "), "{errors}");
    assert_eq!((output.as_str(), code), ("", 2));
}

#[test]
fn the_own_book_is_played_from_when_it_is_wanted() {
    let told = "info string a move of the book\n";
    for (arguments, script, books) in [
        (&["uci"][..], "go nodes 50\n", 0),
        (&["uci"][..], "setoption name OwnBook value true\ngo nodes 50\n", 1),
        (&["uci", "--book", "own"][..], "go nodes 50\n", 1),
        (&["uci", "--book", "eigen"][..], "setoption name OwnBook value false\ngo nodes 50\n", 0),
    ] {
        let (output, errors, code) = english(arguments, script);
        assert_eq!((errors.as_str(), code), ("", 0));
        assert_eq!(output.matches(told).count(), books, "{arguments:?} {script}: {output}");
    }
}
