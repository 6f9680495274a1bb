//! The security headers are on every answer, whatever it is.

use http::{Method, StatusCode};

use crate::house::{SCRIPT, ask, built, get, header, unbuilt};

const EXACT: [(&str, &str); 6] = [
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
];

#[tokio::test]
async fn every_answer_is_sealed() {
    let answers = [
        (StatusCode::OK, get("/", &[]).await),
        (StatusCode::OK, get(SCRIPT, &[]).await),
        (StatusCode::OK, get("/health", &[]).await),
        (StatusCode::NOT_MODIFIED, get("/", &[("if-none-match", "*")]).await),
        (StatusCode::NOT_FOUND, get("/missing.png", &[]).await),
        (StatusCode::METHOD_NOT_ALLOWED, ask(built(), Method::POST, "/", &[]).await),
        (
            StatusCode::PAYLOAD_TOO_LARGE,
            ask(built(), Method::GET, "/", &[("content-length", "99999999")]).await,
        ),
        (StatusCode::SERVICE_UNAVAILABLE, ask(unbuilt(), Method::GET, "/", &[]).await),
    ];
    for (status, answer) in answers {
        assert_eq!(answer.status(), status);
        for (name, value) in EXACT {
            assert_eq!(header(&answer, name), value, "{status} {name}");
        }
        assert!(header(&answer, "content-security-policy").contains("default-src 'none'"));
        assert!(header(&answer, "permissions-policy").contains("geolocation=()"));
    }
}

#[tokio::test]
async fn the_content_policy_allows_the_client_and_nothing_else() {
    let response = get("/", &[]).await;
    let policy = header(&response, "content-security-policy");
    let directive = |name: &str| {
        let found = policy.split(';').map(str::trim).find(|text| text.starts_with(name));
        found.unwrap_or_default().to_owned()
    };
    assert_eq!(directive("script-src"), "script-src 'self' 'wasm-unsafe-eval'");
    assert_eq!(directive("style-src"), "style-src 'self'");
    assert_eq!(directive("connect-src"), "connect-src 'self'");
    assert_eq!(directive("worker-src"), "worker-src 'self'");
    assert_eq!(directive("frame-ancestors"), "frame-ancestors 'none'");
    assert_eq!(directive("base-uri"), "base-uri 'none'");
    assert_eq!(directive("form-action"), "form-action 'none'");
    for forbidden in ["unsafe-inline", "'unsafe-eval'", "http:", "https:", "*", "blob:", "data:"] {
        assert!(!policy.contains(forbidden), "{forbidden} in {policy}");
    }
}
