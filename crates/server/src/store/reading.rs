//! What is asked of the file.

use rokade_club::challenge::Challenge;
use rokade_club::ports::StoreFault;
use rokade_club::room::{Event, Head};
use rokade_club::{GameId, PersonId, Room};
use rokade_rules::clock::Moment;
use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::{line, row, unavailable};

/// The name under which the latest moment is kept at which the house ran.
pub(super) const PULSE: &str = "pulse";

/// Challenges that nobody has taken. A row that is none is left out: nobody can take it.
pub(super) fn challenges(connection: &Connection) -> Result<Vec<Challenge>, StoreFault> {
    let mut all =
        connection.prepare_cached("SELECT * FROM challenge ORDER BY made").map_err(unavailable)?;
    let rows = all.query_map([], |found| Ok(row::challenge(found))).map_err(unavailable)?;
    rows.filter_map(Result::transpose).collect::<Result<_, _>>().map_err(unavailable)
}

pub(super) fn unfinished(connection: &Connection) -> Result<Vec<GameId>, StoreFault> {
    let mut all = connection
        .prepare_cached("SELECT id FROM game WHERE reason IS NULL ORDER BY begun")
        .map_err(unavailable)?;
    let rows = all.query_map([], |found| found.get(0)).map_err(unavailable)?;
    ids(rows)
}

pub(super) fn games_of(
    connection: &Connection,
    person: PersonId,
    at_most: usize,
) -> Result<Vec<GameId>, StoreFault> {
    let mut all = connection
        .prepare_cached(
            "SELECT id FROM game WHERE white = ?1 OR black = ?1 ORDER BY begun DESC LIMIT ?2",
        )
        .map_err(unavailable)?;
    let at_most = i64::try_from(at_most).unwrap_or(i64::MAX);
    let rows = all
        .query_map(params![person.to_string(), at_most], |found| found.get(0))
        .map_err(unavailable)?;
    ids(rows)
}

fn ids(rows: impl Iterator<Item = rusqlite::Result<String>>) -> Result<Vec<GameId>, StoreFault> {
    rows.map(|id| {
        let id = id.map_err(unavailable)?;
        id.parse().map_err(|_| StoreFault::Unavailable(format!("{id:?} names no game")))
    })
    .collect()
}

/// A game, built again from what happened in it.
pub(super) fn room(connection: &Connection, id: GameId) -> Result<Room, StoreFault> {
    let damaged = |why: String| StoreFault::Damaged { game: id, why };
    let mut room = Room::new(head(connection, id)?);
    let mut lines = connection
        .prepare_cached("SELECT number, at, what FROM event WHERE game = ?1 ORDER BY number")
        .map_err(unavailable)?;
    let mut found = lines.query([id.to_string()]).map_err(unavailable)?;
    while let Some(found) = found.next().map_err(unavailable)? {
        let kept = event(found).map_err(damaged)?;
        room.take_in(kept).map_err(|fault| StoreFault::damaged(id, &fault))?;
    }
    Ok(room)
}

pub(super) fn head(connection: &Connection, id: GameId) -> Result<Head, StoreFault> {
    connection
        .prepare_cached("SELECT * FROM game WHERE id = ?1")
        .map_err(unavailable)?
        .query_row([id.to_string()], |found| Ok(row::head(found)))
        .optional()
        .map_err(unavailable)?
        .ok_or(StoreFault::NoSuchGame(id))?
        .ok_or_else(|| StoreFault::Damaged { game: id, why: "its head is none".to_owned() })
}

fn event(found: &Row<'_>) -> Result<Event, String> {
    let number: u32 = found.get("number").map_err(|fault| fault.to_string())?;
    let at = row::moment(found, "at").ok_or_else(|| format!("event {number} has no moment"))?;
    let text: String = found.get("what").map_err(|fault| fault.to_string())?;
    let what = line::read(&text).ok_or_else(|| format!("event {number} is {text:?}"))?;
    Ok(Event { number, at, what })
}

pub(super) fn pulse(connection: &Connection) -> Result<Option<Moment>, StoreFault> {
    let kept: Option<String> = connection
        .query_row("SELECT value FROM house WHERE name = ?1", [PULSE], |found| found.get(0))
        .optional()
        .map_err(unavailable)?;
    Ok(kept.and_then(|ms| ms.parse().ok()).map(Moment::new))
}
