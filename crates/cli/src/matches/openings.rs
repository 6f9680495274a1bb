//! Where games begin: lines of FEN or EPD, or games in PGN.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::path::Path;

use rokade_rules::Move;
use rokade_rules::Position;
use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::{Reader, Replay, Step, Tree, Trees};
use rokade_rules::position::CastlingMode;

use crate::failure::Failure;
use crate::input::{self, Line};
use crate::position_text::{self, ToldFault};
use crate::texts::Texts;

/// The beginning of a game: a position, and moves that are played for both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Opening {
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
}

impl Opening {
    /// The usual beginning.
    pub(super) const fn initial() -> Self {
        Self { start: Position::initial(), moves: Vec::new() }
    }
}

/// The openings of a file, in their order; never none.
pub(super) fn read(
    path: &Path,
    castling: CastlingMode,
    texts: &Texts,
) -> Result<Vec<Opening>, Failure> {
    let openings = if is_pgn(path)? { games(path)? } else { positions(path, castling, texts)? };
    if openings.is_empty() {
        let path = path.display().to_string();
        return Err(Failure::Arguments(texts.tell("match-no-openings", &[("path", &path)])));
    }
    Ok(openings)
}

/// Whether the first thing in the file is a tag, or its name says so.
fn is_pgn(path: &Path) -> Result<bool, Failure> {
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn")) {
        return Ok(true);
    }
    let unreadable = |source| Failure::Input { path: path.to_owned(), source };
    let mut reader = BufReader::new(File::open(path).map_err(unreadable)?);
    let begin = reader.fill_buf().map_err(unreadable)?;
    Ok(begin.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'['))
}

fn positions(path: &Path, castling: CastlingMode, texts: &Texts) -> Result<Vec<Opening>, Failure> {
    let mut openings = Vec::new();
    for line in input::lines(&[path.to_owned()]) {
        let line = line?;
        if position_text::is_skipped(&line) {
            continue;
        }
        let start = position_text::read(&line, castling, texts)
            .map_err(|faults| refused(&line, &faults, texts))?;
        openings.push(Opening { start, moves: Vec::new() });
    }
    Ok(openings)
}

/// An opening that is none would leave one side without a game.
fn refused(line: &Line, faults: &[ToldFault], texts: &Texts) -> Failure {
    let told = faults.iter().map(|fault| line.tell_fault(fault.column, &fault.told, texts));
    Failure::Arguments(told.take(1).collect())
}

/// The main lines of games; a null move ends the line.
fn games(path: &Path) -> Result<Vec<Opening>, Failure> {
    let unreadable = |source| Failure::Input { path: path.to_owned(), source };
    let bytes = std::fs::read(path).map_err(unreadable)?;
    let mut openings = Vec::new();
    let trees = Trees::new(|tree: Tree, _| openings.push(opening(&tree)));
    let mut replay = Replay::new(Letters::English, trees);
    let mut reader = Reader::new(&bytes[..]);
    while let Ok(true) = reader.read_game(&mut replay) {}
    drop(replay);
    Ok(openings)
}

fn opening(tree: &Tree) -> Opening {
    let steps = tree.main_line().filter_map(|id| tree.node(id)).map(|node| node.step());
    let moves = steps.map_while(|step| match step {
        Step::Move(chess_move) => Some(chess_move),
        Step::Null => None,
    });
    Opening { start: *tree.start(), moves: moves.collect() }
}
