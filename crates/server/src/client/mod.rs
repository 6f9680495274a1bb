//! The built client: every file of `web/dist`, in memory, in each form it was built in.
//!
//! `cargo xtask web` leaves beside a file its smaller forms (`app.js`, `app.js.br`, `app.js.gz`).
//! They are one file here and are not addresses of their own. What a caller gets is
//! settled by [`coding`] (which form), `tag` (whether the caller has it already) and [`caching`]
//! (how long it may be kept).

pub mod caching;
pub mod coding;
mod embedded;
pub mod media_type;
pub(crate) mod path;
mod places;
pub(crate) mod tag;

use std::collections::HashMap;

use bytes::Bytes;
use http::HeaderValue;
use sha2::{Digest as _, Sha256};

pub use caching::Caching;
pub use coding::{Coding, Preferences};
use places::Places;

/// The page that every screen of the client starts from.
const INDEX: &str = "index.html";

/// The files of a built client by path, without a leading slash.
#[derive(Debug, Default)]
pub struct ClientFiles {
    by_path: HashMap<String, ClientFile>,
    places: Places,
}

/// One file of the client.
#[derive(Debug)]
pub(crate) struct ClientFile {
    pub(crate) media_type: &'static str,
    pub(crate) caching: Caching,
    /// As it was built; the smaller forms follow it. Never empty.
    plain: Form,
    smaller: Vec<Form>,
}

/// The bytes of a file in one coding.
#[derive(Debug)]
pub(crate) struct Form {
    pub(crate) coding: Coding,
    pub(crate) bytes: Bytes,
    pub(crate) tag: HeaderValue,
}

/// A file as it is found in the build: path, bytes, and the SHA-256 of the bytes.
struct Found {
    path: String,
    bytes: Bytes,
    digest: [u8; 32],
}

impl ClientFiles {
    /// The client that is part of this program, empty when none was built.
    ///
    /// A release build carries the files; a development build reads `web/dist` at this moment.
    #[must_use]
    pub fn embedded() -> Self {
        Self::gather(embedded::files())
    }

    /// A client out of paths and bytes, for tests and for other ways to carry one.
    ///
    /// ```
    /// use rokade_server::ClientFiles;
    ///
    /// let files = ClientFiles::from_files([("index.html", "<!doctype html>")]);
    /// assert!(files.is_built());
    /// ```
    pub fn from_files<P, B>(files: impl IntoIterator<Item = (P, B)>) -> Self
    where
        P: Into<String>,
        B: Into<Bytes>,
    {
        Self::gather(files.into_iter().map(|(path, bytes)| {
            let bytes = bytes.into();
            let digest = Sha256::digest(&bytes).into();
            Found { path: path.into(), bytes, digest }
        }))
    }

    /// Whether there is a client at all.
    #[must_use]
    pub fn is_built(&self) -> bool {
        self.index().is_some()
    }

    /// The page that every screen starts from.
    pub(crate) fn index(&self) -> Option<&ClientFile> {
        self.get(INDEX)
    }

    /// The file at a path that [`path::clean`] has cleaned.
    pub(crate) fn get(&self, path: &str) -> Option<&ClientFile> {
        self.by_path.get(path)
    }

    /// Whether a screen of the client lives at a path that [`path::clean`] has cleaned.
    pub(crate) fn has_place(&self, path: &str) -> bool {
        self.places.has(path)
    }

    fn gather(found: impl IntoIterator<Item = Found>) -> Self {
        let (smaller, plain): (Vec<_>, Vec<_>) =
            found.into_iter().partition(|file| Coding::of_path(&file.path) != Coding::Identity);
        let mut by_path: HashMap<_, _> =
            plain.into_iter().map(|file| (file.path.clone(), ClientFile::plain(file))).collect();
        for file in smaller {
            let coding = Coding::of_path(&file.path);
            let of = file.path.strip_suffix(coding.suffix()).unwrap_or(&file.path);
            match by_path.get_mut(of) {
                Some(whole) => whole.smaller.push(Form::new(coding, file)),
                // A compressed file that accompanies nothing is a file like any other.
                None => {
                    by_path.insert(file.path.clone(), ClientFile::plain(file));
                }
            }
        }
        let places = by_path.get(places::FILE).map(|file| Places::read(&file.plain.bytes));
        Self { by_path, places: places.unwrap_or_default() }
    }
}

impl ClientFile {
    fn plain(file: Found) -> Self {
        Self {
            media_type: media_type::of_path(&file.path),
            caching: Caching::of_path(&file.path),
            plain: Form::new(Coding::Identity, file),
            smaller: Vec::new(),
        }
    }

    /// The form that the caller likes best; among equals the smallest. `None` when the caller
    /// refuses every form there is.
    pub(crate) fn best(&self, preferences: &Preferences) -> Option<&Form> {
        std::iter::once(&self.plain)
            .chain(&self.smaller)
            .filter(|form| preferences.quality(form.coding) > 0)
            .max_by_key(|form| {
                (preferences.quality(form.coding), std::cmp::Reverse(form.bytes.len()))
            })
    }
}

impl Form {
    fn new(coding: Coding, file: Found) -> Self {
        Self { coding, tag: tag::of(&file.digest), bytes: file.bytes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> ClientFiles {
        ClientFiles::from_files([
            ("app.js", "long enough to be worth it"),
            ("app.js.br", "short"),
            ("app.js.gz", "shorter"),
            ("lonely.gz", "whole"),
        ])
    }

    #[test]
    fn smaller_forms_are_no_files_of_their_own() {
        let files = files();
        assert!(files.get("app.js.br").is_none());
        assert_eq!(files.get("app.js").unwrap().smaller.len(), 2);
    }

    #[test]
    fn a_compressed_file_that_accompanies_nothing_stays_a_file() {
        assert_eq!(files().get("lonely.gz").unwrap().media_type, "application/gzip");
    }

    #[test]
    fn each_form_has_its_own_tag() {
        let files = files();
        let file = files.get("app.js").unwrap();
        assert_ne!(file.plain.tag, file.smaller[0].tag);
        assert_ne!(file.smaller[0].tag, file.smaller[1].tag);
    }

    #[test]
    fn among_equals_the_smallest_wins() {
        let files = files();
        let best = files.get("app.js").unwrap().best(&Preferences::parse("gzip, br")).unwrap();
        assert_eq!(best.coding, Coding::Brotli);
    }
}
