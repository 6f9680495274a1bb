//! The thread that thinks, beside the one that listens.
//!
//! Jobs are done one after the other in the order in which they were asked, so
//! a change of the hash table waits for the search before it, and `isready` for
//! both.

use crate::chances::Chances;
use crate::fault::Fault;
use crate::options::TellChances;
use crate::report::{BestMove, Info};
use crate::speaker::Speaker;
use crate::turn::Turn;
use core::time::Duration;
use rokade_engine::{Engine, GameSoFar, HashSize, Limits, Observer, Report, Threads};
use rokade_rules::Move;
use rokade_rules::position::CastlingMode;
use std::io::Write;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

/// The stack of the thread that thinks, in bytes. A search is as deep as its
/// longest line, and each of its nodes keeps a position on the stack.
pub(crate) const STACK_BYTES: usize = 32 << 20;

/// Something to do.
pub(crate) enum Job {
    /// Find a move, and answer.
    Think(Box<Question>),
    /// Take a hash table of this size.
    Resize(HashSize, u16),
    /// Search with so many threads.
    Threads(Threads),
    /// Forget everything.
    Forget,
    /// Say that everything before is done.
    Ready,
}

/// What to think about.
pub(crate) struct Question {
    pub(crate) game: GameSoFar,
    pub(crate) limits: Limits,
    pub(crate) castling: CastlingMode,
    pub(crate) turn: Arc<Turn>,
    /// The answer, if a book has one.
    pub(crate) by_book: Option<Move>,
    pub(crate) chances: TellChances,
}

/// Does jobs until nobody can ask for more.
pub(crate) fn work<W: Write>(jobs: &Receiver<Job>, speaker: &Speaker<W>) {
    let mut engine = Engine::default();
    for job in jobs {
        match job {
            Job::Think(question) => think(&mut engine, &question, speaker),
            Job::Resize(size, mebibytes) => {
                if has_room(size) {
                    engine.resize_hash(size);
                } else {
                    speaker.remark(Fault::NoMemory { mebibytes });
                }
            }
            Job::Threads(threads) => engine.set_threads(threads),
            Job::Forget => engine.forget(),
            Job::Ready => speaker.say("readyok"),
        }
    }
}

fn think<W: Write>(engine: &mut Engine, question: &Question, speaker: &Speaker<W>) {
    let Question { game, limits, castling, turn, by_book, .. } = question;
    let castling = *castling;
    if let Some(best) = by_book {
        speaker.remark("a move of the book");
        speaker.say(BestMove { best: Some(*best), expected_reply: None, castling });
        return turn.answered();
    }
    let mut teller = Teller { speaker, turn, castling, chances: question.chances };
    let answer = engine.search(game, limits, &**turn, turn.stop_token(), &mut teller);
    if answer.report.depth_plies == 0 {
        // No iteration was finished, so nothing has been told yet.
        teller.tell(&answer.report);
    }
    turn.wait_until_free();
    let expected_reply = answer.expected_reply();
    speaker.say(BestMove { best: answer.best_move, expected_reply, castling });
    turn.answered();
}

/// Says what the search finds.
struct Teller<'a, W> {
    speaker: &'a Speaker<W>,
    turn: &'a Turn,
    castling: CastlingMode,
    chances: TellChances,
}

/// Bounds are told only in searches that take longer, when people look on.
const BOUNDS_AFTER: Duration = Duration::from_secs(2);

impl<W: Write> Teller<'_, W> {
    fn tell(&self, report: &Report) {
        let elapsed = self.turn.since_asked();
        let chances = (self.chances == TellChances::Yes).then(|| Chances::of(report.score));
        self.speaker.say(Info { report, elapsed, castling: self.castling, chances });
    }
}

impl<W: Write> Observer for Teller<'_, W> {
    fn iteration(&mut self, report: &Report) {
        self.tell(report);
    }

    fn outside_window(&mut self, report: &Report) {
        if self.turn.since_asked() >= BOUNDS_AFTER {
            self.tell(report);
        }
    }
}

/// Whether the system would give so much memory. An allocation that fails ends
/// the program, so it is asked beforehand.
fn has_room(size: HashSize) -> bool {
    Vec::<u8>::new().try_reserve_exact(size.bytes()).is_ok()
}
