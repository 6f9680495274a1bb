//! What a step asks for, and what it claims.
//!
//! These are the words of the files; their meaning on a board is in `rokade_coach::lesson`.

use rokade_rules::{Color, Piece, Square, SquareSet};

use crate::rulebook::Status;

/// What a learner has to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Read.
    Read,
    /// Bring a man to every star. Only the learner moves; what stands on a star is captured.
    Stars {
        /// Where the stars are.
        squares: SquareSet,
        /// The most moves it may take.
        within: u32,
    },
    /// Capture everything but the king. Only the learner moves.
    CaptureAll {
        /// The most moves it may take.
        within: u32,
    },
    /// Bring men to squares. Only the learner moves.
    Reach {
        /// What has to stand where.
        men: Vec<Man>,
        /// The most moves it may take.
        within: u32,
        /// One way to do it, in English SAN.
        solution: Vec<String>,
    },
    /// Make one of these moves, in English SAN.
    Moves(Vec<String>),
    /// Make a move that does this.
    Find(Motif),
    /// Play the learner's moves of a line, in English SAN; the other side's come by themselves.
    Line(Vec<String>),
    /// Promote a pawn that is then safe, against an opponent, in so many moves.
    Promote(u32),
    /// Do not lose against an opponent for so many moves.
    Hold(u32),
    /// Mate an opponent in so many moves.
    Mate(u32),
    /// Tap one of these squares.
    Tap(Target),
    /// Choose an answer, by its number from 1.
    Choose(usize),
}

/// A man on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// The man.
    pub piece: Piece,
    /// Where it has to stand.
    pub square: Square,
}

/// What a move is to be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Motif {
    /// One man attacks two that are worth it.
    Fork,
    /// A man of the opponent may no longer move, because of its king.
    Pin,
    /// A man has to leave a line and gives up what stands behind it.
    Skewer,
    /// The king is attacked.
    Check,
    /// The king is mated.
    Mate,
}

impl Motif {
    /// All of them.
    pub const ALL: [Motif; 5] = [Motif::Fork, Motif::Pin, Motif::Skewer, Motif::Check, Motif::Mate];

    /// The word in files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Motif::Fork => "fork",
            Motif::Pin => "pin",
            Motif::Skewer => "skewer",
            Motif::Check => "check",
            Motif::Mate => "mate",
        }
    }
}

/// Which squares are right to tap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// One of these.
    Squares(SquareSet),
    /// A man that gives check.
    Checker,
    /// A pawn of a kind and a color.
    Pawn(PawnKind, Color),
}

/// What a pawn is among other pawns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PawnKind {
    /// No pawn of the other color is before it, on its own file or beside it.
    Passed,
    /// No pawn of its own color is on a file beside it.
    Isolated,
    /// Another pawn of its own color is on its file.
    Doubled,
}

impl PawnKind {
    /// All of them.
    pub const ALL: [PawnKind; 3] = [PawnKind::Passed, PawnKind::Isolated, PawnKind::Doubled];

    /// The word in files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            PawnKind::Passed => "passed",
            PawnKind::Isolated => "isolated",
            PawnKind::Doubled => "doubled",
        }
    }
}

/// What a text says of the step's position, in words that a program verifies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// What the position is by the Laws.
    Status(Status),
    /// What three men come to with the best play of both: who wins, or nobody.
    Result(Worth),
    /// The same if the other side had to move.
    ResultIfOther(Worth),
    /// The moves of the task are all that keep this result.
    Only,
    /// The values of each side's men, White's first.
    Material(u32, u32),
    /// This is a legal move, in English SAN.
    Can(String),
    /// These two squares are no legal move, for the reason of this code.
    Cannot(String, String),
    /// The man on this square is a pawn of this kind.
    Pawn(PawnKind, Square),
}

/// What a position comes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Worth {
    /// This side wins.
    Win(Color),
    /// Neither does.
    Draw,
}
