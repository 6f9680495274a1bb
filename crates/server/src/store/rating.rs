//! Ratings, and what rated games did to them.

use rokade_club::GameId;
use rokade_club::members::MemberId;
use rokade_club::ports::StoreFault;
use rokade_club::rating::{Pool, Rating, RatingChange, after_game};
use rokade_club::room::Ending;
use rokade_rating::Strength;
use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::Moment;
use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::member_reading::{all, first, member};
use super::member_writing::{column, ms, run};
use super::{reading, row, unavailable};

/// Lets the result of a rated game change both ratings, once, where both are still members.
pub(super) fn settle(
    connection: &Connection,
    game: GameId,
    ending: Ending,
) -> Result<(), StoreFault> {
    let Some(outcome) = ending.outcome else { return Ok(()) };
    let head = reading::head(connection, game)?;
    let Some(pool) = head.rated_in() else { return Ok(()) };
    let ids = [Color::White, Color::Black].map(|side| MemberId::of(head.seats[side].id));
    let [Some(white), Some(black)] = ids else { return Ok(()) };
    let is_settled = change(connection, game)?.is_some();
    let has_gone = member(connection, white)?.is_none() || member(connection, black)?.is_none();
    if is_settled || has_gone {
        return Ok(());
    }
    let at = ended(connection, game)?.unwrap_or(head.begun);
    let known =
        |who| Ok::<_, StoreFault>(of(connection, who, pool)?.unwrap_or(Rating::unknown(at)));
    let before = ByColor::new(known(white)?, known(black)?);
    let after = after_game(before, outcome, at);
    put(connection, white, pool, &after[Color::White])?;
    put(connection, black, pool, &after[Color::Black])?;
    let points = params![
        game.to_string(),
        before[Color::White].points(),
        after[Color::White].points(),
        before[Color::Black].points(),
        after[Color::Black].points()
    ];
    run(connection, "INSERT INTO rating_change VALUES (?1, ?2, ?3, ?4, ?5)", points)
}

/// When the last thing happened in a game.
fn ended(connection: &Connection, game: GameId) -> Result<Option<Moment>, StoreFault> {
    let last: Option<i64> = connection
        .prepare_cached("SELECT at FROM event WHERE game = ?1 ORDER BY number DESC LIMIT 1")
        .and_then(|mut last| last.query_row([game.to_string()], |row| row.get(0)).optional())
        .map_err(unavailable)?;
    Ok(last.and_then(|ms| u64::try_from(ms).ok()).map(Moment::new))
}

fn of(connection: &Connection, member: MemberId, pool: Pool) -> Result<Option<Rating>, StoreFault> {
    let found = "SELECT * FROM rating WHERE member = ?1 AND pool = ?2";
    first(connection, found, params![column(member), pool.word()], read)
}

fn put(
    connection: &Connection,
    member: MemberId,
    pool: Pool,
    rating: &Rating,
) -> Result<(), StoreFault> {
    let Strength { rating: points, deviation, volatility } = rating.strength;
    let row = params![
        column(member),
        pool.word(),
        points,
        deviation,
        volatility,
        rating.games,
        ms(rating.last)
    ];
    run(connection, "INSERT OR REPLACE INTO rating VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)", row)
}

fn read(found: &Row<'_>) -> Option<Rating> {
    Some(Rating {
        strength: Strength {
            rating: found.get("rating").ok()?,
            deviation: found.get("deviation").ok()?,
            volatility: found.get("volatility").ok()?,
        },
        games: found.get("games").ok()?,
        last: row::moment(found, "last")?,
    })
}

/// A member's ratings, in the order in which pools are shown.
pub(super) fn ratings_of(
    connection: &Connection,
    member: MemberId,
) -> Result<Vec<(Pool, Rating)>, StoreFault> {
    let found = "SELECT * FROM rating WHERE member = ?1";
    let mut ratings = all(connection, found, [column(member)], |found| {
        Some((row::text(found, "pool")?.parse::<Pool>().ok()?, read(found)?))
    })?;
    ratings.sort_by_key(|(pool, _)| *pool);
    Ok(ratings)
}

/// What a rated game did.
pub(super) fn change(
    connection: &Connection,
    game: GameId,
) -> Result<Option<RatingChange>, StoreFault> {
    let found = "SELECT * FROM rating_change WHERE game = ?1";
    first(connection, found, [game.to_string()], |found| {
        let both =
            |white, black| Some(ByColor::new(found.get(white).ok()?, found.get(black).ok()?));
        Some(RatingChange {
            before: both("white_before", "black_before")?,
            after: both("white_after", "black_after")?,
        })
    })
}
