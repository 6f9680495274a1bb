//! The client as part of the program.

use std::borrow::Cow;

use bytes::Bytes;
use rust_embed::RustEmbed;

use super::Found;

/// What `cargo xtask web` builds. Absent in a fresh clone, and then there are no files.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Every file of the build, once. Files in a release binary are not copied.
pub(super) fn files() -> impl Iterator<Item = Found> {
    Dist::iter().filter_map(|path| {
        let file = Dist::get(&path)?;
        let digest = file.metadata.sha256_hash();
        let bytes = match file.data {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        };
        Some(Found { path: path.into_owned(), bytes, digest })
    })
}
