//! Saying lines, from whichever thread has something to say.

use core::fmt::Display;
use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A writer that is shared. Every line is flushed, since somebody waits for it.
///
/// A program that no longer listens is no reason to stop in the middle: what
/// failed first is kept, and told when the conversation is over.
pub(crate) struct Speaker<W>(Mutex<Voice<W>>);

struct Voice<W> {
    writer: W,
    failure: Option<io::Error>,
}

impl<W: Write> Speaker<W> {
    pub(crate) const fn new(writer: W) -> Speaker<W> {
        Speaker(Mutex::new(Voice { writer, failure: None }))
    }

    /// Says one line.
    pub(crate) fn say(&self, line: impl Display) {
        let mut voice = self.voice();
        if voice.failure.is_none() {
            let said = writeln!(voice.writer, "{line}").and_then(|()| voice.writer.flush());
            voice.failure = said.err();
        }
    }

    /// Says something that is no answer.
    pub(crate) fn remark(&self, remark: impl Display) {
        self.say(format_args!("info string {remark}"));
    }

    /// What failed, if anything did.
    pub(crate) fn close(self) -> io::Result<()> {
        let voice = self.0.into_inner().unwrap_or_else(PoisonError::into_inner);
        voice.failure.map_or(Ok(()), Err)
    }

    fn voice(&self) -> MutexGuard<'_, Voice<W>> {
        // A line is either written or not; nothing is left half-done by a panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
