//! Which crate may depend on which: the walls of the house.
//!
//! The table is that of ARCHITECTURE.md. Development dependencies may be more, as the second
//! table says; the crates that only compare us with others, being under other licences, may be
//! used by `rokade-compare` alone.

use std::path::Path;

use crate::house::{Dependency, House};

use super::Finding;

/// A crate of the workspace and the crates of the workspace that it may be built from.
const ARROWS: &[(&str, &[&str])] = &[
    ("rokade-rules", &[]),
    ("rokade-rating", &[]),
    ("rokade-engine", &["rokade-rules"]),
    ("rokade-uci", &["rokade-rules", "rokade-engine"]),
    ("rokade-content", &["rokade-rules"]),
    ("rokade-coach", &["rokade-rules", "rokade-rating", "rokade-engine", "rokade-content"]),
    ("rokade-wire", &["rokade-rules"]),
    ("rokade-club", &["rokade-rules", "rokade-rating"]),
    (
        "rokade-server",
        &[
            "rokade-rules",
            "rokade-rating",
            "rokade-engine",
            "rokade-uci",
            "rokade-content",
            "rokade-coach",
            "rokade-wire",
            "rokade-club",
        ],
    ),
    (
        "rokade-browser",
        &["rokade-rules", "rokade-engine", "rokade-content", "rokade-coach", "rokade-wire"],
    ),
    (
        "rokade",
        &[
            "rokade-rules",
            "rokade-engine",
            "rokade-uci",
            "rokade-content",
            "rokade-coach",
            "rokade-wire",
            "rokade-club",
            "rokade-server",
        ],
    ),
    ("rokade-test-kit", &["rokade-rules", "rokade-club"]),
    ("rokade-compare", &["rokade-rules", "rokade-engine"]),
    ("rokade-training", &["rokade-rules", "rokade-engine"]),
    ("xtask", &[]),
];

/// What any crate may use in its tests besides its own row.
const FOR_TESTS: &[&str] = &["rokade-test-kit"];

/// Crates from outside that `rokade-rules` may be built from; all that it needs is `alloc`.
const RULES_MAY_USE: &[&str] = &["arrayvec"];

/// Libraries that we measure ourselves against, and the only crate that may use them.
const COMPARED: &[&str] = &["shakmaty", "pgn-reader", "cozy-chess", "chess", "eschac"];
const COMPARER: &str = "rokade-compare";

/// Every arrow that the tables do not have.
pub fn check(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in &house.packages {
        let manifest = house.relative(Path::new(&package.manifest_path));
        findings.extend(
            faults_of(&package.name, &package.dependencies)
                .into_iter()
                .map(|what| Finding::new(&manifest, 0, what)),
        );
    }
    findings
}

/// What is wrong with the dependencies of the crate `name`.
fn faults_of(name: &str, dependencies: &[Dependency]) -> Vec<String> {
    let Some((_, allowed)) = ARROWS.iter().find(|(crate_name, _)| *crate_name == name) else {
        return vec![format!("{name} has no row in the table of arrows")];
    };
    let mut faults = Vec::new();
    for dependency in dependencies {
        let needed = dependency.name.as_str();
        let for_tests = dependency.kind.as_deref() == Some("dev");
        let ours = ARROWS.iter().any(|(crate_name, _)| *crate_name == needed);
        if ours && !allowed.contains(&needed) && !(for_tests && FOR_TESTS.contains(&needed)) {
            faults.push(format!("{name} may not depend on {needed}"));
        }
        if COMPARED.contains(&needed) && name != COMPARER {
            faults.push(format!("only {COMPARER} may use {needed}"));
        }
        let foreign = !ours && !for_tests && !RULES_MAY_USE.contains(&needed);
        if name == "rokade-rules" && foreign {
            faults.push(format!("{name} is built from alloc alone, not from {needed}"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(name: &str, needs: &[(&str, Option<&str>)]) -> Vec<String> {
        let dependencies: Vec<_> = needs
            .iter()
            .map(|(name, kind)| Dependency {
                name: (*name).to_owned(),
                kind: kind.map(str::to_owned),
            })
            .collect();
        faults_of(name, &dependencies)
    }

    #[test]
    fn arrows_of_the_table_pass() {
        let engine = [("rokade-rules", None), ("rokade-test-kit", Some("dev")), ("log", None)];
        assert_eq!(faults("rokade-engine", &engine), [""; 0]);
        assert_eq!(faults("rokade-rules", &[("arrayvec", None)]), [""; 0]);
    }

    #[test]
    fn an_arrow_upwards_is_found() {
        let up = [("rokade-engine", None)];
        assert_eq!(faults("rokade-rules", &up), ["rokade-rules may not depend on rokade-engine"]);
        let sideways = [("rokade-server", Some("dev"))];
        assert_eq!(
            faults("rokade-club", &sideways),
            ["rokade-club may not depend on rokade-server"]
        );
    }

    #[test]
    fn the_test_kit_is_for_tests_alone() {
        let shipped = [("rokade-test-kit", None)];
        assert_eq!(
            faults("rokade-engine", &shipped),
            ["rokade-engine may not depend on rokade-test-kit"]
        );
    }

    #[test]
    fn rules_stay_closed() {
        let open = [("serde", None), ("proptest", Some("dev"))];
        assert_eq!(
            faults("rokade-rules", &open),
            ["rokade-rules is built from alloc alone, not from serde"]
        );
    }

    #[test]
    fn compared_libraries_stay_in_their_crate() {
        let needs = [("shakmaty", Some("dev"))];
        assert_eq!(faults("rokade-engine", &needs), ["only rokade-compare may use shakmaty"]);
        assert_eq!(faults("rokade-compare", &needs), [""; 0]);
    }

    #[test]
    fn a_new_crate_needs_a_row() {
        assert_eq!(faults("rokade-attic", &[]), ["rokade-attic has no row in the table of arrows"]);
    }

    #[test]
    fn the_table_points_down_only() {
        // Were there a ring, no order would have every arrow pointing at an earlier row's crate.
        let mut placed: Vec<&str> = Vec::new();
        while placed.len() < ARROWS.len() {
            let next = ARROWS.iter().find(|(name, below)| {
                !placed.contains(name) && below.iter().all(|one| placed.contains(one))
            });
            placed.push(next.expect("the arrows make no ring").0);
        }
    }
}
