//! What the store asks of a database: statements with values, and transactions with a way back.
//!
//! SQLite and PostgreSQL are the two that answer. They share one SQL, written so that both mean the
//! same by it: values as `?1`, conflicts by `ON CONFLICT`, no function that only one of them has.
//! What they do not share (how one opens, connects again, or makes its tables) is with each of them.

use std::borrow::Cow;

use rokade_club::ports::StoreFault;
use rokade_rules::clock::Moment;

/// Something in a column.
#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    /// Text.
    Text(Cow<'a, str>),
    /// A whole number.
    Whole(i64),
    /// Another number.
    Real(f64),
    /// Nothing.
    Null,
}

/// Why a statement did not do what it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SqlFault {
    /// A key is there already, or what it points to is not there.
    Broken(String),
    /// The database does not do what it is asked.
    Failed(String),
}

/// A row that was found.
pub trait Columns {
    /// The text of a column; nothing where there is none.
    fn text(&self, column: &str) -> Option<String>;

    /// The whole number of a column; nothing where there is none.
    fn whole(&self, column: &str) -> Option<i64>;

    /// The number of a column; nothing where there is none.
    fn real(&self, column: &str) -> Option<f64>;
}

/// One connection to a database. Within a transaction each write stands between
/// [`Database::mark`] and [`Database::release`], or [`Database::go_back`].
pub trait Database: Send + 'static {
    /// Begins a transaction in which nobody else writes.
    ///
    /// # Errors
    ///
    /// [`SqlFault`], and there is no transaction.
    fn begin(&mut self) -> Result<(), SqlFault>;

    /// Ends the transaction; returns when all of it outlives a loss of power.
    ///
    /// # Errors
    ///
    /// [`SqlFault`], and nothing of it may be told.
    fn commit(&mut self) -> Result<(), SqlFault>;

    /// Ends the transaction, if there is one, and nothing of it has happened.
    fn roll_back(&mut self);

    /// Marks a place in the transaction.
    ///
    /// # Errors
    ///
    /// [`SqlFault`].
    fn mark(&mut self) -> Result<(), SqlFault>;

    /// Forgets the mark.
    ///
    /// # Errors
    ///
    /// [`SqlFault`].
    fn release(&mut self) -> Result<(), SqlFault>;

    /// Takes back what happened since the mark, and forgets it.
    ///
    /// # Errors
    ///
    /// [`SqlFault`].
    fn go_back(&mut self) -> Result<(), SqlFault>;

    /// Changes rows, and says how many.
    ///
    /// # Errors
    ///
    /// [`SqlFault`].
    fn change(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, SqlFault>;

    /// Shows each row that is found, in its order.
    ///
    /// # Errors
    ///
    /// [`SqlFault`].
    fn each(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
        show: &mut dyn FnMut(&dyn Columns),
    ) -> Result<(), SqlFault>;
}

/// The first row, read; nothing inside where it cannot be.
pub(super) fn first<T>(
    database: &mut dyn Database,
    sql: &'static str,
    values: &[Value<'_>],
    read: impl Fn(&dyn Columns) -> Option<T>,
) -> Result<Option<Option<T>>, SqlFault> {
    let mut found = None;
    database.each(sql, values, &mut |row| {
        if found.is_none() {
            found = Some(read(row));
        }
    })?;
    Ok(found)
}

/// All rows, read; nothing inside where one cannot be.
pub(super) fn all<T>(
    database: &mut dyn Database,
    sql: &'static str,
    values: &[Value<'_>],
    read: impl Fn(&dyn Columns) -> Option<T>,
) -> Result<Vec<Option<T>>, SqlFault> {
    let mut found = Vec::new();
    database.each(sql, values, &mut |row| found.push(read(row)))?;
    Ok(found)
}

/// Whether there is such a row.
pub(super) fn is_there(
    database: &mut dyn Database,
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<bool, SqlFault> {
    Ok(first(database, sql, values, |_| Some(()))?.is_some())
}

/// The moment in a column.
pub(super) fn moment(row: &dyn Columns, column: &str) -> Option<Moment> {
    row.whole(column).and_then(|ms| u64::try_from(ms).ok()).map(Moment::new)
}

/// The number in a column that has no sign.
pub(super) fn count(row: &dyn Columns, column: &str) -> Option<u32> {
    row.whole(column).and_then(|number| u32::try_from(number).ok())
}

impl SqlFault {
    /// A broken key means what the caller says; anything else, that the database fails.
    pub(super) fn or(self, meaning: StoreFault) -> StoreFault {
        match self {
            SqlFault::Broken(_) => meaning,
            SqlFault::Failed(why) => StoreFault::Unavailable(why),
        }
    }
}

impl From<SqlFault> for StoreFault {
    fn from(fault: SqlFault) -> StoreFault {
        match fault {
            SqlFault::Broken(why) | SqlFault::Failed(why) => StoreFault::Unavailable(why),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Whole(number)
    }
}

impl From<i32> for Value<'_> {
    fn from(number: i32) -> Self {
        Value::Whole(number.into())
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Whole(number.into())
    }
}

impl From<f64> for Value<'_> {
    fn from(number: f64) -> Self {
        Value::Real(number)
    }
}

impl From<Moment> for Value<'_> {
    fn from(moment: Moment) -> Self {
        // A moment that far away does not come.
        Value::Whole(i64::try_from(moment.as_ms()).unwrap_or(i64::MAX))
    }
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Value<'a> {
        value.map_or(Value::Null, Into::into)
    }
}
