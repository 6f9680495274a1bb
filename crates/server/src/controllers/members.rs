//! `/api/members/…`: accounts.
//!
//! Every answer is JSON and nobody's to keep. Changes must come from a page of this house. What is
//! refused says why in its body ([`MemberRefused`]): 401 for wrong names, passwords and codes and for
//! whoever is not logged in, 409 and 422 for what cannot be, 429 and 503 with `Retry-After`.

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use http::StatusCode;
use http::header::{HeaderMap, HeaderValue, RETRY_AFTER, SET_COOKIE};
use rokade_club::members::{Fingerprint, Member, Session};
use rokade_club::ports::StoreFault;
use rokade_wire::{
    MemberRefused, MemberView, NameAndPassword, PasswordAgain, PasswordChange, Recovery,
    RecoveryCodes, SessionView,
};

use super::answered::{Answered, Refused, private};
use crate::members::{MemberTrouble, RecoveryCode, cleared, session_cookie};
use crate::online::House;

/// Seconds after which somebody may come back who was told that too many hash at once.
const BUSY_SECONDS: u32 = 5;

/// All addresses of this domain.
pub(crate) fn routes() -> Router<House> {
    Router::new()
        .route("/api/members", post(sign_up))
        .route("/api/members/log-in", post(log_in))
        .route("/api/members/log-out", post(log_out))
        .route("/api/members/recover", post(recover))
        .route("/api/members/me", get(show).delete(close))
        .route("/api/members/me/password", post(change_password))
        .route("/api/members/me/codes", post(renew_codes))
        .route("/api/members/me/sessions", get(sessions).delete(close_other_sessions))
        .route("/api/members/me/sessions/{key}", delete(close_session))
}

/// A body, if it is one.
pub(super) type Body<T> = Result<Json<T>, JsonRejection>;

/// An answer that is nobody's to keep.
pub(super) fn answer(status: StatusCode, body: impl serde::Serialize) -> Response {
    private((status, Json(body)))
}

pub(super) fn done() -> Response {
    private(StatusCode::NO_CONTENT)
}

fn with_cookie(mut response: Response, cookie: HeaderValue) -> Response {
    response.headers_mut().append(SET_COOKIE, cookie);
    response
}

