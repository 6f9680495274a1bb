//! What a press of the clock completed. Law: FIDE 6.2.1, 6.2.3, 7.5.1–7.5.4.

use super::{Kind, Offence};
use crate::board::Role;
use crate::conduct::ArbiterDecides;
use crate::conduct::touch_move::Turn;
use crate::movement::Move;
use crate::position::{Position, Refusal};
use alloc::boxed::Box;

/// A player presses the clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Press {
    /// What stands on the board.
    pub deed: Deed,
    /// With how many hands it was done.
    pub hands: Hands,
    /// Which hand pressed the clock.
    pub clock: ClockHand,
}

impl Press {
    /// A move made with one hand, and the clock pressed with the same.
    #[must_use]
    pub const fn of(chess_move: Move) -> Press {
        Press { deed: Deed::Move(chess_move), hands: Hands::One, clock: ClockHand::Same }
    }
}

/// What a player has done on the board before pressing the clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Made this move, legal or not. A pawn left on the last rank is a move
    /// without promotion.
    Move(Move),
    /// Made no move. Law: FIDE 7.5.3.
    Nothing,
    /// Done something that is no move at all, such as moving two pieces.
    Other,
}

/// With how many hands a move was made. Law: FIDE 4.1, 7.5.4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hands {
    /// As it should be.
    One,
    /// With both.
    Both,
}

/// Which hand pressed the clock. Law: FIDE 6.2.3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClockHand {
    /// The one that moved.
    Same,
    /// The other one.
    Other,
}

/// What a press of the clock amounts to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pressed {
    /// What was completed.
    pub completion: Completion,
    /// What else the arbiter may look at.
    pub arbiter: Option<ArbiterDecides>,
}

/// What a press of the clock completed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Completion {
    /// A legal move. Law: FIDE 6.2.1.
    Move {
        /// Which.
        played: Move,
        /// The article on touch-move that it breaks, if it does. That makes it
        /// no illegal move (3.10.2); the opponent may complain (4.8).
        breach: Option<&'static str>,
    },
    /// An action under 7.5.1 to 7.5.4.
    Offence(Box<Offence>),
}

/// Judges what a player completes by pressing the clock.
///
/// Two faults in one move are one offence, the graver one: an illegal move made
/// with both hands is an illegal move.
#[must_use]
pub fn judge(turn: &Turn, press: &Press) -> Pressed {
    let arbiter = (press.clock == ClockHand::Other)
        .then_some(ArbiterDecides::OtherHandOnClock(turn.player()));
    Pressed { completion: completion(turn, press), arbiter }
}

fn completion(turn: &Turn, press: &Press) -> Completion {
    let attempt = match press.deed {
        Deed::Nothing => return offence(turn, Kind::NoMove),
        Deed::Other => {
            let kind = Kind::Illegal { attempt: None, refusal: Refusal::NotAMoveHere };
            return offence(turn, kind);
        }
        Deed::Move(attempt) => attempt,
    };
    let position = turn.position();
    match (meant(position, attempt), press.hands) {
        (Ok(played), Hands::One) => Completion::Move { played, breach: turn.breach_by(played) },
        (Ok(played), Hands::Both) => offence(turn, Kind::BothHands(played)),
        (Err(refusal), _) => offence(
            turn,
            match queened(position, attempt) {
                Ok(queened) => Kind::PawnLeft { queened },
                Err(graver) => {
                    let refusal = graver.unwrap_or(refusal);
                    Kind::Illegal { attempt: Some(attempt), refusal }
                }
            },
        ),
    }
}

fn offence(turn: &Turn, kind: Kind) -> Completion {
    Completion::Offence(Box::new(Offence::of(turn, kind)))
}

/// The legal move that was made, or why there is none. A king that went two
/// squares has castled, whatever the report calls it.
fn meant(position: &Position, attempt: Move) -> Result<Move, Refusal> {
    if position.is_legal(attempt) {
        return Ok(attempt);
    }
    let (from, to, promotion) = (attempt.from(), attempt.to(), attempt.promotion());
    if let Some(refusal) = position.refusal(from, to, promotion) {
        return Err(refusal);
    }
    let same = |m: &Move| (m.from(), m.to(), m.promotion()) == (from, to, promotion);
    position.legal_moves().into_iter().find(same).ok_or(Refusal::NotAMoveHere)
}

/// The pawn move that only lacks its promotion, with a queen (7.5.2); otherwise
/// what would be wrong with it even then.
fn queened(position: &Position, attempt: Move) -> Result<Move, Option<Refusal>> {
    let Move::Normal { role: Role::Pawn, from, to, promotion: None } = attempt else {
        return Err(None);
    };
    let promotion = Some(Role::Queen);
    let queened = Move::Normal { role: Role::Pawn, from, to, promotion };
    if position.is_legal(queened) {
        return Ok(queened);
    }
    // A move that is no promotion at all is not illegal for the lack of one.
    let refusal = position.refusal(from, to, promotion);
    Err(refusal.filter(|refusal| !matches!(refusal, Refusal::NoSuchPromotion(_))))
}
