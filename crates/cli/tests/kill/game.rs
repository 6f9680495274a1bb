//! One game under attack: two players, and their own record of what the server acknowledged.

use std::sync::Arc;
use std::time::Instant;

use futures_util::{SinkExt as _, StreamExt as _};
use rokade_rules::notation::uci_move;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Position};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::mpsc::UnboundedSender;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::house::House;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A time control that no test outlives.
const MINUTES: u64 = 180;

/// What the players know of their game.
pub struct Record {
    id: String,
    cookies: [String; 2],
    /// The moves that were acknowledged, in UCI form.
    moves: Vec<String>,
    /// A move that was sent and not acknowledged when the server was killed.
    pending: Option<String>,
    /// Both clocks as they were told last, and when; white's first.
    clocks: Option<([u64; 2], Instant)>,
    /// When the connection broke.
    broke: Instant,
    /// The moves that had been compared before.
    compared: usize,
    lot: u64,
    /// Whether the game is over, as the server last said.
    pub is_over: bool,
}

impl Record {
    /// Offers a game and takes it.
    pub async fn begin(house: &House, seed: u64) -> Record {
        let wanted = json!({
            "control": MINUTES.to_string(), "ruleset": "online", "variant": "standard",
            "color": "white", "audience": "link", "series": null,
        });
        let (white, body) =
            post(&house.address, "/api/online/challenges", None, &wanted.to_string()).await;
        let offered: Value = serde_json::from_str(&body).unwrap();
        let id = offered["id"].as_str().unwrap().to_owned();
        let take = format!("/api/online/challenges/{id}/take");
        let (black, _) = post(&house.address, &take, None, "").await;
        Record {
            id,
            cookies: [white.unwrap(), black.unwrap()],
            moves: Vec::new(),
            pending: None,
            clocks: None,
            broke: Instant::now(),
            compared: 0,
            lot: seed + 1,
            is_over: false,
        }
    }

    /// Plays until the server is gone; says each acknowledged move.
    pub async fn play(mut self, address: Arc<String>, tell: UnboundedSender<()>) -> Record {
        let mut sockets = Vec::new();
        for cookie in &self.cookies {
            match join(&address, &self.id, cookie).await {
                Some(socket) => sockets.push(socket),
                None => break,
            }
        }
        if let [white, black] = sockets.as_mut_slice() {
            // The end comes with an error, which is what this waits for.
            let _ = self.play_on(white, black, &tell).await;
        }
        self.broke = Instant::now();
        self
    }

    async fn play_on(
        &mut self,
        white: &mut Socket,
        black: &mut Socket,
        tell: &UnboundedSender<()>,
    ) -> Option<()> {
        let mut asked = 0;
        loop {
            let position = self.position();
            let moves: Vec<_> = position.legal_moves().into_iter().collect();
            if moves.is_empty() {
                return self.idle(white).await;
            }
            self.lot = self.lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let chosen = moves[(self.lot >> 33) as usize % moves.len()];
            let uci = uci_move::write(chosen, CastlingMode::Standard).to_string();
            let (mover, other) = match position.turn() {
                Color::White => (&mut *white, &mut *black),
                Color::Black => (&mut *black, &mut *white),
            };
            asked += 1;
            let order = json!({ "asked": asked, "ask": {
                "is": "move", "answers": self.moves.len(), "seen": u32::MAX, "uci": uci,
                "offersDraw": false,
            }});
            self.pending = Some(uci.clone());
            mover.send(Message::text(order.to_string())).await.ok()?;
            loop {
                let news = hear(mover).await?;
                self.note_clocks(&news);
                match news["is"].as_str()? {
                    "done" if news["asked"] == asked => break,
                    // The game is over: it has been drawn by repetition or by counting.
                    "refused" if news["asked"] == asked => {
                        self.pending = None;
                        return self.idle(mover).await;
                    }
                    _ => {}
                }
            }
            self.moves.push(uci);
            self.pending = None;
            tell.send(()).ok()?;
            // The opponent has heard of it before answering it.
            while hear(other).await?["standing"]["played"] != self.moves.len() {}
        }
    }

    /// A finished game waits for the end.
    async fn idle(&mut self, socket: &mut Socket) -> Option<()> {
        self.clocks = None;
        while hear(socket).await.is_some() {}
        None
    }

