//! Tells cargo when the embedded client has to be gathered again.
//!
//! A release build carries the files of `web/dist` inside the binary. The derive that embeds them
//! only notices changes of files that it has already seen, so a client that is built later, or
//! whose hashed names change, would be missed. A development build reads the folder when the
//! server starts and has nothing to watch, once the folder is there: the derive notes its path
//! without links and dots, and those cannot be resolved while it is missing.

use std::path::Path;

/// Where `cargo xtask web` puts the built client, seen from this crate.
const CLIENT: &str = "../../web/dist";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let release = std::env::var("PROFILE").as_deref() == Ok("release");
    if release || !Path::new(CLIENT).exists() {
        println!("cargo::rerun-if-changed={CLIENT}");
    }
}
