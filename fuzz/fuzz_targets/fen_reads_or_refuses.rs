//! Any text is read as a FEN that is written and read again as the same, or refused with reasons.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rokade_test_kit::promises;

fuzz_target!(|text: &str| promises::fen_reads_or_refuses(text));
