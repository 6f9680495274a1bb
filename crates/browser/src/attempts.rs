//! Moves as a hand makes them, legal or not.

use crate::words::square;
use rokade_rules::{Role, Square};
use rokade_wire::Fault;

/// `e7e8q` as what a hand did: from where, to where, and what the pawn is to become.
pub(crate) fn read_attempt(uci: &str) -> Result<(Square, Square, Option<Role>), Fault> {
    let fault = || Fault::Word {
        text: uci.to_owned(),
        expected: "a move such as e2e4 or e7e8q".to_owned(),
    };
    let (from, to) = (uci.get(..2).ok_or_else(fault)?, uci.get(2..4).ok_or_else(fault)?);
    let promotion = match uci.get(4..).ok_or_else(fault)? {
        "" => None,
        letter => Some(promoted(letter).ok_or_else(fault)?),
    };
    Ok((square(from)?, square(to)?, promotion))
}

/// What a pawn is to become, by its letter in a move.
fn promoted(letter: &str) -> Option<Role> {
    let mut letters = letter.chars();
    let role = letters.next().filter(char::is_ascii_lowercase)?.to_ascii_uppercase();
    letters.next().is_none().then(|| Role::from_english_letter(role)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attempt_need_not_be_legal() {
        assert_eq!(read_attempt("e1e8"), Ok((Square::E1, Square::E8, None)));
        assert_eq!(read_attempt("e7e8n"), Ok((Square::E7, Square::E8, Some(Role::Knight))));
    }

    #[test]
    fn a_text_that_is_no_move_is_quoted() {
        for text in ["", "e2", "e2e", "é2e4", "e7e8Q", "e7e8qq", "z9e4"] {
            assert!(matches!(read_attempt(text), Err(Fault::Word { .. })), "{text}");
        }
    }
}
