//! The levels, and how strength becomes play.
//!
//! One mechanism serves all strengths from [`LOWEST_ELO`](Strength::LOWEST_ELO)
//! up. Of the moves that a limited look does not find worse than the best by
//! more than some slack, one is drawn as likely as a person of some rating
//! would play it. At the lowest levels the slack is boundless: the person's
//! own errors are the level's. At the highest two the slack is within what
//! anybody would call equal, and the look's limits alone decide. Above them
//! the engine itself plays, with so many positions a move.
//!
//! The Elo is that of lichess blitz and rapid games.

use crate::parameters::level::{ENGINE_STEPS, STYLES};

/// A named opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Knows how the pieces move.
    Beginner,
    /// Sees what can be taken.
    Easy,
    /// Plays at home.
    Medium,
    /// Plays often.
    Hard,
    /// Plays in a club.
    Expert,
    /// The strongest of a club.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master];

    /// Its rating, on the scale of lichess blitz and rapid games.
    #[must_use]
    pub const fn elo(self) -> u32 {
        match self {
            Level::Beginner => 600,
            Level::Easy => 900,
            Level::Medium => 1_200,
            Level::Hard => 1_500,
            Level::Expert => 1_800,
            Level::Master => 2_100,
        }
    }

    /// How it plays.
    #[must_use]
    pub fn strength(self) -> Strength {
        Strength::elo(self.elo())
    }
}

/// How strong to play: any rating of the scale.
///
/// ```
/// use rokade_engine::level::{Level, Strength};
/// assert_eq!(Level::Medium.strength(), Strength::elo(1_200));
/// assert_eq!(Strength::elo(50), Strength::elo(Strength::LOWEST_ELO));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Strength {
    elo: u32,
}

/// How a strength below the engine's own plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Style {
    /// The strength that the other numbers belong to.
    pub(crate) elo: u32,
    /// The rating of the person whose choices are imitated.
    pub(crate) person_elo: f32,
    /// Below 1 the likely moves are played more often than by that person.
    pub(crate) temperature: f32,
    /// The share of moves made without a look at what answers them.
    pub(crate) lapses: f32,
    /// How much higher the temperature is when the game seems decided: people
    /// are careless when far ahead, and when far behind.
    pub(crate) ease: f32,
    /// Moves less likely than this share of the likeliest are never played.
    pub(crate) floor: f32,
    /// Moves that look worse than the best by more than this are not played.
    pub(crate) slack_cp: f32,
    /// How many positions the look behind the slack visits.
    pub(crate) look_nodes: f32,
}

impl Style {
    /// The same in a game that seems decided, from 0, not at all, to 1, quite.
    pub(super) fn where_decided(self, decided: f32) -> Style {
        let eased = 1.0 + (self.ease - 1.0) * decided;
        Style { temperature: self.temperature * eased, ..self }
    }
}

/// What a strength does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Plan {
    /// Play like a person.
    Person(Style),
    /// Let the engine think about so many positions.
    Engine { nodes: u64 },
}

impl Strength {
    /// The lowest rating there is.
    pub const LOWEST_ELO: u32 = 500;

    /// The highest; the engine with as many positions as it takes for that.
    pub const HIGHEST_ELO: u32 = ENGINE_STEPS[ENGINE_STEPS.len() - 1].0;

    /// This rating, or the nearest there is.
    #[must_use]
    pub const fn elo(elo: u32) -> Strength {
        let elo = if elo < Strength::LOWEST_ELO { Strength::LOWEST_ELO } else { elo };
        let elo = if elo > Strength::HIGHEST_ELO { Strength::HIGHEST_ELO } else { elo };
        Strength { elo }
    }

    /// The rating.
    #[must_use]
    pub const fn rating(self) -> u32 {
        self.elo
    }

    /// What it does.
    pub(super) fn plan(self) -> Plan {
        let [.., strongest] = STYLES;
        if self.elo <= strongest.elo {
            return Plan::Person(style(self.elo));
        }
        let mut below = ENGINE_STEPS[0];
        for above in ENGINE_STEPS {
            if self.elo <= above.0 {
                let share = share(self.elo, below.0, above.0);
                return Plan::Engine { nodes: geometric(below.1, above.1, share) as u64 };
            }
            below = above;
        }
        Plan::Engine { nodes: below.1 as u64 }
    }
}

/// The style of a rating, between those of the table.
fn style(elo: u32) -> Style {
    let mut below = STYLES[0];
    for above in STYLES {
        if elo <= above.elo {
            let share = share(elo, below.elo, above.elo);
            let between = |low: f32, high: f32| low + (high - low) * share;
            return Style {
                elo,
                person_elo: between(below.person_elo, above.person_elo),
                temperature: between(below.temperature, above.temperature),
                lapses: between(below.lapses, above.lapses),
                ease: between(below.ease, above.ease),
                floor: geometric(below.floor, above.floor, share),
                slack_cp: geometric(below.slack_cp, above.slack_cp, share),
                look_nodes: geometric(below.look_nodes, above.look_nodes, share),
            };
        }
        below = above;
    }
    below
}

/// How far a rating is on its way from one to another.
fn share(elo: u32, low: u32, high: u32) -> f32 {
    if high <= low { 1.0 } else { (elo - low.min(elo)) as f32 / (high - low) as f32 }
}

fn geometric(low: f32, high: f32, share: f32) -> f32 {
    low * (high / low).powf(share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rating_has_a_plan_and_more_is_never_less() {
        let mut nodes = 0;
        let mut slack = f32::INFINITY;
        for elo in Strength::LOWEST_ELO..=Strength::HIGHEST_ELO {
            match Strength::elo(elo).plan() {
                Plan::Person(style) => {
                    assert_eq!(nodes, 0, "{elo}");
                    assert!(style.slack_cp <= slack && style.temperature > 0.0, "{elo}");
                    slack = style.slack_cp;
                }
                Plan::Engine { nodes: more } => {
                    assert!(more >= nodes && more > 0, "{elo}");
                    nodes = more;
                }
            }
        }
    }

    #[test]
    fn levels_play_by_their_line_of_the_table() {
        for level in Level::ALL {
            let line = STYLES.iter().find(|style| style.elo == level.elo());
            let line = line.map(|&style| Plan::Person(style));
            // Between two lines of the table numbers are mixed, and mixing rounds.
            assert_eq!(format!("{line:.3?}"), format!("{:.3?}", Some(level.strength().plan())));
        }
    }
}