pub(super) fn refused(status: StatusCode, why: MemberRefused) -> Response {
    let seconds = match why {
        MemberRefused::TooOften { seconds } => Some(seconds),
        MemberRefused::Busy => Some(BUSY_SECONDS),
        _ => None,
    };
    let mut response = answer(status, why);
    if let Some(seconds) = seconds {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

pub(super) fn trouble(trouble: MemberTrouble) -> Response {
    match trouble {
        MemberTrouble::Refused(why) => {
            let status = match why {
                MemberRefused::NameTaken => StatusCode::CONFLICT,
                MemberRefused::Gone => StatusCode::NOT_FOUND,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            refused(status, why)
        }
        MemberTrouble::Wrong => refused(StatusCode::UNAUTHORIZED, MemberRefused::Wrong),
        MemberTrouble::TooOften(wait) => {
            // Rounded up, so that whoever waits as long is let in.
            let seconds = u32::try_from(wait.as_millis().div_ceil(1_000)).unwrap_or(u32::MAX);
            refused(StatusCode::TOO_MANY_REQUESTS, MemberRefused::TooOften { seconds })
        }
        MemberTrouble::Hash(fault) => {
            tracing::warn!(%fault, "a password was not hashed");
            refused(StatusCode::SERVICE_UNAVAILABLE, MemberRefused::Busy)
        }
        MemberTrouble::Store(fault) => not_kept(&fault),
    }
}

pub(super) fn not_kept(fault: &StoreFault) -> Response {
    tracing::error!(%fault, "nothing could be kept of a member");
    refused(StatusCode::SERVICE_UNAVAILABLE, MemberRefused::NotKept)
}

pub(super) fn body<T>(sent: Body<T>) -> Result<T, Refused> {
    sent.map(|Json(sent)| sent).map_err(|_| private(StatusCode::BAD_REQUEST).into())
}

/// The member who asks, and by which browser.
pub(super) async fn member(
    house: &House,
    headers: &HeaderMap,
) -> Result<(Member, Fingerprint), Refused> {
    let known = house.member(headers).await.map_err(|fault| not_kept(&fault))?;
    known.ok_or_else(|| refused(StatusCode::UNAUTHORIZED, MemberRefused::NotLoggedIn).into())
}

async fn view(house: &House, member: &Member) -> Result<MemberView, Refused> {
    let id = member.id;
    let left = house.ask(move |store| store.codes_left(id)).await;
    Ok(MemberView {
        name: member.name.to_string(),
        premium: member.plan == rokade_club::members::Plan::Premium,
        child: member.age == rokade_club::members::Age::Child,
        since_ms: member.since.as_ms(),
        codes_left: u32::try_from(left.map_err(|fault| not_kept(&fault))?).unwrap_or(u32::MAX),
    })
}

fn shown(codes: &[RecoveryCode]) -> RecoveryCodes {
    RecoveryCodes { codes: codes.iter().map(RecoveryCode::to_string).collect() }
}

/// `POST /api/members`: makes an account; its recovery codes are in the answer and nowhere else.
async fn sign_up(
    State(house): State<House>,
    headers: HeaderMap,
    sent: Body<NameAndPassword>,
) -> Answered {
    let NameAndPassword { name, password } = body(sent)?;
    let caller = house.known_caller(&headers).await.map_err(|fault| not_kept(&fault))?;
    // Who is a member already makes another account for somebody else, who was not this guest.
    let guest = caller.filter(|caller| caller.member.is_none());
    let guest = guest.and_then(|caller| caller.guest_number());
    let (known, codes) = house.sign_up(&name, password, guest, &headers).await.map_err(trouble)?;
    let made = answer(StatusCode::CREATED, shown(&codes));
    let made = with_cookie(made, session_cookie(&known.token, &headers));
    // The guest is the member from now on.
    Ok(if guest.is_some() { with_cookie(made, house.signer().no_guest_cookie()) } else { made })
}

/// `POST /api/members/log-in`: by name and password.
async fn log_in(
    State(house): State<House>,
    headers: HeaderMap,
    sent: Body<NameAndPassword>,
) -> Answered {
    let NameAndPassword { name, password } = body(sent)?;
    let known = house.log_in(&name, password, &headers).await.map_err(trouble)?;
    let view = answer(StatusCode::OK, view(&house, &known.member).await?);
    Ok(with_cookie(view, session_cookie(&known.token, &headers)))
}

/// `POST /api/members/recover`: another password, by a code.
async fn recover(State(house): State<House>, headers: HeaderMap, sent: Body<Recovery>) -> Answered {
    let Recovery { name, code, password } = body(sent)?;
    let known = house.recover(&name, &code, password, &headers).await.map_err(trouble)?;
    let view = answer(StatusCode::OK, view(&house, &known.member).await?);
    Ok(with_cookie(view, session_cookie(&known.token, &headers)))
}

/// `POST /api/members/log-out`: this browser knows nobody from now on.
async fn log_out(State(house): State<House>, headers: HeaderMap) -> Answered {
    if let Ok((member, session)) = member(&house, &headers).await {
        match house.close_session(member.id, session).await {
            // It was closed elsewhere in this moment.
            Ok(()) | Err(MemberTrouble::Refused(_)) => {}
            Err(fault) => return Err(trouble(fault).into()),
        }
    }
    Ok(with_cookie(done(), cleared(&headers)))
}

/// `GET /api/members/me`: who is logged in here; nothing for a guest.
async fn show(State(house): State<House>, headers: HeaderMap) -> Answered {
    match house.member(&headers).await.map_err(|fault| not_kept(&fault))? {
        Some((member, _)) => Ok(answer(StatusCode::OK, view(&house, &member).await?)),
        None => Ok(done()),
    }
}

/// `DELETE /api/members/me`: closes the account.
async fn close(
    State(house): State<House>,
    headers: HeaderMap,
    sent: Body<PasswordAgain>,
) -> Answered {
    let (member, _) = member(&house, &headers).await?;
    house.delete_member(&member, body(sent)?.password).await.map_err(trouble)?;
    Ok(with_cookie(done(), cleared(&headers)))
}

/// `POST /api/members/me/password`: another password.
async fn change_password(
    State(house): State<House>,
    headers: HeaderMap,
    sent: Body<PasswordChange>,
) -> Answered {
    let (member, session) = member(&house, &headers).await?;
    let PasswordChange { old, new } = body(sent)?;
    house.change_password(&member, session, old, new).await.map_err(trouble)?;
    Ok(done())
}

/// `POST /api/members/me/codes`: new recovery codes.
async fn renew_codes(
    State(house): State<House>,
    headers: HeaderMap,
    sent: Body<PasswordAgain>,
) -> Answered {
    let (member, _) = member(&house, &headers).await?;
    let codes = house.renew_codes(&member, body(sent)?.password).await.map_err(trouble)?;
    Ok(answer(StatusCode::OK, shown(&codes)))
}

/// `GET /api/members/me/sessions`: the browsers in which the member is known.
async fn sessions(State(house): State<House>, headers: HeaderMap) -> Answered {
    let (member, own) = member(&house, &headers).await?;
    let all = house.ask(move |store| store.sessions_of(member.id)).await;
    let all = all.map_err(|fault| not_kept(&fault))?;
    let now = house.now();
    let open = all.into_iter().filter(|session| session.is_open(now));
    let views = open.map(|session| session_view(&session, own)).collect::<Vec<_>>();
    Ok(answer(StatusCode::OK, views))
}

fn session_view(session: &Session, own: Fingerprint) -> SessionView {
    SessionView {
        key: session.key.to_string(),
        device: session.device.clone(),
        begun_ms: session.begun.as_ms(),
        seen_ms: session.seen.as_ms(),
        own: session.key == own,
    }
}

/// `DELETE /api/members/me/sessions/{key}`: closes one.
async fn close_session(
    State(house): State<House>,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let (member, _) = member(&house, &headers).await?;
    let gone = || refused(StatusCode::NOT_FOUND, MemberRefused::Gone);
    let key: Fingerprint = key.parse().map_err(|_| gone())?;
    house.close_session(member.id, key).await.map_err(trouble)?;
    Ok(done())
}

/// `DELETE /api/members/me/sessions`: closes all but the one that asks.
async fn close_other_sessions(State(house): State<House>, headers: HeaderMap) -> Answered {
    let (member, own) = member(&house, &headers).await?;
    house.close_sessions(member.id, Some(own)).await.map_err(trouble)?;
    Ok(done())
}
