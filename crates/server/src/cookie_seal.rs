//! Cookies over an encrypted way are sealed: their names begin with `__Host-`.
//!
//! A browser takes such a cookie only from this very host, over HTTPS and for all of it, so that
//! neither a neighbour below the same domain nor somebody on the line can set one. Over plain HTTP
//! browsers refuse such names, and on a school's own network there may be no HTTPS: there the names
//! are as they are. Nothing else in this house knows the difference.
//!
//! Source: RFC 6265bis §4.1.3.2.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use http::header::{COOKIE, HeaderMap, HeaderValue, SET_COOKIE};

use crate::way::{Privacy, Way};

const SEAL: &str = "__Host-";

/// How the names of this house's cookies begin.
const OWN: &str = "rokade_";

/// Breaks the seals of what comes in, and puts them on what goes out.
pub(crate) async fn apply(mut request: Request, next: Next) -> Response {
    let privacy = request.extensions().get::<Way>().map(|way| way.privacy);
    if privacy != Some(Privacy::Encrypted) {
        return next.run(request).await;
    }
    open(request.headers_mut());
    let mut response = next.run(request).await;
    close(response.headers_mut());
    response
}

/// Sealed cookies lose their seal; cookies of ours without one are not believed.
fn open(headers: &mut HeaderMap) {
    let pairs: Vec<String> = headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .map(str::trim)
        .filter(|pair| !pair.starts_with(OWN))
        .map(|pair| pair.strip_prefix(SEAL).unwrap_or(pair).to_owned())
        .collect();
    headers.remove(COOKIE);
    // It was one header before, less some letters.
    if let (false, Ok(value)) = (pairs.is_empty(), HeaderValue::try_from(pairs.join("; "))) {
        headers.insert(COOKIE, value);
    }
}

fn close(headers: &mut HeaderMap) {
    let set: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().map(sealed).collect();
    headers.remove(SET_COOKIE);
    for value in set {
        headers.append(SET_COOKIE, value);
    }
}

fn sealed(cookie: &HeaderValue) -> HeaderValue {
    let own = cookie.to_str().ok().filter(|text| text.starts_with(OWN));
    own.and_then(|text| HeaderValue::try_from(format!("{SEAL}{text}; Secure")).ok())
        .unwrap_or_else(|| cookie.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cookies(sent: &[&'static str]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for &value in sent {
            headers.append(COOKIE, HeaderValue::from_static(value));
        }
        open(&mut headers);
        headers.get(COOKIE).map(|value| value.to_str().unwrap().to_owned())
    }

    #[test]
    fn only_what_is_sealed_is_believed() {
        let sent = ["a=1; rokade_guest=forged; __Host-rokade_guest=own", "b=2"];
        assert_eq!(cookies(&sent).as_deref(), Some("a=1; rokade_guest=own; b=2"));
        assert_eq!(cookies(&["rokade_guest=forged"]), None);
        assert_eq!(cookies(&[]), None);
    }

    #[test]
    fn own_cookies_go_out_sealed_and_others_as_they_are() {
        let mut headers = HeaderMap::new();
        for value in ["rokade_guest=x; Path=/; HttpOnly", "other=y"] {
            headers.append(SET_COOKIE, HeaderValue::from_static(value));
        }
        close(&mut headers);
        let set: Vec<_> = headers.get_all(SET_COOKIE).iter().collect();
        assert_eq!(set, ["__Host-rokade_guest=x; Path=/; HttpOnly; Secure", "other=y"]);
    }
}
