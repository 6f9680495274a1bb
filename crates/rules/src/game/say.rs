//! Offers, claims, and what ends a game without a move.

use super::{Event, Game};
use crate::board::Color;
use crate::ending::{
    DrawOffer, Ground, OfferRefused, Outcome, Termination, Verdict, after_flag_fall,
    after_resignation, loss_unless_no_mate,
};
use crate::movement::Move;
use crate::position::IllegalMove;
use core::fmt;

/// What is said after the end changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOver;

impl fmt::Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the game is over")
    }
}

impl core::error::Error for GameOver {}

/// What is ruled on a claim. It cannot be withdrawn. Law: FIDE 9.5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimRuling {
    /// The game is drawn at once. Law: FIDE 9.5.2.
    Right,
    /// The game goes on: the opponent gets extra time, the claim stands as a
    /// draw offer, and an announced move must be played.
    /// Law: FIDE 9.5.3, 9.1.2.3; A.3 and B.2 for how much time.
    Wrong {
        /// Who gets the time.
        bonus_to: Color,
    },
}

/// Why a claim is not even judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClaimError {
    /// The game is over.
    GameOver,
    /// Only the player having the move may claim. Law: FIDE 9.2, 9.3.
    NotYourMove,
    /// The player has touched a piece. Law: FIDE 9.4.
    PieceTouched,
    /// This ruleset knows no claims on that ground.
    NotInThisRuleset(Ground),
    /// The announced move is not legal. Law: FIDE 9.2.1, 9.3.1.
    Illegal(IllegalMove),
    /// An earlier wrong claim announced this move; it must be played first.
    /// Law: FIDE 9.5.3.
    MustPlayAnnounced(Move),
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClaimError::GameOver => GameOver.fmt(f),
            ClaimError::NotYourMove => f.write_str("only the player having the move may claim"),
            ClaimError::PieceTouched => {
                f.write_str("the right to claim is lost once a piece is touched")
            }
            ClaimError::NotInThisRuleset(Ground::Repetition) => {
                f.write_str("repetition is not claimed in this ruleset")
            }
            ClaimError::NotInThisRuleset(Ground::MoveCount) => {
                f.write_str("a number of moves is not claimed in this ruleset")
            }
            ClaimError::Illegal(illegal) => illegal.fmt(f),
            ClaimError::MustPlayAnnounced(announced) => {
                write!(
                    f,
                    "the announced move {}{} must be played",
                    announced.from(),
                    announced.to()
                )
            }
        }
    }
}

impl core::error::Error for ClaimError {}

impl Game {
    /// Offers a draw. An offer counts whenever it is made, though the right
    /// moment is after the own move and before the clock. Law: FIDE 9.1.2.1.
    ///
    /// # Errors
    ///
    /// [`OfferRefused`], and nothing changes.
    pub fn offer_draw(&mut self, by: Color) -> Result<(), OfferRefused> {
        if self.verdict().is_ended() {
            return Err(OfferRefused::GameOver);
        }
        if self.plies.len() < 2 {
            return Err(OfferRefused::TooEarly);
        }
        match self.offer {
            Some(offer) if offer.by == by => Err(OfferRefused::AlreadyOffered),
            // Two offers that cross are an agreement.
            Some(_) => self.accept_draw(by),
            None => {
                self.offer = Some(DrawOffer { by, ply: self.plies.len() });
                self.note(Event::DrawOffered { by });
                Ok(())
            }
        }
    }

    /// Accepts the opponent's offer: the game is drawn. Law: FIDE 5.2.3.
    ///
    /// # Errors
    ///
    /// [`OfferRefused`], and nothing changes.
    pub fn accept_draw(&mut self, by: Color) -> Result<(), OfferRefused> {
        self.answered_offer(by)?;
        self.note(Event::DrawAccepted { by });
        self.said = Some((Outcome::Draw, Termination::Agreement));
        Ok(())
    }

    /// Declines the opponent's offer in words. Law: FIDE 9.1.2.1.
    ///
    /// # Errors
    ///
    /// [`OfferRefused`], and nothing changes.
    pub fn decline_draw(&mut self, by: Color) -> Result<(), OfferRefused> {
        self.answered_offer(by)?;
        self.offer = None;
        self.note(Event::DrawDeclined { by });
        Ok(())
    }

    /// The offer that `by` can answer.
    fn answered_offer(&self, by: Color) -> Result<DrawOffer, OfferRefused> {
        if self.verdict().is_ended() {
            return Err(OfferRefused::GameOver);
        }
        self.offer.filter(|offer| offer.by != by).ok_or(OfferRefused::NothingOffered)
    }

