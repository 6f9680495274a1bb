//! Checking with several threads, told in the order of the archives.
//!
//! One thread cuts the archives into portions, several check one each, and the one that called
//! prints. Everything between them is bounded, so that memory stays flat however long the archives
//! are and however slowly the output is taken.

use std::io;
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, SendError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rokade_rules::notation::pgn::{Mark, Reader, Replay};

use super::portions::{self, Block, Blocks, Unwanted};
use super::teller::{Manner, Teller, Told};
use crate::archive::Archive;
use crate::failure::Failure;
use crate::input::Source;
use crate::language::Language;
use crate::texts::Texts;

/// So many blocks of a portion wait to be read.
const BLOCKS_AHEAD: usize = 2;

/// So many bytes of what is told go in one piece.
const TOLD_BYTES: usize = 64 * 1024;

/// A portion to check, and the way back.
struct Job {
    /// Which of the archives it is from.
    archive: usize,
    source: Source,
    mark: Mark,
    blocks: Receiver<Block>,
    told: SyncSender<Result<Told, Failed>>,
}

/// That an archive cannot be read.
struct Failed {
    archive: usize,
    fault: io::Error,
}

/// What an answer to a portion comes by.
type Answers = Receiver<Result<Told, Failed>>;

/// Checks archives with so many threads and gives what is told of them to `print`, in order. It
/// stops when `print` fails.
pub(super) fn check(
    archives: &[Archive],
    jobs: NonZeroUsize,
    manner: Manner,
    language: Language,
    mut print: impl FnMut(Told) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let jobs = jobs.get();
    let (job_way, job_queue) = sync_channel::<Job>(jobs);
    let (order_way, order) = sync_channel::<Result<Answers, Failure>>(2 * jobs);
    let job_queue = Arc::new(Mutex::new(job_queue));
    thread::scope(|scope| {
        for _ in 0..jobs {
            let job_queue = Arc::clone(&job_queue);
            scope.spawn(move || work(&job_queue, manner, language));
        }
        // The workers alone keep the queue: when they are gone nobody waits for a place in it.
        drop(job_queue);
        scope.spawn(move || cut_all(archives, &job_way, &order_way));
        // Moved in here, so that the others learn when printing has stopped.
        let order = order;
        for answers in &order {
            for told in &answers? {
                match told {
                    Ok(told) => print(told)?,
                    Err(Failed { archive, fault }) => {
                        return Err(archives[archive].failure(fault));
                    }
                }
            }
        }
        Ok(())
    })
}

/// Cuts one archive after the other, until one cannot be read or nobody wants more.
fn cut_all(
    archives: &[Archive],
    jobs: &SyncSender<Job>,
    order: &SyncSender<Result<Answers, Failure>>,
) {
    for (archive, opened) in archives.iter().enumerate() {
        let bytes = match opened.open() {
            Ok(bytes) => bytes,
            Err(failure) => {
                let _ = order.send(Err(failure));
                return;
            }
        };
        let begin = |mark| {
            let (block_way, blocks) = sync_channel(BLOCKS_AHEAD);
            let (told, answers) = sync_channel(BLOCKS_AHEAD);
            let source = opened.source();
            jobs.send(Job { archive, source, mark, blocks, told }).map_err(|_| Unwanted)?;
            order.send(Ok(answers)).map_err(|_| Unwanted)?;
            Ok(block_way)
        };
        if portions::cut(bytes, begin).is_err() {
            return;
        }
    }
}

/// Checks portions until there are no more.
fn work(jobs: &Mutex<Receiver<Job>>, manner: Manner, language: Language) {
    let texts = Texts::of(language);
    loop {
        // A worker that panicked leaves the queue as good as it was.
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // Where nobody listens any more there is nothing left to do for this portion.
        let _ = answer(job, manner, &texts);
    }
}

/// Checks one portion, and tells of it bit by bit.
fn answer(job: Job, manner: Manner, texts: &Texts) -> Result<(), SendError<Result<Told, Failed>>> {
    let teller = Teller { texts, manner, source: job.source, told: Told::default() };
    let mut replay = Replay::new(manner.letters, teller);
    let mut reader = Reader::resumed(Blocks::new(job.blocks), job.mark);
    let mut told_up_to = job.mark.offset;
    loop {
        let goes_on = reader.read_game(&mut replay);
        let is_over = !matches!(goes_on, Ok(true));
        let so_far = &mut replay.listener_mut().told;
        if is_over || so_far.out.len() + so_far.err.len() >= TOLD_BYTES {
            let bytes = reader.offset() - told_up_to;
            told_up_to += bytes;
            job.told.send(Ok(Told { bytes, ..std::mem::take(so_far) }))?;
        }
        match goes_on {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            Err(fault) => return job.told.send(Err(Failed { archive: job.archive, fault })),
        }
    }
}
