//! Two people who play, and remember what they were told.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::house::House;

/// What a move came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    Done,
    NotKept,
    Refused(String),
}

pub struct Answered {
    pub status: u16,
    cookie: Option<String>,
    body: String,
}

/// Somebody with a cookie.
#[derive(Clone)]
pub struct Person {
    address: String,
    cookie: String,
}

/// Two people with a game.
pub async fn two(house: &House) -> (Person, Person, String) {
    let wanted = json!({
        "control": "30", "ruleset": "online", "variant": "standard",
        "color": "white", "audience": "link", "series": null,
    });
    let question = "POST /api/online/challenges";
    let offered = ask(&house.address, question, None, &wanted.to_string()).await;
    let view: Value = serde_json::from_str(&offered.body).unwrap();
    let id = view["id"].as_str().unwrap().to_owned();
    let taken = ask(&house.address, &format!("{question}/{id}/take"), None, "").await;
    let person = |answered: Answered| Person {
        address: house.address.clone(),
        cookie: answered.cookie.unwrap(),
    };
    (person(offered), person(taken), id)
}

impl Person {
    /// The same person, at another house.
    pub fn at(&self, house: &House) -> Person {
        Person { address: house.address.clone(), cookie: self.cookie.clone() }
    }

    pub async fn join(&self, id: &str) -> Player {
        let address = format!("ws://{}/api/online/games/{id}/live", self.address);
        let mut request = address.into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("origin", format!("http://{}", self.address).parse().unwrap());
        headers.insert("cookie", self.cookie.parse().unwrap());
        let (mut socket, _) = connect_async(request).await.unwrap();
        let hello = json!({ "asked": 0, "ask": { "is": "hello", "seen": 0, "seatKey": null } });
        socket.send(Message::text(hello.to_string())).await.unwrap();
        Player { socket, asked: 0, played: 0, interruptions: 0, moves: Vec::new() }
    }
}

/// Somebody at a board.
pub struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    asked: u32,
    played: usize,
    interruptions: usize,
    moves: Vec<String>,
}

impl Player {
    async fn hear(&mut self) -> Value {
        loop {
            let Message::Text(text) = self.socket.next().await.unwrap().unwrap() else { continue };
            let news: Value = serde_json::from_str(&text).unwrap();
            if let Some(played) = news["standing"]["played"].as_u64() {
                self.played = usize::try_from(played).unwrap();
                let events = news["events"].as_array().unwrap();
                if events.first().is_some_and(|event| event["number"] == 1) {
                    self.moves.clear();
                    self.interruptions = 0;
                }
                for event in events {
                    self.moves.extend(event["what"]["uci"].as_str().map(str::to_owned));
                    self.interruptions += usize::from(event["what"]["is"] == "interrupted");
                }
            }
            return news;
        }
    }

    pub async fn hear_until(&mut self, played: usize) {
        while self.played != played {
            self.hear().await;
        }
    }

    /// Hears until the house says once more that it stood still.
    pub async fn hear_of_interruption(&mut self) {
        let before = self.interruptions;
        while self.interruptions <= before {
            self.hear().await;
        }
    }

    pub async fn play(&mut self, answers: usize, uci: &str) -> Answer {
        self.asked += 1;
        let order = json!({ "asked": self.asked, "ask": {
            "is": "move", "answers": answers, "seen": u32::MAX, "uci": uci, "offersDraw": false,
        }});
        self.socket.send(Message::text(order.to_string())).await.unwrap();
        loop {
            let news = self.hear().await;
            if news["asked"] == self.asked {
                return match (news["is"].as_str().unwrap(), news["why"].as_str()) {
                    ("done", _) => Answer::Done,
                    (_, Some("notKept")) => Answer::NotKept,
                    (_, why) => Answer::Refused(why.unwrap_or_default().to_owned()),
                };
            }
        }
    }

    /// All moves, as they are told to whoever has seen none.
    pub async fn whole_game(&mut self) -> Vec<String> {
        while self.moves.is_empty() {
            self.hear().await;
        }
        self.moves.clone()
    }
}

/// Asks something, on a connection of its own.
pub async fn ask(address: &str, question: &str, cookie: Option<&str>, body: &str) -> Answered {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let cookie = cookie.map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
    let request = format!(
        "{question} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n{cookie}\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len(),
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let cookie = head
        .lines()
        .find_map(|line| Some(line.strip_prefix("set-cookie: ")?.split(';').next()?.to_owned()));
    Answered { status, cookie, body: body.to_owned() }
}
