//! Commands in comments, known or not.

use alloc::string::String;

/// A command: `[%name operand]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Command<'a> {
    /// What stands behind the sign `%`.
    pub name: &'a str,
    /// What stands behind the name, without space at either end.
    pub operand: &'a str,
    /// Where the operand begins in the comment, in bytes from 1.
    pub operand_column: usize,
    /// Where the command begins and ends in the comment, in bytes from 0.
    place: (usize, usize),
}

/// The commands of a comment, in their order. What is never closed is none.
///
/// ```
/// use rokade_rules::notation::pgn::annotation::commands;
/// let names: Vec<&str> = commands("[%csl Ra1] [%clk 0:10] [%x").map(|c| c.name).collect();
/// assert_eq!(names, ["csl", "clk"]);
/// ```
pub fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    let mut from = 0;
    core::iter::from_fn(move || {
        let start = from + comment.get(from..)?.find("[%")?;
        let inside = start + 2;
        let end = inside + comment[inside..].find(']')?;
        from = end + 1;
        Some(Command::of(comment, inside, end))
    })
}

/// The comment without its commands, and with one space where one was.
///
/// ```
/// use rokade_rules::notation::pgn::annotation::words;
/// assert_eq!(words("[%eval 0.3] a good [%clk 0:10] move"), "a good move");
/// ```
#[must_use]
pub fn words(comment: &str) -> String {
    let mut kept = String::with_capacity(comment.len());
    let mut from = 0;
    let mut keep = |words: &str| {
        let words = words.trim();
        if !kept.is_empty() && !words.is_empty() {
            kept.push(' ');
        }
        kept.push_str(words);
    };
    for command in commands(comment) {
        let (start, end) = command.place;
        keep(&comment[from..start]);
        from = end;
    }
    keep(&comment[from..]);
    kept
}

impl<'a> Command<'a> {
    /// The command between two places, behind its sign and before its bracket.
    fn of(comment: &'a str, inside: usize, end: usize) -> Command<'a> {
        let text = &comment[inside..end];
        let name_length = text.find(char::is_whitespace).unwrap_or(text.len());
        let (name, rest) = text.split_at(name_length);
        let operand = rest.trim();
        let blanks = rest.len() - rest.trim_start().len();
        // Of nothing but blanks, the place where something should have been.
        let blanks = if operand.is_empty() { 0 } else { blanks };
        Command {
            name,
            operand,
            operand_column: inside + name_length + blanks + 1,
            place: (inside - 2, end + 1),
        }
    }
}
