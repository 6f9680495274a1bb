//! Archives: files or standard input, opened one after the other.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use rokade_rules::notation::pgn::Input;

use crate::failure::Failure;
use crate::input::Source;

/// The name of a file that means standard input.
const STANDARD_INPUT: &str = "-";

/// A place that games come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Archive {
    StandardInput,
    File(PathBuf),
}

impl Archive {
    /// What the arguments name; nothing named is standard input.
    pub(crate) fn all(files: &[PathBuf]) -> Vec<Archive> {
        if files.is_empty() {
            return vec![Archive::StandardInput];
        }
        let named = files.iter().map(|path| {
            if path == Path::new(STANDARD_INPUT) {
                Archive::StandardInput
            } else {
                Archive::File(path.clone())
            }
        });
        named.collect()
    }

    /// How places in it are told.
    pub(crate) fn source(&self) -> Source {
        match self {
            Archive::StandardInput => Source::StandardInput,
            Archive::File(path) => Source::Named(path.display().to_string()),
        }
    }

    /// Opens it.
    pub(crate) fn open(&self) -> Result<Bytes, Failure> {
        let reader: Box<dyn Read> = match self {
            Archive::StandardInput => Box::new(io::stdin().lock()),
            Archive::File(path) => {
                Box::new(File::open(path).map_err(|source| self.failure(source))?)
            }
        };
        Ok(Bytes(reader))
    }

    /// How many bytes it has, if that is known before it is read.
    pub(crate) fn length(&self) -> Option<u64> {
        match self {
            Archive::StandardInput => None,
            Archive::File(path) => {
                let data = path.metadata().ok()?;
                data.is_file().then_some(data.len())
            }
        }
    }

    /// That it cannot be read.
    pub(crate) fn failure(&self, source: io::Error) -> Failure {
        match self {
            Archive::StandardInput => Failure::StandardInput(source),
            Archive::File(path) => Failure::Input { path: path.clone(), source },
        }
    }
}

/// The bytes of an archive, for the rules, which know no files.
pub(crate) struct Bytes(Box<dyn Read>);

impl Input for Bytes {
    type Error = io::Error;

    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.0.read(buffer) {
                Err(fault) if fault.kind() == io::ErrorKind::Interrupted => {}
                read => return read,
            }
        }
    }
}
