//! `GET /health`: for the person or program that watches over a server.

use axum::Json;
use axum::response::IntoResponse;
use http::header::CACHE_CONTROL;
use serde::Serialize;

/// How the server is.
#[derive(Debug, Serialize)]
struct Health {
    /// `ok` as long as the server can answer at all.
    status: &'static str,
    /// The version of the program.
    version: &'static str,
}

/// Says that the server runs, and which version it is.
pub(crate) async fn show() -> impl IntoResponse {
    let health = Health { status: "ok", version: env!("CARGO_PKG_VERSION") };
    ([(CACHE_CONTROL, "no-store")], Json(health))
}
