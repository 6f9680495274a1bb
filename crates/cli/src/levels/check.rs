//! `rokade levels --check`: plays, judges and counts, part by part.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Write};
use std::path::Path;

use clap::ValueEnum;
use rokade_engine::level::Level;
use rokade_rules::Color;
use rokade_uci::client::EngineFault;
use serde::Serialize;

use super::contest::{self, Contest};
use super::gauge::{self, Anchor};
use super::likeness::Likeness;
use super::pool::{self, Meeting, Rated};
use super::seat::LevelSeat;
use super::teller::Teller;
use super::{agreement, mates, read_games, record, variety, work};
use crate::arguments::LevelsArguments;
use crate::failure::{Ending, Failure};
use crate::progress::Progress;
use crate::texts::Texts;

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// Each level against the next.
    Ladder,
    /// Against engines of known strength, and how like a person's the moves were.
    Gauge,
    /// Whether it plays what people play.
    Agreement,
    /// Whether it keeps mates, and defends against them.
    Mates,
    /// The likeliest ratings out of all results.
    Fit,
    /// How differently it opens.
    Openings,
    /// What a move costs.
    Work,
}

const ALL_PARTS: [Part; 7] = [
    Part::Work,
    Part::Openings,
    Part::Mates,
    Part::Agreement,
    Part::Ladder,
    Part::Gauge,
    Part::Fit,
];

/// With so many nodes the judge looks at a position, as it did for the figures of people.
const JUDGE_NODES: u64 = 5_000;

/// In so many positions a threatened mate is to be defended against.
const DEFENCES: usize = 200;

/// Points in percent, over how many games, and how sure that is.
#[derive(Serialize)]
struct Scored {
    against: String,
    games: usize,
    percent: f64,
    error: f64,
}

/// A rating, and how sure it is.
#[derive(Serialize)]
struct Gauged {
    games: usize,
    elo: f64,
    error: f64,
}

/// Runs the parts that were asked for, all if none was named.
pub(super) fn run(arguments: &LevelsArguments, texts: &Texts) -> Result<Ending, Failure> {
    let out = anstream::stdout().lock();
    let teller = Teller { out, json: arguments.json, texts };
    let mut check = Check { arguments, teller, meetings: Vec::new() };
    let parts = if arguments.part.is_empty() { &ALL_PARTS[..] } else { &arguments.part };
    for &part in parts {
        match part {
            Part::Work => check.each("work", work::measure)?,
            Part::Openings => check.each("openings", variety::measure)?,
            Part::Mates => check.mates()?,
            Part::Agreement => check.agreement()?,
            Part::Ladder => check.ladder()?,
            Part::Gauge => check.gauge()?,
            Part::Fit => check.fit()?,
        }
    }
    Ok(Ending::Clean)
}

struct Check<'a, W> {
    arguments: &'a LevelsArguments,
    teller: Teller<'a, W>,
    /// The results so far.
    meetings: Vec<Meeting>,
}

