//! Whether an order is carried out, and what then happens.
//!
//! What is said about the game itself is judged here; what two players arrange beside it, such as
//! taking back, another game and writing, in `answering.rs`.

use rokade_rules::Color;
use rokade_rules::clock::{Millis, Moment};
use rokade_rules::ending::{Claims, Ground, OfferRefused, Outcome, after_flag_fall};
use rokade_rules::game::ClaimRuling;
use rokade_rules::movement::Move;
use rokade_rules::notation::uci_move;

use super::{
    AbsenceWish, Along, Answer, Happening, OFFER_PAUSE_PLIES, Order, Presence, Receipt, Refusal,
    Room, Seat,
};

type Decision = Result<Receipt, Refusal>;

/// A move as it was asked for.
#[derive(Clone, Copy)]
struct Asked<'a> {
    answers: usize,
    seen: u32,
    uci: &'a str,
    along: Along,
    lag: Millis,
}

impl Room {
    pub(super) fn decide(&mut self, seat: Seat, order: &Order, now: Moment) -> Decision {
        let by = match (seat, order.is_of_the_house()) {
            (Seat::House, true) => return self.decide_for_the_house(order, now),
            (Seat::Player(by), false) => by,
            _ => return Err(Refusal::NotYourSeat),
        };
        match *order {
            Order::Move { answers, seen, ref uci, along, lag } => {
                self.decide_move(by, Asked { answers, seen, uci, along, lag }, now)
            }
            Order::Offer => self.decide_offer(by, now),
            Order::Accept { answers } => {
                self.refuse_unless_at(answers)?;
                self.done(Happening::Accepted(by), now)
            }
            Order::Decline => self.done(Happening::Declined(by), now),
            Order::Claim { answers, ground, ref intended } => {
                self.refuse_unless_at(answers)?;
                self.decide_claim(by, ground, intended.as_deref(), now)
            }
            Order::Resign => {
                if self.has_begun {
                    self.done(Happening::Resigned(by), now)
                } else {
                    // Before both have moved there is nothing to lose. Law: FIDE 5.1.2 speaks of a
                    // game that is being played.
                    self.done(Happening::Aborted(by), now)
                }
            }
            Order::Abort => self.done(Happening::Aborted(by), now),
            Order::ClaimAbsence(wish) => self.decide_absence(by, wish, now),
            _ => self.decide_beside(by, order, now),
        }
    }

    /// Lets one thing happen.
    pub(super) fn done(&mut self, what: Happening, now: Moment) -> Decision {
        self.record(what, now).map(|()| Receipt::Done)
    }

    pub(super) fn refuse_unless_at(&self, answers: usize) -> Result<(), Refusal> {
        if self.ending().is_some() {
            return Err(Refusal::GameOver);
        }
        let played = self.game.plies().len();
        if answers == played { Ok(()) } else { Err(Refusal::Stale { played }) }
    }

    fn decide_for_the_house(&mut self, order: &Order, now: Moment) -> Decision {
        match *order {
            Order::Came(side) if self.presence[side] != Presence::Here => {
                self.record(Happening::Came(side), now)?;
                if self.held_until.is_some() && side == self.turn() {
                    self.record(Happening::Continued, now)?;
                }
                Ok(Receipt::Done)
            }
            Order::Went(side) if self.presence[side] == Presence::Here => {
                self.done(Happening::Went(side), now)
            }
            Order::Interrupted { since } => {
                if self.ending().is_some() {
                    return Err(Refusal::GameOver);
                }
                // What is known to have happened, happened while the house ran.
                let since = self.events.last().map_or(since, |last| last.at.max(since));
                self.done(Happening::Interrupted { since: since.min(now) }, now)
            }
            Order::Came(_) | Order::Went(_) => Ok(Receipt::Repeated),
            _ => Ok(Receipt::Done),
        }
    }

    fn decide_move(&mut self, by: Color, asked: Asked<'_>, now: Moment) -> Decision {
        if self.is_repeated(by, asked) {
            return Ok(Receipt::Repeated);
        }
        self.refuse_unless_at(asked.answers)?;
        if asked.seen < self.last_take_back {
            return Err(Refusal::Stale { played: asked.answers });
        }
        if by != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        let chess_move = self.read(asked.uci)?;
        if self.held_until.is_some() {
            self.record(Happening::Continued, now)?;
        }
        let lag = self.granted_lag(by, asked.lag, now);
        let sent = Moment::new(now.as_ms().saturating_sub(lag.as_ms()));
        let is_running = self.clock.as_ref().is_some_and(|clock| clock.running() == Some(by));
        if is_running && self.clock.as_ref().is_some_and(|clock| clock.is_flagged(by, sent)) {
            self.note(Happening::FlagFell(by), now);
            return Err(Refusal::GameOver);
        }
        self.record(Happening::Moved { by, chess_move, lag }, now)?;
        // An offer that does not count leaves the move as it is.
        if asked.along == Along::DrawOffer && self.may_offer(by).is_ok() {
            self.record(Happening::Offered(by), now)?;
        }
        self.claim_by_preference(now);
        Ok(Receipt::Done)
    }

