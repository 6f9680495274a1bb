//! The engines that levels are gauged against: fixed players of known strength.
//!
//! Their ratings were measured on the scale of lichess blitz and rapid games, in 784 games with a
//! network of human play as the anchor at 1500; they are known to about ±100, and at both ends of
//! the ladder only to ±200. The labels of the engines' own `UCI_Elo` are not on this scale.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rokade_uci::Go;
use rokade_uci::client::{Client, CommandLine, EngineFault};

use super::seat::EngineSeat;

/// A player of known strength.
#[derive(Clone, Copy, Debug)]
pub(super) struct Anchor {
    pub(super) name: &'static str,
    pub(super) elo: f64,
    program: &'static str,
    arguments: &'static str,
    options: &'static [(&'static str, &'static str)],
    limit: Limit,
}

#[derive(Clone, Copy, Debug)]
enum Limit {
    Depth(u32),
    Nodes(u64),
}

/// The ladder, the weakest first.
pub(super) const LADDER: [Anchor; 9] = [
    fairy("fairy-stockfish skill -9", 334.0, &[("Skill Level", "-9")]),
    fairy("fairy-stockfish skill -5", 604.0, &[("Skill Level", "-5")]),
    fairy("fairy-stockfish skill -1", 1_249.0, &[("Skill Level", "-1")]),
    stockfish("stockfish 1350", 1_441.0, &[LIMITED, ("UCI_Elo", "1350")], 3_000),
    gnu("gnuchess depth 1", 1_632.0, 1),
    stockfish("stockfish 1700", 1_752.0, &[LIMITED, ("UCI_Elo", "1700")], 5_000),
    gnu("gnuchess depth 3", 2_061.0, 3),
    stockfish("stockfish 1900", 2_245.0, &[LIMITED, ("UCI_Elo", "1900")], 10_000),
    stockfish("stockfish 2100", 2_658.0, &[LIMITED, ("UCI_Elo", "2100")], 20_000),
];

const LIMITED: (&str, &str) = ("UCI_LimitStrength", "true");

type Options = &'static [(&'static str, &'static str)];

const fn fairy(name: &'static str, elo: f64, options: Options) -> Anchor {
    let limit = Limit::Depth(5);
    Anchor { name, elo, program: "fairy-stockfish", arguments: "", options, limit }
}

const fn stockfish(name: &'static str, elo: f64, options: Options, nodes: u64) -> Anchor {
    let limit = Limit::Nodes(nodes);
    Anchor { name, elo, program: "stockfish", arguments: "", options, limit }
}

const fn gnu(name: &'static str, elo: f64, depth: u32) -> Anchor {
    let options = &[("OwnBook", "false")];
    let limit = Limit::Depth(depth);
    Anchor { name, elo, program: "gnuchess", arguments: " --uci", options, limit }
}

/// How many anchors a level plays against.
const OPPONENTS: usize = 3;

/// The nearest anchors to a rating, however far they are: at the low end two noisy engines of one
/// kind would otherwise be all there is, and a level that punishes noise looks stronger there than
/// it is.
pub(super) fn near(elo: f64) -> Vec<Anchor> {
    let mut anchors = LADDER.to_vec();
    anchors.sort_by(|a, b| (a.elo - elo).abs().total_cmp(&(b.elo - elo).abs()));
    anchors.truncate(OPPONENTS);
    anchors
}

impl Anchor {
    /// Starts it; `None` when the program is not on this machine.
    pub(super) fn start(&self) -> Result<Option<EngineSeat>, EngineFault> {
        let go = match self.limit {
            Limit::Depth(plies) => Go { depth_plies: Some(plies), ..Go::default() },
            Limit::Nodes(nodes) => Go { nodes: Some(nodes), ..Go::default() },
        };
        start(self.program, self.arguments, self.options, go)
    }
}

/// The judge: Stockfish at full strength with so many positions a move, as the figures of people
/// were made. `None` when it is not on this machine.
pub(super) fn judge(nodes: u64) -> Result<Option<EngineSeat>, EngineFault> {
    start("stockfish", "", &[], Go { nodes: Some(nodes), ..Go::default() })
}

/// Engines introduce themselves within a moment, but the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(120);

fn start(
    program: &str,
    arguments: &str,
    options: &[(&str, &str)],
    go: Go,
) -> Result<Option<EngineSeat>, EngineFault> {
    let Some(path) = find(program) else { return Ok(None) };
    let line = format!("\"{}\"{arguments}", path.display());
    let Ok(command) = line.parse::<CommandLine>() else { return Ok(None) };
    let mut client = Client::start(&command, PATIENCE)?;
    for (name, value) in options.iter().chain(&[("Threads", "1"), ("Hash", "16")]) {
        if client.has_option(name) {
            client.set_option(name, value)?;
        }
    }
    client.settle()?;
    Ok(Some(EngineSeat::of(client, go)))
}

/// Where a program is: on the search path, or where Debian keeps games.
fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let games = [PathBuf::from("/usr/games")];
    std::env::split_paths(&path)
        .chain(games)
        .map(|folder: PathBuf| Path::new(&folder).join(program))
        .find(|candidate| candidate.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_opponents_and_the_ladder_goes_up() {
        assert!(LADDER.is_sorted_by(|a, b| a.elo < b.elo));
        for level in rokade_engine::level::Level::ALL {
            let elo = f64::from(level.elo());
            let near = near(elo);
            assert_eq!(near.len(), OPPONENTS);
            assert!(near.iter().any(|anchor| anchor.elo < elo + 50.0), "{level:?}");
            assert!(near.iter().any(|anchor| anchor.elo > elo), "{level:?}");
        }
    }
}
