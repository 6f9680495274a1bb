//! The ratings of all levels at once, out of all results: against the anchors and against each
//! other.
//!
//! A level that is rated by the anchors near it alone is rated by how it does against engines of
//! one kind. Two levels that meet in hundreds of games say more about the difference between them
//! than an anchor that loses to both; so all games count, the anchors' ratings stand fixed, and the
//! ratings of the levels are the likeliest ones. Errors are what the number of games leaves open,
//! and do not contain those of the anchors.
//!
//! Source: the likelihood is that of A. Elo's expected points in the logistic form; fitting all
//! players together is R. Bradley and M. Terry, *Rank Analysis of Incomplete Block Designs*, 1952.

use rokade_engine::level::Level;

use super::contest::expected;
use super::gauge::LADDER;
use super::names::{self, code};

/// So many games between a level and somebody, and the level's points.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Meeting {
    level: usize,
    against: Opponent,
    games: f64,
    points: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Opponent {
    /// Another level, by its place.
    Level(usize),
    /// Somebody of a fixed rating.
    Anchor(f64),
}

impl Meeting {
    /// Between a level and another one or an anchor, by its name; `None` when nobody is called so.
    pub(super) fn of(level: Level, against: &str, games: usize, percent: f64) -> Option<Meeting> {
        let other = Level::ALL.iter().position(|&other| code(other) == against);
        let anchor = LADDER.iter().find(|anchor| anchor.name == against);
        let against = match (other, anchor) {
            (Some(place), _) => Opponent::Level(place),
            (None, anchor) => Opponent::Anchor(anchor?.elo),
        };
        let (games, level) = (games as f64, place_of(level)?);
        Some(Meeting { level, against, games, points: games * percent / 100.0 })
    }

    /// What `rokade levels --check --json` told of a pairing; `None` for its other lines.
    pub(super) fn read(line: &str) -> Option<Meeting> {
        let told: serde_json::Value = serde_json::from_str(line).ok()?;
        if !matches!(told["part"].as_str(), Some("ladder" | "anchor")) {
            return None;
        }
        let level = names::of_code(told["level"].as_str()?)?;
        let games = usize::try_from(told["games"].as_u64()?).ok()?;
        Meeting::of(level, told["against"].as_str()?, games, told["percent"].as_f64()?)
    }
}

fn place_of(level: Level) -> Option<usize> {
    Level::ALL.iter().position(|&other| other == level)
}

const LEVELS: usize = Level::ALL.len();

/// A level's rating and 1.96 of its standard errors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rated {
    pub(super) level: Level,
    pub(super) games: usize,
    pub(super) elo: f64,
    pub(super) error: f64,
}

/// The likeliest ratings; of the levels that met somebody.
pub(super) fn fit(meetings: &[Meeting]) -> Vec<Rated> {
    let mut elos: [f64; LEVELS] = Level::ALL.map(|level| f64::from(level.elo()));
    // One level after the other, the rest standing still: the likelihood has one top, and every
    // step goes up.
    for _ in 0..ROUNDS {
        for level in 0..LEVELS {
            elos[level] = likeliest(level, meetings, &elos);
        }
    }
    let errors = errors(meetings, &elos);
    let games = |place: usize| -> f64 {
        let met = |one: &&Meeting| one.level == place || one.against == Opponent::Level(place);
        meetings.iter().filter(met).map(|one| one.games).sum()
    };
    (0..LEVELS)
        .map(|place| Rated {
            level: Level::ALL[place],
            games: games(place) as usize,
            elo: elos[place],
            error: errors[place],
        })
        .filter(|rated| rated.games > 0)
        .collect()
}

const ROUNDS: usize = 400;

/// Every level has drawn a tenth of a game against its own name, so that no result, however
/// one-sided, sends a rating to infinity.
const DRAWN_TO_NAME_GAMES: f64 = 0.1;

fn likeliest(level: usize, meetings: &[Meeting], elos: &[f64; LEVELS]) -> f64 {
    let named = f64::from(Level::ALL[level].elo());
    let surplus = |elo: f64| -> f64 {
        let own = DRAWN_TO_NAME_GAMES * (0.5 - expected(elo, named));
        let met = meetings.iter().map(|one| match (one.level == level, one.against) {
            (true, Opponent::Anchor(other)) => one.points - one.games * expected(elo, other),
            (true, Opponent::Level(other)) => one.points - one.games * expected(elo, elos[other]),
            (false, Opponent::Level(other)) if other == level => {
                one.games - one.points - one.games * expected(elo, elos[one.level])
            }
            _ => 0.0,
        });
        own + met.sum::<f64>()
    };
    let (mut low, mut high) = (-1_000.0, 4_000.0);
    for _ in 0..50 {
        let middle = f64::midpoint(low, high);
        if surplus(middle) > 0.0 { low = middle } else { high = middle }
    }
    low
}

