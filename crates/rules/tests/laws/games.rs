//! What the tests of whole games share.

use rokade_rules::game::Game;
use rokade_rules::notation::{Letters, fen, san};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position, Ruleset};

/// A game from a FEN, by the Laws as they are.
#[track_caller]
pub fn game(fen: &str) -> Game {
    game_under(Ruleset::OFFICIAL, fen)
}

/// A game from a FEN under a ruleset.
#[track_caller]
pub fn game_under(ruleset: Ruleset, text: &str) -> Game {
    let start = fen::read(text, CastlingMode::Standard).expect("the test's FEN is good");
    Game::from_position(start, ruleset)
}

/// A game from the initial position, by the Laws as they are.
pub fn new_game() -> Game {
    Game::from_position(Position::initial(), Ruleset::OFFICIAL)
}

/// The move of an English text in the game's position.
#[track_caller]
pub fn spoken(game: &Game, text: &str) -> Move {
    san::read(text, game.position(), Letters::English).expect("the test's move is legal")
}

/// Plays moves given in English.
#[track_caller]
pub fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let chess_move = spoken(game, text);
        game.play(chess_move).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// Four half-moves after which the initial position stands again.
pub const ROUND_TRIP: &str = "Nf3 Nf6 Ng1 Ng8";
