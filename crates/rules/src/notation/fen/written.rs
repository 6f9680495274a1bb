//! All fields as they are written, and from there to faults with their places.
//!
//! One reading serves both ways: every fault of writing is noted, and in its
//! place stands what lenient reading makes of it.

use super::castling::Rights;
use super::fault::{FaultKind, FenFault, FenFaults, FenField, SyntaxFault};
use super::fields::{Fields, Part, is_gap};
use super::placement::Placement;
use crate::board::{Color, Square};
use crate::position::{CastlingMode, Position, Setup, SetupFault, SetupFaults};
use alloc::vec::Vec;

/// What was read, with the places that faults can be shown at.
pub(in crate::notation) struct Written<'a> {
    setup: Setup,
    fields: Fields<'a>,
    placement: Placement<'a>,
    rights: Rights<'a>,
    faults: Vec<FenFault>,
}

impl<'a> Written<'a> {
    /// Reads all six fields and looks for more behind them.
    pub(super) fn read(text: &'a str) -> Written<'a> {
        let mut faults = Vec::new();
        let (fields, rest) = Fields::cut(text, &FenField::ALL, &mut faults);
        let (gap, tail) = rest.split_before(|c| !is_gap(c));
        if !tail.text.is_empty() {
            faults.push(tail.fault(FenField::Rest, SyntaxFault::NothingExpected));
        } else if !gap.text.is_empty() {
            faults.push(gap.fault(FenField::Rest, SyntaxFault::Spacing));
        }
        Written::of(fields, faults)
    }

    /// Reads fields that have been cut. Where one is faulty, what lenient
    /// reading makes of it stands in its place.
    pub(in crate::notation) fn of(fields: Fields<'a>, mut faults: Vec<FenFault>) -> Written<'a> {
        let placement = Placement::read(fields.get(FenField::Placement), &mut faults);
        let turn = read_turn(fields.get(FenField::SideToMove), &mut faults);
        let rights = Rights::read(fields.get(FenField::Castling), &placement.board, &mut faults);
        let en_passant = read_square(fields.get(FenField::EnPassant), &mut faults);
        let [clock, number] = [FenField::HalfmoveClock, FenField::MoveNumber]
            .map(|field| read_number(fields.get(field), field, &mut faults));
        let setup = Setup {
            board: placement.board,
            turn,
            castling_rooks: rights.rooks,
            en_passant,
            halfmove_clock: clock.unwrap_or(0),
            fullmove_number: number.unwrap_or(1).max(1),
        };
        Written { setup, fields, placement, rights, faults }
    }

    /// The set-up, if there is no fault of writing.
    pub(super) fn unjudged(self) -> Result<Setup, FenFaults> {
        if self.faults.is_empty() { Ok(self.setup) } else { Err(FenFaults::sorted(self.faults)) }
    }

    /// The position, if there is no fault at all.
    pub(in crate::notation) fn strictly(self, mode: CastlingMode) -> Result<Position, FenFaults> {
        match Position::from_setup(&self.setup, mode) {
            Ok(position) if self.faults.is_empty() => Ok(position),
            Ok(_) => Err(FenFaults::sorted(self.faults)),
            Err(law) => Err(self.with(law)),
        }
    }

    /// The position, if all faults can be forgiven, and those faults.
    pub(in crate::notation) fn leniently(
        self,
        mode: CastlingMode,
    ) -> Result<(Position, FenFaults), FenFaults> {
        match Position::from_setup_lenient(&self.setup, mode) {
            Ok((position, law)) => {
                let faults = self.with(law);
                if faults.are_forgivable() { Ok((position, faults)) } else { Err(faults) }
            }
            Err(law) => Err(self.with(law)),
        }
    }

    /// All faults of writing, and those against the Laws that are certain.
    fn with(self, law: SetupFaults) -> FenFaults {
        let judged = law
            .into_iter()
            .filter(|fault| !grounds(fault).iter().any(|&field| self.is_unclear(field)))
            .map(|fault| {
                let (field, part) = self.place(&fault);
                part.fault_of_kind(field, FaultKind::Law(fault))
            })
            .collect::<Vec<_>>();
        let mut faults = self.faults;
        faults.extend(judged);
        FenFaults::sorted(faults)
    }

    /// Whether it cannot be told what the field means.
    fn is_unclear(&self, field: FenField) -> bool {
        self.faults.iter().any(|fault| fault.field == field && !fault.is_forgivable())
    }

    /// The place at which a fault against the Laws is best shown.
    fn place(&self, fault: &SetupFault) -> (FenField, Part<'a>) {
        let whole = |field| (field, self.fields.get(field));
        match *fault {
            SetupFault::PawnOnBackRank(square) => {
                (FenField::Placement, self.placement.part_of(square))
            }
            SetupFault::SeveralKings(_, kings) => {
                // The one that is written last is the one too many.
                let last = kings.into_iter().map(|king| self.placement.part_of(king));
                match last.max_by_key(|part| part.column) {
                    Some(part) => (FenField::Placement, part),
                    None => whole(FenField::Placement),
                }
            }
            SetupFault::MissingKing(_)
            | SetupFault::TooMuchMaterial(_)
            | SetupFault::AdjacentKings
            | SetupFault::ImpossibleCheck(_) => whole(FenField::Placement),
            SetupFault::OpponentInCheck(_) => whole(FenField::SideToMove),
            SetupFault::CastlingRight(rook) => match self.rights.part_of(rook) {
                Some(part) => (FenField::Castling, part),
                None => whole(FenField::Castling),
            },
            SetupFault::EnPassantSquare(_) => whole(FenField::EnPassant),
            SetupFault::HalfmoveClock { .. } => whole(FenField::HalfmoveClock),
        }
    }
}

/// The fields that must be clear before a fault against the Laws is certain.
const fn grounds(fault: &SetupFault) -> &'static [FenField] {
    match fault {
        SetupFault::MissingKing(_)
        | SetupFault::SeveralKings(..)
        | SetupFault::PawnOnBackRank(_)
        | SetupFault::TooMuchMaterial(_)
        | SetupFault::AdjacentKings
        | SetupFault::CastlingRight(_) => &[FenField::Placement],
        SetupFault::OpponentInCheck(_)
        | SetupFault::ImpossibleCheck(_)
        | SetupFault::EnPassantSquare(_) => &[FenField::Placement, FenField::SideToMove],
        SetupFault::HalfmoveClock { .. } => {
            &[FenField::SideToMove, FenField::HalfmoveClock, FenField::MoveNumber]
        }
    }
}

fn read_turn(field: Part<'_>, faults: &mut Vec<FenFault>) -> Color {
    match field.text {
        "w" | "" => Color::White,
        "b" => Color::Black,
        _ => {
            faults.push(field.fault(FenField::SideToMove, SyntaxFault::UnknownSide));
            Color::White
        }
    }
}

fn read_square(field: Part<'_>, faults: &mut Vec<FenFault>) -> Option<Square> {
    if matches!(field.text, "-" | "") {
        return None;
    }
    let square = field.text.parse().ok();
    if square.is_none() {
        faults.push(field.fault(FenField::EnPassant, SyntaxFault::NotASquare));
    }
    square
}

fn read_number(part: Part<'_>, field: FenField, faults: &mut Vec<FenFault>) -> Option<u32> {
    if part.text.is_empty() {
        return None;
    }
    let number = if part.text.bytes().all(|byte| byte.is_ascii_digit()) {
        part.text.parse().map_err(|_| SyntaxFault::NumberTooLarge)
    } else {
        Err(SyntaxFault::NotANumber)
    };
    match number {
        Ok(0) if field == FenField::MoveNumber => {
            faults.push(part.fault(field, SyntaxFault::MoveNumberZero));
            Some(0)
        }
        Ok(number) => Some(number),
        Err(fault) => {
            faults.push(part.fault(field, fault));
            None
        }
    }
}
