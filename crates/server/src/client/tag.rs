//! Entity tags: how a caller says what it has already.
//!
//! Law: RFC 9110 §8.8.3 (`ETag`) and §13.1.2 (`If-None-Match`, which compares weakly).

use std::fmt::Write as _;

use http::HeaderValue;

/// Bytes of the hash that go into a tag: 128 bits never collide by accident.
const LENGTH: usize = 16;

/// The strong tag of a content with this SHA-256.
pub(crate) fn of(digest: &[u8; 32]) -> HeaderValue {
    let mut tag = String::with_capacity(2 * LENGTH + 2);
    tag.push('"');
    for byte in &digest[..LENGTH] {
        // Writing to a string cannot fail.
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\""))
}

/// Whether one of the `If-None-Match` headers names this tag, or any (`*`).
pub(crate) fn matches<'a>(
    headers: impl IntoIterator<Item = &'a HeaderValue>,
    tag: &HeaderValue,
) -> bool {
    headers.into_iter().filter_map(|value| value.to_str().ok()).any(|value| {
        value.trim() == "*"
            || value
                .split(',')
                .map(str::trim)
                .map(|named| named.strip_prefix("W/").unwrap_or(named))
                .any(|named| named.as_bytes() == tag.as_bytes())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_the_hash_in_quotes() {
        assert_eq!(of(&[0xab; 32]), "\"abababababababababababababababab\"");
    }

    #[test]
    fn one_of_several_tags_is_enough() {
        let tag = HeaderValue::from_static("\"a\"");
        let named = |value: &'static str| matches([&HeaderValue::from_static(value)], &tag);
        assert!(named("\"a\""));
        assert!(named("W/\"a\""));
        assert!(named("\"b\", \"a\""));
        assert!(named("*"));
        assert!(!named("\"b\""));
        assert!(!named("a"));
        assert!(!matches([], &tag));
    }
}
