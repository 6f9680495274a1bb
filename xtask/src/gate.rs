//! `test`: every check that a change must pass.
//!
//! The checks are one table. All of them run, also after one has failed, save those whose
//! need failed; at the end each has a line. The cheap ones go first, and the client before the
//! server that looks for it. Those that compile share one build folder and one set of features:
//! clippy and the documentation use what `cargo check` makes, the tests and the browser tests one
//! development build.

use std::collections::BTreeSet;

use anyhow::{Result, bail};

use crate::house::House;
use crate::step::Report;
use crate::tool::Tool;
use crate::{browser_build, client, provisions, tidy};

/// One check of the gate.
#[derive(Debug)]
struct Check {
    name: &'static str,
    about: &'static str,
    /// Checks whose result this one uses; each stands earlier in the table.
    needs: &'static [&'static str],
    run: fn(&House) -> Result<()>,
}

/// Which crates the compiling steps take, and how: always alike, so that nothing compiles twice.
///
/// The comparison is apart: one of its libraries compiles for some processors only.
const SHIPPED: &str = "--workspace --exclude rokade-compare --all-features";

const CHECKS: &[Check] = &[
    Check {
        name: "format",
        about: "rustfmt has nothing to change",
        needs: &[],
        run: |house| house.cargo("fmt --all --check").run(),
    },
    Check {
        name: "tidy",
        about: "the rules of the house that no compiler knows",
        needs: &[],
        run: tidy::check_files,
    },
    Check {
        name: "lock",
        about: "Cargo.lock fits the manifests",
        needs: &[],
        run: |house| house.cargo("metadata --locked --format-version 1").read().map(drop),
    },
    Check {
        name: "npm",
        about: "the client's packages, as its lock file has them",
        needs: &[],
        run: client::install_packages,
    },
    Check {
        name: "web-lint",
        about: "form and lint of the client",
        needs: &["npm"],
        run: |house| client::script(house, "lint"),
    },
    Check {
        name: "wasm",
        about: "rules and engine for the browser",
        needs: &[],
        run: |house| browser_build::build(house, &[]),
    },
    Check {
        name: "web-check",
        about: "types of the client",
        needs: &["npm", "wasm"],
        run: |house| client::script(house, "check"),
    },
    Check {
        name: "web-tests",
        about: "unit tests of the client",
        needs: &["npm", "wasm"],
        run: |house| client::script(house, "test"),
    },
    Check {
        name: "web-build",
        about: "the client as it is served",
        needs: &["npm", "wasm"],
        run: client::build,
    },
    Check {
        name: "clippy",
        about: "no warning in any target of the workspace",
        needs: &[],
        run: |house| {
            house.cargo("clippy --all-targets").words(SHIPPED).words("-- -D warnings").run()
        },
    },
    Check {
        name: "compare",
        about: "no warning in the crate that compares us with others",
        needs: &[],
        run: check_comparison,
    },
    Check {
        name: "docs",
        about: "the documentation builds without a warning",
        needs: &[],
        run: |house| {
            let doc = house.cargo("doc --no-deps").words(SHIPPED);
            doc.env("RUSTDOCFLAGS", "-D warnings").run()
        },
    },
    Check {
        name: "compile",
        about: "the workspace compiles with its tests, and `rokade` with it",
        needs: &[],
        run: |house| house.cargo("test --no-run").words(SHIPPED).run(),
    },
    Check {
        name: "rust-tests",
        about: "unit, law, property and documentation tests of the workspace",
        needs: &["compile"],
        run: |house| {
            provisions::postgres(house);
            house.cargo("test --no-fail-fast").words(SHIPPED).run()
        },
    },
    Check { name: "fuzz", about: "the fuzz targets compile", needs: &[], run: check_fuzz_targets },
    Check {
        name: "deny",
        about: "licences, sources and versions of what we depend on",
        needs: &[],
        run: deny,
    },
    Check {
        name: "browser-tests",
        about: "whole games through the interface, in Chromium",
        needs: &["compile", "web-build"],
        run: browser_tests,
    },
];

/// Runs the named checks with what they need, or all when none is named.
pub fn test(house: &House, named: &[String]) -> Result<()> {
    let wanted = select(CHECKS, named)?;
    let mut report = Report::default();
    let mut failed: Vec<&str> = Vec::new();
    for check in wanted {
        if let Some(need) = check.needs.iter().find(|need| failed.contains(need)) {
            report.skip(check.name, &format!("needs {need}, which failed"));
            failed.push(check.name);
        } else if !report.step(check.name, || (check.run)(house)) {
            println!("   to run this step again: cargo xtask test {}", check.name);
            failed.push(check.name);
        }
    }
    report.close("test")
}

