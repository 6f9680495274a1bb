//! Lines of input: out of files, standard input, or an option; and the form of the answer.
//!
//! Every command that reads, reads through here, so that every fault names its place in the same
//! way. Lines end with LF or CRLF; a byte order mark before the first is left out; what is no UTF-8
//! is kept as far as it can be shown, and the reader of the line finds the fault.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read as _};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::failure::Failure;
use crate::texts::Texts;

/// What some editors write before the first line of a file (Unicode's byte order mark).
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The longest line that is read, in bytes: no position, move or remark comes near it, and what
/// has no lines at all, such as a disk image, is noticed before it fills the memory.
pub(crate) const LONGEST_LINE_BYTES: usize = 1 << 20;

/// The name of a file that means standard input.
const STANDARD_INPUT: &str = "-";

/// How a command answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// For a person.
    Text,
    /// One JSON object a line.
    Json,
}

impl Form {
    /// What `--json` asks for.
    pub(crate) const fn of_option(json: bool) -> Self {
        if json { Self::Json } else { Self::Text }
    }
}

/// Where a line was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Standard input, which has no name.
    StandardInput,
    /// A file, or an option such as `--fen`.
    Named(String),
}

/// One line without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) source: Source,
    /// From 1.
    pub(crate) number: usize,
    pub(crate) text: String,
}

/// What is wrong with a line, as `--json` prints it.
#[derive(Debug, Serialize)]
pub(crate) struct LineFault<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    line: usize,
    column: usize,
    error: &'a str,
}

impl Line {
    /// The value of an option, as if it were a line.
    pub(crate) fn of_option(name: &str, text: &str) -> Self {
        Self { source: Source::Named(name.to_owned()), number: 1, text: text.to_owned() }
    }

    /// Says what is wrong at a column of this line.
    pub(crate) fn tell_fault(&self, column: usize, fault: &str, texts: &Texts) -> String {
        let (line, column) = (self.number.to_string(), column.to_string());
        let place = match &self.source {
            Source::StandardInput => {
                texts.tell("input-line", &[("line", &line), ("column", &column)])
            }
            Source::Named(name) => texts
                .tell("input-named-line", &[("name", name), ("line", &line), ("column", &column)]),
        };
        texts.tell("input-fault", &[("place", &place), ("fault", fault)])
    }

    /// The same as an object.
    pub(crate) fn fault<'a>(&'a self, column: usize, error: &'a str) -> LineFault<'a> {
        let file = match &self.source {
            Source::Named(name) => Some(name.as_str()),
            Source::StandardInput => None,
        };
        LineFault { file, line: self.number, column, error }
    }
}

/// The lines of a command that takes positions: of `--fen`, of the files, or of standard input.
pub(crate) fn of_positions<'a>(
    fen: Option<&str>,
    files: &'a [PathBuf],
) -> Box<dyn Iterator<Item = Result<Line, Failure>> + 'a> {
    if let Some(fen) = fen {
        return Box::new(std::iter::once(Ok(Line::of_option("--fen", fen))));
    }
    if files.is_empty() {
        let standard_input = io::stdin().lock();
        return Box::new(lines_of(standard_input, Source::StandardInput, Failure::StandardInput));
    }
    Box::new(lines(files))
}

/// The lines of all files, one after the other. A file that cannot be read is a failure, and the
/// last thing to come.
pub(crate) fn lines(files: &[PathBuf]) -> impl Iterator<Item = Result<Line, Failure>> {
    files.iter().flat_map(|path| -> Box<dyn Iterator<Item = Result<Line, Failure>>> {
        if path == Path::new(STANDARD_INPUT) {
            return Box::new(lines_of(
                io::stdin().lock(),
                Source::StandardInput,
                Failure::StandardInput,
            ));
        }
        let unreadable = |source| Failure::Input { path: path.clone(), source };
        match File::open(path) {
            Ok(file) => Box::new(lines_of(
                BufReader::new(file),
                Source::Named(path.display().to_string()),
                unreadable,
            )),
            Err(source) => Box::new(std::iter::once(Err(unreadable(source)))),
        }
    })
}

/// The lines of one reader.
pub(crate) fn lines_of<R: BufRead>(
    mut reader: R,
    source: Source,
    unreadable: impl Fn(io::Error) -> Failure,
) -> impl Iterator<Item = Result<Line, Failure>> {
    let mut number = 0;
    std::iter::from_fn(move || {
        let mut bytes = Vec::new();
        let most = LONGEST_LINE_BYTES as u64 + 1;
        match reader.by_ref().take(most).read_until(b'\n', &mut bytes) {
            Ok(0) => None,
            Ok(length) if length > LONGEST_LINE_BYTES => {
                let line = Line { source: source.clone(), number: number + 1, text: String::new() };
                Some(Err(Failure::LongLine(line)))
            }
            Ok(_) => {
                number += 1;
                let text = String::from_utf8_lossy(&bytes);
                let text = text.strip_suffix('\n').unwrap_or(&text);
                let text = text.strip_suffix('\r').unwrap_or(text);
                let text = match number {
                    1 => text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text),
                    _ => text,
                };
                Some(Ok(Line { source: source.clone(), number, text: text.to_owned() }))
            }
            Err(fault) => Some(Err(unreadable(fault))),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    fn read(bytes: &[u8]) -> Vec<String> {
        lines_of(bytes, Source::StandardInput, Failure::StandardInput)
            .map(|line| line.unwrap().text)
            .collect()
    }

    #[test]
    fn every_kind_of_line_end_is_cut_off() {
        assert_eq!(read(b"e4\ne5\r\n\nNf3"), ["e4", "e5", "", "Nf3"]);
        assert_eq!(read(b""), [""; 0]);
    }

    #[test]
    fn a_mark_before_the_first_line_is_no_part_of_it() {
        assert_eq!(read(b"\xef\xbb\xbfe4\ne5"), ["e4", "e5"]);
        assert_eq!(read(b"\xef\xbb\xbf\r\ne5"), ["", "e5"]);
        assert_eq!(read(b"e4\n\xef\xbb\xbfe5"), ["e4", "\u{feff}e5"]);
    }

    #[test]
    fn what_is_no_utf8_is_no_end() {
        assert_eq!(read(b"e4 \xff\ne5\n"), ["e4 \u{fffd}", "e5"]);
    }

    #[test]
    fn a_line_without_end_is_a_failure_of_its_place() {
        let endless = io::BufReader::new(io::Read::chain(&b"e4\n"[..], io::repeat(b'x')));
        let mut lines = lines_of(endless, Source::StandardInput, Failure::StandardInput);
        assert_eq!(lines.next().unwrap().unwrap().text, "e4");
        let failure = lines.next().unwrap().unwrap_err();
        let told = failure.tell(&Texts::of(Language::English));
        assert_eq!(told, "line 2, column 1: a line of more than 1048576 bytes is not read");

        let longest = [&vec![b'x'; LONGEST_LINE_BYTES - 1][..], b"\n"].concat();
        assert_eq!(read(&longest)[0].len(), LONGEST_LINE_BYTES - 1);
    }

    #[test]
    fn a_fault_names_its_place() {
        let texts = Texts::of(Language::English);
        let mut line = Line::of_option("--fen", "x");
        assert_eq!(line.tell_fault(1, "bad", &texts), "--fen, line 1, column 1: bad");
        line.source = Source::StandardInput;
        line.number = 7;
        assert_eq!(line.tell_fault(3, "bad", &texts), "line 7, column 3: bad");
    }
}
