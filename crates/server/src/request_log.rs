//! One line in the log for each answer, without personal data.
//!
//! Logged are the method, the route as it is written in the router (never the path or the query,
//! which may name a game or a person), the status and the time taken. Addresses, cookies and
//! browsers are not logged at all.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;

/// What stands for the route where none matched: a file or a screen of the client.
const CLIENT: &str = "(client)";

/// Passes the request on and writes down how it went.
pub(crate) async fn write_down(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();

    let response = next.run(request).await;

    tracing::info!(
        %method,
        route = route.as_ref().map_or(CLIENT, MatchedPath::as_str),
        status = response.status().as_u16(),
        micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX),
        "answered"
    );
    response
}
