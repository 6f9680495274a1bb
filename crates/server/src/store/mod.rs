//! Where games are kept: one SQLite file in the house's data folder, or a PostgreSQL database.
//!
//! [`SqlStore`] keeps the promise of [`rokade_club::ports::Store`]: what it reports as kept
//! outlives a loss of power. SQL stands in this folder and nowhere else.
//!
//! - `folder.rs`: the data folder, its lock and its secret.
//! - `database.rs`: what is asked of a database; `sqlite/` and `postgres/` are the two that answer.
//! - `writing.rs`: one thread that writes, with one commit for all that waits.
//! - `reading.rs`: what is asked.
//! - `rating.rs` and `archive.rs`: what rated games do, and games that are over.
//! - `member_writing.rs` and `member_reading.rs`: the same for members.
//! - `row.rs`: heads and challenges as columns; events are lines (`rokade_club::room::line`).
//!
//! Why so: `docs/decisions/1002-one-file-one-writer.md` and `1007-two-databases.md`.

mod archive;
mod database;
mod folder;
mod member_reading;
mod member_writing;
mod postgres;
mod rating;
mod reading;
mod row;
mod sqlite;
mod writing;

pub use database::{Columns, Database, SqlFault, Value};
pub use folder::{DataFolder, FolderFault};
pub use postgres::{Postgres, PostgresAddress, PostgresFault};
pub use sqlite::{BackupFault, OpenFault, Sqlite, backup, restore};

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

use rokade_club::archive::Finished;
use rokade_club::challenge::Challenge;
use rokade_club::members::{
    Day, Fingerprint, HelpUsed, Member, MemberId, Members, NameKey, Progress, Report, Session,
    Subject,
};
use rokade_club::ports::{Done, Store, StoreFault, Write};
use rokade_club::rating::{Pool, Rating, RatingChange};
use rokade_club::room::Head;
use rokade_club::{GameId, PersonId, Room};
use rokade_rules::clock::Moment;

use sqlite::schema;
use writing::Writer;

/// So many questions are asked of PostgreSQL at the same time at most; connections are made as they
/// are needed.
const POSTGRES_READERS: usize = 4;

/// Everything in one database: a connection that writes, and some that read.
#[derive(Debug)]
pub struct SqlStore<D> {
    writer: Writer,
    readers: Vec<Mutex<D>>,
}

/// Everything in one SQLite file.
pub type SqliteStore = SqlStore<Sqlite>;

/// Everything in a PostgreSQL database.
pub type PostgresStore = SqlStore<Postgres>;

/// Which part a program has in a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// It is the house: nobody else may be that meanwhile.
    House,
    /// It does something beside the house.
    Beside,
}

impl SqlStore<Sqlite> {
    /// Opens a file, or makes it, and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// [`OpenFault`], and the file is as it was.
    pub fn open(file: &Path) -> Result<SqliteStore, OpenFault> {
        SqlStore::over(schema::open(file)?, file)
    }

    /// Opens the file of a house that may be running, in its data folder.
    ///
    /// # Errors
    ///
    /// [`OpenFault`], also where no house has been.
    pub fn open_in(data: &Path) -> Result<SqliteStore, OpenFault> {
        let file = data.join(folder::DATABASE);
        // Opening would make one.
        if !file.exists() {
            return Err(OpenFault::Nothing(data.to_owned()));
        }
        SqlStore::open(&file)
    }

    /// Opens a file that may have no more than so many pages, as on a disk that is full.
    ///
    /// # Errors
    ///
    /// [`OpenFault`].
    pub fn open_with_at_most(file: &Path, pages: i64) -> Result<SqliteStore, OpenFault> {
        let connection = schema::open(file)?;
        schema::limit(&connection, file, pages)?;
        SqlStore::over(connection, file)
    }

    fn over(writer: rusqlite::Connection, file: &Path) -> Result<SqliteStore, OpenFault> {
        let reader = Mutex::new(Sqlite(schema::connect(file)?));
        let writer = Writer::start(Sqlite(writer)).map_err(OpenFault::System)?;
        Ok(SqlStore { writer, readers: vec![reader] })
    }
}

impl SqlStore<Postgres> {
    /// Opens a database, makes its tables or brings them up to date, and takes a part in it.
    ///
    /// # Errors
    ///
    /// [`PostgresFault`], and the database is as it was.
    pub fn open_at(address: &PostgresAddress, part: Part) -> Result<PostgresStore, PostgresFault> {
        let writer = Postgres::open(address, part)?;
        let reader = || Mutex::new(Postgres::later(address));
        let readers = std::iter::repeat_with(reader).take(POSTGRES_READERS).collect();
        Ok(SqlStore { writer: Writer::start(writer).map_err(PostgresFault::System)?, readers })
    }
}

