//! `GET /api/openapi.json`: what the addresses of this house take and give.
//!
//! The document is written from the routes and the words by `tests/api`, which also holds that it is
//! fresh; it is part of the program as it is.

use axum::response::IntoResponse;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};

const DOCUMENT: &str = include_str!("../../openapi.json");

/// Gives the document.
pub(crate) async fn show() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-cache")], DOCUMENT)
}
