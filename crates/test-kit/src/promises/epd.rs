//! What reading EPD promises.

use rokade_rules::notation::epd::{self, EpdFaults};
use rokade_rules::position::CastlingMode;

use super::{alike, habitable, quoted};

const MODES: [CastlingMode; 2] = [CastlingMode::Standard, CastlingMode::Chess960];

/// A line is read, and then written and read again as the same, or refused with reasons.
///
/// # Panics
///
/// When the promise is broken.
pub fn epd_reads_or_refuses(text: &str) {
    for mode in MODES {
        match epd::read(text, mode) {
            Ok(line) => {
                habitable(line.position());
                let written = line.to_string();
                let again = epd::read(&written, mode)
                    .unwrap_or_else(|faults| panic!("{text:?} is written {written:?}: {faults}"));
                alike(line.position(), again.position());
                assert_eq!(line.operations(), again.operations(), "{text:?} {written:?}");
                assert_eq!(again.to_string(), written);
            }
            Err(faults) => reasoned(text, &faults),
        }
    }
}

/// A line is read leniently, and tells what was forgiven, or refused with reasons.
///
/// # Panics
///
/// When the promise is broken.
pub fn epd_lenient(text: &str) {
    for mode in MODES {
        match epd::read_lenient(text, mode) {
            Ok((line, forgiven)) => {
                assert_eq!(forgiven.is_empty(), epd::read(text, mode).is_ok(), "{text:?}");
                if !forgiven.is_empty() {
                    reasoned(text, &forgiven);
                }
                habitable(line.position());
                let written = line.to_string();
                let (again, _) = epd::read_lenient(&written, mode)
                    .unwrap_or_else(|faults| panic!("{text:?} is written {written:?}: {faults}"));
                alike(line.position(), again.position());
            }
            Err(faults) => reasoned(text, &faults),
        }
    }
}

#[track_caller]
fn reasoned(text: &str, faults: &EpdFaults) {
    assert!(!faults.is_empty(), "{text:?} has no fault and is refused");
    for fault in faults.as_slice() {
        quoted(text, fault.column, &fault.text);
    }
    assert!(!faults.to_string().is_empty());
}
