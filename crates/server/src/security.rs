//! The headers that tell a browser what a page of this house may do.
//!
//! Everything comes from the house itself, so the policy is the narrowest that runs the client:
//! no inline script or style, no frames, no third party. WebAssembly needs `wasm-unsafe-eval`,
//! which allows compiling it and nothing else. Whoever puts TLS in front adds
//! `Strict-Transport-Security` there; over plain HTTP browsers ignore it.

use axum::response::Response;
use http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};

/// The client draws its own pieces, uses the system's typefaces and makes its own sounds, so it
/// needs neither fonts nor media, and it sends no forms.
const CONTENT_POLICY: &str = "default-src 'none'; \
    script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; \
    img-src 'self'; \
    connect-src 'self'; \
    worker-src 'self'; \
    manifest-src 'self'; \
    base-uri 'none'; \
    form-action 'none'; \
    frame-ancestors 'none'";

/// A board may fill the screen, keep it awake beside a real board, and be copied to the clipboard;
/// it needs none of the machine's senses.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
    gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), \
    browsing-topics=(), fullscreen=(self), screen-wake-lock=(self), clipboard-write=(self)";

/// Opener and embedder policies together isolate the page, which is what lets it share memory
/// between the engine's threads.
const HEADERS: [(HeaderName, HeaderValue); 8] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS)),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-embedder-policy"),
        HeaderValue::from_static("require-corp"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Puts the headers on every answer, errors included.
pub(crate) async fn seal(mut response: Response) -> Response {
    response.headers_mut().extend(HEADERS);
    response
}
