//! The `Host` that every request must name.
//!
//! Law: RFC 9112 §3.2: a request of HTTP/1.1 without `Host`, and any request with several or with
//! one that cannot be a host, is answered with 400. Which host is named does not matter: the house
//! answers to every name.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use http::header::{CACHE_CONTROL, HOST, HeaderMap, HeaderValue};
use http::uri::Authority;
use http::{StatusCode, Version};

const MISSING: &str = "Host ontbreekt of klopt niet / Host is missing or wrong\n";

/// Passes the request on if its `Host` is as it should be.
pub(crate) async fn demand(request: Request, next: Next) -> Response {
    if is_proper(request.headers(), request.version()) {
        return next.run(request).await;
    }
    (StatusCode::BAD_REQUEST, [(CACHE_CONTROL, "no-store")], MISSING).into_response()
}

fn is_proper(headers: &HeaderMap, version: Version) -> bool {
    let mut hosts = headers.get_all(HOST).iter();
    match (hosts.next(), hosts.next()) {
        // HTTP/1.0 did not have it yet.
        (None, _) => version < Version::HTTP_11,
        (Some(host), None) => names_a_host(host),
        (Some(_), Some(_)) => false,
    }
}

/// A name or number with or without a port; nothing at all where the address has no authority.
fn names_a_host(host: &HeaderValue) -> bool {
    host.is_empty()
        || Authority::try_from(host.as_bytes())
            .is_ok_and(|authority| !authority.as_str().contains('@'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_proper_of(hosts: &[&'static str], version: Version) -> bool {
        let mut headers = HeaderMap::new();
        for host in hosts {
            headers.append(HOST, HeaderValue::from_static(host));
        }
        is_proper(&headers, version)
    }

    #[test]
    fn one_host_is_named_and_no_more() {
        for host in ["rokade.example", "localhost:7070", "[::1]:7070", "127.0.0.1", ""] {
            assert!(is_proper_of(&[host], Version::HTTP_11), "{host:?}");
        }
        assert!(!is_proper_of(&[], Version::HTTP_11));
        assert!(!is_proper_of(&["a", "a"], Version::HTTP_11));
        for host in ["a b", "a/b", "user@a", "a,b c"] {
            assert!(!is_proper_of(&[host], Version::HTTP_11), "{host:?}");
        }
    }

    #[test]
    fn the_older_protocol_need_not_name_one() {
        assert!(is_proper_of(&[], Version::HTTP_10));
        assert!(!is_proper_of(&["a", "b"], Version::HTTP_10));
    }
}