impl<D: Database> SqlStore<D> {
    fn ask<T>(
        &self,
        question: impl FnOnce(&mut dyn Database) -> Result<T, StoreFault>,
    ) -> Result<T, StoreFault> {
        // A reader that panicked has changed nothing.
        let free = self.readers.iter().find_map(|reader| match reader.try_lock() {
            Ok(reader) => Some(reader),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        });
        let wait = || Some(self.readers.first()?.lock().unwrap_or_else(PoisonError::into_inner));
        let silence = || StoreFault::Unavailable("nobody reads".to_owned());
        let mut reader: MutexGuard<'_, D> = free.or_else(wait).ok_or_else(silence)?;
        question(&mut *reader)
    }
}

impl<D: Database> Store for SqlStore<D> {
    fn write(&self, write: Write, done: Done) {
        self.writer.write(write, done);
    }

    fn challenges(&self) -> Result<Vec<Challenge>, StoreFault> {
        self.ask(reading::challenges)
    }

    fn unfinished(&self) -> Result<Vec<GameId>, StoreFault> {
        self.ask(reading::unfinished)
    }

    fn room(&self, id: GameId) -> Result<Room, StoreFault> {
        self.ask(|database| reading::room(database, id))
    }

    fn head(&self, id: GameId) -> Result<Head, StoreFault> {
        self.ask(|database| reading::head(database, id))
    }

    fn games_of(&self, person: PersonId, at_most: usize) -> Result<Vec<GameId>, StoreFault> {
        self.ask(|database| reading::games_of(database, person, at_most))
    }

    fn finished_of(&self, person: PersonId) -> Result<Vec<Finished>, StoreFault> {
        self.ask(|database| archive::finished_of(database, person))
    }

    fn finished(&self, id: GameId) -> Result<Option<Finished>, StoreFault> {
        self.ask(|database| archive::finished(database, id))
    }

    fn rating_change(&self, game: GameId) -> Result<Option<RatingChange>, StoreFault> {
        self.ask(|database| rating::change(database, game))
    }

    fn pulse(&self) -> Result<Option<Moment>, StoreFault> {
        self.ask(reading::pulse)
    }
}

impl<D: Database> Members for SqlStore<D> {
    fn member(&self, id: MemberId) -> Result<Option<Member>, StoreFault> {
        self.ask(|database| member_reading::member(database, id))
    }

    fn member_named(&self, name: &NameKey) -> Result<Option<(Member, String)>, StoreFault> {
        self.ask(|database| member_reading::member_named(database, name))
    }

    fn members(&self) -> Result<Vec<Member>, StoreFault> {
        self.ask(member_reading::members)
    }

    fn session(&self, key: Fingerprint) -> Result<Option<(Session, Member)>, StoreFault> {
        self.ask(|database| member_reading::session(database, key))
    }

    fn sessions_of(&self, member: MemberId) -> Result<Vec<Session>, StoreFault> {
        self.ask(|database| member_reading::sessions_of(database, member))
    }

    fn codes_left(&self, member: MemberId) -> Result<usize, StoreFault> {
        self.ask(|database| member_reading::codes_left(database, member))
    }

    fn help_used(&self, member: MemberId, day: Day) -> Result<HelpUsed, StoreFault> {
        self.ask(|database| member_reading::help_used(database, member, day))
    }

    fn progress(&self, member: MemberId, subject: Subject) -> Result<Option<Progress>, StoreFault> {
        self.ask(|database| member_reading::progress(database, member, subject))
    }

    fn blocked_by(&self, member: MemberId) -> Result<Vec<Member>, StoreFault> {
        self.ask(|database| member_reading::blocked_by(database, member))
    }

    fn apart_from(&self, member: MemberId) -> Result<Vec<MemberId>, StoreFault> {
        self.ask(|database| member_reading::apart_from(database, member))
    }

    fn reports(&self) -> Result<Vec<Report>, StoreFault> {
        self.ask(member_reading::reports)
    }

    fn ratings_of(&self, member: MemberId) -> Result<Vec<(Pool, Rating)>, StoreFault> {
        self.ask(|database| rating::ratings_of(database, member))
    }

    fn guests_of(&self, member: MemberId) -> Result<Vec<u64>, StoreFault> {
        self.ask(|database| member_reading::guests_of(database, member))
    }

    fn member_of_guest(&self, guest: u64) -> Result<Option<MemberId>, StoreFault> {
        self.ask(|database| member_reading::member_of_guest(database, guest))
    }
}
