//! The file of records, written a game at a time.

use std::fs::{File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use rokade_engine::self_play::{RECORD_BYTES, Record};

/// A file that only grows by whole games.
pub(super) struct Store {
    file: File,
    records: u64,
    bytes: Vec<u8>,
}

impl Store {
    /// Opens a file to add to, or makes it. What a run that was killed left of a record at the end
    /// is cut off.
    pub(super) fn open(path: &Path) -> io::Result<Store> {
        let mut file =
            OpenOptions::new().create(true).truncate(false).read(true).write(true).open(path)?;
        let records = file.metadata()?.len() / RECORD_BYTES as u64;
        file.set_len(records * RECORD_BYTES as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Store { file, records, bytes: Vec::new() })
    }

    /// Adds what is kept of one game, in one piece.
    pub(super) fn add(&mut self, records: &[Record]) -> io::Result<()> {
        self.bytes.clear();
        self.bytes.extend(records.iter().flat_map(Record::to_bytes));
        self.file.write_all(&self.bytes)?;
        self.records += records.len() as u64;
        Ok(())
    }

    /// How many records the file has.
    pub(super) const fn records(&self) -> u64 {
        self.records
    }
}
