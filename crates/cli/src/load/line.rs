//! A player's two ways to a house: single requests, and the socket of a game.
//!
//! Buffers are small: there are many thousands of these.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::LoadFault;

/// Bytes that are read at once.
const READ_BYTES: usize = 1_024;

/// What a request was answered with.
pub(super) struct Answered {
    pub(super) status: u16,
    /// The pair of the first cookie.
    pub(super) cookie: Option<String>,
    pub(super) body: String,
}

/// Asks something, on a connection of its own.
pub(super) async fn ask(
    at: SocketAddr,
    question: &str,
    cookie: Option<&str>,
    body: &str,
) -> std::io::Result<Answered> {
    let mut stream = TcpStream::connect(at).await?;
    let cookie = cookie.map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
    let request = format!(
        "{question} HTTP/1.1\r\nhost: {at}\r\norigin: http://{at}\r\n{cookie}\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len(),
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    Ok(Answered { status, cookie, body: body.to_owned() })
}

/// Asks for something that has to be done.
pub(super) async fn demand(
    at: SocketAddr,
    question: &str,
    cookie: Option<&str>,
    body: &str,
) -> Result<Answered, LoadFault> {
    let fault = |answer: String| LoadFault::Answer { at, question: question.to_owned(), answer };
    match ask(at, question, cookie, body).await {
        Ok(answered) if (200..300).contains(&answered.status) => Ok(answered),
        Ok(answered) => Err(fault(format!("{} {}", answered.status, answered.body))),
        Err(source) => Err(fault(source.to_string())),
    }
}

/// What is looked at of the house's news.
#[derive(Deserialize)]
pub(super) struct News<'a> {
    pub(super) is: &'a str,
    pub(super) asked: Option<u32>,
    pub(super) standing: Option<Standing>,
}

#[derive(Deserialize)]
pub(super) struct Standing {
    pub(super) played: u32,
}

/// The socket of a game.
pub(super) struct Line {
    socket: WebSocketStream<TcpStream>,
}

impl Line {
    /// Opens it and says hello.
    pub(super) async fn open(
        at: SocketAddr,
        game: &str,
        cookie: Option<&str>,
    ) -> Result<Line, LoadFault> {
        let path = format!("/api/online/games/{game}/live");
        let fault =
            |why: String| LoadFault::Answer { at, question: format!("GET {path}"), answer: why };
        let mut request = format!("ws://{at}{path}")
            .into_client_request()
            .map_err(|why| fault(why.to_string()))?;
        let headers = request.headers_mut();
        let value = |text: &str| text.parse().map_err(|_| fault(format!("header {text:?}")));
        headers.insert("origin", value(&format!("http://{at}"))?);
        if let Some(cookie) = cookie {
            headers.insert("cookie", value(cookie)?);
        }
        let stream = TcpStream::connect(at).await.map_err(|why| fault(why.to_string()))?;
        // What a player does is sent at once.
        stream.set_nodelay(true).map_err(|why| fault(why.to_string()))?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BYTES).write_buffer_size(0);
        let opened = client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = opened.map_err(|why| fault(why.to_string()))?;
        let mut line = Line { socket };
        let hello = json!({ "asked": 0, "ask": { "is": "hello", "seen": 0, "seatKey": null } });
        line.send(hello.to_string()).await.map_err(|why| fault(why.to_string()))?;
        Ok(line)
    }

    pub(super) async fn send(&mut self, text: String) -> Result<(), Error> {
        self.socket.send(Message::text(text)).await
    }

    /// The next news as they are written; nothing when the house has hung up. Pings are answered
    /// on the way. Nothing is lost when this is given up.
    pub(super) async fn hear(&mut self) -> Option<String> {
        loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => return Some(text.as_str().to_owned()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }
}
