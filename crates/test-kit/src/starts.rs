//! Where random games begin: the initial position, the 960 positions of Guidelines II.2, and a
//! few sharp middle games and endings in which castling, promotion and en passant are near.
//!
//! Source of the numbering: Reinhard Scharnagl's table of the 960 positions (518 is the initial
//! position of orthodox chess), computed here on its own so that it can judge ours.

use crate::judge::{Board, Cell, Kind, Man, Position, Rights, Side, Wing};

/// Which castling rules and texts apply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// Kings on the e-file, rooks in the corners (FIDE 3.8.2).
    Orthodox,
    /// Anywhere on the first rank (Guidelines II).
    Chess960,
}

/// Positions that many things can happen in, all with orthodox castling.
pub const SHARP: [&str; 10] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "8/p1p1p1p1/8/1P1P1P1P/k1p1p1pK/8/1P1P1P1P/8 w - - 0 1",
    "r3k2r/1b1pqp2/2p3p1/p3Pn1p/P2PnP1P/2N3P1/1B1PQ3/R3K2R b KQkq - 3 17",
];

/// The Chess960 starting position of a number from 0 to 959 (Guidelines II.2).
///
/// # Panics
///
/// When the number is 960 or more.
#[must_use]
pub fn chess960(number: usize) -> Position {
    assert!(number < 960, "there are 960 starting positions, and no number {number}");
    let row = chess960_row(number);
    let mut position = Position {
        board: Board::EMPTY,
        turn: Side::White,
        rights: Rights::default(),
        passed: None,
        half_moves: 0,
        move_number: 1,
    };
    for (file, kind) in (0..8).zip(row) {
        for side in [Side::White, Side::Black] {
            let man = |kind| Some(Man { side, kind });
            position.board.set(Cell::new(file, side.first_rank()), man(kind));
            position.board.set(Cell::new(file, side.pawn_rank()), man(Kind::Pawn));
            if kind == Kind::Rook {
                let wing = match position.rights.rook_file(side, Wing::C) {
                    None => Wing::C,
                    Some(_) => Wing::G,
                };
                position.rights.set(side, wing, Some(file));
            }
        }
    }
    position
}

/// The pieces from the a-file to the h-file: two bishops on squares of different colours, the
/// queen, two knights by a table of ten, and rook, king, rook on what is left.
fn chess960_row(number: usize) -> [Kind; 8] {
    let mut row: [Option<Kind>; 8] = [None; 8];
    let (rest, light) = (number / 4, number % 4);
    row[2 * light + 1] = Some(Kind::Bishop);
    let (rest, dark) = (rest / 4, rest % 4);
    row[2 * dark] = Some(Kind::Bishop);
    let (rest, queen) = (rest / 6, rest % 6);
    let free = |row: &[Option<Kind>; 8], nth: usize| {
        (0..8).filter(|&file| row[file].is_none()).nth(nth).unwrap_or_default()
    };
    row[free(&row, queen)] = Some(Kind::Queen);
    let pairs: Vec<(usize, usize)> =
        (0..5).flat_map(|one| (one + 1..5).map(move |other| (one, other))).collect();
    let (one, other) = pairs[rest];
    let (first, second) = (free(&row, one), free(&row, other));
    row[first] = Some(Kind::Knight);
    row[second] = Some(Kind::Knight);
    for kind in [Kind::Rook, Kind::King, Kind::Rook] {
        row[free(&row, 0)] = Some(kind);
    }
    row.map(|kind| kind.unwrap_or(Kind::Pawn))
}
