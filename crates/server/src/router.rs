//! Which address is answered by which controller, and what surrounds them all.

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::routing::{delete, get, post};
use http::StatusCode;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

use crate::client::ClientFiles;
use crate::controllers::plan::{self, Plans};
use crate::controllers::{archive, client, health, members, online, openapi, own_data};
use crate::crowd::Crowd;
use crate::limits::Limits;
use crate::online::House;
use crate::pace::{self, Paces};
use crate::way::{self, Proxies};
use crate::{cookie_seal, host, metrics, origin, request_log, security};

/// The client alone, without games between people or limits to what a visitor may ask.
pub fn router(files: ClientFiles, limits: Limits) -> Router {
    router_by_plan(files, limits, Plans::default())
}

/// The same, with what the host gives by plan.
pub fn router_by_plan(files: ClientFiles, limits: Limits, plans: Plans) -> Router {
    let plan = Router::new().route("/api/plan", get(plan::show).with_state(plans));
    guarded(plan.merge(pages(files)), limits, Proxies::default())
}

/// The whole house behind one router, with nothing in front.
pub fn house_router(files: ClientFiles, house: House, limits: Limits, plans: Plans) -> Router {
    house_router_behind(files, house, limits, plans, Proxies::default())
}

/// The same, behind programs whose word is believed about who asks.
pub fn house_router_behind(
    files: ClientFiles,
    house: House,
    limits: Limits,
    plans: Plans,
    proxies: Proxies,
) -> Router {
    let counters = Arc::clone(house.counters());
    let shedding = from_fn_with_state(house.clone(), online::unless_strained);
    let games = Router::new()
        .route("/ready", get(metrics::ready))
        .route("/api/online/lobby", get(online::lobby).layer(shedding))
        .route("/api/online/challenges", post(online::offer))
        .route("/api/online/challenges/{id}", delete(online::withdraw))
        .route("/api/online/challenges/{id}/take", post(online::take))
        .route("/api/online/games/{id}/live", get(online::live))
        .merge(members::routes())
        .merge(archive::routes())
        .merge(own_data::routes())
        .merge(plan::routes(plans))
        .layer(from_fn(origin::demand))
        .with_state(house);
    let whole = guarded(games.merge(pages(files)), limits, proxies);
    whole.layer(from_fn_with_state(counters, metrics::count))
}

fn pages(files: ClientFiles) -> Router {
    Router::new()
        .route("/health", get(health::show))
        .route("/api/openapi.json", get(openapi::show))
        .fallback(get(client::show))
        .with_state(Arc::new(files))
}

/// Layers wrap from the bottom up: the log sees every answer, also those of the limits.
fn guarded(routes: Router, limits: Limits, proxies: Proxies) -> Router {
    let paces = Paces::new(limits.paces, Crowd::new(limits.connections_of_one));
    routes
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, limits.answer_time))
        .layer(RequestBodyLimitLayer::new(limits.body_bytes))
        .layer(from_fn(cookie_seal::apply))
        .layer(from_fn_with_state(paces, pace::hold))
        .layer(from_fn(host::demand))
        .layer(from_fn_with_state(proxies, way::note))
        .layer(map_response(security::seal))
        .layer(from_fn(request_log::write_down))
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use http::Request;
    use tower::ServiceExt as _;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_does_not_come_is_given_up() {
        let routes = Router::new().route("/", get(std::future::pending::<()>));
        let asked = Request::get("/").header("host", "rokade").body(Body::empty()).unwrap();
        let answer =
            guarded(routes, Limits::default(), Proxies::default()).oneshot(asked).await.unwrap();
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.headers().contains_key("content-security-policy"));
    }
}
