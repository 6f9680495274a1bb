//! How fast moves are generated and made: perft side by side.

use crate::median::median;
use std::time::Instant;

/// One position with a depth and the count that is right there.
struct Case {
    name: &'static str,
    fen: &'static str,
    depth: u32,
    nodes: u64,
}

/// The six positions that everybody measures.
/// Source: "Perft Results", Chess Programming Wiki.
const CASES: [Case; 6] = [
    Case {
        name: "start d6",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 6,
        nodes: 119_060_324,
    },
    Case {
        name: "kiwipete d5",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
        nodes: 193_690_690,
    },
    Case {
        name: "position 3 d7",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        depth: 7,
        nodes: 178_633_661,
    },
    Case {
        name: "position 4 d5",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        depth: 5,
        nodes: 15_833_292,
    },
    Case {
        name: "position 5 d5",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        depth: 5,
        nodes: 89_941_194,
    },
    Case {
        name: "position 6 d5",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        depth: 5,
        nodes: 164_075_551,
    },
];

type Perft = Box<dyn Fn() -> u64>;

fn contestants(case: &Case) -> [(&'static str, Perft); 3] {
    let depth = case.depth;
    let ours = rokade(case.fen);
    let cozy: cozy_chess::Board = case.fen.parse().expect("a case is a good FEN");
    let shakmaty = shakmaty_position(case.fen);
    [
        ("rokade", Box::new(move || rokade_rules::position::perft::perft(&ours, depth))),
        ("cozy-chess", Box::new(move || cozy_perft(&cozy, depth))),
        ("shakmaty", Box::new(move || shakmaty::perft(&shakmaty, depth))),
    ]
}

fn rokade(fen: &str) -> rokade_rules::Position {
    rokade_rules::notation::fen::read(fen, rokade_rules::position::CastlingMode::Standard)
        .expect("a case is a good FEN")
}

fn shakmaty_position(fen: &str) -> shakmaty::Chess {
    let fen: shakmaty::fen::Fen = fen.parse().expect("a case is a good FEN");
    fen.into_position(shakmaty::CastlingMode::Standard).expect("a case is a good FEN")
}

/// Perft as that library's own documentation has it, the last ply in bulk.
fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for chess_move in moves {
                let mut child = board.clone();
                child.play_unchecked(chess_move);
                nodes += cozy_perft(&child, depth - 1);
            }
        }
        false
    });
    nodes
}

/// Prints the table.
pub fn table(rounds: usize) {
    let mut logarithms = [0.0; 3];
    println!(
        "{:<16}{:>14}{:>14}{:>14}   Mn/s, median of {rounds}",
        "", "rokade", "cozy-chess", "shakmaty"
    );
    for case in &CASES {
        let contestants = contestants(case);
        let mut speeds = [const { Vec::new() }; 3];
        for _ in 0..rounds {
            for ((name, perft), speeds) in contestants.iter().zip(&mut speeds) {
                let start = Instant::now();
                let nodes = perft();
                let seconds = start.elapsed().as_secs_f64();
                assert_eq!(nodes, case.nodes, "{name} miscounts {}", case.name);
                speeds.push(nodes as f64 / seconds / 1e6);
            }
        }
        print!("{:<16}", case.name);
        for (speeds, logarithm) in speeds.iter_mut().zip(&mut logarithms) {
            let median = median(speeds);
            *logarithm += median.ln() / CASES.len() as f64;
            print!("{median:>14.1}");
        }
        println!();
    }
    let means = logarithms.map(f64::exp);
    print!("{:<16}", "geometric mean");
    means.iter().for_each(|mean| print!("{mean:>14.1}"));
    print!("\n{:<16}", "cozy-chess = 1");
    means.iter().for_each(|mean| print!("{:>14.2}", mean / means[1]));
    println!();
}