    /// Whether this very move was played already, at that ply and by that player.
    fn is_repeated(&self, by: Color, asked: Asked<'_>) -> bool {
        let Some(ply) = self.game.plies().get(asked.answers) else { return false };
        let Some((before, _)) = self.game.positions().nth(asked.answers) else { return false };
        // A move may be written in more ways than one, as castling in Chess960.
        let same = uci_move::read(asked.uci, &before) == Ok(ply.chess_move);
        same && by == before.turn() && asked.seen >= self.last_take_back
    }

    fn read(&self, uci: &str) -> Result<Move, Refusal> {
        uci_move::read(uci, self.game.position()).map_err(Refusal::Move)
    }

    fn decide_offer(&mut self, by: Color, now: Moment) -> Decision {
        self.may_offer(by)?;
        self.done(Happening::Offered(by), now)
    }

    /// A draw can be offered again when some moves have been made, the opponent has offered, or
    /// the game has gone on by a capture or a pawn's move.
    fn may_offer(&self, by: Color) -> Result<(), Refusal> {
        if self.ending().is_some() {
            return Err(Refusal::GameOver);
        }
        if self.game.offer().is_some_and(|offer| offer.by == by) {
            return Err(Refusal::Offer(OfferRefused::AlreadyOffered));
        }
        let again_at = self.last_offered[by].map_or(0, |ply| ply + OFFER_PAUSE_PLIES);
        if self.game.plies().len() < again_at {
            return Err(Refusal::OfferedRecently { again_at });
        }
        Ok(())
    }

    fn decide_claim(
        &mut self,
        by: Color,
        ground: Ground,
        intended: Option<&str>,
        now: Moment,
    ) -> Decision {
        if by != self.turn() {
            return Err(Refusal::Claim(rokade_rules::game::ClaimError::NotYourMove));
        }
        let intended = intended.map(|uci| self.read(uci)).transpose()?;
        let ruling = self.game.clone().claim_draw(by, ground, intended)?;
        let given = match ruling {
            ClaimRuling::Wrong { .. } if self.clock.is_some() => self.head.control.penalty(),
            ClaimRuling::Wrong { .. } | ClaimRuling::Right => Millis::ZERO,
        };
        self.record(Happening::Claimed { by, ground, intended, ruling, given }, now)?;
        Ok(Receipt::Ruled(ruling))
    }

    /// A right claim, made for a player by preference.
    pub(super) fn note_claim(&mut self, by: Color, claims: Claims, now: Moment) {
        let ground = if claims.repetition { Ground::Repetition } else { Ground::MoveCount };
        let (ruling, given) = (ClaimRuling::Right, Millis::ZERO);
        self.note(Happening::Claimed { by, ground, intended: None, ruling, given }, now);
    }

    fn decide_absence(&mut self, by: Color, wish: AbsenceWish, now: Moment) -> Decision {
        if self.ending().is_some() {
            return Err(Refusal::GameOver);
        }
        let side = !by;
        if self.head.patience(side).is_none() {
            return Err(Refusal::NoAbsenceHere);
        }
        if self.presence[side] == Presence::Here {
            return Err(Refusal::OpponentIsThere);
        }
        let from = self.absence_claimable_at(side).ok_or(Refusal::OpponentIsNotToMove)?;
        if now < from {
            return Err(Refusal::TooSoon { wait: from - now });
        }
        let outcome = match wish {
            // Law: FIDE 6.9, 5.1.2: nobody loses to an opponent who cannot mate.
            AbsenceWish::Win => after_flag_fall(self.game.position(), side),
            AbsenceWish::Draw => Outcome::Draw,
        };
        self.done(Happening::Left { side, outcome }, now)
    }
}

impl Answer {
    /// Whether the order was carried out, now or before.
    #[must_use]
    pub const fn is_carried_out(&self) -> bool {
        self.receipt.is_ok()
    }
}
