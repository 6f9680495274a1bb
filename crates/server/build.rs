//! Tells the derive that embeds the client where it lies, and cargo when to gather it again.
//!
//! A release build carries the files of `web/dist` inside the binary. The derive that embeds them
//! only notices changes of files that it has already seen, so a client that is built later, or
//! whose hashed names change, would be missed. A development build reads the folder when the
//! server starts and has nothing to watch; but it serves only what lies below the path as written,
//! links and dots resolved, and cannot resolve them while the folder is missing. So that is done
//! here.

use std::path::{Path, PathBuf};
use std::{env, io};

/// Where `cargo xtask web` puts the built client, seen from the repository's root.
const CLIENT: &str = "web/dist";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let client = root()?.join(CLIENT);
    println!("cargo::rustc-env=ROKADE_CLIENT={}", client.display());
    if env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo::rerun-if-changed={}", client.display());
    }
    Ok(())
}

/// The repository's root without links and dots.
fn root() -> io::Result<PathBuf> {
    let here = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    Path::new(&here).join("../..").canonicalize()
}
