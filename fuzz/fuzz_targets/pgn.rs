//! Any bytes are read as games in PGN, as the same however they arrive, and what was understood of
//! them is written and read again as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rokade_test_kit::promises;

fuzz_target!(|bytes: &[u8]| promises::pgn_reads(bytes));
