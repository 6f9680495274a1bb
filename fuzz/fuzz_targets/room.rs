//! Whatever browsers send to a game, nothing is forgotten, changed in silence or played twice.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rokade_test_kit::promises;

fuzz_target!(|text: &str| promises::a_room_keeps_its_word(text));
