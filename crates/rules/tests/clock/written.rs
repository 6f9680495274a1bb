//! Reading gives back what was written, in both forms, and promises something of any text.

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::sample::select;
use proptest::{prop_assert_eq, proptest};
use rokade_rules::Color;
use rokade_rules::clock::pgn_tag::{self, TagValue, Unsaid};
use rokade_rules::clock::{Bonus, Schedule, TimeControl};
use rokade_test_kit::promises;

use crate::controls::{cases, controls};

/// Pieces of time controls, and what only looks like one.
const PIECES: &[&str] = &[
    "40",
    "90",
    "30",
    "5",
    "0",
    "1",
    "60",
    "0.5",
    "½",
    "1.",
    ".",
    "65536",
    "00",
    "99999999999999999999",
    "/",
    "+",
    ",",
    ":",
    ";",
    "|",
    " ",
    " ",
    "d",
    "b",
    "v",
    "h",
    "m",
    "s",
    "min",
    "day",
    "dagen",
    "move",
    "zet",
    "per",
    "G",
    "SD",
    "-",
    "*",
    "?",
    "'",
    "\"",
    "′",
    "none",
    "delay",
    "bronstein",
    "é",
    "\u{2028}",
    "\0",
    "🕰",
];

fn texts() -> impl Strategy<Value = String> {
    vec(select(PIECES), 0..14).prop_map(|pieces| pieces.concat())
}

/// What PGN has no form for, by another way of looking.
fn unsaid(control: &TimeControl) -> Vec<Unsaid> {
    let schedules: Vec<&Schedule> =
        Color::ALL.into_iter().filter_map(|side| control.schedule(side)).collect();
    let timed = || schedules.iter().filter(|schedule| schedule.time_per_move().is_none());
    let bonus = |wanted: fn(&Bonus) -> bool| {
        timed().flat_map(|schedule| schedule.stages()).any(|stage| wanted(&stage.bonus))
    };
    let saves_one = timed().any(|schedule| {
        let stage = &schedule.stages()[0];
        schedule.stages().len() == 1 && stage.moves == Some(1) && stage.bonus == Bonus::None
    });
    let all = [
        (control.mirrored() != *control, Unsaid::DifferentTimes),
        (bonus(|bonus| matches!(bonus, Bonus::Delay(_))), Unsaid::Delay),
        (bonus(|bonus| matches!(bonus, Bonus::Bronstein(_))), Unsaid::Bronstein),
        (saves_one, Unsaid::SavingFromOneMove),
    ];
    all.into_iter().filter_map(|(is_so, unsaid)| is_so.then_some(unsaid)).collect()
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn what_is_written_is_read_back(control in controls()) {
        let written = control.to_string();
        prop_assert_eq!(TimeControl::read(&written), Ok(control), "{}", written);
    }

    #[test]
    fn what_pgn_can_say_is_read_back(control in controls()) {
        match pgn_tag::write(&control) {
            Ok(tag) => {
                prop_assert_eq!(unsaid(&control), []);
                prop_assert_eq!(pgn_tag::read(&tag), Ok(TagValue::Known(control)), "{}", tag);
            }
            Err(unsayable) => prop_assert_eq!(unsayable.as_slice(), unsaid(&control)),
        }
    }

    #[test]
    fn any_text_keeps_the_promises(text in any::<String>()) {
        promises::time_control_reads_or_refuses(&text);
        promises::time_control_tag_reads_or_refuses(&text);
    }

    #[test]
    fn texts_like_time_controls_keep_the_promises(text in texts()) {
        promises::time_control_reads_or_refuses(&text);
        promises::time_control_tag_reads_or_refuses(&text);
    }
}
