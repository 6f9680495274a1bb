//! A forgotten password: codes of one's own, and one of the host.

use rokade_club::members::code::HOST_CODE_TERM;
use rokade_club::members::{Code, CodeKind, MemberName, MemberWrite, Members as _};
use rokade_club::ports::Write;
use rokade_rules::clock::Moment;
use rokade_server::members::draw_code;
use rokade_server::online::SystemChance;
use rokade_test_kit::store_contract::kept;
use serde_json::json;

use crate::browser::{Browser, PASSWORD, TestHouse};

#[tokio::test]
async fn a_code_opens_the_account_once_and_closes_all_browsers() {
    let house = TestHouse::open().await;
    let (mut browser, codes) = Browser::signed_up(&house, "Anna").await;
    let mut other = Browser::at(&house);
    let typed = codes[3].to_lowercase().replace('-', " ");
    let known = other.recover("Anna", &typed, "toren op d1").await;
    assert_eq!((known.status, &known.body["codesLeft"]), (200, &json!(7)));
    assert_eq!((browser.name().await, other.name().await.as_deref()), (None, Some("Anna")));
    let again = browser.recover("Anna", &codes[3], "loper op c4").await;
    assert_eq!((again.status, again.body["is"].as_str()), (401, Some("wrong")));
    assert_eq!(browser.log_in("Anna", PASSWORD).await.status, 401);
    assert_eq!(browser.log_in("Anna", "toren op d1").await.status, 200);
}

#[tokio::test]
async fn codes_are_renewed_by_whoever_knows_the_password() {
    let house = TestHouse::open().await;
    let (mut browser, codes) = Browser::signed_up(&house, "Anna").await;
    let wrong = browser.post("/api/members/me/codes", json!({ "password": "loper" })).await;
    assert_eq!(wrong.status, 401);
    let renewed = browser.post("/api/members/me/codes", json!({ "password": PASSWORD })).await;
    let fresh = renewed.body["codes"][0].as_str().unwrap().to_owned();
    assert_eq!((renewed.status, codes.contains(&fresh)), (200, false));
    assert_eq!(browser.recover("Anna", &codes[0], "toren op d1").await.status, 401);
    assert_eq!(browser.recover("Anna", &fresh, "toren op d1").await.status, 200);
}

#[tokio::test]
async fn a_code_of_the_host_opens_the_account_while_it_is_good() {
    let house = TestHouse::open().await;
    let (_, _) = Browser::signed_up(&house, "Anna").await;
    let key = "Anna".parse::<MemberName>().unwrap().key();
    let (member, _) = house.store.member_named(&key).unwrap().unwrap();
    let code = draw_code(&SystemChance);
    let made = |until| MemberWrite::HostCode {
        member: member.id,
        code: Code { key: code.fingerprint(), kind: CodeKind::Host { until } },
    };
    let mut browser = Browser::at(&house);
    kept(&*house.store, Write::Member(made(Moment::new(5)))).unwrap();
    let late = browser.recover("Anna", &code.to_string(), "toren op d1").await;
    assert_eq!(late.status, 401);
    let until = member.since + HOST_CODE_TERM;
    kept(&*house.store, Write::Member(made(until))).unwrap();
    let known = browser.recover("Anna", &code.to_string(), "toren op d1").await;
    // Her own codes are as they were.
    assert_eq!((known.status, &known.body["codesLeft"]), (200, &json!(8)));
    assert_eq!(browser.recover("Anna", &code.to_string(), "toren op d1").await.status, 401);
}