    fn note_clocks(&mut self, news: &Value) {
        let clocks = &news["standing"]["clocks"];
        if let (Some(white), Some(black)) = (clocks["whiteMs"].as_u64(), clocks["blackMs"].as_u64())
        {
            self.clocks = clocks["running"].is_string().then(|| ([white, black], Instant::now()));
        }
    }

    fn position(&self) -> Position {
        self.moves.iter().fold(Position::initial(), |position, uci| {
            position.after(uci_move::read(uci, &position).unwrap())
        })
    }

    /// Compares the record with what the server has after its restart; gives how many moves were
    /// acknowledged since the last time.
    pub async fn compare(&mut self, house: &House, clock_fault_ms: u64) -> usize {
        // Somebody who watches does not let the clocks go on.
        let mut socket = join(&house.address, &self.id, "").await.unwrap();
        let news = loop {
            let news = hear(&mut socket).await.unwrap();
            let is_whole = news["events"][0]["number"] == 1;
            let is_up = |event: &Value| event["what"]["is"] == "interrupted";
            let events = news["events"].as_array();
            let last = events.and_then(|events| events.last());
            if is_whole && (last.is_some_and(is_up) || !news["standing"]["ending"].is_null()) {
                break news;
            }
        };
        let kept: Vec<&str> = news["events"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|event| event["what"]["uci"].as_str())
            .collect();
        let id = &self.id;
        assert!(
            kept.len() >= self.moves.len(),
            "{id}: {} of {} kept",
            kept.len(),
            self.moves.len()
        );
        assert_eq!(kept[..self.moves.len()], self.moves, "{id}");
        // What was under way may have been kept, once.
        let more: Vec<&str> = kept[self.moves.len()..].to_vec();
        assert!(more.is_empty() || more == [self.pending.as_deref().unwrap()], "{id}: {more:?}");
        self.compare_clocks(&news, clock_fault_ms);
        self.is_over = !news["standing"]["ending"].is_null();
        let acknowledged = self.moves.len() - self.compared;
        self.moves = kept.iter().map(|&uci| uci.to_owned()).collect();
        self.compared = self.moves.len();
        self.pending = None;
        self.clocks = None;
        acknowledged
    }

    /// Nobody has more than was told last, nor less than the time that passed until the kill.
    fn compare_clocks(&self, news: &Value, clock_fault_ms: u64) {
        let Some((told, at)) = self.clocks else { return };
        let passed = u64::try_from((self.broke - at).as_millis()).unwrap();
        let clocks = &news["standing"]["clocks"];
        // The move that was under way ended the game, or the wait for its players is over.
        if news["standing"]["heldMs"].is_null() {
            return;
        }
        let now = [clocks["whiteMs"].as_u64().unwrap(), clocks["blackMs"].as_u64().unwrap()];
        let spent = (told[0] + told[1]).saturating_sub(now[0] + now[1]);
        let fault = spent.abs_diff(passed);
        assert!(fault <= clock_fault_ms, "{}: {passed} ms passed, {spent} were charged", self.id);
        assert!(clocks["running"].is_null(), "{}: a clock runs while it is held", self.id);
    }
}

async fn post(
    address: &str,
    path: &str,
    cookie: Option<&str>,
    body: &str,
) -> (Option<String>, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let cookie = cookie.map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n{cookie}\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len(),
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 20"), "{head}");
    let cookie = head
        .lines()
        .find_map(|line| Some(line.strip_prefix("set-cookie: ")?.split(';').next()?.to_owned()));
    (cookie, body.to_owned())
}

/// The socket of a game, after the greeting; nothing when the server is gone.
async fn join(address: &str, id: &str, cookie: &str) -> Option<Socket> {
    let mut request =
        format!("ws://{address}/api/online/games/{id}/live").into_client_request().unwrap();
    request.headers_mut().insert("origin", format!("http://{address}").parse().unwrap());
    if !cookie.is_empty() {
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
    }
    let (mut socket, _) = connect_async(request).await.ok()?;
    let hello = json!({ "asked": 0, "ask": { "is": "hello", "seen": 0, "seatKey": null } });
    socket.send(Message::text(hello.to_string())).await.ok()?;
    Some(socket)
}

async fn hear(socket: &mut Socket) -> Option<Value> {
    loop {
        match socket.next().await?.ok()? {
            Message::Text(text) => return serde_json::from_str(&text).ok(),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}
