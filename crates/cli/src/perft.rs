//! `rokade perft`: how many paths of legal moves there are.
//!
//! The plain form ends with a line that is only the count. With files, each position's own line
//! goes before its count. A line that holds no position is told on standard error, or as an object
//! with `--json`; counting goes on, and the command ends with code 2.

use std::collections::BTreeMap;
use std::io::Write;

use rokade_rules::Position;
use rokade_rules::notation::{fen, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::position::perft::perft;
use serde::Serialize;

use crate::arguments::PerftArguments;
use crate::failure::{Ending, Failure};
use crate::input::{self, Form, Line};
use crate::position_text;
use crate::progress::Progress;
use crate::tally::Tally;
use crate::texts::Texts;

/// One position's count, as `--json` prints it.
#[derive(Serialize)]
struct Counted {
    fen: String,
    depth: u32,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<BTreeMap<String, u64>>,
}

/// Counts from one position, or from each of many.
pub(crate) fn run(arguments: &PerftArguments, texts: &Texts) -> Result<Ending, Failure> {
    let mut out = anstream::stdout().lock();
    let tally = Tally::default();
    let mut counting = Counting { arguments, texts, out: &mut out, tally, ending: Ending::Clean };
    let counted = counting.all();
    counting.tally.close(texts);
    counted.map(|()| counting.ending)
}

/// A run of the command: what was asked, and how it goes.
struct Counting<'a, W> {
    arguments: &'a PerftArguments,
    texts: &'a Texts,
    out: &'a mut W,
    tally: Tally,
    ending: Ending,
}

impl<W: Write> Counting<'_, W> {
    fn all(&mut self) -> Result<(), Failure> {
        match &self.arguments.fen {
            Some(fen) => self.line(&Line::of_option("--fen", fen)),
            None if self.arguments.files.is_empty() => self.position(&Position::initial()),
            None => {
                for line in input::lines(&self.arguments.files) {
                    let line = line?;
                    if !position_text::is_skipped(&line) {
                        self.line(&line)?;
                    }
                }
                Ok(())
            }
        }
    }

    fn line(&mut self, line: &Line) -> Result<(), Failure> {
        match position_text::read(line, self.mode(), self.texts) {
            Ok(position) => {
                if !self.arguments.json && !self.arguments.files.is_empty() {
                    writeln!(self.out, "{}", line.text.trim()).map_err(Failure::Output)?;
                }
                self.position(&position)
            }
            Err(faults) => {
                self.ending = Ending::WithFaults;
                let form = Form::of_option(self.arguments.json);
                let tally = &mut self.tally;
                position_text::report(line, &faults, form, self.out, tally, self.texts)
                    .map_err(Failure::Output)
            }
        }
    }

    fn position(&mut self, position: &Position) -> Result<(), Failure> {
        let counts = count(position, self.arguments.depth, self.mode());
        self.print(position, counts).map_err(Failure::Output)
    }

    fn print(&mut self, position: &Position, counts: Counts) -> std::io::Result<()> {
        let Counts { nodes, moves } = counts;
        if self.arguments.json {
            let counted = Counted {
                fen: fen::write(position).to_string(),
                depth: self.arguments.depth,
                nodes,
                divide: self.arguments.divide.then(|| moves.into_iter().collect()),
            };
            return writeln!(self.out, "{}", serde_json::to_string(&counted)?);
        }
        if self.arguments.divide {
            for (name, nodes) in moves {
                writeln!(self.out, "{name}: {nodes}")?;
            }
        }
        writeln!(self.out, "{nodes}")?;
        self.out.flush()
    }

    fn mode(&self) -> CastlingMode {
        if self.arguments.chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard }
    }
}

/// What was counted: all paths, and those that begin with each move, in the order of their names.
struct Counts {
    nodes: u64,
    moves: Vec<(String, u64)>,
}

/// Counts move by move, so that the bar can follow.
fn count(position: &Position, depth: u32, mode: CastlingMode) -> Counts {
    let Some(rest) = depth.checked_sub(1) else {
        return Counts { nodes: 1, moves: Vec::new() };
    };
    let legal = position.legal_moves();
    let mut progress = Progress::of(legal.len() as u64);
    let mut moves: Vec<_> = legal
        .into_iter()
        .map(|first| {
            let nodes = perft(&position.after(first), rest);
            progress.step();
            (uci_move::write(first, mode).to_string(), nodes)
        })
        .collect();
    moves.sort();
    Counts { nodes: moves.iter().map(|(_, nodes)| nodes).sum(), moves }
}
