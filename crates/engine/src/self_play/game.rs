//! One game of the engine against itself.

use super::adjudication::{Adjudication, GameResult};
use super::chance::Chance;
use super::opening;
use super::record::Record;
use crate::engine::Engine;
use crate::evaluation::Judge;
use crate::game_so_far::GameSoFar;
use crate::hash_table::HashSize;
use crate::limits::Limits;
use crate::observer::Silent;
use crate::parameters::self_play::{GREATEST_KEPT_CP, OPENING_LOOK_SHARE};
use crate::score::{Outlook, Score};
use crate::stop_token::StopToken;
use crate::stopwatch::StoppedClock;
use rokade_rules::{Move, Position};

/// The engine remembers little of a few hundred nodes a move, and has to
/// forget it all before each game: the smallest table is the fastest.
const HASH: HashSize = HashSize::mebibytes(1);

/// Someone who plays games against itself.
///
/// ```
/// use rokade_engine::Judge;
/// use rokade_engine::self_play::SelfPlay;
/// let mut kept = Vec::new();
/// let played = SelfPlay::new(Judge::default(), 50).game(1, 0, &mut kept);
/// assert!(played.plies > 0 && kept.len() <= played.plies as usize);
/// ```
#[derive(Debug)]
pub struct SelfPlay {
    engine: Engine,
    nodes: u64,
}

/// What a game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// How it ended.
    pub result: GameResult,
    /// How many half-moves were searched and played.
    pub plies: u32,
}

impl SelfPlay {
    /// A player that judges positions in this way and visits so many of them
    /// for each move.
    #[must_use]
    pub fn new(judge: Judge, nodes: u64) -> SelfPlay {
        let mut engine = Engine::new(HASH);
        engine.set_judge(judge);
        SelfPlay { engine, nodes }
    }

    /// Plays the game with this number among those of a seed, and adds what is
    /// to be kept of it to `records`.
    pub fn game(&mut self, seed: u64, number: u64, records: &mut Vec<Record>) -> Played {
        let mut chance = Chance::of_game(seed, number);
        let mut game = GameSoFar::starting_from(self.opening(&mut chance));
        let begin = records.len();
        let mut adjudication = Adjudication::default();
        let mut plies = 0;
        let result = loop {
            let position = *game.position();
            if let Some(result) = ended(&game) {
                break result;
            }
            let (chess_move, score) = self.think(&game, self.nodes);
            let Some(chess_move) = chess_move else { break GameResult::Drawn };
            if let Some(score_cp) = kept_score(&position, chess_move, score) {
                let ply = u16::try_from(plies).unwrap_or(u16::MAX);
                records.push(Record::unfinished(&position, score_cp, ply));
            }
            plies += 1;
            if let Some(result) = adjudication.after(position.turn(), score) {
                break result;
            }
            if game.play(chess_move).is_err() {
                // The engine answers with legal moves only; were it not so, the
                // game would end here and nobody would be hurt.
                break GameResult::Drawn;
            }
        };
        for record in &mut records[begin..] {
            record.result = result;
        }
        Played { result, plies }
    }

    /// A random opening that is not lopsided, with an engine that has seen
    /// nothing of the game before.
    fn opening(&mut self, chance: &mut Chance) -> Position {
        loop {
            let position = opening::random(chance);
            self.engine.forget();
            let game = GameSoFar::starting_from(position);
            let (_, score) = self.think(&game, self.nodes.saturating_mul(OPENING_LOOK_SHARE));
            if !opening::is_lopsided(score) {
                return position;
            }
        }
    }

    fn think(&mut self, game: &GameSoFar, nodes: u64) -> (Option<Move>, Score) {
        let limits = Limits::nodes(nodes);
        let answer =
            self.engine.search(game, &limits, &StoppedClock, &StopToken::new(), &mut Silent);
        (answer.best_move, answer.report.score)
    }
}

/// The result, if the Laws end the game here. Draws that a player would have
/// to claim are taken as claimed.
fn ended(game: &GameSoFar) -> Option<GameResult> {
    let position = game.position();
    if !position.has_legal_move() {
        let is_mate = position.is_check();
        return Some(if is_mate { GameResult::Won(!position.turn()) } else { GameResult::Drawn });
    }
    let key = game.key();
    let before = game.earlier_keys().iter().filter(|&&earlier| earlier == key).count();
    let is_drawn = before >= 2 || position.halfmove_clock() >= 100 || is_bare(position);
    is_drawn.then_some(GameResult::Drawn)
}

/// Whether nobody has anything to win with: kings and at most one minor piece.
fn is_bare(position: &Position) -> bool {
    use rokade_rules::Role::{Pawn, Queen, Rook};
    let board = position.board();
    let heavy = board.role(Pawn) | board.role(Rook) | board.role(Queen);
    heavy.is_empty() && board.occupied().len() <= 3
}

/// The score of a position that is to be kept: a quiet one, where the score is
/// about what stands on the board and not about what is just being taken.
fn kept_score(position: &Position, best: Move, score: Score) -> Option<i16> {
    let is_quiet = !position.is_check() && !position.is_capture(best) && best.promotion().is_none();
    match score.outlook() {
        Outlook::Centipawns(value) if is_quiet && value.abs() <= GREATEST_KEPT_CP => {
            i16::try_from(value).ok()
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::Color;

    #[test]
    fn a_game_with_the_same_number_is_the_same_game() {
        let play = |number: u64| {
            let mut records = Vec::new();
            let played = SelfPlay::new(Judge::Rules, 60).game(5, number, &mut records);
            (played, records)
        };
        let mut player = SelfPlay::new(Judge::Rules, 60);
        let mut second = Vec::new();
        player.game(5, 0, &mut Vec::new());
        let played = player.game(5, 1, &mut second);
        assert_eq!((played, second.clone()), play(1));
        assert_ne!(second, play(0).1);
    }

    #[test]
    fn what_is_kept_is_quiet_within_bounds_and_has_the_games_result() {
        let mut player = SelfPlay::new(Judge::Rules, 60);
        let mut results = Vec::new();
        for number in 0..20 {
            let mut records = Vec::new();
            let played = player.game(9, number, &mut records);
            assert!(records.len() < played.plies as usize);
            for record in &records {
                assert!(i32::from(record.score_cp).abs() <= GREATEST_KEPT_CP);
                assert_eq!(record.result, played.result);
                assert_eq!(Record::from_bytes(&record.to_bytes()), Ok(*record));
            }
            assert!(records.windows(2).all(|pair| pair[0].ply < pair[1].ply));
            results.push(played.result);
        }
        for color in Color::ALL {
            assert!(results.contains(&GameResult::Won(color)), "{results:?}");
        }
    }
}
