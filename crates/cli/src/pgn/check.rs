//! `rokade pgn check`: every game replayed, every fault told with its place.
//!
//! Faults go to standard error, one a line, and the count to standard output; with `--json` each
//! game is an object on standard output and the last object counts. A fault is what makes a game
//! untrue or unreadable; what is only unusual is a note, which `--notes` tells.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::thread;

use rokade_rules::notation::pgn::{Reader, Replay};

use super::teller::{Counts, Manner, Notes, Teller, Told};
use super::{letters, workers};
use crate::archive::Archive;
use crate::arguments::PgnCheckArguments;
use crate::failure::{Ending, Failure};
use crate::input::Form;
use crate::progress::Progress;
use crate::texts::Texts;

/// With one thread, what is told of so many bytes of games is printed at once.
const PRINTED_BYTES: u64 = 256 * 1024;

/// Checks archives.
pub(super) fn run(arguments: &PgnCheckArguments, texts: &Texts) -> Result<Ending, Failure> {
    let archives = Archive::all(&arguments.files);
    let manner = Manner {
        form: Form::of_option(arguments.json),
        letters: letters(arguments.letters),
        notes: if arguments.notes { Notes::Told } else { Notes::Counted },
        names_file: archives.len() > 1,
    };
    let cores = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let jobs = arguments.jobs.unwrap_or_else(cores);
    let mut printing = Printing {
        out: io::stdout().lock(),
        counts: Counts::default(),
        progress: Progress::of_bytes(archives.iter().map(Archive::length).sum::<Option<u64>>()),
    };
    if jobs == NonZeroUsize::MIN {
        for archive in &archives {
            alone(archive, manner, texts, &mut printing)?;
        }
    } else {
        workers::check(&archives, jobs, manner, texts.language(), |told| printing.print(told))?;
    }
    printing.finish(manner.form, texts)
}

/// Checks one archive in this very thread.
fn alone(
    archive: &Archive,
    manner: Manner,
    texts: &Texts,
    printing: &mut Printing<'_>,
) -> Result<(), Failure> {
    let teller = Teller { texts, manner, source: archive.source(), told: Told::default() };
    let mut replay = Replay::new(manner.letters, teller);
    let mut reader = Reader::new(archive.open()?);
    let mut printed_up_to = 0;
    loop {
        let goes_on = reader.read_game(&mut replay).map_err(|fault| archive.failure(fault));
        let is_over = !matches!(goes_on, Ok(true));
        let bytes = reader.offset() - printed_up_to;
        if is_over || bytes >= PRINTED_BYTES {
            let told = std::mem::take(&mut replay.listener_mut().told);
            printing.print(Told { bytes, ..told })?;
            printed_up_to += bytes;
        }
        if is_over {
            return goes_on.map(|_| ());
        }
    }
}

/// What has been told so far.
struct Printing<'a> {
    out: io::StdoutLock<'a>,
    counts: Counts,
    progress: Progress,
}

impl Printing<'_> {
    fn print(&mut self, told: Told) -> Result<(), Failure> {
        self.counts.add(told.counts);
        if !told.out.is_empty() || !told.err.is_empty() {
            let out = &mut self.out;
            self.progress.beside(|| {
                // Where standard error is gone the exit code still tells.
                let _ = write!(anstream::stderr(), "{}", told.err);
                out.write_all(told.out.as_bytes()).map_err(Failure::Output)
            })?;
        }
        self.progress.advance(told.bytes);
        Ok(())
    }

    /// The count of everything, and how it ended.
    fn finish(mut self, form: Form, texts: &Texts) -> Result<Ending, Failure> {
        let counted = match form {
            Form::Json => serde_json::to_string(&self.counts).unwrap_or_default(),
            Form::Text => {
                let Counts { games, faulty, plies, notes } = self.counts;
                let [games, faulty, plies, notes] =
                    [games, faulty, plies, notes].map(|count| count.to_string());
                texts.tell(
                    "pgn-checked",
                    &[("games", &games), ("faulty", &faulty), ("plies", &plies), ("notes", &notes)],
                )
            }
        };
        drop(self.progress);
        writeln!(self.out, "{counted}").and_then(|()| self.out.flush()).map_err(Failure::Output)?;
        Ok(if self.counts.faulty > 0 { Ending::WithFaults } else { Ending::Clean })
    }
}
