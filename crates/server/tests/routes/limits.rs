//! What a request may take: the size of a body, and time.

use axum::body::Body;
use http::{Request, StatusCode};
use rokade_server::Limits;
use tower::ServiceExt as _;

use crate::house::{ask, built};

#[tokio::test]
async fn a_body_that_announces_too_much_is_refused_before_it_comes() {
    let limit = Limits::default().body_bytes;
    for (length, status) in
        [(limit, StatusCode::METHOD_NOT_ALLOWED), (limit + 1, StatusCode::PAYLOAD_TOO_LARGE)]
    {
        let announced = length.to_string();
        let headers = [("content-length", announced.as_str())];
        let response = ask(built(), http::Method::POST, "/health", &headers).await;
        assert_eq!(response.status(), status, "{length}");
    }
}

#[tokio::test]
async fn a_small_body_on_a_page_does_not_matter() {
    let request = Request::get("/health").header("host", "rokade");
    let request = request.body(Body::from("hello")).unwrap();
    assert_eq!(built().oneshot(request).await.unwrap().status(), StatusCode::OK);
}
