//! Any text is read leniently as a FEN, telling what was forgiven, or refused with reasons.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rokade_test_kit::promises;

fuzz_target!(|text: &str| promises::fen_lenient(text));
