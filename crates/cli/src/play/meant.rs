//! What somebody may have meant whose word is no move: the same with other capitals (`pf3` for
//! `Pf3`), or in the letters of another language (`Nf3` for `Pf3`).
//!
//! Only legal moves are offered, spelled in the letters that are played with. The word itself is
//! never taken for what it may have meant: a `b` is a pawn's file, and a `B` a bishop.

use rokade_rules::notation::{Letters, san, uci_move};
use rokade_rules::{File, Move, Position};

/// The longest spelling of a move that is worth a second look, in bytes: figurines take three.
const LONGEST: usize = 16;

/// How to write each move that may have been meant; none where nothing comes near.
pub(super) fn meant(word: &str, position: &Position, letters: Letters) -> Vec<String> {
    if word.len() > LONGEST {
        return Vec::new();
    }
    // Someone who plays in Dutch and types `pf3` means a knight, and not a pawn in English: one
    // slip explains more than two.
    let all_spellings = spellings(word);
    let found = [
        moves(&[word.to_owned()], position, &Letters::ALL),
        moves(&all_spellings, position, &[letters]),
        moves(&all_spellings, position, &Letters::ALL),
    ];
    let nearest = found.into_iter().find(|moves| !moves.is_empty()).unwrap_or_default();
    nearest.into_iter().map(|found| san::write(position, found, letters).to_string()).collect()
}

/// The moves that some spellings can mean in some sets of letters, each once.
fn moves(spellings: &[String], position: &Position, sets: &[Letters]) -> Vec<Move> {
    let mut moves = Vec::new();
    for spelling in spellings {
        let by_squares = uci_move::read(spelling, position).ok();
        let by_letters = sets.iter().filter_map(|&set| san::read(spelling, position, set).ok());
        for found in by_squares.into_iter().chain(by_letters) {
            if !moves.contains(&found) {
                moves.push(found);
            }
        }
    }
    moves
}

/// The word in small letters, and in small letters behind a capital. What a pawn becomes is read in
/// small letters too.
fn spellings(word: &str) -> Vec<String> {
    let small = word.to_lowercase();
    let mut letters = small.chars();
    let capital = letters.next().map(|first| first.to_uppercase().chain(letters).collect());
    // Two files in a row are a piece and a file: `Dd4` is the queen's move and never a pawn's.
    let names_a_piece = small.chars().take(2).filter_map(File::from_letter).count() == 2;
    let small = (!names_a_piece).then_some(small);
    small.into_iter().chain(capital).collect()
}

#[cfg(test)]
mod tests {
    use rokade_rules::notation::fen;
    use rokade_rules::position::CastlingMode;

    use super::*;

    fn meant_at(fen: &str, word: &str, letters: Letters) -> Vec<String> {
        meant(word, &fen::read(fen, CastlingMode::Standard).unwrap(), letters)
    }

    #[test]
    fn capitals_may_be_wrong() {
        let start = Position::initial();
        for (word, letters, way) in [
            ("pf3", Letters::Dutch, "Pf3"),
            ("PF3", Letters::Dutch, "Pf3"),
            ("nf3", Letters::English, "Nf3"),
            ("E4", Letters::English, "e4"),
            ("E2E4", Letters::Dutch, "e4"),
            ("D4", Letters::Dutch, "d4"),
        ] {
            assert_eq!(meant(word, &start, letters), [way], "{word}");
        }
        let promotes = "7k/4P3/8/8/8/8/8/K7 w - - 0 1";
        assert_eq!(meant_at(promotes, "E8=D", Letters::Dutch), ["e8=D+"]);
    }

    #[test]
    fn letters_may_be_of_another_language() {
        let start = Position::initial();
        assert_eq!(meant("Nf3", &start, Letters::Dutch), ["Pf3"]);
        assert_eq!(meant("♘f3", &start, Letters::English), ["Nf3"]);
        let rook = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
        assert_eq!(meant_at(rook, "Td1", Letters::English), ["Rd1"]);
        assert_eq!(meant_at(rook, "Rd1", Letters::Figurine), ["♖d1"]);
    }

    #[test]
    fn the_letters_of_another_language_explain_more_than_a_file() {
        let start = "4k3/8/8/8/8/8/1P6/4KB2 w - - 0 1";
        assert_eq!(meant_at(start, "Bb5", Letters::Dutch), ["Lb5+"]);
        assert_eq!(meant_at(start, "Bb4", Letters::Dutch), [""; 0]);
    }

    #[test]
    fn a_bishop_that_was_written_as_a_file_is_found() {
        let bishop = "4k3/8/8/8/8/8/8/4KB2 w - - 0 1";
        assert_eq!(meant_at(bishop, "bc4", Letters::English), ["Bc4"]);
    }

    #[test]
    fn what_is_no_legal_move_is_not_offered() {
        let start = Position::initial();
        for word in ["hello", "Dd4", "DD4", "Kd2", "kd2", "e5", "O-O", "", &"e".repeat(3_000_000)] {
            assert_eq!(meant(word, &start, Letters::Dutch), [""; 0], "{word:.20}");
        }
    }
}
