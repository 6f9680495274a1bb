//! What reading time controls promises, as people write them and as PGN's tag.

use rokade_rules::Color;
use rokade_rules::clock::pgn_tag::{self, TagValue};
use rokade_rules::clock::{ChessClock, ControlFaults, Moment, Precision, TimeControl};

use super::quoted;

/// A time control is read, and then written and read again as the same, or refused with reasons.
///
/// # Panics
///
/// When the promise is broken.
pub fn time_control_reads_or_refuses(text: &str) {
    match TimeControl::read(text) {
        Ok(control) => {
            playable(&control);
            let written = control.to_string();
            let again = TimeControl::read(&written)
                .unwrap_or_else(|faults| panic!("{text:?} is written {written:?}: {faults}"));
            assert_eq!(again, control, "{text:?} is written {written:?}");
        }
        Err(faults) => reasoned(text, &faults),
    }
}

/// A tag's value is read, and then written and read again as the same, or refused with reasons.
///
/// # Panics
///
/// When the promise is broken.
pub fn time_control_tag_reads_or_refuses(text: &str) {
    match pgn_tag::read(text) {
        Ok(TagValue::Unknown) => assert_eq!(text.trim(), "?"),
        Ok(TagValue::Known(control)) => {
            playable(&control);
            let written = pgn_tag::write(&control)
                .unwrap_or_else(|unsayable| panic!("{text:?} is read, but {unsayable}"));
            assert_eq!(pgn_tag::read(&written), Ok(TagValue::Known(control)), "{text:?}");
        }
        Err(faults) => reasoned(text, &faults),
    }
}

/// That both sides can at least begin by it.
#[track_caller]
fn playable(control: &TimeControl) {
    if let Some(clock) = ChessClock::new(control, Color::White) {
        for side in Color::ALL {
            let face = clock.face(side, Moment::new(0), Precision::Tenths);
            assert!(!face.shown().is_zero(), "{control} gives {side} no time");
        }
    }
}

#[track_caller]
fn reasoned(text: &str, faults: &ControlFaults) {
    assert!(!faults.as_slice().is_empty(), "{text:?} has no fault and is refused");
    for fault in faults.as_slice() {
        quoted(text, fault.column, &fault.text);
    }
    assert!(!faults.to_string().is_empty());
}
