//! How answers and faults go to JavaScript: as JSON.

use rokade_wire::Fault;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Writes an answer as JSON.
pub(crate) fn json<T: Serialize>(answer: &T) -> String {
    // Our types have no maps with odd keys and no numbers that JSON lacks.
    serde_json::to_string(answer).expect("the words of the wire are always JSON")
}

/// Makes a fault into something that JavaScript throws.
pub(crate) fn thrown(fault: Fault) -> JsValue {
    JsValue::from_str(&json(&fault))
}
