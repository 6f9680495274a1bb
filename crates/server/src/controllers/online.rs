//! `/api/online/…`: guests, challenges, and the sockets of games.
//!
//! Every answer is JSON and nobody's to keep. Changes must come from a page of this house; whoever
//! asks for one without being known is a new guest, with the cookie in the answer.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use http::header::{HeaderMap, HeaderValue, RETRY_AFTER, SET_COOKIE};
use rokade_club::challenge::NotTaken;
use rokade_club::ports::StoreFault;
use rokade_club::{GameId, Person};
use rokade_wire::{Fault, NewChallenge};

use super::answered::{Answered, Refused, private};
use crate::door::Place;
use crate::members::Caller;
use crate::online::{House, LobbyFault, challenge_view, talk};

/// Bytes of a message from a browser: an order with the longest text that may be written.
const MESSAGE_BYTES: usize = 4 * 1_024;

/// Bytes that are read at once; the library's own 128 KiB would be most of a connection's memory.
const READ_BYTES: usize = 1_024;

/// Messages that go out at the same moment are gathered up to so many bytes.
const WRITE_BYTES: usize = 4 * 1_024;

/// Puts the cookie of a new guest on an answer that is nobody's to keep.
fn answered(answer: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut response = private(answer);
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

fn refused(status: StatusCode) -> Response {
    answered(status, None)
}

fn fault(fault: LobbyFault) -> Response {
    let status = match fault {
        LobbyFault::Gone | LobbyFault::NoSuchMember => StatusCode::NOT_FOUND,
        LobbyFault::NotTaken(NotTaken::MembersOnly) => StatusCode::UNAUTHORIZED,
        LobbyFault::NotTaken(_) => StatusCode::CONFLICT,
        LobbyFault::TooMany => StatusCode::TOO_MANY_REQUESTS,
        LobbyFault::Series | LobbyFault::Unrated => StatusCode::UNPROCESSABLE_ENTITY,
        LobbyFault::Control(faults) => {
            let body = Json(Fault::from(faults));
            return answered((StatusCode::UNPROCESSABLE_ENTITY, body), None);
        }
        LobbyFault::Store(fault) => return unavailable(&fault),
    };
    refused(status)
}

/// So long somebody waits who wanted to see the lobby of a house that is strained.
const LOBBY_LATER_S: HeaderValue = HeaderValue::from_static("2");

/// Players come first: whoever only looks at the lobby waits.
pub(crate) async fn unless_strained(
    State(house): State<House>,
    request: axum::extract::Request,
    next: axum::middleware::Next,
) -> Response {
    if !house.fitness().is_strained() {
        return next.run(request).await;
    }
    house.counters().count_shed_lobby();
    let mut response = refused(StatusCode::SERVICE_UNAVAILABLE);
    response.headers_mut().insert(RETRY_AFTER, LOBBY_LATER_S);
    response
}

fn unavailable(fault: &StoreFault) -> Response {
    tracing::error!(%fault, "the lobby could not be read or kept");
    refused(StatusCode::SERVICE_UNAVAILABLE)
}

async fn caller(house: &House, headers: &HeaderMap) -> Result<Caller, Refused> {
    house.caller(headers).await.map_err(|fault| unavailable(&fault).into())
}

/// `GET /api/online/lobby`: what is offered, and the games that one has.
pub(crate) async fn lobby(State(house): State<House>, headers: HeaderMap) -> Answered {
    let Caller { names, cookie, .. } = caller(&house, &headers).await?;
    let view = house.lobby(names).await.map_err(fault)?;
    Ok(answered(Json(view), cookie))
}

/// `POST /api/online/challenges`: offers a game.
pub(crate) async fn offer(
    State(house): State<House>,
    headers: HeaderMap,
    wanted: Result<Json<NewChallenge>, JsonRejection>,
) -> Answered {
    let Json(wanted) = wanted.map_err(|_| refused(StatusCode::BAD_REQUEST))?;
    let Caller { person, cookie, .. } = caller(&house, &headers).await?;
    let challenge = house.offer(person, &wanted).await.map_err(fault)?;
    let by = house.challenger(&challenge).await.map_err(|fault| unavailable(&fault))?;
    let view = Json(challenge_view(&challenge, person.id, by));
    Ok(answered((StatusCode::CREATED, view), cookie))
}

/// `POST /api/online/challenges/{id}/take`: begins the game.
pub(crate) async fn take(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let id = game(&id)?;
    let caller = caller(&house, &headers).await?;
    // What one has offered under another name is one's own.
    let whom = house.as_whom(&caller, id).await.map_err(|fault| unavailable(&fault))?;
    let by = Person { id: whom, ..caller.person };
    house.take(id, by).await.map_err(fault)?;
    Ok(answered(StatusCode::NO_CONTENT, caller.cookie))
}

/// `DELETE /api/online/challenges/{id}`: withdraws it.
pub(crate) async fn withdraw(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let id = game(&id)?;
    let known = house.known_caller(&headers).await.map_err(|fault| unavailable(&fault))?;
    let caller = known.ok_or_else(|| refused(StatusCode::NOT_FOUND))?;
    let whom = house.as_whom(&caller, id).await.map_err(|fault| unavailable(&fault))?;
    house.withdraw(id, whom).await.map_err(fault)?;
    Ok(answered(StatusCode::NO_CONTENT, None))
}

/// `GET /api/online/games/{id}/live`: the socket of a game.
pub(crate) async fn live(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
    place: Option<axum::Extension<Place>>,
    upgrade: WebSocketUpgrade,
) -> Answered {
    let id = game(&id)?;
    // A new guest gets the cookie with the socket: who takes the challenge is who listens here.
    let caller = caller(&house, &headers).await?;
    let whom = house.as_whom(&caller, id).await.map_err(|fault| unavailable(&fault))?;
    let known = caller.member.map(|(member, session)| (member.id, session));
    let forgotten = house.until_closed(known);
    let counted = house.counters().count_socket();
    let switching = upgrade
        .max_message_size(MESSAGE_BYTES)
        .max_frame_size(MESSAGE_BYTES)
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(WRITE_BYTES)
        .on_upgrade(move |socket| async move {
            talk(house, id, whom, socket, forgotten).await;
            // A socket takes a place of the house for as long as it lives.
            drop((place, counted));
        });
    Ok(answered(switching, caller.cookie))
}

fn game(id: &str) -> Result<GameId, Refused> {
    id.parse().map_err(|_| refused(StatusCode::NOT_FOUND).into())
}
