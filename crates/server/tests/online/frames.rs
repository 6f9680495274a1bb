//! Frames that no browser sends: each is refused, the connection ends, and nobody else notices.
//!
//! Source: RFC 6455 §5 for the frames, §7.4.1 for the codes.

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::player::{Browser, Open, two};

const TEXT: u8 = 1;
const BINARY: u8 = 2;
const PING: u8 = 9;
const FINAL: u8 = 0x80;

/// A connection that has become a socket, byte by byte.
struct Raw {
    stream: TcpStream,
}

impl Raw {
    async fn open(browser: &Browser, id: &str) -> Raw {
        let mut stream = TcpStream::connect(browser.address).await.unwrap();
        let (at, cookie) = (browser.address, browser.cookie.as_deref().unwrap());
        let request = format!(
            "GET /api/online/games/{id}/live HTTP/1.1\r\nhost: {at}\r\norigin: http://{at}\r\n\
             cookie: {cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        assert!(head.starts_with(b"HTTP/1.1 101 "));
        Raw { stream }
    }

    async fn send(&mut self, bytes: &[u8]) {
        // A house that has hung up already takes nothing any more.
        let _ = self.stream.write_all(bytes).await;
    }

    /// Reads until the house hangs up; gives the code of its last word, if it said one.
    async fn end(mut self) -> Option<u16> {
        let mut code = None;
        loop {
            let Ok(first) = self.stream.read_u8().await else { return code };
            let Ok(second) = self.stream.read_u8().await else { return code };
            let length = match second {
                126 => usize::from(self.stream.read_u16().await.unwrap()),
                127 => usize::try_from(self.stream.read_u64().await.unwrap()).unwrap(),
                short => usize::from(short),
            };
            let mut payload = vec![0; length];
            self.stream.read_exact(&mut payload).await.unwrap();
            if first & 0x0f == 8 {
                code = payload.first_chunk().map(|&code| u16::from_be_bytes(code));
            }
        }
    }
}

/// A frame as a browser masks it, with a mask that changes nothing.
fn masked(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = head(first, 0x80, payload.len() as u64);
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

fn head(first: u8, mask: u8, length: u64) -> Vec<u8> {
    let mut head = vec![first];
    match length {
        0..126 => head.push(mask | length as u8),
        126..65_536 => {
            head.push(mask | 126);
            head.extend((length as u16).to_be_bytes());
        }
        _ => {
            head.push(mask | 127);
            head.extend(length.to_be_bytes());
        }
    }
    head
}

const HELLO: &[u8] = br#"{"asked":0,"ask":{"is":"hello","seen":0,"seatKey":null}}"#;

/// What is sent, and what the house says before it hangs up.
fn bad_frames() -> Vec<(&'static str, Vec<u8>, Option<u16>)> {
    let pieces = |count: usize| {
        let piece = vec![b'x'; 1_000];
        let rest = std::iter::repeat_with(|| masked(0, &piece)).take(count).flatten();
        masked(TEXT, &piece).into_iter().chain(rest).collect::<Vec<u8>>()
    };
    vec![
        (
            "a frame of a terabyte",
            [head(FINAL | TEXT, 0x80, 1 << 40), vec![0; 4]].concat(),
            Some(1009),
        ),
        ("a frame a byte too long", masked(FINAL | TEXT, &[b'x'; 4_097]), Some(1009)),
        ("pieces that together are too long", pieces(5), Some(1009)),
        ("bytes", masked(FINAL | BINARY, &[0, 1, 2]), Some(1003)),
        ("a frame without a mask", [head(FINAL | TEXT, 0, 2), b"{}".to_vec()].concat(), Some(1002)),
        ("a reserved bit", masked(FINAL | 0x40 | TEXT, b"{}"), Some(1002)),
        ("a kind that is none", masked(FINAL | 3, b"{}"), Some(1002)),
        ("a piece of nothing", masked(FINAL, b"{}"), Some(1002)),
        ("a ping in pieces", masked(PING, b""), Some(1002)),
        ("a ping that is too long", masked(FINAL | PING, &[0; 126]), Some(1002)),
        ("text that is none", masked(FINAL | TEXT, &[0xc3, 0x28]), Some(1007)),
        ("no message", masked(FINAL | TEXT, b"hello"), Some(1008)),
        (
            "something else than a greeting",
            masked(FINAL | TEXT, br#"{"asked":1,"ask":{"is":"resign"}}"#),
            Some(1008),
        ),
    ]
}

#[tokio::test]
async fn frames_that_no_browser_sends_end_the_connection_and_harm_nobody() {
    let house = Open::fresh().await;
    let (anna, bram, id) = two(&house).await;
    let mut white = anna.join(&id, 0).await;
    white.head().await;
    for (name, bytes, code) in bad_frames() {
        for greeting in [masked(FINAL | TEXT, HELLO), Vec::new()] {
            // After a greeting, resigning is allowed.
            if !greeting.is_empty() && name.contains("greeting") {
                continue;
            }
            let mut raw = Raw::open(&bram, &id).await;
            raw.send(&greeting).await;
            raw.send(&bytes).await;
            assert_eq!(raw.end().await, code, "{name}");
        }
    }
    let mut black = bram.join(&id, 0).await;
    white.play(0, "e2e4").await.unwrap();
    black.play(1, "e7e5").await.unwrap();
    let standing = white.until(|standing| standing.played == 2).await;
    assert_eq!(standing.ending, None);
}

#[tokio::test]
async fn a_message_in_pieces_with_a_ping_between_is_a_message() {
    let house = Open::fresh().await;
    let (_anna, bram, id) = two(&house).await;
    let mut raw = Raw::open(&bram, &id).await;
    let (first, rest) = HELLO.split_at(20);
    raw.send(&masked(TEXT, first)).await;
    raw.send(&masked(FINAL | PING, b"?")).await;
    raw.send(&masked(FINAL, rest)).await;
    // The house answers the ping, and then the greeting, with text.
    let mut kinds = Vec::new();
    while kinds.last() != Some(&TEXT) {
        let first = raw.stream.read_u8().await.unwrap();
        let length = match raw.stream.read_u8().await.unwrap() {
            126 => usize::from(raw.stream.read_u16().await.unwrap()),
            short => usize::from(short),
        };
        let mut payload = vec![0; length];
        raw.stream.read_exact(&mut payload).await.unwrap();
        kinds.push(first & 0x0f);
    }
    assert!(kinds.contains(&10), "{kinds:?}");
}
