//! The cookie by which a browser is known, and what a browser calls itself.
//!
//! Over HTTPS its name begins with `__Host-`, which binds it to this host alone; browsers refuse that
//! over plain HTTP, where it has a plain name. No script reads it and no other site sends it along.
//! Whether a page came over HTTPS is told by its `Origin`, which every change must have.
//!
//! Source: RFC 6265bis §4.1.3.2 (`__Host-`).

use http::header::{COOKIE, HeaderMap, HeaderValue, ORIGIN, USER_AGENT};
use rokade_club::members::session::SESSION_TERM;

use super::token::SessionToken;

const PLAIN: &str = "rokade_session";
const BOUND: &str = "__Host-rokade_session";

/// Letters of a token; what has more or fewer is none of ours.
const TOKEN_LETTERS: usize = 64;

fn is_secure(headers: &HeaderMap) -> bool {
    headers.get(ORIGIN).is_some_and(|origin| origin.as_bytes().starts_with(b"https://"))
}

/// The cookie of a new session, for the page that sends these headers.
pub(crate) fn session_cookie(token: &SessionToken, headers: &HeaderMap) -> HeaderValue {
    cookie(headers, token.as_str(), SESSION_TERM.as_ms() / 1_000)
}

/// Lets the browser forget it.
pub(crate) fn cleared(headers: &HeaderMap) -> HeaderValue {
    cookie(headers, "", 0)
}

fn cookie(headers: &HeaderMap, value: &str, age_s: u64) -> HeaderValue {
    let (name, secure) = if is_secure(headers) { (BOUND, "; Secure") } else { (PLAIN, "") };
    let text =
        format!("{name}={value}; Path=/; Max-Age={age_s}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::try_from(text).expect("letters and figures make a header")
}

/// The token that a browser sends; the bound one goes first.
pub(super) fn token(headers: &HeaderMap) -> Option<SessionToken> {
    [BOUND, PLAIN].into_iter().find_map(|name| {
        let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        all.flat_map(|value| value.split(';'))
            .filter_map(|cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='))
            .find(|value| value.len() == TOKEN_LETTERS)
            .map(SessionToken::sent)
    })
}

/// Programs and systems by what is written of them, those first that pretend to be another.
const PROGRAMS: &[(&str, &str)] = &[
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: &[(&str, &str)] = &[
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// What kind of browser it is, in a few words; nothing of it where it does not say.
pub(crate) fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let named = |names: &[(&str, &'static str)]| {
        names.iter().find(|(part, _)| agent.contains(part)).map(|&(_, name)| name)
    };
    let words = [named(PROGRAMS), named(SYSTEMS)];
    words.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(http::HeaderName, &str)]) -> HeaderMap {
        all.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    #[test]
    fn over_https_the_cookie_is_bound_to_the_host() {
        let token = SessionToken::sent(&"a".repeat(TOKEN_LETTERS));
        let plain = headers(&[(ORIGIN, "http://localhost:7070")]);
        let bound = headers(&[(ORIGIN, "https://schaak.example")]);
        let of = |headers| session_cookie(&token, headers).to_str().unwrap().to_owned();
        assert!(of(&plain).starts_with("rokade_session=aaa"));
        assert!(of(&plain).ends_with("; Path=/; Max-Age=7776000; HttpOnly; SameSite=Strict"));
        assert!(of(&bound).starts_with("__Host-rokade_session=aaa"));
        assert!(of(&bound).ends_with("; Secure"));
        assert!(cleared(&bound).to_str().unwrap().contains("Max-Age=0"));
    }

    #[test]
    fn the_bound_cookie_goes_before_one_that_another_host_may_have_set() {
        let (plain, bound) = ("b".repeat(TOKEN_LETTERS), "a".repeat(TOKEN_LETTERS));
        let both = format!("x=1; rokade_session={plain}; __Host-rokade_session={bound}");
        let found = |cookies: &str| {
            token(&headers(&[(COOKIE, cookies)])).map(|token| token.as_str().to_owned())
        };
        assert_eq!(found(&both), Some(bound));
        assert_eq!(found(&format!("rokade_session={plain}")), Some(plain));
        assert_eq!(found("rokade_session=short; rokade_guest=g"), None);
    }

    #[test]
    fn browsers_are_told_apart() {
        let of = |agent: &str| device(&headers(&[(USER_AGENT, agent)]));
        let chrome =
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36";
        assert_eq!(of(chrome), "Chrome · Linux");
        assert_eq!(of(&format!("{chrome} Edg/156.0")), "Edge · Linux");
        assert_eq!(
            of("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1"),
            "Safari · iPhone"
        );
        assert_eq!(of("curl/8"), "");
    }
}