/// The table for `--help`.
pub fn list() -> String {
    let mut text = String::from("Steps, in this order:");
    for check in CHECKS {
        text.push_str(&format!("\n  {:14} {}", check.name, check.about));
    }
    text
}

/// The checks with these names and all they need, in the table's order.
fn select<'t>(table: &'t [Check], named: &[String]) -> Result<Vec<&'t Check>> {
    if named.is_empty() {
        return Ok(table.iter().collect());
    }
    let mut wanted = BTreeSet::new();
    for name in named {
        if !table.iter().any(|check| check.name == name) {
            bail!("there is no step “{name}”\n{}", list());
        }
        wanted.insert(name.as_str());
    }
    // Needs stand earlier in the table, so one walk from its end finds all of them.
    for check in table.iter().rev() {
        if wanted.contains(check.name) {
            wanted.extend(check.needs);
        }
    }
    Ok(table.iter().filter(|check| wanted.contains(check.name)).collect())
}

/// The comparison is measured with the instructions of BMI2, without which it does not compile.
fn check_comparison(house: &House) -> Result<()> {
    if !cfg!(target_arch = "x86_64") {
        println!("   this processor is none that we compare on: not checked");
        return Ok(());
    }
    house
        .cargo("clippy --package rokade-compare --all-targets")
        .arg("--target-dir")
        .arg(house.target.join("compare"))
        .env("RUSTFLAGS", "-C target-feature=+bmi2")
        .words("-- -D warnings")
        .run()
}

/// The fuzz targets are a workspace of their own, which the other steps do not see.
///
/// Running them needs a nightly compiler; that they compile needs only ours.
fn check_fuzz_targets(house: &House) -> Result<()> {
    house
        .cargo("clippy --manifest-path fuzz/Cargo.toml --all-targets")
        .arg("--target-dir")
        .arg(house.target.join("fuzz"))
        .words("-- -D warnings")
        .run()
}

/// Licences, sources and versions need no network; known weaknesses do.
fn deny(house: &House) -> Result<()> {
    let program = provisions::cargo_deny(house)?;
    let deny = |line| Tool::new(&program.to_string_lossy(), &house.root).words(line);
    deny("check bans licenses sources").run()?;
    if deny("fetch db").succeeds_within(provisions::FETCH_LIMIT) {
        return deny("check --disable-fetch advisories").run();
    }
    println!("   the advisory database is out of reach: known weaknesses were not looked up");
    Ok(())
}

/// The client as built, served by `rokade` itself, which reads it from `web/dist` in a development
/// build. Playwright's configuration takes both programs from the environment.
fn browser_tests(house: &House) -> Result<()> {
    let chromium = provisions::chromium(house)?;
    let rokade = house.binary("debug");
    if !rokade.is_file() {
        bail!("there is no {}: no test of its crate runs it any more", rokade.display());
    }
    // A thousand games as the client's own modules play them, held against the program.
    Tool::npm(&house.web())
        .words("run --silent test -- src/game/agreement.test.ts")
        .env("ROKADE_BINARY", &rokade)
        .run()?;
    Tool::npm(&house.web())
        .words("run --silent test:browser")
        .env("ROKADE_CHROMIUM", chromium)
        .env("ROKADE_BINARY", rokade)
        .run()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(named: &[&str]) -> Vec<&'static str> {
        let named: Vec<_> = named.iter().map(|&name| name.to_owned()).collect();
        select(CHECKS, &named).expect("the names exist").iter().map(|check| check.name).collect()
    }

    #[test]
    fn a_step_brings_what_it_needs() {
        assert_eq!(
            names(&["browser-tests"]),
            ["npm", "wasm", "web-build", "compile", "browser-tests"]
        );
        assert_eq!(names(&["tidy", "format"]), ["format", "tidy"]);
        assert_eq!(names(&[]).len(), CHECKS.len());
    }

    #[test]
    fn an_unknown_step_is_refused_with_the_list() {
        let fault = select(CHECKS, &["polish".to_owned()]).expect_err("there is no such step");
        let text = fault.to_string();
        assert!(text.contains("“polish”") && text.contains("browser-tests"), "{text}");
    }

    #[test]
    fn needs_stand_earlier_in_the_table() {
        for (place, check) in CHECKS.iter().enumerate() {
            for need in check.needs {
                assert!(CHECKS[..place].iter().any(|c| c.name == *need), "{}", check.name);
            }
        }
    }
}
