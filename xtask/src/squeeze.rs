//! Compressed siblings of the built client's files.
//!
//! Each file of text or WebAssembly gets a `.br` (RFC 7932) and a `.gz` (RFC 1952) beside it, at
//! the hardest setting, so that the server only ever hands out what is already small. A sibling
//! that would save nothing is left out.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Kinds of file that shrink; pictures and sounds are compressed already.
const SHRINKING: [&str; 12] =
    ["css", "csv", "ftl", "html", "js", "json", "map", "mjs", "svg", "txt", "wasm", "webmanifest"];

/// Brotli's hardest setting.
const BROTLI_QUALITY: i32 = 11;

/// Brotli's window, as a power of two: 4 MiB, more than any file of ours.
const BROTLI_WINDOW: i32 = 22;

/// What a file weighs, in bytes, as it is and compressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight {
    /// As it is.
    pub plain: usize,
    /// Through gzip.
    pub gzip: usize,
    /// Through Brotli.
    pub brotli: usize,
}

/// Writes the siblings of every file below `folder` and gives how many files have some.
pub fn squeeze_folder(folder: &Path) -> Result<usize> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let share = files.len().div_ceil(cores).max(1);
    thread::scope(|scope| {
        let workers: Vec<_> = files
            .chunks(share)
            .map(|some| scope.spawn(move || some.iter().try_for_each(|file| squeeze_file(file))))
            .collect();
        workers.into_iter().try_for_each(|worker| match worker.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })?;
    Ok(files.len())
}

/// What `bytes` weigh in each form.
pub fn weigh(bytes: &[u8]) -> Result<Weight> {
    Ok(Weight { plain: bytes.len(), gzip: gzip(bytes)?.len(), brotli: brotli(bytes)?.len() })
}

/// Every file below `folder` that is worth compressing, in the order of their paths.
pub fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("cannot read the folder {}", folder.display()))?;
    let mut paths = entries.map(|e| e.map(|e| e.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().and_then(OsStr::to_str).is_some_and(|e| SHRINKING.contains(&e)) {
            files.push(path);
        }
    }
    Ok(())
}

fn squeeze_file(file: &Path) -> Result<()> {
    let bytes = fs::read(file)?;
    for (ending, small) in [("br", brotli(&bytes)?), ("gz", gzip(&bytes)?)] {
        if small.len() < bytes.len() {
            let mut name = file.as_os_str().to_owned();
            name.push(".");
            name.push(ending);
            fs::write(name, small)?;
        }
    }
    Ok(())
}

fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let how = BrotliEncoderParams {
        quality: BROTLI_QUALITY,
        lgwin: BROTLI_WINDOW,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut small, &how)?;
    Ok(small)
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn both_forms_give_the_file_back() {
        let page = "<p>rokade</p>".repeat(100).into_bytes();
        let mut back = Vec::new();
        let small = brotli(&page).expect("brotli writes to memory");
        brotli::BrotliDecompress(&mut &small[..], &mut back).expect("it can be read");
        assert_eq!(back, page);
        back.clear();
        let small = gzip(&page).expect("gzip writes to memory");
        flate2::read::GzDecoder::new(&small[..]).read_to_end(&mut back).expect("it can be read");
        assert_eq!(back, page);
    }

    #[test]
    fn only_what_shrinks_gets_siblings() {
        let folder = std::env::temp_dir().join(format!("rokade-squeeze-{}", std::process::id()));
        let inner = folder.join("assets");
        fs::create_dir_all(&inner).expect("a folder can be made");
        fs::write(inner.join("page.js"), "let x = 1;".repeat(50)).expect("a file can be written");
        fs::write(inner.join("tiny.css"), "a").expect("a file can be written");
        fs::write(inner.join("tap.ogg"), "a".repeat(500)).expect("a file can be written");
        assert_eq!(squeeze_folder(&folder).expect("it can be squeezed"), 2);
        let mut names: Vec<_> = fs::read_dir(&inner)
            .expect("it is there")
            .map(|entry| entry.expect("it can be listed").file_name().into_string())
            .collect::<Result<_, _>>()
            .expect("the names are ASCII");
        names.sort();
        assert_eq!(names, ["page.js", "page.js.br", "page.js.gz", "tap.ogg", "tiny.css"]);
        fs::remove_dir_all(&folder).expect("the folder can be removed");
    }
}
