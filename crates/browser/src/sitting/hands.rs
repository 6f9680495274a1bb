//! Moves that are written down, and hands over the board. Law: FIDE 4.

use super::Sitting;
use rokade_rules::clock::Moment;
use rokade_rules::conduct::ArbiterDecides;
use rokade_rules::conduct::touch_move::{Complaint, Finding, Gesture, Right, Turn, complain};
use rokade_rules::notation::uci_move;
use rokade_rules::{Color, Move, Square};
use rokade_wire::{ComplaintRuling, DeedRefused, DutyView, Noted, Recording, Refusal};

impl Sitting {
    /// Writes down a move that was made on the board. At most one can be made before the clock is
    /// pressed.
    pub(super) fn write_down(&mut self, uci: &str, now: Moment) -> Result<(), DeedRefused> {
        if self.table.recording == Recording::ClockOnly {
            return Err(DeedRefused::NoScoresheet);
        }
        let chess_move =
            uci_move::read(uci, self.table.game().position()).map_err(|_| DeedRefused::Illegal)?;
        self.make(chess_move, now)
    }

    fn make(&mut self, chess_move: Move, now: Moment) -> Result<(), DeedRefused> {
        if self.table.plies() > self.table.clock.completed().len() {
            return Err(DeedRefused::PressFirst);
        }
        let by = self.table.turn.player();
        self.table.game_mut().play(chess_move)?;
        let breach = self.table.turn.breach_by(chess_move);
        self.table.before = Some((self.table.turn.clone(), chess_move));
        self.table.begin_turn();
        if let Some(article) = breach {
            self.note(Noted::Breach { by: by.into(), article: article.to_owned() }, now);
        }
        Ok(())
    }

    /// Strikes the last move from the scoresheet: it was not the one that was made.
    pub(super) fn strike(&mut self, now: Moment) -> Result<(), DeedRefused> {
        let struck = self.table.game_mut().reinstate().ok_or(DeedRefused::NothingPlayed)?;
        self.table.begin_turn();
        self.table.before = None;
        self.note(Noted::Struck { uci: rokade_wire::uci(struck) }, now);
        Ok(())
    }

    /// Somebody's hands do something at the board.
    pub(super) fn hands(
        &mut self,
        by: Color,
        gesture: Gesture,
        now: Moment,
    ) -> Result<(), DeedRefused> {
        self.table.is_known()?;
        let ruling = self.table.turn.apply(by, gesture).map_err(|_| DeedRefused::Misreported)?;
        if ruling.lost.contains(&Right::ClaimDraw) {
            self.table.game_mut().piece_touched();
        } else if ruling.lost.contains(&Right::AcceptOffer) {
            // Nothing was offered, or it was declined before.
            let _ = self.table.game_mut().decline_draw(by);
        }
        let (asks, refusal) = match ruling.finding {
            Finding::ArbiterDecides(question) => (Some(question.into()), None),
            Finding::PutRight(refusal) => (None, Some(Refusal::from(refusal))),
            _ => (None, None),
        };
        let noted = Noted::Touch {
            by: by.into(),
            square: touched(gesture).map(rokade_wire::Square),
            finding: ruling.finding.into(),
            article: ruling.article.to_owned(),
            duty: ruling.duty.into(),
            lost: ruling.lost.iter().copied().map(Into::into).collect(),
            asks,
            refusal,
        };
        self.note(noted, now);
        match ruling.finding {
            Finding::Made(made) => self.make(made, now),
            _ => Ok(()),
        }
    }

    /// The opponent complains about the last move. Law: FIDE 4.8.
    pub(super) fn complain(&mut self, now: Moment) -> Result<(), DeedRefused> {
        let (previous, played) = self.table.before.clone().ok_or(DeedRefused::NothingBroken)?;
        let article = previous.breach_by(played).ok_or(DeedRefused::NothingBroken)?;
        let by = self.table.turn.player();
        let (ruling, article, turn) = match complain(&previous, played, &self.table.turn) {
            Complaint::Upheld { article, turn } => (ComplaintRuling::Upheld, article, Some(turn)),
            Complaint::Forfeited => (ComplaintRuling::Forfeited, "4.8", None),
            Complaint::Unfounded(_) => (ComplaintRuling::Unfounded, article, None),
        };
        if let Some(turn) = &turn {
            self.stop_clock(now);
            self.unpress_to(self.table.plies().saturating_sub(1), now)?;
            self.table.game_mut().reinstate();
            self.table.turn = Turn::clone(turn);
        }
        self.table.before = None;
        let duty = turn.map(|turn| DutyView::from(turn.duty()));
        let article = article.to_owned();
        self.note(Noted::Complaint { by: by.into(), ruling, article, duty }, now);
        Ok(())
    }

    /// A question that only the arbiter can answer.
    pub(super) fn ask(&mut self, question: ArbiterDecides, by: Color, now: Moment) {
        let asked = Noted::Asked {
            question: question.into(),
            by: by.into(),
            article: question.article().to_owned(),
        };
        self.note(asked, now);
    }
}

/// The piece that a gesture is about, by its square.
const fn touched(gesture: Gesture) -> Option<Square> {
    match gesture {
        Gesture::Touch { piece, .. } | Gesture::TakeOff(piece) => Some(piece),
        Gesture::TouchTogether { pieces: [first, _], .. } => Some(first),
        Gesture::Release { from, .. } => Some(from),
        Gesture::SetDown { to, .. } | Gesture::ReleaseNew { to, .. } => Some(to),
        Gesture::SayAdjusting | Gesture::UseBothHands => None,
    }
}
