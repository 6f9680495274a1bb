//! PostgreSQL as the store's database: one connection that writes, others that read.
//!
//! A connection that was lost is made again when somebody needs one, never within a transaction:
//! what was not committed is told as not kept, and what was asked can be asked again. Nothing is
//! told before `COMMIT` has been answered, with `synchronous_commit` on.
//!
//! - `address.rs`: where a database is.
//! - `schema.rs`: its tables, forward only.
//! - `value.rs`: what goes into its columns and comes out.

mod address;
mod schema;
mod value;

pub use address::PostgresAddress;

use std::collections::HashMap;
use std::error::Error as _;
use std::fmt;
use std::io;

use postgres::{Client, NoTls, Statement};

use super::Part;
use super::database::{Columns, Database, SqlFault, Value};
use value::references;

/// `Rk06`: locks that only this program takes.
const RESERVED: i32 = 0x526b_3036;

/// Who holds this is the house.
const KEY_OF_THE_HOUSE: i32 = 1;

/// Who holds this writes.
const KEY_OF_WRITING: i32 = 2;

/// Who holds this makes tables.
const KEY_OF_TABLES: i32 = 3;

/// What every connection says first. Whoever waits for a lock or an answer for so long is told.
const SETTINGS: &str = "SET synchronous_commit = on; SET search_path = rokade;
    SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '60s'";

/// Why a database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum PostgresFault {
    /// It is no address.
    #[error("that is no address of a PostgreSQL database: {0}")]
    Address(String),
    /// The server does not do what it is asked.
    #[error("the database {place} does not open: {why}")]
    Refused {
        /// Which database.
        place: String,
        /// What was said.
        why: String,
    },
    /// Another house is there.
    #[error("another program is the house in the database {0}")]
    InUse(String),
    /// It was made by a newer program.
    #[error("the database {place} has schema {found}; this program knows {known}")]
    Newer {
        /// Which database.
        place: String,
        /// Its schema.
        found: usize,
        /// The newest that is known.
        known: usize,
    },
    /// Something else is called `rokade` there.
    #[error("the tables in the database {0} are not Rokade's")]
    Foreign(String),
    /// The database cannot keep every letter.
    #[error("the database {place} keeps text as {encoding}; it has to be UTF8")]
    Encoding {
        /// Which database.
        place: String,
        /// How it keeps text.
        encoding: String,
    },
    /// The system does not let it.
    #[error("cannot begin to write: {0}")]
    System(io::Error),
}

impl PostgresFault {
    fn address(why: postgres::Error) -> PostgresFault {
        PostgresFault::Address(told(&why))
    }

    fn refused(place: &str, why: &postgres::Error) -> PostgresFault {
        PostgresFault::Refused { place: place.to_owned(), why: told(why) }
    }
}

/// What the server or the library said, with its cause.
fn told(why: &postgres::Error) -> String {
    why.source().map_or_else(|| why.to_string(), |cause| format!("{why}: {cause}"))
}

/// A connection to a database, made again when it was lost.
pub struct Postgres {
    address: PostgresAddress,
    part: Part,
    open: Option<Open>,
    /// Within a transaction a lost connection is not made again.
    transaction: Transaction,
}

/// A connection with what was prepared on it.
struct Open {
    client: Client,
    statements: HashMap<&'static str, Statement>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Transaction {
    None,
    /// Something is to be said before the next statement counts: the last mark goes.
    Marked,
    Open,
}

impl Postgres {
    /// Connects, makes the tables or brings them up to date, and takes the part.
    pub(super) fn open(address: &PostgresAddress, part: Part) -> Result<Postgres, PostgresFault> {
        let mut postgres = Postgres::later(address);
        postgres.part = part;
        let place = address.to_string();
        let mut client = postgres.connect()?;
        let encoding: String = client
            .query_one("SHOW server_encoding", &[])
            .and_then(|row| row.try_get(0))
            .map_err(|why| PostgresFault::refused(&place, &why))?;
        if encoding != "UTF8" {
            return Err(PostgresFault::Encoding { place, encoding });
        }
        warn_of_loss(&mut client, &place);
        schema::bring_up_to_date(&mut client, &place)?;
        postgres.open = Some(Open { client, statements: HashMap::new() });
        Ok(postgres)
    }

    /// Connects when somebody asks something.
    pub(super) fn later(address: &PostgresAddress) -> Postgres {
        let (address, part) = (address.clone(), Part::Beside);
        Postgres { address, part, open: None, transaction: Transaction::None }
    }

    fn connect(&self) -> Result<Client, PostgresFault> {
        let place = self.address.to_string();
        let fault = |why: postgres::Error| PostgresFault::refused(&place, &why);
        let mut client = self.address.config().connect(NoTls).map_err(fault)?;
        client.batch_execute(SETTINGS).map_err(fault)?;
        if self.part == Part::House {
            // The connection that was lost may be about to let go.
            let take = format!(
                "SET lock_timeout = '5s';
                SELECT pg_advisory_lock({RESERVED}, {KEY_OF_THE_HOUSE});
                SET lock_timeout = DEFAULT"
            );
            client.batch_execute(&take).map_err(|why| match why.code() {
                Some(code) if *code == postgres::error::SqlState::LOCK_NOT_AVAILABLE => {
                    PostgresFault::InUse(place.clone())
                }
                _ => fault(why),
            })?;
        }
        Ok(client)
    }

