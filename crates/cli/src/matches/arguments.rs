//! What `rokade match` takes.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;

use super::adjudication::{Drawing, Resigning};
use super::limits::ClockSetting;
use super::player::EngineChoice;
use crate::opening_book::BookChoice;

/// What `rokade match` takes.
#[derive(Debug, Args)]
pub(crate) struct MatchArguments {
    /// The first engine, whose score is told.
    #[arg(long)]
    pub(crate) a: EngineChoice,
    #[arg(long)]
    pub(crate) b: EngineChoice,
    /// Without it, every game begins at the initial position.
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    /// Draws the openings by lot; without it they are taken in their order.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(2..))]
    pub(crate) games: u64,
    #[arg(long)]
    pub(crate) nodes: Option<u64>,
    #[arg(long)]
    pub(crate) nodes_a: Option<u64>,
    #[arg(long)]
    pub(crate) nodes_b: Option<u64>,
    #[arg(long, conflicts_with_all = ["clock", "movetime"])]
    pub(crate) work: Option<u64>,
    #[arg(long = "depth")]
    pub(crate) plies: Option<u32>,
    #[arg(long)]
    pub(crate) movetime: Option<u64>,
    #[arg(long)]
    pub(crate) clock: Option<ClockSetting>,
    #[arg(long, default_value_t = 0)]
    pub(crate) margin: u64,
    #[arg(long, default_value_t = 60)]
    pub(crate) patience: u64,
    #[arg(long)]
    pub(crate) concurrency: Option<NonZeroUsize>,
    #[arg(long, default_value_t = 16)]
    pub(crate) hash: u16,
    #[arg(long)]
    pub(crate) option_a: Vec<EngineOption>,
    #[arg(long)]
    pub(crate) option_b: Vec<EngineOption>,
    /// For the internal engine; others have options for theirs.
    #[arg(long)]
    pub(crate) book: Option<BookChoice>,
    #[arg(long)]
    pub(crate) syzygy: Option<PathBuf>,
    #[arg(long)]
    pub(crate) chess960: bool,
    #[arg(long)]
    pub(crate) sprt: Option<Hypotheses>,
    #[arg(long, default_value_t = 0.05)]
    pub(crate) alpha: f64,
    #[arg(long, default_value_t = 0.05)]
    pub(crate) beta: f64,
    #[arg(long)]
    pub(crate) resign: Option<Resigning>,
    #[arg(long)]
    pub(crate) draw: Option<Drawing>,
    #[arg(long)]
    pub(crate) pgn: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// An option of an engine, typed as `Name=Value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EngineOption {
    pub(crate) name: String,
    pub(crate) value: String,
}

/// The two hypotheses of a test, typed as `0,5`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Hypotheses {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// A text of another shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BadShape(&'static str);

impl std::fmt::Display for BadShape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "expected {}", self.0)
    }
}

impl std::error::Error for BadShape {}

impl FromStr for EngineOption {
    type Err = BadShape;

    fn from_str(text: &str) -> Result<Self, BadShape> {
        let (name, value) = text.split_once('=').ok_or(BadShape("Name=Value"))?;
        Ok(Self { name: name.trim().to_owned(), value: value.trim().to_owned() })
    }
}

impl FromStr for Hypotheses {
    type Err = BadShape;

    fn from_str(text: &str) -> Result<Self, BadShape> {
        let shape = BadShape("two numbers such as 0,5, the smaller first");
        let (elo0, elo1) = text.split_once(',').ok_or(shape)?;
        let number = |text: &str| text.trim().parse::<f64>().map_err(|_| shape);
        let (elo0, elo1) = (number(elo0)?, number(elo1)?);
        (elo0 < elo1 && elo1 - elo0 < 1_000.0).then_some(Self { elo0, elo1 }).ok_or(shape)
    }
}
