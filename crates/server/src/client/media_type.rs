//! Which media type a file of the client has, by its extension.
//!
//! The table holds what a build of the client can contain. Browsers are told not to guess, so an
//! unknown extension is served as plain bytes. `application/wasm` is what lets a browser compile
//! WebAssembly while it is still arriving.

/// What nothing is known about.
const BYTES: &str = "application/octet-stream";

/// Extension and media type.
const TABLE: [(&str, &str); 24] = [
    ("css", "text/css; charset=utf-8"),
    ("csv", "text/csv; charset=utf-8"),
    ("ftl", "text/plain; charset=utf-8"),
    ("gz", "application/gzip"),
    ("html", "text/html; charset=utf-8"),
    ("ico", "image/x-icon"),
    ("jpg", "image/jpeg"),
    ("js", "text/javascript; charset=utf-8"),
    ("json", "application/json"),
    ("map", "application/json"),
    ("mjs", "text/javascript; charset=utf-8"),
    ("mp3", "audio/mpeg"),
    ("ogg", "audio/ogg"),
    ("pdf", "application/pdf"),
    ("pgn", "application/vnd.chess-pgn"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("wav", "audio/wav"),
    ("webmanifest", "application/manifest+json"),
    ("webp", "image/webp"),
    ("woff2", "font/woff2"),
    ("xml", "application/xml"),
];

/// The media type of a file.
///
/// ```
/// use rokade_server::client::media_type;
///
/// assert_eq!(media_type::of_path("assets/rules-D3f4.wasm"), "application/wasm");
/// assert_eq!(media_type::of_path("README"), "application/octet-stream");
/// ```
#[must_use]
pub fn of_path(path: &str) -> &'static str {
    let name = path.rsplit('/').next().unwrap_or(path);
    let Some((_, extension)) = name.rsplit_once('.') else { return BYTES };
    TABLE
        .binary_search_by_key(&extension.to_ascii_lowercase().as_str(), |&(known, _)| known)
        .map_or(BYTES, |row| TABLE[row].1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_of_the_table_is_found() {
        for (extension, media_type) in TABLE {
            assert_eq!(of_path(&format!("a.b/file.{extension}")), media_type);
        }
    }

    #[test]
    fn unknown_files_are_bytes() {
        for path in ["noextension", "a.b/c", ".hidden", "file.exe", "file."] {
            assert_eq!(of_path(path), BYTES, "{path}");
        }
    }

    #[test]
    fn the_case_of_an_extension_does_not_matter() {
        assert_eq!(of_path("BOARD.SVG"), "image/svg+xml");
    }
}
