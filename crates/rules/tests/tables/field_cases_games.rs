//! Bugs that real libraries had with repetition, dead positions and the count of moves, as facts.
//! Sources: the issue threads named beside each case.

use rokade_rules::game::Game;
use rokade_rules::notation::{Letters, fen, san};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Position, Ruleset};

#[track_caller]
fn read(text: &str) -> Position {
    let read = fen::read_lenient(text, CastlingMode::Standard);
    read.map(|(position, _)| position).unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

#[track_caller]
fn game(start: Position, sans: &str) -> Game {
    let mut game = Game::from_position(start, Ruleset::OFFICIAL);
    for text in sans.split_whitespace() {
        let chess_move = san::read(text, game.position(), Letters::English);
        let chess_move = chess_move.unwrap_or_else(|error| panic!("{error}"));
        game.play(chess_move).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

/// niklasf/python-chess issue 907: what is on the board and what a move would bring are two
/// questions (FIDE 9.2.1 and 9.2.2).
#[test]
fn rep_06_on_the_board_and_with_a_move() {
    let game = game(Position::initial(), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(game.repetitions(), 2);
    assert!(!game.claims().any());
    let intended = san::read("Ng8", game.position(), Letters::English).expect("a legal move");
    assert!(game.claims_with(intended).repetition);
}

/// lichess-org/lila issue 7009: the position that a game starts from counts.
#[test]
fn rep_07_the_start_counts() {
    let start = read("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1");
    let game = game(start, "Kd2 Kd7 Ke1 Ke8 Kf2 Kf7 Ke1 Ke8");
    assert_eq!(game.repetitions(), 3);
    assert!(game.claims().repetition);
}

/// niklasf/python-chess issue 634 and Disservin/chess-library pull 106: bishops on squares of one
/// colour cannot mate.
#[test]
fn mat_01_and_06_bishops_of_one_colour() {
    for text in [
        "5K2/8/8/1B6/8/k7/6b1/8 w - - 0 39",
        "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 33",
        "8/6k1/8/8/4B3/3B4/8/1K6 w - - 0 1",
    ] {
        assert!(read(text).is_dead(), "{text}");
    }
}

/// bhlangonijr/chesslib issue 67: knight against knight or bishop can still end in mate.
#[test]
fn mat_02_knights_can_be_mated_into() {
    for text in [
        "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50",
        "1n6/8/8/2k1K3/8/8/8/5B2 w - - 0 50",
        "1n6/8/8/8/4K3/1k6/1B6/8 w - - 0 50",
    ] {
        assert!(!read(text).is_dead(), "{text}");
    }
}

/// notnil/chess issue 16: fifty half-moves are twenty-five moves.
#[test]
fn fifty_01_half_moves_are_not_moves() {
    let game = game(read("8/8/8/8/4k3/8/3K2p1/5r2 w - - 50 119"), "");
    assert!(!game.claims().any() && !game.verdict().is_ended());
}

/// bhlangonijr/chesslib issue 52: a count far beyond 75 moves is refused strictly; leniently the
/// game is over.
#[test]
fn fifty_05_a_count_beyond_seventy_five() {
    let text = "4k3/8/8/8/8/8/8/4KR2 w - - 500 50";
    assert!(fen::read(text, CastlingMode::Standard).is_err());
    assert!(game(read(text), "").verdict().is_ended());
}
