//! Pages, hits and the list as JSON, one object a line.
//!
//! Keys and codes are the same in both languages; titles and texts follow the reader. Moves are in
//! English SAN here, because programs read them.

use std::io::{self, Write};

use rokade_content::rulebook::{
    Block, Board, Inline, Marks, Page, Place, Stage, Status, markup, refusal_code,
};
use rokade_rules::notation::{Letters, fen, san};
use serde::Serialize;

use super::Reader;
use crate::words::tell_refusal;

/// Writes one object on a line of its own.
pub(super) fn write(out: &mut impl Write, object: &impl Serialize) -> io::Result<()> {
    writeln!(out, "{}", serde_json::to_string(object)?)
}

/// A page in short.
#[derive(Serialize)]
pub(super) struct Entry<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    rank: Option<usize>,
    kind: &'static str,
    id: &'a str,
    address: &'a str,
    title: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<&'static str>,
    articles: Vec<&'a str>,
    answer: String,
}

/// A whole page.
#[derive(Serialize)]
pub(super) struct Whole<'a> {
    #[serde(flatten)]
    entry: Entry<'a>,
    body: Vec<Part>,
    see: &'a [String],
    checked: Checked<'a>,
}

#[derive(Serialize)]
struct Checked<'a> {
    date: &'a str,
    source: &'static str,
}

/// A block of a page.
#[derive(Serialize)]
#[serde(tag = "block", rename_all = "lowercase")]
enum Part {
    Heading { text: String },
    Paragraph { text: String },
    List { numbered: bool, items: Vec<String> },
    Table { head: Vec<String>, rows: Vec<Vec<String>> },
    Board(Shown),
}

/// A board with what the rules say of it.
#[derive(Serialize)]
struct Shown {
    board: String,
    caption: String,
    fen: String,
    line: Vec<String>,
    status: &'static str,
    tries: Vec<Tried>,
}

/// An attempt and what became of it.
#[derive(Serialize)]
struct Tried {
    squares: String,
    legal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    san: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

/// A page in short, as the list has it.
pub(super) fn entry<'a>(reader: &Reader<'a>, page: &'a Page) -> Entry<'a> {
    let text = page.text.of(reader.language);
    Entry {
        rank: None,
        kind: if page.verdict.is_some() { "quarrel" } else { "rule" },
        id: &page.id,
        address: &text.address,
        title: &text.title,
        group: Some(&reader.book.groups[page.group].id),
        verdict: page.verdict.map(|verdict| verdict.code()),
        standing: Some(page.standing.code()),
        articles: page.articles.iter().map(|article| article.as_str()).collect(),
        answer: markup::plain(&text.answer),
    }
}

/// A hit, counted from 1.
pub(super) fn hit<'a>(reader: &Reader<'a>, rank: usize, place: Place) -> Entry<'a> {
    match place {
        Place::Page(index) => {
            Entry { rank: Some(rank), ..entry(reader, &reader.book.pages[index]) }
        }
        Place::Term(index) => {
            let term = &reader.book.terms[index];
            let text = term.text.of(reader.language);
            Entry {
                rank: Some(rank),
                kind: "term",
                id: &term.id,
                address: term.page.as_deref().map_or("", |id| reader.address_of(id)),
                title: &text.name,
                group: None,
                verdict: None,
                standing: None,
                articles: Vec::new(),
                answer: markup::plain(&text.meaning),
            }
        }
    }
}

/// A whole page.
pub(super) fn whole<'a>(reader: &Reader<'a>, page: &'a Page) -> Whole<'a> {
    let body = &page.text.of(reader.language).body;
    Whole {
        entry: entry(reader, page),
        body: body.iter().filter_map(|block| part(reader, block)).collect(),
        see: &page.see,
        checked: Checked { date: &page.checked.date, source: page.checked.source.code() },
    }
}

fn part(reader: &Reader<'_>, block: &Block) -> Option<Part> {
    let all = |lines: &[Vec<Inline>]| lines.iter().map(|line| markup::plain(line)).collect();
    Some(match block {
        Block::Heading(line) => Part::Heading { text: markup::plain(line) },
        Block::Paragraph(line) => Part::Paragraph { text: markup::plain(line) },
        Block::List { marks, items } => {
            Part::List { numbered: *marks == Marks::Numbers, items: all(items) }
        }
        Block::Table { head, rows } => {
            Part::Table { head: all(head), rows: rows.iter().map(|row| all(row)).collect() }
        }
        Block::Board { board, caption } => {
            Part::Board(shown(reader, reader.book.board(board)?, markup::plain(caption))?)
        }
    })
}

fn shown(reader: &Reader<'_>, board: &Board, caption: String) -> Option<Shown> {
    let stage = board.set_up().ok()?;
    Some(Shown {
        board: board.id.clone(),
        caption,
        fen: fen::write(stage.position()).to_string(),
        line: board.line.clone(),
        status: Status::of(stage.position()).code(),
        tries: board
            .tries
            .iter()
            .filter_map(|attempt| tried(reader, &stage, &attempt.squares))
            .collect(),
    })
}

fn tried(reader: &Reader<'_>, stage: &Stage, squares: &str) -> Option<Tried> {
    let squares = squares.to_owned();
    Some(match stage.attempt(&squares)? {
        Ok(found) => Tried {
            squares,
            legal: true,
            san: Some(san::write(stage.position(), found, Letters::English).to_string()),
            refusal: None,
            article: None,
            text: None,
        },
        Err(refusal) => Tried {
            squares,
            legal: false,
            san: None,
            refusal: Some(refusal_code(refusal)),
            article: Some(refusal.article()),
            text: Some(tell_refusal(refusal, stage.position(), reader.texts)),
        },
    })
}
