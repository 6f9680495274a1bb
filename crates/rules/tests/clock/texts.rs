//! What people write, how it is written back, and what is said of what cannot be read.

use rokade_rules::clock::pgn_tag::{self, TagValue};
use rokade_rules::clock::{Bonus, Millis, Schedule, Stage, TimeControl};

/// As people write it, and as we do.
const READ: &[(&str, &str)] = &[
    // Bare minutes, seconds with each move.
    ("5", "5"),
    ("5+0", "5"),
    ("05 + 00", "5"),
    ("3+2", "3+2"),
    (" 3 + 2 ", "3+2"),
    ("0+5", "0+5"),
    ("90+30", "90+30"),
    ("3 inc 2", "3+2"),
    ("3 Fischer 2", "3+2"),
    // Periods.
    ("40/90+30,30+30", "40/90+30,30+30"),
    ("40/90+30, 30+30", "40/90+30,30+30"),
    ("40 / 120 , 20 / 60 , 15 + 30", "40/120,20/60,15+30"),
    ("40/120,20/60", "40/120,20/60"),
    ("40/90", "40/90"),
    // Delays.
    ("5 d3", "5 d3"),
    ("5d3", "5 d3"),
    ("5 D 3", "5 d3"),
    ("5 delay 3", "5 d3"),
    ("0 d5", "0 d5"),
    ("5 b3", "5 b3"),
    ("5 Bronstein 3", "5 b3"),
    ("25 d0", "25"),
    // As in the United States.
    ("G/90;d5", "90 d5"),
    ("G/90; +30", "90+30"),
    ("40/120,SD/60;d5", "40/120,60 d5"),
    // Units, in both languages.
    ("90 min", "90"),
    ("90 min + 30 s", "90+30"),
    ("90 min + 30 sec", "90+30"),
    ("90'+30\"", "90+30"),
    ("90′ + 30″", "90+30"),
    ("40/90' + 30\", 30' + 30''", "40/90+30,30+30"),
    ("90 minuten + 30 seconden", "90+30"),
    ("1h30", "90"),
    ("1 h 30 min", "90"),
    ("1u30", "90"),
    ("2 uur", "120"),
    ("30 s", "0:30"),
    ("3 + 1m", "3+60"),
    ("1 day", "1440"),
    ("1 dag 2", "1560"),
    // Colons.
    ("0:30", "0:30"),
    ("5:00", "5"),
    ("1:30:00", "90"),
    ("1:30:15", "1:30:15"),
    ("90:00+0:30", "90+30"),
    ("0:00.5", "0:00.5"),
    ("0:00.500 + 0.25", "0:00.5+0.25"),
    // Fractions.
    ("½", "0:30"),
    ("¼+1", "0:15+1"),
    ("1½", "1:30"),
    ("1.5+2.5", "1:30+2.5"),
    ("0.001", "0:00.06"),
    // Time for each move.
    ("3 days/move", "3 days/move"),
    ("3 days per move", "3 days/move"),
    ("1 day / move", "1 day/move"),
    ("3 dagen per zet", "3 days/move"),
    ("1 dag/zet", "1 day/move"),
    ("10/move", "10/move"),
    ("0:30/move", "0:30/move"),
    ("10 s per move", "0:10/move"),
    // The very same clock.
    ("10 b600", "10/move"),
    // Different times.
    ("5 v 3", "5 v 3"),
    ("5+0 | 3+0", "5 v 3"),
    ("5 vs 3+2", "5 v 3+2"),
    ("6 tegen 5", "6 v 5"),
    ("40/90,30 v 1 day/move", "40/90,30 v 1 day/move"),
    ("5 v 5", "5"),
    // None.
    ("-", "-"),
    ("none", "-"),
    ("Geen", "-"),
    ("geen klok", "-"),
    ("unlimited", "-"),
    ("onbeperkt", "-"),
    ("∞", "-"),
];

