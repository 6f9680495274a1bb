//! How many threads search together.

/// A number of threads, at least one.
///
/// ```
/// use rokade_engine::Threads;
/// assert_eq!(Threads::count(0), Threads::count(1));
/// assert_eq!(Threads::default().get(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Threads(u16);

impl Threads {
    /// So many threads; none counts as one. In a browser there is always one:
    /// its WebAssembly shares no memory.
    #[must_use]
    pub const fn count(threads: u16) -> Threads {
        if threads == 0 || cfg!(target_family = "wasm") { Threads(1) } else { Threads(threads) }
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}

impl Default for Threads {
    /// One: the same question then always has the same answer.
    fn default() -> Threads {
        Threads(1)
    }
}
