//! The tables, and how an older file gets them.
//!
//! Forward only: a file of a newer program is refused, an older one is copied beside itself before
//! it is changed. The number of the schema is SQLite's `user_version`.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

/// `Rk06` in the file's head, so that no other program's file is taken for ours.
const APPLICATION: i32 = 0x526b_3036;

/// What each version added, from the first on.
const MIGRATIONS: &[&str] = &[
    include_str!("schema_1.sql"),
    include_str!("schema_2.sql"),
    include_str!("schema_3.sql"),
    include_str!("schema_4.sql"),
    include_str!("schema_5.sql"),
];

/// How long a reader waits for the writer to have finished with the file's head.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why a file cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenFault {
    /// It was made by a newer program.
    #[error("{} has schema {found}; this program knows {known}", .file.display())]
    Newer {
        /// Which file.
        file: PathBuf,
        /// Its schema.
        found: usize,
        /// The newest that is known.
        known: usize,
    },
    /// No house has been there.
    #[error("there is no house in {}", .0.display())]
    Nothing(PathBuf),
    /// It is something else.
    #[error("{} is not a file of Rokade", .0.display())]
    Foreign(PathBuf),
    /// SQLite does not open it.
    #[error("cannot open {}: {why}", .file.display())]
    Database {
        /// Which file.
        file: PathBuf,
        /// What SQLite said.
        why: rusqlite::Error,
    },
    /// The system does not let it.
    #[error("cannot begin to write: {0}")]
    System(io::Error),
}

/// Opens the file for writing, with all tables.
pub(in crate::store) fn open(file: &Path) -> Result<Connection, OpenFault> {
    let mut connection = connect(file)?;
    bring_up_to_date(&mut connection, file, MIGRATIONS)?;
    Ok(connection)
}

/// A connection with the settings that the promise needs.
pub(in crate::store) fn connect(file: &Path) -> Result<Connection, OpenFault> {
    let fault = |why| OpenFault::Database { file: file.to_owned(), why };
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags).map_err(fault)?;
    connection.busy_timeout(PATIENCE).map_err(fault)?;
    // FULL: a commit is on disk before it returns, which WAL alone does not promise.
    connection
        .execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;",
        )
        .map_err(fault)?;
    Ok(connection)
}

/// Refuses a file of another program, or of a newer one.
pub(in crate::store) fn must_be_ours(file: &Path) -> Result<(), OpenFault> {
    let fault = |why| OpenFault::Database { file: file.to_owned(), why };
    let connection =
        Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(fault)?;
    if number(&connection, "application_id").map_err(fault)? != i64::from(APPLICATION) {
        return Err(OpenFault::Foreign(file.to_owned()));
    }
    let found = usize::try_from(number(&connection, "user_version").map_err(fault)?)
        .map_err(|_| OpenFault::Foreign(file.to_owned()))?;
    let known = MIGRATIONS.len();
    if found > known {
        return Err(OpenFault::Newer { file: file.to_owned(), found, known });
    }
    Ok(())
}

/// Lets the file have no more than so many pages.
pub(in crate::store) fn limit(
    connection: &Connection,
    file: &Path,
    pages: i64,
) -> Result<(), OpenFault> {
    connection
        .pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))
        .map_err(|why| OpenFault::Database { file: file.to_owned(), why })
}

fn number(connection: &Connection, pragma: &str) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, pragma, |row| row.get(0))
}

