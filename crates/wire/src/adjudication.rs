//! A position on an arbiter's table: how it is set up, and whether a side can still mate.

use crate::{Color, FenFault, PlacedPiece, PlayedMove, Role, Square};
use rokade_rules::ending::dead_position as law;
use rokade_rules::ending::{Termination, Verdict};
use serde::{Deserialize, Serialize};

/// A set-up, sense or nonsense.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SetupView {
    /// As one line of text.
    pub fen: String,
    /// What stands where, from a1 to h8.
    pub pieces: Vec<PlacedPiece>,
    /// Who is to move.
    pub turn: Color,
    /// The rooks with which castling is said to be still allowed.
    pub castling_rooks: Vec<Square>,
    /// The square that a pawn is said to have just crossed.
    pub en_passant: Option<Square>,
    /// Everything that is wrong with it.
    pub faults: Vec<FenFault>,
    /// How the game stands in it; nothing where it cannot be.
    pub standing: Option<Standing>,
}

/// How a game stands by what is on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Standing {
    /// It goes on.
    Ongoing,
    /// The side to move is mated.
    Checkmate,
    /// The side to move has no legal move.
    Stalemate,
    /// Neither side can ever mate.
    Dead,
}

impl From<Verdict> for Standing {
    fn from(verdict: Verdict) -> Self {
        match verdict.termination() {
            Some(Termination::Checkmate) => Standing::Checkmate,
            Some(Termination::Stalemate) => Standing::Stalemate,
            Some(Termination::DeadPosition) => Standing::Dead,
            _ => Standing::Ongoing,
        }
    }
}

/// Whether a side can still mate by some series of legal moves. Law: FIDE 5.2.2, 6.9.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "is")]
pub enum MatingView {
    /// It can, by this line.
    Yes {
        /// Move by move; none if the mate is on the board.
        line: Vec<LineStep>,
    },
    /// It never can.
    No {
        /// Why.
        reason: NoMate,
    },
    /// The budget ran out.
    Undecided {
        /// After so many positions.
        searched: u32,
    },
}

/// A move of a line, and what is on the board after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LineStep {
    /// The number of the move, as on a scoresheet.
    pub number: u32,
    /// As people write it.
    pub written: String,
    /// The move.
    pub played: PlayedMove,
    /// What stands where after it.
    pub pieces: Vec<PlacedPiece>,
    /// The king that is in check then.
    pub check: Option<Square>,
}

/// Why a side can never mate; explained in [`rokade_rules::ending::dead_position::Reason`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "is")]
pub enum NoMate {
    /// The material excludes it.
    Material {
        /// What is missing.
        lack: Lack,
    },
    /// The only legal moves lead to where no mate is possible.
    Forced {
        /// Those moves.
        line: Vec<LineStep>,
        /// What is there where they end.
        end: ForcedEnd,
    },
    /// No piece ever leaves its squares.
    Wall {
        /// The pieces, from a1 to h8.
        pieces: Vec<WalledPiece>,
    },
    /// Everything that can come was looked at.
    Closure {
        /// How many different positions.
        positions: u32,
    },
}

/// What material lacks; explained in [`rokade_rules::ending::dead_position::Lack`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum Lack {
    BareKing,
    BishopsOfOneShade,
    LoneKnight,
}

/// What is there where a forced line ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ForcedEnd {
    /// The side asked about is itself mated.
    Mated,
    /// Stalemate.
    Stalemate,
    /// The material excludes a mate.
    Material,
}

/// A piece and all squares on which it could ever stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct WalledPiece {
    /// Where it stands now.
    pub square: Square,
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
    /// Where it could ever stand, also after promotion.
    pub squares: Vec<Square>,
}

impl From<law::Lack> for Lack {
    fn from(lack: law::Lack) -> Self {
        match lack {
            law::Lack::BareKing => Lack::BareKing,
            law::Lack::BishopsOfOneShade => Lack::BishopsOfOneShade,
            law::Lack::LoneKnight => Lack::LoneKnight,
        }
    }
}

impl From<law::Dead> for ForcedEnd {
    fn from(end: law::Dead) -> Self {
        match end {
            law::Dead::Mated => ForcedEnd::Mated,
            law::Dead::Stalemate => ForcedEnd::Stalemate,
            law::Dead::Material(_) => ForcedEnd::Material,
        }
    }
}

impl From<&law::Reach> for WalledPiece {
    fn from(reach: &law::Reach) -> Self {
        let squares = reach.squares | reach.promoted;
        WalledPiece {
            square: Square(reach.from),
            color: reach.color.into(),
            role: reach.role.into(),
            squares: squares.into_iter().map(Square).collect(),
        }
    }
}
