//! Looking ahead.
//!
//! `deepening` looks one half-move deeper each time, `aspiration` guesses the
//! score beforehand, `root` tries the moves on the board, `node` any position
//! below, `quiescence` the captures at the end of a line. Every technique has
//! a file of its own, with its source. A search that is stopped unwinds as
//! [`Stopped`], so nothing half-searched is ever used.
//!
//! Source: D. Knuth and R. Moore, *An Analysis of Alpha-Beta Pruning*, 1975;
//! in the negamax form described there.

mod aspiration;
mod deepening;
mod draws;
mod extensions;
mod frames;
mod here;
mod kind;
mod late_moves;
mod learning;
mod lines;
mod mate_distance;
mod node;
mod null_move;
mod path;
mod patience;
mod picking;
mod principal_variation;
mod probable_cut;
mod quiescence;
mod razoring;
mod recall;
mod reverse_futility;
mod root;
mod shallow_pruning;
mod sight;
mod singular;
mod tables;
mod together;
mod watch;

use crate::evaluation::{Evaluator, Judge};
use crate::experience::{Experience, Moved};
use crate::game_so_far::GameSoFar;
use crate::hash_table::HashTable;
use crate::limits::Limits;
use crate::ordering::Candidates;
use crate::stop_token::StopToken;
use crate::stopwatch::Stopwatch;
use crate::tables::EndgameTables;

pub(crate) use together::search_together;

use frames::Frames;
use here::Here;
use lines::Lines;
use path::Path;
use watch::{Counts, Stopped, Watch};

/// What is to be searched, how far, and who may end it.
#[derive(Clone, Copy)]
pub(crate) struct Task<'a> {
    pub(crate) game: &'a GameSoFar,
    pub(crate) limits: &'a Limits,
    pub(crate) tables: Option<&'a dyn EndgameTables>,
    pub(crate) stopwatch: &'a dyn Stopwatch,
    pub(crate) stop: &'a StopToken,
    pub(crate) judge: &'a Judge,
}

/// One thread's search: what it shares with others, and what is its own.
pub(crate) struct Search<'a> {
    task: Task<'a>,
    table: &'a HashTable,
    experience: &'a mut Experience,
    evaluator: Evaluator<'a>,
    watch: Watch<'a>,
    path: Path,
    lines: Lines,
    candidates: Candidates,
    frames: Frames,
    /// The deepest iteration so far, and the longest line looked at in it.
    iteration_depth: i32,
    ahead_plies: i32,
    deepest_plies: u16,
}

impl<'a> Search<'a> {
    /// A search that counts what it visits together with others.
    pub(crate) fn new(
        task: Task<'a>,
        table: &'a HashTable,
        experience: &'a mut Experience,
        counts: &'a Counts,
    ) -> Search<'a> {
        Search {
            task,
            table,
            experience,
            evaluator: Evaluator::new(task.judge),
            watch: Watch::new(task.limits, task.stopwatch, task.stop, counts),
            path: Path::from_game(task.game),
            lines: Lines::default(),
            candidates: Candidates::default(),
            frames: Frames::default(),
            iteration_depth: 0,
            ahead_plies: 0,
            deepest_plies: 0,
        }
    }

    /// The same search, so many half-moves deeper in each iteration.
    pub(crate) fn ahead_by(self, plies: i32) -> Search<'a> {
        Search { ahead_plies: plies, ..self }
    }

    /// Goes on to a child that was made from the node at hand, and counts it.
    fn descend(&mut self, here: &Here, child: &Here) -> Result<(), Stopped> {
        self.watch.visit()?;
        let turn = here.position.turn();
        self.frames.set_moved(here.ply, child.came_by.map(|m| Moved::by(turn, m)));
        self.path.push(child.key);
        self.lines.clear(child.ply);
        self.deepest_plies = self.deepest_plies.max(child.ply);
        Ok(())
    }

    /// Comes back from the last child.
    fn ascend(&mut self) {
        self.path.pop();
    }
}
