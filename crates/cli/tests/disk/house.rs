//! A server under `strace`.

use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command};

use crate::opened::open;
use crate::player::ask;

/// The calls that matter: what is written, synced and sent.
const CALLS: &str = "trace=pwrite64,fdatasync,fsync,sendto,sendmsg,write,writev";

/// Whether there is a `strace` that may trace here; where not, that is said.
pub fn strace_is_there(test: &str) -> bool {
    let traced = Command::new("strace").args(["-o", "/dev/null", "true"]).output();
    let is_there = traced.is_ok_and(|traced| traced.status.success());
    if !is_there {
        // Written past the harness, which would keep it to itself.
        let told =
            format!("{test}: skipped, because there is no strace here or it may not trace\n");
        std::io::stderr().write_all(told.as_bytes()).unwrap();
    }
    is_there
}

pub struct House {
    child: Child,
    pub address: String,
}

impl House {
    /// Opens a house whose calls are written down, and some of them fail.
    pub fn open(data: &Path, trace: &Path, faults: &[&str]) -> House {
        let mut strace = Command::new("strace");
        // Paths and addresses, and pages and messages as a whole.
        strace.args(["-f", "-yy", "-s", "16384", "-e", CALLS]).args(faults).arg("-o").arg(trace);
        strace.arg("--").arg(env!("CARGO_BIN_EXE_rokade"));
        House::start(strace, data)
    }

    pub fn open_plainly(data: &Path) -> House {
        House::start(Command::new(env!("CARGO_BIN_EXE_rokade")), data)
    }

    fn start(command: Command, data: &Path) -> House {
        let (child, address) = open(command, data);
        House { child, address }
    }

    /// What `/ready` is answered with.
    pub async fn ready(&self) -> u16 {
        ask(&self.address, "GET /ready", None, "").await.status
    }

    /// Ends the server as a host does; `strace` passes the signal on by ending itself.
    pub fn close(mut self) {
        self.end("-TERM");
    }

    /// Ends it at once.
    pub fn kill(mut self) {
        self.end("-KILL");
    }

    fn end(&mut self, signal: &str) {
        let own = self.child.id().to_string();
        // The server is the child of `strace`, where that is there.
        let children = Command::new("ps").args(["-o", "pid=", "--ppid", &own]).output().unwrap();
        let below = String::from_utf8(children.stdout).unwrap();
        let server = below.split_whitespace().next().unwrap_or(&own);
        Command::new("kill").args([signal, server]).status().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            self.end("-KILL");
        }
    }
}
