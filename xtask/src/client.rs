//! The browser client in `web/`: its packages, its build, its checks.
//!
//! The scripts of `web/package.json` say what each check is; this room says only when they run.
//! The WebAssembly that the client imports is made by `browser_build.rs`.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::house::House;
use crate::squeeze;
use crate::tool::Tool;

/// Where the built client lies; the server takes it from there.
pub fn dist(house: &House) -> PathBuf {
    house.web().join("dist")
}

/// Installs the packages of the lock file, unless exactly those are installed already.
pub fn install_packages(house: &House) -> Result<()> {
    let web = house.web();
    let wanted = fs::read_to_string(web.join("package-lock.json"))
        .context("cannot read web/package-lock.json")?;
    let stamp = web.join("node_modules/.rokade-installed");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        println!("   as in the lock file already");
        return Ok(());
    }
    Tool::npm(&web).words("ci --no-audit --no-fund").run()?;
    fs::write(&stamp, wanted).context("cannot note what npm installed")
}

/// Runs a script of `web/package.json`.
pub fn script(house: &House, name: &str) -> Result<()> {
    Tool::npm(&house.web()).words("run --silent").arg(name).run()
}

/// Builds the client into `web/dist`, with the compressed siblings that the server hands out.
pub fn build(house: &House) -> Result<()> {
    script(house, "build")?;
    let files = squeeze::squeeze_folder(&dist(house))?;
    println!("   {files} files compressed");
    Ok(())
}
