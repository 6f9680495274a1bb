//! The positions that the other properties are asked of: some from random games, some set up,
//! each in both rule-keepers' words.

use proptest::prelude::ProptestConfig;
use rokade_rules::Position;
use rokade_test_kit::bridge;
use rokade_test_kit::games::RandomGame;
use rokade_test_kit::judge;
use rokade_test_kit::rng::Rng;
use rokade_test_kit::set_ups::{self, Theme};
use rokade_test_kit::starts::{SHARP, Variant, chess960};

/// One position in both words.
pub struct Sample {
    /// As the rules have it.
    pub ours: Position,
    /// As the judge has it.
    pub theirs: judge::Position,
    /// Which castling applies.
    pub variant: Variant,
}

/// Every position of some random games: `games` of them, a third from Chess960 starts.
pub fn from_games(games: usize, plies: usize, seed: u64) -> impl Iterator<Item = Sample> {
    let mut rng = Rng::seeded(seed);
    let starts: Vec<(judge::Position, Variant)> = (0..games)
        .map(|number| match number % 3 {
            0 => (judge::Position::initial(), Variant::Orthodox),
            1 => {
                let fen = SHARP[rng.below(SHARP.len())];
                let start = judge::Position::of_fen(fen).expect("the table is well formed");
                (start, Variant::Orthodox)
            }
            _ => (chess960(rng.below(960)), Variant::Chess960),
        })
        .collect();
    starts.into_iter().flat_map(move |(start, variant)| {
        let first = sample(start, variant);
        let rest = RandomGame::new(start, rng.bits()).take(plies).map(move |ply| ply.position);
        core::iter::once(first).chain(rest.skip(1).map(move |theirs| sample(theirs, variant)))
    })
}

/// Random set-ups, so many of each theme.
pub fn from_set_ups(of_each: usize, seed: u64) -> impl Iterator<Item = Sample> {
    let mut rng = Rng::seeded(seed);
    Theme::ALL.into_iter().flat_map(move |theme| {
        let drawn: Vec<Sample> =
            (0..of_each).map(|_| sample(set_ups::draw(theme, &mut rng), theme.variant())).collect();
        drawn
    })
}

fn sample(theirs: judge::Position, variant: Variant) -> Sample {
    let ours = bridge::position(&theirs, variant).expect("games and set-ups are legal");
    Sample { ours, theirs, variant }
}

/// How many cases `proptest` draws. A failure prints its smallest case; nothing is kept on disk.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}
