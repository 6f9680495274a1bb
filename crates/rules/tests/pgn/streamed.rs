//! The same is read however the bytes arrive, wherever they stand in the
//! window, and however the archive is cut at its games.

use std::convert::Infallible;

use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::{Input, Listener, Mark, Reader, Replay, Report, Tree, Trees};

use crate::reports;

/// Gives a few bytes at a time.
struct Drips<'a> {
    rest: &'a [u8],
    at_most: usize,
}

impl Input for Drips<'_> {
    type Error = Infallible;

    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Infallible> {
        let length = self.at_most.min(self.rest.len()).min(buffer.len());
        buffer[..length].copy_from_slice(&self.rest[..length]);
        self.rest = &self.rest[length..];
        Ok(length)
    }
}

/// All trees with their reports.
fn trees(input: impl Input<Error = Infallible>) -> Vec<(Tree, Report)> {
    let mut all = Vec::new();
    let mut reader = Reader::new(input);
    let mut replay = Replay::new(
        Letters::English,
        Trees::new(|tree, report: &Report| all.push((tree, report.clone()))),
    );
    while reader.read_game(&mut replay).unwrap() {}
    drop(replay);
    all
}

/// Games with everything in them, good and bad.
const ARCHIVE: &str = "{before}\n[Event \"A \\\"b\\\" \\\\\"]\n[White \"Mü\u{142}ler\"]\n\n\
    1. e4! {\u{1F600} comment\nover lines} e5 $13 (1... c5 2. Nf3 (2. c3 {[%clk 0:00:01]}) d6) 2. Nf3 \
    ; to the end\n% hidden\n2... Nc6 3. Bb5 a6 4. 0-0 1/2-1/2 {same line}\n\n\
    [Event \"faults\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n1. e4 Kd7 2. e6 $ ) } zz \
    (x {never closed\n\n[Event \"next\"]\n\n1. d4 -- 2. e4 e.p. ½-½\n1. a3 0000 2. -- a6 \
    [Event \"last\"] 1. h4";

#[test]
fn a_few_bytes_at_a_time_are_as_good_as_all_at_once() {
    let expected = trees(ARCHIVE.as_bytes());
    assert_eq!(expected.len(), 5);
    for at_most in (1..40).chain([63, 64, 65, 511, 512, 513]) {
        let drips = Drips { rest: ARCHIVE.as_bytes(), at_most };
        assert_eq!(trees(drips), expected, "{at_most} at a time");
    }
}

/// The window holds 64 KiB: everything is read as well where its edge falls.
#[test]
fn the_edge_of_the_window_may_fall_anywhere() {
    const WINDOW: usize = 64 * 1024;
    let expected: Vec<Tree> = trees(ARCHIVE.as_bytes()).into_iter().map(|(tree, _)| tree).collect();
    for offset in (WINDOW - ARCHIVE.len() - 600..WINDOW).step_by(13) {
        // Hidden lines before, so that nothing else changes.
        let mut text = "% hidden as well, and so long\n".repeat(offset / 30);
        text.push_str(&" ".repeat(offset - text.len()));
        text.push('\n');
        text.push_str(ARCHIVE);
        let shifted: Vec<Tree> = trees(text.as_bytes()).into_iter().map(|(tree, _)| tree).collect();
        assert_eq!(shifted, expected, "{offset}");
    }
}

/// A comment that is never closed ends before a game in export format, wherever
/// what is in sight ends between the two.
#[test]
fn a_game_behind_an_open_comment_is_seen_in_pieces_too() {
    for length in 480..520 {
        for end in ["\n", "\r\n", "\r"] {
            let text =
                format!("1. e4 {{{}{end}{end}[Event \"x\"]{end}{end}1. d4 *", "x".repeat(length));
            let drips = Drips { rest: text.as_bytes(), at_most: 1 };
            let games = trees(drips);
            assert_eq!(games.len(), 2, "{length} {end:?}");
            assert_eq!(games, trees(text.as_bytes()));
        }
    }
}

