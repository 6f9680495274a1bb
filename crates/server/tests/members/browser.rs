//! A house without a network, and browsers that keep their cookies.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use http::{Method, Request};
use http_body_util::BodyExt as _;
use rokade_server::online::{House, Signer, SystemChance};
use rokade_server::store::SqliteStore;
use rokade_server::{ClientFiles, Limits, Plans, house_router};
use serde_json::{Value, json};
use tower::ServiceExt as _;

/// A house; its file lives as long.
pub struct TestHouse {
    pub router: Router,
    pub store: Arc<SqliteStore>,
    pub place: tempfile::TempDir,
}

impl TestHouse {
    pub async fn open() -> TestHouse {
        TestHouse::with(Plans::default()).await
    }

    pub async fn with(plans: Plans) -> TestHouse {
        let place = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&place.path().join("rokade.db")).unwrap());
        let signer = Signer::new(&[7; 32]);
        let house = House::open(store.clone(), Arc::new(SystemChance), signer).await.unwrap();
        let router = house_router(ClientFiles::default(), house, Limits::default(), plans);
        TestHouse { router, store, place }
    }
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
    pub retry_after: Option<String>,
    pub cookies: Vec<String>,
}

/// A browser at the house.
#[derive(Clone)]
pub struct Browser {
    router: Router,
    pub cookies: BTreeMap<String, String>,
    pub origin: &'static str,
}

impl Browser {
    pub fn at(house: &TestHouse) -> Browser {
        let router = house.router.clone();
        Browser { router, cookies: BTreeMap::new(), origin: "http://rokade" }
    }

    /// A browser in which this member has an account, and the recovery codes of it.
    pub async fn signed_up(house: &TestHouse, name: &str) -> (Browser, Vec<String>) {
        let mut browser = Browser::at(house);
        let answer = browser.sign_up(name, PASSWORD).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let codes = answer.body["codes"].as_array().unwrap().iter();
        (browser, codes.map(|code| code.as_str().unwrap().to_owned()).collect())
    }

    pub async fn ask(&mut self, method: Method, path: &str, body: Value) -> Answer {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", "rokade")
            .header("origin", self.origin)
            .header("user-agent", "Mozilla/5.0 (X11; Linux) Firefox/150.0")
            .header("content-type", "application/json");
        if !self.cookies.is_empty() {
            let all = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
            request = request.header("cookie", all.collect::<Vec<_>>().join("; "));
        }
        let sent = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        let answer = self.router.clone().oneshot(request.body(sent).unwrap()).await.unwrap();
        let status = answer.status().as_u16();
        let headers = answer.headers().clone();
        let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap().to_owned());
        if path.starts_with("/api/members") {
            assert_eq!(text("cache-control").as_deref(), Some("no-store"), "{path}");
        }
        let all = headers.get_all("set-cookie").iter();
        let cookies: Vec<String> = all.map(|one| one.to_str().unwrap().to_owned()).collect();
        for cookie in &cookies {
            let (name, rest) = cookie.split_once('=').unwrap();
            match rest.split(';').next().unwrap() {
                "" => self.cookies.remove(name),
                value => self.cookies.insert(name.to_owned(), value.to_owned()),
            };
        }
        let bytes = answer.into_body().collect().await.unwrap().to_bytes();
        let body = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        Answer { status, body, retry_after: text("retry-after"), cookies }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, Value::Null).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, body).await
    }

    pub async fn delete(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::DELETE, path, body).await
    }

    pub async fn sign_up(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/members", json!({ "name": name, "password": password })).await
    }

    pub async fn log_in(&mut self, name: &str, password: &str) -> Answer {
        self.post("/api/members/log-in", json!({ "name": name, "password": password })).await
    }

    pub async fn recover(&mut self, name: &str, code: &str, password: &str) -> Answer {
        let body = json!({ "name": name, "code": code, "password": password });
        self.post("/api/members/recover", body).await
    }

    /// What the member who is known here is called.
    pub async fn name(&mut self) -> Option<String> {
        let answer = self.get("/api/members/me").await;
        answer.body["name"].as_str().map(str::to_owned)
    }
}

/// The password of everybody in these tests.
pub const PASSWORD: &str = "paard op f3";
