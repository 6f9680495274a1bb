//! Every other address: the files of the built client, and its screens.
//!
//! A path that names a file gets the file. A path that could be a screen of the client gets
//! `index.html`, and the client finds its own way; where the client has said that no screen lives
//! there, the status is 404 all the same. Anything else is not there. The lookup is by
//! name in memory, so no path, however written, reaches the disk.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderValue,
    IF_NONE_MATCH, VARY,
};
use http::{StatusCode, Uri};

use super::unbuilt;
use crate::client::{ClientFile, ClientFiles, Form, Preferences, path, tag};

/// Answers with a file, a screen, or the news that there is none.
pub(crate) async fn show(
    State(files): State<Arc<ClientFiles>>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let Some(path) = path::clean(uri.path()) else { return not_found() };
    let Some(index) = files.index() else {
        return unbuilt::show(&path).unwrap_or_else(not_found);
    };
    match files.get(&path) {
        Some(file) => answer(file, &headers),
        None if path::may_be_screen(&path) && files.has_place(&path) => answer(index, &headers),
        None if path::may_be_screen(&path) => lost(index, &headers),
        None => not_found(),
    }
}

fn answer(file: &ClientFile, request: &HeaderMap) -> Response {
    let preferences = Preferences::read(request.get_all(ACCEPT_ENCODING));
    let Some(form) = file.best(&preferences) else {
        return (StatusCode::NOT_ACCEPTABLE, vary()).into_response();
    };
    let mut response = if tag::matches(request.get_all(IF_NONE_MATCH), &form.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        whole(file, form)
    };
    let headers = response.headers_mut();
    headers.insert(ETAG, form.tag.clone());
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(file.caching.header()));
    headers.extend(vary());
    response
}

/// The page that says that nothing is there. It has no tag: it is nobody's to keep.
fn lost(index: &ClientFile, request: &HeaderMap) -> Response {
    let preferences = Preferences::read(request.get_all(ACCEPT_ENCODING));
    let Some(form) = index.best(&preferences) else { return not_found() };
    let mut response = whole(index, form);
    *response.status_mut() = StatusCode::NOT_FOUND;
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.extend(vary());
    response
}

fn whole(file: &ClientFile, form: &Form) -> Response {
    let mut response = Response::new(Body::from(form.bytes.clone()));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.media_type));
    if let Some(name) = form.coding.name() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    response
}

/// The same address has several forms; a cache in between must not mix them up.
fn vary() -> [(http::HeaderName, HeaderValue); 1] {
    [(VARY, HeaderValue::from_static("accept-encoding"))]
}

fn not_found() -> Response {
    (StatusCode::NOT_FOUND, [(CACHE_CONTROL, "no-store")], "Niet gevonden / Not found\n")
        .into_response()
}
