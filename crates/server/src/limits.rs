//! Every limit of the server, in one table with its unit and its reason.

use std::time::Duration;

use crate::pace::PaceTable;

/// What a caller may take of the server: room, time and connections.
///
/// The defaults suit a public server; tests set them smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections open at the same time. More callers wait in the system's backlog, so that a
    /// crowd slows the door down instead of taking all memory.
    pub connections: usize,
    /// Connections open at the same time from one address (of IPv6 from one network of 64 bits,
    /// which is what one household has); more are hung up on. A school behind one address fits
    /// in. Callers from this machine are not counted: a program in front brings everybody.
    pub connections_of_one: usize,
    /// Bytes of a request's start line and headers together; more gives status 431. Browsers send
    /// well under 4 KiB.
    pub header_bytes: usize,
    /// Headers in one request; more gives status 431.
    pub headers: usize,
    /// How often one address may ask; more gives status 429.
    pub paces: PaceTable,
    /// Time for a request's header to arrive, counted from the moment the server waits for it, and
    /// therefore also how long an idle connection is kept. Slow senders are cut off.
    pub header_time: Duration,
    /// Bytes of a request body; more gives status 413. Nothing takes a body yet.
    pub body_bytes: usize,
    /// Time for a handler to begin its answer; more gives status 503.
    pub answer_time: Duration,
    /// How long a caller may refuse to read an answer before the connection is dropped.
    pub stall_time: Duration,
    /// How long a closing server lets running answers finish.
    pub farewell_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 4_096,
            connections_of_one: 512,
            header_bytes: 16 * 1_024,
            headers: 64,
            paces: PaceTable::default(),
            // A busy machine is late with its timers: whoever stands still is gone after 15 seconds.
            header_time: Duration::from_secs(12),
            body_bytes: 64 * 1_024,
            answer_time: Duration::from_secs(30),
            stall_time: Duration::from_secs(30),
            farewell_time: Duration::from_secs(10),
        }
    }
}
