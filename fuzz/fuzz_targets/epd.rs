//! Any text is read as a line of EPD that is written and read again as the same, or refused with
//! reasons; leniently alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rokade_test_kit::promises;

fuzz_target!(|text: &str| {
    promises::epd_reads_or_refuses(text);
    promises::epd_lenient(text);
});