/// What cannot be read, and what is said.
const REFUSED: &[(&str, &str)] = &[
    ("", "column 1: the time of a side is missing"),
    ("   ", "column 4: the time of a side is missing"),
    ("five", "column 1, \"five\": expected a time such as 5, 1:30:00 or 90 min"),
    ("5 3", "column 1, \"5 3\": expected a time such as 5, 1:30:00 or 90 min"),
    ("-5", "column 1, \"-5\": expected a time such as 5, 1:30:00 or 90 min"),
    ("5,", "column 3: a period is missing"),
    ("5+", "column 3: the time with each move is missing"),
    ("+5", "column 1: the time is missing"),
    ("5 d", "column 4: the time with each move is missing"),
    ("/90", "column 1: the number of moves is missing"),
    ("40/", "column 4: the time is missing"),
    ("forty/90", "column 1, \"forty\": expected a number of moves"),
    ("-1/90", "column 1, \"-1\": expected a number of moves"),
    ("65536/90", "column 1, \"65536\": expected at most 65535 moves"),
    ("0/90", "column 1, \"0\": a period has at least one move"),
    ("0", "column 1, \"0\": no time to move in"),
    ("0+0", "column 1, \"0\": no time to move in"),
    ("0 b5", "column 1, \"0\": no time to move in"),
    ("0/move", "column 1, \"0\": no time to move in"),
    ("5,3", "column 3, \"3\": the one before has no end"),
    ("1:60", "column 3, \"60\": expected less than sixty after a colon"),
    ("1:60:00", "column 3, \"60\": expected less than sixty after a colon"),
    ("1:2:3:4", "column 1, \"1:2:3:4\": expected a time such as 5, 1:30:00 or 90 min"),
    (":30", "column 1, \":30\": expected a time such as 5, 1:30:00 or 90 min"),
    ("0:00.0005", "column 3, \"00.0005\": clocks count whole thousandths of a second"),
    (
        "5 weeks",
        "column 3, \"weeks\": expected days, hours, minutes or seconds, each once and in this order",
    ),
    (
        "5 min 1 h",
        "column 9, \"h\": expected days, hours, minutes or seconds, each once and in this order",
    ),
    ("14400001", "column 1, \"14400001\": more than 10000 days"),
    ("99999999999999999999999", "column 1, \"99999999999999999999999\": more than 10000 days"),
    (
        "5+99999999999999999999999",
        "column 3, \"99999999999999999999999\": more than 10000 days with each move",
    ),
    ("10001 days/move", "column 1, \"10001 days\": more than 10000 days"),
    (
        "40/90,1 day/move",
        "column 7, \"1 day/move\": time for each move stands alone, without other periods",
    ),
    ("3|2", "column 3, \"2\": write + for seconds with each move, or v for Black's own time"),
    ("3+0 | 2", "column 7, \"2\": write + for seconds with each move, or v for Black's own time"),
    ("5 v", "column 4: the time of a side is missing"),
    ("5 v 4 v 3", "column 9, \"3\": chess has two sides"),
    ("5 v -", "column 5, \"-\": either both sides have a clock or neither"),
    ("*180", "column 1, \"*180\": sandclocks are not supported"),
    ("zandloper", "column 1, \"zandloper\": sandclocks are not supported"),
    // All at once.
    (
        "x/90, 40/1:75 + y, 0 v *3",
        "column 1, \"x\": expected a number of moves; \
         column 12, \"75\": expected less than sixty after a colon; \
         column 17, \"y\": expected a time such as 5, 1:30:00 or 90 min; \
         column 20, \"0\": no time to move in; \
         column 24, \"*3\": sandclocks are not supported",
    ),
];

#[test]
fn what_people_write_is_read() {
    for (text, canonical) in READ {
        let control = TimeControl::read(text).unwrap_or_else(|faults| panic!("{text:?} {faults}"));
        assert_eq!(control.to_string(), *canonical, "{text:?}");
        assert_eq!(TimeControl::read(canonical), Ok(control), "{canonical:?}");
    }
}

#[test]
fn what_cannot_be_read_is_quoted_with_its_place() {
    for (text, said) in REFUSED {
        let faults = TimeControl::read(text).expect_err(text);
        assert_eq!(faults.to_string(), *said, "{text:?}");
    }
}

