//! A server in a process of its own, to be killed.

use std::env;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

pub struct House {
    child: Child,
    /// Its address and port.
    pub address: String,
}

impl House {
    pub fn open(data: &Path) -> House {
        // A siege may be laid to another build than the one beside this test.
        let other = env::var_os("ROKADE_BINARY");
        let binary = other.unwrap_or_else(|| env!("CARGO_BIN_EXE_rokade").into());
        let mut child = Command::new(binary)
            .args(["serve", "--json", "--no-open", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .env_clear()
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let opened: serde_json::Value = serde_json::from_str(&line).unwrap();
        let address = opened["listening"][0].as_str().unwrap().to_owned();
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
