//! Makes the small opening book that comes with the program, out of a list of
//! named openings:
//!
//! ```text
//! cargo run --release -p rokade-engine --example make_book -- BOOK.bin FILE.tsv…
//! ```
//!
//! The files have lines of three columns, code, name and moves in SAN. Every
//! move of every line is taken up to a depth; how many lines go through it is
//! its weight. The engine then looks at each: a move that gives away more than a
//! little, beside the best of the book or at all, is left out, so that the
//! gambits of the list do not become the computer's habit. White's main first
//! moves stay whatever a short look finds between them: after one move nothing
//! has been given away, and the difference is the look's error.
#![expect(clippy::print_stdout, reason = "a tool tells what it made")]

use rokade_engine::book::{Book, BookMove};
use rokade_engine::{
    Engine, GameSoFar, HashSize, Limits, Outlook, Score, Silent, StopToken, StoppedClock,
};
use rokade_rules::notation::{Letters, fen, san};
use rokade_rules::{Move, Position};
use std::collections::BTreeMap;
use std::error::Error;

/// How far lines are followed, in half-moves.
const PLIES: usize = 16;
/// What each move is looked at with.
const NODES: u64 = 30_000;
/// How much worse than the best move of the book a move may be.
const WORSE_CP: i32 = 35;
/// How bad for its side a move may be at all.
const WORST_CP: i32 = -60;
/// One in so many of all lines begins with a first move that is a main one:
/// these are 1.e4, 1.d4, 1.c4 and 1.Nf3.
const LINES_A_MAIN_MOVE: u32 = 40;

/// The moves of a position, and how many lines go through each.
type Choices = BTreeMap<String, (Position, Vec<(Move, u16)>)>;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().ok_or("expected a file to write and files to read")?;
    let mut choices = Choices::new();
    for path in arguments {
        let text = std::fs::read_to_string(&path)?;
        for line in text.lines().skip(1) {
            add(line.rsplit('\t').next().unwrap_or_default(), &mut choices)?;
        }
    }
    let found = choices.values().map(|(_, moves)| moves.len()).sum::<usize>();
    let mut engine = Engine::new(HashSize::mebibytes(16));
    let mut kept = Vec::new();
    for (position, moves) in choices.values() {
        kept.extend(good(&mut engine, position, moves).map(|book_move| (*position, book_move)));
    }
    let book = Book::of(kept);
    std::fs::write(&out, book.to_bytes())?;
    println!("{} of {found} moves in {} positions", book.len(), choices.len());
    Ok(())
}

/// Adds the moves of a line such as `1. e4 e5 2. Nf3`.
fn add(line: &str, choices: &mut Choices) -> Result<(), Box<dyn Error>> {
    let mut position = Position::initial();
    let words = line.split_whitespace().filter(|word| !word.ends_with('.'));
    for word in words.take(PLIES) {
        let chess_move = san::read(word, &position, Letters::English)?;
        let name = fen::write(&position).to_string();
        // Counters do not tell positions apart.
        let name = name.split(' ').take(4).collect::<Vec<_>>().join(" ");
        let (_, moves) = choices.entry(name).or_insert_with(|| (position, Vec::new()));
        match moves.iter_mut().find(|(known, _)| *known == chess_move) {
            Some((_, weight)) => *weight = weight.saturating_add(1),
            None => moves.push((chess_move, 1)),
        }
        position = position.after(chess_move);
    }
    Ok(())
}

/// The moves that can be played without shame.
fn good(
    engine: &mut Engine,
    position: &Position,
    moves: &[(Move, u16)],
) -> impl Iterator<Item = BookMove> {
    let mut worth: Vec<(i32, BookMove)> = Vec::new();
    for &(chess_move, weight) in moves {
        worth.push((look(engine, &position.after(chess_move)), BookMove { chess_move, weight }));
    }
    let best = worth.iter().map(|(worth, _)| *worth).max().unwrap_or_default();
    let least = (best - WORSE_CP).max(WORST_CP);
    let lines: u32 = moves.iter().map(|&(_, weight)| u32::from(weight)).sum();
    let is_first = *position == Position::initial();
    let is_main =
        move |one: &BookMove| is_first && u32::from(one.weight) * LINES_A_MAIN_MOVE >= lines;
    worth
        .into_iter()
        .filter(move |(worth, one)| *worth >= if is_main(one) { WORST_CP } else { least })
        .map(|(_, one)| one)
}

/// What a position is worth to the side that has just moved.
fn look(engine: &mut Engine, position: &Position) -> i32 {
    engine.forget();
    let game = GameSoFar::starting_from(*position);
    let limits = Limits::nodes(NODES);
    let answer = engine.search(&game, &limits, &StoppedClock, &StopToken::new(), &mut Silent);
    in_centipawns(-answer.report.score)
}

fn in_centipawns(score: Score) -> i32 {
    match score.outlook() {
        Outlook::Centipawns(value) => value,
        Outlook::Mates { .. } => i32::MAX / 2,
        Outlook::Mated { .. } => i32::MIN / 2,
    }
}
