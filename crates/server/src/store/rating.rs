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

use super::database::{Columns, Database, count, first, moment};
use super::member_reading::{every, member, one};
use super::member_writing::{column, run};
use super::reading;

/// Lets the result of a rated game change both ratings, once, where both are still members.
pub(super) fn settle(
    database: &mut dyn Database,
    game: GameId,
    ending: Ending,
) -> Result<(), StoreFault> {
    let Some(outcome) = ending.outcome else { return Ok(()) };
    let head = reading::head(database, game)?;
    let Some(pool) = head.rated_in() else { return Ok(()) };
    let ids = [Color::White, Color::Black].map(|side| MemberId::of(head.seats[side].id));
    let [Some(white), Some(black)] = ids else { return Ok(()) };
    let is_settled = change(database, game)?.is_some();
    let has_gone = member(database, white)?.is_none() || member(database, black)?.is_none();
    if is_settled || has_gone {
        return Ok(());
    }
    let at = ended(database, game)?.unwrap_or(head.begun);
    let mut known =
        |who| Ok::<_, StoreFault>(of(database, who, pool)?.unwrap_or(Rating::unknown(at)));
    let before = ByColor::new(known(white)?, known(black)?);
    let after = after_game(before, outcome, at);
    put(database, white, pool, &after[Color::White])?;
    put(database, black, pool, &after[Color::Black])?;
    let points = [
        game.to_string().into(),
        before[Color::White].points().into(),
        after[Color::White].points().into(),
        before[Color::Black].points().into(),
        after[Color::Black].points().into(),
    ];
    run(database, "INSERT INTO rating_change VALUES (?1, ?2, ?3, ?4, ?5)", &points)
}

/// When the last thing happened in a game.
fn ended(database: &mut dyn Database, game: GameId) -> Result<Option<Moment>, StoreFault> {
    let last = "SELECT at FROM event WHERE game = ?1 ORDER BY number DESC LIMIT 1";
    let found = first(database, last, &[game.to_string().into()], |row| moment(row, "at"))?;
    Ok(found.flatten())
}

fn of(
    database: &mut dyn Database,
    member: MemberId,
    pool: Pool,
) -> Result<Option<Rating>, StoreFault> {
    let found = "SELECT * FROM rating WHERE member = ?1 AND pool = ?2";
    one(database, found, &[column(member).into(), pool.word().into()], read)
}

fn put(
    database: &mut dyn Database,
    member: MemberId,
    pool: Pool,
    rating: &Rating,
) -> Result<(), StoreFault> {
    let Strength { rating: points, deviation, volatility } = rating.strength;
    let row = [
        column(member).into(),
        pool.word().into(),
        points.into(),
        deviation.into(),
        volatility.into(),
        rating.games.into(),
        rating.last.into(),
    ];
    let put = "INSERT INTO rating VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        ON CONFLICT (member, pool) DO UPDATE SET rating = excluded.rating,
        deviation = excluded.deviation, volatility = excluded.volatility,
        games = excluded.games, last = excluded.last";
    run(database, put, &row)
}

fn read(row: &dyn Columns) -> Option<Rating> {
    Some(Rating {
        strength: Strength {
            rating: row.real("rating")?,
            deviation: row.real("deviation")?,
            volatility: row.real("volatility")?,
        },
        games: count(row, "games")?,
        last: moment(row, "last")?,
    })
}

/// A member's ratings, in the order in which pools are shown.
pub(super) fn ratings_of(
    database: &mut dyn Database,
    member: MemberId,
) -> Result<Vec<(Pool, Rating)>, StoreFault> {
    let found = "SELECT * FROM rating WHERE member = ?1";
    let mut ratings = every(database, found, &[column(member).into()], |row| {
        Some((row.text("pool")?.parse::<Pool>().ok()?, read(row)?))
    })?;
    ratings.sort_by_key(|(pool, _)| *pool);
    Ok(ratings)
}

/// What a rated game did.
pub(super) fn change(
    database: &mut dyn Database,
    game: GameId,
) -> Result<Option<RatingChange>, StoreFault> {
    let found = "SELECT * FROM rating_change WHERE game = ?1";
    one(database, found, &[game.to_string().into()], |row| {
        let points = |column| row.whole(column).and_then(|points| i32::try_from(points).ok());
        let both = |white, black| Some(ByColor::new(points(white)?, points(black)?));
        Some(RatingChange {
            before: both("white_before", "black_before")?,
            after: both("white_after", "black_after")?,
        })
    })
}
