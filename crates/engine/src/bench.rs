//! The engine's signature: how many positions it visits in a fixed set of
//! searches.
//!
//! A change that is not meant to change what the engine plays leaves the
//! number as it is; one that is meant to changes it, and says so. The number
//! is the same on every machine, since nothing in it depends on time. How
//! commits carry it is told in the crate's README.
//!
//! Idea: the `bench` command of Stockfish.

use crate::answer::Answer;
use crate::engine::Engine;
use crate::game_so_far::GameSoFar;
use crate::hash_table::HashSize;
use crate::limits::Limits;
use crate::observer::Silent;
use crate::stop_token::StopToken;
use crate::stopwatch::Stopwatch;
use rokade_rules::Position;
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;

/// How many positions [`run`] visits.
pub const SIGNATURE: u64 = 1_829_578;

/// How deep each position is searched, in half-moves.
pub const DEPTH_PLIES: u32 = 12;

/// The size of the hash table, the same for every position.
const HASH: HashSize = HashSize::mebibytes(8);

/// The positions: openings, middle games, endings, and positions in which a
/// rare rule matters, in FEN (castling as in Shredder-FEN where it is needed).
///
/// Source: "BK" is D. Kopec and I. Bratko, *The Bratko-Kopec Experiment*, 1982;
/// "perft" the test positions of the Chess Programming Wiki, "Perft Results";
/// the others are our own.
pub const POSITIONS: [&str; 24] = [
    // The initial position, and one of Chess960.
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1",
    // Openings: Italian, Queen's Gambit, French, Najdorf.
    "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
    "rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 4",
    "rnbqkbnr/ppp2ppp/4p3/3pP3/3P4/8/PPP2PPP/RNBQKBNR b KQkq - 0 3",
    "rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6",
    // Middle games: perft 2 and 6, BK 1, 3, 10, 16, 22 and 24.
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1",
    "2q1rr1k/3bbnnp/p2p1pp1/2pPp3/PpP1P1P1/1P2BNNP/2BQ1PRK/7R b - - 0 1",
    "3rr1k1/pp3pp1/1qn2np1/8/3p4/PP1R1P2/2P1NQPP/R1B3K1 b - - 0 1",
    "r1bqkb1r/4npp1/p1p4p/1p1pP1B1/8/1B6/PPPN1PPP/R2Q1RK1 w kq - 0 1",
    "2r2rk1/1bqnbpp1/1p1ppn1p/pP6/N1P1P3/P2B1N1P/1B2QPP1/R2R2K1 b - - 0 1",
    "r2qnrnk/p2b2b1/1p1p2pp/2pPpp2/1PP1P3/PRNBB3/3QNPPP/5RK1 w - - 0 1",
    // Endings: BK 6 and 8, perft 3, pawns, rook, opposite bishops.
    "2r3k1/pppR1pp1/4p3/4P1P1/5P2/1P4K1/P1P5/8 w - - 0 1",
    "4b3/p3kp2/6p1/3pP2p/2pP1P2/4K1P1/P3N2P/8 w - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/5k2/2p3p1/1p1p1p1p/pP1P1P1P/P1P1K1P1/8/8 w - - 0 1",
    "8/5pk1/6p1/R6p/1r3P1P/6P1/6K1/8 b - - 12 40",
    "8/4kp2/2b1p3/p2pP3/P1pP1P2/2P2K2/3B4/8 w - - 3 50",
    // Bare king, and a long way to go.
    "8/8/8/4k3/8/8/3R4/4K3 w - - 0 1",
    // Promotion everywhere.
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    // Mated and stalemated: nothing to search.
    "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
];

/// Searches every position with a fresh engine and gives the number of
/// positions visited in all; `each` is told of every answer.
///
/// The stopwatch plays no part but to be read for the reports.
pub fn run(stopwatch: &dyn Stopwatch, each: impl FnMut(&Position, &Answer)) -> u64 {
    search_all(&mut Engine::new(HASH), &Limits::depth(DEPTH_PLIES), stopwatch, each)
}

/// The same positions with an engine and limits of one's own, to compare paces.
pub fn search_all(
    engine: &mut Engine,
    limits: &Limits,
    stopwatch: &dyn Stopwatch,
    mut each: impl FnMut(&Position, &Answer),
) -> u64 {
    let mut nodes = 0;
    for text in POSITIONS {
        let position = fen::read(text, CastlingMode::Chess960)
            .expect("every bench position is legal: a test runs them all");
        engine.forget();
        let answer = engine.search(
            &GameSoFar::starting_from(position),
            limits,
            stopwatch,
            &StopToken::new(),
            &mut Silent,
        );
        nodes += answer.report.nodes;
        each(&position, &answer);
    }
    nodes
}
