//! What reading PGN promises of any bytes at all.

use std::convert::Infallible;

use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::annotation::{annotations, words};
use rokade_rules::notation::pgn::{
    Fault, FaultKind, Input, Listener, Mark, Place, Reader, Replay, Report, Style, Tree, Trees,
    write,
};

/// Any bytes are read to their end, as the same however they arrive and wherever they are cut
/// between games; every fault quotes the text truly; and what was understood of each game is
/// written and read again as the same.
///
/// # Panics
///
/// When the promise is broken.
pub fn pgn_reads(bytes: &[u8]) {
    let (whole, marks) = reports(Reader::new(bytes));
    // A number of bytes at a time that the text itself chooses.
    let at_most = 1 + bytes.iter().fold(0, |sum, &byte| (sum * 31 + usize::from(byte)) % 97);
    let (dripped, _) = reports(Reader::new(Drips { rest: bytes, at_most }));
    assert_eq!(dripped, whole, "{at_most} bytes at a time");
    let mut pieced = Vec::new();
    let starts = std::iter::once(Mark::START).chain(marks.iter().copied());
    let ends = marks.iter().map(|mark| mark.offset as usize).chain([bytes.len()]);
    for (mark, end) in starts.zip(ends) {
        let piece = &bytes[mark.offset as usize..end];
        pieced.extend(reports(Reader::resumed(piece, mark)).0);
    }
    assert_eq!(pieced, whole, "cut between games");
    for report in &whole {
        report.faults.iter().for_each(|fault| truly_quoted(bytes, fault));
        assert!(report.faults.is_sorted_by_key(|fault| fault.place));
    }
    for tree in trees(bytes) {
        written_and_read(&tree);
    }
}

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

#[derive(Default)]
struct Kept(Vec<Report>);

impl Listener for Kept {
    fn end_game(&mut self, report: &Report) {
        self.0.push(report.clone());
    }
}

/// The reports of all games, and where each game ends.
fn reports<I: Input<Error = Infallible>>(mut reader: Reader<I>) -> (Vec<Report>, Vec<Mark>) {
    let mut replay = Replay::new(Letters::English, Kept::default());
    let mut marks = Vec::new();
    loop {
        match reader.read_game(&mut replay) {
            Ok(true) => marks.push(reader.mark()),
            Ok(false) => return (replay.into_listener().0, marks),
            Err(never) => match never {},
        }
    }
}

fn trees(bytes: &[u8]) -> Vec<Tree> {
    let mut all = Vec::new();
    let mut replay = Replay::new(Letters::English, Trees::new(|tree, _| all.push(tree)));
    let mut reader = Reader::new(bytes);
    while matches!(reader.read_game(&mut replay), Ok(true)) {}
    drop(replay);
    all
}

/// That the token stands where the fault says.
#[track_caller]
fn truly_quoted(bytes: &[u8], fault: &Fault) {
    assert!(!fault.to_string().is_empty() && !fault.kind.code().is_empty());
    // These quote what a value says, without backslashes and control characters.
    let is_value = matches!(
        fault.kind,
        FaultKind::BadFen(_) | FaultKind::OtherGame | FaultKind::SetUpWithoutFen
    );
    let is_odd = |byte: &u8| *byte == b'\\' || byte.is_ascii_control() && !b"\r\n".contains(byte);
    if is_value && bytes.iter().any(is_odd) {
        return;
    }
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let rest = &text[offset_of(text, fault.place)..];
    let latin1: Option<Vec<u8>> =
        fault.token.chars().map(|letter| u8::try_from(u32::from(letter)).ok()).collect();
    assert!(
        rest.starts_with(fault.token.as_bytes())
            || latin1.is_some_and(|latin1| rest.starts_with(&latin1)),
        "{:?} does not stand at {}",
        fault.token,
        fault.place
    );
}

/// How many bytes come before a place.
fn offset_of(text: &[u8], place: Place) -> usize {
    let (mut line, mut offset) = (1, 0);
    while line < place.line {
        offset += match text[offset..] {
            [b'\r', b'\n', ..] => 2,
            _ => 1,
        };
        line += u64::from(matches!(text[offset - 1], b'\r' | b'\n'));
    }
    offset + place.column as usize - 1
}

#[track_caller]
fn written_and_read(tree: &Tree) {
    let text = write(tree, Style::EXPORT).to_string();
    let (again, report) =
        Tree::read(&text, Letters::English).unwrap_or_else(|| panic!("no game in {text:?}"));
    for fault in &report.faults {
        let was_there = matches!(
            fault.kind,
            FaultKind::BadFen(_)
                | FaultKind::OtherGame
                | FaultKind::SetUpWithoutFen
                | FaultKind::ResultAgainstBoard { .. }
        );
        assert!(was_there, "{fault} in {text:?}");
    }
    assert_eq!(&again, tree, "{text:?}");
    for id in again.main_line() {
        for comment in again.node(id).map_or(&[][..], |node| node.comments()) {
            assert!(words(comment.text()).len() <= comment.text().len());
            for annotation in annotations(comment.text()).flatten() {
                let written = annotation.to_string();
                let read: Vec<_> = annotations(&written).collect();
                assert_eq!(read, [Ok(annotation)], "{written:?}");
            }
        }
    }
}
