//! A copy of a house's data while it runs, and going back to one.
//!
//! A backup is a folder with a copy of the database as it stood at one moment, checked, and the
//! secret: with it every guest keeps the own seat. Going back needs the house to be closed, and never
//! throws away what is there: it is put beside.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::super::folder::{DATABASE, SECRET};
use super::super::{DataFolder, FolderFault};
use super::{OpenFault, schema};

/// Why there is no backup, or no going back.
#[derive(Debug, thiserror::Error)]
pub enum BackupFault {
    /// There is nothing to copy.
    #[error("there are no games in {}", .0.display())]
    Nothing(PathBuf),
    /// Something is there already.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// The copy is not what it should be.
    #[error("{} is damaged: {what}", .file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What the database found.
        what: String,
    },
    /// The database does not do what it is asked.
    #[error("cannot copy {}: {why}", .file.display())]
    Database {
        /// The file.
        file: PathBuf,
        /// What it said.
        why: rusqlite::Error,
    },
    /// The file cannot be opened as ours.
    #[error(transparent)]
    Open(#[from] OpenFault),
    /// The folder cannot be this program's.
    #[error(transparent)]
    Folder(#[from] FolderFault),
    /// The system does not let it.
    #[error("cannot use {}: {why}", .path.display())]
    System {
        /// Which file or folder.
        path: PathBuf,
        /// What the system said.
        why: io::Error,
    },
}

fn system(path: &Path) -> impl Fn(io::Error) -> BackupFault + use<> {
    let path = path.to_owned();
    move |why| BackupFault::System { path: path.clone(), why }
}

/// Copies the data of a house, running or not, into a new folder.
///
/// # Errors
///
/// [`BackupFault`]; what was copied by then is no backup.
pub fn backup(data: &Path, to: &Path) -> Result<(), BackupFault> {
    let file = data.join(DATABASE);
    if !file.exists() {
        return Err(BackupFault::Nothing(data.to_owned()));
    }
    if to.exists() {
        return Err(BackupFault::Exists(to.to_owned()));
    }
    fs::create_dir_all(to).map_err(system(to))?;
    let fault = |why| BackupFault::Database { file: file.clone(), why };
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(&file, flags).map_err(fault)?;
    // One moment of the file, whatever is written meanwhile.
    let copy = to.join(DATABASE);
    connection.execute("VACUUM INTO ?1", [copy.to_string_lossy()]).map_err(fault)?;
    check(&copy)?;
    copy_secret(data, to)
}

/// Puts a backup into the place of a house's data. The house must be closed. What was there is kept
/// beside it; gives where, if there was something.
///
/// # Errors
///
/// [`BackupFault`], and the data is as it was.
pub fn restore(from: &Path, data: &Path) -> Result<Option<PathBuf>, BackupFault> {
    let copy = from.join(DATABASE);
    if !copy.exists() {
        return Err(BackupFault::Nothing(from.to_owned()));
    }
    check(&copy)?;
    // Whoever runs has the lock; the secret of a new folder is replaced below.
    let folder = DataFolder::take(data)?;
    let file = folder.path().join(DATABASE);
    let before = file.exists().then(|| free_name(&file));
    if let Some(before) = &before {
        // All that is still in the log goes into the file first.
        drop(schema::open(&file)?);
        fs::rename(&file, before).map_err(system(before))?;
    }
    for rest in ["rokade.db-wal", "rokade.db-shm"] {
        let rest = folder.path().join(rest);
        match fs::remove_file(&rest) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(system(&rest)(why)),
            _ => {}
        }
    }
    fs::copy(&copy, &file).map_err(system(&file))?;
    copy_secret(from, folder.path())?;
    // Brings an older backup up to date, and says so if it is a newer program's.
    drop(schema::open(&file)?);
    Ok(before)
}

/// A name beside a file that nothing has.
fn free_name(file: &Path) -> PathBuf {
    let names = (1..).map(|number| file.with_extension(format!("before-{number}.db")));
    names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| file.with_extension("before"))
}

/// Whether a file is a database of ours, and whole.
fn check(file: &Path) -> Result<(), BackupFault> {
    schema::must_be_ours(file)?;
    let fault = |why| BackupFault::Database { file: file.to_owned(), why };
    let connection =
        Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(fault)?;
    let what: String =
        connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).map_err(fault)?;
    if what == "ok" { Ok(()) } else { Err(BackupFault::Damaged { file: file.to_owned(), what }) }
}

/// The secret goes along with its rights.
fn copy_secret(from: &Path, to: &Path) -> Result<(), BackupFault> {
    let (from, to) = (from.join(SECRET), to.join(SECRET));
    if from.exists() {
        fs::copy(&from, &to).map_err(system(&to))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with one value in it, by which it is known again.
    fn house(path: &Path, pulse: &str) -> [u8; 32] {
        let folder = DataFolder::take(path).unwrap();
        drop(folder.store().unwrap());
        put(path, pulse);
        *folder.secret()
    }

    fn put(path: &Path, pulse: &str) {
        let connection = Connection::open(path.join(DATABASE)).unwrap();
        connection.execute("INSERT OR REPLACE INTO house VALUES ('pulse', ?1)", [pulse]).unwrap();
    }

    fn pulse(path: &Path) -> String {
        let connection = Connection::open(path).unwrap();
        connection.query_row("SELECT value FROM house", [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn a_running_house_is_copied_and_a_closed_one_goes_back() {
        let place = tempfile::tempdir().unwrap();
        let (data, copy) = (place.path().join("data"), place.path().join("copy"));
        let secret = house(&data, "1");
        let running = DataFolder::take(&data).unwrap();
        backup(&data, &copy).unwrap();
        put(&data, "2");
        assert!(matches!(restore(&copy, &data), Err(BackupFault::Folder(_))));
        drop(running);
        let before = restore(&copy, &data).unwrap().unwrap();
        assert_eq!(pulse(&data.join(DATABASE)), "1");
        // What was there is not lost.
        assert_eq!(pulse(&before), "2");
        assert_eq!(DataFolder::take(&data).unwrap().secret(), &secret);
    }

    #[test]
    fn guests_keep_their_seats_on_another_machine() {
        let place = tempfile::tempdir().unwrap();
        let (data, copy, other) =
            (place.path().join("data"), place.path().join("copy"), place.path().join("other"));
        let secret = house(&data, "1");
        backup(&data, &copy).unwrap();
        assert_eq!(restore(&copy, &other).unwrap(), None);
        assert_eq!(DataFolder::take(&other).unwrap().secret(), &secret);
    }

    #[test]
    fn nothing_is_overwritten_and_nothing_is_taken_for_a_backup() {
        let place = tempfile::tempdir().unwrap();
        let (data, copy) = (place.path().join("data"), place.path().join("copy"));
        assert!(matches!(backup(&data, &copy), Err(BackupFault::Nothing(_))));
        house(&data, "1");
        fs::create_dir(&copy).unwrap();
        assert!(matches!(backup(&data, &copy), Err(BackupFault::Exists(_))));
        assert!(matches!(restore(&copy, &data), Err(BackupFault::Nothing(_))));
        Connection::open(copy.join(DATABASE)).unwrap().execute_batch("CREATE TABLE x (y)").unwrap();
        assert!(matches!(restore(&copy, &data), Err(BackupFault::Open(_))));
        assert_eq!(pulse(&data.join(DATABASE)), "1");
    }
}
