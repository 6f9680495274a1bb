//! A page of the rulebook as text.

use std::io::{self, Write};

use anstyle::Style;
use rokade_content::rulebook::{Block, Inline, Marks, Page, Source, Standing, Verdict};

use super::prose::{hung, marked, shown_length, wrapped};
use super::{Reader, board};

/// Writes the whole page.
pub(super) fn write(reader: &Reader<'_>, page: &Page, out: &mut impl Write) -> io::Result<()> {
    let text = page.text.of(reader.language);
    write_heading(reader, page, out)?;
    writeln!(out)?;
    writeln!(out, "{}", wrapped(&line(reader, &text.answer), ""))?;
    for block in &text.body {
        writeln!(out)?;
        write_block(reader, block, out)?;
    }
    writeln!(out)?;
    write_foot(reader, page, out)
}

/// Writes a page as it was found: its heading, its address, and its answer if there is room.
pub(super) fn write_hit(
    reader: &Reader<'_>,
    page: &Page,
    has_answer: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let text = page.text.of(reader.language);
    write_heading(reader, page, out)?;
    writeln!(out, "  {}", text.address)?;
    if has_answer {
        writeln!(out, "{}", wrapped(&line(reader, &text.answer), "  "))?;
    }
    writeln!(out)
}

/// The title, and the one word of a quarrel.
fn write_heading(reader: &Reader<'_>, page: &Page, out: &mut impl Write) -> io::Result<()> {
    let bold = Style::new().bold();
    write!(out, "{bold}{}{bold:#}", page.text.of(reader.language).title)?;
    let said = page.verdict.map(verdict_key).or(standing_key(page.standing));
    match said {
        Some(key) => writeln!(out, "  [{}]", reader.texts.say(key)),
        None => writeln!(out),
    }
}

/// The key of a verdict's word.
pub(super) const fn verdict_key(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Allowed => "rules-verdict-allowed",
        Verdict::NotAllowed => "rules-verdict-not-allowed",
        Verdict::Draw => "rules-verdict-draw",
        Verdict::Win => "rules-verdict-win",
        Verdict::Loss => "rules-verdict-loss",
        Verdict::HouseRule => "rules-verdict-house-rule",
    }
}

/// The key of what a page is, if it is no law.
const fn standing_key(standing: Standing) -> Option<&'static str> {
    match standing {
        Standing::Law => None,
        Standing::House => Some("rules-standing-house"),
        Standing::Advice => Some("rules-standing-advice"),
    }
}

fn line(reader: &Reader<'_>, pieces: &[Inline]) -> String {
    marked(pieces, reader.book, reader.language)
}

fn write_block(reader: &Reader<'_>, block: &Block, out: &mut impl Write) -> io::Result<()> {
    match block {
        Block::Heading(pieces) => {
            let bold = Style::new().bold();
            writeln!(out, "{bold}{}{bold:#}", line(reader, pieces))
        }
        Block::Paragraph(pieces) => writeln!(out, "{}", wrapped(&line(reader, pieces), "")),
        Block::List { marks, items } => {
            for (index, item) in items.iter().enumerate() {
                let mark = match marks {
                    Marks::Bullets => "- ".to_owned(),
                    Marks::Numbers => format!("{}. ", index + 1),
                };
                let rest = " ".repeat(mark.len());
                writeln!(out, "{}", hung(&line(reader, item), &mark, &rest))?;
            }
            Ok(())
        }
        Block::Table { head, rows } => write_table(reader, head, rows, out),
        Block::Board { board, caption } => match reader.book.board(board) {
            Some(board) => {
                board::write(reader, board, out)?;
                writeln!(out, "{}", wrapped(&line(reader, caption), "  "))
            }
            None => Ok(()),
        },
    }
}

/// Columns as wide as their widest cell.
fn write_table(
    reader: &Reader<'_>,
    head: &[Vec<Inline>],
    rows: &[Vec<Vec<Inline>>],
    out: &mut impl Write,
) -> io::Result<()> {
    let told = |row: &[Vec<Inline>]| -> Vec<String> {
        row.iter().map(|cell| line(reader, cell)).collect()
    };
    let table: Vec<_> =
        std::iter::once(told(head)).chain(rows.iter().map(|row| told(row))).collect();
    let width = |column: usize| {
        table.iter().filter_map(|row| row.get(column)).map(|cell| shown_length(cell)).max()
    };
    let widths: Vec<_> = (0..head.len()).map(|column| width(column).unwrap_or(0)).collect();
    for (index, row) in table.iter().enumerate() {
        let mut written = String::from("  ");
        for (cell, width) in row.iter().zip(&widths) {
            written.push_str(cell);
            written.push_str(&" ".repeat(width - shown_length(cell) + 2));
        }
        writeln!(out, "{}", written.trim_end())?;
        if index == 0 {
            let total = widths.iter().sum::<usize>() + 2 * widths.len().saturating_sub(1);
            writeln!(out, "  {}", "─".repeat(total))?;
        }
    }
    Ok(())
}

/// The articles, where to go on, and when the page was checked.
fn write_foot(reader: &Reader<'_>, page: &Page, out: &mut impl Write) -> io::Result<()> {
    let texts = reader.texts;
    if !page.articles.is_empty() {
        let numbers: Vec<_> = page.articles.iter().map(|article| article.as_str()).collect();
        let told = texts.tell("rules-articles", &[("articles", &numbers.join(", "))]);
        writeln!(out, "{}", hung(&told, "", "  "))?;
    }
    if !page.see.is_empty() {
        let addresses: Vec<_> = page.see.iter().map(|id| reader.address_of(id)).collect();
        let told = texts.tell("rules-see", &[("pages", &addresses.join(", "))]);
        writeln!(out, "{}", hung(&told, "", "  "))?;
    }
    let key = match page.checked.source {
        Source::Fide2023 => "rules-checked-fide",
        Source::House => "rules-checked-house",
    };
    let told = texts.tell(key, &[("date", &page.checked.date)]);
    writeln!(out, "{}", hung(&told, "", "  "))
}
