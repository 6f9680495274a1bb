//! What `rokade suite` takes.

use std::path::PathBuf;

use clap::Args;

/// What `rokade suite` takes.
#[derive(Debug, Args)]
pub(crate) struct SuiteArguments {
    #[arg(long, default_value_t = 1_000_000)]
    pub(crate) nodes: u64,
    #[arg(long, default_value_t = 64)]
    pub(crate) hash: u16,
    #[arg(long)]
    pub(crate) mates: bool,
    /// Longer mates than this are passed over.
    #[arg(long, default_value_t = 5)]
    pub(crate) longest: u32,
    /// The effort of the mate solver for one position.
    #[arg(long, default_value_t = 500_000_000)]
    pub(crate) effort: u64,
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long)]
    pub(crate) chess960: bool,
    #[arg(long)]
    pub(crate) json: bool,
    /// `-` is standard input.
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
}
