//! `rokade adjudicate`: whether either side can still mate, with the line or the reason.
//!
//! Law: FIDE 5.2.2 (dead position), 5.1.2 and 6.9 (one side). Every line of input is a position,
//! answered on a line of its own; with `--bench` a table of the layers comes at the end instead.

mod bench;

use std::io::Write;

use rokade_rules::ending::dead_position::{Dead, Lack, Mating, Reach, Reason, can_checkmate};
use rokade_rules::notation::{fen, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Position};
use serde::Serialize;

use crate::arguments::AdjudicateArguments;
use crate::failure::{Ending, Failure};
use crate::input::{self, Form};
use crate::position_text;
use crate::tally::Tally;
use crate::texts::Texts;

/// One position's answer, as `--json` prints it.
#[derive(Serialize)]
struct Adjudicated {
    fen: String,
    status: &'static str,
    white_can_mate: &'static str,
    black_can_mate: &'static str,
    white_line: Vec<String>,
    black_line: Vec<String>,
    white_reason: Option<String>,
    black_reason: Option<String>,
}

/// Adjudicates one position, or each of many.
pub(crate) fn run(arguments: &AdjudicateArguments, texts: &Texts) -> Result<Ending, Failure> {
    let mut out = anstream::stdout().lock();
    let mut tally = Tally::default();
    let ended = all(arguments, &mut out, &mut tally, texts);
    tally.close(texts);
    ended
}

fn all(
    arguments: &AdjudicateArguments,
    out: &mut dyn Write,
    tally: &mut Tally,
    texts: &Texts,
) -> Result<Ending, Failure> {
    let mode = if arguments.chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let form = Form::of_option(arguments.json);
    let mut ending = Ending::Clean;
    let mut table = bench::Table::default();
    for line in input::of_positions(arguments.fen.as_deref(), &arguments.files) {
        let line = line?;
        if position_text::is_skipped(&line) {
            continue;
        }
        match position_text::read(&line, mode, texts) {
            Ok(position) if arguments.bench => table.measure(&position),
            Ok(position) => {
                print(out, &adjudicated(&position, mode), form).map_err(Failure::Output)?;
            }
            Err(faults) => {
                ending = Ending::WithFaults;
                position_text::report(&line, &faults, form, out, tally, texts)
                    .map_err(Failure::Output)?;
            }
        }
    }
    if arguments.bench {
        table.print(out, form).map_err(Failure::Output)?;
    }
    Ok(ending)
}

fn adjudicated(position: &Position, mode: CastlingMode) -> Adjudicated {
    let [white, black] = [Color::White, Color::Black].map(|color| can_checkmate(position, color));
    let status = if position.is_checkmate() {
        "checkmate"
    } else if position.is_stalemate() {
        "stalemate"
    } else if white.is_impossible() && black.is_impossible() {
        "dead"
    } else {
        "ongoing"
    };
    Adjudicated {
        fen: fen::write(position).to_string(),
        status,
        white_can_mate: verdict(&white),
        black_can_mate: verdict(&black),
        white_line: line(&white, mode),
        black_line: line(&black, mode),
        white_reason: reason(&white, mode),
        black_reason: reason(&black, mode),
    }
}

fn print(out: &mut dyn Write, answer: &Adjudicated, form: Form) -> std::io::Result<()> {
    if form == Form::Json {
        return writeln!(out, "{}", serde_json::to_string(answer)?);
    }
    writeln!(out, "{}: {}", answer.fen, answer.status)?;
    let sides = [
        ("white", answer.white_can_mate, &answer.white_line, &answer.white_reason),
        ("black", answer.black_can_mate, &answer.black_line, &answer.black_reason),
    ];
    for (side, can_mate, line, reason) in sides {
        let why = reason.clone().unwrap_or_else(|| line.join(" "));
        writeln!(out, "  {side}: {can_mate} {why}")?;
    }
    Ok(())
}

fn verdict(answer: &Mating) -> &'static str {
    match answer {
        Mating::Winnable { .. } => "yes",
        Mating::Unwinnable { .. } => "no",
        Mating::Undecided { .. } => "undecided",
    }
}

fn line(answer: &Mating, mode: CastlingMode) -> Vec<String> {
    match answer {
        Mating::Winnable { helpmate } => {
            helpmate.iter().map(|&next| uci_move::write(next, mode).to_string()).collect()
        }
        _ => Vec::new(),
    }
}

/// The reason in fixed words, for programs as well as for people.
fn reason(answer: &Mating, mode: CastlingMode) -> Option<String> {
    let Mating::Unwinnable { reason } = answer else { return None };
    Some(match reason {
        Reason::Material(lack) => format!("material: {}", material(*lack)),
        Reason::Forced(forced) => {
            let moves = forced.moves.iter().map(|&next| uci_move::write(next, mode).to_string());
            let end = match forced.end {
                Dead::Mated => "the other side mates",
                Dead::Stalemate => "stalemate",
                Dead::Material(lack) => material(lack),
            };
            format!("forced: {} ({end})", moves.collect::<Vec<_>>().join(" "))
        }
        Reason::Wall(wall) => format!("wall: {}", walled(&wall.pieces)),
        Reason::Outline(outline) => {
            format!("outline: {} frames; {}", outline.frames.len(), walled(&outline.pieces()))
        }
        Reason::Closure(closure) => format!(
            "closure: {} positions, {} ended by material, {} by a wall",
            closure.positions, closure.by_material, closure.by_wall
        ),
    })
}

/// Every piece with the squares that it never leaves.
fn walled(pieces: &[Reach]) -> String {
    let pieces = pieces.iter().map(|piece| {
        let squares = (piece.squares | piece.promoted).into_iter();
        let squares = squares.map(|square| square.to_string()).collect::<Vec<_>>();
        format!("{}={}", piece.from, squares.join(","))
    });
    pieces.collect::<Vec<_>>().join(" ")
}

fn material(lack: Lack) -> &'static str {
    match lack {
        Lack::BareKing => "bare king",
        Lack::BishopsOfOneShade => "bishops of one shade",
        Lack::LoneKnight => "lone knight",
    }
}
