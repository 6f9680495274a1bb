//! A small house to ask questions of.

use axum::Router;
use axum::body::Body;
use http::{Method, Request, Response};
use http_body_util::BodyExt as _;
use rokade_server::{ClientFiles, Limits, router};
use tower::ServiceExt as _;

/// The name of a script as a bundler writes it.
pub const SCRIPT: &str = "/assets/index-BfX3k2aZ.js";
/// The name of the compiled rules.
pub const WASM: &str = "/assets/rokade_browser_bg-C0ffee42.wasm";

/// A house with a client of a few files, two of which have smaller forms.
pub fn built() -> Router {
    let files = ClientFiles::from_files([
        ("index.html", "<!doctype html><title>Rokade</title>"),
        ("index.html.gz", "index as gzip"),
        ("favicon.svg", "<svg/>"),
        ("sw.js", "self"),
        ("nl.webmanifest", "{}"),
        ("places.json", r#"["/","/spel","/leren","/leren/*"]"#),
        ("assets/index-BfX3k2aZ.js", "console.log('a script of some length')"),
        ("assets/index-BfX3k2aZ.js.br", "script as brotli"),
        ("assets/index-BfX3k2aZ.js.gz", "script as gzip, longer"),
        ("assets/rokade_browser_bg-C0ffee42.wasm", "\0asm"),
        ("assets/plain.css", "body{}"),
    ]);
    router(files, Limits::default())
}

/// A house without a client.
pub fn unbuilt() -> Router {
    router(ClientFiles::default(), Limits::default())
}

/// Asks with a method and headers, at a host as every browser names one.
pub async fn ask(
    house: Router,
    method: Method,
    path: &str,
    headers: &[(&str, &str)],
) -> Response<Body> {
    let mut request = Request::builder().method(method).uri(path).header("host", "rokade");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    house.oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
}

/// Asks the built house for a page or file.
pub async fn get(path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    ask(built(), Method::GET, path, headers).await
}

/// The value of a header; empty when there is none.
pub fn header<'a>(response: &'a Response<Body>, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

/// The whole body as text.
pub async fn text(response: Response<Body>) -> String {
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(bytes.to_vec()).unwrap()
}
