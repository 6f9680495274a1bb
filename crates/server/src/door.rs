//! The door: listening, letting callers in, and closing.
//!
//! This is an accept loop of our own, because the ready-made one sets no timer on a request's
//! header: a caller who sends one byte a minute would keep a connection for ever. The door promises
//! that a caller takes no more than [`Limits`] says, and that a closing server finishes the
//! answers that it has begun. What is answered is the router's business.

use std::future::poll_fn;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::task::Poll;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::TokioTimer;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Duration, sleep, timeout};

use crate::crowd::{Crowd, Ticket};
use crate::limits::Limits;
use crate::listen::{BindError, ListenAt, bind};
use crate::stall::NoStall;
use crate::talk;
use crate::tls::Certificate;
use crate::way::Privacy;

/// How long to wait when the system cannot hand out another connection (mostly: too many open
/// files). Trying again at once would only burn a core.
const BREATH: Duration = Duration::from_millis(250);

/// A caller's place in the house. Whoever keeps a connection for something else than questions and
/// answers keeps the place too; the last one to let it go frees it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    /// Only a closed semaphore gives none, and this one is never closed.
    _permit: Option<Arc<(Option<OwnedSemaphorePermit>, Ticket)>>,
    /// Of somebody whom a program in front has brought.
    _forwarded: Option<Arc<Ticket>>,
}

impl Place {
    fn new(permit: Option<OwnedSemaphorePermit>, ticket: Ticket) -> Place {
        Place { _permit: Some(Arc::new((permit, ticket))), _forwarded: None }
    }

    /// The same place, for somebody who is counted apart from the connection.
    pub(crate) fn with(self, ticket: Ticket) -> Place {
        Place { _forwarded: Some(Arc::new(ticket)), ..self }
    }
}

/// An open door: it listens, but lets nobody in until [`Door::serve`] runs.
#[derive(Debug)]
pub struct Door {
    listeners: Vec<TcpListener>,
    limits: Limits,
    certificate: Option<Certificate>,
}

impl Door {
    /// Begins to listen.
    ///
    /// # Errors
    ///
    /// When the address cannot be taken, most often because another program has it.
    pub async fn open(at: ListenAt, limits: Limits) -> Result<Self, BindError> {
        Ok(Self { listeners: bind(at).await?, limits, certificate: None })
    }

    /// The same door for HTTPS.
    #[must_use]
    pub fn encrypted(self, certificate: Certificate) -> Self {
        Self { certificate: Some(certificate), ..self }
    }

    /// The addresses that callers can reach; the first is the one that was asked for.
    ///
    /// # Errors
    ///
    /// When the system does not know its own socket.
    pub fn addresses(&self) -> io::Result<Vec<SocketAddr>> {
        self.listeners.iter().map(TcpListener::local_addr).collect()
    }

    /// Lets callers in until `closing` resolves, then finishes what was begun and returns.
    ///
    /// Answers that are still running after [`Limits::farewell_time`] are cut off. Callers who have
    /// not asked anything yet do not hold the house open.
    pub async fn serve(self, router: Router, closing: impl Future<Output = ()>) {
        let Self { listeners, limits, certificate } = self;
        let places = Arc::new(Semaphore::new(limits.connections));
        let crowd = Crowd::new(limits.connections_of_one);
        let (farewell, closed) = watch::channel(false);
        let protocol = protocol(limits);
        let mut callers = JoinSet::new();
        tokio::pin!(closing);

        loop {
            tokio::select! {
                () = &mut closing => break,
                Some(_) = callers.join_next() => {}
                (place, caller) = next_caller(&listeners, &places) => {
                    let Some((caller, from)) = admitted(caller).await else { continue };
                    let Some(ticket) = crowd.admit(from.ip()) else { continue };
                    let place = Place::new(place, ticket);
                    let guest = talk::Guest { from: from.ip(), place, closing: closed.clone() };
                    let (protocol, router) = (protocol.clone(), router.clone());
                    match &certificate {
                        None => {
                            let caller = NoStall::new(caller, limits.stall_time);
                            let talk = talk::hold(protocol, caller, Privacy::Plain, router, guest);
                            callers.spawn(quietly(talk));
                        }
                        Some(certificate) => {
                            let acceptor = certificate.acceptor();
                            callers.spawn(async move {
                                // Whoever does not agree on a key in time is sent away.
                                let caller = timeout(limits.header_time, acceptor.accept(caller));
                                let Ok(Ok(caller)) = caller.await else { return };
                                let caller = NoStall::new(caller, limits.stall_time);
                                let privacy = Privacy::Encrypted;
                                quietly(talk::hold(protocol, caller, privacy, router, guest)).await;
                            });
                        }
                    }
                }
            }
        }

        drop(listeners);
        farewell.send_replace(true);
        let goodbyes = async { while callers.join_next().await.is_some() {} };
        if timeout(limits.farewell_time, goodbyes).await.is_err() {
            tracing::warn!(cut = callers.len(), "some answers took too long to finish");
        }
        callers.shutdown().await;
    }
}

/// A connection that ends early is nobody's fault here.
async fn quietly(talk: impl Future<Output = Result<(), hyper::Error>>) {
    if let Err(fault) = talk.await {
        tracing::debug!(%fault, "connection ended early");
    }
}

/// HTTP/1.1 with its limits. Programs that stand in front (for TLS and HTTP/2) speak it too.
fn protocol(limits: Limits) -> http1::Builder {
    let mut protocol = http1::Builder::new();
    protocol
        .timer(TokioTimer::new())
        .header_read_timeout(limits.header_time)
        .max_header_size(limits.header_bytes)
        .max_headers(limits.headers);
    protocol
}

/// Waits for a free place first and for a caller second: nobody is let in without a place.
async fn next_caller(
    listeners: &[TcpListener],
    places: &Arc<Semaphore>,
) -> (Option<OwnedSemaphorePermit>, io::Result<(TcpStream, SocketAddr)>) {
    // Only a closed semaphore fails, and this one is never closed.
    let place = Arc::clone(places).acquire_owned().await.ok();
    let caller = poll_fn(|cx| {
        for listener in listeners {
            if let Poll::Ready(caller) = listener.poll_accept(cx) {
                return Poll::Ready(caller);
            }
        }
        Poll::Pending
    })
    .await;
    (place, caller)
}

/// The caller, unless it went away at the door or the system could not hand it over.
async fn admitted(caller: io::Result<(TcpStream, SocketAddr)>) -> Option<(TcpStream, SocketAddr)> {
    match caller {
        Ok((stream, from)) => {
            // Answers are written whole; waiting to fill a packet only delays them.
            if let Err(fault) = stream.set_nodelay(true) {
                tracing::debug!(%fault, "no TCP_NODELAY");
            }
            Some((stream, from))
        }
        Err(fault) if went_away(&fault) => None,
        Err(fault) => {
            tracing::warn!(%fault, "cannot let callers in");
            sleep(BREATH).await;
            None
        }
    }
}

fn went_away(fault: &io::Error) -> bool {
    matches!(
        fault.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionRefused
    )
}
