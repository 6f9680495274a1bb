//! Why a text is no move, in words.

use rokade_rules::Position;
use rokade_rules::notation::Letters;
use rokade_rules::notation::san::{self, SanError};

use super::{role_word, tell_refusal};
use crate::quote::quote;
use crate::texts::Texts;

/// "„Lb5": geen loper kan naar b5." A move that is against the Laws gets its refusal with the
/// article; one that fits several pieces gets the ways to write each.
pub(crate) fn tell_move_fault(
    fault: &SanError,
    position: &Position,
    letters: Letters,
    texts: &Texts,
) -> String {
    match fault {
        SanError::Syntax { text, .. } => texts.tell("move-no-move", &[("text", &quote(text))]),
        SanError::NoSuchPiece { role, to, .. } => texts
            .tell("move-no-such-piece", &[("role", role_word(*role)), ("square", &to.to_string())]),
        SanError::Illegal { refusal, .. } => tell_refusal(*refusal, position, texts),
        SanError::Ambiguous { text, candidates } => {
            let written = |candidate: &_| san::write(position, *candidate, letters).to_string();
            let ways: Vec<_> = candidates.iter().map(written).collect();
            texts.tell("move-ambiguous", &[("text", &quote(text)), ("ways", &ways.join(", "))])
        }
        SanError::NotCanonical { text, canonical } => {
            texts.tell("move-not-canonical", &[("text", &quote(text)), ("canonical", canonical)])
        }
    }
}
