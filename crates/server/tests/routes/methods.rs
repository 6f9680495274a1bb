//! Methods: reading is allowed, everything else is refused with what is allowed.

use http::{Method, StatusCode};

use crate::house::{SCRIPT, ask, built, get, header, text};

#[tokio::test]
async fn head_tells_what_get_would_send() {
    for path in [SCRIPT, "/", "/health"] {
        let got = get(path, &[]).await;
        let told = ask(built(), Method::HEAD, path, &[]).await;
        assert_eq!(told.status(), StatusCode::OK, "{path}");
        for name in ["content-type", "etag", "cache-control", "vary"] {
            assert_eq!(header(&told, name), header(&got, name), "{path} {name}");
        }
        let length = header(&told, "content-length").to_owned();
        assert_eq!(text(told).await, "", "{path}");
        assert_eq!(length, text(got).await.len().to_string(), "{path}");
    }
}

#[tokio::test]
async fn other_methods_are_refused() {
    let strange = Method::from_bytes(b"CASTLE").unwrap();
    let refused =
        [Method::POST, Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS, Method::TRACE];
    for method in refused.into_iter().chain([strange]) {
        for path in ["/health", "/", SCRIPT] {
            let response = ask(built(), method.clone(), path, &[]).await;
            assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert_eq!(header(&response, "allow"), "GET,HEAD", "{method} {path}");
        }
    }
}
