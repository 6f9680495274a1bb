//! The engine: what outlives a search, and the one way to start one.

use crate::answer::Answer;
use crate::evaluation::Judge;
use crate::experience::Experience;
use crate::game_so_far::GameSoFar;
use crate::hash_table::{HashSize, HashTable};
use crate::limits::Limits;
use crate::observer::{Observer, Silent};
use crate::search::{Task, search_together};
use crate::stop_token::StopToken;
use crate::stopwatch::Stopwatch;
use crate::tables::EndgameTables;
use crate::threads::Threads;
use rokade_rules::Move;
use std::sync::Arc;

/// Finds moves. It remembers what it has seen, so one engine should be kept
/// for one game.
///
/// See the [crate] for an example.
#[derive(Debug)]
pub struct Engine {
    table: HashTable,
    /// What each thread has learned; there is always the first.
    experience: Experience,
    helpers: Vec<Experience>,
    judge: Judge,
    tables: Option<Arc<dyn EndgameTables>>,
}

impl Engine {
    /// An engine that has seen nothing yet.
    #[must_use]
    pub fn new(hash: HashSize) -> Engine {
        Engine {
            table: HashTable::new(hash),
            experience: Experience::default(),
            helpers: Vec::new(),
            judge: Judge::default(),
            tables: None,
        }
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
        let (judge, tables) = (&self.judge, self.tables.as_deref());
        let task = Task { game, limits, judge, tables, stopwatch, stop };
        search_together(task, &self.table, &mut self.experience, &mut self.helpers, observer)
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
        self.helpers.iter_mut().for_each(Experience::forget);
    }

    /// Searches with so many threads from now on. They share the hash table;
    /// the stopwatch and the observer are only ever asked and told by the
    /// thread that calls [`Engine::search`].
    pub fn set_threads(&mut self, threads: Threads) {
        self.helpers.resize_with(threads.get() - 1, Experience::default);
    }

    /// Judges positions in this way from now on; what was remembered is
    /// forgotten, because it was judged in another.
    pub fn set_judge(&mut self, judge: Judge) {
        self.judge = judge;
        self.forget();
    }

    /// Asks these endgame tables from now on, or none.
    pub fn set_tables(&mut self, tables: Option<Arc<dyn EndgameTables>>) {
        self.tables = tables;
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