/// One reading spelt out, so that the table above is not only held against itself.
#[test]
fn the_parts_mean_what_they_say() {
    let stage = |moves, mins, bonus| Stage { moves, time: Millis::from_mins(mins), bonus };
    let secs = Millis::from_secs;
    let schedule = Schedule::new(vec![
        stage(Some(40), 120, Bonus::None),
        stage(Some(20), 60, Bonus::Delay(secs(5))),
        stage(None, 15, Bonus::Increment(secs(30))),
    ]);
    let expected = TimeControl::even(schedule.expect("it makes sense"));
    assert_eq!(TimeControl::read("40/120, 20/60 d5, 15+30"), Ok(expected));

    let day = Schedule::per_move(Millis::from_days(1)).expect("it makes sense");
    let minute = Schedule::single(Millis::from_mins(1), Bonus::Bronstein(secs(2)));
    let expected = TimeControl::odds(day, minute.expect("it makes sense"));
    assert_eq!(TimeControl::read("1 day/move v 1 b2"), Ok(expected));
}

/// The tag, what it means, and how it is written back.
const TAGS: &[(&str, &str, &str)] = &[
    ("-", "-", "-"),
    ("300", "5", "300"),
    ("300+0", "5", "300"),
    ("180+2", "3+2", "180+2"),
    ("4500+60", "75+60", "4500+60"),
    ("40/9000", "40/150", "40/9000"),
    ("40/7200:3600", "40/120,60", "40/7200:3600"),
    ("40/5400+30:1800+30", "40/90+30,30+30", "40/5400+30:1800+30"),
    ("40/7200:20/3600:900+30", "40/120,20/60,15+30", "40/7200:20/3600:900+30"),
    (" 300 + 5 ", "5+5", "300+5"),
    ("10+0.1", "0:10+0.1", "10+0.1"),
    ("1/259200", "3 days/move", "1/259200"),
    ("1/30", "0:30/move", "1/30"),
    ("40/7200:1/60", "40/120,1/1", "40/7200:1/60"),
];

const REFUSED_TAGS: &[(&str, &str)] = &[
    ("", "column 1: a period is missing"),
    ("*180", "column 1, \"*180\": sandclocks are not supported"),
    ("40/7200:?", "column 9, \"?\": ? and - stand alone"),
    ("40/7200:-", "column 9, \"-\": ? and - stand alone"),
    ("300:", "column 5: a period is missing"),
    ("300:300", "column 5, \"300\": the one before has no end"),
    ("5 min", "column 1, \"5 min\": expected a time such as 5, 1:30:00 or 90 min"),
    ("G/60", "column 1, \"G\": expected a number of moves"),
    ("300+", "column 5: the time with each move is missing"),
    ("1/900000000", "column 3, \"900000000\": more than 10000 days"),
    (
        "x/9:/3:0:5+y",
        "column 1, \"x\": expected a number of moves; \
         column 5: the number of moves is missing; \
         column 8, \"0\": no time to move in; \
         column 10, \"5+y\": the one before has no end; \
         column 12, \"y\": expected a time such as 5, 1:30:00 or 90 min",
    ),
];

#[test]
fn tags_of_pgn_are_read_and_written() {
    for (tag, meaning, written) in TAGS {
        let control = TimeControl::read(meaning).expect(meaning);
        assert_eq!(pgn_tag::read(tag), Ok(TagValue::Known(control.clone())), "{tag:?}");
        assert_eq!(pgn_tag::write(&control).as_deref(), Ok(*written), "{tag:?}");
    }
    assert_eq!(pgn_tag::read(" ? "), Ok(TagValue::Unknown));
}

#[test]
fn tags_that_cannot_be_read_are_quoted_with_their_place() {
    for (tag, said) in REFUSED_TAGS {
        assert_eq!(pgn_tag::read(tag).expect_err(tag).to_string(), *said, "{tag:?}");
    }
}

#[test]
fn what_pgn_cannot_say_is_named() {
    let cases = [
        ("5 d3", "a delay"),
        ("40/90 b5,30", "a bonus in Bronstein's mode"),
        ("5 v 3", "different times for the two sides"),
        ("1/3", "saving time from periods of one move"),
        ("5 b3 v 4 d2", "different times for the two sides, a delay, a bonus in Bronstein's mode"),
    ];
    for (text, unsaid) in cases {
        let control = TimeControl::read(text).expect(text);
        let unsayable = pgn_tag::write(&control).expect_err(text);
        assert_eq!(unsayable.to_string(), format!("PGN has no form for {unsaid}"), "{text:?}");
    }
}
