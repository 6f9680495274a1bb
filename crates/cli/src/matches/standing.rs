//! How a match stands: results, and what was really used.

use rokade_rules::Color;

use super::processor::Work;
use super::schedule::{PairPlayed, Side};
use super::statistics::{Pairs, Sprt};
use super::table::Ending;

/// How a match stands.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) pairs: Pairs,
    pub(super) sprt: Option<Sprt>,
    /// For A and B: the work, and the moves that it was used for.
    used: [(Work, u32); 2],
    /// For A and B: games lost on time, by an illegal move, by falling silent
    /// or ending.
    faults: [Faults; 2],
}

/// Games that were lost otherwise than on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Faults {
    pub(super) time: u32,
    pub(super) illegal: u32,
    pub(super) broken: u32,
}

impl Standing {
    pub(super) fn new(sprt: Option<Sprt>) -> Self {
        Self {
            pairs: Pairs::default(),
            sprt,
            used: [(Work::default(), 0); 2],
            faults: [Faults::default(); 2],
        }
    }

    /// A pair was played.
    pub(super) fn add(&mut self, pair: &PairPlayed) {
        let [first, second] = pair.points();
        self.pairs.add(first, second);
        for (game, played) in pair.games.iter().enumerate() {
            let mut turn = played.first_turn();
            for thought in &played.thoughts {
                let (work, moves) = &mut self.used[Side::of(game, turn) as usize];
                if let Some(used) = thought.work {
                    *work = *work + used;
                    *moves += 1;
                }
                turn = !turn;
            }
            self.note_fault(game, &played.ending);
        }
    }

    fn note_fault(&mut self, game: usize, ending: &Ending) {
        let (by, count): (Color, fn(&mut Faults) -> &mut u32) = match ending {
            Ending::OnBoard(_) | Ending::Adjudicated => return,
            Ending::FlagFall(by) => (*by, |faults| &mut faults.time),
            Ending::Illegal { by, .. } => (*by, |faults| &mut faults.illegal),
            Ending::Broken { by, .. } => (*by, |faults| &mut faults.broken),
        };
        *count(&mut self.faults[Side::of(game, by) as usize]) += 1;
    }

    /// Seconds of a processor that a move of this side took in the mean.
    pub(super) fn seconds_a_move(&self, side: Side) -> Option<f64> {
        let (work, moves) = self.used[side as usize];
        (moves > 0).then(|| work.0.as_secs_f64() / f64::from(moves))
    }

    /// Games that this side lost otherwise than on the board.
    pub(super) const fn faults(&self, side: Side) -> Faults {
        self.faults[side as usize]
    }
}
