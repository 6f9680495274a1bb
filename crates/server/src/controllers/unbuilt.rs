//! What a visitor sees when the program was built without its client.
//!
//! This happens to people who build from source and start the server alone. The page says in both
//! languages what to type; its status is 503, so that a program that watches is not misled.

use axum::response::{IntoResponse, Response};
use http::StatusCode;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};

use crate::client::{media_type, path};

const PAGE: &str = include_str!("../../pages/unbuilt.html");
const STYLE: &str = include_str!("../../pages/unbuilt.css");
/// The address of [`STYLE`], as the page names it.
const STYLE_PATH: &str = "unbuilt.css";

/// The page at every address that could be a screen, its style at its own; else nothing.
pub(super) fn show(clean: &str) -> Option<Response> {
    if clean == STYLE_PATH {
        return Some(part(StatusCode::OK, STYLE_PATH, STYLE));
    }
    path::may_be_screen(clean).then(|| part(StatusCode::SERVICE_UNAVAILABLE, "unbuilt.html", PAGE))
}

fn part(status: StatusCode, name: &str, text: &'static str) -> Response {
    let headers = [(CONTENT_TYPE, media_type::of_path(name)), (CACHE_CONTROL, "no-store")];
    (status, headers, text).into_response()
}
