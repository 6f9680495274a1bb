//! How long a file may be kept without asking again.

/// The length of the hash that the client's bundler puts into a name.
const HASH_LENGTH: usize = 8;

/// How a file may be cached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caching {
    /// The name holds a hash of the content: whatever is kept under it stays right for ever.
    Forever,
    /// May be kept, but must be asked for each time (which costs a 304 when it is unchanged).
    AskAgain,
}

impl Caching {
    /// Judges by the name: hashed files under `assets/` for ever, all others by asking.
    ///
    /// ```
    /// use rokade_server::client::Caching;
    ///
    /// assert_eq!(Caching::of_path("assets/index-BfX3k2aZ.js"), Caching::Forever);
    /// assert_eq!(Caching::of_path("index.html"), Caching::AskAgain);
    /// ```
    #[must_use]
    pub fn of_path(path: &str) -> Self {
        match path.strip_prefix("assets/") {
            Some(name) if holds_hash(name) => Self::Forever,
            _ => Self::AskAgain,
        }
    }

    /// The value of `Cache-Control`.
    #[must_use]
    pub fn header(self) -> &'static str {
        match self {
            Self::Forever => "public, max-age=31536000, immutable",
            Self::AskAgain => "no-cache",
        }
    }
}

/// Whether a name looks like `name-HASH.extension`.
///
/// A hash is eight letters, digits, `-` or `_`. A word of eight small letters could be one too, but
/// is far likelier a word; taking it for one would keep an old file for a year, so it is not.
fn holds_hash(name: &str) -> bool {
    let Some((stem, _extension)) = name.rsplit_once('.') else { return false };
    // A source map is named after its script and changes with it.
    let stem = stem.strip_suffix(".js").or_else(|| stem.strip_suffix(".css")).unwrap_or(stem);
    let Some(start) = stem.len().checked_sub(HASH_LENGTH + 1) else { return false };
    let Some(hash) = stem.get(start..).and_then(|tail| tail.strip_prefix('-')) else {
        return false;
    };
    hash.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
        && hash.bytes().any(|b| b.is_ascii_digit() || b.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashed_names_are_kept_for_ever() {
        for path in [
            "assets/index-BfX3k2aZ.js",
            "assets/index-BfX3k2aZ.js.map",
            "assets/rokade_browser_bg--x_9k2aZ.wasm",
            "assets/deep/board-12345678.css",
        ] {
            assert_eq!(Caching::of_path(path), Caching::Forever, "{path}");
        }
    }

    #[test]
    fn other_names_are_asked_for() {
        for path in [
            "index.html",
            "sw.js",
            "index-BfX3k2aZ.js",
            "assets/white-knightly.svg",
            "assets/plain.js",
            "assets/index-BfX3k2.js",
            "assets/index-BfX3k2é.js",
            "assets/-BfX3k2aZ",
        ] {
            assert_eq!(Caching::of_path(path), Caching::AskAgain, "{path}");
        }
    }
}
