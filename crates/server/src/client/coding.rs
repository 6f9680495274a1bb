//! Content codings, and which of them a caller wants.
//!
//! Law: RFC 9110 §12.4.2 (quality values) and §12.5.3 (`Accept-Encoding`).

use http::HeaderValue;

/// A coding that files of the client come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    /// As it is.
    Identity,
    /// RFC 7932.
    Brotli,
    /// RFC 1952.
    Gzip,
}

impl Coding {
    /// The coding that the name of a built file tells.
    #[must_use]
    pub fn of_path(path: &str) -> Self {
        [Self::Brotli, Self::Gzip]
            .into_iter()
            .find(|coding| path.ends_with(coding.suffix()))
            .unwrap_or(Self::Identity)
    }

    /// What the build appends to a file's name; nothing for the file itself.
    #[must_use]
    pub fn suffix(self) -> &'static str {
        match self {
            Self::Identity => "",
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
        }
    }

    /// The value of `Content-Encoding`; `None` where the header is left out.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        match self {
            Self::Identity => None,
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
        }
    }
}

/// What a caller said about codings, in thousandths: 1000 is best, 0 is refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    brotli: Option<u16>,
    gzip: Option<u16>,
    identity: Option<u16>,
    /// `*`: every coding that is not named.
    others: Option<u16>,
}

/// The quality of what is wanted without a number.
const BEST: u16 = 1000;
/// Plain bytes are always acceptable, but anything that was asked for is better.
const UNASKED_IDENTITY: u16 = 1;

impl Preferences {
    /// Reads all `Accept-Encoding` headers of a request. What cannot be read is passed over.
    pub fn read<'a>(headers: impl IntoIterator<Item = &'a HeaderValue>) -> Self {
        let mut preferences = Self::default();
        for value in headers.into_iter().filter_map(|value| value.to_str().ok()) {
            preferences.add(value);
        }
        preferences
    }

    /// Reads one header's text.
    ///
    /// ```
    /// use rokade_server::client::{Coding, Preferences};
    ///
    /// let wanted = Preferences::parse("br;q=0.5, gzip");
    /// assert!(wanted.quality(Coding::Gzip) > wanted.quality(Coding::Brotli));
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut preferences = Self::default();
        preferences.add(text);
        preferences
    }

    /// How much the caller wants a coding, in thousandths; 0 must not be sent.
    #[must_use]
    pub fn quality(&self, coding: Coding) -> u16 {
        match coding {
            Coding::Brotli => self.brotli.or(self.others).unwrap_or(0),
            Coding::Gzip => self.gzip.or(self.others).unwrap_or(0),
            Coding::Identity => match (self.identity, self.others) {
                (Some(quality), _) => quality,
                // `*;q=0` refuses whatever is not named, plain bytes included.
                (None, Some(0)) => 0,
                (None, _) => UNASKED_IDENTITY,
            },
        }
    }

    fn add(&mut self, text: &str) {
        for item in text.split(',') {
            let mut parts = item.split(';').map(str::trim);
            let name = parts.next().unwrap_or_default().to_ascii_lowercase();
            let Some(quality) = quality(parts) else { continue };
            let slot = match name.as_str() {
                "br" => &mut self.brotli,
                "gzip" | "x-gzip" => &mut self.gzip,
                "identity" => &mut self.identity,
                "*" => &mut self.others,
                _ => continue,
            };
            *slot = Some(quality);
        }
    }
}

/// The `q` among an item's parameters, 1 when there is none, `None` when it is no quality value.
fn quality<'a>(mut parameters: impl Iterator<Item = &'a str>) -> Option<u16> {
    let given = parameters.find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        name.trim().eq_ignore_ascii_case("q").then(|| value.trim())
    });
    match given {
        None => Some(BEST),
        Some(value) => thousandths(value),
    }
}

/// `0`, `0.5`, `1.000`: at most three digits behind the point, and never above one.
fn thousandths(value: &str) -> Option<u16> {
    let (whole, fraction) = value.split_once('.').unwrap_or((value, ""));
    if fraction.len() > 3 || !fraction.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let fraction: u16 = format!("{fraction:0<3}").parse().ok()?;
    match whole {
        "0" => Some(fraction),
        "1" if fraction == 0 => Some(BEST),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn qualities(text: &str) -> (u16, u16, u16) {
        let wanted = Preferences::parse(text);
        (
            wanted.quality(Coding::Brotli),
            wanted.quality(Coding::Gzip),
            wanted.quality(Coding::Identity),
        )
    }

    #[test]
    fn what_is_not_named_is_not_sent_but_plain_bytes_are() {
        assert_eq!(qualities(""), (0, 0, UNASKED_IDENTITY));
        assert_eq!(qualities("deflate, zstd"), (0, 0, UNASKED_IDENTITY));
        assert_eq!(qualities("gzip"), (0, 1000, UNASKED_IDENTITY));
    }

    #[test]
    fn numbers_are_honoured() {
        assert_eq!(qualities("br;q=0.5, gzip;q=0.25, identity;q=1"), (500, 250, 1000));
        assert_eq!(qualities("BR ; Q=0.125,x-gzip;q=0.001"), (125, 1, UNASKED_IDENTITY));
        assert_eq!(qualities("br;level=9;q=0.3"), (300, 0, UNASKED_IDENTITY));
    }

    #[test]
    fn a_star_speaks_for_all_that_is_not_named() {
        assert_eq!(qualities("*"), (1000, 1000, UNASKED_IDENTITY));
        assert_eq!(qualities("br, *;q=0"), (1000, 0, 0));
        assert_eq!(qualities("identity;q=0.5, *;q=0"), (0, 0, 500));
        assert_eq!(qualities("gzip;q=0, *;q=0.5"), (500, 0, UNASKED_IDENTITY));
    }

    #[test]
    fn what_is_no_quality_value_is_passed_over() {
        for text in ["br;q=", "br;q=2", "br;q=1.5", "br;q=0.1234", "br;q=-1", "br;q=x", "br;q=1."] {
            let (brotli, ..) = qualities(text);
            // A point without digits is allowed by the grammar of RFC 9110.
            assert_eq!(brotli, if text == "br;q=1." { 1000 } else { 0 }, "{text}");
        }
    }
}
