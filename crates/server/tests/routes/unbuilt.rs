//! A house without its client says how to build it.

use http::{Method, StatusCode};

use crate::house::{ask, header, text, unbuilt};

#[tokio::test]
async fn every_screen_says_what_to_type_in_both_languages() {
    for path in ["/", "/spel/12"] {
        let response = ask(unbuilt(), Method::GET, path, &[]).await;
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE, "{path}");
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
        assert_eq!(header(&response, "cache-control"), "no-store");
        let page = text(response).await;
        assert_eq!(page.matches("cargo xtask play").count(), 2, "{path}");
        assert!(page.contains("lang=\"nl\"") && page.contains("lang=\"en\""));
    }
}

#[tokio::test]
async fn the_page_keeps_to_the_content_policy() {
    let page = text(ask(unbuilt(), Method::GET, "/", &[]).await).await;
    assert!(!page.contains("<style") && !page.contains("style=") && !page.contains("<script"));
    let style = ask(unbuilt(), Method::GET, "/unbuilt.css", &[]).await;
    assert!(page.contains("href=\"/unbuilt.css\""));
    assert_eq!(style.status(), StatusCode::OK);
    assert_eq!(header(&style, "content-type"), "text/css; charset=utf-8");
}

#[tokio::test]
async fn a_file_is_still_missing() {
    for path in ["/assets/index-BfX3k2aZ.js", "/favicon.ico"] {
        let response = ask(unbuilt(), Method::GET, path, &[]).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
    }
}
