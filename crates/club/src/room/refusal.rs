//! Why a room did not do what it was asked. It then stands as it did before.

use std::fmt;

use rokade_rules::clock::{ClockRefusal, Millis};
use rokade_rules::ending::OfferRefused;
use rokade_rules::game::{ClaimError, GameOver, PlayError};
use rokade_rules::notation::uci_move::UciMoveError;

use crate::id::GameId;

/// Why an order was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Whoever asked may not ask for that.
    NotYourSeat,
    /// The game is over.
    GameOver,
    /// That can be asked only when the game is over.
    NotOver,
    /// The order is about another state of the game.
    Stale {
        /// How many half-moves have been played.
        played: usize,
    },
    /// The opponent has the move.
    NotYourTurn,
    /// The text is no legal move.
    Move(UciMoveError),
    /// The move cannot be played in this game.
    Play(PlayError),
    /// The offer, or the answer to it, does not count.
    Offer(OfferRefused),
    /// A draw was offered a short while ago.
    OfferedRecently {
        /// After so many half-moves it can be offered again.
        again_at: usize,
    },
    /// There is nothing to judge about the claim.
    Claim(ClaimError),
    /// Both have moved: the game can be resigned, not aborted.
    BothHaveMoved,
    /// There is no own move to take back.
    NothingToTakeBack,
    /// It was asked already, and the opponent has answered or will.
    AskedAlready,
    /// The opponent asked first, and waits for an answer.
    AnswerFirst,
    /// The opponent has not asked.
    NothingAsked,
    /// The clock does not let the move be taken back.
    Clock(ClockRefusal),
    /// Absence cannot be claimed in this game.
    NoAbsenceHere,
    /// The opponent is there.
    OpponentIsThere,
    /// It is not the opponent whose clock runs.
    OpponentIsNotToMove,
    /// The opponent may yet come back.
    TooSoon {
        /// In so long it can be claimed.
        wait: Millis,
    },
    /// The next game has begun: this one.
    RematchMade(GameId),
    /// One of the two may not chat.
    ChatClosed,
    /// The opponent does not read along.
    Muted,
    /// There is nothing to write, or too much.
    TextLength {
        /// So many characters are allowed.
        at_most: usize,
    },
    /// So much has been written that no more is kept.
    ChatFull,
    /// It is so already.
    Unchanged,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotYourSeat => f.write_str("only those who sit there may ask for that"),
            Refusal::GameOver => GameOver.fmt(f),
            Refusal::NotOver => f.write_str("the game is not over"),
            Refusal::Stale { played } => write!(f, "{played} half-moves have been played"),
            Refusal::NotYourTurn => f.write_str("the opponent has the move"),
            Refusal::Move(fault) => fault.fmt(f),
            Refusal::Play(fault) => fault.fmt(f),
            Refusal::Offer(fault) => fault.fmt(f),
            Refusal::OfferedRecently { again_at } => {
                write!(f, "a draw can be offered again after {again_at} half-moves")
            }
            Refusal::Claim(fault) => fault.fmt(f),
            Refusal::BothHaveMoved => f.write_str("both players have moved"),
            Refusal::NothingToTakeBack => f.write_str("there is no own move to take back"),
            Refusal::AskedAlready => f.write_str("that has been asked already"),
            Refusal::AnswerFirst => f.write_str("the opponent waits for an answer"),
            Refusal::NothingAsked => f.write_str("the opponent has not asked"),
            Refusal::Clock(fault) => fault.fmt(f),
            Refusal::NoAbsenceHere => f.write_str("nobody is expected to sit at this game"),
            Refusal::OpponentIsThere => f.write_str("the opponent is there"),
            Refusal::OpponentIsNotToMove => f.write_str("the opponent's clock does not run"),
            Refusal::TooSoon { wait } => write!(f, "the opponent may come back for {wait}"),
            Refusal::RematchMade(id) => write!(f, "the next game is {id}"),
            Refusal::ChatClosed => f.write_str("one of the players may not chat"),
            Refusal::Muted => f.write_str("the opponent does not read along"),
            Refusal::TextLength { at_most } => write!(f, "1 to {at_most} characters can be sent"),
            Refusal::ChatFull => f.write_str("enough has been written in this game"),
            Refusal::Unchanged => f.write_str("it is so already"),
        }
    }
}

impl std::error::Error for Refusal {}

impl From<GameOver> for Refusal {
    fn from(_: GameOver) -> Refusal {
        Refusal::GameOver
    }
}

impl From<PlayError> for Refusal {
    fn from(fault: PlayError) -> Refusal {
        match fault {
            PlayError::GameOver => Refusal::GameOver,
            fault => Refusal::Play(fault),
        }
    }
}

impl From<OfferRefused> for Refusal {
    fn from(fault: OfferRefused) -> Refusal {
        match fault {
            OfferRefused::GameOver => Refusal::GameOver,
            fault => Refusal::Offer(fault),
        }
    }
}

impl From<ClaimError> for Refusal {
    fn from(fault: ClaimError) -> Refusal {
        match fault {
            ClaimError::GameOver => Refusal::GameOver,
            fault => Refusal::Claim(fault),
        }
    }
}

impl From<ClockRefusal> for Refusal {
    fn from(fault: ClockRefusal) -> Refusal {
        Refusal::Clock(fault)
    }
}
