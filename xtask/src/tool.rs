//! One call of another program: built up, shown as a person would type it, run.
//!
//! Every failure carries that typed form, so that whoever reads it can run the same thing again.
//! Nothing here knows which programs the house uses; the rooms that need one build their own.

use std::env;
use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// How often a call with a time limit is asked whether it has ended.
const POLL: Duration = Duration::from_millis(50);

/// A program with its arguments, folder and extra environment, not yet run.
#[derive(Clone, Debug)]
pub struct Tool {
    program: String,
    arguments: Vec<String>,
    folder: PathBuf,
    environment: Vec<(String, String)>,
}

impl Tool {
    /// The program `name`, to be run in `folder`.
    pub fn new(name: &str, folder: &Path) -> Self {
        Self {
            program: name.to_owned(),
            arguments: Vec::new(),
            folder: folder.to_owned(),
            environment: Vec::new(),
        }
    }

    /// The npm of this machine, which on Windows is a script with an ending of its own.
    pub fn npm(folder: &Path) -> Self {
        Self::new(if cfg!(windows) { "npm.cmd" } else { "npm" }, folder)
    }

    /// Adds arguments given as one line and parted at spaces: `"clippy --workspace"`.
    #[must_use]
    pub fn words(mut self, line: &str) -> Self {
        self.arguments.extend(line.split_whitespace().map(str::to_owned));
        self
    }

    /// Adds one argument as it stands, spaces and all.
    #[must_use]
    pub fn arg(mut self, argument: impl AsRef<OsStr>) -> Self {
        self.arguments.push(argument.as_ref().to_string_lossy().into_owned());
        self
    }

    /// Sets an environment variable for this call.
    #[must_use]
    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        let value = value.as_ref().to_string_lossy().into_owned();
        self.environment.push((name.to_owned(), value));
        self
    }

    /// Runs it with our own terminal; anything but exit code 0 is a fault.
    pub fn run(&self) -> Result<()> {
        let status = self
            .command()
            .stdin(Stdio::null())
            .status()
            .with_context(|| format!("cannot start {}", self.program))?;
        if !status.success() {
            bail!("{status}; to run it again: {self}");
        }
        Ok(())
    }

    /// Runs it out of sight and gives what it wrote to standard output.
    ///
    /// What it wrote to standard error is part of the fault, should there be one.
    pub fn read(&self) -> Result<String> {
        let output = self
            .command()
            .stdin(Stdio::null())
            .output()
            .with_context(|| format!("cannot start {}", self.program))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            bail!("{}; to run it again: {self}\n{}", output.status, said.trim_end());
        }
        String::from_utf8(output.stdout).with_context(|| format!("{self} did not print UTF-8"))
    }

    /// Runs it with all output thrown away and says whether it ended well within `limit`.
    ///
    /// For attempts that may fail without anything being wrong.
    pub fn succeeds_within(&self, limit: Duration) -> bool {
        let started =
            self.command().stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        started.is_ok_and(|child| ended_well(child, limit))
    }

    /// Runs it in our place, so that it alone hears Ctrl-C; returns only when that fails.
    ///
    /// Where a program cannot be replaced by another it is run and waited for.
    pub fn replace_us(&self) -> Result<()> {
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt as _;
            let fault = self.command().exec();
            Err(fault).with_context(|| format!("cannot start {self}"))
        }
        #[cfg(not(unix))]
        self.run()
    }

    /// Where to go first to run it by hand; `None` when it runs where we are.
    fn folder_from_here(&self) -> Option<PathBuf> {
        let here = env::current_dir().ok()?;
        let folder = here.join(&self.folder);
        let inside = folder.strip_prefix(&here).unwrap_or(&folder);
        (inside != Path::new("") && inside != Path::new(".")).then(|| inside.to_owned())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).current_dir(&self.folder);
        for (name, value) in &self.environment {
            command.env(name, value);
        }
        command
    }
}

/// Waits for the child; past `limit` it is ended and has failed.
fn ended_well(mut child: Child, limit: Duration) -> bool {
    let deadline = Instant::now() + limit;
    while Instant::now() < deadline {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => thread::sleep(POLL),
            Err(_) => break,
        }
    }
    // It may have ended by itself meanwhile: then there is nothing left to end, which is as good.
    let _ = child.kill();
    let _ = child.wait();
    false
}

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(folder) = self.folder_from_here() {
            write!(f, "cd {} && ", quoted(&folder.to_string_lossy()))?;
        }
        for (name, value) in &self.environment {
            write!(f, "{name}={} ", quoted(value))?;
        }
        f.write_str(&quoted(&self.program))?;
        for argument in &self.arguments {
            write!(f, " {}", quoted(argument))?;
        }
        Ok(())
    }
}

/// The word as a shell wants it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=:,@+%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here() -> PathBuf {
        PathBuf::from(".")
    }

    #[test]
    fn is_shown_as_one_would_type_it() {
        let tool = Tool::new("cargo", &here())
            .words("doc --no-deps")
            .arg("a b")
            .env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(tool.to_string(), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'a b'");
    }

    #[test]
    fn another_folder_is_gone_to_first() {
        let tool = Tool::new("npm", &here().join("web")).words("ci");
        assert_eq!(tool.to_string(), "cd web && npm ci");
    }

    #[test]
    fn a_failure_names_the_command() {
        let fault = Tool::new("rustc", &here())
            .words("--no-such-flag")
            .read()
            .expect_err("rustc knows no such flag");
        assert!(fault.to_string().contains("rustc --no-such-flag"));
    }

    #[test]
    fn a_program_that_does_not_exist_is_named() {
        let fault =
            Tool::new("no-such-program", &here()).run().expect_err("there is no such program");
        assert!(fault.to_string().contains("cannot start no-such-program"));
        assert!(!Tool::new("no-such-program", &here()).succeeds_within(Duration::from_secs(5)));
    }
}
