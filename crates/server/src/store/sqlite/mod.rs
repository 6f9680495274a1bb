//! SQLite as the store's database: one file, with a log ahead of it.
//!
//! - `schema.rs`: its tables, forward only.
//! - `backup.rs`: a copy while it runs, and going back to one.

mod backup;
pub(super) mod schema;

pub use backup::{BackupFault, backup, restore};
pub use schema::OpenFault;

use rusqlite::types::{ToSql, ToSqlOutput, Value as Owned, ValueRef};
use rusqlite::{Connection, ErrorCode, Row, params_from_iter};

use super::database::{Columns, Database, SqlFault, Value};

/// A connection to the file.
#[derive(Debug)]
pub struct Sqlite(pub(super) Connection);

impl Sqlite {
    fn run(&mut self, sql: &str) -> Result<(), SqlFault> {
        self.0.prepare_cached(sql).and_then(|mut sql| sql.execute([])).map(|_| ()).map_err(fault)
    }
}

impl Database for Sqlite {
    fn begin(&mut self) -> Result<(), SqlFault> {
        // At once, so that nobody comes between reading and writing.
        self.run("BEGIN IMMEDIATE")
    }

    fn commit(&mut self) -> Result<(), SqlFault> {
        self.run("COMMIT")
    }

    fn roll_back(&mut self) {
        // Fails where there is no transaction to undo.
        let _ = self.0.execute_batch("ROLLBACK");
    }

    fn mark(&mut self) -> Result<(), SqlFault> {
        self.run("SAVEPOINT one")
    }

    fn release(&mut self) -> Result<(), SqlFault> {
        self.run("RELEASE one")
    }

    fn go_back(&mut self) -> Result<(), SqlFault> {
        self.run("ROLLBACK TO one")?;
        self.run("RELEASE one")
    }

    fn change(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, SqlFault> {
        let mut sql = self.0.prepare_cached(sql).map_err(fault)?;
        let changed = sql.execute(params_from_iter(values)).map_err(fault)?;
        Ok(changed as u64)
    }

    fn each(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
        show: &mut dyn FnMut(&dyn Columns),
    ) -> Result<(), SqlFault> {
        let mut sql = self.0.prepare_cached(sql).map_err(fault)?;
        let mut rows = sql.query(params_from_iter(values)).map_err(fault)?;
        while let Some(row) = rows.next().map_err(fault)? {
            show(row);
        }
        Ok(())
    }
}

impl Columns for Row<'_> {
    fn text(&self, column: &str) -> Option<String> {
        self.get(column).ok()
    }

    fn whole(&self, column: &str) -> Option<i64> {
        self.get(column).ok()
    }

    fn real(&self, column: &str) -> Option<f64> {
        self.get(column).ok()
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Value::Text(text) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            Value::Whole(number) => ToSqlOutput::Owned(Owned::Integer(*number)),
            Value::Real(number) => ToSqlOutput::Owned(Owned::Real(*number)),
            Value::Null => ToSqlOutput::Owned(Owned::Null),
        })
    }
}

fn fault(fault: rusqlite::Error) -> SqlFault {
    match fault.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => SqlFault::Broken(fault.to_string()),
        _ => SqlFault::Failed(fault.to_string()),
    }
}
