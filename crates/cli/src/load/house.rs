//! The server that is measured, and what the system says of it.
//!
//! Source: the Linux manual page proc(5), `/proc/pid/status`, `VmRSS`. Elsewhere nothing is known.

use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::LoadArguments;
use crate::processor::{Processor, Work};

/// Room for what is not a game: those who begin a question, and whoever seats the next game.
const OTHER_CONNECTIONS: u32 = 256;

/// A server.
pub(super) struct House {
    address: SocketAddr,
    pid: Option<u32>,
    /// Its process, where it is our own, and the folder that goes with it.
    own: Option<(Child, Option<TempDir>)>,
}

impl House {
    /// The one that is open already, or one of its own.
    pub(super) fn of(arguments: &LoadArguments) -> io::Result<House> {
        match arguments.at {
            Some(address) => Ok(House { address, pid: arguments.pid, own: None }),
            None => House::open(arguments),
        }
    }

    fn open(arguments: &LoadArguments) -> io::Result<House> {
        let (folder, passing) = match &arguments.data {
            Some(folder) => (folder.clone(), None),
            None => {
                let passing = tempfile::tempdir()?;
                (passing.path().to_owned(), Some(passing))
            }
        };
        let places = arguments.games.saturating_mul(2)
            + arguments.watchers
            + arguments.half_open
            + OTHER_CONNECTIONS;
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--json", "--no-open", "--listen", "127.0.0.1:0"])
            .args(["--connections", &places.to_string(), "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.as_mut() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let opened: serde_json::Value = serde_json::from_str(&line)?;
        let address = opened["listening"][0].as_str().and_then(|text| text.parse().ok());
        let pid = Some(child.id());
        let own = Some((child, passing));
        let no_address = || io::Error::other("it does not say where it listens");
        Ok(House { address: address.ok_or_else(no_address)?, pid, own })
    }

    pub(super) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// What it has used of the processors so far.
    pub(super) fn work(&self) -> Option<Work> {
        Processor::Process(self.pid?).work()
    }

    /// The memory that it holds, in KiB.
    pub(super) fn memory_kib(&self) -> Option<u64> {
        of_status(&std::fs::read_to_string(format!("/proc/{}/status", self.pid?)).ok()?)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some((child, _)) = &mut self.own {
            // Both fail only where it has ended already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn of_status(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read_where_the_system_tells_it() {
        assert_eq!(of_status("Name:\trokade\nVmRSS:\t   14004 kB\nThreads:\t4\n"), Some(14_004));
        assert_eq!(of_status("Name:\trokade\n"), None);
    }
}
