//! How fast games in PGN are read and replayed, every move judged, by one
//! thread; and how much memory that takes.
//!
//! Two archives: games with clocks and evaluations in comments, and the same
//! games with moves alone; each repeated to about a hundred megabytes. For the
//! memory each contestant reads the archive as a file in a process of its own.

use crate::median::{Stopwatch, median};
use pgn_reader::{RawTag, SanPlus, Visitor};
use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::{Input, Listener, Reader, Replay, Report};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::process::{Command, ExitCode};

/// Games that are measured when no others are named.
pub const GAMES: &str = "../shared/data/games/lichess-rated-mixed.pgn";

/// How long an archive is made.
const ARCHIVE_BYTES: usize = 100_000_000;

/// What a contestant counts; all must count the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Counted {
    games: u64,
    plies: u64,
    faulty: u64,
}

type Contestant = fn(&mut dyn Read) -> io::Result<Counted>;

const CONTESTANTS: [(&str, Contestant); 2] =
    [("rokade", rokade), ("pgn-reader + shakmaty", pgn_reader_with_shakmaty)];

/// Prints the table.
pub fn table(rounds: usize, file: &str) -> ExitCode {
    let games = match fs::read_to_string(file) {
        Ok(games) => games,
        Err(fault) => {
            eprintln!("cannot read {file}: {fault}");
            return ExitCode::FAILURE;
        }
    };
    let [(first, _), (second, _)] = CONTESTANTS;
    println!("{:<24}{first:>14}{second:>24}{:>8}   games/s, median of {rounds}", "", "times");
    for (name, games) in [("with comments", &games), ("moves alone", &moves_alone(&games))] {
        let archive = games.repeat((ARCHIVE_BYTES / games.len()).max(1));
        if let Err(fault) = row(name, &archive, rounds) {
            eprintln!("{name}: {fault}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn row(name: &str, archive: &str, rounds: usize) -> io::Result<()> {
    let mut speeds = [const { Vec::new() }; 2];
    let mut counts = [Counted::default(); 2];
    for _ in 0..rounds {
        for (index, (_, read)) in CONTESTANTS.iter().enumerate() {
            let stopwatch = Stopwatch::start();
            counts[index] = read(&mut archive.as_bytes())?;
            speeds[index].push(counts[index].games as f64 / stopwatch.seconds());
        }
    }
    assert_eq!(counts[0], counts[1], "the two do not read the same");
    let [ours, theirs] = speeds.each_mut().map(|speeds| median(speeds));
    println!("{name:<24}{ours:>14.0}{theirs:>24.0}{:>8.2}", ours / theirs);
    let bytes = archive.len() as f64 / counts[0].games as f64;
    let megabytes = |speed: f64| speed * bytes / 1e6;
    println!("{:<24}{:>14.0}{:>24.0}{:>8}   MB/s", "", megabytes(ours), megabytes(theirs), "");
    let path = std::env::temp_dir().join(format!("rokade-compare-{}.pgn", std::process::id()));
    fs::write(&path, archive)?;
    let peaks = CONTESTANTS.map(|(contestant, _)| {
        let own = std::env::current_exe()?;
        let out = Command::new(own).args(["pgn-memory", contestant]).arg(&path).output()?;
        Ok::<_, io::Error>(String::from_utf8_lossy(&out.stdout).trim().to_owned())
    });
    fs::remove_file(&path)?;
    let [ours, theirs] = peaks;
    println!("{:<24}{:>14}{:>24}{:>8}   peak memory", "", ours?, theirs?, "");
    println!("{:<24}{:?}, {:.1} MB", "", counts[0], archive.len() as f64 / 1e6);
    Ok(())
}

/// Reads a file with one contestant and prints the most memory that this
/// process ever had.
pub fn memory_of(contestant: &str, file: &str) -> ExitCode {
    let Some((_, read)) = CONTESTANTS.iter().find(|(name, _)| *name == contestant) else {
        return ExitCode::FAILURE;
    };
    match File::open(file).and_then(|mut file| read(&mut file)) {
        Ok(_) => {
            let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
            let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            println!("{}", peak.unwrap_or("unknown").trim());
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

/// The same games without comments and numbers of black moves.
fn moves_alone(games: &str) -> String {
    let mut plain = String::with_capacity(games.len());
    for line in games.lines() {
        if line.starts_with('[') || line.is_empty() {
            let _ = writeln!(plain, "{line}");
            continue;
        }
        let mut outside = String::new();
        let mut rest = line;
        while let Some((before, comment)) = rest.split_once('{') {
            outside.push_str(before);
            rest = comment.split_once('}').map_or("", |(_, after)| after);
        }
        outside.push_str(rest);
        let words = outside.split_whitespace().filter(|word| !word.ends_with("..."));
        let mut width = 0;
        for word in words {
            let gap = if width == 0 || width + 1 + word.len() > 80 { "\n" } else { " " };
            let gap = if width == 0 { "" } else { gap };
            width = if gap == " " { width + 1 } else { 0 } + word.len();
            let _ = write!(plain, "{gap}{word}");
        }
        plain.push('\n');
    }
    plain
}

/// Bytes from the standard library's readers.
pub struct Bytes<'a>(pub &'a mut dyn Read);

impl Input for Bytes<'_> {
    type Error = io::Error;

    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer)
    }
}

impl Listener for Counted {
    fn end_game(&mut self, report: &Report) {
        self.games += 1;
        self.plies += u64::from(report.plies);
        self.faulty += u64::from(!report.faults.is_empty());
    }
}

fn rokade(input: &mut dyn Read) -> io::Result<Counted> {
    let mut reader = Reader::new(Bytes(input));
    let mut replay = Replay::new(Letters::English, Counted::default());
    while reader.read_game(&mut replay)? {}
    Ok(replay.into_listener())
}

impl Visitor for Counted {
    type Tags = Option<Chess>;
    type Movetext = Option<Chess>;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Self::Tags> {
        self.games += 1;
        ControlFlow::Continue(Some(Chess::default()))
    }

    fn tag(&mut self, tags: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            *tags = fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Self::Tags) -> ControlFlow<(), Self::Movetext> {
        ControlFlow::Continue(tags)
    }

    fn san(&mut self, movetext: &mut Self::Movetext, san_plus: SanPlus) -> ControlFlow<()> {
        if let Some(position) = movetext {
            match san_plus.san.to_move(position) {
                Ok(legal) => {
                    position.play_unchecked(legal);
                    self.plies += 1;
                }
                Err(_) => {
                    self.faulty += 1;
                    *movetext = None;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Self::Movetext) {}
}

fn pgn_reader_with_shakmaty(input: &mut dyn Read) -> io::Result<Counted> {
    let mut reader = pgn_reader::Reader::new(input);
    let mut counted = Counted::default();
    while reader.read_game(&mut counted)?.is_some() {}
    Ok(counted)
}
