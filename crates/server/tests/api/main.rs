//! The document of the addresses (`openapi.json`) says what there is, and nothing else.
//!
//! It is written from the table in `operations.rs` and from the types of `rokade-wire`; the table is held
//! against the routes in the sources. `ROKADE_WRITE=1 cargo test -p rokade-server --test api` writes it
//! anew.
//!
//! Source: the OpenAPI Specification 3.1.0.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod document;
mod operations;
mod sources;

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use axum::body::Body;
use http::Request;
use http_body_util::BodyExt as _;
use rokade_server::{ClientFiles, Limits, router};
use tower::ServiceExt as _;

fn kept() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json")
}

#[test]
fn the_document_is_fresh() {
    let written = document::written();
    if env::var_os("ROKADE_WRITE").is_some() {
        fs::write(kept(), &written).unwrap();
    }
    let fresh = fs::read_to_string(kept()).unwrap_or_default() == written;
    assert!(fresh, "stale; write it with ROKADE_WRITE=1 cargo test -p rokade-server --test api");
}

#[test]
fn every_route_is_in_the_document_and_nothing_else_is() {
    let in_table: BTreeSet<(String, String)> =
        operations::all().iter().map(|one| (one.method.to_owned(), one.path.to_owned())).collect();
    let in_sources = sources::routes();
    let missing: Vec<_> = in_sources.difference(&in_table).collect();
    let gone: Vec<_> = in_table.difference(&in_sources).collect();
    assert!(missing.is_empty() && gone.is_empty(), "not told: {missing:?}; not there: {gone:?}");
}

#[tokio::test]
async fn the_document_is_served() {
    let asked = Request::get("/api/openapi.json").header("host", "rokade").body(Body::empty());
    let house = router(ClientFiles::default(), Limits::default());
    let answer = house.oneshot(asked.unwrap()).await.unwrap();
    assert_eq!(answer.headers()["content-type"], "application/json");
    let bytes = answer.into_body().collect().await.unwrap().to_bytes();
    let document: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
    assert_eq!(document["openapi"], "3.1.0");
    assert_eq!(bytes, fs::read(kept()).unwrap());
}
