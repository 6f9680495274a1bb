//! What a program that watches over a house reads.

use std::sync::Arc;

use axum::body::Body;
use http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use rokade_server::online::{House, Signer, SystemChance};
use rokade_server::{ClientFiles, Limits, Plans, house_router, metrics_router};
use rokade_test_kit::memory_store::MemoryStore;
use tower::ServiceExt as _;

fn asked(path: &str) -> Request<Body> {
    Request::get(path).header("host", "rokade").body(Body::empty()).unwrap()
}

#[tokio::test]
async fn figures_are_told_at_their_own_address_and_name_nobody() {
    let store = Arc::new(MemoryStore::default());
    let house = House::open(store, Arc::new(SystemChance), Signer::new(&[7; 32])).await.unwrap();
    let front =
        house_router(ClientFiles::default(), house.clone(), Limits::default(), Plans::default());
    let hidden = front.clone().oneshot(asked("/metrics")).await.unwrap();
    assert_ne!(hidden.status(), StatusCode::OK);
    front.oneshot(asked("/api/online/lobby")).await.unwrap();
    house.close().await.unwrap();

    let shown = metrics_router(house).oneshot(asked("/metrics")).await.unwrap();
    assert_eq!(shown.status(), StatusCode::OK);
    let text = shown.into_body().collect().await.unwrap().to_bytes();
    let text = String::from_utf8(text.to_vec()).unwrap();
    assert!(text.contains("\nrokade_answers_total{class=\"2xx\"} 1\n"), "{text}");
    assert!(text.contains("\nrokade_write_seconds_count 1\n"), "{text}");
    assert!(text.contains("rokade_ready 1\n"), "{text}");
    // Every line is a comment or a name with a figure, and every name is explained before.
    let mut explained = "";
    for line in text.lines() {
        match line.strip_prefix("# TYPE ") {
            Some(kind) => explained = kind.split(' ').next().unwrap(),
            None if line.starts_with("# HELP ") => {}
            None => {
                let (name, figure) = line.rsplit_once(' ').unwrap();
                assert!(name.starts_with(explained), "{line}");
                figure.parse::<f64>().unwrap();
            }
        }
    }
}
