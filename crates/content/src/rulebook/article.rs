//! The number of a paragraph of the Laws.

use std::fmt;
use std::str::FromStr;

/// A paragraph of the FIDE Laws of Chess: `3.8.2.1`, `A.5.2` of an appendix, `II.3.1` of the
/// Guidelines.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Article(String);

/// The text that is no article's number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NoArticle(pub String);

impl Article {
    /// The number as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether this is one of the Guidelines, which are advice to organisers and arbiters.
    #[must_use]
    pub fn is_guideline(&self) -> bool {
        self.0.starts_with('I')
    }

    /// Whether this is the article `outer` or a paragraph of it.
    #[must_use]
    pub fn is_within(&self, outer: &Article) -> bool {
        match self.0.strip_prefix(&outer.0) {
            Some(rest) => rest.is_empty() || rest.starts_with('.'),
            None => false,
        }
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for NoArticle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no number of an article", self.0)
    }
}

impl std::error::Error for NoArticle {}

impl FromStr for Article {
    type Err = NoArticle;

    /// Reads `9.6.2`, `a.3` and `ii.3.1`; letters may be small.
    fn from_str(text: &str) -> Result<Article, NoArticle> {
        let text = text.trim().to_uppercase();
        let mut parts = text.split('.');
        let is_number = |part: &str| {
            !part.is_empty() && part.len() <= 2 && part.bytes().all(|byte| byte.is_ascii_digit())
        };
        let first = parts.next().unwrap_or_default();
        let knows_first =
            is_number(first) || matches!(first, "A" | "B" | "C" | "D" | "I" | "II" | "III");
        let rest: Vec<_> = parts.collect();
        if knows_first && !rest.is_empty() && rest.iter().all(|part| is_number(part)) {
            Ok(Article(text))
        } else {
            Err(NoArticle(text))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_laws_appendices_and_guidelines_are_read() {
        for text in ["1.1", "3.8.2.1", "A.5.2", "II.3.2.7", "c.13.6"] {
            assert_eq!(text.parse::<Article>().unwrap().as_str(), text.to_uppercase());
        }
        for text in ["", "9", "9.", ".9", "9.x", "E.1", "1.123", "e.p."] {
            assert!(text.parse::<Article>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_paragraph_is_within_its_article() {
        let [article, paragraph, other] =
            ["9.6", "9.6.2", "9.61"].map(|text| text.parse::<Article>().unwrap());
        assert!(paragraph.is_within(&article) && article.is_within(&article));
        assert!(!article.is_within(&paragraph) && !other.is_within(&article));
    }
}
