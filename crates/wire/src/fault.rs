//! What was wrong with something that was asked.

use crate::{Color, ControlFault, DeedRefused, Square};
use rokade_rules as rules;
use rules::notation::fen::{FaultKind, SyntaxFault};
use rules::position::SetupFault;
use serde::{Deserialize, Serialize};

/// Why a question could not be answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "is")]
pub enum Fault {
    /// A position could not be read; everything that is wrong with it.
    Fen {
        /// Never empty.
        faults: Vec<FenFault>,
    },
    /// A time control could not be read; everything that is wrong with it.
    Control {
        /// Never empty.
        faults: Vec<ControlFault>,
    },
    /// A move is not legal, or not a move at all.
    Move {
        /// The offending text.
        text: String,
        /// After how many moves of this game.
        ply: u32,
        /// What is wrong, in English, for whoever develops the client.
        why: String,
    },
    /// Something that somebody did does not count.
    Deed {
        /// Why.
        why: DeedRefused,
        /// After how many moves of this game.
        ply: u32,
    },
    /// A word that is not known where it stands.
    Word {
        /// The offending text.
        text: String,
        /// What belongs there.
        expected: String,
    },
}

/// One thing that is wrong with a FEN, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FenFault {
    /// The field it is in, counted from 1; 7 is what comes after them.
    pub field: u32,
    /// Where the offending text begins, from 1.
    pub column: u32,
    /// The offending text; empty where something is missing.
    pub text: String,
    /// What is wrong with it.
    pub code: FenFaultCode,
    /// The side it is about.
    pub color: Option<Color>,
    /// The square it is about.
    pub square: Option<Square>,
    /// The rank it is about, or how many of something there are.
    pub number: Option<u32>,
}

/// What can be wrong with a FEN; explained in `rokade_rules::notation::fen` and
/// `rokade_rules::position`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum FenFaultCode {
    Missing,
    Spacing,
    NothingExpected,
    UnknownPiece,
    PromotedMark,
    AdjacentNumbers,
    RankLength,
    RankCount,
    UnknownSide,
    UnknownRight,
    RepeatedRight,
    NotASquare,
    NotANumber,
    NumberTooLarge,
    MoveNumberZero,
    MissingKing,
    SeveralKings,
    PawnOnBackRank,
    TooMuchMaterial,
    AdjacentKings,
    OpponentInCheck,
    ImpossibleCheck,
    CastlingRight,
    EnPassantSquare,
    HalfmoveClock,
}

/// What a fault is about, before its place is known.
#[derive(Default)]
struct About {
    color: Option<Color>,
    square: Option<Square>,
    number: Option<u32>,
}

impl About {
    fn color(color: rules::Color) -> About {
        About { color: Some(color.into()), ..About::default() }
    }

    fn square(square: rules::Square) -> About {
        About { square: Some(Square(square)), ..About::default() }
    }

    fn number(number: u32) -> About {
        About { number: Some(number), ..About::default() }
    }
}

impl From<&rules::notation::fen::FenFault> for FenFault {
    fn from(fault: &rules::notation::fen::FenFault) -> Self {
        let (code, about) = match fault.kind {
            FaultKind::Syntax(syntax) => syntax_code(syntax),
            FaultKind::Law(setup) => setup_code(setup),
        };
        FenFault {
            field: fault.field as u32 + 1,
            column: u32::try_from(fault.column).unwrap_or(u32::MAX),
            text: fault.text.clone(),
            code,
            color: about.color,
            square: about.square,
            number: about.number,
        }
    }
}

impl From<rules::notation::fen::FenFaults> for Fault {
    fn from(faults: rules::notation::fen::FenFaults) -> Self {
        Fault::Fen { faults: faults.as_slice().iter().map(FenFault::from).collect() }
    }
}

fn syntax_code(fault: SyntaxFault) -> (FenFaultCode, About) {
    use FenFaultCode as Code;
    let code = match fault {
        SyntaxFault::Missing => Code::Missing,
        SyntaxFault::Spacing => Code::Spacing,
        SyntaxFault::NothingExpected => Code::NothingExpected,
        SyntaxFault::UnknownPiece => Code::UnknownPiece,
        SyntaxFault::PromotedMark => Code::PromotedMark,
        SyntaxFault::AdjacentNumbers => Code::AdjacentNumbers,
        SyntaxFault::RankLength { rank, .. } => {
            return (Code::RankLength, About::number(rank as u32 + 1));
        }
        SyntaxFault::RankCount(count) => {
            return (Code::RankCount, About::number(u32::try_from(count).unwrap_or(u32::MAX)));
        }
        SyntaxFault::UnknownSide => Code::UnknownSide,
        SyntaxFault::UnknownRight => Code::UnknownRight,
        SyntaxFault::RepeatedRight => Code::RepeatedRight,
        SyntaxFault::NotASquare => Code::NotASquare,
        SyntaxFault::NotANumber => Code::NotANumber,
        SyntaxFault::NumberTooLarge => Code::NumberTooLarge,
        SyntaxFault::MoveNumberZero => Code::MoveNumberZero,
    };
    (code, About::default())
}

fn setup_code(fault: SetupFault) -> (FenFaultCode, About) {
    use FenFaultCode as Code;
    match fault {
        SetupFault::MissingKing(color) => (Code::MissingKing, About::color(color)),
        SetupFault::SeveralKings(color, _) => (Code::SeveralKings, About::color(color)),
        SetupFault::PawnOnBackRank(square) => (Code::PawnOnBackRank, About::square(square)),
        SetupFault::TooMuchMaterial(color) => (Code::TooMuchMaterial, About::color(color)),
        SetupFault::AdjacentKings => (Code::AdjacentKings, About::default()),
        SetupFault::OpponentInCheck(color) => (Code::OpponentInCheck, About::color(color)),
        SetupFault::ImpossibleCheck(_) => (Code::ImpossibleCheck, About::default()),
        SetupFault::CastlingRight(square) => (Code::CastlingRight, About::square(square)),
        SetupFault::EnPassantSquare(square) => (Code::EnPassantSquare, About::square(square)),
        SetupFault::HalfmoveClock { .. } => (Code::HalfmoveClock, About::default()),
    }
}
