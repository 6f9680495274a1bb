//! An engine as a process: lines to it, lines from it.

use super::{CommandLine, EngineFault};
use crate::lines::{Line, read_line};
use core::time::Duration;
use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Instant;

/// How many lines of an engine wait to be heard. One that says more waits
/// itself.
const LINES_WAITING: usize = 4_096;

/// How long an engine has to leave after `quit`, before it is made to.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running engine. It ends with this value, willingly or not.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// Nothing once the farewell has been said.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Process {
    /// Starts it. What it says on standard error is nobody's business.
    ///
    /// # Errors
    ///
    /// [`EngineFault::NoStart`].
    pub fn start(command: &CommandLine) -> Result<Process, EngineFault> {
        let program = command.program();
        let no_start = |source| EngineFault::NoStart { program: program.to_owned(), source };
        let mut child = Command::new(program)
            .args(command.arguments())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(no_start)?;
        let input = child.stdin.take();
        let output = child.stdout.take().ok_or(EngineFault::Gone)?;
        let (heard, lines) = sync_channel(LINES_WAITING);
        thread::Builder::new()
            .name("engine's lines".to_owned())
            .spawn(move || listen(BufReader::new(output), &heard))
            .map_err(no_start)?;
        Ok(Process { child, input, lines })
    }

    /// The number by which the system knows it.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Says a line.
    ///
    /// # Errors
    ///
    /// [`EngineFault::Gone`] if nobody hears it.
    pub fn say(&mut self, line: &str) -> Result<(), EngineFault> {
        let input = self.input.as_mut().ok_or(EngineFault::Gone)?;
        let said = input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush());
        said.map_err(|_| EngineFault::Gone)
    }

    /// The next line, if it comes by then.
    ///
    /// # Errors
    ///
    /// [`EngineFault::Silent`] or [`EngineFault::Gone`].
    pub fn hear(&self, end: Instant) -> Result<String, EngineFault> {
        let left = end.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|fault| match fault {
            RecvTimeoutError::Timeout => EngineFault::Silent,
            RecvTimeoutError::Disconnected => EngineFault::Gone,
        })
    }
}

/// Hands on every line until nobody wants to hear it.
fn listen(mut output: BufReader<impl std::io::Read>, heard: &SyncSender<String>) {
    while let Ok(Some(line)) = read_line(&mut output) {
        let Line::Text(line) = line else { continue };
        if heard.send(line).is_err() {
            return;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Whether it hears the farewell or not, it leaves.
        let _ = self.say("quit");
        self.input = None;
        let end = Instant::now() + FAREWELL;
        while self.hear(end).is_ok() {}
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
