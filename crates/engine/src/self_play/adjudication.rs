//! When a game against itself is over.
//!
//! Half of an ordinary game is spent on bringing home what is clear already.
//! Games here end by the Laws, and earlier when both sides have seen for a
//! while that one of them wins or that nothing happens any more. The rules
//! decide what is legal and mate; this only saves time.

use crate::parameters::self_play::{
    DRAWN_CP, DRAWN_FROM_PLY, DRAWN_PLIES, LONGEST_GAME_PLIES, WON_CP, WON_PLIES,
};
use crate::score::Score;
use rokade_rules::Color;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// This side won.
    Won(Color),
    /// Nobody won.
    Drawn,
}

/// What the scores of a game have shown so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Adjudication {
    plies: u32,
    /// How long the same side has been seen to win, by both.
    winning: Option<Color>,
    winning_plies: u32,
    drawn_plies: u32,
}

impl Adjudication {
    /// One more half-move was played, after a search with this score; the
    /// result, if it is clear now.
    pub(super) fn after(&mut self, turn: Color, score: Score) -> Option<GameResult> {
        let for_white = match turn {
            Color::White => score,
            Color::Black => -score,
        };
        let winning = if for_white >= Score::centipawns(WON_CP) {
            Some(Color::White)
        } else if for_white <= Score::centipawns(-WON_CP) {
            Some(Color::Black)
        } else {
            None
        };
        self.plies += 1;
        self.winning_plies = if winning == self.winning { self.winning_plies + 1 } else { 1 };
        self.winning = winning;
        let is_level = for_white.abs_cp().is_some_and(|value| value <= DRAWN_CP);
        self.drawn_plies = if is_level { self.drawn_plies + 1 } else { 0 };

        if let Some(winner) = winning
            && self.winning_plies >= WON_PLIES
        {
            return Some(GameResult::Won(winner));
        }
        let is_drawn = self.plies >= DRAWN_FROM_PLY && self.drawn_plies >= DRAWN_PLIES;
        (is_drawn || self.plies >= LONGEST_GAME_PLIES).then_some(GameResult::Drawn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The result and the number of half-moves after which it was clear.
    fn run(scores_for_white: impl Iterator<Item = i32>) -> Option<(GameResult, u32)> {
        let mut adjudication = Adjudication::default();
        let mut turn = Color::White;
        for (number, value) in (1..).zip(scores_for_white) {
            let value = if turn == Color::White { value } else { -value };
            if let Some(result) = adjudication.after(turn, Score::centipawns(value)) {
                return Some((result, number));
            }
            turn = !turn;
        }
        None
    }

    #[test]
    fn a_lead_that_both_sides_see_wins() {
        let lead = std::iter::repeat_n(-WON_CP, 20);
        assert_eq!(run(lead), Some((GameResult::Won(Color::Black), WON_PLIES)));
        let wavering = (0..WON_PLIES * 4).map(|ply| if ply % 3 == 0 { 0 } else { WON_CP });
        assert_eq!(run(wavering), None);
        let changing = (0..WON_PLIES * 4).map(|ply| if ply % 2 == 0 { -WON_CP } else { WON_CP });
        assert_eq!(run(changing), None);
    }

    #[test]
    fn nothing_happening_for_long_draws_but_not_early() {
        let level = std::iter::repeat_n(0, 500);
        assert_eq!(run(level), Some((GameResult::Drawn, DRAWN_FROM_PLY)));
        let tense = std::iter::repeat_n(DRAWN_CP + 1, 5_000);
        assert_eq!(run(tense), Some((GameResult::Drawn, LONGEST_GAME_PLIES)));
    }
}