    /// Claims a draw, for the position on the board or with an announced move.
    ///
    /// Law: FIDE 9.2–9.5. A right claim draws the game at once. A wrong one
    /// counts as a draw offer (9.1.2.3), and the announced move must be played.
    ///
    /// # Errors
    ///
    /// [`ClaimError`] where there is nothing to judge, and nothing changes.
    pub fn claim_draw(
        &mut self,
        by: Color,
        ground: Ground,
        intended: Option<Move>,
    ) -> Result<ClaimRuling, ClaimError> {
        self.admits_claim(by, ground, intended)?;
        let claims = intended.map_or_else(|| self.claims(), |intended| self.claims_with(intended));
        let ruling = if claims.on(ground) {
            self.said = Some((Outcome::Draw, drawn_on(ground)));
            ClaimRuling::Right
        } else {
            self.announced = intended;
            ClaimRuling::Wrong { bonus_to: !by }
        };
        self.note(Event::Claimed { by, ground, intended, ruling });
        if ruling != ClaimRuling::Right && self.plies.len() >= 2 {
            self.offer = Some(DrawOffer { by, ply: self.plies.len() });
        }
        Ok(ruling)
    }

    fn admits_claim(
        &self,
        by: Color,
        ground: Ground,
        intended: Option<Move>,
    ) -> Result<(), ClaimError> {
        let limits = match ground {
            Ground::Repetition => self.ruleset.repetition,
            Ground::MoveCount => self.ruleset.move_count,
        };
        if self.verdict().is_ended() {
            Err(ClaimError::GameOver)
        } else if limits.claim.is_none() {
            Err(ClaimError::NotInThisRuleset(ground))
        } else if by != self.position().turn() {
            Err(ClaimError::NotYourMove)
        } else if self.touched {
            Err(ClaimError::PieceTouched)
        } else if let Some(announced) = self.announced {
            Err(ClaimError::MustPlayAnnounced(announced))
        } else if let Some(intended) = intended {
            self.position().play(intended).map(|_| ()).map_err(ClaimError::Illegal)
        } else {
            Ok(())
        }
    }

    /// A player resigns: the opponent wins, unless it could not mate.
    /// Law: FIDE 5.1.2.
    ///
    /// # Errors
    ///
    /// [`GameOver`] if it was.
    pub fn resign(&mut self, by: Color) -> Result<Verdict, GameOver> {
        let outcome = after_resignation(self.position(), by);
        self.end(Event::Resigned { by }, outcome, Termination::Resignation)
    }

    /// A player's flag has fallen: the opponent wins, unless it could not mate.
    /// Law: FIDE 6.9.
    ///
    /// # Errors
    ///
    /// [`GameOver`] if it was: an earlier ending stands (6.8, 6.9).
    pub fn flag_fell(&mut self, of: Color) -> Result<Verdict, GameOver> {
        let outcome = after_flag_fall(self.position(), of);
        self.end(Event::FlagFell { of }, outcome, Termination::FlagFall)
    }

    /// Both flags have fallen in the last period and nobody knows which first.
    /// Law: Guidelines III.3.1.2.
    ///
    /// # Errors
    ///
    /// [`GameOver`] if it was.
    pub fn both_flags_fell(&mut self) -> Result<Verdict, GameOver> {
        self.end(Event::BothFlagsFell, Outcome::Draw, Termination::BothFlags)
    }

    /// A player has completed an illegal move that cost time. The game goes on
    /// and keeps it in mind; who counts is
    /// [`OffenceRecord`](crate::conduct::illegal_move::OffenceRecord).
    /// Law: FIDE 7.5.5.
    ///
    /// # Errors
    ///
    /// [`GameOver`] if it was.
    pub fn note_illegal_move(&mut self, by: Color) -> Result<(), GameOver> {
        if self.verdict().is_ended() {
            return Err(GameOver);
        }
        self.note(Event::IllegalMove { by });
        Ok(())
    }

    /// A player has completed an illegal move that loses the game, unless the
    /// opponent could not mate. Law: FIDE 7.5.5.
    ///
    /// # Errors
    ///
    /// [`GameOver`] if it was.
    pub fn lose_by_illegal_move(&mut self, by: Color) -> Result<Verdict, GameOver> {
        let outcome = loss_unless_no_mate(self.position(), by);
        self.end(Event::LosingIllegalMove { by }, outcome, Termination::IllegalMoves)
    }

    /// The arbiter decides the game. Law: FIDE 12.9.
    ///
    /// # Errors
    ///
    /// [`GameOver`] if it was.
    pub fn decide(&mut self, outcome: Outcome) -> Result<Verdict, GameOver> {
        self.end(Event::Decided { outcome }, outcome, Termination::Arbiter)
    }

    fn end(
        &mut self,
        event: Event,
        outcome: Outcome,
        termination: Termination,
    ) -> Result<Verdict, GameOver> {
        if self.verdict().is_ended() {
            return Err(GameOver);
        }
        self.note(event);
        self.said = Some((outcome, termination));
        Ok(Verdict::Ended { outcome, termination })
    }
}

/// Why a game is drawn after a right claim.
const fn drawn_on(ground: Ground) -> Termination {
    match ground {
        Ground::Repetition => Termination::ThreefoldRepetition,
        Ground::MoveCount => Termination::FiftyMoves,
    }
}
