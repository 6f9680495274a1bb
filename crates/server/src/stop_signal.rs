//! When the system, or the person at the keyboard, asks the server to stop.

use std::io;

/// Resolves at the first SIGINT (Ctrl+C) or SIGTERM; where there are no such signals, at Ctrl+C.
///
/// # Errors
///
/// When the system refuses to register a handler.
pub async fn stop_signal() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        Ok(())
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