/// 1.96 standard errors: the diagonal of the inverted information.
fn errors(meetings: &[Meeting], elos: &[f64; LEVELS]) -> [f64; LEVELS] {
    let slope = core::f64::consts::LN_10 / 400.0;
    let mut information = [[0.0; LEVELS]; LEVELS];
    for (place, row) in information.iter_mut().enumerate() {
        row[place] = DRAWN_TO_NAME_GAMES * slope * slope / 4.0;
    }
    for one in meetings {
        let other = match one.against {
            Opponent::Anchor(elo) => elo,
            Opponent::Level(place) => elos[place],
        };
        let chance = expected(elos[one.level], other);
        let told = one.games * slope * slope * chance * (1.0 - chance);
        information[one.level][one.level] += told;
        if let Opponent::Level(place) = one.against {
            information[place][place] += told;
            information[one.level][place] -= told;
            information[place][one.level] -= told;
        }
    }
    let inverse = inverted(information);
    core::array::from_fn(|place| 1.96 * inverse[place][place].sqrt())
}

/// The inverse of a positive definite matrix, by Gauss and Jordan; such a one needs no pivoting.
fn inverted(mut matrix: [[f64; LEVELS]; LEVELS]) -> [[f64; LEVELS]; LEVELS] {
    let mut inverse: [[f64; LEVELS]; LEVELS] = core::array::from_fn(|row| {
        core::array::from_fn(|column| f64::from(u8::from(row == column)))
    });
    for pivot in 0..LEVELS {
        let factor = 1.0 / matrix[pivot][pivot];
        matrix[pivot] = matrix[pivot].map(|number| number * factor);
        inverse[pivot] = inverse[pivot].map(|number| number * factor);
        let (pivot_row, pivot_inverse) = (matrix[pivot], inverse[pivot]);
        for row in (0..LEVELS).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot];
            for column in 0..LEVELS {
                matrix[row][column] -= factor * pivot_row[column];
                inverse[row][column] -= factor * pivot_inverse[column];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::super::contest;
    use super::*;

    #[test]
    fn a_level_that_met_anchors_alone_is_rated_as_before() {
        let one = Meeting::of(Level::Medium, "stockfish 1350", 200, 30.0).unwrap();
        let rated = fit(&[one]);
        let games: Vec<(f64, f64)> =
            (0..200).map(|game| (1_441.0, if game < 60 { 1.0 } else { 0.0 })).collect();
        let (elo, error) = contest::rating(&games);
        assert_eq!(rated.len(), 1);
        assert!((rated[0].elo - elo).abs() < 1.0 && (rated[0].error - error).abs() < 1.0);
    }

    #[test]
    fn games_between_levels_count_for_both() {
        let anchored = Meeting::of(Level::Medium, "fairy-stockfish skill -1", 400, 50.0).unwrap();
        let paired = Meeting::of(Level::Medium, "easy", 400, 90.0).unwrap();
        let rated = fit(&[anchored, paired]);
        let [easy, medium] = rated.as_slice() else { panic!("two levels met: {rated:?}") };
        assert_eq!((easy.level, medium.level), (Level::Easy, Level::Medium));
        assert!((medium.elo - 1_249.0).abs() < 2.0, "{medium:?}");
        assert!((medium.elo - easy.elo - 381.7).abs() < 2.0, "{easy:?}");
        assert!(easy.error > medium.error);
    }

    #[test]
    fn what_was_told_is_read_again_and_other_lines_are_not_results() {
        let line =
            r#"{"against":"beginner","games":400,"level":"easy","part":"ladder","percent":90}"#;
        assert_eq!(Meeting::read(line), Meeting::of(Level::Easy, "beginner", 400, 90.0));
        assert!(Meeting::read(line).is_some());
        assert_eq!(Meeting::read(&line.replace("beginner", "nobody")), None);
        assert_eq!(Meeting::read(&line.replace("ladder", "work")), None);
        assert_eq!(Meeting::read("Elo 900"), None);
    }
}
