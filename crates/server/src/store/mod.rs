//! Where games are kept: one SQLite file in the house's data folder.
//!
//! [`SqliteStore`] keeps the promise of [`rokade_club::ports::Store`]: what it reports as kept
//! outlives a loss of power. SQL stands in this folder and nowhere else.
//!
//! - `folder.rs`: the data folder, its lock and its secret.
//! - `backup.rs`: a copy while it runs, and going back to one.
//! - `schema.rs`: the tables, forward only.
//! - `writing.rs`: one thread that writes, with one sync for all that waits.
//! - `reading.rs`: what is asked of it.
//! - `rating.rs` and `archive.rs`: what rated games do, and games that are over.
//! - `member_writing.rs` and `member_reading.rs`: the same for members.
//! - `line.rs` and `row.rs`: events and heads as text.
//!
//! Why so: `docs/decisions/1002-one-file-one-writer.md`.

mod archive;
mod backup;
mod folder;
mod line;
mod member_reading;
mod member_writing;
mod rating;
mod reading;
mod row;
mod schema;
mod writing;

pub use backup::{BackupFault, backup, restore};
pub use folder::{DataFolder, FolderFault};
pub use schema::OpenFault;

use std::path::Path;
use std::sync::Mutex;

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
use rusqlite::Connection;

use writing::Writer;

/// Everything in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    reader: Mutex<Connection>,
}

impl SqliteStore {
    /// Opens a file, or makes it, and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// [`OpenFault`], and the file is as it was.
    pub fn open(file: &Path) -> Result<SqliteStore, OpenFault> {
        let connection = schema::open(file)?;
        let reader = schema::connect(file)?;
        let writer = Writer::start(connection).map_err(OpenFault::System)?;
        Ok(SqliteStore { writer, reader: Mutex::new(reader) })
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
        SqliteStore::open(&file)
    }

    /// Opens a file that may have no more than so many pages, as on a disk that is full.
    ///
    /// # Errors
    ///
    /// [`OpenFault`].
    pub fn open_with_at_most(file: &Path, pages: i64) -> Result<SqliteStore, OpenFault> {
        let connection = schema::open(file)?;
        schema::limit(&connection, file, pages)?;
        let reader = schema::connect(file)?;
        let writer = Writer::start(connection).map_err(OpenFault::System)?;
        Ok(SqliteStore { writer, reader: Mutex::new(reader) })
    }

    fn ask<T>(
        &self,
        question: impl FnOnce(&Connection) -> Result<T, StoreFault>,
    ) -> Result<T, StoreFault> {
        // A reader that panicked has changed nothing.
        let connection = self.reader.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        question(&connection)
    }
}

impl Store for SqliteStore {
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
        self.ask(|connection| reading::room(connection, id))
    }

    fn head(&self, id: GameId) -> Result<Head, StoreFault> {
        self.ask(|connection| reading::head(connection, id))
    }

    fn games_of(&self, person: PersonId, at_most: usize) -> Result<Vec<GameId>, StoreFault> {
        self.ask(|connection| reading::games_of(connection, person, at_most))
    }

    fn finished_of(&self, person: PersonId) -> Result<Vec<Finished>, StoreFault> {
        self.ask(|connection| archive::finished_of(connection, person))
    }

    fn finished(&self, id: GameId) -> Result<Option<Finished>, StoreFault> {
        self.ask(|connection| archive::finished(connection, id))
    }

    fn rating_change(&self, game: GameId) -> Result<Option<RatingChange>, StoreFault> {
        self.ask(|connection| rating::change(connection, game))
    }

    fn pulse(&self) -> Result<Option<Moment>, StoreFault> {
        self.ask(reading::pulse)
    }
}

impl Members for SqliteStore {
    fn member(&self, id: MemberId) -> Result<Option<Member>, StoreFault> {
        self.ask(|connection| member_reading::member(connection, id))
    }

    fn member_named(&self, name: &NameKey) -> Result<Option<(Member, String)>, StoreFault> {
        self.ask(|connection| member_reading::member_named(connection, name))
    }

    fn members(&self) -> Result<Vec<Member>, StoreFault> {
        self.ask(member_reading::members)
    }

    fn session(&self, key: Fingerprint) -> Result<Option<(Session, Member)>, StoreFault> {
        self.ask(|connection| member_reading::session(connection, key))
    }

    fn sessions_of(&self, member: MemberId) -> Result<Vec<Session>, StoreFault> {
        self.ask(|connection| member_reading::sessions_of(connection, member))
    }

    fn codes_left(&self, member: MemberId) -> Result<usize, StoreFault> {
        self.ask(|connection| member_reading::codes_left(connection, member))
    }

    fn help_used(&self, member: MemberId, day: Day) -> Result<HelpUsed, StoreFault> {
        self.ask(|connection| member_reading::help_used(connection, member, day))
    }

    fn progress(&self, member: MemberId, subject: Subject) -> Result<Option<Progress>, StoreFault> {
        self.ask(|connection| member_reading::progress(connection, member, subject))
    }

    fn blocked_by(&self, member: MemberId) -> Result<Vec<Member>, StoreFault> {
        self.ask(|connection| member_reading::blocked_by(connection, member))
    }

    fn apart_from(&self, member: MemberId) -> Result<Vec<MemberId>, StoreFault> {
        self.ask(|connection| member_reading::apart_from(connection, member))
    }

    fn reports(&self) -> Result<Vec<Report>, StoreFault> {
        self.ask(member_reading::reports)
    }

    fn ratings_of(&self, member: MemberId) -> Result<Vec<(Pool, Rating)>, StoreFault> {
        self.ask(|connection| rating::ratings_of(connection, member))
    }

    fn guests_of(&self, member: MemberId) -> Result<Vec<u64>, StoreFault> {
        self.ask(|connection| member_reading::guests_of(connection, member))
    }

    fn member_of_guest(&self, guest: u64) -> Result<Option<MemberId>, StoreFault> {
        self.ask(|connection| member_reading::member_of_guest(connection, guest))
    }
}

/// What the database says, for whoever must hear that nothing was kept.
fn unavailable(fault: rusqlite::Error) -> StoreFault {
    StoreFault::Unavailable(fault.to_string())
}
