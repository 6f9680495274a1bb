//! The engine: what outlives a search, and the one way to start one.

use crate::game_so_far::GameSoFar;
use crate::hash_table::{HashSize, HashTable};
use crate::limits::Limits;
use crate::observer::{Observer, Report, Silent};
use crate::ordering::Experience;
use crate::search::Search;
use crate::stop_token::StopToken;
use crate::stopwatch::Stopwatch;
use rokade_rules::Move;

/// Finds moves. It remembers what it has seen, so one engine should be kept
/// for one game.
///
/// See the [crate] for an example.
#[derive(Debug)]
pub struct Engine {
    table: HashTable,
    experience: Experience,
}

/// What a search answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The move to play; none if there is no legal one, or none of those that
    /// were to be thought about.
    pub best_move: Option<Move>,
    /// What is known of it. Its line begins with the move; its depth is 0 when
    /// not even the first iteration was finished.
    pub report: Report,
}

impl Answer {
    /// The answer that is expected from the opponent, to think about meanwhile.
    #[must_use]
    pub fn expected_reply(&self) -> Option<Move> {
        self.report.line.get(1).copied()
    }
}

impl Engine {
    /// An engine that has seen nothing yet.
    #[must_use]
    pub fn new(hash: HashSize) -> Engine {
        Engine { table: HashTable::new(hash), experience: Experience::default() }
    }

    /// Searches the position that a game has led to, until a limit is reached
    /// or the token is told to stop, whichever comes first.
    ///
    /// The answer names a move even when it is stopped at once. The stopwatch
    /// must have been started when the search was asked for.
    pub fn search(
        &mut self,
        game: &GameSoFar,
        limits: &Limits,
        stopwatch: &dyn Stopwatch,
        stop: &StopToken,
        observer: &mut dyn Observer,
    ) -> Answer {
        self.table.begin_search();
        let mut search =
            Search::new(game, limits, &self.table, &mut self.experience, stopwatch, stop);
        let report = search.run(game, limits, observer);
        Answer { best_move: report.line.first().copied(), report }
    }

    /// The move to play, when nobody listens and nobody stops it.
    pub fn best_move(
        &mut self,
        game: &GameSoFar,
        limits: &Limits,
        stopwatch: &dyn Stopwatch,
    ) -> Option<Move> {
        self.search(game, limits, stopwatch, &StopToken::new(), &mut Silent).best_move
    }

    /// Forgets everything: a new game begins.
    pub fn forget(&mut self) {
        self.table.forget();
        self.experience.forget();
    }

    /// Takes a hash table of another size; what was remembered is forgotten.
    pub fn resize_hash(&mut self, hash: HashSize) {
        self.table = HashTable::new(hash);
    }
}

impl Default for Engine {
    /// With a hash table of the usual size.
    fn default() -> Engine {
        Engine::new(HashSize::default())
    }
}
