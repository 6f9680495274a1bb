//! Telling a match: lines for people, objects for programs.

use std::io::{self, Write};

use serde::Serialize;

use super::record::why;
use super::schedule::{PairPlayed, Side};
use super::standing::Standing;
use super::statistics::{Decision, Elo};
use crate::input::Form;
use crate::language::Language;
use crate::texts::Texts;

/// After how many pairs people are told how it stands.
const PAIRS_BETWEEN: u64 = 10;

/// Tells what happens.
pub(super) struct Teller<'a> {
    out: &'a mut dyn Write,
    form: Form,
    texts: &'a Texts,
    names: &'a [String; 2],
}

#[derive(Serialize)]
struct GameObject<'a> {
    game: u64,
    white: &'a str,
    black: &'a str,
    result: String,
    plies: usize,
    ending: String,
}

#[derive(Serialize)]
struct EndObject<'a> {
    a: &'a str,
    b: &'a str,
    games: u64,
    won: u64,
    drawn: u64,
    lost: u64,
    score: f64,
    pairs: [u64; 5],
    elo: Option<EloObject>,
    sprt: Option<SprtObject>,
    processor_seconds_a_move: [Option<f64>; 2],
    nodes_a_processor_second: [Option<f64>; 2],
    lost_on_time: [u32; 2],
    lost_by_illegal_move: [u32; 2],
    lost_by_silence: [u32; 2],
}

#[derive(Serialize)]
struct EloObject {
    difference: f64,
    least: f64,
    most: f64,
    superiority: f64,
}

#[derive(Serialize)]
struct SprtObject {
    ratio: f64,
    least: f64,
    most: f64,
    decision: &'static str,
}

impl<'a> Teller<'a> {
    pub(super) fn new(
        out: &'a mut dyn Write,
        form: Form,
        texts: &'a Texts,
        names: &'a [String; 2],
    ) -> Self {
        Self { out, form, texts, names }
    }

    /// Two games were played.
    pub(super) fn pair(&mut self, pair: &PairPlayed, standing: &Standing) -> io::Result<()> {
        match self.form {
            Form::Json => {
                for (game, played) in pair.games.iter().enumerate() {
                    let white = Side::of_white(game);
                    let black = Side::of(game, rokade_rules::Color::Black);
                    self.object(&GameObject {
                        game: 2 * pair.number + game as u64 + 1,
                        white: letter(white),
                        black: letter(black),
                        result: played.outcome.to_string(),
                        plies: played.game.plies().len(),
                        ending: why(&played.ending),
                    })?;
                }
                Ok(())
            }
            Form::Text if (standing.pairs.played() / 2).is_multiple_of(PAIRS_BETWEEN) => {
                let told = self.standing(standing);
                self.line(&told)
            }
            Form::Text => Ok(()),
        }
    }

    /// The match is over.
    pub(super) fn end(&mut self, standing: &Standing) -> io::Result<()> {
        match self.form {
            Form::Json => {
                let object = self.end_object(standing);
                self.object(&object)
            }
            Form::Text => {
                let lines = self.end_lines(standing);
                lines.iter().try_for_each(|line| self.line(line))
            }
        }
    }

