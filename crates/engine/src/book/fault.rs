//! What is no book.

use core::fmt;

/// Why bytes are no opening book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BookFault {
    /// Entries have sixteen bytes, and these bytes are no whole number of them.
    Length {
        /// How many bytes there are.
        bytes: usize,
    },
    /// No entry at all.
    Empty,
    /// Two neighbours are out of order, as they never are in a book.
    Order {
        /// The later one, from 0.
        entry: usize,
    },
}

impl fmt::Display for BookFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookFault::Length { bytes } => {
                write!(f, "{bytes} bytes are no whole number of entries of 16 bytes")
            }
            BookFault::Empty => f.write_str("there is no entry"),
            BookFault::Order { entry } => {
                write!(f, "entry {entry} has a smaller key than the one before")
            }
        }
    }
}

impl core::error::Error for BookFault {}
