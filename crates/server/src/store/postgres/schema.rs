//! The tables, and how an older database gets them.
//!
//! They stand in a schema of their own, `rokade`, with their number in the table `house`. Forward
//! only: a database of a newer program is refused. An older one is copied first, into a schema beside
//! it, in the same transaction that changes it.

use postgres::{Client, Transaction};

use super::{KEY_OF_TABLES, PostgresFault, RESERVED};

/// What each version added, from the first on.
const MIGRATIONS: &[&str] = &[include_str!("schema_1.sql")];

/// The name under which the number is kept.
const SCHEMA: &str = "schema";

/// Makes the tables, or brings them up to date.
pub(super) fn bring_up_to_date(client: &mut Client, place: &str) -> Result<(), PostgresFault> {
    follow(client, place, MIGRATIONS)
}

fn follow(client: &mut Client, place: &str, migrations: &[&str]) -> Result<(), PostgresFault> {
    let fault = |why: postgres::Error| PostgresFault::refused(place, &why);
    let mut all = client.transaction().map_err(fault)?;
    // Two programs that open at the same moment come one after the other.
    all.batch_execute(&format!("SELECT pg_advisory_xact_lock({RESERVED}, {KEY_OF_TABLES})"))
        .map_err(fault)?;
    let known = migrations.len();
    let found = found(&mut all).map_err(fault)?;
    let found = match found {
        Found::Nothing => 0,
        Found::Ours(number) if number > known => {
            return Err(PostgresFault::Newer { place: place.to_owned(), found: number, known });
        }
        Found::Ours(number) if number == known => return Ok(()),
        Found::Ours(number) => number,
        Found::Foreign => return Err(PostgresFault::Foreign(place.to_owned())),
    };
    if found > 0 {
        copy(&mut all, found).map_err(fault)?;
    }
    for migration in migrations.iter().skip(found) {
        all.batch_execute(migration).map_err(fault)?;
    }
    let put = "INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2";
    all.execute(put, &[&SCHEMA, &known.to_string()]).map_err(fault)?;
    all.commit().map_err(fault)
}

/// What is in a database.
enum Found {
    Nothing,
    /// Tables of ours, of this number.
    Ours(usize),
    /// Something else has our name.
    Foreign,
}

/// Looks, and makes room where there is nothing.
fn found(all: &mut Transaction<'_>) -> Result<Found, postgres::Error> {
    let schema = "SELECT 1 FROM pg_namespace WHERE nspname = 'rokade'";
    if all.query_opt(schema, &[])?.is_none() {
        all.batch_execute("CREATE SCHEMA rokade")?;
        return Ok(Found::Nothing);
    }
    let tables = tables(all)?;
    if tables.is_empty() {
        // Somebody with more rights has made it for us.
        return Ok(Found::Nothing);
    }
    if !tables.iter().any(|table| table == "house") {
        return Ok(Found::Foreign);
    }
    let number = all.query_opt("SELECT value FROM house WHERE name = $1", &[&SCHEMA])?;
    let number = number.and_then(|row| row.try_get::<_, String>(0).ok()?.parse().ok());
    Ok(number.map_or(Found::Foreign, Found::Ours))
}

fn tables(all: &mut Transaction<'_>) -> Result<Vec<String>, postgres::Error> {
    let tables = "SELECT tablename::text FROM pg_tables WHERE schemaname = 'rokade' ORDER BY 1";
    all.query(tables, &[])?.iter().map(|row| row.try_get(0)).collect()
}

/// Copies what is there into `rokade_schema_3`, where it has schema 3.
fn copy(all: &mut Transaction<'_>, schema: usize) -> Result<(), postgres::Error> {
    let beside = format!("rokade_schema_{schema}");
    all.batch_execute(&format!("CREATE SCHEMA {beside}"))?;
    for table in tables(all)? {
        // The names are our own.
        all.batch_execute(&format!("CREATE TABLE {beside}.{table} AS TABLE rokade.{table}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::postgres::tests::with_client;

    const NEXT: &str = "CREATE TABLE more (what TEXT NOT NULL);";

    fn and(more: &[&'static str]) -> Vec<&'static str> {
        [MIGRATIONS, more].concat()
    }

    #[test]
    fn an_older_database_is_copied_before_it_is_changed() {
        with_client(|client| {
            bring_up_to_date(client, "here").unwrap();
            client.execute("INSERT INTO house VALUES ('pulse', '7')", &[]).unwrap();
            follow(client, "here", &and(&[NEXT])).unwrap();
            client.execute("INSERT INTO more VALUES ('new')", &[]).unwrap();
            let before = format!("rokade_schema_{}", MIGRATIONS.len());
            let kept = format!("SELECT value FROM {before}.house WHERE name = 'pulse'");
            let kept: String = client.query_one(&kept, &[]).unwrap().get(0);
            assert_eq!(kept, "7");
            assert!(client.execute(&format!("DELETE FROM {before}.more"), &[]).is_err());
        });
    }

    #[test]
    fn a_newer_database_is_refused_and_left_as_it_is() {
        with_client(|client| {
            follow(client, "here", &and(&[NEXT])).unwrap();
            let fault = bring_up_to_date(client, "here").unwrap_err();
            let PostgresFault::Newer { found, known, .. } = fault else { panic!("{fault}") };
            assert_eq!((found, known), (MIGRATIONS.len() + 1, MIGRATIONS.len()));
            client.execute("INSERT INTO more VALUES ('new')", &[]).unwrap();
        });
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        with_client(|client| {
            bring_up_to_date(client, "here").unwrap();
            assert!(follow(client, "here", &and(&[NEXT, "CREATE NONSENSE"])).is_err());
            assert!(client.execute("INSERT INTO more VALUES ('new')", &[]).is_err());
            bring_up_to_date(client, "here").unwrap();
        });
    }

    #[test]
    fn tables_of_another_program_are_not_taken() {
        with_client(|client| {
            client.batch_execute("CREATE SCHEMA rokade; CREATE TABLE theirs (x TEXT)").unwrap();
            let fault = bring_up_to_date(client, "here").unwrap_err();
            assert!(matches!(fault, PostgresFault::Foreign(_)), "{fault}");
        });
    }
}
