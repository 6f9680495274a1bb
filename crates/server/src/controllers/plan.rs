//! `/api/plan`: how much help a visitor has a day.
//!
//! The host decides it by plan ([`Plans`]); without a word of the host there is no limit. Guests are
//! on the free plan, and their device counts. For members the house counts, so that it is the same
//! whatever they play on.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use http::StatusCode;
use http::header::{CACHE_CONTROL, HeaderMap};
use rokade_club::members::{Day, Help, HelpUsed, MemberFault, MemberWrite, Plan};
use rokade_club::ports::{StoreFault, Write};
use rokade_wire::{HelpCount, HelpKind, HelpUse, PlanView};

use super::answered::{Answered, private};
use super::members::{Body, answer, body, done, not_kept};
use crate::online::House;

/// What a plan has a day; nothing for as much as is wished.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allowance {
    /// Hints in games.
    pub hints: Option<u32>,
    /// Reviews of games.
    pub reviews: Option<u32>,
}

/// What the host gives by plan. The premium plan is without limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plans {
    /// Everybody who does not pay.
    pub free: Allowance,
}

impl Plans {
    fn of(self, plan: Plan) -> Allowance {
        match plan {
            Plan::Free => self.free,
            Plan::Premium => Allowance::default(),
        }
    }
}

/// The addresses where there are members.
pub(crate) fn routes(plans: Plans) -> Router<House> {
    Router::new()
        .route("/api/plan", get(move |house, headers| show_mine(plans, house, headers)))
        .route(
            "/api/plan/uses",
            post(move |house, headers, sent| count(plans, house, headers, sent)),
        )
}

fn view(plan: Plan, allowance: Allowance, used: Option<HelpUsed>) -> PlanView {
    let Allowance { hints, reviews } = allowance;
    let used = used.map(|HelpUsed { hints, reviews }| HelpCount { hints, reviews });
    PlanView { plan: plan.word().to_owned(), hints, reviews, used }
}

/// Says what every visitor has a day, where there are no members.
pub(crate) async fn show(State(plans): State<Plans>) -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], Json(view(Plan::Free, plans.free, None)))
}

/// `GET /api/plan`: what whoever asks has a day, and has had.
async fn show_mine(plans: Plans, State(house): State<House>, headers: HeaderMap) -> Answered {
    let Some((member, _)) = house.member(&headers).await.map_err(|fault| not_kept(&fault))? else {
        return Ok(answer(StatusCode::OK, view(Plan::Free, plans.free, None)));
    };
    let day = Day::of(house.now());
    let used = house.ask(move |store| store.help_used(member.id, day)).await;
    let used = used.map_err(|fault| not_kept(&fault))?;
    Ok(answer(StatusCode::OK, view(member.plan, plans.of(member.plan), Some(used))))
}

/// `POST /api/plan/uses`: a member has had a hint or a review. 429 where there is none left today; a
/// guest's are counted on the device.
async fn count(
    plans: Plans,
    State(house): State<House>,
    headers: HeaderMap,
    sent: Body<HelpUse>,
) -> Answered {
    let HelpUse { help } = body(sent)?;
    let Some((member, _)) = house.member(&headers).await.map_err(|fault| not_kept(&fault))? else {
        return Ok(done());
    };
    let allowance = plans.of(member.plan);
    let (help, at_most) = match help {
        HelpKind::Hint => (Help::Hint, allowance.hints),
        HelpKind::Review => (Help::Review, allowance.reviews),
    };
    let day = Day::of(house.now());
    let write = MemberWrite::UseHelp { member: member.id, day, help, at_most };
    match house.keep(Write::Member(write)).await {
        Ok(()) => Ok(done()),
        Err(StoreFault::Member(MemberFault::NoHelpLeft)) => Ok(none_left()),
        Err(fault) => Err(not_kept(&fault).into()),
    }
}

fn none_left() -> Response {
    private(StatusCode::TOO_MANY_REQUESTS)
}
