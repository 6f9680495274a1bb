//! `/api/archive/…`: games that are over, and who sits at boards.
//!
//! Everybody finds their own games, guests too. One game is handed out to whoever knows its name, as
//! its board is; nothing of one that is still being played.

use axum::Router;
use axum::extract::{Path, Query as Asked, State};
use axum::response::IntoResponse as _;
use axum::routing::get;
use http::StatusCode;
use http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderMap, HeaderValue};
use rokade_club::GameId;
use rokade_club::archive::{Query, Score};
use rokade_club::members::MemberName;
use rokade_club::ports::StoreFault;
use rokade_rules::clock::Moment;
use rokade_wire::MemberRefused;
use serde::Deserialize;

use super::answered::{Answered, Refused, private};
use super::members::{answer, not_kept, refused};
use crate::online::House;

/// All addresses of this domain.
pub(crate) fn routes() -> Router<House> {
    Router::new()
        .route("/api/archive", get(list))
        .route("/api/archive/pgn", get(list_pgn))
        .route("/api/archive/games/{id}", get(moves))
        .route("/api/archive/games/{id}/pgn", get(pgn))
        .route("/api/online/games/{id}/players", get(players))
        .route("/api/members/named/{name}", get(profile))
}

/// What is looked for, in the address.
#[derive(Debug, Deserialize)]
struct Wanted {
    opponent: Option<String>,
    result: Option<ResultWord>,
    opening: Option<String>,
    from: Option<u64>,
    until: Option<u64>,
    page: Option<usize>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ResultWord {
    Won,
    Drawn,
    Lost,
}

impl Wanted {
    fn query(self) -> Query {
        let some = |text: Option<String>| text.filter(|text| !text.is_empty());
        Query {
            opponent: some(self.opponent),
            score: self.result.map(|result| match result {
                ResultWord::Won => Score::Won,
                ResultWord::Drawn => Score::Drawn,
                ResultWord::Lost => Score::Lost,
            }),
            opening: some(self.opening),
            from: self.from.map(Moment::new),
            until: self.until.map(Moment::new),
        }
    }
}

fn fault(fault: StoreFault) -> Refused {
    match fault {
        StoreFault::NoSuchGame(_) => refused(StatusCode::NOT_FOUND, MemberRefused::Gone).into(),
        fault => not_kept(&fault).into(),
    }
}

fn game(id: &str) -> Result<GameId, Refused> {
    id.parse().map_err(|_| refused(StatusCode::NOT_FOUND, MemberRefused::Gone).into())
}

/// `GET /api/archive`: a page of one's own games.
async fn list(
    State(house): State<House>,
    Asked(wanted): Asked<Wanted>,
    headers: HeaderMap,
) -> Answered {
    let page = wanted.page.unwrap_or(0);
    let caller = house.known_caller(&headers).await.map_err(fault)?;
    let names = caller.map(|caller| caller.names).unwrap_or_default();
    let found = house.archive(names, wanted.query(), page).await.map_err(fault)?;
    Ok(answer(StatusCode::OK, found))
}

/// `GET /api/archive/pgn`: all of them, as one file.
async fn list_pgn(
    State(house): State<House>,
    Asked(wanted): Asked<Wanted>,
    headers: HeaderMap,
) -> Answered {
    let caller = house.known_caller(&headers).await.map_err(fault)?;
    let names = caller.map(|caller| caller.names).unwrap_or_default();
    let text = house.archive_pgn(names, wanted.query()).await.map_err(fault)?;
    Ok(file(text, "rokade.pgn", "application/x-chess-pgn"))
}

/// `GET /api/archive/games/{id}/pgn`: one game.
async fn pgn(State(house): State<House>, Path(id): Path<String>) -> Answered {
    let id = game(&id)?;
    let text = house.game_pgn(id).await.map_err(fault)?;
    Ok(file(text, &format!("rokade-{id}.pgn"), "application/x-chess-pgn"))
}

/// An answer that a browser saves; the name is of letters, figures and signs that need no quoting.
pub(super) fn file(text: String, name: &str, kind: &'static str) -> axum::response::Response {
    let mut response = private(text.into_response());
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    if let Ok(saved) = HeaderValue::try_from(format!("attachment; filename=\"{name}\"")) {
        headers.insert(CONTENT_DISPOSITION, saved);
    }
    response
}

/// `GET /api/archive/games/{id}`: how it went, for an analysis board.
async fn moves(State(house): State<House>, Path(id): Path<String>) -> Answered {
    let moves = house.game_moves(game(&id)?).await.map_err(fault)?;
    Ok(answer(StatusCode::OK, moves))
}

/// `GET /api/online/games/{id}/players`: who plays, and with what rating.
async fn players(State(house): State<House>, Path(id): Path<String>) -> Answered {
    let players = house.players(game(&id)?).await.map_err(fault)?;
    Ok(answer(StatusCode::OK, players))
}

/// `GET /api/members/named/{name}`: a member as everybody sees them.
async fn profile(State(house): State<House>, Path(name): Path<String>) -> Answered {
    let gone = || refused(StatusCode::NOT_FOUND, MemberRefused::Gone);
    let name: MemberName = name.parse().map_err(|_| gone())?;
    let found = house.profile(name).await.map_err(fault)?;
    Ok(answer(StatusCode::OK, found.ok_or_else(gone)?))
}
