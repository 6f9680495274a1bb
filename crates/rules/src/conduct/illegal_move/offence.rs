//! A completed illegal move, or what is treated as one. Law: FIDE 7.5.1–7.5.4.

use crate::board::Color;
use crate::conduct::ArbiterDecides;
use crate::conduct::touch_move::{Turn, captured_on, is_castling};
use crate::movement::Move;
use crate::position::{Position, Refusal};
use alloc::boxed::Box;

/// An action under 7.5.1 to 7.5.4, completed by pressing the clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offence {
    by: Color,
    kind: Kind,
    before: Position,
    replay: Turn,
}

/// What was wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A move against 3.1 to 3.9. Law: FIDE 3.10.2, 7.5.1.
    Illegal {
        /// The move, unless what was done is no move at all.
        attempt: Option<Move>,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// A pawn was left on the last rank. Law: FIDE 7.5.2.
    PawnLeft {
        /// The move as it counts, with a queen.
        queened: Move,
    },
    /// No move was made. Law: FIDE 7.5.3.
    NoMove,
    /// A legal move, made with both hands. Law: FIDE 7.5.4.
    BothHands(Move),
}

impl Kind {
    /// The paragraph of 7.5 that it falls under.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Kind::Illegal { .. } => "7.5.1",
            Kind::PawnLeft { .. } => "7.5.2",
            Kind::NoMove => "7.5.3",
            Kind::BothHands(_) => "7.5.4",
        }
    }
}

/// How the board is put right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// The position before is reinstated, and the turn is played again under
    /// the duty it carries (4.3, 4.7). Law: FIDE 7.5.1.
    Reinstate(Box<Turn>),
    /// The pawn becomes a queen; the move stands. Law: FIDE 7.5.2.
    Queen(Move),
}

impl Remedy {
    /// The times on the clocks are the arbiter's to set where a position was
    /// reinstated. Law: FIDE 7.1.
    #[must_use]
    pub const fn clock_times(&self) -> Option<ArbiterDecides> {
        match self {
            Remedy::Reinstate(_) => Some(ArbiterDecides::ClockTimes),
            Remedy::Queen(_) => None,
        }
    }
}

impl Offence {
    /// An offence in this turn, with the touches that it shows.
    pub(super) fn of(turn: &Turn, kind: Kind) -> Offence {
        let before = *turn.position();
        let mut replay = turn.reinstated();
        match kind {
            Kind::Illegal { attempt: Some(attempt), refusal } => {
                touch_by(&mut replay, attempt, refusal);
            }
            // What was released stays, now with one hand (4.7).
            Kind::BothHands(played) => replay.settle_on(played),
            Kind::Illegal { attempt: None, .. } | Kind::PawnLeft { .. } | Kind::NoMove => {}
        }
        Offence { by: turn.player(), kind, before, replay }
    }

    /// Who committed it.
    #[must_use]
    pub const fn by(&self) -> Color {
        self.by
    }

    /// What was wrong.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The position in which it was committed.
    #[must_use]
    pub const fn before(&self) -> &Position {
        &self.before
    }

    /// How the board is put right.
    #[must_use]
    pub fn remedy(&self) -> Remedy {
        match self.kind {
            Kind::PawnLeft { queened } => Remedy::Queen(queened),
            _ => Remedy::Reinstate(Box::new(self.replay.clone())),
        }
    }

    /// The position from which the game goes on once the board is right.
    #[must_use]
    pub fn put_right(&self) -> Position {
        match self.kind {
            Kind::PawnLeft { queened } => self.before.after(queened),
            _ => *self.replay.position(),
        }
    }

    /// The same offence, where the position before it cannot be determined any
    /// more: the game goes on from the last one that can. What was touched
    /// later binds nobody there. Law: FIDE 7.5.1.
    #[must_use]
    pub fn with_last_identifiable(self, position: Position) -> Offence {
        Offence { replay: Turn::new(position), ..self }
    }
}

/// An illegal move has touched the piece that moved, and what it took.
fn touch_by(turn: &mut Turn, attempt: Move, refusal: Refusal) {
    if is_castling(refusal) {
        turn.count_as_castling(attempt.from());
        return;
    }
    let position = *turn.position();
    let occupied = position.board().occupied();
    // Nothing stands where `NothingThere` says the move began.
    if !occupied.contains(attempt.from()) {
        return;
    }
    let landed_on = Some(attempt.to()).filter(|&to| occupied.contains(to) && to != attempt.from());
    turn.count_as_touched(attempt.from(), captured_on(&position, attempt).or(landed_on));
}
