//! Whatever a store gives back is read as events that make the same game again, or refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rokade_test_kit::promises;

fuzz_target!(|text: &str| promises::store_lines_read_or_refuse(text));