    /// The connection, made again if it was lost and nothing has been begun on it.
    fn reach(&mut self) -> Result<&mut Open, SqlFault> {
        let is_lost = self.open.as_ref().is_none_or(|open| open.client.is_closed());
        if is_lost {
            if self.transaction != Transaction::None {
                return Err(SqlFault::Failed("the connection was lost".to_owned()));
            }
            let client = self.connect().map_err(|why| SqlFault::Failed(why.to_string()))?;
            self.open = Some(Open { client, statements: HashMap::new() });
        }
        self.open.as_mut().ok_or_else(|| SqlFault::Failed("there is no connection".to_owned()))
    }

    /// Does something that has had no effect if the connection was lost: then it is done once more.
    fn again<T>(
        &mut self,
        mut what: impl FnMut(&mut Open) -> Result<T, SqlFault>,
    ) -> Result<T, SqlFault> {
        let first = what(self.reach()?);
        let is_lost = self.open.as_ref().is_none_or(|open| open.client.is_closed());
        match first {
            Err(_) if is_lost && self.transaction == Transaction::None => what(self.reach()?),
            other => other,
        }
    }

    /// Says something without values; first, that the last mark goes.
    fn say(&mut self, what: &str) -> Result<(), SqlFault> {
        let is_marked = self.transaction == Transaction::Marked;
        let open = self.reach()?;
        let said = if is_marked {
            // Together, because each way there and back counts.
            open.client.batch_execute(&format!("RELEASE SAVEPOINT one; {what}"))
        } else {
            open.client.batch_execute(what)
        };
        said.map_err(|why| fault(&why))?;
        if is_marked {
            self.transaction = Transaction::Open;
        }
        Ok(())
    }
}

impl Database for Postgres {
    fn begin(&mut self) -> Result<(), SqlFault> {
        // What is read here stays so until it is written: one writes at a time, as in a file.
        let begin = format!("BEGIN; SELECT pg_advisory_xact_lock({RESERVED}, {KEY_OF_WRITING})");
        self.again(|open| open.client.batch_execute(&begin).map_err(|why| fault(&why)))?;
        self.transaction = Transaction::Open;
        Ok(())
    }

    fn commit(&mut self) -> Result<(), SqlFault> {
        self.say("COMMIT")?;
        self.transaction = Transaction::None;
        Ok(())
    }

    fn roll_back(&mut self) {
        self.transaction = Transaction::None;
        let Some(open) = &mut self.open else { return };
        if open.client.batch_execute("ROLLBACK").is_err() {
            // What cannot be taken back ends with its connection.
            self.open = None;
        }
    }

    fn mark(&mut self) -> Result<(), SqlFault> {
        self.say("SAVEPOINT one")
    }

    fn release(&mut self) -> Result<(), SqlFault> {
        self.transaction = Transaction::Marked;
        Ok(())
    }

    fn go_back(&mut self) -> Result<(), SqlFault> {
        self.say("ROLLBACK TO SAVEPOINT one; RELEASE SAVEPOINT one")
    }

    fn change(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, SqlFault> {
        let open = self.reach()?;
        let statement = open.prepared(sql)?;
        open.client.execute(&statement, &references(values)).map_err(|why| fault(&why))
    }

    fn each(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
        show: &mut dyn FnMut(&dyn Columns),
    ) -> Result<(), SqlFault> {
        let rows = self.again(|open| {
            let statement = open.prepared(sql)?;
            open.client.query(&statement, &references(values)).map_err(|why| fault(&why))
        })?;
        for row in &rows {
            show(row);
        }
        Ok(())
    }
}

impl Open {
    fn prepared(&mut self, sql: &'static str) -> Result<Statement, SqlFault> {
        if let Some(known) = self.statements.get(sql) {
            return Ok(known.clone());
        }
        // No statement of ours has a question mark in a text.
        let statement = self.client.prepare(&sql.replace('?', "$")).map_err(|why| fault(&why))?;
        self.statements.insert(sql, statement.clone());
        Ok(statement)
    }
}

/// Closing waits for the server, which is not allowed where tasks run.
impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(open) = self.open.take() {
            // A thread that panicked has said so already.
            let _ = std::thread::spawn(move || drop(open)).join();
        }
    }
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres").field("address", &self.address).finish_non_exhaustive()
    }
}

/// A server that acknowledges what is not on its disk does so for its owner's reasons.
fn warn_of_loss(client: &mut Client, place: &str) {
    let fsync = client.query_one("SHOW fsync", &[]).and_then(|row| row.try_get::<_, String>(0));
    if fsync.is_ok_and(|fsync| fsync != "on") {
        tracing::warn!(place, "the database has fsync off: a loss of power may take games with it");
    }
}

fn fault(why: &postgres::Error) -> SqlFault {
    // Class 23: integrity constraint violation (appendix A of PostgreSQL's documentation).
    match why.code() {
        Some(code) if code.code().starts_with("23") => SqlFault::Broken(told(why)),
        _ => SqlFault::Failed(told(why)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_test_kit::postgres_server::PostgresServer;

    /// Lets a test do something with a new database, where PostgreSQL is on this machine.
    pub(super) fn with_client(test: impl FnOnce(&mut Client)) {
        let Some(server) = PostgresServer::shared() else { return };
        let address: PostgresAddress = server.fresh_database().parse().unwrap();
        test(&mut Postgres::later(&address).connect().unwrap());
    }

    #[test]
    fn a_value_of_another_type_is_refused_and_not_bent() {
        with_client(|client| {
            let is_nine = client.prepare("SELECT 1 WHERE $1::bigint = 9").unwrap();
            assert_eq!(client.execute(&is_nine, &[&Value::Whole(9)]).unwrap(), 1);
            assert!(client.execute(&is_nine, &[&Value::from("9")]).is_err());
            assert_eq!(client.execute(&is_nine, &[&Value::Null]).unwrap(), 0);
        });
    }
}
