//! `rokade analyse`: what positions are worth, and the best lines in them.
//!
//! Every line of input is a position, FEN or EPD, answered with as many lines of
//! play as are asked for. With limits of nodes or depth and one thread the answer
//! is the same on every machine.

use std::io::{self, Write};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use rokade_engine::{
    Engine, GameSoFar, HashSize, Limits, Outlook, Report, Silent, StopToken, Threads,
};
use rokade_rules::Position;
use rokade_rules::notation::{Letters, fen, san, uci_move};
use rokade_rules::position::CastlingMode;
use serde::Serialize;

use crate::endgame_tables;
use crate::failure::{Ending, Failure};
use crate::input::{self, Form};
use crate::language::Language;
use crate::position_text;
use crate::processor::{Processor, Work};
use crate::progress::Progress;
use crate::tally::Tally;
use crate::texts::Texts;

/// Where nothing else is said: about a second.
const USUAL_NODES: u64 = 1_000_000;

/// What `rokade analyse` takes.
#[derive(Debug, Args)]
pub(crate) struct AnalyseArguments {
    #[arg(long, conflicts_with = "files")]
    pub(crate) fen: Option<String>,
    #[arg(long)]
    pub(crate) nodes: Option<u64>,
    #[arg(long = "depth")]
    pub(crate) plies: Option<u32>,
    #[arg(long)]
    pub(crate) movetime: Option<u64>,
    #[arg(long, default_value_t = NonZeroU32::MIN)]
    pub(crate) lines: NonZeroU32,
    #[arg(long, default_value_t = 64)]
    pub(crate) hash: u16,
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: u16,
    /// Endgame tables to ask.
    #[arg(long)]
    pub(crate) syzygy: Option<PathBuf>,
    #[arg(long)]
    pub(crate) chess960: bool,
    #[arg(long)]
    pub(crate) json: bool,
    /// `-` is standard input, and so is no file.
    pub(crate) files: Vec<PathBuf>,
}

/// A position, as `--json` prints it.
#[derive(Serialize)]
struct AnalysedObject {
    fen: String,
    depth: u32,
    nodes: u64,
    table_hits: u64,
    milliseconds: u128,
    /// Of the processor, with one thread.
    work_milliseconds: Option<f64>,
    lines: Vec<LineObject>,
}

/// A line of play; of its two scores it has one, as the side to move sees it.
#[derive(Serialize)]
struct LineObject {
    #[serde(skip_serializing_if = "Option::is_none")]
    score_cp: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mate: Option<i64>,
    moves: Vec<String>,
    san: Vec<String>,
}

/// Analyses one position, or each of many.
pub(crate) fn run(arguments: &AnalyseArguments, texts: &Texts) -> Result<Ending, Failure> {
    let mut out = anstream::stdout().lock();
    let mut tally = Tally::default();
    let ended = all(arguments, &mut out, &mut tally, texts);
    tally.close(texts);
    ended
}

fn all(
    arguments: &AnalyseArguments,
    out: &mut dyn Write,
    tally: &mut Tally,
    texts: &Texts,
) -> Result<Ending, Failure> {
    let mode = if arguments.chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let form = Form::of_option(arguments.json);
    let mut engine = Engine::new(HashSize::mebibytes(arguments.hash));
    engine.set_threads(Threads::count(arguments.threads));
    if let Some(folder) = &arguments.syzygy {
        engine.set_tables(Some(endgame_tables::open(folder, texts)?));
    }
    let mut ending = Ending::Clean;
    let mut progress = Progress::of_unknown();
    for line in input::of_positions(arguments.fen.as_deref(), &arguments.files) {
        let line = line?;
        if position_text::is_skipped(&line) {
            continue;
        }
        match position_text::read(&line, mode, texts) {
            Ok(position) => {
                let analysed = analyse(&mut engine, &position, arguments);
                let told = progress.beside(|| print(out, &analysed, mode, form, texts));
                told.map_err(Failure::Output)?;
            }
            Err(faults) => {
                ending = Ending::WithFaults;
                position_text::report(&line, &faults, form, out, tally, texts)
                    .map_err(Failure::Output)?;
            }
        }
        progress.step();
    }
    Ok(ending)
}

