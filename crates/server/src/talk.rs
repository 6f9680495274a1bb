//! One caller's connection, from hello to goodbye.
//!
//! Closing is more than the protocol library's own: that one waits for a request whose header has
//! begun to arrive, so half a request line would hold a closing house for as long as it likes. Here
//! a caller who has not asked anything yet is an idle caller, however much of a question has
//! arrived. Who has asked gets the answer; how long that may take is the [door](super::door)'s
//! business.

use std::future::poll_fn;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::watch;

use crate::door::Place;
use crate::stall::NoStall;
use crate::way::{Peer, Privacy};

/// Who was let in, and until when.
pub(crate) struct Guest {
    pub(crate) from: IpAddr,
    pub(crate) place: Place,
    pub(crate) closing: watch::Receiver<bool>,
}

/// Answers a caller until one of both has had enough, or the house closes.
pub(crate) async fn hold<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    protocol: http1::Builder,
    caller: NoStall<S>,
    privacy: Privacy,
    router: Router,
    guest: Guest,
) -> Result<(), hyper::Error> {
    let Guest { from, place, mut closing } = guest;
    let peer = Peer { address: from, privacy };
    let has_asked = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&has_asked);
    let answers = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: http::Request<Incoming>| {
        asked.store(true, Ordering::Relaxed);
        request.extensions_mut().insert(place.clone());
        request.extensions_mut().insert(peer);
        answers.call(request)
    });
    let talk = protocol.serve_connection(TokioIo::new(caller), service).with_upgrades();
    let mut talk = pin!(talk);

    tokio::select! {
        ended = talk.as_mut() => return ended,
        // A door that is gone without a word is closed as well.
        _ = closing.wait_for(|&is_closing| is_closing) => {}
    }
    talk.as_mut().graceful_shutdown();
    // A question that has arrived whole is still heard.
    let last_look = poll_fn(|cx| Poll::Ready(talk.as_mut().poll(cx))).await;
    match last_look {
        Poll::Ready(ended) => ended,
        Poll::Pending if has_asked.load(Ordering::Relaxed) => talk.await,
        Poll::Pending => Ok(()),
    }
}
