//! What reading makes of a FEN, in the words of the tables: `ok`, `forgiven castling`,
//! `refused king pawn`. The words are coarser than the faults, so that other libraries' verdicts
//! can be held beside ours.

use std::collections::BTreeSet;

use rokade_rules::notation::fen::{self, FaultKind, FenFault, FenFaults, SyntaxFault};
use rokade_rules::position::{CastlingMode, SetupFault};

/// The words for everything that is wrong, in alphabetical order, behind what becomes of it.
///
/// # Panics
///
/// When strict and lenient reading contradict each other.
#[must_use]
pub fn verdict(text: &str, mode: CastlingMode) -> String {
    let words = |faults: &FenFaults| {
        let words: BTreeSet<&str> = faults.as_slice().iter().map(word).collect();
        words.into_iter().collect::<Vec<_>>().join(" ")
    };
    match (fen::read(text, mode), fen::read_lenient(text, mode)) {
        (Ok(strict), Ok((lenient, forgiven))) => {
            assert_eq!(strict, lenient, "{text}");
            assert!(forgiven.is_empty(), "{text}: {forgiven}");
            "ok".to_owned()
        }
        (Err(strict), Ok((_, forgiven))) => {
            assert_eq!(strict, forgiven, "what strict reading refuses, lenient reading forgives");
            format!("forgiven {}", words(&forgiven))
        }
        (Err(strict), Err(lenient)) => {
            assert_eq!(strict, lenient, "{text}");
            format!("refused {}", words(&strict))
        }
        (Ok(_), Err(lenient)) => panic!("{text} is only read strictly: {lenient}"),
    }
}

const fn word(fault: &FenFault) -> &'static str {
    match fault.kind {
        FaultKind::Syntax(SyntaxFault::Missing) => "missing",
        FaultKind::Syntax(SyntaxFault::MoveNumberZero) => "number-zero",
        FaultKind::Syntax(SyntaxFault::AdjacentNumbers) => "adjacent-numbers",
        FaultKind::Syntax(_) => "syntax",
        FaultKind::Law(SetupFault::MissingKing(_)) => "king",
        FaultKind::Law(SetupFault::SeveralKings(..)) => "kings",
        FaultKind::Law(SetupFault::PawnOnBackRank(_)) => "pawn",
        FaultKind::Law(SetupFault::TooMuchMaterial(_)) => "material",
        FaultKind::Law(SetupFault::AdjacentKings) => "adjacent-kings",
        FaultKind::Law(SetupFault::OpponentInCheck(_)) => "opponent-check",
        FaultKind::Law(SetupFault::ImpossibleCheck(_)) => "check",
        FaultKind::Law(SetupFault::CastlingRight(_)) => "castling",
        FaultKind::Law(SetupFault::EnPassantSquare(_)) => "en-passant",
        FaultKind::Law(SetupFault::HalfmoveClock { .. }) => "clock",
    }
}