/// What was found of a position.
struct Analysed {
    position: Position,
    lines: Vec<Report>,
    elapsed: Duration,
    work: Option<Work>,
}

fn analyse(engine: &mut Engine, position: &Position, arguments: &AnalyseArguments) -> Analysed {
    let (began, before) = (Instant::now(), Processor::ThisThread.work());
    let time = arguments.movetime.map(Duration::from_millis);
    let is_limited = time.is_some() || arguments.plies.is_some();
    let limits = Limits {
        depth_plies: arguments.plies,
        nodes: arguments.nodes.or((!is_limited).then_some(USUAL_NODES)),
        lines: arguments.lines.get(),
        ..time.map_or_else(Limits::none, Limits::move_time)
    };
    engine.forget();
    let game = GameSoFar::starting_from(*position);
    let stopwatch = || began.elapsed();
    let answer = engine.search(&game, &limits, &stopwatch, &StopToken::new(), &mut Silent);
    let lines = answer.lines().cloned().collect();
    let work = Processor::ThisThread.work().zip(before).map(|(now, before)| now - before);
    Analysed { position: *position, lines, elapsed: began.elapsed(), work }
}

fn print(
    out: &mut dyn Write,
    analysed: &Analysed,
    mode: CastlingMode,
    form: Form,
    texts: &Texts,
) -> io::Result<()> {
    let position = &analysed.position;
    let fen = fen::write(position).to_string();
    let of_best = |best: &Report| (best.depth_plies, best.nodes, best.table_hits);
    let (depth, nodes, table_hits) = analysed.lines.first().map_or((0, 0, 0), of_best);
    if form == Form::Json {
        let lines = analysed.lines.iter().map(|line| object(line, position, mode)).collect();
        let milliseconds = analysed.elapsed.as_millis();
        let work_milliseconds = analysed.work.map(|Work(work)| work.as_secs_f64() * 1_000.0);
        let object = AnalysedObject {
            fen,
            depth,
            nodes,
            table_hits,
            milliseconds,
            work_milliseconds,
            lines,
        };
        return writeln!(out, "{}", serde_json::to_string(&object)?);
    }
    let letters = match texts.language() {
        Language::Dutch => Letters::Dutch,
        Language::English => Letters::English,
    };
    writeln!(out, "{fen}")?;
    let values = [("depth", &*depth.to_string()), ("nodes", &*nodes.to_string())];
    writeln!(out, "  {}", texts.tell("analyse-depth", &values))?;
    for line in &analysed.lines {
        let score = line.score.to_string();
        let moves = in_san(line, position, letters).join(" ");
        writeln!(out, "  {}. {score:>7}  {moves}", line.number)?;
    }
    out.flush()
}

fn object(line: &Report, position: &Position, mode: CastlingMode) -> LineObject {
    let (score_cp, mate) = match line.score.outlook() {
        Outlook::Centipawns(value) => (Some(value), None),
        Outlook::Mates { moves } => (None, Some(i64::from(moves))),
        Outlook::Mated { moves } => (None, Some(-i64::from(moves))),
    };
    LineObject {
        score_cp,
        mate,
        moves: line.line.iter().map(|&step| uci_move::write(step, mode).to_string()).collect(),
        san: in_san(line, position, Letters::English),
    }
}

fn in_san(line: &Report, position: &Position, letters: Letters) -> Vec<String> {
    let mut position = *position;
    let steps = line.line.iter().map(|&step| {
        let written = san::write(&position, step, letters).to_string();
        position = position.after(step);
        written
    });
    steps.collect()
}
