//! Proves the endgame tables of a folder against the rules:
//! `cargo bench -p rokade-engine --features syzygy --bench tables -- FOLDER [POSITIONS]`.
//!
//! Positions of three and four men are drawn at random. What a table says of
//! one must be the best of what it says after each legal move, and mate and
//! stalemate must be what the rules say; the moves listed must be the legal
//! ones, each with the verdict of the position after it. King and pawn against
//! king must be what the engine itself knows. Without a folder there is nothing
//! to do, so that a plain `cargo bench` needs no data.
#![expect(clippy::print_stdout, reason = "a measurement is printed")]

use rokade_engine::{
    EndgameTables, Engine, GameSoFar, HashSize, Limits, Score, Silent, StopToken, StoppedClock,
    Syzygy, TableVerdict,
};
use rokade_rules::notation::fen;
use rokade_rules::position::{CastlingMode, Setup};
use rokade_rules::{Board, Color, Piece, Position, Role, Square};
use rokade_test_kit::rng::Rng;
use std::error::Error;
use std::path::Path;

const POSITIONS: u64 = 200_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let Some(folder) = arguments.next() else { return Ok(()) };
    let count = arguments.next().map_or(Ok(POSITIONS), |text| text.parse())?;
    let tables = Syzygy::open(Path::new(&folder))?;
    let mut engine = Engine::new(HashSize::mebibytes(1));
    let mut rng = Rng::seeded(2_026);
    let (mut proved, mut pawn_endings) = (0_u64, 0_u64);
    while proved < count {
        let Some(position) = random_position(&mut rng) else { continue };
        let text = fen::write(&position);
        let verdict = tables.verdict(&position).ok_or(format!("{text} is not known"))?;
        check_against_rules(&tables, &position, verdict).map_err(|why| format!("{text}: {why}"))?;
        if is_pawn_ending(&position) {
            check_pawn_ending(&mut engine, &position, verdict)
                .map_err(|why| format!("{text}: {why}"))?;
            pawn_endings += 1;
        }
        proved += 1;
    }
    println!("{proved} positions agree with the rules, {pawn_endings} with what the engine knows");
    Ok(())
}

/// Two kings and one or two other men, each anywhere.
fn random_position(rng: &mut Rng) -> Option<Position> {
    let mut board = Board::empty();
    let mut put = |color, role, rng: &mut Rng| {
        let square = Square::ALL[rng.below(64)];
        board.put(square, Piece { color, role });
    };
    put(Color::White, Role::King, rng);
    put(Color::Black, Role::King, rng);
    for _ in 0..=rng.below(2) {
        let color = Color::ALL[rng.below(2)];
        put(color, Role::ALL[rng.below(5)], rng);
    }
    let turn = Color::ALL[rng.below(2)];
    let setup = Setup { board, turn, ..Setup::empty() };
    Position::from_setup(&setup, CastlingMode::Standard).ok()
}

fn check_against_rules(
    tables: &Syzygy,
    position: &Position,
    verdict: TableVerdict,
) -> Result<(), String> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        let expected = if position.is_check() { TableVerdict::Loss } else { TableVerdict::Draw };
        return if verdict == expected { Ok(()) } else { Err(format!("{verdict:?} at the end")) };
    }
    let listed = tables.moves(position).ok_or("its moves are not known")?;
    if listed.len() != moves.len() {
        return Err(format!("{} moves of {}", listed.len(), moves.len()));
    }
    let mut best = TableVerdict::Loss;
    for known in listed {
        let after = position.after(known.chess_move);
        let expected = match tables.verdict(&after) {
            Some(verdict) => verdict.seen_by_opponent(),
            None => return Err(format!("after {:?} it is not known", known.chess_move)),
        };
        if known.verdict != expected {
            return Err(format!("{:?} is listed as {:?}", known.chess_move, known.verdict));
        }
        best = best.max(expected);
    }
    if best == verdict { Ok(()) } else { Err(format!("{verdict:?}, but the best move {best:?}")) }
}

fn is_pawn_ending(position: &Position) -> bool {
    let board = position.board();
    board.occupied().len() == 3 && !board.role(Role::Pawn).is_empty()
}

/// With the shallowest search the engine must know whether it is won.
fn check_pawn_ending(
    engine: &mut Engine,
    position: &Position,
    verdict: TableVerdict,
) -> Result<(), String> {
    let game = GameSoFar::starting_from(*position);
    let stop = StopToken::new();
    engine.forget();
    let score =
        engine.search(&game, &Limits::depth(1), &StoppedClock, &stop, &mut Silent).report.score;
    let agrees = match verdict {
        TableVerdict::Win => score > Score::centipawns(300),
        TableVerdict::Loss => score < Score::centipawns(-300),
        _ => score == Score::DRAW,
    };
    if agrees { Ok(()) } else { Err(format!("{verdict:?}, but the engine says {score}")) }
}
