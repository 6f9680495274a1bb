//! By what a line wins: one motif, proved on the board.
//!
//! A theme says what a line contains; a motif says what it wins by, and so more is asked of it: a
//! fork must win whatever is answered and be cashed in by the piece that forks, a pinned man must be
//! what cannot take back or what is taken, a piece in danger must be lost by the exchange on its
//! square. Whether the line wins anything is asked elsewhere (`review::cause`); what is not proved
//! here has no name.

mod exchange;
mod line;

pub use exchange::{of_a_pawn, of_taking_back};
pub(crate) use line::has_kept_a_promotion;
pub use line::{of_a_gain, of_mate};

use rokade_rules::{Role, Square};

/// What a line wins by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Motif {
    /// Mate.
    Mate {
        /// In so many moves.
        moves: u32,
    },
    /// Mate on the back rank, behind the king's own men.
    BackRankMate {
        /// In so many moves.
        moves: u32,
    },
    /// A knight mates a king that its own men shut in.
    SmotheredMate {
        /// In so many moves.
        moves: u32,
    },
    /// A piece is lost by the exchange on its square.
    HangingPiece(Man),
    /// One piece attacks two or more.
    Fork,
    /// A piece may not take back, or not leave, because of its king behind it.
    Pin(Man),
    /// A piece that moves out of an attack leaves another to it.
    Skewer,
    /// A piece moves out of the way of another's attack.
    DiscoveredAttack,
    /// A piece has nowhere safe to go.
    TrappedPiece(Man),
    /// An ending of kings and pawns in which a pawn of the winner promotes.
    PawnEnding,
    /// A pawn becomes a piece.
    Promotion,
    /// A piece is lost for one that is worth less.
    LostForLess(Man),
    /// A piece that has just taken is taken back.
    TakingBack(Man),
    /// What guards a piece is taken or lured away, and then the piece is taken.
    RemovedDefender(Man),
    /// A draw by giving check without end.
    PerpetualCheck,
    /// A draw because the side to move has no move.
    Stalemate,
    /// More than a pawn is won, by moves that have no name.
    Material,
}

/// A piece that something happens to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// What it is.
    pub role: Role,
    /// Where it stands.
    pub square: Square,
}

/// A motif with the place where it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shown {
    /// The motif.
    pub motif: Motif,
    /// How many half-moves of the line lead up to it, the one with which it is there included.
    pub plies: usize,
    /// After how many half-moves of the line it has won what it wins.
    pub won_after: usize,
}

impl Shown {
    /// A motif that has won with the move with which it is there.
    #[must_use]
    pub const fn at_once(motif: Motif, plies: usize) -> Shown {
        Shown { motif, plies, won_after: plies }
    }
}

impl Motif {
    /// The word for it where programs read it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Motif::Mate { .. } => "mate",
            Motif::BackRankMate { .. } => "back-rank-mate",
            Motif::SmotheredMate { .. } => "smothered-mate",
            Motif::HangingPiece(_) => "hanging-piece",
            Motif::Fork => "fork",
            Motif::Pin(_) => "pin",
            Motif::Skewer => "skewer",
            Motif::DiscoveredAttack => "discovered-attack",
            Motif::TrappedPiece(_) => "trapped-piece",
            Motif::PawnEnding => "pawn-ending",
            Motif::Promotion => "promotion",
            Motif::LostForLess(_) => "lost-for-less",
            Motif::TakingBack(_) => "taking-back",
            Motif::RemovedDefender(_) => "removed-defender",
            Motif::PerpetualCheck => "perpetual-check",
            Motif::Stalemate => "stalemate",
            Motif::Material => "material",
        }
    }

    /// The piece that it happens to, where that is one.
    #[must_use]
    pub const fn man(self) -> Option<Man> {
        match self {
            Motif::HangingPiece(man)
            | Motif::Pin(man)
            | Motif::TrappedPiece(man)
            | Motif::LostForLess(man)
            | Motif::TakingBack(man)
            | Motif::RemovedDefender(man) => Some(man),
            _ => None,
        }
    }

    /// Whether it is a capture, so that nothing is to be cashed in later.
    const fn is_a_capture(self) -> bool {
        matches!(self, Motif::HangingPiece(_) | Motif::LostForLess(_))
    }

    /// In how many moves it mates, where it does.
    #[must_use]
    pub const fn mates_in(self) -> Option<u32> {
        match self {
            Motif::Mate { moves }
            | Motif::BackRankMate { moves }
            | Motif::SmotheredMate { moves } => Some(moves),
            _ => None,
        }
    }
}
