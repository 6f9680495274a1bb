//! A way to tell a running search to stop, from elsewhere.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Told once, it stops the searches that were given it; copies are one token.
///
/// Use a new one for each search: a token that has been told stays told.
///
/// ```
/// use rokade_engine::StopToken;
/// let token = StopToken::new();
/// let held_by_the_search = token.clone();
/// token.stop();
/// assert!(held_by_the_search.is_stopped());
/// ```
#[derive(Clone, Debug, Default)]
pub struct StopToken(Arc<AtomicBool>);

impl StopToken {
    /// A token that has not been told.
    #[must_use]
    pub fn new() -> StopToken {
        StopToken::default()
    }

    /// Tells the search to answer as soon as it can with what it has.
    pub fn stop(&self) {
        // Nothing else is handed over with the message, so no order is needed.
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been told.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