    fn end_object(&self, standing: &Standing) -> EndObject<'a> {
        let (won, drawn, lost) = standing.pairs.won_drawn_lost();
        let faults = [Side::A, Side::B].map(|side| standing.faults(side));
        let used = [Side::A, Side::B].map(|side| standing.used(side));
        EndObject {
            a: &self.names[0],
            b: &self.names[1],
            games: standing.pairs.played(),
            won,
            drawn,
            lost,
            score: standing.pairs.score(),
            pairs: standing.pairs.by_half_points(),
            elo: Elo::of(&standing.pairs).map(|elo| EloObject {
                difference: elo.difference,
                least: elo.least,
                most: elo.most,
                superiority: elo.superiority,
            }),
            sprt: standing.sprt.map(|sprt| {
                let (least, most) = sprt.bounds();
                let decision = match sprt.decide(&standing.pairs) {
                    Decision::Open => "open",
                    Decision::Zero => "elo0",
                    Decision::One => "elo1",
                };
                SprtObject { ratio: sprt.ratio(&standing.pairs), least, most, decision }
            }),
            processor_seconds_a_move: used.map(|used| used.map(|used| used.seconds_a_move)),
            nodes_a_processor_second: used.map(|used| used.map(|used| used.nodes_a_second)),
            lost_on_time: faults.map(|faults| faults.time),
            lost_by_illegal_move: faults.map(|faults| faults.illegal),
            lost_by_silence: faults.map(|faults| faults.broken),
        }
    }

    fn end_lines(&self, standing: &Standing) -> Vec<String> {
        let [a, b] = self.names;
        let mut lines = vec![
            self.texts.tell("match-players", &[("a", a), ("b", b)]),
            self.standing(standing),
            self.pairs(standing),
        ];
        lines.extend(self.sprt(standing));
        lines.extend(self.used(standing));
        lines.extend([Side::A, Side::B].into_iter().filter_map(|side| self.faults(standing, side)));
        lines
    }

    fn standing(&self, standing: &Standing) -> String {
        let (won, drawn, lost) = standing.pairs.won_drawn_lost();
        let elo = Elo::of(&standing.pairs);
        let [difference, least, most, superiority] = elo.map_or_else(Default::default, |elo| {
            [
                self.signed(elo.difference),
                self.signed(elo.least),
                self.signed(elo.most),
                self.decimal(100.0 * elo.superiority, 1),
            ]
        });
        self.texts.tell(
            "match-standing",
            &[
                ("games", &standing.pairs.played().to_string()),
                ("won", &won.to_string()),
                ("drawn", &drawn.to_string()),
                ("lost", &lost.to_string()),
                ("percent", &self.decimal(100.0 * standing.pairs.score(), 1)),
                ("elo", &difference),
                ("least", &least),
                ("most", &most),
                ("superiority", &superiority),
            ],
        )
    }

    fn pairs(&self, standing: &Standing) -> String {
        let counts = standing.pairs.by_half_points().map(|count| count.to_string());
        self.texts.tell("match-pairs", &[("counts", &counts.join(" "))])
    }

    fn sprt(&self, standing: &Standing) -> Option<String> {
        let sprt = standing.sprt?;
        let (least, most) = sprt.bounds();
        let [elo0, elo1] = [sprt.elo0, sprt.elo1].map(|elo| self.decimal(elo, 1));
        let key = match sprt.decide(&standing.pairs) {
            Decision::Open => "match-sprt-open",
            Decision::Zero => "match-sprt-zero",
            Decision::One => "match-sprt-one",
        };
        let ratio = self.decimal(sprt.ratio(&standing.pairs), 2);
        let (least, most) = (self.decimal(least, 2), self.decimal(most, 2));
        Some(self.texts.tell(
            key,
            &[
                ("elo0", &elo0),
                ("elo1", &elo1),
                ("ratio", &ratio),
                ("least", &least),
                ("most", &most),
            ],
        ))
    }

    fn used(&self, standing: &Standing) -> Option<String> {
        let (a, b) = (standing.used(Side::A)?, standing.used(Side::B)?);
        let [a_seconds, b_seconds] = [a, b].map(|used| self.decimal(used.seconds_a_move, 3));
        let [a_nodes, b_nodes] = [a, b].map(|used| self.decimal(used.nodes_a_second, 0));
        let values =
            [("a", &*a_seconds), ("b", &*b_seconds), ("anodes", &*a_nodes), ("bnodes", &*b_nodes)];
        Some(self.texts.tell("match-used", &values))
    }

    fn faults(&self, standing: &Standing, side: Side) -> Option<String> {
        let faults = standing.faults(side);
        let sum = faults.time + faults.illegal + faults.broken;
        let values = [
            ("side", letter(side)),
            ("time", &*faults.time.to_string()),
            ("illegal", &*faults.illegal.to_string()),
            ("broken", &*faults.broken.to_string()),
        ];
        (sum > 0).then(|| self.texts.tell("match-faults", &values))
    }

    /// With the decimal sign of the language.
    fn decimal(&self, value: f64, places: usize) -> String {
        let written = format!("{value:.places$}");
        match self.texts.language() {
            Language::Dutch => written.replace('.', ","),
            Language::English => written,
        }
    }

    /// A whole number with its sign.
    fn signed(&self, value: f64) -> String {
        format!("{:+}", value.round() as i64)
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")?;
        self.out.flush()
    }

    fn object(&mut self, object: &impl Serialize) -> io::Result<()> {
        let text = serde_json::to_string(object)?;
        self.line(&text)
    }
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}