fn bring_up_to_date(
    connection: &mut Connection,
    file: &Path,
    migrations: &[&str],
) -> Result<(), OpenFault> {
    let fault = |why| OpenFault::Database { file: file.to_owned(), why };
    let found = usize::try_from(number(connection, "user_version").map_err(fault)?)
        .map_err(|_| OpenFault::Foreign(file.to_owned()))?;
    let application = number(connection, "application_id").map_err(fault)?;
    let is_empty = number(connection, "schema_version").map_err(fault)? == 0;
    if !is_empty && application != i64::from(APPLICATION) {
        return Err(OpenFault::Foreign(file.to_owned()));
    }
    let known = migrations.len();
    if found > known {
        return Err(OpenFault::Newer { file: file.to_owned(), found, known });
    }
    if found == known {
        return Ok(());
    }
    if found > 0 {
        let copy = copy_name(file, found);
        connection.execute("VACUUM INTO ?1", [copy.to_string_lossy()]).map_err(fault)?;
    }
    let all = connection.transaction().map_err(fault)?;
    for migration in migrations.iter().skip(found) {
        all.execute_batch(migration).map_err(fault)?;
    }
    all.pragma_update(None, "application_id", APPLICATION).map_err(fault)?;
    all.pragma_update(None, "user_version", i64::try_from(known).unwrap_or(i64::MAX))
        .map_err(fault)?;
    all.commit().map_err(fault)
}

/// `rokade.db` of schema 3 is copied to `rokade.schema-3.db`.
fn copy_name(file: &Path, schema: usize) -> PathBuf {
    file.with_extension(format!("schema-{schema}.db"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEXT: &str = "CREATE TABLE more (what TEXT NOT NULL);";

    /// What a program of the next version, or one after it, would know.
    fn and(more: &[&'static str]) -> Vec<&'static str> {
        [MIGRATIONS, more].concat()
    }

    fn place() -> (tempfile::TempDir, PathBuf) {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("rokade.db");
        (place, file)
    }

    #[test]
    fn an_older_file_is_copied_before_it_is_changed() {
        let (_place, file) = place();
        let mut connection = open(&file).unwrap();
        connection.execute("INSERT INTO house VALUES ('pulse', '7')", []).unwrap();
        bring_up_to_date(&mut connection, &file, &and(&[NEXT])).unwrap();
        connection.execute("INSERT INTO more VALUES ('new')", []).unwrap();
        let copy = Connection::open(copy_name(&file, MIGRATIONS.len())).unwrap();
        let kept: String = copy.query_row("SELECT value FROM house", [], |row| row.get(0)).unwrap();
        assert_eq!(kept, "7");
        assert!(copy.execute("INSERT INTO more VALUES ('new')", []).is_err());
    }

    #[test]
    fn what_the_first_program_kept_is_there_in_this_one() {
        let (_place, file) = place();
        let mut connection = connect(&file).unwrap();
        bring_up_to_date(&mut connection, &file, &MIGRATIONS[..1]).unwrap();
        connection.execute("INSERT INTO house VALUES ('pulse', '7')", []).unwrap();
        drop(connection);
        let connection = open(&file).unwrap();
        let kept: String =
            connection.query_row("SELECT value FROM house", [], |row| row.get(0)).unwrap();
        assert_eq!(kept, "7");
        connection.execute("DELETE FROM member", []).unwrap();
    }

    #[test]
    fn a_newer_file_is_refused_and_left_as_it_is() {
        let (_place, file) = place();
        let mut connection = open(&file).unwrap();
        bring_up_to_date(&mut connection, &file, &and(&[NEXT])).unwrap();
        drop(connection);
        let fault = open(&file).unwrap_err();
        let OpenFault::Newer { found, known, .. } = fault else { panic!("{fault}") };
        assert_eq!((found, known), (MIGRATIONS.len() + 1, MIGRATIONS.len()));
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        let (_place, file) = place();
        let mut connection = open(&file).unwrap();
        let broken = and(&[NEXT, "CREATE NONSENSE"]);
        assert!(bring_up_to_date(&mut connection, &file, &broken).is_err());
        assert_eq!(number(&connection, "user_version").unwrap(), MIGRATIONS.len() as i64);
        assert!(connection.execute("INSERT INTO more VALUES ('new')", []).is_err());
    }

    #[test]
    fn a_file_of_another_program_is_not_taken() {
        let (_place, file) = place();
        Connection::open(&file).unwrap().execute_batch("CREATE TABLE theirs (x);").unwrap();
        assert!(matches!(open(&file), Err(OpenFault::Foreign(_))));
        std::fs::write(&file, "no database at all, but a text of some length").unwrap();
        assert!(matches!(open(&file), Err(OpenFault::Database { .. })));
    }
}
