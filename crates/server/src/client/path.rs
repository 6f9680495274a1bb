//! Reading the path of a request.

use percent_encoding::percent_decode_str;

/// Folders whose addresses are never screens: what is not there is missing.
const NEVER_SCREENS: [&str; 2] = ["assets", "api"];

/// The path as the client's files are named: decoded, without its leading slash.
///
/// `None` for a path that no link of ours has: not UTF-8, with a backslash or a control character,
/// or with an empty, `.` or `..` segment. One slash at the end is forgiven.
pub(crate) fn clean(path: &str) -> Option<String> {
    let decoded = percent_decode_str(path).decode_utf8().ok()?;
    let inner = decoded.strip_prefix('/')?;
    if inner.is_empty() {
        return Some(String::new());
    }
    let inner = inner.strip_suffix('/').unwrap_or(inner);
    let sound = |segment: &str| !matches!(segment, "" | "." | "..");
    let strange = |c: char| c == '\\' || c.is_control();
    (inner.split('/').all(sound) && !inner.contains(strange)).then(|| inner.to_owned())
}

/// Whether a screen of the client can live here: no file extension, no folder of files.
pub(crate) fn may_be_screen(clean: &str) -> bool {
    let mut segments = clean.split('/');
    let last = clean.rsplit('/').next().unwrap_or_default();
    !last.contains('.') && segments.next().is_none_or(|first| !NEVER_SCREENS.contains(&first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_decoded_once() {
        assert_eq!(clean("/").as_deref(), Some(""));
        assert_eq!(clean("/a%70p.js").as_deref(), Some("app.js"));
        assert_eq!(clean("/spel/").as_deref(), Some("spel"));
        assert_eq!(clean("/%2561").as_deref(), Some("%61"));
    }

    #[test]
    fn a_path_that_climbs_is_refused() {
        for path in [
            "/../etc/passwd",
            "/..%2fetc/passwd",
            "/%2e%2e/etc/passwd",
            "/a/%2E%2E/b",
            "/a/./b",
            "//etc/passwd",
            "/a//b",
            "/..",
            "/..\\windows",
            "/a%5c..%5cb",
            "/nul%00byte",
            "/%ff",
            "*",
            "",
        ] {
            assert_eq!(clean(path), None, "{path}");
        }
    }

    #[test]
    fn a_screen_has_no_extension() {
        assert!(may_be_screen(""));
        assert!(may_be_screen("spel/12"));
        assert!(may_be_screen("v1.0/spel"));
        assert!(!may_be_screen("robots.txt"));
        assert!(!may_be_screen("assets/app"));
        assert!(!may_be_screen("assets"));
        assert!(!may_be_screen("api/games"));
    }
}
