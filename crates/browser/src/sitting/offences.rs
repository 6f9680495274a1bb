//! Illegal moves that were completed: how they are put right and what they cost. Law: FIDE 7.5,
//! A.3, A.5.2.

use super::Sitting;
use super::deed::{Agreement, Mating, Offended};
use rokade_rules::clock::Moment;
use rokade_rules::conduct::illegal_move::{
    Charge, ClockHand, Completion, Deed, Hands, Kind, Noticed, Offence, Press, Remedy, Ruling,
    Sanction, judge,
};
use rokade_rules::conduct::touch_move::Turn;
use rokade_rules::ending::dead_position::can_checkmate;
use rokade_rules::ending::{Outcome, Termination};
use rokade_rules::notation::uci_move;
use rokade_rules::{Color, Move, Position, Square};
use rokade_wire::{DeedRefused, DutyView, Noted, OffenceRuling, Recording, Refusal, Said};

impl Sitting {
    /// An illegal move that was completed after the last one on the scoresheet.
    pub(super) fn offence(
        &mut self,
        what: &Offended,
        agreement: Agreement,
        now: Moment,
    ) -> Result<(), DeedRefused> {
        if self.table.recording == Recording::ClockOnly {
            return Err(DeedRefused::NoScoresheet);
        }
        let noticed = match (self.table.unwritten(), agreement) {
            (0, _) => return Err(DeedRefused::NotCompleted),
            (1, _) => Noticed::BeforeReply,
            (_, Agreement::None) => Noticed::AfterReply,
            (_, Agreement::PutRight) => Noticed::AfterReplyAndAgreed,
        };
        let press = press(self.table.turn.position(), what).ok_or(DeedRefused::Misreported)?;
        let Completion::Offence(offence) = judge(&self.table.turn, &press).completion else {
            return Err(DeedRefused::NotIllegal);
        };
        let can_mate =
            |position: &Position, side: Color| !can_checkmate(position, side).is_impossible();
        self.stop_clock(now);
        let ruling = self.table.offences.rule(&offence, noticed, can_mate);
        let ruling = self.put_right(&offence, ruling, now)?;
        let duty = match ruling {
            OffenceRuling::Time { .. } | OffenceRuling::PutRight => self.duty(),
            OffenceRuling::Game { .. } | OffenceRuling::Stands => None,
        };
        let refusal = match offence.kind() {
            Kind::Illegal { refusal, .. } => Some(Refusal::from(refusal)),
            _ => None,
        };
        let noted = Noted::Offence {
            by: offence.by().into(),
            kind: Some(offence.kind().into()),
            article: offence.kind().article().to_owned(),
            refusal,
            ruling,
            duty,
        };
        self.note(noted, now);
        if matches!(ruling, OffenceRuling::Time { .. }) {
            self.give_time(!offence.by(), now);
        }
        Ok(())
    }

    /// Puts board, clock and game as a ruling says.
    fn put_right(
        &mut self,
        offence: &Offence,
        ruling: Ruling,
        now: Moment,
    ) -> Result<OffenceRuling, DeedRefused> {
        let by = offence.by();
        let penalty = match ruling {
            Ruling::Stands => {
                // What is on the board now is nothing that a scoresheet can go on from.
                self.table.recording = Recording::ClockOnly;
                return Ok(OffenceRuling::Stands);
            }
            Ruling::PutRight(remedy) => {
                self.remedy(&remedy, now)?;
                return Ok(OffenceRuling::PutRight);
            }
            Ruling::Penalised(penalty) => penalty,
        };
        self.remedy(&penalty.remedy, now)?;
        let game = self.table.game_mut();
        match penalty.sanction {
            Sanction::TimeToOpponent { bonus_ms, .. } => {
                // The queen that a pawn became may have ended the game.
                let _ = game.note_illegal_move(by);
                let minutes = u32::try_from(bonus_ms / 60_000).unwrap_or(u32::MAX);
                Ok(OffenceRuling::Time { minutes })
            }
            Sanction::GameOver(outcome) => {
                let _ = game.lose_by_illegal_move(by);
                Ok(OffenceRuling::Game { outcome: outcome.into() })
            }
        }
    }

