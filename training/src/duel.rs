//! A match between two judges of positions, to see whether a network is worth shipping.
//!
//! Both sides have the same search and a fixed number of nodes a move, so that a busy machine
//! changes nothing; the nodes are to be chosen so that both need the same processor time, and the
//! last lines tell how many nodes a second each had. Every opening is played twice, with colors
//! changed.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rokade_engine::network::Network;
use rokade_engine::{
    Engine, GameSoFar, HashSize, Judge, Limits, Score, Silent, StopToken, StoppedClock,
};
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Position};

use crate::settings::Duel;

/// The hash table of each side.
const HASH: HashSize = HashSize::mebibytes(8);
/// When both sides have seen such a lead for so many half-moves, the game is won.
const WON_CP: i32 = 1_000;
const WON_PLIES: u32 = 6;
/// A game that is as long is drawn.
const LONGEST_PLIES: u32 = 400;
/// After so many pairs of games a line tells how it stands.
const PAIRS_BETWEEN_LINES: usize = 25;

/// One side of the match.
struct Player {
    engine: Engine,
    nodes: u64,
    spent: Duration,
    visited: u64,
}

/// Plays the match and tells how it ended.
pub fn run(duel: &Duel) -> Result<(), String> {
    let openings = openings(&duel.openings)?;
    let [first, second] = &duel.sides;
    let mut players = [Player::new(&first.0, first.1)?, Player::new(&second.0, second.1)?];
    let mut pairs = Vec::new();
    // Spread over the file, which may be sorted.
    let stride = (openings.len() / (duel.games / 2).max(1)).max(1);
    for opening in openings.iter().step_by(stride).take(duel.games.div_ceil(2)) {
        let as_white = points(&mut players, opening, Color::White);
        let as_black = points(&mut players, opening, Color::Black);
        pairs.push([as_white, as_black]);
        if pairs.len().is_multiple_of(PAIRS_BETWEEN_LINES) {
            println!("{}", standing(&pairs));
        }
    }
    println!("{}", standing(&pairs));
    for (player, (name, nodes)) in players.iter().zip(&duel.sides) {
        let speed = player.visited as f64 / player.spent.as_secs_f64().max(f64::EPSILON);
        println!("{name}: {nodes} nodes a move, {speed:.0} nodes a second");
    }
    Ok(())
}

fn openings(file: &Path) -> Result<Vec<Position>, String> {
    let text =
        std::fs::read_to_string(file).map_err(|fault| format!("{}: {fault}", file.display()))?;
    let mut positions = Vec::new();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split_whitespace().take(4).collect();
        let fen = format!("{} 0 1", fields.join(" "));
        let position = fen::read(&fen, CastlingMode::Standard)
            .map_err(|_| format!("{}: line {}: \"{line}\"", file.display(), number + 1))?;
        positions.push(position);
    }
    Ok(positions)
}

impl Player {
    fn new(judge: &str, nodes: u64) -> Result<Player, String> {
        let judge = match judge {
            "hand" => Judge::Rules,
            "shipped" => Judge::default(),
            file => {
                let bytes = std::fs::read(file).map_err(|fault| format!("{file}: {fault}"))?;
                let network =
                    Network::from_bytes(&bytes).map_err(|fault| format!("{file}: {fault}"))?;
                Judge::Network(Arc::new(network))
            }
        };
        let mut engine = Engine::new(HASH);
        engine.set_judge(judge);
        Ok(Player { engine, nodes, spent: Duration::ZERO, visited: 0 })
    }
}

/// What the first player gets for one game: 0, 1 or 2 half points.
fn points(players: &mut [Player; 2], opening: &Position, first_is: Color) -> u8 {
    players.iter_mut().for_each(|player| player.engine.forget());
    match winner(players, opening, first_is) {
        None => 1,
        Some(color) => u8::from(color == first_is) * 2,
    }
}

fn winner(players: &mut [Player; 2], opening: &Position, first_is: Color) -> Option<Color> {
    let mut game = GameSoFar::starting_from(*opening);
    let mut leading: Option<Color> = None;
    let mut leading_plies = 0;
    for _ in 0..LONGEST_PLIES {
        let turn = game.position().turn();
        if !game.position().has_legal_move() {
            return game.position().is_check().then_some(!turn);
        }
        let key = game.key();
        let repeated = game.earlier_keys().iter().filter(|&&earlier| earlier == key).count() >= 2;
        if repeated || game.position().halfmove_clock() >= 100 {
            return None;
        }
        let player = &mut players[usize::from(turn != first_is)];
        let began = Instant::now();
        let limits = Limits::nodes(player.nodes);
        let answer =
            player.engine.search(&game, &limits, &StoppedClock, &StopToken::new(), &mut Silent);
        player.spent += began.elapsed();
        player.visited += answer.report.nodes;

        let score = answer.report.score;
        let leader = if score >= Score::centipawns(WON_CP) {
            Some(turn)
        } else {
            (score <= Score::centipawns(-WON_CP)).then_some(!turn)
        };
        leading_plies = if leader == leading { leading_plies + 1 } else { 1 };
        leading = leader;
        if leading.is_some() && leading_plies >= WON_PLIES {
            return leading;
        }
        game.play(answer.best_move?).ok()?;
    }
    None
}

/// How it stands, with an Elo difference and the 95 % bounds that the pairs of games give.
fn standing(pairs: &[[u8; 2]]) -> String {
    let games = pairs.as_flattened();
    let count = |points: u8| games.iter().filter(|&&got| got == points).count();
    let shares: Vec<f64> = pairs.iter().map(|pair| f64::from(pair[0] + pair[1]) / 4.0).collect();
    let pairs = shares.len().max(2) as f64;
    let mean = shares.iter().sum::<f64>() / shares.len().max(1) as f64;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (pairs - 1.0);
    let bound = 1.96 * (variance / pairs).sqrt();
    format!(
        "{} games: +{} ={} -{}, {:.1} %, Elo {:+.0} ({:+.0} to {:+.0})",
        games.len(),
        count(2),
        count(1),
        count(0),
        100.0 * mean,
        elo(mean),
        elo(mean - bound),
        elo(mean + bound),
    )
}

/// The difference in strength that gives this share of the points.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_standing_counts_games_and_gives_bounds() {
        let told = standing(&[[2, 2], [2, 1], [1, 1], [2, 0], [1, 0]]);
        assert!(told.starts_with("10 games: +4 =4 -2, 60.0 %, Elo +70 ("), "{told}");
        assert!(elo(0.5).abs() < 1e-9);
    }

    #[test]
    fn who_looks_further_wins() {
        let mut players = ["hand", "hand"].map(|judge| Player::new(judge, 20).unwrap());
        players[0].nodes = 3_000;
        let got = points(&mut players, &Position::initial(), Color::White)
            + points(&mut players, &Position::initial(), Color::Black);
        assert_eq!(got, 4);
    }
}
