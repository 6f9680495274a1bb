//! What is wrong with a FEN, a sentence for each fault.

use rokade_rules::Square;
use rokade_rules::notation::fen::{FaultKind, FenField, SyntaxFault};
use rokade_rules::position::SetupFault;

use super::color_word;
use crate::quote::quote;
use crate::texts::Texts;

/// "deel 2: hier hoort w (wit aan zet) of b (zwart aan zet), en er staat „v”".
pub(crate) fn tell_fen_fault(
    field: FenField,
    kind: FaultKind,
    text: &str,
    texts: &Texts,
) -> String {
    let why = match kind {
        FaultKind::Syntax(syntax) => tell_syntax(syntax, text, texts),
        FaultKind::Law(law) => tell_law(law, texts),
    };
    texts.tell("fen-part", &[("part", &part(field).to_string()), ("why", &why)])
}

/// Which part of the line it is, from 1.
const fn part(field: FenField) -> u8 {
    match field {
        FenField::Placement => 1,
        FenField::SideToMove => 2,
        FenField::Castling => 3,
        FenField::EnPassant => 4,
        FenField::HalfmoveClock => 5,
        FenField::MoveNumber => 6,
        FenField::Rest => 7,
    }
}

fn tell_syntax(fault: SyntaxFault, text: &str, texts: &Texts) -> String {
    let key = match fault {
        SyntaxFault::RankLength { rank, .. } => {
            return texts.tell("fen-rank-length", &[("number", &rank.to_string())]);
        }
        SyntaxFault::RankCount(ranks) => {
            return texts.tell("fen-rank-count", &[("number", &ranks.to_string())]);
        }
        SyntaxFault::Missing => "fen-missing",
        SyntaxFault::Spacing => "fen-spacing",
        SyntaxFault::NothingExpected => "fen-nothing-expected",
        SyntaxFault::UnknownPiece => "fen-unknown-piece",
        SyntaxFault::PromotedMark => "fen-promoted-mark",
        SyntaxFault::AdjacentNumbers => "fen-adjacent-numbers",
        SyntaxFault::UnknownSide => "fen-unknown-side",
        SyntaxFault::UnknownRight => "fen-unknown-right",
        SyntaxFault::RepeatedRight => "fen-repeated-right",
        SyntaxFault::NotASquare => "fen-not-a-square",
        SyntaxFault::NotANumber => "fen-not-a-number",
        SyntaxFault::NumberTooLarge => "fen-number-too-large",
        SyntaxFault::MoveNumberZero => "fen-move-number-zero",
    };
    texts.tell(key, &[("text", &quote(text))])
}

fn tell_law(fault: SetupFault, texts: &Texts) -> String {
    let of_side = |key, color| texts.tell(key, &[("color", color_word(color))]);
    let of_square = |key, square: Square| texts.tell(key, &[("square", &square.to_string())]);
    match fault {
        SetupFault::MissingKing(color) => of_side("fen-missing-king", color),
        SetupFault::SeveralKings(color, _) => of_side("fen-several-kings", color),
        SetupFault::PawnOnBackRank(square) => of_square("fen-pawn-on-back-rank", square),
        SetupFault::TooMuchMaterial(color) => of_side("fen-too-much-material", color),
        SetupFault::AdjacentKings => texts.say("fen-adjacent-kings"),
        SetupFault::OpponentInCheck(color) => of_side("fen-opponent-in-check", color),
        SetupFault::ImpossibleCheck(_) => texts.say("fen-impossible-check"),
        SetupFault::CastlingRight(rook) => of_square("fen-castling-right", rook),
        SetupFault::EnPassantSquare(square) => of_square("fen-en-passant-square", square),
        SetupFault::HalfmoveClock { .. } => texts.say("fen-halfmove-clock"),
    }
}
