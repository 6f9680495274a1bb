//! Picking the moves of a node, one at a time.

use super::Search;
use super::here::Here;
use crate::hash_table::PackedMove;
use crate::ordering::{Candidate, Range, Ranking, Sieve, is_noisy};
use rokade_rules::Move;

/// Which moves a node looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// All legal moves.
    All,
    /// Captures and promotions.
    Noisy,
    /// Captures, promotions, and what may give check.
    NoisyOrChecking,
}

impl Search<'_> {
    /// Lists a node's moves in one go.
    // Kept out of line: the list of the rules crate is large, and must not
    // stay on the stack while the children are searched.
    #[inline(never)]
    pub(super) fn list_moves(&mut self, here: &Here, choice: Choice) -> Range {
        let position = &here.position;
        let moves = position.legal_moves();
        let moves = moves.into_iter();
        match choice {
            Choice::All => self.candidates.add(moves),
            Choice::Noisy => self.candidates.add(moves.filter(|&m| is_noisy(position, m))),
            Choice::NoisyOrChecking => {
                let checks = Sieve::of(position);
                let is_chosen = |m: &Move| is_noisy(position, *m) || checks.passes(*m);
                self.candidates.add(moves.filter(is_chosen))
            }
        }
    }

    /// Takes the next move to try: first the remembered one, if it is there,
    /// then the others by rank.
    pub(super) fn next_move(
        &mut self,
        here: &Here,
        remembered: Option<PackedMove>,
        range: &mut Range,
    ) -> Option<Candidate> {
        if range.taken() == 0
            && let Some(wanted) = remembered
            && let Some(candidate) = self.candidates.take(range, wanted)
        {
            return Some(candidate);
        }
        // Not by `ranking`, which would hold on to the candidates too.
        let ranking = Ranking {
            position: &here.position,
            killers: self.experience.killers.at(here.ply),
            before: self.frames.before(here.ply),
            experience: self.experience,
        };
        self.candidates.rank(range, |chess_move| ranking.rank(chess_move));
        self.candidates.take_best(range, |candidate| ranking.rank_looked_at(candidate))
    }

    /// What the ranks of a node's moves depend on.
    pub(super) fn ranking<'s>(&'s self, here: &'s Here) -> Ranking<'s> {
        Ranking {
            position: &here.position,
            killers: self.experience.killers.at(here.ply),
            before: self.frames.before(here.ply),
            experience: self.experience,
        }
    }
}
