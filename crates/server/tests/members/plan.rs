//! What the host gives by plan follows the member, and is counted for the account.

use rokade_club::members::Plan;
use rokade_server::members::Host;
use rokade_server::online::{HouseTime, SystemChance};
use rokade_server::{Allowance, Plans};
use serde_json::json;

use crate::browser::{Browser, PASSWORD, TestHouse};

async fn with_two_hints() -> TestHouse {
    let free = Allowance { hints: Some(2), reviews: Some(0) };
    TestHouse::with(Plans { free }).await
}

#[tokio::test]
async fn hints_are_counted_for_the_account_wherever_it_is_used() {
    let house = with_two_hints().await;
    let (mut anna, _) = Browser::signed_up(&house, "Anna").await;
    let mut elsewhere = Browser::at(&house);
    elsewhere.log_in("Anna", PASSWORD).await;
    let hint = json!({ "help": "hint" });
    assert_eq!(anna.post("/api/plan/uses", hint.clone()).await.status, 204);
    assert_eq!(elsewhere.post("/api/plan/uses", hint.clone()).await.status, 204);
    assert_eq!(anna.post("/api/plan/uses", hint.clone()).await.status, 429);
    let review = json!({ "help": "review" });
    assert_eq!(anna.post("/api/plan/uses", review).await.status, 429);
    let plan = elsewhere.get("/api/plan").await.body;
    let used = json!({ "hints": 2, "reviews": 0 });
    assert_eq!(plan, json!({ "plan": "free", "hints": 2, "reviews": 0, "used": used }));
    // A guest is counted on the device.
    let mut guest = Browser::at(&house);
    assert_eq!(guest.post("/api/plan/uses", hint.clone()).await.status, 204);
    let plan = guest.get("/api/plan").await.body;
    assert_eq!(plan, json!({ "plan": "free", "hints": 2, "reviews": 0 }));
    guest.origin = "https://evil.example";
    assert_eq!(guest.post("/api/plan/uses", hint).await.status, 403);
}

#[tokio::test]
async fn who_has_premium_has_as_much_as_is_wished() {
    let house = with_two_hints().await;
    let (mut anna, _) = Browser::signed_up(&house, "Anna").await;
    let time = HouseTime::from(None);
    Host::at(&*house.store, &time, &SystemChance).set_plan("anna", Plan::Premium).unwrap();
    for _ in 0..3 {
        let answer = anna.post("/api/plan/uses", json!({ "help": "hint" })).await;
        assert_eq!(answer.status, 204);
    }
    let plan = anna.get("/api/plan").await.body;
    assert_eq!((&plan["plan"], &plan["hints"]), (&json!("premium"), &json!(null)));
    assert_eq!(anna.get("/api/members/me").await.body["premium"], true);
}
