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
use http::header::{CACHE_CONTROL, HeaderMap, HeaderValue, RETRY_AFTER, SET_COOKIE};
use rokade_club::{GameId, Person};
use rokade_wire::{Fault, NewChallenge};

use crate::door::Place;
use crate::online::{House, LobbyFault, challenge_view, talk};
use crate::origin;

/// Bytes of a message from a browser: an order with the longest text that may be written.
const MESSAGE_BYTES: usize = 4 * 1_024;

/// Bytes that are read at once; the library's own 128 KiB would be most of a connection's memory.
const READ_BYTES: usize = 1_024;

/// Who asks: known by the cookie, or new.
struct Caller {
    person: Person,
    cookie: Option<HeaderValue>,
}

fn caller(house: &House, headers: &HeaderMap) -> Caller {
    if let Some(person) = house.signer().person(headers) {
        return Caller { person, cookie: None };
    }
    let number = house.draw_guest();
    let cookie = house.signer().guest_cookie(number);
    Caller { person: Person::guest(number), cookie: Some(cookie) }
}

/// Puts the cookie of a new guest on an answer that is nobody's to keep.
fn answered(answer: impl IntoResponse, cookie: Option<HeaderValue>) -> Response {
    let mut response = answer.into_response();
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Some(cookie) = cookie {
        headers.append(SET_COOKIE, cookie);
    }
    response
}

fn refused(status: StatusCode) -> Response {
    answered(status, None)
}

fn fault(fault: LobbyFault) -> Response {
    let status = match fault {
        LobbyFault::Gone => StatusCode::NOT_FOUND,
        LobbyFault::NotTaken(_) => StatusCode::CONFLICT,
        LobbyFault::TooMany => StatusCode::TOO_MANY_REQUESTS,
        LobbyFault::Series => StatusCode::UNPROCESSABLE_ENTITY,
        LobbyFault::Control(faults) => {
            let body = Json(Fault::from(faults));
            return answered((StatusCode::UNPROCESSABLE_ENTITY, body), None);
        }
        LobbyFault::Store(fault) => {
            tracing::error!(%fault, "the lobby could not be kept");
            StatusCode::SERVICE_UNAVAILABLE
        }
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

/// `GET /api/online/lobby`: what is offered, and the games that one has.
pub(crate) async fn lobby(State(house): State<House>, headers: HeaderMap) -> Response {
    let Caller { person, cookie } = caller(&house, &headers);
    match house.lobby(person.id).await {
        Ok(view) => answered(Json(view), cookie),
        Err(why) => fault(why),
    }
}

/// `POST /api/online/challenges`: offers a game.
pub(crate) async fn offer(
    State(house): State<House>,
    headers: HeaderMap,
    wanted: Result<Json<NewChallenge>, JsonRejection>,
) -> Response {
    if !origin::is_own(&headers) {
        return refused(StatusCode::FORBIDDEN);
    }
    let Ok(Json(wanted)) = wanted else { return refused(StatusCode::BAD_REQUEST) };
    let Caller { person, cookie } = caller(&house, &headers);
    match house.offer(person, &wanted).await {
        Ok(challenge) => {
            let view = Json(challenge_view(&challenge, person.id));
            answered((StatusCode::CREATED, view), cookie)
        }
        Err(why) => fault(why),
    }
}

/// `POST /api/online/challenges/{id}/take`: begins the game.
pub(crate) async fn take(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    if !origin::is_own(&headers) {
        return refused(StatusCode::FORBIDDEN);
    }
    let Ok(id) = id.parse::<GameId>() else { return refused(StatusCode::NOT_FOUND) };
    let Caller { person, cookie } = caller(&house, &headers);
    match house.take(id, person).await {
        Ok(()) => answered(StatusCode::NO_CONTENT, cookie),
        Err(why) => fault(why),
    }
}

/// `DELETE /api/online/challenges/{id}`: withdraws it.
pub(crate) async fn withdraw(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    if !origin::is_own(&headers) {
        return refused(StatusCode::FORBIDDEN);
    }
    let (Ok(id), Some(person)) = (id.parse::<GameId>(), house.signer().person(&headers)) else {
        return refused(StatusCode::NOT_FOUND);
    };
    match house.withdraw(id, person.id).await {
        Ok(()) => answered(StatusCode::NO_CONTENT, None),
        Err(why) => fault(why),
    }
}

/// `GET /api/online/games/{id}/live`: the socket of a game.
pub(crate) async fn live(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
    place: Option<axum::Extension<Place>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !origin::is_own(&headers) {
        return refused(StatusCode::FORBIDDEN);
    }
    let Ok(id) = id.parse::<GameId>() else { return refused(StatusCode::NOT_FOUND) };
    // A new guest gets the cookie with the socket: who takes the challenge is who listens here.
    let Caller { person, cookie } = caller(&house, &headers);
    let person = person.id;
    let counted = house.counters().count_socket();
    let switching = upgrade
        .max_message_size(MESSAGE_BYTES)
        .max_frame_size(MESSAGE_BYTES)
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(0)
        .on_upgrade(move |socket| async move {
            talk(house, id, person, socket).await;
            // A socket takes a place of the house for as long as it lives.
            drop((place, counted));
        });
    answered(switching, cookie)
}