    fn remedy(&mut self, remedy: &Remedy, now: Moment) -> Result<(), DeedRefused> {
        match remedy {
            Remedy::Reinstate(turn) => {
                self.unpress_to(self.table.plies(), now)?;
                self.table.turn = Turn::clone(turn);
            }
            Remedy::Queen(queened) => {
                let queened = *queened;
                self.table.game_mut().play(queened)?;
                self.unpress_to(self.table.plies(), now)?;
                self.table.before = Some((self.table.turn.clone(), queened));
                self.table.begin_turn();
            }
        }
        Ok(())
    }

    /// An illegal move in a game whose moves nobody writes down.
    pub(super) fn untold_offence(
        &mut self,
        by: Color,
        mating: Mating,
        now: Moment,
    ) -> Result<(), DeedRefused> {
        if self.table.recording == Recording::Moves {
            return Err(DeedRefused::NotIllegal);
        }
        self.stop_clock(now);
        // The player whose move it was has the move again.
        if self.table.clock.turn() != by {
            self.unpress_to(self.table.clock.completed().len().saturating_sub(1), now)?;
        }
        let ruling = match self.table.offences.charge(by) {
            Charge::Time { bonus_ms } => OffenceRuling::Time {
                minutes: u32::try_from(bonus_ms / 60_000).unwrap_or(u32::MAX),
            },
            Charge::Game => {
                let outcome = self.lose(by, mating, Termination::IllegalMoves, now);
                OffenceRuling::Game { outcome: outcome.into() }
            }
        };
        let article = "7.5".to_owned();
        let (kind, refusal, duty) = (None, None, None);
        self.note(Noted::Offence { by: by.into(), kind, article, refusal, ruling, duty }, now);
        if matches!(ruling, OffenceRuling::Time { .. }) {
            self.give_time(!by, now);
        }
        Ok(())
    }

    /// A game of which the device does not know the position is lost, unless the opponent is said
    /// to be unable to mate.
    pub(super) fn lose(
        &mut self,
        by: Color,
        mating: Mating,
        why: Termination,
        now: Moment,
    ) -> Outcome {
        let said = match why {
            Termination::FlagFall => Said::FlagFell,
            Termination::Resignation => Said::Resigned,
            _ => Said::LostByIllegalMove,
        };
        self.note(Noted::Said { said, by: Some(by.into()) }, now);
        let outcome = match mating {
            Mating::Possible => Outcome::Win(!by),
            Mating::Impossible => Outcome::Draw,
        };
        self.table.told = Some((outcome, why));
        outcome
    }

    /// What the player who has the move is bound to, if a touch binds.
    pub(super) fn duty(&self) -> Option<DutyView> {
        self.table.turn.has_touched().then(|| self.table.turn.duty().into())
    }
}

/// What was done on the board before the press; nothing where there was no piece to do it with.
fn press(position: &Position, what: &Offended) -> Option<Press> {
    let (deed, hands) = match what {
        Offended::Nothing => (Deed::Nothing, Hands::One),
        Offended::Other => (Deed::Other, Hands::One),
        Offended::Went { uci, hands } => (Deed::Move(attempt(position, uci)?), *hands),
    };
    Some(Press { deed, hands, clock: ClockHand::Same })
}

/// The move that was tried, legal or not.
fn attempt(position: &Position, uci: &str) -> Option<Move> {
    if let Ok(legal) = uci_move::read(uci, position) {
        return Some(legal);
    }
    let (from, to) = (uci.get(..2)?, uci.get(2..4)?);
    let from: Square = from.parse().ok()?;
    let role = position.board().role_at(from)?;
    Some(Move::Normal { role, from, to: to.parse().ok()?, promotion: None })
}
