//! A sitting as a screen shows it, and its log.

use super::Sitting;
use rokade_rules::Color;
use rokade_rules::clock::{Category, Moment};
use rokade_rules::conduct::recording::must_record;
use rokade_wire::{ControlView, Noted, SittingNote, SittingSide, SittingView};

impl Sitting {
    /// How it stands.
    #[must_use]
    pub fn view(&self, now: Moment) -> SittingView {
        let table = &self.table;
        let complainer = table.before.as_ref().filter(|(turn, m)| turn.breach_by(*m).is_some());
        let penalty = self.control.penalty().as_ms() / 60_000;
        SittingView {
            game: table.lawful.view(),
            recording: table.recording,
            verdict: self.verdict().into(),
            control: ControlView::from(&self.control),
            motion: table.clock.motion().into(),
            turn: table.clock.turn().into(),
            white: self.side(Color::White, now),
            black: self.side(Color::Black, now),
            unwritten: u32::try_from(table.unwritten()).unwrap_or(u32::MAX),
            duty: self.duty(),
            allowed: table.turn.allowed().iter().copied().map(rokade_wire::uci).collect(),
            complainer: complainer.map(|_| table.turn.player().into()),
            penalty_minutes: u32::try_from(penalty).unwrap_or(u32::MAX),
            notes: self.notes.clone(),
        }
    }

    fn side(&self, side: Color, now: Moment) -> SittingSide {
        let clock = &self.table.clock;
        let period = clock.schedule(side).period(clock.moves(side));
        let category = Category::of_game(&self.control).unwrap_or(Category::Standard);
        SittingSide {
            moves: clock.moves(side),
            moves_to_go: period.moves_to_go,
            period: period.number,
            flag_down: clock.is_flagged(side, now),
            illegal_moves: self.table.offences.count(side),
            must_record: must_record(
                category,
                clock.remaining(side, now),
                period.stage.bonus.amount(),
            ),
        }
    }

    /// Writes a line into the log.
    pub(super) fn note(&mut self, what: Noted, now: Moment) {
        let faces = self.faces(now);
        let completed = self.table.clock.completed().len().max(self.table.plies());
        let number = u32::try_from(completed / 2).unwrap_or(u32::MAX).saturating_add(1);
        let (white, black) = (faces.white.text, faces.black.text);
        self.notes.push(SittingNote { number, white, black, what });
    }
}
