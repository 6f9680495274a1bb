//! `go` and everything that can stand behind it.

use super::words::Words;
use crate::fault::Fault;
use core::fmt;
use core::time::Duration;

/// What to think about, and for how long.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// The only moves to think about, not yet read; all when empty.
    pub search_moves: Vec<String>,
    /// Think on the opponent's time, until `ponderhit` or `stop`.
    pub ponder: bool,
    /// White's clock.
    pub white: Clock,
    /// Black's clock.
    pub black: Clock,
    /// Moves until the clocks get more time.
    pub moves_to_go: Option<u32>,
    /// The deepest iteration, in half-moves.
    pub depth_plies: Option<u32>,
    /// The most positions to visit.
    pub nodes: Option<u64>,
    /// A mate in so many moves is enough.
    pub mate_moves: Option<u32>,
    /// Use all of this time.
    pub move_time: Option<Duration>,
    /// Think until `stop`.
    pub infinite: bool,
}

/// What is told of a side's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// What it shows. A clock that has run out shows nothing less than zero.
    pub left: Option<Duration>,
    /// What it gets for every move.
    pub increment: Duration,
}

/// The words that end a list of moves.
const PARAMETERS: [&str; 12] = [
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
];

pub(super) fn read(words: &mut Words<'_>, faults: &mut Vec<Fault>) -> Go {
    let mut go = Go::default();
    let mut unknown = Vec::new();
    while let Some(word) = words.next() {
        match word {
            "searchmoves" => {
                let is_move = |word: &str| !PARAMETERS.contains(&word);
                while let Some(word) = words.next_if(is_move) {
                    go.search_moves.push(word.to_owned());
                }
            }
            "ponder" => go.ponder = true,
            "infinite" => go.infinite = true,
            "wtime" => go.white.left = duration("wtime", words, faults).or(go.white.left),
            "btime" => go.black.left = duration("btime", words, faults).or(go.black.left),
            "winc" => go.white.increment = duration("winc", words, faults).unwrap_or_default(),
            "binc" => go.black.increment = duration("binc", words, faults).unwrap_or_default(),
            "movetime" => go.move_time = duration("movetime", words, faults).or(go.move_time),
            "movestogo" => go.moves_to_go = count("movestogo", words, faults).or(go.moves_to_go),
            "depth" => go.depth_plies = count("depth", words, faults).or(go.depth_plies),
            "mate" => go.mate_moves = count("mate", words, faults).or(go.mate_moves),
            "nodes" => go.nodes = number("nodes", words, faults).or(go.nodes),
            other => unknown.push(other),
        }
    }
    if !unknown.is_empty() {
        faults.push(Fault::UnknownWords(unknown.join(" ")));
    }
    go
}

/// A number of milliseconds. Some programs send less than zero for a clock that
/// has run out.
fn duration(
    parameter: &'static str,
    words: &mut Words<'_>,
    faults: &mut Vec<Fault>,
) -> Option<Duration> {
    number(parameter, words, faults).map(Duration::from_millis)
}

fn count(parameter: &'static str, words: &mut Words<'_>, faults: &mut Vec<Fault>) -> Option<u32> {
    number(parameter, words, faults).map(|number| u32::try_from(number).unwrap_or(u32::MAX))
}

/// A whole number; less than zero counts as zero. Another parameter in its
/// place is left to be read.
fn number(parameter: &'static str, words: &mut Words<'_>, faults: &mut Vec<Fault>) -> Option<u64> {
    let Some(word) = words.next_if(|word| !PARAMETERS.contains(&word)) else {
        faults.push(Fault::Number { parameter, text: String::new() });
        return None;
    };
    match word.parse::<i128>() {
        Ok(number) => Some(u64::try_from(number.max(0)).unwrap_or(u64::MAX)),
        Err(_) => {
            faults.push(Fault::Number { parameter, text: word.to_owned() });
            None
        }
    }
}

/// The line as a program says it. What has no limit is not said.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        if self.ponder {
            f.write_str(" ponder")?;
        }
        for (name, value) in [
            ("wtime", self.white.left.map(millis)),
            ("btime", self.black.left.map(millis)),
            ("winc", increment(self.white)),
            ("binc", increment(self.black)),
            ("movestogo", self.moves_to_go.map(u128::from)),
            ("depth", self.depth_plies.map(u128::from)),
            ("nodes", self.nodes.map(u128::from)),
            ("mate", self.mate_moves.map(u128::from)),
            ("movetime", self.move_time.map(millis)),
        ] {
            if let Some(value) = value {
                write!(f, " {name} {value}")?;
            }
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        if !self.search_moves.is_empty() {
            write!(f, " searchmoves {}", self.search_moves.join(" "))?;
        }
        Ok(())
    }
}

fn increment(clock: Clock) -> Option<u128> {
    (clock.increment != Duration::ZERO).then(|| millis(clock.increment))
}

const fn millis(duration: Duration) -> u128 {
    duration.as_millis()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Command, read_command};

    fn read(line: &str) -> (Go, Vec<Fault>) {
        let reading = read_command(line);
        match reading.command {
            Some(Command::Go(go)) => (go, reading.faults),
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn every_parameter_in_any_order() {
        let line = "go ponder wtime 1000 btime 2000 winc 10 binc 20 movestogo 5 depth 6 nodes 7 \
                    mate 3 movetime 50 infinite searchmoves e2e4 d2d4";
        let (go, faults) = read(line);
        assert_eq!(faults, []);
        let clock = |left, increment| Clock {
            left: Some(Duration::from_millis(left)),
            increment: Duration::from_millis(increment),
        };
        let expected = Go {
            search_moves: vec!["e2e4".into(), "d2d4".into()],
            ponder: true,
            white: clock(1000, 10),
            black: clock(2000, 20),
            moves_to_go: Some(5),
            depth_plies: Some(6),
            nodes: Some(7),
            mate_moves: Some(3),
            move_time: Some(Duration::from_millis(50)),
            infinite: true,
        };
        assert_eq!(go, expected);
        assert_eq!(go.to_string(), line);
        let (other_order, _) = read("go searchmoves e2e4 d2d4 depth 6");
        assert_eq!((other_order.search_moves.len(), other_order.depth_plies), (2, Some(6)));
    }

    #[test]
    fn numbers_out_of_range_are_the_nearest_in_it() {
        let (go, faults) = read("go wtime -20 depth 99999999999 nodes 99999999999999999999999");
        assert_eq!(faults, []);
        assert_eq!(go.white.left, Some(Duration::ZERO));
        assert_eq!((go.depth_plies, go.nodes), (Some(u32::MAX), Some(u64::MAX)));
    }

    #[test]
    fn what_is_no_number_is_told_and_the_rest_read() {
        let (go, faults) = read("go depth ten nodes movetime 5 quickly");
        assert_eq!(go, Go { move_time: Some(Duration::from_millis(5)), ..Go::default() });
        let fault = |parameter, text: &str| Fault::Number { parameter, text: text.into() };
        let unknown = Fault::UnknownWords("quickly".into());
        assert_eq!(faults, [fault("depth", "ten"), fault("nodes", ""), unknown]);
    }
}
