//! How the tests that need a server in a process of its own start it.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Starts a server over a folder, by a command that ends where its arguments begin; gives its address
/// once it listens.
pub fn open(mut command: Command, data: &Path) -> (Child, String) {
    let mut child = command
        .args(["serve", "--json", "--no-open", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .env_remove("ROKADE_LOG")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let opened: serde_json::Value = serde_json::from_str(&line).unwrap();
    let address = opened["listening"][0].as_str().unwrap().to_owned();
    (child, address)
}
