//! `Accept-Encoding`: which form of a file is sent.

use http::StatusCode;

use crate::house::{SCRIPT, WASM, get, header, text};

/// Asks for the script and gives its coding and body.
async fn script(accept: &str) -> (String, String) {
    let response = get(SCRIPT, &[("accept-encoding", accept)]).await;
    assert_eq!(response.status(), StatusCode::OK, "{accept}");
    assert_eq!(header(&response, "vary"), "accept-encoding", "{accept}");
    assert_eq!(header(&response, "content-type"), "text/javascript; charset=utf-8", "{accept}");
    let coding = header(&response, "content-encoding").to_owned();
    (coding, text(response).await)
}

#[tokio::test]
async fn a_browser_gets_the_smallest() {
    let (coding, body) = script("gzip, deflate, br, zstd").await;
    assert_eq!((coding.as_str(), body.as_str()), ("br", "script as brotli"));
}

#[tokio::test]
async fn gzip_alone_is_honoured() {
    let (coding, body) = script("gzip").await;
    assert_eq!((coding.as_str(), body.as_str()), ("gzip", "script as gzip, longer"));
}

#[tokio::test]
async fn quality_values_decide() {
    assert_eq!(script("br;q=0.2, gzip;q=0.8").await.0, "gzip");
    assert_eq!(script("br;q=0, gzip;q=0.1").await.0, "gzip");
    assert_eq!(script("br;q=0.5, identity").await.0, "");
    assert_eq!(script("*").await.0, "br");
    assert_eq!(script("*;q=0.1, br;q=0").await.0, "gzip");
}

#[tokio::test]
async fn plain_bytes_go_to_those_who_know_no_coding_of_ours() {
    for accept in ["", "identity", "deflate", "br;q=0", "nonsense;;q", "gzip;q=7"] {
        let (coding, body) = script(accept).await;
        assert_eq!(coding, "", "{accept}");
        assert_eq!(body, "console.log('a script of some length')", "{accept}");
    }
}

#[tokio::test]
async fn several_headers_count_as_one() {
    let response =
        get(SCRIPT, &[("accept-encoding", "gzip;q=0.1"), ("accept-encoding", "br;q=0.2")]).await;
    assert_eq!(header(&response, "content-encoding"), "br");
}

#[tokio::test]
async fn a_file_without_smaller_forms_is_sent_as_it_is() {
    let response = get(WASM, &[("accept-encoding", "br, gzip")]).await;
    assert_eq!(header(&response, "content-encoding"), "");
    assert_eq!(header(&response, "vary"), "accept-encoding");
}

#[tokio::test]
async fn a_screen_has_smaller_forms_too() {
    let response = get("/spel", &[("accept-encoding", "br, gzip")]).await;
    assert_eq!(header(&response, "content-encoding"), "gzip");
    assert_eq!(text(response).await, "index as gzip");
}

#[tokio::test]
async fn whoever_refuses_everything_is_told_so() {
    for accept in ["identity;q=0", "*;q=0"] {
        let response = get(WASM, &[("accept-encoding", accept)]).await;
        assert_eq!(response.status(), StatusCode::NOT_ACCEPTABLE, "{accept}");
        assert_eq!(header(&response, "vary"), "accept-encoding", "{accept}");
    }
}
