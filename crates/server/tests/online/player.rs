//! A house on a port of its own, and people who call there as a browser does.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use futures_util::{SinkExt as _, StreamExt as _};
use rokade_club::ports::Store;
use rokade_server::online::{House, Signer, SystemChance};
use rokade_server::store::DataFolder;
use rokade_server::{ClientFiles, Door, Limits, ListenAt, Plans, house_router};
use rokade_wire::{
    ChallengeView, NewChallenge, OnlineAsk, OnlineAudience, OnlineColor, OnlineEvent, OnlineHead,
    OnlineNews, OnlineOrder, OnlineRefused, OnlineRuleset, OnlineStanding, OnlineVariant,
    OnlineWays,
};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::StatusCode;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A house that serves until it is dropped.
pub struct Open {
    pub address: SocketAddr,
    serving: JoinHandle<()>,
    /// Held for as long as the house is open.
    folder: Option<DataFolder>,
    /// Where it keeps things, if that is its own; gone with it.
    place: Option<TempDir>,
}

impl Open {
    /// A house in a folder of its own.
    pub async fn fresh() -> Open {
        let place = tempfile::tempdir().unwrap();
        let mut open = Open::over(place.path()).await;
        open.place = Some(place);
        open
    }

    /// That folder.
    pub fn place(&self) -> &Path {
        self.place.as_ref().unwrap().path()
    }

    pub async fn over(data: &Path) -> Open {
        let folder = DataFolder::take(data).unwrap();
        let store = Arc::new(folder.store().unwrap());
        let mut open = Open::with(store, Signer::new(folder.secret())).await;
        open.folder = Some(folder);
        open
    }

    /// A house over a store of the test's own.
    pub async fn with(store: Arc<dyn Store>, signer: Signer) -> Open {
        let house = House::open(store, Arc::new(SystemChance), signer).await.unwrap();
        let limits = Limits::default();
        let door = Door::open(ListenAt::Localhost(0), limits).await.unwrap();
        let address = door.addresses().unwrap()[0];
        let router = house_router(ClientFiles::default(), house, limits, Plans::default());
        let serving = tokio::spawn(door.serve(router, std::future::pending()));
        Open { address, serving, folder: None, place: None }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// What a plain request is answered with.
pub struct Answered {
    pub status: u16,
    pub cookie: Option<String>,
    pub body: String,
}

/// A browser: it keeps its cookie.
pub struct Browser {
    pub address: SocketAddr,
    pub cookie: Option<String>,
}

impl Browser {
    pub fn at(house: &Open) -> Browser {
        Browser { address: house.address, cookie: None }
    }

    /// Asks, as a page of this house does.
    pub async fn ask(&mut self, method: &str, path: &str, body: &str) -> Answered {
        let origin = format!("http://{}", self.address);
        self.ask_from(&origin, method, path, body).await
    }

    /// Asks from a page of some origin.
    pub async fn ask_from(
        &mut self,
        origin: &str,
        method: &str,
        path: &str,
        body: &str,
    ) -> Answered {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let cookie =
            self.cookie.as_ref().map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\norigin: {origin}\r\n{cookie}\
             content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.address,
            body.len(),
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let cookie = head.lines().find_map(|line| {
            Some(line.strip_prefix("set-cookie: ")?.split(';').next()?.to_owned())
        });
        if cookie.is_some() {
            self.cookie.clone_from(&cookie);
        }
        Answered { status, cookie, body: body.to_owned() }
    }

    /// Offers a game.
    pub async fn offer(&mut self, wanted: &NewChallenge) -> ChallengeView {
        let body = serde_json::to_string(wanted).unwrap();
        let answer = self.ask("POST", "/api/online/challenges", &body).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    /// Takes one.
    pub async fn take(&mut self, id: &str) -> u16 {
        self.ask("POST", &format!("/api/online/challenges/{id}/take"), "").await.status
    }

    /// The socket of a game, from a page of this house.
    pub async fn join(&self, id: &str, seen: u32) -> Player {
        self.join_with(id, seen, None).await
    }

    pub async fn join_with(&self, id: &str, seen: u32, seat_key: Option<String>) -> Player {
        let origin = format!("http://{}", self.address);
        let mut player = self.socket(id, &origin).await.unwrap();
        player.send(OnlineOrder::Hello { seen, seat_key }).await;
        player
    }

    /// The socket of a game for one without a cookie, and the cookie that comes with it.
    pub async fn join_as_new(&self, id: &str) -> (Player, String) {
        let origin = format!("http://{}", self.address);
        let (mut player, cookie) = self.socket_and_cookie(id, &origin).await.unwrap();
        player.send(OnlineOrder::Hello { seen: 0, seat_key: None }).await;
        (player, cookie.unwrap())
    }

    /// The socket of a game, from a page of some origin.
    pub async fn socket(&self, id: &str, origin: &str) -> Result<Player, StatusCode> {
        self.socket_and_cookie(id, origin).await.map(|(player, _)| player)
    }

    async fn socket_and_cookie(
        &self,
        id: &str,
        origin: &str,
    ) -> Result<(Player, Option<String>), StatusCode> {
        let address = format!("ws://{}/api/online/games/{id}/live", self.address);
        let mut request = address.into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("origin", origin.parse().unwrap());
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", cookie.parse().unwrap());
        }
        match connect_async(request).await {
            Ok((socket, answer)) => {
                let cookie = answer.headers().get("set-cookie");
                let cookie = cookie.map(|cookie| cookie.to_str().unwrap());
                let pair = cookie.and_then(|cookie| cookie.split(';').next());
                let player = Player {
                    socket,
                    asked: 0,
                    unread: VecDeque::new(),
                    events: Vec::new(),
                    standing: None,
                };
                Ok((player, pair.map(str::to_owned)))
            }
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status()),
            Err(fault) => panic!("{fault}"),
        }
    }
}

/// Somebody at a game's socket, and what they have heard.
pub struct Player {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    asked: u32,
    /// Heard while something else was waited for.
    unread: VecDeque<String>,
    pub events: Vec<OnlineEvent>,
    standing: Option<OnlineStanding>,
}

impl Player {
    /// Asks; gives the number under which it will be answered.
    pub async fn send(&mut self, ask: OnlineOrder) -> u32 {
        self.asked += 1;
        let text = serde_json::to_string(&OnlineAsk { asked: self.asked, ask }).unwrap();
        self.socket.send(Message::text(text)).await.unwrap();
        self.asked
    }

