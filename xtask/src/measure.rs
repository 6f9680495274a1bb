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
    let chromium = provisions::chromium(house)?;
    for figures in ["tests/frames.js", "tests/figures.js", "tests/lighthouse.js"] {
        Tool::new("node", &house.web()).arg(figures).env("ROKADE_CHROMIUM", &chromium).run()?;
    }
    Ok(())
}

/// A part of the client, by the beginning of its files' names, with what it should weigh and what it
/// may, compressed, in bytes. What the first view weighs is a test of the browser's (`looks.spec.ts`).
struct Part {
    names: &'static str,
    about: &'static str,
    goal: usize,
    most: usize,
}

const PARTS: [Part; 4] = [
    Part { names: "rules_bg-", about: "the rules", goal: 90_000, most: 120_000 },
    Part { names: "engine_bg-", about: "the engine", goal: 700_000, most: 900_000 },
    Part { names: "sprites-", about: "sprites of the standing board", goal: 40_000, most: 70_000 },
    Part { names: "free-", about: "the board that is turned", goal: 150_000, most: 170_000 },
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
        let Part { goal, most, about, .. } = part;
        println!("{sum:>9}, goal {goal:>6}, at most {most:>6}  {about}");
        if sum == 0 || sum > part.most {
            bail!("{} weighs {sum} bytes and may weigh {}", part.about, part.most);
        }
    }
    Ok(())
}

fn print_weight(weight: Weight, name: &str) {
    println!("{:>9} {:>9} {:>9}  {name}", weight.plain, weight.gzip, weight.brotli);
}
