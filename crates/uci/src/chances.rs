//! What a score says about the result: won, drawn and lost, in thousandths.
//!
//! The chance to win is a logistic function of the score, the chance to lose the
//! same of the score seen from the other side, and what is left is a draw. Its
//! two numbers were measured with `examples/chances.rs` on 173,480 quiet
//! positions of games that the engine, with the network that ships, played
//! against itself with 400 nodes a move (`rokade datagen --nodes 400 --seed 71`);
//! 720,484 positions judged by the network before it gave 78 and 193. Up to two
//! pawns they fit each class of scores to within six of a hundred, at four to
//! within eight, except that positions at exactly zero are drawn more often (36
//! of a hundred) than the model says (19), because a dead draw has that score.
//! With an evaluation of another scale they are to be measured anew.
//!
//! Idea: the WDL model of Stockfish.

use core::fmt;
use rokade_engine::{Outlook, Score};

/// The score at which half of the games are won, in centipawns.
const EVEN_CP: f64 = 76.0;

/// How slowly the chance grows with the score, in centipawns.
const SPREAD_CP: f64 = 193.0;

/// Chances in thousandths, which are a thousand together. Shown as the protocol
/// writes them: won, drawn, lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chances {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Chances {
    /// What a score says.
    pub(crate) fn of(score: Score) -> Chances {
        match score.outlook() {
            Outlook::Mates { .. } => Chances { won: 1_000, drawn: 0, lost: 0 },
            Outlook::Mated { .. } => Chances { won: 0, drawn: 0, lost: 1_000 },
            Outlook::Centipawns(value) => {
                let [won, lost] = [value, -value].map(|value| permille(f64::from(value)));
                Chances { won, drawn: 1_000 - won - lost, lost }
            }
        }
    }
}

/// The chance to win, rounded down so that two of them are never too much.
fn permille(score_cp: f64) -> u32 {
    (1_000.0 / (1.0 + ((EVEN_CP - score_cp) / SPREAD_CP).exp())) as u32
}

impl fmt::Display for Chances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.won, self.drawn, self.lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_a_thousand_and_mirrored() {
        for value in -3_000..=3_000 {
            let here = Chances::of(Score::centipawns(value));
            let there = Chances::of(Score::centipawns(-value));
            assert_eq!(here.won + here.drawn + here.lost, 1_000);
            assert_eq!((here.won, here.lost), (there.lost, there.won));
            assert!(here.won <= Chances::of(Score::centipawns(value + 1)).won);
        }
    }

    #[test]
    fn half_are_won_where_it_is_even() {
        let even = Chances::of(Score::centipawns(EVEN_CP as i32));
        assert_eq!(even.won, 500);
        assert_eq!(Chances::of(Score::mate_in_plies(3)).to_string(), "1000 0 0");
        assert_eq!(Chances::of(Score::mated_in_plies(4)).to_string(), "0 0 1000");
    }
}
