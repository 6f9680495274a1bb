//! Endgame tables in the search.
//!
//! They are asked right after a capture or a pawn move only: what they say
//! holds when no move has been counted towards the fifty yet, and the answers
//! for all positions in between follow from those.

use super::Search;
use super::here::Here;
use crate::score::Score;

impl Search<'_> {
    /// The score of a node that the tables know.
    pub(super) fn ask_tables(&self, here: &Here) -> Option<Score> {
        let tables = self.task.tables?;
        let position = &here.position;
        let may_be_known = position.halfmove_clock() == 0
            && position.board().occupied().len() <= tables.most_men();
        let verdict = may_be_known.then(|| tables.verdict(position))??;
        self.watch.count_table_hit();
        Some(verdict.score(here.ply))
    }
}
