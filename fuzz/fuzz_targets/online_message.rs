//! Any text is read as a message or a form of a browser that is written and read again as the same,
//! or refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rokade_wire::{
    BlockWrite, HelpUse, NameAndPassword, NewChallenge, OnlineAsk, PasswordAgain, PasswordChange,
    ProgressWrite, Recovery,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fuzz_target!(|text: &str| {
    again::<OnlineAsk>(text);
    again::<NewChallenge>(text);
    again::<NameAndPassword>(text);
    again::<PasswordAgain>(text);
    again::<PasswordChange>(text);
    again::<Recovery>(text);
    again::<HelpUse>(text);
    again::<ProgressWrite>(text);
    again::<BlockWrite>(text);
});

fn again<T: DeserializeOwned + Serialize>(text: &str) {
    let Ok(read) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_value(&read).expect("plain data can be written");
    let reread: T = serde_json::from_value(written.clone()).expect("what was written is read");
    assert_eq!(serde_json::to_value(&reread).expect("plain data can be written"), written);
}
