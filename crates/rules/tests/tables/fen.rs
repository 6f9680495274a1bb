//! A thousand FENs, good and bad, with what is wrong with them.

use std::collections::BTreeSet;

use rokade_rules::notation::fen::{self, FaultKind, FenFault, FenFaults, SyntaxFault};
use rokade_rules::position::{CastlingMode, SetupFault};

use crate::table::lines;

const TABLE: &str = include_str!("../data/fen.tsv");

/// The word that the table has for a fault.
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

/// What reading makes of a text, in the table's words.
fn verdict(text: &str, mode: CastlingMode) -> String {
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

#[test]
fn fens_are_read_or_refused_as_the_table_says() {
    let mut wrong = Vec::new();
    for line in lines(TABLE) {
        let [text, standard, chess960, written] = line[..4] else { panic!("{line:?}") };
        for (mode, expected) in
            [(CastlingMode::Standard, standard), (CastlingMode::Chess960, chess960)]
        {
            let found = verdict(text, mode);
            if found != expected {
                wrong.push(format!("{text} in {mode:?}: {found} instead of {expected}"));
            }
        }
        if let Ok((position, _)) = fen::read_lenient(text, CastlingMode::Standard) {
            let found = fen::write(&position).to_string();
            if found != written {
                wrong.push(format!("{text} is written as {found} instead of {written}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} lines differ:\n{}", wrong.len(), wrong.join("\n"));
}
