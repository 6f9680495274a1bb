//! What is wrong with puzzles, in the reader's language.

use rokade_coach::puzzle::Flaw;
use rokade_coach::puzzle::table::{RowFault, RowFaultKind};
use rokade_coach::theme::Solution;
use rokade_rules::notation::san;

use crate::quote::quote;
use crate::texts::Texts;

/// Why a puzzle is not sound. Moves are named in the language's letters.
pub(super) fn tell_flaw(flaw: &Flaw, solution: &Solution, texts: &Texts) -> String {
    let letters = texts.language().letters();
    let name = |place: usize, chess_move| {
        san::write(&solution.positions()[place], chess_move, letters).to_string()
    };
    let played = |place: usize| name(place, solution.moves()[place]);
    match *flaw {
        Flaw::LosesTheMate { place } => {
            texts.tell("puzzle-loses-the-mate", &[("move", &played(place))])
        }
        Flaw::ShorterMate { moves } => {
            texts.tell("puzzle-shorter-mate", &[("moves", &moves.to_string())])
        }
        Flaw::DoesNotWin { place, .. } => {
            texts.tell("puzzle-does-not-win", &[("move", &played(place))])
        }
        Flaw::SecondSolution { place, other, .. } => texts.tell(
            "puzzle-second-solution",
            &[("move", &played(place)), ("other", &name(place, other))],
        ),
        Flaw::Undecided { place } => texts.tell("puzzle-undecided", &[("move", &played(place))]),
    }
}

/// Why a row is no puzzle.
pub(super) fn tell_row_fault(fault: &RowFault, texts: &Texts) -> String {
    let key = match fault.kind {
        RowFaultKind::Unreadable(_) => "puzzle-row-unreadable",
        RowFaultKind::Columns(_) => "puzzle-row-columns",
        RowFaultKind::Position => "puzzle-row-position",
        RowFaultKind::Move => "puzzle-row-move",
        RowFaultKind::NoMoves => "puzzle-row-no-moves",
        RowFaultKind::EndsWithTheOpponent => "puzzle-row-opponent",
    };
    texts.tell(key, &[("text", &quote(&fault.text))])
}
