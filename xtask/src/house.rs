//! Where things are: the repository, the build folder, the cache outside the repository, and
//! the crates of the workspace with their arrows.
//!
//! All of it comes from `cargo metadata` and the environment; no path is written down.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::tool::Tool;

/// The workspace as Cargo sees it.
#[derive(Debug, Deserialize)]
pub struct House {
    /// The repository's root.
    #[serde(rename = "workspace_root")]
    pub root: PathBuf,
    /// Where Cargo puts what it builds.
    #[serde(rename = "target_directory")]
    pub target: PathBuf,
    /// The crates of the workspace.
    pub packages: Vec<Package>,
}

/// One crate of the workspace.
#[derive(Debug, Deserialize)]
pub struct Package {
    /// Its name in the registry's sense, such as `rokade-rules`.
    pub name: String,
    /// Its `Cargo.toml`.
    pub manifest_path: PathBuf,
    /// What it depends on, workspace crates and others.
    pub dependencies: Vec<Dependency>,
}

/// One dependency as the manifest states it.
#[derive(Debug, Deserialize)]
pub struct Dependency {
    /// The crate that is depended on.
    pub name: String,
    /// `None` for a normal dependency, else `dev` or `build`.
    pub kind: Option<String>,
}

impl House {
    /// Asks Cargo about the workspace we are run in.
    pub fn find() -> Result<Self> {
        let here = env::current_dir().context("the current folder is gone")?;
        let told =
            Tool::new("cargo", &here).words("metadata --no-deps --format-version 1").read()?;
        serde_json::from_str(&told).context("cannot read what cargo metadata says")
    }

    /// The browser client's folder.
    pub fn web(&self) -> PathBuf {
        self.root.join("web")
    }

    /// The program `rokade` as built in a profile whose folder is `profile`.
    pub fn binary(&self, profile: &str) -> PathBuf {
        self.target.join(profile).join(format!("rokade{}", env::consts::EXE_SUFFIX))
    }

    /// A Cargo command, run at the root.
    pub fn cargo(&self, line: &str) -> Tool {
        Tool::new("cargo", &self.root).words(line)
    }

    /// A folder of ours outside the repository, for what is slow to get and safe to lose.
    ///
    /// `ROKADE_CACHE` says where; else it is a folder `rokade` in the user's cache folder.
    pub fn cache(&self) -> Result<PathBuf> {
        let cache = match env::var_os("ROKADE_CACHE") {
            Some(folder) => PathBuf::from(folder),
            None => {
                user_cache().context("no cache folder: set ROKADE_CACHE or HOME")?.join("rokade")
            }
        };
        fs::create_dir_all(&cache).with_context(|| format!("cannot make {}", cache.display()))?;
        Ok(cache)
    }

    /// `path` as seen from the root, with forward slashes, for messages.
    pub fn relative(&self, path: &Path) -> String {
        let inside = path.strip_prefix(&self.root).unwrap_or(path);
        inside.to_string_lossy().replace('\\', "/")
    }
}

/// The folder where this system keeps caches of the present user.
fn user_cache() -> Option<PathBuf> {
    let variable = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if cfg!(windows) {
        return variable("LOCALAPPDATA");
    }
    if cfg!(target_os = "macos") {
        return variable("HOME").map(|home| home.join("Library/Caches"));
    }
    variable("XDG_CACHE_HOME").or_else(|| variable("HOME").map(|home| home.join(".cache")))
}
