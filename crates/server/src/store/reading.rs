//! What is asked of the database.

use rokade_club::challenge::Challenge;
use rokade_club::ports::StoreFault;
use rokade_club::room::{Event, Head, line};
use rokade_club::{GameId, PersonId, Room};
use rokade_rules::clock::Moment;

use super::database::{Columns, Database, all, count, first, moment};
use super::row;

/// The name under which the latest moment is kept at which the house ran.
pub(super) const PULSE: &str = "pulse";

/// Challenges that nobody has taken. A row that is none is left out: nobody can take it.
pub(super) fn challenges(database: &mut dyn Database) -> Result<Vec<Challenge>, StoreFault> {
    let found = all(database, "SELECT * FROM challenge ORDER BY made, id", &[], row::challenge)?;
    Ok(found.into_iter().flatten().collect())
}

pub(super) fn unfinished(database: &mut dyn Database) -> Result<Vec<GameId>, StoreFault> {
    let found = "SELECT id FROM game WHERE reason IS NULL ORDER BY begun, id";
    ids(all(database, found, &[], |row| row.text("id"))?)
}

pub(super) fn games_of(
    database: &mut dyn Database,
    person: PersonId,
    at_most: usize,
) -> Result<Vec<GameId>, StoreFault> {
    let found = "SELECT id FROM game WHERE white = ?1 OR black = ?1
        ORDER BY begun DESC, id LIMIT ?2";
    let at_most = i64::try_from(at_most).unwrap_or(i64::MAX);
    let values = [person.to_string().into(), at_most.into()];
    ids(all(database, found, &values, |row| row.text("id"))?)
}

fn ids(found: Vec<Option<String>>) -> Result<Vec<GameId>, StoreFault> {
    let named = |id: Option<String>| {
        let id = id.unwrap_or_default();
        id.parse().map_err(|_| StoreFault::Unavailable(format!("{id:?} names no game")))
    };
    found.into_iter().map(named).collect()
}

/// A game, built again from what happened in it.
pub(super) fn room(database: &mut dyn Database, id: GameId) -> Result<Room, StoreFault> {
    let mut room = Room::new(head(database, id)?);
    let lines = "SELECT number, at, what FROM event WHERE game = ?1 ORDER BY number";
    let mut fault = None;
    database.each(lines, &[id.to_string().into()], &mut |row| {
        // What comes after something that is none cannot follow.
        if fault.is_none() {
            fault = take_in(&mut room, row).err();
        }
    })?;
    match fault {
        None => Ok(room),
        Some(why) => Err(StoreFault::Damaged { game: id, why }),
    }
}

fn take_in(room: &mut Room, row: &dyn Columns) -> Result<(), String> {
    room.take_in(event(row)?).map_err(|fault| fault.to_string())
}

pub(super) fn head(database: &mut dyn Database, id: GameId) -> Result<Head, StoreFault> {
    first(database, "SELECT * FROM game WHERE id = ?1", &[id.to_string().into()], row::head)?
        .ok_or(StoreFault::NoSuchGame(id))?
        .ok_or_else(|| StoreFault::Damaged { game: id, why: "its head is none".to_owned() })
}

fn event(row: &dyn Columns) -> Result<Event, String> {
    let number = count(row, "number").ok_or("an event has no number")?;
    let at = moment(row, "at").ok_or_else(|| format!("event {number} has no moment"))?;
    let text = row.text("what").ok_or_else(|| format!("event {number} has no words"))?;
    let what = line::read(&text).ok_or_else(|| format!("event {number} is {text:?}"))?;
    Ok(Event { number, at, what })
}

pub(super) fn pulse(database: &mut dyn Database) -> Result<Option<Moment>, StoreFault> {
    let found = "SELECT value FROM house WHERE name = ?1";
    let kept = first(database, found, &[PULSE.into()], |row| row.text("value"))?;
    Ok(kept.flatten().and_then(|ms| ms.parse().ok()).map(Moment::new))
}
