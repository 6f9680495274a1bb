//! Lines of input, none of them longer than makes sense.

use std::io::{self, BufRead, Read as _};

/// The longest line that is read, in bytes: the moves of a game of thousands
/// of half-moves, many times over.
pub(crate) const LONGEST_LINE_BYTES: usize = 1 << 20;

/// What stood between two ends of lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// A line; what is no UTF-8 is replaced.
    Text(String),
    /// More than [`LONGEST_LINE_BYTES`]; its text is gone.
    TooLong,
}

/// The next line, `None` at the end of the input.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let most = LONGEST_LINE_BYTES as u64;
    if input.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() == LONGEST_LINE_BYTES && bytes.last() != Some(&b'\n') {
        skip_line(input)?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(Line::Text(String::from_utf8_lossy(&bytes).trim().to_owned())))
}

/// Reads to the end of the line and keeps nothing.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let available = match input.fill_buf() {
            Ok(available) => available,
            Err(fault) if fault.kind() == io::ErrorKind::Interrupted => continue,
            Err(fault) => return Err(fault),
        };
        let end = available.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(available.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() || used == 0 {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(mut bytes: &[u8]) -> Vec<Line> {
        core::iter::from_fn(|| read_line(&mut bytes).unwrap()).collect()
    }

    #[test]
    fn any_end_of_line_and_any_bytes() {
        let text = |text: &str| Line::Text(text.into());
        assert_eq!(read(b"uci\r\n \xff go\n\nquit"), ["uci", "\u{fffd} go", "", "quit"].map(text));
    }

    #[test]
    fn a_line_without_end_is_passed_over_and_the_next_one_read() {
        let mut bytes = vec![b'x'; 3 * LONGEST_LINE_BYTES];
        bytes.extend_from_slice(b"\nuci\n");
        assert_eq!(read(&bytes), [Line::TooLong, Line::Text("uci".into())]);
    }
}
