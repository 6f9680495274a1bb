//! One thread writes, and everything that waits shares one commit.
//!
//! A sync takes milliseconds and costs the same for one move as for a thousand. The thread takes
//! what has come in meanwhile, writes it in one transaction, commits, and only then tells. Within
//! the transaction each write stands in a savepoint of its own, so that one that does not fit takes
//! nothing with it.

use std::io;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread::{Builder, JoinHandle};

use rokade_club::GameId;
use rokade_club::challenge::Challenge;
use rokade_club::ports::{Done, StoreFault, Write};
use rokade_club::room::{Ending, Event, Head, line};
use rokade_rules::clock::Moment;

use super::database::{Database, count, first};
use super::{archive, member_writing, rating, reading, row};

/// So many writes may wait. More than a second's worth of the most that was measured: whoever comes
/// then is told at once, instead of waiting for what cannot be done in time.
const MOST_WAITING: usize = 16_384;

/// So many writes share one transaction at most, so that nobody waits for ever.
const MOST_TOGETHER: usize = 2_048;

/// Boxed, because a queue of bounded length has room for all of them from the beginning.
type Job = Box<(Write, Done)>;

/// The writing thread. It ends, with all that was asked of it done, when this is dropped.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: Option<SyncSender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(mut database: impl Database) -> io::Result<Writer> {
        let (jobs, waiting) = sync_channel(MOST_WAITING);
        let thread = Builder::new()
            .name("rokade-store".to_owned())
            .spawn(move || write_all(&mut database, &waiting))?;
        Ok(Writer { jobs: Some(jobs), thread: Some(thread) })
    }

    pub(super) fn write(&self, write: Write, done: Done) {
        let Some(jobs) = &self.jobs else { return };
        let (why, job) = match jobs.try_send(Box::new((write, done))) {
            Ok(()) => return,
            Err(TrySendError::Full(job)) => ("too much waits for the disk", job),
            Err(TrySendError::Disconnected(job)) => ("the writing thread has ended", job),
        };
        let (_, done) = *job;
        done(Err(StoreFault::Unavailable(why.to_owned())));
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has said so already.
            let _ = thread.join();
        }
    }
}

fn write_all(database: &mut dyn Database, waiting: &Receiver<Job>) {
    while let Ok(first) = waiting.recv() {
        let mut jobs = vec![first];
        jobs.extend(waiting.try_iter().take(MOST_TOGETHER - 1));
        let (writes, dones): (Vec<Write>, Vec<Done>) = jobs.into_iter().map(|job| *job).unzip();
        let results = together(database, &writes).unwrap_or_else(|fault| {
            database.roll_back();
            tracing::error!(%fault, writes = writes.len(), "nothing was kept");
            writes.iter().map(|_| Err(fault.clone())).collect()
        });
        for (done, result) in dones.into_iter().zip(results) {
            done(result);
        }
    }
}

/// Keeps several things in one transaction. An error means that nothing was kept.
fn together(
    database: &mut dyn Database,
    writes: &[Write],
) -> Result<Vec<Result<(), StoreFault>>, StoreFault> {
    database.begin()?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        database.mark()?;
        let result = keep(database, write);
        match &result {
            Ok(()) => database.release()?,
            // The database does not do what it should: nothing of this can be trusted.
            Err(fault @ StoreFault::Unavailable(_)) => return Err(fault.clone()),
            Err(_) => database.go_back()?,
        }
        results.push(result);
    }
    database.commit()?;
    Ok(results)
}

fn keep(database: &mut dyn Database, write: &Write) -> Result<(), StoreFault> {
    match write {
        Write::Offer(challenge) => offer(database, challenge),
        Write::Withdraw(id) => withdraw(database, *id),
        Write::Begin(head) => {
            withdraw(database, head.id)?;
            begin(database, head)
        }
        Write::Append { game, events, ending, next } => {
            append(database, *game, events)?;
            if let Some(ending) = ending {
                end(database, *game, *ending)?;
                rating::settle(database, *game, *ending)?;
            }
            next.as_ref().map_or(Ok(()), |next| begin(database, next))
        }
        Write::Pulse(at) => beat(database, *at),
        Write::File { game, filing } => archive::file(database, *game, filing),
        Write::Member(write) => member_writing::keep(database, write),
    }
}

fn offer(database: &mut dyn Database, challenge: &Challenge) -> Result<(), StoreFault> {
    let insert = "INSERT INTO challenge
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
    database
        .change(insert, &row::challenge_columns(challenge))
        .map(|_| ())
        .map_err(|fault| fault.or(StoreFault::Exists(challenge.id)))
}

fn withdraw(database: &mut dyn Database, id: GameId) -> Result<(), StoreFault> {
    let gone = database.change("DELETE FROM challenge WHERE id = ?1", &[id.to_string().into()])?;
    if gone == 1 { Ok(()) } else { Err(StoreFault::NoSuchChallenge(id)) }
}

fn begin(database: &mut dyn Database, head: &Head) -> Result<(), StoreFault> {
    let insert = "INSERT INTO game
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, NULL, NULL, ?12)";
    database
        .change(insert, &row::head_columns(head))
        .map(|_| ())
        .map_err(|fault| fault.or(StoreFault::Exists(head.id)))
}

fn append(database: &mut dyn Database, game: GameId, events: &[Event]) -> Result<(), StoreFault> {
    let name = game.to_string();
    let Some(follows) = events.first() else { return Ok(()) };
    let last = "SELECT coalesce(max(number), 0) AS number FROM event WHERE game = ?1";
    let kept = first(database, last, &[(&name).into()], |row| count(row, "number"))?;
    if kept.flatten().and_then(|kept| kept.checked_add(1)) != Some(follows.number) {
        return Err(StoreFault::DoesNotFollow { game, number: follows.number });
    }
    for event in events {
        let what = line::write(&event.what);
        let values = [(&name).into(), event.number.into(), event.at.into(), what.into()];
        database
            .change("INSERT INTO event VALUES (?1, ?2, ?3, ?4)", &values)
            // There is a game of that name, or the key of the table is broken.
            .map_err(|fault| fault.or(StoreFault::NoSuchGame(game)))?;
    }
    Ok(())
}

fn end(database: &mut dyn Database, game: GameId, ending: Ending) -> Result<(), StoreFault> {
    let outcome = ending.outcome.map(|outcome| outcome.to_string());
    let update = "UPDATE game SET outcome = ?2, reason = ?3 WHERE id = ?1";
    let values = [game.to_string().into(), outcome.into(), ending.reason.code().into()];
    if database.change(update, &values)? == 1 { Ok(()) } else { Err(StoreFault::NoSuchGame(game)) }
}

fn beat(database: &mut dyn Database, at: Moment) -> Result<(), StoreFault> {
    let put = "INSERT INTO house VALUES (?1, ?2)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    database.change(put, &[reading::PULSE.into(), at.as_ms().to_string().into()])?;
    Ok(())
}
