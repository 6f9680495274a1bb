//! Games of people with ratings, to learn from and to be judged by.
//!
//! A game belongs either to those that the model was fitted on or to those that are held out, by
//! its moves alone, so that every run on every machine agrees and a game that stands in two
//! archives is on one side of the wall.

use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::{Found, Input, Listener, Reader, Replay, Report, Step, Value};
use rokade_rules::notation::uci_move;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position};

/// A game that was played from the initial position by two people with ratings.
#[derive(Clone, Debug)]
pub(crate) struct RatedGame {
    pub(crate) white_elo: u32,
    pub(crate) black_elo: u32,
    pub(crate) moves: Vec<Move>,
}

/// Players below this are few, so more of their games are held out.
const FEW_BELOW_ELO: u32 = 1_050;

/// Of a hundred games, how many are held out: of the few, and of the others.
const HELD_OUT_PERCENT: (u64, u64) = (70, 20);

impl RatedGame {
    /// Whether the model has not seen this game.
    pub(crate) fn is_held_out(&self) -> bool {
        let (few, others) = HELD_OUT_PERCENT;
        let is_few = self.white_elo.min(self.black_elo) < FEW_BELOW_ELO;
        fingerprint(&self.moves) % 100 < if is_few { few } else { others }
    }
}

/// A number that only depends on the moves. Source: G. Fowler, L. Noll, K. Vo, the hash FNV-1a,
/// mixed once more at the end.
fn fingerprint(moves: &[Move]) -> u64 {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for &chess_move in moves {
        for byte in uci_move::write(chess_move, CastlingMode::Standard).to_string().bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    hash ^ (hash >> 32)
}

/// Reads all games with two ratings and without faults.
pub(crate) fn read<I: Input>(input: I) -> Result<Vec<RatedGame>, I::Error> {
    let mut reader = Reader::new(input);
    let mut replay = Replay::new(Letters::English, Collector::default());
    while reader.read_game(&mut replay)? {}
    Ok(replay.into_listener().games)
}

#[derive(Default)]
struct Collector {
    white_elo: Option<u32>,
    black_elo: Option<u32>,
    is_standard: bool,
    depth: u32,
    moves: Vec<Move>,
    games: Vec<RatedGame>,
}

impl Listener for Collector {
    fn begin_game(&mut self, _: u64) {
        let games = core::mem::take(&mut self.games);
        *self = Collector { games, ..Collector::default() };
    }

    fn tag(&mut self, name: Found<'_>, value: Value<'_>) {
        let elo = || value.text().parse().ok();
        match name.text().as_ref() {
            "WhiteElo" => self.white_elo = elo(),
            "BlackElo" => self.black_elo = elo(),
            _ => {}
        }
    }

    fn start(&mut self, position: Option<&Position>, mode: CastlingMode) {
        self.is_standard = position == Some(&Position::initial()) && mode == CastlingMode::Standard;
    }

    fn step(&mut self, step: Step, _: &Position, _: &Position) {
        if let (Step::Move(chess_move), 0) = (step, self.depth) {
            self.moves.push(chess_move);
        }
    }

    fn begin_variation(&mut self) {
        self.depth += 1;
    }

    fn end_variation(&mut self) {
        self.depth -= 1;
    }

    fn end_game(&mut self, report: &Report) {
        let (Some(white_elo), Some(black_elo)) = (self.white_elo, self.black_elo) else { return };
        if self.is_standard && report.faults.is_empty() {
            let moves = core::mem::take(&mut self.moves);
            self.games.push(RatedGame { white_elo, black_elo, moves });
        }
    }
}
