//! A server in a process of its own, to be killed.

use std::env;
use std::path::Path;
use std::process::{Child, Command};

use crate::opened;

pub struct House {
    child: Child,
    /// Its address and port.
    pub address: String,
}

impl House {
    /// Opens a house over a folder, or with its games in a database.
    pub fn open(data: &Path, store: Option<&str>) -> House {
        // A siege may be laid to another build than the one beside this test.
        let other = env::var_os("ROKADE_BINARY");
        let binary = other.unwrap_or_else(|| env!("CARGO_BIN_EXE_rokade").into());
        let mut command = Command::new(binary);
        command.env_clear().envs(store.map(|address| ("ROKADE_STORE", address)));
        let (child, address) = opened::open(command, data);
        House { child, address }
    }

    /// SIGKILL: nothing is finished and nothing is written any more.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // Both fail only when it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