/// Near the end of a text nothing is plain movetext to the reader, so a text
/// with much behind it is read another way than the same without.
#[test]
fn the_short_way_through_plain_movetext_leads_to_the_same() {
    let behind = format!("\n%{}\n", " ".repeat(2_000));
    let texts = [
        ARCHIVE,
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 *",
        "1. e4 e5 2. Nf6 Nc6 3. Bb5 *",
        "1. e4 {a}e5{b} 2.Nf3 Nc6! 3. Bb5) a6 *",
        "1. e4\te5\r\n2.\nNf3 3.. Nc6 7. ep Bb5 *",
        "1. e4 e5 2 Nf3 Nc6 0-1",
        "1. e4 0000 2. 0000. d4 0. d5 *",
        "1. e4 {\u{e9}\n} e5 {never",
        "1. e4 e5 2. d4 d5 3. xx e.p. exd5 e8(Q) 4. 0000 1-0",
    ];
    for text in texts {
        let mut long = reports::of(format!("{text}{behind}"));
        let short = reports::of(text);
        // Where the end is seen differs, and only that.
        for (long, short) in long.iter_mut().zip(&short) {
            for (long, short) in long.notes.iter_mut().zip(&short.notes) {
                if long.kind.code() == "missing-result" {
                    long.place = short.place;
                }
            }
        }
        assert_eq!(long, short, "{text}");
    }
}

/// How a comment is encoded is decided for the whole of it, not for what
/// happened to be in sight.
#[test]
fn encodings_do_not_depend_on_how_the_bytes_arrive() {
    for (open, close) in [("{", "}"), ("{\n", "}"), (";", "\n")] {
        let mut text = format!("1. e4 {open}Gr\u{fc}\u{df}e ").into_bytes();
        text.extend(b"word ".repeat(300));
        text.extend(b"\xe9t\xe9");
        text.extend(close.as_bytes());
        text.extend(b" e5 *");
        let expected = trees(&text[..]);
        let first = expected[0].0.main_line().next().and_then(|id| expected[0].0.node(id)).unwrap();
        assert!(first.comments()[0].text().starts_with("Gr\u{c3}\u{bc}"), "read as Latin-1");
        for at_most in [1, 7, 100, 700] {
            assert_eq!(trees(Drips { rest: &text, at_most }), expected, "{at_most} {open:?}");
        }
    }
}

/// A comment longer than any window comes in pieces and is kept whole; no
/// character is cut through.
#[test]
fn a_comment_may_be_longer_than_the_window() {
    for unit in ["é", "x€", "word\n", "𝄞 "] {
        let comment = unit.repeat(200_000 / unit.len());
        for (open, close) in [("{", "}"), (";", "\n")] {
            let comment = if open == ";" { comment.replace('\n', " ") } else { comment.clone() };
            let text = format!("1. e4 {open}{comment}{close} e5 *");
            let all = trees(text.as_bytes());
            let [(tree, report)] = &all[..] else { panic!("one game") };
            assert_eq!((report.plies, report.faults.len(), report.notes.len()), (2, 0, 0));
            let first = tree.main_line().next().and_then(|id| tree.node(id)).unwrap();
            let expected = comment.replace('\n', " ");
            assert_eq!(first.comments()[0].text(), expected.trim());
        }
    }
}

/// Reading on from every mark, with a new reader, gives what one reader gives.
#[test]
fn an_archive_may_be_cut_between_its_games() {
    let mut whole = Reader::new(ARCHIVE.as_bytes());
    let mut marks = vec![Mark::START];
    while whole.read_game(&mut ()).unwrap() {
        marks.push(whole.mark());
    }
    assert_eq!(marks.len(), 6);
    let mut pieced = Vec::new();
    for (index, mark) in marks.iter().enumerate() {
        let end = marks.get(index + 1).map_or(ARCHIVE.len(), |mark| mark.offset as usize);
        let piece = &ARCHIVE.as_bytes()[mark.offset as usize..end];
        let mut reader = Reader::resumed(piece, *mark);
        let mut replay = Replay::new(Letters::English, Kept::default());
        while reader.read_game(&mut replay).unwrap() {}
        pieced.append(&mut replay.into_listener().0);
    }
    assert_eq!(pieced, reports::of(ARCHIVE));
}

#[derive(Default)]
struct Kept(Vec<Report>);

impl Listener for Kept {
    fn end_game(&mut self, report: &Report) {
        self.0.push(report.clone());
    }
}

/// An input that fails is no end of the archive.
#[test]
fn the_inputs_failure_is_handed_on() {
    struct Broken;
    impl Input for Broken {
        type Error = &'static str;

        fn read(&mut self, _: &mut [u8]) -> Result<usize, &'static str> {
            Err("the disk is gone")
        }
    }
    assert_eq!(Reader::new(Broken).read_game(&mut ()), Err("the disk is gone"));
}
