//! `bench`, `sweep` and `attack`: what is too slow for every test run, or is no test at all.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::browser_build;
use crate::client;
use crate::house::House;
use crate::provisions;
use crate::squeeze::{self, Weight};
use crate::tool::Tool;

/// Runs the side-by-side tables of `crates/compare`, built for this very processor.
pub fn compare(house: &House, arguments: &[String]) -> Result<()> {
    // A folder apart: other flags would rebuild everything that the tests use.
    let mut run = house
        .cargo("run --release --package rokade-compare")
        .arg("--target-dir")
        .arg(house.target.join("native"))
        .env("RUSTFLAGS", "-C target-cpu=native")
        .arg("--");
    for argument in arguments {
        run = run.arg(argument);
    }
    run.run()
}

/// Runs the big sweeps over a data folder; the sweeps themselves are `rokade-sweep`.
pub fn sweep(house: &House, data: &Path) -> Result<()> {
    let data = data
        .canonicalize()
        .with_context(|| format!("there is no data folder {}", data.display()))?;
    house.cargo("run --release --package rokade-test-kit --bin rokade-sweep --").arg(data).run()
}

/// Attacks the prover of dead positions; the attacks themselves are `rokade-attack`.
pub fn attack(house: &House, arguments: &[String]) -> Result<()> {
    let mut run = house.cargo("run --release --package rokade-test-kit --bin rokade-attack --");
    for argument in arguments {
        run = run.arg(argument);
    }
    run.run()
}

/// Measures the engine: natively with each judge and with two threads, then in WebAssembly beside
/// native, by `web/tests/pace.js`.
pub fn pace_engine(house: &House) -> Result<()> {
    browser_build::build(house, &[])?;
    house.cargo("build --release --package rokade").run()?;
    let rokade = house.binary("release");
    let program = rokade.display().to_string();
    Tool::new(&program, &house.root).words("bench --paces --lang en").run()?;
    Tool::new("node", &house.web())
        .words("tests/pace.js")
        .arg(browser_build::generated(house).join(browser_build::ENGINE.name))
        .arg(&rokade)
        .run()
}

/// Prints what the built client weighs, file by file and together.
pub fn weigh_client(house: &House) -> Result<()> {
    let dist = client::dist(house);
    if !dist.is_dir() {
        bail!("the client is not built; `cargo xtask web` builds it");
    }
    let mut files = Vec::new();
    squeeze::collect(&dist, &mut files)?;
    let mut kinds: BTreeMap<String, Weight> = BTreeMap::new();
    println!("{:>9} {:>9} {:>9}  file", "bytes", "gzip", "brotli");
    for file in &files {
        let weight = squeeze::weigh(&fs::read(file)?)?;
        print_weight(weight, &house.relative(file));
        let kind = file.extension().and_then(OsStr::to_str).unwrap_or("other");
        let sum = kinds.entry(kind.to_owned()).or_default();
        sum.plain += weight.plain;
        sum.gzip += weight.gzip;
        sum.brotli += weight.brotli;
    }
    println!();
    for (kind, sum) in kinds {
        print_weight(sum, &format!("all .{kind}"));
    }
    weigh_parts(&dist.join("assets"))?;
    println!();
    Tool::new("node", &house.web())
        .arg("tests/frames.js")
        .env("ROKADE_CHROMIUM", provisions::chromium(house)?)
        .run()
}

/// A part that comes only when somebody wants it, by the beginning of its files' names, with what
/// it may weigh, compressed, in bytes.
struct Part {
    names: &'static str,
    about: &'static str,
    most: usize,
}

const PARTS: [Part; 2] = [
    Part { names: "sprites-", about: "sprites of the standing board", most: 70_000 },
    Part { names: "free-", about: "the board that is turned", most: 170_000 },
];

/// Prints what the parts weigh, and fails when one weighs too much or is not there.
fn weigh_parts(assets: &Path) -> Result<()> {
    println!();
    for part in PARTS {
        let mut sum = 0;
        for entry in fs::read_dir(assets)? {
            let entry = entry?;
            let name = entry.file_name();
            let name = name.to_string_lossy();
            // The siblings are forms of the same files.
            if name.starts_with(part.names) && !name.ends_with(".br") && !name.ends_with(".gz") {
                let weight = squeeze::weigh(&fs::read(entry.path())?)?;
                sum += weight.brotli.min(weight.plain);
            }
        }
        println!("{sum:>9} of at most {:>6}  {}", part.most, part.about);
        if sum == 0 || sum > part.most {
            bail!("{} weighs {sum} bytes and may weigh {}", part.about, part.most);
        }
    }
    Ok(())
}

fn print_weight(weight: Weight, name: &str) {
    println!("{:>9} {:>9} {:>9}  {name}", weight.plain, weight.gzip, weight.brotli);
}
