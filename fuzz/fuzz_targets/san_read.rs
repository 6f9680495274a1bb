//! Any text, in any position and alphabet, is read as a legal move that is written and read again
//! as the same, or refused with a reason. The first byte chooses the position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rokade_test_kit::promises;

fuzz_target!(|input: (u8, &str)| {
    let (number, text) = input;
    promises::san_reads_or_refuses(&promises::stage(number), text);
});
