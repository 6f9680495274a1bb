//! Moves as they are typed: algebraic notation in the chosen letters, or squares (`e2e4`).

use rokade_rules::notation::Letters;
use rokade_rules::notation::san::{self, SanError};
use rokade_rules::notation::uci_move::{self, UciMoveError};
use rokade_rules::position::Refusal;
use rokade_rules::{Move, Position};

use super::meant::meant;
use crate::texts::Texts;
use crate::words::{tell_move_fault, tell_refusal, tell_refused};

/// Why a word is no move, told, and how far into the word.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct NoMove {
    /// In bytes from 0.
    pub(crate) offset: usize,
    pub(crate) told: String,
}

/// The words of a line with their places, in bytes from 0. Move numbers (`12.`, `12...`) are left
/// out, also where they stick to the move.
pub(crate) fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    line.split_whitespace().filter_map(move |word| {
        let behind_number = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let bare = match behind_number.starts_with('.') {
            true => behind_number.trim_start_matches('.'),
            false => word,
        };
        let offset = bare.as_ptr() as usize - line.as_ptr() as usize;
        (!bare.is_empty()).then_some((offset, bare))
    })
}

/// The legal move that a word means.
pub(crate) fn read(
    word: &str,
    position: &Position,
    letters: Letters,
    texts: &Texts,
) -> Result<Move, NoMove> {
    // Squares say everything: whatever looks like them is judged as such.
    match uci_move::read(word, position) {
        Ok(chess_move) => return Ok(chess_move),
        Err(UciMoveError::Illegal { refusal, .. }) => {
            return Err(NoMove { offset: 0, told: tell_refusal(refusal, position, texts) });
        }
        Err(UciMoveError::Syntax { .. } | UciMoveError::NullMove) => {}
    }
    san::read(word, position, letters).map_err(|fault| NoMove {
        offset: match fault {
            SanError::Syntax { column, .. } => column - 1,
            _ => 0,
        },
        told: tell(&fault, position, letters, texts),
    })
}

/// A sentence that refuses a word, and asks whether something near it was meant.
fn tell(fault: &SanError, position: &Position, letters: Letters, texts: &Texts) -> String {
    let why = tell_move_fault(fault, position, letters, texts);
    let told = match fault {
        SanError::Illegal { .. } => why,
        // Its own way of moving takes no piece of the kind there.
        SanError::NoSuchPiece { role, .. } => {
            tell_refused(&why, Refusal::NotItsWay(*role).article(), texts)
        }
        // Nothing was refused: it is not clear, or not written, what should be played.
        _ => texts.tell("play-no-move", &[("why", &why)]),
    };
    // The ways of an ambiguous move are in its sentence already.
    let ways = match fault {
        SanError::Ambiguous { .. } => Vec::new(),
        _ => meant(fault.text(), position, letters),
    };
    if ways.is_empty() {
        return told;
    }
    texts.tell("play-meant", &[("told", &told), ("ways", &ways.join(", "))])
}

#[cfg(test)]
mod tests {
    use rokade_rules::Square;

    use super::*;
    use crate::language::Language;

    fn from_to(word: &str, letters: Letters) -> Result<(Square, Square), String> {
        let texts = Texts::of(Language::Dutch);
        read(word, &Position::initial(), letters, &texts)
            .map(|chess_move| (chess_move.from(), chess_move.to()))
            .map_err(|fault| fault.told)
    }

    #[test]
    fn numbers_are_left_out_and_places_kept() {
        let found: Vec<_> = words(" 1. e4 e5 2.Nf3 2...Nc6 O-O").collect();
        assert_eq!(found, [(4, "e4"), (7, "e5"), (12, "Nf3"), (20, "Nc6"), (24, "O-O")]);
        assert_eq!(words("0-0 1-0").collect::<Vec<_>>(), [(0, "0-0"), (4, "1-0")]);
    }

    #[test]
    fn letters_decide_what_a_letter_means() {
        assert_eq!(from_to("Pf3", Letters::Dutch), Ok((Square::G1, Square::F3)));
        assert_eq!(from_to("Nf3", Letters::English), Ok((Square::G1, Square::F3)));
        assert!(from_to("Nf3", Letters::Dutch).is_err());
        assert!(from_to("Pf3", Letters::English) != from_to("Pf3", Letters::Dutch));
    }

    #[test]
    fn squares_are_understood_whatever_the_letters() {
        for letters in Letters::ALL {
            assert_eq!(from_to("e2e4", letters), Ok((Square::E2, Square::E4)));
            assert_eq!(from_to("g1f3", letters), Ok((Square::G1, Square::F3)));
        }
    }

    #[test]
    fn a_refusal_says_what_why_and_the_law() {
        let told = from_to("e1e2", Letters::Dutch).unwrap_err();
        assert_eq!(told, "Dat mag niet: op e2 staat al een eigen stuk (artikel 3.1).");
    }

    #[test]
    fn a_word_that_no_piece_can_follow_is_refused_in_the_same_voice() {
        let told = from_to("Pd7", Letters::Dutch).unwrap_err();
        assert_eq!(told, "Dat mag niet: geen paard kan naar d7 (artikel 3.6).");
        let told = from_to("Dd4", Letters::Dutch).unwrap_err();
        assert!(told.starts_with("Dat mag niet: ") && told.ends_with(")."), "{told}");
    }

    #[test]
    fn what_was_meant_is_asked() {
        let told = from_to("pf3", Letters::Dutch).unwrap_err();
        assert_eq!(told, "\"pf3\" is niet geschreven als een zet. Bedoel je Pf3?");
        let told = from_to("Nf3", Letters::Dutch).unwrap_err();
        assert_eq!(told, "\"Nf3\" is niet geschreven als een zet. Bedoel je Pf3?");
        let told = from_to("zet", Letters::Dutch).unwrap_err();
        assert_eq!(told, "\"zet\" is niet geschreven als een zet.");
    }

    #[test]
    fn what_is_no_move_is_quoted_with_its_place() {
        let texts = Texts::of(Language::English);
        let fault = read("Nf9", &Position::initial(), Letters::English, &texts).unwrap_err();
        assert_eq!(fault.offset, 2);
        assert!(fault.told.contains("Nf9"), "{}", fault.told);
    }
}
