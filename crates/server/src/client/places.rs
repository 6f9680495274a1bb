//! The addresses at which screens live, as the client's build writes them down.
//!
//! `places.json` is a list of addresses; one that ends in `/*` stands for every page below it. The
//! client has the same table (`web/src/places/places.ts`), and shows that nothing is there where it
//! finds nothing; this room only lets the status say so too. Whether a *page* exists, such as one
//! of the rulebook, the client alone knows.

/// The file in the built client.
pub(super) const FILE: &str = "places.json";

/// Where screens live. Without the list, anywhere.
#[derive(Debug, Default)]
pub(super) struct Places {
    patterns: Option<Vec<String>>,
}

impl Places {
    /// Reads the list; one that cannot be read is none.
    pub(super) fn read(bytes: &[u8]) -> Self {
        match serde_json::from_slice(bytes) {
            Ok(patterns) => Self { patterns: Some(patterns) },
            Err(error) => {
                tracing::warn!(%error, "the client's list of places cannot be read");
                Self::default()
            }
        }
    }

    /// Whether a screen lives at a path without its leading slash.
    pub(super) fn has(&self, path: &str) -> bool {
        let Some(patterns) = &self.patterns else { return true };
        patterns.iter().filter_map(|pattern| pattern.strip_prefix('/')).any(|pattern| match pattern
            .strip_suffix('*')
        {
            Some(below) => path.len() > below.len() && path.starts_with(below),
            None => path == pattern,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_in_the_list_or_below_one_that_has_pages() {
        let places = Places::read(br#"["/","/partij","/regels","/regels/*"]"#);
        for path in ["", "partij", "regels", "regels/rokeren", "regels/a/b"] {
            assert!(places.has(path), "{path}");
        }
        for path in ["partij/3", "partijen", "regelsx", "regels/", "xyz"] {
            assert!(!places.has(path), "{path}");
        }
    }

    #[test]
    fn without_a_list_a_screen_may_live_anywhere() {
        for places in [Places::default(), Places::read(b"{")] {
            assert!(places.has("xyz"));
        }
    }
}
