//! Games that are over, and what is worked out of them once.

use rokade_club::archive::{Filing, Finished};
use rokade_club::ports::StoreFault;
use rokade_club::{GameId, PersonId};
use rokade_rules::Color;
use rokade_rules::ending::Outcome;
use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::writing::conflict;
use super::{row, unavailable};

pub(super) fn file(
    connection: &Connection,
    game: GameId,
    filing: &Filing,
) -> Result<(), StoreFault> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO filing VALUES (?1, ?2, ?3)")
        .map_err(unavailable)?
        .execute(params![game.to_string(), filing.plies, filing.opening])
        .map(|_| ())
        .map_err(|fault| conflict(fault, StoreFault::NoSuchGame(game)))
}

const FINISHED: &str = "SELECT game.*, filing.plies, filing.opening FROM game
    LEFT JOIN filing ON filing.game = game.id";

pub(super) fn finished_of(
    connection: &Connection,
    person: PersonId,
) -> Result<Vec<Finished>, StoreFault> {
    let sql = format!(
        "{FINISHED} WHERE (white = ?1 OR black = ?1) AND reason IS NOT NULL ORDER BY begun DESC"
    );
    let mut found = connection.prepare_cached(&sql).map_err(unavailable)?;
    let rows =
        found.query_map([person.to_string()], |found| Ok(read(found))).map_err(unavailable)?;
    // A row that is none is left out: the others can be looked at all the same.
    rows.filter_map(Result::transpose).collect::<Result<_, _>>().map_err(unavailable)
}

pub(super) fn finished(
    connection: &Connection,
    id: GameId,
) -> Result<Option<Finished>, StoreFault> {
    let sql = format!("{FINISHED} WHERE game.id = ?1");
    connection
        .prepare_cached(&sql)
        .and_then(|mut found| found.query_row([id.to_string()], |found| Ok(read(found))).optional())
        .map_err(unavailable)?
        .ok_or(StoreFault::NoSuchGame(id))
}

/// A game out of its row; nothing where it is not over.
fn read(found: &Row<'_>) -> Option<Finished> {
    let outcome: Option<String> = found.get("outcome").ok()?;
    let plies: Option<u32> = found.get("plies").ok()?;
    Some(Finished {
        head: row::head(found)?,
        outcome: match outcome {
            Some(word) => Some(read_outcome(&word)?),
            None => None,
        },
        reason: row::text(found, "reason")?,
        filing: match plies {
            Some(plies) => Some(Filing { plies, opening: found.get("opening").ok()? }),
            None => None,
        },
    })
}

fn read_outcome(word: &str) -> Option<Outcome> {
    let all =
        [Outcome::Win(Color::White), Outcome::Win(Color::Black), Outcome::Draw, Outcome::BothLose];
    all.into_iter().find(|outcome| outcome.to_string() == word)
}
