//! The files of the client: types, caching, what is missing, and paths that climb.

use http::StatusCode;

use crate::house::{SCRIPT, WASM, get, header, text};

#[tokio::test]
async fn a_hashed_file_is_kept_for_ever() {
    let response = get(SCRIPT, &[]).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, "cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(header(&response, "content-type"), "text/javascript; charset=utf-8");
    assert_eq!(text(response).await, "console.log('a script of some length')");
}

#[tokio::test]
async fn a_file_without_a_hash_is_asked_for_again() {
    for path in ["/assets/plain.css", "/favicon.svg", "/index.html"] {
        let response = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&response, "cache-control"), "no-cache", "{path}");
        assert!(header(&response, "etag").starts_with('"'), "{path}");
    }
}

#[tokio::test]
async fn a_service_worker_may_run_for_the_whole_house_and_is_asked_for_each_time() {
    let worker = get("/sw.js", &[]).await;
    assert_eq!(worker.status(), StatusCode::OK);
    assert_eq!(header(&worker, "content-type"), "text/javascript; charset=utf-8");
    assert_eq!(header(&worker, "cache-control"), "no-cache");
    // A page that demands isolation runs no worker without it.
    assert_eq!(header(&worker, "cross-origin-embedder-policy"), "require-corp");
    let policy = header(&worker, "content-security-policy");
    for allowed in ["worker-src 'self'", "manifest-src 'self'", "connect-src 'self'"] {
        assert!(policy.contains(allowed), "{allowed}");
    }
    let manifest = get("/nl.webmanifest", &[]).await;
    assert_eq!(header(&manifest, "content-type"), "application/manifest+json");
    assert_eq!(header(&manifest, "cache-control"), "no-cache");
}

#[tokio::test]
async fn webassembly_has_its_own_type() {
    assert_eq!(header(&get(WASM, &[]).await, "content-type"), "application/wasm");
}

#[tokio::test]
async fn a_path_may_be_written_with_percent_signs() {
    assert_eq!(get("/assets/pl%61in.css", &[]).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_missing_file_is_missing_and_no_screen() {
    for path in
        ["/assets/index-Old00000.js", "/assets/nothing", "/robots.txt", "/api/games", "/assets/"]
    {
        let response = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&response, "cache-control"), "no-store", "{path}");
    }
}

#[tokio::test]
async fn a_smaller_form_is_no_address() {
    for path in ["/assets/index-BfX3k2aZ.js.br", "/assets/index-BfX3k2aZ.js.gz"] {
        assert_eq!(get(path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_path_that_climbs_leads_nowhere() {
    for path in [
        "/../Cargo.toml",
        "/assets/../../Cargo.toml",
        "/..%2f..%2fCargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%5c..%5cCargo.toml",
        "/assets/%2e%2e/index.html",
        "//etc/passwd",
        "/assets//plain.css",
        "/index.html%00.js",
        "/%ff%fe",
    ] {
        let response = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
    }
}
