//! What the rules say, in words.
//!
//! The rules crate speaks in types; here each value becomes a sentence in the reader's language,
//! out of the same Fluent files that the client uses.

mod fen;

pub(crate) use fen::tell_fen_fault;

use rokade_rules::Color;

/// The word that stands for a side in keys and selectors.
pub(crate) const fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
