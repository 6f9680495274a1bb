//! `ETag` and `If-None-Match`: what a caller has already is not sent again.

use http::{Method, StatusCode};

use crate::house::{SCRIPT, ask, built, get, header, text};

/// The tag of the script for a caller with these codings.
async fn tag(accept: &str) -> String {
    header(&get(SCRIPT, &[("accept-encoding", accept)]).await, "etag").to_owned()
}

#[tokio::test]
async fn a_known_tag_gives_not_modified_with_the_same_headers() {
    let tag = tag("br").await;
    let response = get(SCRIPT, &[("accept-encoding", "br"), ("if-none-match", &tag)]).await;
    assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(header(&response, "etag"), tag);
    assert_eq!(header(&response, "cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(header(&response, "vary"), "accept-encoding");
    assert_eq!(header(&response, "content-encoding"), "");
    assert_eq!(text(response).await, "");
}

#[tokio::test]
async fn weak_tags_lists_and_the_star_count() {
    let tag = tag("br").await;
    for named in [format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
        let response = get(SCRIPT, &[("accept-encoding", "br"), ("if-none-match", &named)]).await;
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{named}");
    }
}

#[tokio::test]
async fn another_tag_gets_the_file() {
    for named in ["\"other\"", "", "not a tag", "\"\""] {
        let response = get(SCRIPT, &[("if-none-match", named)]).await;
        assert_eq!(response.status(), StatusCode::OK, "{named}");
    }
}

#[tokio::test]
async fn each_form_has_its_own_tag() {
    let (brotli, gzip, plain) = (tag("br").await, tag("gzip").await, tag("identity").await);
    assert_ne!(brotli, gzip);
    assert_ne!(gzip, plain);
    let response = get(SCRIPT, &[("accept-encoding", "gzip"), ("if-none-match", &brotli)]).await;
    assert_eq!(response.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_tag_follows_the_content() {
    assert_ne!(
        header(&get("/index.html", &[]).await, "etag"),
        header(&get("/favicon.svg", &[]).await, "etag")
    );
    assert_eq!(tag("br").await, tag("br").await);
}

#[tokio::test]
async fn head_may_ask_too() {
    let tag = tag("br").await;
    let asked = [("accept-encoding", "br"), ("if-none-match", tag.as_str())];
    let response = ask(built(), Method::HEAD, SCRIPT, &asked).await;
    assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
}
