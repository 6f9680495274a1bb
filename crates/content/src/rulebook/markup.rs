//! The text of a page: a little of Markdown, as values.
//!
//! Blocks stand apart by empty lines: a paragraph, a heading `## …`, a list of `- ` or `1. ` lines,
//! a table of `| … |` lines whose first is its head, and a board `![caption](board)`. Inside a line
//! stand `**strong**`, `*stressed*` and `[words](page)`, none of which goes over the end of a line.
//! There is no escape and no HTML: what is no mark is text.

use super::page::Id;
use crate::fault::{Fault, FaultKind};
use crate::section::Span;

/// A block of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading within the page.
    Heading(Vec<Inline>),
    /// A paragraph.
    Paragraph(Vec<Inline>),
    /// A list.
    List {
        /// What stands before its items.
        marks: Marks,
        /// The items.
        items: Vec<Vec<Inline>>,
    },
    /// A table.
    Table {
        /// The first row.
        head: Vec<Vec<Inline>>,
        /// The others, as long as the first.
        rows: Vec<Vec<Vec<Inline>>>,
    },
    /// A board to play on.
    Board {
        /// Which one.
        board: Id,
        /// What to look for, or to try.
        caption: Vec<Inline>,
    },
}

/// What stands before the items of a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Marks {
    /// The same sign before each.
    Bullets,
    /// Numbers from one.
    Numbers,
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inline {
    /// As it stands.
    Text(String),
    /// More important than the rest.
    Strong(String),
    /// Stressed, or a word that is spoken about.
    Stressed(String),
    /// A way to another page.
    Link {
        /// Which one.
        page: Id,
        /// The words to click.
        text: String,
    },
}

impl Inline {
    /// The words alone.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Inline::Text(text) | Inline::Strong(text) | Inline::Stressed(text) => text,
            Inline::Link { text, .. } => text,
        }
    }
}

/// The words of a line, without marks.
#[must_use]
pub fn plain(line: &[Inline]) -> String {
    line.iter().map(Inline::text).collect()
}

/// Reads texts, and keeps what they refer to until everything has been read.
#[derive(Debug, Default)]
pub(crate) struct Reader<'a> {
    pub(crate) faults: Vec<Fault>,
    /// The pages that links lead to.
    pub(crate) pages: Vec<Span<'a>>,
    /// The boards that are shown.
    pub(crate) boards: Vec<Span<'a>>,
}

