//! `/api/blocks/…` and `/api/online/games/{id}/report`: keeping apart, and telling the host.

use axum::Router;
use axum::extract::{Path, State};
use axum::routing::{delete, get, post};
use http::StatusCode;
use http::header::HeaderMap;
use rokade_club::GameId;
use rokade_club::members::{Member, MemberId, MemberName, MemberWrite, Report};
use rokade_club::ports::{StoreFault, Write};
use rokade_wire::{BlockWrite, MemberRefused};

use super::answered::{Answered, Refused};
use super::members::{Body, answer, body, done, member, not_kept, refused};
use crate::online::House;

/// All addresses of this domain.
pub(crate) fn routes() -> Router<House> {
    Router::new()
        .route("/api/blocks", get(list).post(block))
        .route("/api/blocks/{name}", delete(unblock))
        .route("/api/online/games/{id}/report", post(report))
}

fn gone() -> Refused {
    refused(StatusCode::NOT_FOUND, MemberRefused::Gone).into()
}

fn fault(fault: StoreFault) -> Refused {
    match fault {
        StoreFault::NoSuchGame(_) | StoreFault::Member(_) => gone(),
        fault => not_kept(&fault).into(),
    }
}

async fn named(house: &House, name: &str) -> Result<Member, Refused> {
    let name: MemberName = name.parse().map_err(|_| gone())?;
    let found = house.ask(move |store| store.member_named(&name.key())).await.map_err(fault)?;
    found.map(|(member, _)| member).ok_or_else(gone)
}

/// `GET /api/blocks`: the names of those with whom one wants nothing to do.
async fn list(State(house): State<House>, headers: HeaderMap) -> Answered {
    let (member, _) = member(&house, &headers).await?;
    let all = house.ask(move |store| store.blocked_by(member.id)).await.map_err(fault)?;
    let names: Vec<String> = all.iter().map(|one| one.name.to_string()).collect();
    Ok(answer(StatusCode::OK, names))
}

/// `POST /api/blocks`: somebody more.
async fn block(State(house): State<House>, headers: HeaderMap, sent: Body<BlockWrite>) -> Answered {
    let (member, _) = member(&house, &headers).await?;
    let other = named(&house, &body(sent)?.name).await?;
    if other.id == member.id {
        return Err(gone());
    }
    let write = MemberWrite::Block { member: member.id, other: other.id };
    house.keep(Write::Member(write)).await.map_err(fault)?;
    Ok(done())
}

/// `DELETE /api/blocks/{name}`: no longer.
async fn unblock(
    State(house): State<House>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let (member, _) = member(&house, &headers).await?;
    let other = named(&house, &name).await?;
    let write = MemberWrite::Unblock { member: member.id, other: other.id };
    house.keep(Write::Member(write)).await.map_err(fault)?;
    Ok(done())
}

/// `POST /api/online/games/{id}/report`: a player tells the host of what the opponent wrote.
async fn report(
    State(house): State<House>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let (member, _) = member(&house, &headers).await?;
    let game: GameId = id.parse().map_err(|_| gone())?;
    let head = house.ask(move |store| store.head(game)).await.map_err(fault)?;
    let seat = head.seat_of(member.id.person()).ok_or_else(gone)?;
    let about = MemberId::of(head.seats[!seat].id).ok_or_else(gone)?;
    let report = Report { at: house.now(), by: member.id, about, game };
    house.keep(Write::Member(MemberWrite::Report(report))).await.map_err(fault)?;
    Ok(done())
}
