//! Any text is read as a time control that is written and read again as the same, or refused with
//! reasons; as the value of a PGN tag alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rokade_test_kit::promises;

fuzz_target!(|text: &str| {
    promises::time_control_reads_or_refuses(text);
    promises::time_control_tag_reads_or_refuses(text);
});
