//! How a match stands: results, and what was really used.

use rokade_rules::Color;

use super::player::Choice;
use super::schedule::{PairPlayed, Side};
use super::statistics::{Pairs, Sprt};
use super::table::Ending;
use crate::processor::Work;

/// How a match stands.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) pairs: Pairs,
    pub(super) sprt: Option<Sprt>,
    /// For A and B.
    used: [Used; 2],
    /// For A and B: games lost on time, by an illegal move, by falling silent
    /// or ending.
    faults: [Faults; 2],
}

/// What an engine used, in all.
#[derive(Clone, Copy, Debug, Default)]
struct Used {
    work: Work,
    nodes: u64,
    moves: u32,
}

/// What an engine used, in the mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mean {
    pub(super) seconds_a_move: f64,
    /// Zero where it tells no nodes.
    pub(super) nodes_a_second: f64,
}

impl Used {
    fn add(&mut self, thought: &Choice) {
        let Some(work) = thought.work else { return };
        self.work = self.work + work;
        self.nodes += thought.nodes.unwrap_or_default();
        self.moves += 1;
    }

    fn mean(&self) -> Option<Mean> {
        let seconds = self.work.0.as_secs_f64();
        (seconds > 0.0).then(|| Mean {
            seconds_a_move: seconds / f64::from(self.moves),
            nodes_a_second: self.nodes as f64 / seconds,
        })
    }
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
            used: [Used::default(); 2],
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
                self.used[Side::of(game, turn) as usize].add(thought);
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

    /// What this side used; nothing where the system does not tell.
    pub(super) fn used(&self, side: Side) -> Option<Mean> {
        self.used[side as usize].mean()
    }

    /// Games that this side lost otherwise than on the board.
    pub(super) const fn faults(&self, side: Side) -> Faults {
        self.faults[side as usize]
    }
}
