//! Who answers a learner: a port, and an opponent that knows the endings of three men by heart.

use rokade_rules::{Color, Move, Position};

use super::three_men::plies_to_goal;

/// Whoever has the other side.
pub trait Opponent {
    /// Its move, or nothing if it has none.
    fn answer(&mut self, position: &Position) -> Option<Move>;
}

/// Plays endings of three men as well as they can be played: it loses as late and wins as soon as
/// it can, and in a draw it sets the most traps. Other positions it plays without a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BestPlay;

impl Opponent for BestPlay {
    fn answer(&mut self, position: &Position) -> Option<Move> {
        position.legal_moves().into_iter().max_by_key(|&answer| merit(position, answer))
    }
}

/// How good an answer is: first what it comes to, then how soon or late, then how many of the
/// learner's moves would be mistakes.
fn merit(position: &Position, answer: Move) -> (i8, i64, usize) {
    let after = position.after(answer);
    let has_the_man = has_more(position, position.turn());
    let goes_on = has_more(&after, position.turn()) || has_more(&after, after.turn());
    let plies = plies_to_goal(&after).map(i64::from);
    match (has_the_man, plies) {
        (true, Some(plies)) => (1, -plies, 0),
        (false, Some(plies)) => (-1, plies, 0),
        // The man itself is worth keeping, or taking.
        (true, None) => (i8::from(goes_on) - 1, 0, traps(&after)),
        (false, None) => (0, i64::from(!goes_on), 0),
    }
}

/// The answers after which the side that moved now wins.
fn traps(after: &Position) -> usize {
    let loses = |answer: &Move| plies_to_goal(&after.after(*answer)).is_some();
    after.legal_moves().into_iter().filter(loses).count()
}

fn has_more(position: &Position, color: Color) -> bool {
    position.board().color(color).is_several()
}