    /// The next news; nothing when the house has hung up.
    pub async fn hear(&mut self) -> Option<OnlineNews> {
        loop {
            let message = match self.unread.pop_front() {
                Some(text) => Message::text(text),
                None => self.socket.next().await?.ok()?,
            };
            match message {
                Message::Text(text) => {
                    let news: OnlineNews = serde_json::from_str(&text).unwrap();
                    if let OnlineNews::Events { events, standing } = &news {
                        self.events.extend(events.iter().cloned());
                        self.standing = Some(standing.clone());
                    }
                    return Some(news);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    pub async fn head(&mut self) -> OnlineHead {
        loop {
            match self.hear().await.unwrap() {
                OnlineNews::Head { head } => return head,
                OnlineNews::Waiting { .. } | OnlineNews::Ways { .. } => {}
                news => panic!("{news:?}"),
            }
        }
    }

    /// Hears until the ways of both players are as wanted.
    pub async fn ways(&mut self, wanted: impl Fn(&OnlineWays) -> bool) -> OnlineWays {
        loop {
            match self.hear().await.expect("the house goes on") {
                OnlineNews::Ways { ways } if wanted(&ways) => return ways,
                _ => {}
            }
        }
    }

    /// Hears until a standing is as wanted.
    pub async fn until(&mut self, wanted: impl Fn(&OnlineStanding) -> bool) -> OnlineStanding {
        loop {
            if let Some(standing) = self.standing.clone().filter(&wanted) {
                return standing;
            }
            self.hear().await.expect("the house goes on");
        }
    }

    /// Asks, and hears until it is answered.
    pub async fn ask(&mut self, ask: OnlineOrder) -> Result<(), OnlineRefused> {
        let asked = self.send(ask).await;
        self.answer_to(asked).await
    }

    /// Hears until the house has read all that was sent.
    pub async fn is_heard(&mut self) {
        self.socket.send(Message::Ping("heard?".into())).await.unwrap();
        loop {
            match self.socket.next().await.unwrap().unwrap() {
                Message::Pong(_) => return,
                Message::Text(text) => self.unread.push_back(text.to_string()),
                _ => {}
            }
        }
    }

    /// Hears until what was asked under that number is answered.
    pub async fn answer_to(&mut self, mine: u32) -> Result<(), OnlineRefused> {
        loop {
            match self.hear().await.expect("the house goes on") {
                OnlineNews::Done { asked } if asked == mine => return Ok(()),
                OnlineNews::Refused { asked, why } if asked == mine => return Err(why),
                _ => {}
            }
        }
    }

    pub fn last(&self) -> u32 {
        self.events.last().map_or(0, |event| event.number)
    }

    pub async fn play(&mut self, answers: u32, uci: &str) -> Result<(), OnlineRefused> {
        self.until(|standing| standing.played == answers).await;
        self.ask(self.order_move(answers, uci)).await
    }

    pub fn order_move(&self, answers: u32, uci: &str) -> OnlineOrder {
        let seen = self.standing.as_ref().map_or(0, |standing| standing.number);
        OnlineOrder::Move { answers, seen, uci: uci.to_owned(), offers_draw: false }
    }
}

/// A game of ten minutes, in which whoever offers has White.
pub fn wanted() -> NewChallenge {
    NewChallenge {
        control: "10".to_owned(),
        ruleset: OnlineRuleset::Online,
        variant: OnlineVariant::Standard,
        color: OnlineColor::White,
        audience: OnlineAudience::Link,
        series: None,
        rated: false,
        opponent: None,
    }
}

/// Two browsers with a game, the first with White.
pub async fn two(house: &Open) -> (Browser, Browser, String) {
    let (mut white, mut black) = (Browser::at(house), Browser::at(house));
    let id = begin(&mut white, &mut black, &wanted()).await;
    (white, black, id)
}

/// A game that one offers and the other takes.
pub async fn begin(one: &mut Browser, other: &mut Browser, wanted: &NewChallenge) -> String {
    let id = one.offer(wanted).await.id;
    assert_eq!(other.take(&id).await, 204);
    id
}
