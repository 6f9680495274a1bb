//! What an engine can do wrong.

use core::fmt;
use std::io;

/// Why an engine cannot be used, or not any more.
#[derive(Debug)]
pub enum EngineFault {
    /// It does not start.
    NoStart {
        /// The program.
        program: String,
        /// What the system says.
        source: io::Error,
    },
    /// It has ended, or closed its output.
    Gone,
    /// It does not answer in time.
    Silent,
    /// It has no such option.
    NoSuchOption(String),
}

impl fmt::Display for EngineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineFault::NoStart { program, source } => {
                write!(f, "{program:?} does not start: {source}")
            }
            EngineFault::Gone => f.write_str("it has ended"),
            EngineFault::Silent => f.write_str("it does not answer"),
            EngineFault::NoSuchOption(name) => write!(f, "it has no option {name:?}"),
        }
    }
}

impl core::error::Error for EngineFault {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            EngineFault::NoStart { source, .. } => Some(source),
            _ => None,
        }
    }
}
