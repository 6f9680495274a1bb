//! The screens of the client: every address that it may route itself gives the same page.

use http::StatusCode;

use crate::house::{get, header, text};

#[tokio::test]
async fn every_screen_starts_from_the_index() {
    for path in ["/", "/spel", "/leren", "/leren/opening/", "/?taal=en", "/leren/v1.0/spel"] {
        let response = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8", "{path}");
        assert_eq!(header(&response, "cache-control"), "no-cache", "{path}");
        assert_eq!(text(response).await, "<!doctype html><title>Rokade</title>", "{path}");
    }
}

#[tokio::test]
async fn a_screen_has_the_tag_of_the_index() {
    let index = get("/index.html", &[]).await;
    let screen = get("/spel", &[]).await;
    assert_eq!(header(&screen, "etag"), header(&index, "etag"));
}

#[tokio::test]
async fn where_no_screen_lives_the_page_says_so_and_so_does_the_status() {
    for path in ["/xyz", "/spel/12", "/spelen"] {
        let response = get(path, &[]).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8", "{path}");
        assert_eq!(header(&response, "cache-control"), "no-store", "{path}");
        assert_eq!(header(&response, "etag"), "", "{path}");
        assert_eq!(text(response).await, "<!doctype html><title>Rokade</title>", "{path}");
    }
    let index = get("/index.html", &[]).await;
    let known = header(&index, "etag");
    let again = get("/xyz", &[("if-none-match", known)]).await;
    assert_eq!(again.status(), StatusCode::NOT_FOUND);
}
