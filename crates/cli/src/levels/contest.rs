//! Games between two seats, and what their results say.

use rokade_engine::level::Situation;
use rokade_rules::ending::{Outcome, Verdict};
use rokade_rules::game::Game;
use rokade_rules::notation::uci_move;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Move, Position, Ruleset};
use rokade_uci::client::EngineFault;

use super::seat::{Progressing, Seat};

/// A game longer than this is given up as drawn; so few are that it does not matter.
const LONGEST_PLIES: usize = 400;

/// A game that was played.
#[derive(Clone, Debug)]
pub(super) struct Contest {
    pub(super) game: Game,
    pub(super) moves: Vec<Move>,
    /// The side of the first seat.
    pub(super) first: Color,
    /// What the first seat made of it: 1, ½ or 0 points.
    pub(super) points: f64,
}

/// Plays one game; who cannot or will not move loses. Draws are automatic, at the third
/// repetition and after fifty moves.
pub(super) fn play(
    first: &mut dyn Seat,
    second: &mut dyn Seat,
    side: Color,
    seed: u64,
) -> Result<Contest, EngineFault> {
    first.begin(seed)?;
    second.begin(seed ^ 0x5ca1_ab1e)?;
    let start = Position::initial();
    let mut game = Game::from_position(start, Ruleset::AUTOMATIC);
    let mut now = Progressing {
        situation: Situation::starting_from(start),
        moves: Vec::new(),
        written: Vec::new(),
    };
    let points = loop {
        if let Verdict::Ended { outcome, .. } = game.verdict() {
            break points(outcome, side);
        }
        if now.moves.len() >= LONGEST_PLIES {
            break 0.5;
        }
        let turn = game.position().turn();
        let chosen = if turn == side { first.choose(&now)? } else { second.choose(&now)? };
        let played = chosen.filter(|&chosen| game.play(chosen).is_ok());
        let Some(played) = played else {
            break if turn == side { 0.0 } else { 1.0 };
        };
        // The rules have just accepted it.
        let _ = now.situation.play(played);
        now.moves.push(played);
        now.written.push(uci_move::write(played, CastlingMode::Standard).to_string());
    };
    Ok(Contest { game, moves: now.moves, first: side, points })
}

fn points(outcome: Outcome, side: Color) -> f64 {
    match outcome {
        Outcome::Win(winner) if winner == side => 1.0,
        Outcome::Win(_) => 0.0,
        _ => 0.5,
    }
}

/// The expected points against somebody of another rating. Source: A. Elo, *The Rating of
/// Chessplayers*, 1978, in the logistic form.
pub(super) fn expected(own_elo: f64, other_elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((other_elo - own_elo) / 400.0))
}

/// The rating that these points against players of fixed ratings are likeliest at, and its
/// standard error times 1.96: `(rating, points)` of each game.
pub(super) fn rating(games: &[(f64, f64)]) -> (f64, f64) {
    let (mut low, mut high) = (-1_000.0, 4_000.0);
    let surplus = |elo: f64| -> f64 {
        games.iter().map(|&(other, points)| points - expected(elo, other)).sum()
    };
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if surplus(middle) > 0.0 { low = middle } else { high = middle }
    }
    let slope = core::f64::consts::LN_10 / 400.0;
    let information: f64 = games
        .iter()
        .map(|&(other, _)| {
            let chance = expected(low, other);
            slope * slope * chance * (1.0 - chance)
        })
        .sum();
    (low, 1.96 / information.sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_where_the_points_were_expected() {
        let games: Vec<(f64, f64)> =
            (0..100).map(|game| (1_200.0, if game < 64 { 1.0 } else { 0.0 })).collect();
        let (elo, error) = rating(&games);
        assert!((elo - 1_300.0).abs() < 2.0, "{elo}");
        assert!((60.0..80.0).contains(&error), "{error}");
    }
}