impl<'a> Reader<'a> {
    /// The blocks of a text.
    pub(crate) fn blocks(&mut self, lines: &[Span<'a>]) -> Vec<Block> {
        lines
            .split(|line| line.text.is_empty())
            .filter(|block| !block.is_empty())
            .map(|block| self.block(block))
            .collect()
    }

    fn block(&mut self, lines: &[Span<'a>]) -> Block {
        let first = lines[0];
        if first.text.starts_with("## ") {
            return Block::Heading(self.inline(first.from(3)));
        }
        if first.text.starts_with("![") {
            return self.board(first);
        }
        if first.text.starts_with('|') {
            return self.table(lines);
        }
        if item_start(first.text).is_some() {
            return self.list(lines);
        }
        Block::Paragraph(self.joined(lines))
    }

    fn board(&mut self, line: Span<'a>) -> Block {
        let Some((middle, end)) = middle_and_end(line.text) else {
            self.faults.push(line.fault(FaultKind::Unclosed("![")));
            return Block::Paragraph(Vec::new());
        };
        let mut caption = line.from(2);
        caption.text = line.text[2..middle].trim();
        let mut board = line.from(middle + 2);
        board.text = line.text[middle + 2..end].trim();
        self.boards.push(board);
        Block::Board { board: board.text.to_owned(), caption: self.inline(caption) }
    }

    fn table(&mut self, lines: &[Span<'a>]) -> Block {
        let mut rows = lines.iter().map(|line| {
            let mut cells = Vec::new();
            let mut start = 1;
            for cell in line.text[1..].split('|') {
                let mut span = line.from(start);
                span.text = cell.trim();
                cells.push(span);
                start += cell.len() + 1;
            }
            cells.pop();
            (*line, cells)
        });
        let Some((_, head)) = rows.next() else {
            return Block::Table { head: Vec::new(), rows: Vec::new() };
        };
        let rest: Vec<_> = rows.collect();
        for (line, cells) in &rest {
            if cells.len() != head.len() {
                self.faults.push(line.fault(FaultKind::UnevenTable));
            }
        }
        let mut cells =
            |cells: Vec<Span<'a>>| cells.into_iter().map(|cell| self.inline(cell)).collect();
        let head = cells(head);
        Block::Table { head, rows: rest.into_iter().map(|(_, row)| cells(row)).collect() }
    }

    fn list(&mut self, lines: &[Span<'a>]) -> Block {
        let marks = if lines[0].text.starts_with("- ") { Marks::Bullets } else { Marks::Numbers };
        let mut items: Vec<Vec<Inline>> = Vec::new();
        for line in lines {
            match (item_start(line.text), items.last_mut()) {
                (None, Some(last)) => {
                    last.push(Inline::Text(" ".to_owned()));
                    let more = self.inline(line.from(0));
                    last.extend(more);
                }
                (start, _) => items.push(self.inline(line.from(start.unwrap_or(0)))),
            }
        }
        Block::List { marks, items }
    }

    fn joined(&mut self, lines: &[Span<'a>]) -> Vec<Inline> {
        let mut whole = Vec::new();
        for line in lines {
            if !whole.is_empty() {
                whole.push(Inline::Text(" ".to_owned()));
            }
            whole.extend(self.inline(*line));
        }
        whole
    }

    /// The pieces of a line.
    pub(crate) fn inline(&mut self, line: Span<'a>) -> Vec<Inline> {
        let mut pieces = Vec::new();
        let mut rest = line;
        while let Some(at) = rest.text.find(['*', '[']) {
            let before = &rest.text[..at];
            if !before.is_empty() {
                pieces.push(Inline::Text(before.to_owned()));
            }
            let marked = rest.text[at..].to_owned();
            let span = Span {
                column: rest.column + before.chars().count(),
                text: &rest.text[at..],
                ..rest
            };
            let (piece, length) = self.marked(span, &marked);
            pieces.push(piece);
            rest = Span {
                column: span.column + span.text[..length].chars().count(),
                text: &span.text[length..],
                ..span
            };
        }
        if !rest.text.is_empty() {
            pieces.push(Inline::Text(rest.text.to_owned()));
        }
        pieces
    }

    /// The piece that begins with a mark, and its length in bytes.
    fn marked(&mut self, span: Span<'a>, text: &str) -> (Inline, usize) {
        if text.starts_with('[') {
            if let Some((middle, end)) = middle_and_end(text) {
                let page = Span {
                    column: span.column + text[..middle + 2].chars().count(),
                    text: &span.text[middle + 2..end],
                    ..span
                };
                self.pages.push(page);
                let text = text[1..middle].to_owned();
                return (Inline::Link { page: page.text.to_owned(), text }, end + 1);
            }
            self.faults.push(span.fault(FaultKind::Unclosed("[")));
            return (Inline::Text("[".to_owned()), 1);
        }
        let mark = if text.starts_with("**") { "**" } else { "*" };
        let inner = &text[mark.len()..];
        match inner.find(mark) {
            Some(length) => {
                let words = inner[..length].to_owned();
                let piece =
                    if mark == "**" { Inline::Strong(words) } else { Inline::Stressed(words) };
                (piece, length + 2 * mark.len())
            }
            None => {
                self.faults.push(span.fault(FaultKind::Unclosed(mark)));
                (Inline::Text(mark.to_owned()), mark.len())
            }
        }
    }
}

/// Where the words end and where the target ends in `[words](target)`.
fn middle_and_end(text: &str) -> Option<(usize, usize)> {
    let middle = text.find("](")?;
    let end = middle + text[middle..].find(')')?;
    Some((middle, end))
}

/// Where the words of an item begin, if the line begins one.
fn item_start(line: &str) -> Option<usize> {
    if line.starts_with("- ") {
        return Some(2);
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0 && line[digits..].starts_with(". ")).then_some(digits + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Vec<Block>, Vec<(usize, usize, FaultKind)>) {
        let mut reader = Reader::default();
        let lines: Vec<_> = text
            .lines()
            .enumerate()
            .map(|(index, text)| Span { file: "x", line: index + 1, column: 1, text })
            .collect();
        let blocks = reader.blocks(&lines);
        let faults = reader.faults;
        (blocks, faults.into_iter().map(|fault| (fault.line, fault.column, fault.kind)).collect())
    }

    fn text(text: &str) -> Inline {
        Inline::Text(text.to_owned())
    }

    #[test]
    fn marks_are_read_inside_a_line() {
        let (blocks, faults) = read("De **koning** op [e1](king) staat *schaak*.");
        let expected = vec![
            text("De "),
            Inline::Strong("koning".to_owned()),
            text(" op "),
            Inline::Link { page: "king".to_owned(), text: "e1".to_owned() },
            text(" staat "),
            Inline::Stressed("schaak".to_owned()),
            text("."),
        ];
        assert_eq!((blocks, faults), (vec![Block::Paragraph(expected)], vec![]));
    }

    #[test]
    fn blocks_stand_apart_by_empty_lines() {
        let (blocks, faults) = read(
            "## Kop\n\n1. een\n   vervolg\n2. twee\n\n| a | b |\n| c | d |\n\n![Zie](x)\n\nSlot",
        );
        assert_eq!(faults, []);
        assert_eq!(blocks.len(), 5);
        let Block::List { marks: Marks::Numbers, items } = &blocks[1] else { panic!("{blocks:?}") };
        assert_eq!(
            items.iter().map(|item| plain(item)).collect::<Vec<_>>(),
            ["een vervolg", "twee"]
        );
        let Block::Table { head, rows } = &blocks[2] else { panic!("{blocks:?}") };
        assert_eq!((plain(&head[1]), plain(&rows[0][1])), ("b".to_owned(), "d".to_owned()));
        assert_eq!(blocks[3], Block::Board { board: "x".to_owned(), caption: vec![text("Zie")] });
    }

    #[test]
    fn all_faults_have_their_place() {
        let (_, faults) = read("é [x\n\n*y\n\n| a | b |\n| c |");
        assert_eq!(
            faults,
            [
                (1, 3, FaultKind::Unclosed("[")),
                (3, 1, FaultKind::Unclosed("*")),
                (6, 1, FaultKind::UnevenTable)
            ]
        );
    }
}
