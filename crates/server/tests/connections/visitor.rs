//! A caller who writes raw bytes, and a house to call at.

use std::net::SocketAddr;

use axum::Router;
use rokade_server::{ClientFiles, Door, Limits, ListenAt, router};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running house.
pub struct House {
    pub addresses: Vec<SocketAddr>,
    close: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl House {
    /// Opens a house with a client of two files.
    pub async fn open(limits: Limits) -> Self {
        let files = ClientFiles::from_files([("index.html", "board"), ("big.txt", "pawn")]);
        Self::open_with(router(files, limits), limits).await
    }

    /// Opens a house with a router of the test's own.
    pub async fn open_with(router: Router, limits: Limits) -> Self {
        let door = Door::open(ListenAt::Localhost(0), limits).await.unwrap();
        let addresses = door.addresses().unwrap();
        let (close, closing) = oneshot::channel();
        let serving = tokio::spawn(door.serve(router, async {
            let _ = closing.await;
        }));
        Self { addresses, close, serving }
    }

    /// Asks the house to close, and gives what to wait for.
    pub fn close(self) -> JoinHandle<()> {
        self.close.send(()).unwrap();
        self.serving
    }

    pub async fn visitor(&self) -> Visitor {
        Visitor::at(self.addresses[0]).await
    }
}

/// A connection of raw bytes.
pub struct Visitor {
    stream: TcpStream,
}

impl Visitor {
    pub async fn at(address: SocketAddr) -> Self {
        Self { stream: TcpStream::connect(address).await.unwrap() }
    }

    pub async fn say(&mut self, text: &str) {
        self.stream.write_all(text.as_bytes()).await.unwrap();
    }

    /// Asks for a path and keeps the connection.
    pub async fn ask(&mut self, path: &str) {
        self.say(&format!("GET {path} HTTP/1.1\r\nhost: rokade\r\n\r\n")).await;
    }

    /// Reads one answer with its body, by its content length.
    pub async fn answer(&mut self) -> String {
        let mut read = Vec::new();
        loop {
            let text = String::from_utf8_lossy(&read).into_owned();
            if let Some((head, body)) = text.split_once("\r\n\r\n") {
                let length = head
                    .lines()
                    .find_map(|line| line.strip_prefix("content-length: "))
                    .map_or(0, |length| length.parse::<usize>().unwrap());
                if body.len() >= length {
                    return text;
                }
            }
            let mut part = [0; 1024];
            match self.stream.read(&mut part).await.unwrap() {
                0 => panic!("the connection closed in the middle of {text:?}"),
                count => read.extend_from_slice(&part[..count]),
            }
        }
    }

    /// Reads until the server closes the connection.
    pub async fn rest(mut self) -> String {
        let mut read = Vec::new();
        // A reset is an end as well.
        let _ = self.stream.read_to_end(&mut read).await;
        String::from_utf8(read).unwrap()
    }

    /// Whether something can be read at this moment, without waiting.
    pub fn hears_something(&self) -> bool {
        self.stream.try_read(&mut [0; 1]).is_ok()
    }
}
