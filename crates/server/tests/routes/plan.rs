//! `GET /api/plan`: what a visitor has a day.

use axum::body::to_bytes;
use http::{Method, StatusCode};
use rokade_server::{Allowance, ClientFiles, Limits, Plans, router_by_plan};

use crate::house::{ask, built};

async fn plan(house: axum::Router) -> String {
    let answer = ask(house, Method::GET, "/api/plan", &[]).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.headers()["cache-control"], "no-store");
    let body = to_bytes(answer.into_body(), 1_000).await.unwrap();
    String::from_utf8(body.to_vec()).unwrap()
}

#[tokio::test]
async fn without_a_word_of_the_host_there_is_no_limit() {
    assert_eq!(plan(built()).await, r#"{"plan":"free","hints":null,"reviews":null}"#);
}

#[tokio::test]
async fn the_host_decides_what_the_free_plan_has() {
    let plans = Plans { free: Allowance { hints: Some(3), reviews: Some(0) } };
    let house = router_by_plan(ClientFiles::default(), Limits::default(), plans);
    assert_eq!(plan(house).await, r#"{"plan":"free","hints":3,"reviews":0}"#);
}
