//! `rokade puzzles make`: puzzles out of games, as a table of the public database's format.
//!
//! A puzzle that comes twice, in two games with the same opening, is printed once.

use std::collections::HashSet;
use std::io::{self, Write};
use std::num::NonZeroU64;

use rokade_coach::puzzle::{Found, Maker, estimated_rating, table};
use rokade_coach::review::EngineAdviser;
use rokade_coach::theme::Theme;
use rokade_engine::{Effort, Engine, HashSize, MateSolver, StopToken, StoppedClock};
use rokade_rules::notation::pgn::Tree;
use rokade_rules::notation::{fen, uci_move};

use crate::archive::Archive;
use crate::arguments::PuzzlesMakeArguments;
use crate::failure::{Ending, Failure};
use crate::pgn::games;
use crate::progress::Progress;
use crate::review::main_moves;
use crate::texts::Texts;
use rokade_rules::notation::Letters;

/// Nodes for each question, unless the caller says otherwise.
const DEFAULT_NODES: u64 = 50_000;

/// So many times fewer for a glance at each position.
const GLANCED_WITH: u64 = 20;

/// So many times as many to verify what was found.
const VERIFIED_WITH: u64 = 4;

/// What the mate solver may spend on one question, in positions.
const MATE_POSITIONS: u64 = 200_000;

/// The memory of each engine.
const HASH_MEBIBYTES: u16 = 16;

/// Makes puzzles out of every game of the archives.
pub(super) fn run(arguments: &PuzzlesMakeArguments, texts: &Texts) -> Result<Ending, Failure> {
    let archives = Archive::all(&arguments.files);
    let mut making = Making {
        glancer: Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)),
        scout: Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)),
        expert: Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)),
        solver: MateSolver::default(),
        nodes: arguments.nodes.map_or(DEFAULT_NODES, NonZeroU64::get),
        known: HashSet::new(),
    };
    let mut out = io::stdout().lock();
    let rows = |out: &mut io::StdoutLock<'_>, rows: &[table::Row]| {
        table::write(&mut *out, rows).and_then(|()| Ok(out.flush()?)).map_err(output_failure)
    };
    table::write_columns(&mut out).map_err(output_failure)?;
    let mut progress = Progress::of_bytes(archives.iter().map(Archive::length).sum());
    games::for_each(&archives, Letters::English, texts, &mut progress, |game| {
        let made = making.game(&game.tree);
        game.progress.beside(|| rows(&mut out, &made))
    })
}

fn output_failure(error: csv::Error) -> Failure {
    Failure::Output(io::Error::from(error))
}

/// A run of the command.
struct Making {
    glancer: Engine,
    scout: Engine,
    expert: Engine,
    solver: MateSolver,
    nodes: u64,
    /// The names of the puzzles so far.
    known: HashSet<String>,
}

impl Making {
    fn game(&mut self, tree: &Tree) -> Vec<table::Row> {
        self.glancer.forget();
        self.scout.forget();
        self.expert.forget();
        let stop = StopToken::new();
        let expert_nodes = self.nodes.saturating_mul(VERIFIED_WITH);
        let glance_nodes = (self.nodes / GLANCED_WITH).max(1);
        let mut glancer = EngineAdviser::new(&mut self.glancer, glance_nodes, &StoppedClock, &stop);
        let mut scout = EngineAdviser::new(&mut self.scout, self.nodes, &StoppedClock, &stop);
        let mut expert =
            EngineAdviser::new(&mut self.expert, expert_nodes, &StoppedClock, &stop).careful();
        let mut maker = Maker {
            glancer: &mut glancer,
            scout: &mut scout,
            expert: &mut expert,
            solver: &mut self.solver,
            effort: Effort::positions(MATE_POSITIONS),
        };
        let found = maker.puzzles(tree.start(), &main_moves(tree));
        let rows = found.iter().map(|found| row(found, tree));
        rows.filter(|row| self.known.insert(row.id().to_owned())).collect()
    }
}

fn row(found: &Found, tree: &Tree) -> table::Row {
    let before = fen::write(&found.before).to_string();
    let mode = tree.mode();
    let moves = std::iter::once(&found.led_here).chain(found.solution.moves());
    let moves: Vec<String> =
        moves.map(|&chess_move| uci_move::write(chess_move, mode).to_string()).collect();
    let moves = moves.join(" ");
    let themes: Vec<String> = Theme::of(&found.solution).into_iter().map(Theme::tag).collect();
    let fields = [
        name(&before, &moves),
        before,
        moves,
        estimated_rating(&found.solution).to_string(),
        String::new(),
        String::new(),
        String::new(),
        themes.join(" "),
        tree.tags().get("Site").filter(|site| *site != "?").unwrap_or_default().to_owned(),
        tree.tags().get("Opening").unwrap_or_default().replace(' ', "_"),
    ];
    table::Row { line: 0, fields }
}

/// A name of eight letters and digits that the same puzzle always has.
///
/// Source: G. Fowler, L. C. Noll and P. Vo, the FNV-1a hash.
fn name(before: &str, moves: &str) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mixed = before.bytes().chain([b' ']).chain(moves.bytes());
    let hash = mixed.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (0..8).map(|place| char::from(LETTERS[(hash >> (5 * place + 20)) as usize % 32])).collect()
}
