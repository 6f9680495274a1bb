//! Programs that the checks need and that a machine may lack.
//!
//! Each is looked for first and fetched only when it is absent: `cargo-deny` from crates.io into
//! our cache folder, Chromium and PostgreSQL from the packages of a Debian system.

use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::house::House;
use crate::tool::Tool;

/// The `cargo-deny` that is fetched where there is none; `deny.toml` is written for it.
const CARGO_DENY: &str = "0.20.2";

/// How long the advisory database may take to arrive.
pub const FETCH_LIMIT: Duration = Duration::from_secs(120);

/// How long a program may take to say its version.
const ANSWER: Duration = Duration::from_secs(10);

/// A `cargo-deny` that can be started.
pub fn cargo_deny(house: &House) -> Result<PathBuf> {
    let on_path = PathBuf::from("cargo-deny");
    if answers(house, &on_path) {
        return Ok(on_path);
    }
    let root = house.cache()?.join(format!("cargo-deny-{CARGO_DENY}"));
    let ours = root.join("bin/cargo-deny");
    if answers(house, &ours) {
        return Ok(ours);
    }
    println!("   installing cargo-deny {CARGO_DENY} into the cache folder");
    // Unoptimised: it runs for a second, and would compile for minutes.
    house
        .cargo("install --quiet --locked --debug --no-default-features cargo-deny")
        .arg("--version")
        .arg(CARGO_DENY)
        .arg("--root")
        .arg(&root)
        .run()?;
    Ok(ours)
}

/// The Chromium that the browser tests drive; `ROKADE_CHROMIUM` may name one.
pub fn chromium(house: &House) -> Result<PathBuf> {
    if let Some(named) = env::var_os("ROKADE_CHROMIUM") {
        return Ok(PathBuf::from(named));
    }
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    println!("   installing Chromium from the system's packages");
    install_chromium(house)
        .context("no Chromium for the browser tests: install it, or name one in ROKADE_CHROMIUM")?;
    find_chromium().context("Chromium was installed but is not on the path")
}

/// The first of the usual names that is on the path.
fn find_chromium() -> Option<PathBuf> {
    const NAMES: [&str; 4] =
        ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
    let path = env::var_os("PATH")?;
    let folders: Vec<_> = env::split_paths(&path).collect();
    NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|file| file.is_file())
}

/// The PostgreSQL that tests of the second store start. Where it cannot be had, they say that they
/// were skipped, and the rest is tested all the same.
pub fn postgres(house: &House) {
    if find_postgres() {
        return;
    }
    println!("   installing PostgreSQL from the system's packages");
    if let Err(why) = install(house, "postgresql") {
        println!("   no PostgreSQL, its tests are skipped: {why:#}");
    }
}

/// Whether its server is on the path or where Debian puts it.
fn find_postgres() -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = env::split_paths(&path).any(|folder| folder.join("pg_ctl").is_file());
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    on_path || versions.into_iter().any(|version| version.path().join("bin/pg_ctl").is_file())
}

fn install_chromium(house: &House) -> Result<()> {
    // The second package has the figurines.
    install(house, "chromium fonts-dejavu-core")
}

fn install(house: &House, packages: &str) -> Result<()> {
    if !cfg!(target_os = "linux") {
        bail!("only Debian's packages are known here");
    }
    let apt = |line: &str| {
        Tool::new("apt-get", &house.root).words(line).env("DEBIAN_FRONTEND", "noninteractive")
    };
    apt("update --quiet --quiet").run()?;
    apt("install --quiet --quiet --yes --no-install-recommends").words(packages).run()
}

fn answers(house: &House, program: &Path) -> bool {
    Tool::new(&program.to_string_lossy(), &house.root).arg("--version").succeeds_within(ANSWER)
}
