//! `/api/progress` and `/api/members/me/export`: what a member has done, and all that is kept of them.
//!
//! Progress is written often: its address is not among those by which somebody shows who they are,
//! which are answered at a slower pace.

use axum::Router;
use axum::extract::{Path, State};
use axum::routing::{get, put};
use http::StatusCode;
use http::header::HeaderMap;
use rokade_club::archive::Query;
use rokade_club::members::progress::LONGEST_PROGRESS;
use rokade_club::members::{MemberFault, MemberId, MemberWrite, Progress, Subject};
use rokade_club::ports::{Store, StoreFault, Write};
use rokade_wire::{KeptProgress, MemberRefused, ProgressView, ProgressWrite};
use serde_json::json;

use super::answered::{Answered, private};
use super::archive::file;
use super::members::{Body, answer, body, member, not_kept, refused};
use crate::online::{House, rating_view};

/// All addresses of this domain.
pub(crate) fn routes() -> Router<House> {
    Router::new()
        .route("/api/progress", get(progress))
        .route("/api/progress/{subject}", put(put_progress))
        .route("/api/members/me/export", get(export))
}

fn kept(progress: Progress) -> KeptProgress {
    KeptProgress { revision: progress.revision, text: progress.text }
}

fn read(store: &dyn Store, member: MemberId) -> Result<ProgressView, StoreFault> {
    Ok(ProgressView {
        puzzles: store.progress(member, Subject::Puzzles)?.map(kept),
        lessons: store.progress(member, Subject::Lessons)?.map(kept),
    })
}

/// `GET /api/progress`: what devices have written.
async fn progress(State(house): State<House>, headers: HeaderMap) -> Answered {
    let (member, _) = member(&house, &headers).await?;
    let view = house.ask(move |store| read(store, member.id)).await;
    Ok(answer(StatusCode::OK, view.map_err(|fault| not_kept(&fault))?))
}

/// `PUT /api/progress/{subject}`: a device writes; 409 where another has written meanwhile.
async fn put_progress(
    State(house): State<House>,
    Path(subject): Path<String>,
    headers: HeaderMap,
    sent: Body<ProgressWrite>,
) -> Answered {
    let (member, _) = member(&house, &headers).await?;
    let gone = || refused(StatusCode::NOT_FOUND, MemberRefused::Gone);
    let known = [Subject::Puzzles, Subject::Lessons].into_iter();
    let subject = known.into_iter().find(|one| one.word() == subject).ok_or_else(gone)?;
    let ProgressWrite { revision: after, text } = body(sent)?;
    if text.len() > LONGEST_PROGRESS {
        return Err(private(StatusCode::PAYLOAD_TOO_LARGE).into());
    }
    // No database keeps that letter alike, and no device writes it.
    if text.contains('\0') {
        return Err(private(StatusCode::BAD_REQUEST).into());
    }
    let write = MemberWrite::PutProgress { member: member.id, subject, after, text: text.clone() };
    match house.keep(Write::Member(write)).await {
        Ok(()) => {
            let revision = after.saturating_add(1);
            Ok(answer(StatusCode::OK, KeptProgress { revision, text }))
        }
        Err(StoreFault::Member(MemberFault::Overtaken)) => {
            Err(refused(StatusCode::CONFLICT, MemberRefused::Gone).into())
        }
        Err(fault) => Err(not_kept(&fault).into()),
    }
}

/// `GET /api/members/me/export`: all that is kept of a member, as one file.
async fn export(State(house): State<House>, headers: HeaderMap) -> Answered {
    let (who, _) = member(&house, &headers).await?;
    let (id, now) = (who.id, house.now());
    let asked = house.ask(move |store| {
        let sessions = store.sessions_of(id)?;
        let ratings = store.ratings_of(id)?;
        let progress = read(store, id)?;
        let mut names = vec![id.person()];
        names.extend(store.guests_of(id)?.into_iter().map(rokade_club::PersonId::Guest));
        Ok((sessions, ratings, progress, names, store.codes_left(id)?))
    });
    let (sessions, ratings, progress, names, codes) =
        asked.await.map_err(|fault| not_kept(&fault))?;
    let games = house.archive_pgn(names, Query::default()).await;
    let games = games.map_err(|fault| not_kept(&fault))?;
    let sessions: Vec<_> = sessions
        .iter()
        .map(|one| {
            let (begun, seen) = (one.begun.as_ms(), one.seen.as_ms());
            json!({ "device": one.device, "begunMs": begun, "seenMs": seen })
        })
        .collect();
    let ratings: Vec<_> =
        ratings.iter().map(|(pool, rating)| rating_view(*pool, rating, now)).collect();
    let all = json!({
        "name": who.name.as_str(),
        "plan": who.plan.word(),
        "age": who.age.word(),
        "sinceMs": who.since.as_ms(),
        "recoveryCodesLeft": codes,
        "sessions": sessions,
        "ratings": ratings,
        "progress": progress,
        "gamesPgn": games,
    });
    let name = format!("rokade-{}.json", id.person());
    Ok(file(all.to_string(), &name, "application/json"))
}
