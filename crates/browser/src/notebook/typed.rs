//! Moves as somebody types them. Both alphabets of the house are read, because a text in one of them
//! seldom means something in the other; where it does, all that it can mean is told.

use crate::play::start;
use rokade_content::Language;
use rokade_rules::Position;
use rokade_rules::notation::san::SanError;
use rokade_rules::notation::uci_move::UciMoveError;
use rokade_rules::notation::{Letters, san, uci_move};
use rokade_wire::{Fault, TypedFault, TypedView};

/// What a text can mean in a position; when it means nothing, why, in the letters of a language
/// first.
pub(super) fn typed(fen: &str, text: &str, language: Language) -> Result<TypedView, Fault> {
    let (position, _) = start::read(fen)?;
    let text = text.trim();
    let view = read(&position, text, language);
    let capital = capitalised(text);
    if !view.moves.is_empty() || capital == text {
        return Ok(view);
    }
    // Whoever types on a telephone leaves small letters small.
    let again = read(&position, &capital, language);
    let syntax = |view: &TypedView| matches!(view.fault, Some(TypedFault::Syntax));
    Ok(if syntax(&view) || !again.moves.is_empty() { again } else { view })
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

fn read(position: &Position, text: &str, language: Language) -> TypedView {
    let alphabets = match language {
        Language::Dutch => [Letters::Dutch, Letters::English, Letters::Figurine],
        Language::English => [Letters::English, Letters::Dutch, Letters::Figurine],
    };
    let mut view = TypedView { moves: Vec::new(), fault: None };
    let mut means = |chess_move| {
        let uci = rokade_wire::uci(chess_move);
        if !view.moves.contains(&uci) {
            view.moves.push(uci);
        }
    };
    let mut faults = Vec::new();
    for letters in alphabets {
        match san::read(text, position, letters) {
            Ok(chess_move) => means(chess_move),
            Err(SanError::Ambiguous { candidates, .. }) => {
                candidates.into_iter().for_each(&mut means)
            }
            Err(error) => faults.push(of_san(error)),
        }
    }
    match uci_move::read(text, position) {
        Ok(chess_move) => means(chess_move),
        // Two squares say more than a pawn, which `a1a3` would be otherwise.
        Err(error) => faults.insert(0, of_uci(error)),
    }
    // The first one that knows a move in the text.
    if view.moves.is_empty() {
        let telling = faults.iter().position(|fault| *fault != TypedFault::Syntax);
        view.fault = Some(faults.swap_remove(telling.unwrap_or(0)));
    }
    view
}

fn of_san(error: SanError) -> TypedFault {
    match error {
        SanError::Illegal { refusal, .. } => TypedFault::Refused { refusal: refusal.into() },
        SanError::NoSuchPiece { role, to, .. } => {
            TypedFault::NoSuchPiece { role: role.into(), to: rokade_wire::Square(to) }
        }
        SanError::Syntax { .. } | SanError::Ambiguous { .. } | SanError::NotCanonical { .. } => {
            TypedFault::Syntax
        }
    }
}

fn of_uci(error: UciMoveError) -> TypedFault {
    match error {
        UciMoveError::Illegal { refusal, .. } => TypedFault::Refused { refusal: refusal.into() },
        UciMoveError::NullMove | UciMoveError::Syntax { .. } => TypedFault::Syntax,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_wire::{Reason, Role};

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn moves(fen: &str, text: &str) -> Vec<String> {
        typed(fen, text, Language::Dutch).expect("a position").moves
    }

    #[test]
    fn typed_moves_are_read_in_both_languages_and_doubt_is_told() {
        for (text, meant) in [
            ("Pf3", vec!["g1f3", "f2f3"]),
            ("Nf3", vec!["g1f3"]),
            (" nf3 ", vec!["g1f3"]),
            ("e4", vec!["e2e4"]),
            ("e2e4", vec!["e2e4"]),
        ] {
            assert_eq!(moves(START, text), meant, "{text}");
        }
        // A knight in Dutch, a pawn in English.
        assert_eq!(moves("4k3/8/8/8/8/5N2/3P4/4K3 w - - 0 1", "Pd4"), ["f3d4", "d2d4"]);
        // Two knights that can go there.
        assert_eq!(moves("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Nd2"), ["b1d2", "f1d2"]);
    }

    #[test]
    fn what_cannot_be_meant_says_why() {
        let why = |text| {
            let view = typed(START, text, Language::Dutch).expect("a position");
            assert!(view.moves.is_empty(), "{text}");
            view.fault.expect("a reason")
        };
        assert_eq!(why("xyz"), TypedFault::Syntax);
        let to = rokade_wire::Square(rokade_rules::Square::D5);
        assert_eq!(why("Pd5"), TypedFault::NoSuchPiece { role: Role::Knight, to });
        for text in ["e2e5", "a1a3"] {
            assert!(matches!(why(text), TypedFault::Refused { .. }), "{text}");
        }
        let TypedFault::Refused { refusal } = why("e7e5") else { panic!("not White's") };
        assert_eq!(refusal.reason, Reason::NotYours);
    }
}
