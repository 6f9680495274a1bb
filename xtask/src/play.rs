//! `play`: from a fresh clone to a game in the browser.

use anyhow::Result;

use crate::house::House;
use crate::step::step;
use crate::tool::Tool;
use crate::{browser_build, client};

/// Builds the client with its WebAssembly.
pub fn build_client(house: &House) -> Result<()> {
    step("wasm", || browser_build::build(house, &[]))?;
    step("client packages", || client::install_packages(house))?;
    step("client build", || client::build(house))
}

/// Builds everything and becomes the server, which opens the browser by itself.
pub fn play(house: &House, serve_arguments: &[String]) -> Result<()> {
    build_client(house)?;
    step("release build", || house.cargo("build --release --package rokade").run())?;
    let binary = house.binary("release");
    let mut serve = Tool::new(&binary.to_string_lossy(), &house.root).arg("serve");
    for argument in serve_arguments {
        serve = serve.arg(argument);
    }
    println!("── rokade serve (Ctrl-C stops it)");
    serve.replace_us()
}
