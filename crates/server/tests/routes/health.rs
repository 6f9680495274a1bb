//! `GET /health`.

use http::{Method, StatusCode};

use crate::house::{ask, get, header, text, unbuilt};

#[tokio::test]
async fn tells_status_and_version() {
    let response = get("/health", &[]).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, "content-type"), "application/json");
    assert_eq!(header(&response, "cache-control"), "no-store");
    let health: serde_json::Value = serde_json::from_str(&text(response).await).unwrap();
    assert_eq!(health["status"], "ok");
    assert_eq!(health["version"], env!("CARGO_PKG_VERSION"));
}

#[tokio::test]
async fn does_not_depend_on_the_client() {
    let response = ask(unbuilt(), Method::GET, "/health", &[]).await;
    assert_eq!(response.status(), StatusCode::OK);
}
