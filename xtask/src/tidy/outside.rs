//! Traces of the machine that a file was made on: its folders, and the hosts it fetched from.
//!
//! Lock files name packages, versions and digests; where those are fetched is each machine's own
//! affair. Cargo's one fixed name for its registry is the exception, since Cargo writes it
//! everywhere.

use super::Finding;
use super::tree::Tree;

/// Roots of folders that exist on one machine only. Put together here so that this file passes.
const ROOTS: [&str; 5] = [
    concat!("/ro", "ot/"),
    concat!("/ho", "me/"),
    concat!("/wo", "rk/"),
    concat!("/Us", "ers/"),
    concat!("C:\\Us", "ers\\"),
];

/// Hosts that hand out packages.
const HOSTS: [&str; 9] = [
    concat!("registry.", "npmjs.org"),
    concat!("registry.", "yarnpkg.com"),
    concat!("static.", "crates.io"),
    concat!("index.", "crates.io"),
    concat!("files.", "pythonhosted.org"),
    concat!("pypi.", "org/simple"),
    concat!("deb.", "debian.org"),
    concat!("security.", "debian.org"),
    concat!("static.", "rust-lang.org"),
];

/// What Cargo calls its registry in every lock file.
const CARGO_REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Lines with such a trace.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.files() {
        for (number, line) in (1..).zip(text.lines()) {
            findings.extend(trace(path, line).map(|what| Finding::new(path, number, what)));
        }
    }
    findings
}

fn trace(path: &str, line: &str) -> Option<String> {
    if let Some(root) = ROOTS.iter().find(|root| names_folder(line, root)) {
        return Some(format!("names a folder below {root} of somebody's machine"));
    }
    if let Some(host) = HOSTS.iter().find(|host| line.contains(*host)) {
        return Some(format!("names the package host {host}"));
    }
    if path.ends_with("package-lock.json") && line.contains("\"resolved\": \"http") {
        return Some(
            "records a download address (npm: omit-lockfile-registry-resolved)".to_owned(),
        );
    }
    let source = path.ends_with("Cargo.lock").then(|| line.strip_prefix("source = ")).flatten();
    source
        .filter(|source| source.trim_matches('"') != CARGO_REGISTRY)
        .map(|source| format!("fetches from {source}"))
}

/// Whether `root` stands in the line as the beginning of a path, not as a part of a longer one.
fn names_folder(line: &str, root: &str) -> bool {
    line.match_indices(root).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + root.len()..].chars().next();
        !before.is_some_and(|c| c.is_alphanumeric() || "_-.~$})]".contains(c))
            && after.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '.')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found_in(path: &str, text: &str) -> Vec<usize> {
        check(&Tree::from([(path, text)])).into_iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn folders_of_a_machine_are_found() {
        let text = format!("ok\ncd {}main\n\"{}me/.cargo\"\n", ROOTS[2], ROOTS[1]);
        assert_eq!(found_in("README.md", &text), [2, 3]);
    }

    #[test]
    fn parts_of_other_paths_are_not() {
        let text = format!(
            "https://example.org{}page web/src{}x ${{HOME}}{}x",
            ROOTS[1], ROOTS[1], ROOTS[2]
        );
        assert_eq!(found_in("README.md", &text), [0; 0]);
    }

    #[test]
    fn package_hosts_are_found() {
        let text = format!("\"a\": {{\n\"resolved\": \"https://{}/a.tgz\"\n}}", HOSTS[0]);
        assert_eq!(found_in("web/package-lock.json", &text), [2]);
        let mirrored = "\"resolved\": \"https://mirror.example/a.tgz\"";
        assert_eq!(found_in("web/package-lock.json", mirrored), [1]);
    }

    #[test]
    fn cargo_lock_has_one_source() {
        let text =
            format!("source = \"{CARGO_REGISTRY}\"\nsource = \"registry+https://x.example\"");
        assert_eq!(found_in("Cargo.lock", &text), [2]);
    }
}
