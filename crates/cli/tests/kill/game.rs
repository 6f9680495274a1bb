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

use crate::clocks::{Death, Stood, Told};
use crate::house::House;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A time control that no test outlives.
const MINUTES: i64 = 180;

/// What the players know of their game.
pub struct Record {
    id: String,
    cookies: [String; 2],
    /// The moves that were acknowledged, in UCI form, and where they lead.
    moves: Vec<String>,
    position: Position,
    /// A move that was sent and not acknowledged when the server was killed.
    pending: Option<String>,
    clocks: Told,
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
            position: Position::initial(),
            pending: None,
            clocks: Told::full(MINUTES * 60_000),
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
            let moves: Vec<_> = self.position.legal_moves().into_iter().collect();
            let (mover, other) = match self.position.turn() {
                Color::White => (&mut *white, &mut *black),
                Color::Black => (&mut *black, &mut *white),
            };
            if moves.is_empty() {
                return idle(mover).await;
            }
            self.lot = self.lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let chosen = moves[(self.lot >> 33) as usize % moves.len()];
            let uci = uci_move::write(chosen, CastlingMode::Standard).to_string();
            asked += 1;
            let order = json!({ "asked": asked, "ask": {
                "is": "move", "answers": self.moves.len(), "seen": u32::MAX, "uci": uci,
                "offersDraw": false,
            }});
            self.pending = Some(uci.clone());
            let sent = Instant::now();
            mover.send(Message::text(order.to_string())).await.ok()?;
            loop {
                let news = hear(mover).await?;
                // News of this move were written after it was sent; older ones may have waited.
                if news["standing"]["played"] == self.moves.len() + 1 {
                    self.clocks = Told::by(&news, sent);
                }
                match news["is"].as_str()? {
                    "done" if news["asked"] == asked => break,
                    // The game is over: it has been drawn by repetition or by counting.
                    "refused" if news["asked"] == asked => {
                        self.pending = None;
                        return idle(mover).await;
                    }
                    _ => {}
                }
            }
            self.moves.push(uci);
            self.position = self.position.after(chosen);
            self.pending = None;
            tell.send(()).ok()?;
            // The opponent has heard of it before answering it.
            while hear(other).await?["standing"]["played"] != self.moves.len() {}
        }
    }

    /// Compares the record with what the server has after its restart.
    pub async fn compare(&mut self, house: &House, death: Death, fault_ms: i64) -> Compared {
        // Somebody who watches does not let the clocks go on.
        let since = Instant::now();
        let news = self.whole(house).await;
        let kept: Vec<&str> = news["events"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|event| event["what"]["uci"].as_str())
            .collect();
        let id = &self.id;
        let (acknowledged, all) = (self.moves.len(), kept.len());
        assert!(all >= acknowledged, "{id}: {all} of {acknowledged} kept");
        assert_eq!(kept[..acknowledged], self.moves, "{id}");
        // What was under way may have been kept, once.
        let more = &kept[acknowledged..];
        assert!(more.is_empty() || *more == [self.pending.as_deref().unwrap()], "{id}: {more:?}");
        let clocks = self.clocks.judge(&news, death, !more.is_empty(), fault_ms);
        let clocks = clocks.unwrap_or_else(|fault| panic!("{id}: {fault}, in {news}"));

        for uci in more {
            let played = uci_move::read(uci, &self.position).unwrap();
            self.position = self.position.after(played);
        }
        let new = acknowledged - self.compared;
        self.moves = kept.iter().map(|&uci| uci.to_owned()).collect();
        self.compared = self.moves.len();
        self.pending = None;
        self.clocks = Told::by(&news, since);
        self.is_over = !news["standing"]["ending"].is_null();
        Compared { acknowledged: new, clocks }
    }

    /// Everything that happened, as a watcher hears it; whom a busy house lets go comes back.
    async fn whole(&self, house: &House) -> Value {
        loop {
            let mut socket = join(&house.address, &self.id, "").await.unwrap();
            while let Some(news) = hear(&mut socket).await {
                if news["events"][0]["number"] == 1 {
                    return news;
                }
            }
        }
    }
}

/// What a comparison came to.
pub struct Compared {
    /// The moves that were acknowledged since the last one.
    pub acknowledged: usize,
    /// How the clocks stood.
    pub clocks: Stood,
}

/// A finished game waits for the end.
async fn idle(socket: &mut Socket) -> Option<()> {
    while hear(socket).await.is_some() {}
    None
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
