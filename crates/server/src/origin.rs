//! Changes come from this house's own pages.
//!
//! A browser says from which page a request comes (`Origin`), and another site cannot change that.
//! A change, or a socket, whose origin is not the host that it asks is refused: so another site
//! cannot use a visitor's cookie. Whoever writes a program names the host as its origin.
//!
//! Source: RFC 6454 §7 for the header.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use http::header::{CACHE_CONTROL, HOST, HeaderMap, ORIGIN, UPGRADE};
use http::{Method, StatusCode};

/// Passes a request on unless it is a change, or wants a socket, from another site.
pub(crate) async fn demand(request: Request, next: Next) -> Response {
    let is_question = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_harmless = is_question && !request.headers().contains_key(UPGRADE);
    if is_harmless || is_own(request.headers()) {
        return next.run(request).await;
    }
    (StatusCode::FORBIDDEN, [(CACHE_CONTROL, "no-store")]).into_response()
}

/// Whether the request comes from a page of the host that it asks.
pub(crate) fn is_own(headers: &HeaderMap) -> bool {
    let mut origins = headers.get_all(ORIGIN).iter();
    let (Some(origin), None) = (origins.next(), origins.next()) else { return false };
    let (Ok(origin), Some(Ok(host))) =
        (origin.to_str(), headers.get(HOST).map(|host| host.to_str()))
    else {
        return false;
    };
    let named = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    named.is_some_and(|named| !named.is_empty() && named.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(headers: &[(http::HeaderName, &'static str)]) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name, http::HeaderValue::from_static(value));
        }
        is_own(&map)
    }

    #[test]
    fn a_page_of_this_house_may() {
        assert!(asks(&[(HOST, "localhost:7070"), (ORIGIN, "http://localhost:7070")]));
        assert!(asks(&[(HOST, "schaak.example"), (ORIGIN, "https://Schaak.example")]));
    }

    #[test]
    fn nobody_else_may() {
        for origin in ["https://evil.example", "null", "", "http://", "http://localhost:7071"] {
            assert!(!asks(&[(HOST, "localhost:7070"), (ORIGIN, origin)]), "{origin}");
        }
        assert!(!asks(&[(HOST, "localhost:7070")]));
        assert!(!asks(&[(ORIGIN, "http://localhost:7070")]));
        let twice = [(ORIGIN, "http://a"), (ORIGIN, "http://evil.example"), (HOST, "a")];
        assert!(!asks(&twice));
    }
}