impl<W: Write> Check<'_, W> {
    fn levels(&self) -> Vec<Level> {
        match self.arguments.level.as_slice() {
            [] => Level::ALL.to_vec(),
            named => named.iter().map(|name| name.level()).collect(),
        }
    }

    fn each<T: Serialize>(&mut self, part: &str, measure: fn(Level) -> T) -> Result<(), Failure> {
        for level in self.levels() {
            self.teller.figures(part, level, &measure(level))?;
        }
        Ok(())
    }

    fn agreement(&mut self) -> Result<(), Failure> {
        let Some(path) = &self.arguments.people else {
            return self.teller.lacking("agreement", "--people");
        };
        let games = read_games(path)?;
        for level in self.levels() {
            let found = agreement::measure(level, &games, self.arguments.positions);
            self.teller.figures("agreement", level, &found)?;
        }
        Ok(())
    }

    fn mates(&mut self) -> Result<(), Failure> {
        if self.arguments.puzzles.is_empty() {
            return self.teller.lacking("mates", "--puzzles");
        }
        let mut positions = Vec::new();
        for path in &self.arguments.puzzles {
            positions.extend(mates::read(open(path)?));
        }
        for level in self.levels() {
            for (moves, kept) in (1..).zip(mates::measure(level, &positions)) {
                let figures = Mates { moves, kept };
                self.teller.figures("mates", level, &figures)?;
            }
            let mut defended = mates::Defended::default();
            for path in &self.arguments.puzzles {
                let left = DEFENCES - defended.positions as usize;
                let more = mates::measure_defence(level, open(path)?, left);
                defended.positions += more.positions;
                defended.defended += more.defended;
            }
            self.teller.figures("defence", level, &defended)?;
        }
        Ok(())
    }

    /// Each level against the next above, seen from above.
    fn ladder(&mut self) -> Result<(), Failure> {
        let levels = self.levels();
        for pair in levels.windows(2) {
            let (lower, upper) = (pair[0], pair[1]);
            let mut first = LevelSeat::of(upper.strength());
            let mut second = LevelSeat::of(lower.strength());
            let games = self
                .games(|side, seed| contest::play(&mut first, &mut second, side, seed))
                .map_err(Failure::Engine)?;
            let against = super::names::code(lower).to_owned();
            let elo = |level: Level| f64::from(level.elo());
            let players = (super::names::code(upper), elo(upper), against.as_str(), elo(lower));
            self.record(&games, players)?;
            let scored = scored(against, games.iter().map(|game| game.points));
            self.met(upper, &scored);
            self.teller.figures("ladder", upper, &scored)?;
        }
        Ok(())
    }

    /// Each level against the anchors near it, and the judge over its games.
    fn gauge(&mut self) -> Result<(), Failure> {
        for level in self.levels() {
            let anchors = gauge::near(f64::from(level.elo()));
            let share = self.arguments.number.div_ceil(anchors.len().max(1));
            let (mut results, mut played) = (Vec::new(), Vec::new());
            for anchor in &anchors {
                let games = self.against(level, anchor, share)?;
                results.extend(games.iter().map(|game| (anchor.elo, game.points)));
                played.push(games);
            }
            if results.is_empty() {
                continue;
            }
            let (elo, error) = contest::rating(&results);
            self.teller.figures("gauge", level, &Gauged { games: results.len(), elo, error })?;
            self.judge(level, &played)?;
        }
        Ok(())
    }

    fn against(
        &mut self,
        level: Level,
        anchor: &Anchor,
        number: usize,
    ) -> Result<Vec<Contest>, Failure> {
        let Some(mut seat) = anchor.start().map_err(Failure::Engine)? else {
            self.teller.lacking("gauge", anchor.name)?;
            return Ok(Vec::new());
        };
        let mut first = LevelSeat::of(level.strength());
        let games = games(number, self.arguments.seed, |side, seed| {
            contest::play(&mut first, &mut seat, side, seed)
        })
        .map_err(Failure::Engine)?;
        let players = (super::names::code(level), f64::from(level.elo()), anchor.name, anchor.elo);
        self.record(&games, players)?;
        let scored = scored(anchor.name.to_owned(), games.iter().map(|game| game.points));
        self.met(level, &scored);
        self.teller.figures("anchor", level, &scored)?;
        Ok(games)
    }

    fn met(&mut self, level: Level, scored: &Scored) {
        self.meetings.extend(Meeting::of(level, &scored.against, scored.games, scored.percent));
    }

    /// Rates the levels by all results of this run and of those that are brought along.
    fn fit(&mut self) -> Result<(), Failure> {
        let mut meetings = self.meetings.clone();
        for path in &self.arguments.results {
            let lines = open(path)?.lines().map_while(Result::ok);
            meetings.extend(lines.filter_map(|line| Meeting::read(&line)));
        }
        for Rated { level, games, elo, error } in pool::fit(&meetings) {
            self.teller.figures("fit", level, &Gauged { games, elo, error })?;
        }
        Ok(())
    }

    /// Keeps games for whoever wants to read them.
    fn record(
        &self,
        games: &[Contest],
        (first, first_elo, second, second_elo): (&str, f64, &str, f64),
    ) -> Result<(), Failure> {
        let Some(path) = &self.arguments.record else { return Ok(()) };
        record::add(path, games, (first, first_elo), (second, second_elo))
            .map_err(|source| Failure::File { path: path.clone(), source })
    }

    /// The same number of games against each anchor.
    fn judge(&mut self, level: Level, played: &[Vec<Contest>]) -> Result<(), Failure> {
        let Some(mut judge) = gauge::judge(JUDGE_NODES).map_err(Failure::Engine)? else {
            return self.teller.lacking("likeness", "stockfish");
        };
        let mut likeness = Likeness::default();
        let share = self.arguments.judged.div_ceil(played.len().max(1));
        for game in played.iter().flat_map(|games| games.iter().take(share)) {
            likeness.add(game, &mut judge).map_err(Failure::Engine)?;
        }
        self.teller.figures("likeness", level, &likeness.shares())
    }

    fn games(
        &self,
        play: impl FnMut(Color, u64) -> Result<Contest, EngineFault>,
    ) -> Result<Vec<Contest>, EngineFault> {
        games(self.arguments.number, self.arguments.seed, play)
    }
}

/// Mates of one length.
#[derive(Serialize)]
struct Mates {
    moves: u32,
    #[serde(flatten)]
    kept: mates::Kept,
}

/// Plays games with colours in turn, each with a seed of its own.
fn games(
    number: usize,
    seed: u64,
    mut play: impl FnMut(Color, u64) -> Result<Contest, EngineFault>,
) -> Result<Vec<Contest>, EngineFault> {
    let mut progress = Progress::of(number as u64);
    let mut games = Vec::with_capacity(number);
    for game in 0..number {
        let side = if game % 2 == 0 { Color::White } else { Color::Black };
        games.push(play(side, seed.wrapping_add(game as u64))?);
        progress.step();
    }
    Ok(games)
}

/// The mean of the points, and 1.96 standard errors of it.
fn scored(against: String, points: impl Iterator<Item = f64>) -> Scored {
    let points: Vec<f64> = points.collect();
    let count = points.len().max(1) as f64;
    let mean = points.iter().sum::<f64>() / count;
    let variance = points.iter().map(|point| (point - mean).powi(2)).sum::<f64>() / count;
    Scored {
        against,
        games: points.len(),
        percent: 100.0 * mean,
        error: 196.0 * (variance / count).sqrt(),
    }
}

fn open(path: &Path) -> Result<BufReader<File>, Failure> {
    let failure = |source| Failure::Input { path: path.to_owned(), source };
    File::open(path).map(BufReader::new).map_err(failure)
}
