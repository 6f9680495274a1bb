//! What the rules say, in words: refusals, faults of a FEN, faults of a move, results.
//!
//! The rules crate speaks in types; here each value becomes a sentence in the reader's language,
//! out of the same Fluent files that the client uses.

mod fen;
mod move_text;
mod refusal;

pub(crate) use fen::tell_fen_fault;
pub(crate) use move_text::tell_move_fault;
pub(crate) use refusal::{tell_refusal, tell_refused};

use rokade_rules::{Color, Role};

use crate::texts::Texts;

/// The word that stands for a side in keys and selectors.
pub(crate) const fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The word that stands for a kind of piece in keys and selectors.
pub(crate) const fn role_word(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// A side's name: *Wit*, *Black*.
pub(crate) fn side(color: Color, texts: &Texts) -> String {
    texts.say(&format!("side-{}", color_word(color)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn sides_and_pieces_have_names_in_both_languages() {
        let texts = Language::ALL.map(Texts::of);
        assert_eq!(Color::ALL.map(|color| side(color, &texts[0])), ["Wit", "Zwart"]);
        assert_eq!(Color::ALL.map(|color| side(color, &texts[1])), ["White", "Black"]);
        for role in Role::ALL {
            let key = format!("the-{}", role_word(role));
            assert!(texts.iter().all(|texts| texts.find(&key).is_some()), "{key}");
        }
    }
}
