//! `GET /api/plan`: how much help a visitor has a day.
//!
//! The host decides it by plan ([`Plans`]); without a word of the host there is no limit. There are
//! no accounts here, so that every visitor is on the free plan; the client counts on the device.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use http::header::CACHE_CONTROL;
use serde::Serialize;

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

/// A visitor's plan.
#[derive(Debug, Serialize)]
struct Plan {
    plan: &'static str,
    hints: Option<u32>,
    reviews: Option<u32>,
}

/// Says what the visitor has a day.
pub(crate) async fn show(State(plans): State<Plans>) -> impl IntoResponse {
    let Allowance { hints, reviews } = plans.free;
    ([(CACHE_CONTROL, "no-store")], Json(Plan { plan: "free", hints, reviews }))
}
