//! What is wrong with a game, and what is unusual, in sentences.

use rokade_rules::Position;
use rokade_rules::notation::fen;
use rokade_rules::notation::pgn::{Fault, FaultKind, NoteKind};
use rokade_rules::notation::{Letters, fen::FenFaults};

use crate::texts::Texts;
use crate::words::{tell_fen_fault, tell_move_fault};

/// "geen paard kan naar f6 (stelling rnbqkbnr/… b KQkq - 0 1)".
pub(super) fn tell_fault(fault: &Fault, letters: Letters, texts: &Texts) -> String {
    let why = tell_kind(fault, letters, texts);
    match &fault.position {
        Some(position) => {
            let fen = fen::write(position).to_string();
            texts.tell("pgn-in-position", &[("why", &why), ("fen", &fen)])
        }
        None => why,
    }
}

fn tell_kind(fault: &Fault, letters: Letters, texts: &Texts) -> String {
    let key = match &fault.kind {
        FaultKind::Move(error) => {
            let initial = Position::initial();
            let position = fault.position.as_deref().unwrap_or(&initial);
            return tell_move_fault(error, position, letters, texts);
        }
        FaultKind::BadFen(faults) => return tell_bad_fen(faults, texts),
        FaultKind::ResultMismatch { tag } => {
            return texts.tell("pgn-result-mismatch", &[("result", &tag.to_string())]);
        }
        FaultKind::ResultAgainstBoard { board } => {
            return texts.tell("pgn-result-against-board", &[("result", &board.to_string())]);
        }
        FaultKind::NullMoveInCheck => "pgn-null-move-in-check",
        FaultKind::UnknownToken => "pgn-unknown-token",
        FaultKind::TooLong => "pgn-too-long",
        FaultKind::NothingToClose => "pgn-nothing-to-close",
        FaultKind::VariationWithoutMove => "pgn-variation-without-move",
        FaultKind::TooDeep => "pgn-too-deep",
        FaultKind::UnclosedVariation => "pgn-unclosed-variation",
        FaultKind::UnclosedComment => "pgn-unclosed-comment",
        FaultKind::BadNag => "pgn-bad-nag",
        FaultKind::TagWithoutName => "pgn-tag-without-name",
        FaultKind::TagWithoutValue => "pgn-tag-without-value",
        FaultKind::UnclosedValue => "pgn-unclosed-value",
        FaultKind::UnclosedTag => "pgn-unclosed-tag",
        FaultKind::SetUpWithoutFen => "pgn-setup-without-fen",
        FaultKind::OtherGame => "pgn-other-game",
        FaultKind::Utf16 => "pgn-utf-16",
        FaultKind::TooMany => "pgn-too-many",
    };
    texts.say(key)
}

fn tell_bad_fen(faults: &FenFaults, texts: &Texts) -> String {
    let told = faults.as_slice().iter();
    let told: Vec<String> =
        told.map(|fault| tell_fen_fault(fault.field, fault.kind, &fault.text, texts)).collect();
    told.join("; ")
}

/// "hier past een partij over: …".
pub(super) fn tell_note(kind: NoteKind, texts: &Texts) -> String {
    texts.say(match kind {
        NoteKind::Latin1 => "pgn-note-latin-1",
        NoteKind::UnescapedQuote => "pgn-note-unescaped-quote",
        NoteKind::MoveNumber => "pgn-note-move-number",
        NoteKind::NullMove => "pgn-note-null-move",
        NoteKind::MissingResult => "pgn-note-missing-result",
        NoteKind::UnknownResult => "pgn-note-unknown-result",
        NoteKind::HalfResult => "pgn-note-half-result",
        NoteKind::ForgivenFen => "pgn-note-forgiven-fen",
        NoteKind::UntoldChess960 => "pgn-note-untold-chess960",
        NoteKind::NagWithoutMove => "pgn-note-nag-without-move",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use rokade_rules::notation::pgn::{Place, Tree};

    #[test]
    fn every_fault_and_note_has_its_words_in_both_languages() {
        let kinds = [
            FaultKind::NullMoveInCheck,
            FaultKind::UnknownToken,
            FaultKind::TooLong,
            FaultKind::NothingToClose,
            FaultKind::VariationWithoutMove,
            FaultKind::TooDeep,
            FaultKind::UnclosedVariation,
            FaultKind::UnclosedComment,
            FaultKind::BadNag,
            FaultKind::TagWithoutName,
            FaultKind::TagWithoutValue,
            FaultKind::UnclosedValue,
            FaultKind::UnclosedTag,
            FaultKind::SetUpWithoutFen,
            FaultKind::OtherGame,
            FaultKind::Utf16,
            FaultKind::TooMany,
        ];
        for texts in Language::ALL.map(Texts::of) {
            for kind in &kinds {
                let (token, kind) = (String::new(), kind.clone());
                let fault = Fault { game: 1, place: Place::START, token, position: None, kind };
                let told = tell_fault(&fault, Letters::English, &texts);
                assert!(!told.is_empty() && !told.starts_with("pgn-"), "{told}");
            }
            for kind in NoteKind::ALL {
                let told = tell_note(kind, &texts);
                assert!(!told.is_empty() && !told.starts_with("pgn-"), "{told}");
            }
        }
    }

    #[test]
    fn a_fault_tells_what_why_and_where_on_the_board() {
        let (_, report) = Tree::read("1. e4 e5 2. Nf6 *", Letters::English).unwrap();
        let told = tell_fault(&report.faults[0], Letters::English, &Texts::of(Language::Dutch));
        assert!(told.starts_with("geen paard kan naar f6"), "{told}");
        assert!(told.contains("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"));
        let text = "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*";
        let (_, report) = Tree::read(text, Letters::English).unwrap();
        let told = tell_fault(&report.faults[0], Letters::English, &Texts::of(Language::English));
        assert!(told.contains("part 1") && told.contains("; "), "{told}");
    }
}
