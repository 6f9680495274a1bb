//! The routes that stand in the sources. A router does not say what it routes.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const METHODS: [&str; 4] = ["get", "post", "put", "delete"];

/// Method and path of every route but those of the pages.
pub fn routes() -> BTreeSet<(String, String)> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = vec![sources.join("router.rs")];
    let controllers = fs::read_dir(sources.join("controllers")).unwrap();
    files.extend(controllers.map(|entry| entry.unwrap().path()));
    files.iter().flat_map(|file| routes_in(&fs::read_to_string(file).unwrap())).collect()
}

fn routes_in(source: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for rest in source.split(".route(").skip(1) {
        let Some((path, rest)) =
            rest.trim_start().strip_prefix('"').and_then(|r| r.split_once('"'))
        else {
            continue;
        };
        if !["/api/", "/health", "/ready"].iter().any(|part| path.starts_with(part)) {
            continue;
        }
        let end =
            [".merge(", ".fallback(", ";", "\n}"].iter().filter_map(|stop| rest.find(stop)).min();
        let handlers = &rest[..end.unwrap_or(rest.len())];
        for method in METHODS {
            let is_there = |before: char| handlers.contains(&format!("{before}{method}("));
            if is_there(' ') || is_there('.') {
                found.push((method.to_owned(), path.to_owned()));
            }
        }
    }
    found
}

#[test]
fn routes_are_found_in_sources() {
    let source = r#"
        .route("/api/a", get(a).delete(b))
        .route(
            "/api/b/{id}",
            post(move |house| count(house)),
        )
        .merge(other::routes())
        .route("/page", get(page))"#;
    let expected = [("get", "/api/a"), ("delete", "/api/a"), ("post", "/api/b/{id}")];
    assert_eq!(routes_in(source), expected.map(|(method, path)| (method.into(), path.into())));
}
