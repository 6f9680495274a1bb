//! Games that are over, and what is worked out of them once.

use rokade_club::archive::{Filing, Finished};
use rokade_club::ports::StoreFault;
use rokade_club::{GameId, PersonId};
use rokade_rules::Color;
use rokade_rules::ending::Outcome;

use super::database::{Columns, Database, all, count, first};
use super::row;

pub(super) fn file(
    database: &mut dyn Database,
    game: GameId,
    filing: &Filing,
) -> Result<(), StoreFault> {
    let put = "INSERT INTO filing VALUES (?1, ?2, ?3)
        ON CONFLICT (game) DO UPDATE SET plies = excluded.plies, opening = excluded.opening";
    let opening = filing.opening.as_deref();
    database
        .change(put, &[game.to_string().into(), filing.plies.into(), opening.into()])
        .map(|_| ())
        .map_err(|fault| fault.or(StoreFault::NoSuchGame(game)))
}

pub(super) fn finished_of(
    database: &mut dyn Database,
    person: PersonId,
) -> Result<Vec<Finished>, StoreFault> {
    let found = "SELECT game.*, filing.plies, filing.opening FROM game
        LEFT JOIN filing ON filing.game = game.id
        WHERE (white = ?1 OR black = ?1) AND reason IS NOT NULL ORDER BY begun DESC, id";
    let games = all(database, found, &[person.to_string().into()], read)?;
    // A row that is none is left out: the others can be looked at all the same.
    Ok(games.into_iter().flatten().collect())
}

pub(super) fn finished(
    database: &mut dyn Database,
    id: GameId,
) -> Result<Option<Finished>, StoreFault> {
    let found = "SELECT game.*, filing.plies, filing.opening FROM game
        LEFT JOIN filing ON filing.game = game.id WHERE game.id = ?1";
    first(database, found, &[id.to_string().into()], read)?.ok_or(StoreFault::NoSuchGame(id))
}

/// A game out of its row; nothing where it is not over.
fn read(row: &dyn Columns) -> Option<Finished> {
    let outcome = match row.text("outcome") {
        Some(word) => Some(read_outcome(&word)?),
        None => None,
    };
    let filing = count(row, "plies").map(|plies| Filing { plies, opening: row.text("opening") });
    Some(Finished { head: row::head(row)?, outcome, reason: row.text("reason")?, filing })
}

fn read_outcome(word: &str) -> Option<Outcome> {
    let all =
        [Outcome::Win(Color::White), Outcome::Win(Color::Black), Outcome::Draw, Outcome::BothLose];
    all.into_iter().find(|outcome| outcome.to_string() == word)
}
