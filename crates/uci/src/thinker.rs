//! The thread that thinks, beside the one that listens.
//!
//! Jobs are done one after the other in the order in which they were asked, so
//! a change of the hash table waits for the search before it, and `isready` for
//! both.

use crate::chances::Chances;
use crate::fault::Fault;
use crate::options::TellChances;
use crate::report::{BestMove, CurrentMove, Info};
use crate::speaker::Speaker;
use crate::turn::Turn;
use core::time::Duration;
use rokade_engine::level::{Player, Situation, Strength};
use rokade_engine::{
    Engine, HashSize, Limits, MoveBegun, Observer, Report, Syzygy, SyzygyError, Threads,
};
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
    /// Ask the endgame tables of these folders, or none.
    Tables(Option<String>),
    /// Forget everything.
    Forget,
    /// Say that everything before is done.
    Ready,
}

/// What to think about.
pub(crate) struct Question {
    pub(crate) game: Situation,
    pub(crate) limits: Limits,
    pub(crate) castling: CastlingMode,
    pub(crate) turn: Arc<Turn>,
    /// The answer, if a book has one.
    pub(crate) by_book: Option<Move>,
    /// The strength that the answer is to have, if it is limited, and a seed
    /// for who has not sat down yet.
    pub(crate) player: Option<(Strength, u64)>,
    pub(crate) chances: TellChances,
}

/// Does jobs until nobody can ask for more.
pub(crate) fn work<W: Write>(jobs: &Receiver<Job>, speaker: &Speaker<W>) {
    let mut engine = Engine::default();
    let mut player = None;
    for job in jobs {
        match job {
            Job::Think(question) => answer(&mut engine, &mut player, &question, speaker),
            Job::Resize(size, mebibytes) => {
                if has_room(size) {
                    engine.resize_hash(size);
                } else {
                    speaker.remark(Fault::NoMemory { mebibytes });
                }
            }
            Job::Threads(threads) => engine.set_threads(threads),
            Job::Tables(folders) => {
                if let Err(why) = take_tables(&mut engine, folders.as_deref()) {
                    speaker.remark(Fault::Tables { why: why.to_string() });
                }
            }
            Job::Forget => {
                engine.forget();
                player = None;
            }
            Job::Ready => speaker.say("readyok"),
        }
    }
}

/// Answers from the book, at the strength that is wanted, or as well as it can.
fn answer<W: Write>(
    engine: &mut Engine,
    player: &mut Option<Player>,
    question: &Question,
    speaker: &Speaker<W>,
) {
    let Question { game, limits, castling, turn, by_book, .. } = question;
    let limited = if let Some(best) = by_book {
        speaker.remark("a move of the book");
        Some(*best)
    } else if let Some((strength, seed)) = question.player {
        let player = seated(player, strength, seed, speaker);
        player.choose_within(game, limits, &**turn, turn.stop_token())
    } else {
        return think(engine, question, speaker);
    };
    turn.wait_until_free();
    speaker.say(BestMove { best: limited, expected_reply: None, castling: *castling });
    turn.answered();
}

/// Who plays at a strength: the one at the board, or another who sits down.
fn seated<'a, W: Write>(
    player: &'a mut Option<Player>,
    strength: Strength,
    seed: u64,
    speaker: &Speaker<W>,
) -> &'a mut Player {
    if player.as_ref().is_some_and(|player| player.strength() != strength) {
        *player = None;
    }
    player.get_or_insert_with(|| {
        speaker.remark(format_args!(
            "plays at {} Elo, on the scale of lichess blitz and rapid games",
            strength.rating()
        ));
        Player::new(strength, seed)
    })
}

fn think<W: Write>(engine: &mut Engine, question: &Question, speaker: &Speaker<W>) {
    let Question { game, limits, castling, turn, .. } = question;
    let castling = *castling;
    let mut teller = Teller { speaker, turn, castling, chances: question.chances };
    let answer = engine.search(game.game(), limits, &**turn, turn.stop_token(), &mut teller);
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

/// Bounds, and which move is looked at, are told only in searches that take
/// longer, when people look on.
const DETAILS_AFTER: Duration = Duration::from_secs(2);

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
        if self.turn.since_asked() >= DETAILS_AFTER {
            self.tell(report);
        }
    }

    fn move_begun(&mut self, begun: MoveBegun) {
        if self.turn.since_asked() >= DETAILS_AFTER {
            self.speaker.say(CurrentMove { begun, castling: self.castling });
        }
    }
}

/// Lets the engine ask the tables of these folders and no others. The reader
/// has one set at a time, so the old ones are put away first.
fn take_tables(engine: &mut Engine, folders: Option<&str>) -> Result<(), SyzygyError> {
    engine.set_tables(None);
    if let Some(folders) = folders {
        engine.set_tables(Some(Arc::new(Syzygy::open(folders.as_ref())?)));
    }
    Ok(())
}

/// Whether the system would give so much memory. An allocation that fails ends
/// the program, so it is asked beforehand.
fn has_room(size: HashSize) -> bool {
    Vec::<u8>::new().try_reserve_exact(size.bytes()).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::turn::Hold;
    use rokade_rules::{Role, Square};

    #[test]
    fn the_move_looked_at_is_told_in_searches_that_take_long() {
        let e4 =
            Move::Normal { role: Role::Pawn, from: Square::E2, to: Square::E4, promotion: None };
        let begun = MoveBegun { chess_move: e4, number: 3, depth_plies: 17 };
        for (waited, told) in [
            (DETAILS_AFTER / 2, ""),
            (DETAILS_AFTER, "info depth 17 currmove e2e4 currmovenumber 3\n"),
        ] {
            let mut heard = Vec::new();
            let speaker = Speaker::new(&mut heard);
            let turn = Turn::begun_before(waited, Hold::Free);
            let castling = CastlingMode::Standard;
            let mut teller =
                Teller { speaker: &speaker, turn: &turn, castling, chances: TellChances::No };
            teller.move_begun(begun);
            assert!(speaker.close().is_ok());
            assert_eq!(String::from_utf8_lossy(&heard), told);
        }
    }
}
