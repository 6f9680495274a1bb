//! Positions to try things on: from FEN, from data files, and by random games.

use rokade_engine::{Answer, Engine, GameSoFar, HashSize, Limits, Silent, StopToken, StoppedClock};
use rokade_rules::Position;
use rokade_rules::notation::fen;
use rokade_rules::position::{CastlingMode, chess960};
use rokade_test_kit::rng::Rng;

/// A position from six FEN fields.
pub(crate) fn position(text: &str) -> Position {
    fen::read(text, CastlingMode::Chess960).unwrap()
}

/// A game of which only this position is known.
pub(crate) fn game(text: &str) -> GameSoFar {
    GameSoFar::starting_from(position(text))
}

/// A line of an EPD file: a position, and what follows its four fields.
pub(crate) fn epd(data: &str) -> impl Iterator<Item = (Position, &str)> {
    data.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (at, _) = line.match_indices(' ').nth(3).unwrap();
        (position(&format!("{} 0 1", &line[..at])), &line[at + 1..])
    })
}

/// The value of an operation such as `dm 3;`.
pub(crate) fn operation<'a>(operations: &'a str, name: &str) -> &'a str {
    operations
        .split(';')
        .find_map(|operation| operation.trim().strip_prefix(name)?.strip_prefix(' '))
        .unwrap()
}

/// What an engine without any memory answers.
pub(crate) fn answer(game: &GameSoFar, limits: &Limits) -> Answer {
    let mut engine = Engine::new(HashSize::mebibytes(1));
    engine.search(game, limits, &StoppedClock, &StopToken::new(), &mut Silent)
}

/// Every position of some random games, half of them from Chess960.
pub(crate) fn random_positions(games: u64, seed: u64) -> impl Iterator<Item = Position> {
    (0..games).flat_map(move |number| {
        let mut rng = Rng::seeded(seed + number);
        let start = match number % 2 {
            0 => Position::initial(),
            _ => chess960::start(rng.below(960) as u16).unwrap(),
        };
        std::iter::successors(Some(start), move |position| {
            rng.pick(&position.legal_moves()).map(|chess_move| position.after(chess_move))
        })
        .take(150)
    })
}
