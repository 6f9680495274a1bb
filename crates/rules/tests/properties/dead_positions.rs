//! The prover of FIDE 5.2.2 beside brute force, and every answer checked by a slow checker.
//!
//! Positions are drawn near to walls: pawns that stand against each other, bishops of any number
//! and shade, few other pieces, any kings.

use rokade_rules::board::{Board, File, Piece, Rank};
use rokade_rules::ending::dead_position::{Lifeline, Mating, Reason, can_checkmate_within};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Position, Role, Setup, Square};
use rokade_test_kit::dead_position::{Closed, Rechecked, closure, recheck};
use rokade_test_kit::rng::Rng;

/// How many positions brute force visits before it gives up.
const LIMIT: usize = 1_500;

/// A chain of blocked pawns, each file one rank higher or lower than the last or empty, now and
/// then with a pawn missing; and a few pieces more.
fn near_a_wall(rng: &mut Rng) -> Option<Position> {
    let mut board = Board::empty();
    let mut rank = 2 + rng.below(3);
    let mut is_gap = rng.chance(1, 2);
    for file in File::ALL {
        if !is_gap {
            for (rank, color) in [(rank, Color::White), (rank + 1, Color::Black)] {
                if !rng.chance(1, 40) {
                    let pawn = Piece { color, role: Role::Pawn };
                    board.put(Square::new(file, Rank::ALL[rank]), pawn);
                }
            }
        }
        let was_gap = is_gap;
        is_gap = !was_gap && rng.chance(2, 3);
        if !is_gap && !was_gap {
            rank = if rank == 1 || rank < 5 && rng.chance(1, 2) { rank + 1 } else { rank - 1 };
        }
    }
    let mut place = |rng: &mut Rng, piece| {
        let free: Vec<_> =
            Square::ALL.into_iter().filter(|&at| board.piece_at(at).is_none()).collect();
        if let Some(at) = rng.pick(&free) {
            board.put(at, piece);
        }
    };
    for color in Color::ALL {
        place(rng, Piece { color, role: Role::King });
        for _ in 0..rng.below(4) {
            let roles = [Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight];
            let role = rng.pick(&roles).unwrap_or(Role::Bishop);
            place(rng, Piece { color, role });
        }
    }
    let turn = if rng.chance(1, 2) { Color::White } else { Color::Black };
    let setup = Setup {
        board,
        turn,
        castling_rooks: Default::default(),
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };
    Position::from_setup(&setup, CastlingMode::Standard).ok()
}

/// Two kings, a blocked pair of pawns and at most one minor piece.
fn small(rng: &mut Rng) -> Option<Position> {
    let mut board = Board::empty();
    let (file, rank) = (File::ALL[rng.below(8)], 1 + rng.below(5));
    board.put(Square::new(file, Rank::ALL[rank]), Piece { color: Color::White, role: Role::Pawn });
    board.put(
        Square::new(file, Rank::ALL[rank + 1]),
        Piece { color: Color::Black, role: Role::Pawn },
    );
    let minor = rng.pick(&[Role::Bishop, Role::Knight, Role::King]).unwrap_or(Role::King);
    let mut men = vec![(Color::White, Role::King), (Color::Black, Role::King)];
    if minor != Role::King {
        men.push((Color::White, minor));
    }
    for (color, role) in men {
        let at = Square::ALL[rng.below(64)];
        if board.piece_at(at).is_some() {
            return None;
        }
        board.put(at, Piece { color, role });
    }
    let setup = Setup {
        board,
        turn: if rng.chance(1, 2) { Color::White } else { Color::Black },
        castling_rooks: Default::default(),
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };
    Position::from_setup(&setup, CastlingMode::Standard).ok()
}

/// What an answer was, for counting.
#[derive(Default, Debug)]
struct Tally {
    mates: usize,
    walls: usize,
    outlines: usize,
    closures: usize,
    undecided: usize,
    confirmed: usize,
}

/// Checks one answer with its own checker, and against brute force.
#[track_caller]
fn check(position: &Position, color: Color, tally: &mut Tally) {
    let text = rokade_rules::notation::fen::write(position);
    let answer = can_checkmate_within(position, color, 3_000);
    match &answer {
        Mating::Undecided { .. } => {
            tally.undecided += 1;
            return;
        }
        Mating::Winnable { .. } => tally.mates += 1,
        Mating::Unwinnable { reason: Reason::Wall(_) } => tally.walls += 1,
        Mating::Unwinnable { reason: Reason::Outline(_) } => tally.outlines += 1,
        Mating::Unwinnable { reason: Reason::Closure(_) } => tally.closures += 1,
        Mating::Unwinnable { .. } => {}
    }
    if let Rechecked::Wrong(why) = recheck(position, color, &answer, LIMIT) {
        panic!("{text} {color:?}: {why}, {answer:?}");
    }
    if answer.is_impossible() {
        match closure(position, color, LIMIT) {
            Closed::Mate => panic!("{text}: {color:?} mates, but {answer:?}"),
            Closed::Never(_) => tally.confirmed += 1,
            Closed::TooMany => {}
        }
    }
}

fn check_many(seed: u64, wanted: usize, draw: fn(&mut Rng) -> Option<Position>) -> Tally {
    let mut rng = Rng::seeded(seed);
    let mut tally = Tally::default();
    let mut drawn = 0;
    while drawn < wanted {
        if let Some(position) = draw(&mut rng) {
            drawn += 1;
            Color::ALL.into_iter().for_each(|color| check(&position, color, &mut tally));
        }
    }
    tally
}

#[test]
fn a_thousand_positions_near_a_wall() {
    let tally = check_many(4, 1_000, near_a_wall);
    assert!(tally.walls > 10 && tally.mates > 100 && tally.confirmed > 0, "{tally:?}");
}

#[test]
fn small_blocked_material() {
    let tally = check_many(5, 300, small);
    assert!(tally.mates > 100, "{tally:?}");
}

/// The answer after every ply is the one that a position asked for itself gives, in games of random
/// moves that take much and so often end dead.
#[test]
fn a_lifeline_gives_the_same_answers() {
    let mut rng = Rng::seeded(6);
    let (mut dead, mut alive) = (0, 0);
    for start in 0..80 {
        let mut position = if start % 4 == 0 { Some(Position::initial()) } else { None };
        while position.is_none() {
            position = if start % 4 == 1 { small(&mut rng) } else { near_a_wall(&mut rng) };
        }
        let mut lifeline = Lifeline::default();
        for _ in 0..50 {
            let Some(here) = position else { break };
            let is_dead = here.is_dead();
            let text = rokade_rules::notation::fen::write(&here);
            assert_eq!(lifeline.is_dead(&here), is_dead, "{text}");
            *(if is_dead { &mut dead } else { &mut alive }) += 1;
            let moves = here.legal_moves();
            let captures: Vec<_> = moves.iter().copied().filter(|&m| here.is_capture(m)).collect();
            let next = rng.pick(&captures).filter(|_| rng.chance(3, 4));
            position = next.or_else(|| rng.pick(&moves)).map(|chess_move| here.after(chess_move));
        }
    }
    assert!(dead > 50 && alive > 200, "{dead} dead, {alive} alive");
}
