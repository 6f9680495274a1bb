//! When the system, or the person at the keyboard, asks the server to stop.

use std::io;

/// Listens for SIGINT (Ctrl+C) and SIGTERM from now on; the future resolves at the first of them.
/// Where there are no such signals, Ctrl+C counts.
///
/// # Errors
///
/// When the system refuses to register a handler.
///
/// # Panics
///
/// Outside a `tokio` runtime.
pub fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // Without a handler the server runs until its process is ended.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
