//! What two players arrange beside the board: taking back, another game, claiming by the house, and
//! writing to each other.

use rokade_rules::Color;
use rokade_rules::clock::Moment;
use rokade_rules::game::PlayError;
use rokade_rules::ruleset::TakeBacks;

use super::{
    Happening, LONGEST_TEXT, MOST_TEXTS, Order, REMATCH_TERM, Receipt, Refusal, Rematch, Room,
};
use crate::id::GameId;
use crate::person::Chat;
use crate::rating::Stakes;

type Decision = Result<Receipt, Refusal>;

impl Room {
    pub(super) fn decide_beside(&mut self, by: Color, order: &Order, now: Moment) -> Decision {
        match *order {
            Order::AskBack { answers } => {
                self.refuse_unless_at(answers)?;
                let to = self.could_take_back(by)?;
                self.done(Happening::AskedBack { by, to }, now)
            }
            Order::AllowBack { answers } => {
                self.refuse_unless_at(answers)?;
                let asked = self.asked_back.filter(|asked| asked.by != by);
                let to = asked.ok_or(Refusal::NothingAsked)?.to;
                self.done(Happening::TakenBack { by, to }, now)
            }
            Order::RefuseBack => {
                self.asked_back.filter(|asked| asked.by != by).ok_or(Refusal::NothingAsked)?;
                self.done(Happening::KeptMove(by), now)
            }
            Order::Rematch { fresh } => self.decide_rematch(by, fresh, now),
            Order::DeclineRematch => self.decline_rematch(by, now),
            Order::Prefer(claiming) if self.claiming[by] == claiming => Ok(Receipt::Repeated),
            Order::Prefer(claiming) => {
                self.record(Happening::Prefers { by, claiming }, now)?;
                if by == self.turn() {
                    self.claim_by_preference(now);
                }
                Ok(Receipt::Done)
            }
            Order::Write(ref text) => self.decide_text(by, text, now),
            Order::Mute if !self.muted[by] => self.done(Happening::Muted(by), now),
            Order::Unmute if self.muted[by] => self.done(Happening::Unmuted(by), now),
            Order::Mute | Order::Unmute => Ok(Receipt::Repeated),
            // All others are decided elsewhere.
            _ => Err(Refusal::Unchanged),
        }
    }

    /// How many half-moves would be left without the last move of this player, and the answer.
    fn could_take_back(&self, by: Color) -> Result<usize, Refusal> {
        // What was played for a rating stands.
        let stands = self.head.stakes == Stakes::Rated;
        if stands || self.head.rules.ruleset().take_backs == TakeBacks::Never {
            return Err(Refusal::Play(PlayError::MoveStands));
        }
        match self.asked_back {
            Some(asked) if asked.by == by => return Err(Refusal::AskedAlready),
            Some(_) => return Err(Refusal::AnswerFirst),
            None => {}
        }
        let played = self.game.plies().len();
        if self.last_asked[by] == Some(played) {
            return Err(Refusal::AskedAlready);
        }
        let own = if by == self.turn() { 2 } else { 1 };
        played.checked_sub(own).ok_or(Refusal::NothingToTakeBack)
    }

    fn decide_rematch(&mut self, by: Color, fresh: GameId, now: Moment) -> Decision {
        if self.ending().is_none() {
            return Err(Refusal::NotOver);
        }
        match self.rematch {
            // Both may have pressed at once: there is one game all the same.
            Rematch::Made(_) => Ok(Receipt::Repeated),
            Rematch::Offered { by: other, until } if other != by && now <= until => {
                self.done(Happening::RematchMade(fresh), now)
            }
            Rematch::Offered { by: own, until } if own == by && now <= until => {
                Ok(Receipt::Repeated)
            }
            Rematch::Offered { .. } | Rematch::None => {
                self.done(Happening::RematchOffered { by, until: now + REMATCH_TERM }, now)
            }
        }
    }

    fn decline_rematch(&mut self, by: Color, now: Moment) -> Decision {
        match self.rematch {
            Rematch::Made(id) => Err(Refusal::RematchMade(id)),
            // Whoever offered may think better of it.
            Rematch::Offered { .. } => self.done(Happening::RematchDeclined(by), now),
            Rematch::None => Err(Refusal::NothingAsked),
        }
    }

    fn decide_text(&mut self, by: Color, text: &str, now: Moment) -> Decision {
        if Color::ALL.into_iter().any(|side| self.head.seats[side].chat == Chat::Closed) {
            return Err(Refusal::ChatClosed);
        }
        if self.muted[!by] {
            return Err(Refusal::Muted);
        }
        let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
        if text.is_empty() || text.chars().count() > LONGEST_TEXT {
            return Err(Refusal::TextLength { at_most: LONGEST_TEXT });
        }
        if self.texts >= MOST_TEXTS {
            return Err(Refusal::ChatFull);
        }
        self.done(Happening::Wrote { by, text }, now)
    }
}
