//! Rulesets: the Laws as they are, and the ways people really play.
//!
//! Four are named; any combination of their switches is a ruleset too. A
//! ruleset never changes how pieces move or what mate is.

use crate::ending::{FIFTY_MOVES, FIVEFOLD, SEVENTY_FIVE_MOVES, THREEFOLD};

/// When something that piles up can be claimed as a draw, and when it draws
/// by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// From where on a draw can be claimed; `None` if it never can.
    pub claim: Option<u32>,
    /// From where on the game is drawn at once; `None` if it never is.
    pub automatic: Option<u32>,
}

/// What happens to an illegal move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalMoves {
    /// It cannot be made.
    Refused,
    /// It is taken back without penalty.
    TakenBack,
    /// It can be made, and once the clock has been pressed it is penalised.
    /// Law: FIDE 7.5.
    Penalised,
}

/// Whether a touched piece must be moved or captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TouchMove {
    /// It must, if it legally can. Law: FIDE 4.3.
    Binding,
    /// It need not.
    Free,
}

/// Whether a move can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TakeBacks {
    /// Never. Law: FIDE 4.7.
    Never,
    /// If the opponent consents.
    ByConsent,
    /// At will.
    AtWill,
}

/// Whether the game may end by capturing the king, as children often play it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KingCapture {
    /// Never: kings are not captured. Law: FIDE 1.4.1.
    Never,
    /// A king left in check may be captured, which wins. No law; played in
    /// [`crate::capture_the_king`], apart from legal chess.
    Wins,
}

/// How a game is ended, and what players may do besides moving.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    /// How often the same position must have appeared. Law: FIDE 9.2, 9.6.1.
    pub repetition: Limits,
    /// Half-moves without capture or pawn move. Law: FIDE 9.3, 9.6.2.
    pub move_count: Limits,
    /// What happens to an illegal move.
    pub illegal_moves: IllegalMoves,
    /// Whether touching binds.
    pub touch_move: TouchMove,
    /// Whether moves can be taken back.
    pub take_backs: TakeBacks,
    /// Whether kings can be captured.
    pub king_capture: KingCapture,
}

impl Ruleset {
    /// *Official*: the Laws of FIDE and the KNSB, as at a tournament.
    pub const OFFICIAL: Ruleset = Ruleset {
        repetition: Limits { claim: Some(THREEFOLD), automatic: Some(FIVEFOLD) },
        move_count: Limits { claim: Some(FIFTY_MOVES), automatic: Some(SEVENTY_FIVE_MOVES) },
        illegal_moves: IllegalMoves::Penalised,
        touch_move: TouchMove::Binding,
        take_backs: TakeBacks::Never,
        king_capture: KingCapture::Never,
    };

    /// *Online*: the same draws; illegal moves are refused.
    pub const ONLINE: Ruleset = Ruleset {
        illegal_moves: IllegalMoves::Refused,
        touch_move: TouchMove::Free,
        take_backs: TakeBacks::ByConsent,
        ..Ruleset::OFFICIAL
    };

    /// *Automatic*: the third repetition and the fiftieth move draw at once;
    /// nothing needs to be claimed.
    pub const AUTOMATIC: Ruleset = Ruleset {
        repetition: Limits { claim: None, automatic: Some(THREEFOLD) },
        move_count: Limits { claim: None, automatic: Some(FIFTY_MOVES) },
        ..Ruleset::ONLINE
    };

    /// *Home*: moves can be taken back and touching does not bind.
    pub const HOME: Ruleset = Ruleset {
        illegal_moves: IllegalMoves::TakenBack,
        take_backs: TakeBacks::AtWill,
        ..Ruleset::ONLINE
    };

    /// *Home* with the children's switch: the king may be captured.
    pub const HOME_WITH_KING_CAPTURE: Ruleset =
        Ruleset { king_capture: KingCapture::Wins, ..Ruleset::HOME };
}

impl Default for Ruleset {
    /// The Laws as they are: [`Ruleset::OFFICIAL`].
    fn default() -> Ruleset {
        Ruleset::OFFICIAL
    }
}
