//! One thread writes, and everything that waits shares one sync of the disk.
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
use rokade_club::room::{Ending, Event, Head};
use rokade_rules::clock::Moment;
use rusqlite::{Connection, ErrorCode, params, params_from_iter};

use super::{archive, line, member_writing, rating, reading, row, unavailable};

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
    pub(super) fn start(connection: Connection) -> io::Result<Writer> {
        let (jobs, waiting) = sync_channel(MOST_WAITING);
        let thread = Builder::new()
            .name("rokade-store".to_owned())
            .spawn(move || write_all(&connection, &waiting))?;
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

fn write_all(connection: &Connection, waiting: &Receiver<Job>) {
    while let Ok(first) = waiting.recv() {
        let mut jobs = vec![first];
        jobs.extend(waiting.try_iter().take(MOST_TOGETHER - 1));
        let (writes, dones): (Vec<Write>, Vec<Done>) = jobs.into_iter().map(|job| *job).unzip();
        let results = together(connection, &writes).unwrap_or_else(|fault| {
            // Fails where there is no transaction to undo.
            let _ = connection.execute_batch("ROLLBACK");
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
    connection: &Connection,
    writes: &[Write],
) -> Result<Vec<Result<(), StoreFault>>, StoreFault> {
    let run = |sql: &str| {
        connection.prepare_cached(sql).and_then(|mut sql| sql.execute([])).map_err(unavailable)
    };
    run("BEGIN IMMEDIATE")?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        run("SAVEPOINT one")?;
        let result = keep(connection, write);
        match &result {
            Ok(()) => {}
            // The disk does not do what it should: nothing of this can be trusted.
            Err(fault @ StoreFault::Unavailable(_)) => return Err(fault.clone()),
            Err(_) => {
                run("ROLLBACK TO one")?;
            }
        }
        run("RELEASE one")?;
        results.push(result);
    }
    run("COMMIT")?;
    Ok(results)
}

fn keep(connection: &Connection, write: &Write) -> Result<(), StoreFault> {
    match write {
        Write::Offer(challenge) => offer(connection, challenge),
        Write::Withdraw(id) => withdraw(connection, *id),
        Write::Begin(head) => {
            withdraw(connection, head.id)?;
            begin(connection, head)
        }
        Write::Append { game, events, ending, next } => {
            append(connection, *game, events)?;
            if let Some(ending) = ending {
                end(connection, *game, *ending)?;
                rating::settle(connection, *game, *ending)?;
            }
            next.as_ref().map_or(Ok(()), |next| begin(connection, next))
        }
        Write::Pulse(at) => beat(connection, *at),
        Write::File { game, filing } => archive::file(connection, *game, filing),
        Write::Member(write) => member_writing::keep(connection, write),
    }
}

fn offer(connection: &Connection, challenge: &Challenge) -> Result<(), StoreFault> {
    let mut insert = connection
        .prepare_cached(
            "INSERT INTO challenge
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
        )
        .map_err(unavailable)?;
    insert
        .execute(params_from_iter(row::challenge_columns(challenge)))
        .map(|_| ())
        .map_err(|fault| conflict(fault, StoreFault::Exists(challenge.id)))
}

fn withdraw(connection: &Connection, id: GameId) -> Result<(), StoreFault> {
    let gone = connection
        .prepare_cached("DELETE FROM challenge WHERE id = ?1")
        .and_then(|mut delete| delete.execute([id.to_string()]))
        .map_err(unavailable)?;
    if gone == 1 { Ok(()) } else { Err(StoreFault::NoSuchChallenge(id)) }
}

fn begin(connection: &Connection, head: &Head) -> Result<(), StoreFault> {
    let mut insert = connection
        .prepare_cached(
            "INSERT INTO game
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, NULL, NULL, ?12)",
        )
        .map_err(unavailable)?;
    insert
        .execute(params_from_iter(row::head_columns(head)))
        .map(|_| ())
        .map_err(|fault| conflict(fault, StoreFault::Exists(head.id)))
}

fn append(connection: &Connection, game: GameId, events: &[Event]) -> Result<(), StoreFault> {
    let name = game.to_string();
    let Some(first) = events.first() else { return Ok(()) };
    let kept: u32 = connection
        .prepare_cached("SELECT coalesce(max(number), 0) FROM event WHERE game = ?1")
        .and_then(|mut last| last.query_row([&name], |row| row.get(0)))
        .map_err(unavailable)?;
    if first.number != kept + 1 {
        return Err(StoreFault::DoesNotFollow { game, number: first.number });
    }
    let mut insert = connection
        .prepare_cached("INSERT INTO event VALUES (?1, ?2, ?3, ?4)")
        .map_err(unavailable)?;
    for event in events {
        let at = i64::try_from(event.at.as_ms()).unwrap_or(i64::MAX);
        insert
            .execute(params![name, event.number, at, line::write(&event.what)])
            // There is a game of that name, or the key of the table is broken.
            .map_err(|fault| conflict(fault, StoreFault::NoSuchGame(game)))?;
    }
    Ok(())
}

fn end(connection: &Connection, game: GameId, ending: Ending) -> Result<(), StoreFault> {
    let outcome = ending.outcome.map(|outcome| outcome.to_string());
    let ended = connection
        .prepare_cached("UPDATE game SET outcome = ?2, reason = ?3 WHERE id = ?1")
        .and_then(|mut update| {
            update.execute(params![game.to_string(), outcome, ending.reason.code()])
        })
        .map_err(unavailable)?;
    if ended == 1 { Ok(()) } else { Err(StoreFault::NoSuchGame(game)) }
}

fn beat(connection: &Connection, at: Moment) -> Result<(), StoreFault> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO house VALUES (?1, ?2)")
        .and_then(|mut put| put.execute([reading::PULSE, &at.as_ms().to_string()]))
        .map(|_| ())
        .map_err(unavailable)
}

/// A broken key means what the caller says; anything else, that the database fails.
pub(super) fn conflict(fault: rusqlite::Error, meaning: StoreFault) -> StoreFault {
    match fault.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => meaning,
        _ => unavailable(fault),
    }
}
