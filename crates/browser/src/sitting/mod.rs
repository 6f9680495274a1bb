//! A game at a real board, with the device beside it as clock, scoresheet and arbiter.
//!
//! A [`Sitting`] is told what happens, line by line and each with its moment, and keeps the lines:
//! played again they give the same sitting, to the millisecond, so that nothing is lost when the
//! device is. The clock goes by presses alone, because the board is beside it; the moves are
//! written down when somebody has the time, or not at all. Where they are known, everything is
//! judged by them; where they are not, whoever reports it says what cannot be known.
//!
//! A flag that falls is shown and ends nothing until it is claimed or noticed: a mate before that
//! stands. Law: FIDE 6.8.
//!
//! Lines are read in `deed.rs`; the clock is in `clock.rs`, hands over the board in `hands.rs`,
//! illegal moves in `offences.rs`, wrong set-ups in `wrong.rs`, what players and arbiter say in
//! `say.rs`, what a screen is shown in `view.rs`, PGN in `score.rs`. What is ruled is for
//! [`rokade_rules::conduct`], [`rokade_rules::game`] and [`rokade_rules::clock`] to say.

mod clock;
mod deed;
mod exports;
mod hands;
mod offences;
mod say;
mod score;
#[cfg(test)]
mod tests;
mod view;
mod wrong;

use crate::play::Lawful;
use deed::Deed;
pub use exports::AtTheBoard;
use rokade_rules::clock::{Category, ChessClock, Moment, TimeControl};
use rokade_rules::conduct::illegal_move::{OffenceRecord, Regime};
use rokade_rules::conduct::touch_move::Turn;
use rokade_rules::ending::{Outcome, Termination, Verdict};
use rokade_rules::game::Game;
use rokade_rules::{Move, Ruleset};
use rokade_wire::{DeedRefused, Fault, Noted, Recording, SittingNote, Supervision};

/// A sitting that is asked for.
#[derive(Clone, Debug)]
pub struct NewSitting {
    /// The position it starts from; none for the initial position.
    pub start: Option<String>,
    /// The time control as people write it.
    pub control: String,
    /// Whether the moves are written down.
    pub recording: Recording,
    /// How a rapid or blitz game is supervised.
    pub supervision: Supervision,
}

/// A game at a real board so far.
#[derive(Clone, Debug)]
pub struct Sitting {
    asked: NewSitting,
    control: TimeControl,
    table: Table,
    /// What was done, each with its moment.
    lines: Vec<(Moment, String)>,
    notes: Vec<SittingNote>,
}

/// What is on the table: board, clock, and what binds the players.
#[derive(Clone, Debug)]
struct Table {
    lawful: Lawful,
    clock: ChessClock,
    turn: Turn,
    /// The last move and the turn in which it was made, for a complaint.
    before: Option<(Turn, Move)>,
    offences: OffenceRecord,
    recording: Recording,
    /// How the game ended where the device does not know the position.
    told: Option<(Outcome, Termination)>,
}

impl Sitting {
    /// A sitting that is asked for.
    ///
    /// # Errors
    ///
    /// [`Fault::Fen`] and [`Fault::Control`] with everything that is wrong with its position or its
    /// time control; [`Fault::Deed`] without a clock.
    pub fn new(asked: NewSitting) -> Result<Sitting, Fault> {
        let control = TimeControl::read(&asked.control)?;
        let table = Table::of(&asked, &control)?;
        Ok(Sitting { asked, control, table, lines: Vec::new(), notes: Vec::new() })
    }

    /// Does what a line says, at a moment. A moment before the last one is that one.
    ///
    /// # Errors
    ///
    /// [`Fault::Word`] for a line that cannot be read, [`Fault::Deed`] for what does not count, and
    /// nothing changes.
    pub fn act(&mut self, line: &str, now: Moment) -> Result<(), Fault> {
        let deed = Deed::read(line)?;
        let now = self.lines.last().map_or(now, |(last, _)| now.max(*last));
        let mut next = self.clone();
        let said_before = next.table.game().remarks().len();
        let was_ended = next.verdict().is_ended();
        next.carry_out(&deed, now).map_err(|why| self.refused(why))?;
        next.note_remarks(said_before, now);
        if !was_ended {
            next.end_if_over(now);
        }
        next.lines.push((now, line.to_owned()));
        *self = next;
        Ok(())
    }

    fn carry_out(&mut self, deed: &Deed, now: Moment) -> Result<(), DeedRefused> {
        if self.verdict().is_ended() && !matches!(deed, Deed::Reopen) {
            return Err(DeedRefused::GameOver);
        }
        match deed {
            Deed::Start
            | Deed::Press { .. }
            | Deed::Pause
            | Deed::Resume
            | Deed::Interrupt
            | Deed::Time { .. }
            | Deed::Counter { .. } => self.on_clock(deed, now),
            Deed::Move { uci } => self.write_down(uci, now),
            Deed::Strike => self.strike(now),
            Deed::Hands { by, gesture } => self.hands(*by, *gesture, now),
            Deed::Complain => self.complain(now),
            Deed::Offence { what, agreement } => self.offence(what, *agreement, now),
            Deed::IllegalMove { by, mating } => self.untold_offence(*by, *mating, now),
            Deed::Wrong(wrong) => self.wrong(wrong, now),
            Deed::Again => self.begin_again(now),
            Deed::ClockOnly => self.stop_recording(now),
            Deed::Reopen => self.reopen(now),
            Deed::Offer { .. }
            | Deed::Accept { .. }
            | Deed::Decline { .. }
            | Deed::Claim { .. }
            | Deed::Resign { .. }
            | Deed::FlagFall { .. }
            | Deed::Decide { .. }
            | Deed::End { .. } => self.say(deed, now),
        }
    }

    /// Takes back what ended the game: somebody pressed the wrong button, or nobody meant it.
    fn reopen(&mut self, now: Moment) -> Result<(), DeedRefused> {
        let Some(((ended_at, _), kept)) = self.lines.split_last() else {
            return Err(DeedRefused::NothingPlayed);
        };
        if !self.verdict().is_ended() {
            return Err(DeedRefused::NothingPlayed);
        }
        let mut again = Sitting::new(self.asked.clone()).map_err(|_| DeedRefused::NothingPlayed)?;
        for (at, line) in kept {
            again.act(line, *at).map_err(|_| DeedRefused::NothingPlayed)?;
        }
        // Nobody thought while the game was over.
        let _ = again.table.clock.pause(*ended_at);
        again.table.clock.continue_from(now);
        self.table = again.table;
        self.note(Noted::Reopened, now);
        Ok(())
    }

    /// How the game stands.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match self.table.told {
            Some((outcome, termination)) => Verdict::Ended { outcome, termination },
            None => self.table.game().verdict(),
        }
    }

    /// The lines from which the sitting can be played again, oldest first: a moment in
    /// milliseconds, a blank, and what was done.
    #[must_use]
    pub fn record(&self) -> Vec<String> {
        self.lines.iter().map(|(at, line)| format!("{} {line}", at.as_ms())).collect()
    }

    /// Stops the clock and writes the end into the log, when this was it.
    fn end_if_over(&mut self, now: Moment) {
        let Verdict::Ended { outcome, termination } = self.verdict() else { return };
        // One that does not run stands still already.
        let _ = self.table.clock.pause(now);
        let article = termination.article().map(str::to_owned);
        let ended =
            Noted::Ended { outcome: outcome.into(), termination: termination.into(), article };
        self.note(ended, now);
    }

    /// Writes into the log what was said, claims and illegal moves apart: they have lines of
    /// their own.
    fn note_remarks(&mut self, from: usize, now: Moment) {
        use rokade_wire::Said;
        let remarks = self.table.game().remarks().get(from..).unwrap_or_default();
        let said: Vec<_> = remarks.iter().copied().map(rokade_wire::Remark::from).collect();
        for remark in said {
            if matches!(
                remark.said,
                Said::DrawOffered
                    | Said::DrawDeclined
                    | Said::DrawAccepted
                    | Said::Resigned
                    | Said::FlagFell
            ) {
                self.note(Noted::Said { said: remark.said, by: remark.by }, now);
            }
        }
    }

    fn refused(&self, why: DeedRefused) -> Fault {
        Fault::Deed { why, ply: u32::try_from(self.table.plies()).unwrap_or(u32::MAX) }
    }
}

impl Table {
    fn of(asked: &NewSitting, control: &TimeControl) -> Result<Table, Fault> {
        let regime = regime(control, asked.supervision);
        let lawful = Lawful::starting_from(asked.start.as_deref(), Ruleset::OFFICIAL, regime)?;
        let first = lawful.game().start().turn();
        let clock = ChessClock::new(control, first)
            .ok_or(Fault::Deed { why: DeedRefused::NoClock, ply: 0 })?;
        let turn = Turn::new(*lawful.game().position());
        let offences = OffenceRecord::new(regime);
        let recording = asked.recording;
        Ok(Table { lawful, clock, turn, before: None, offences, recording, told: None })
    }

    fn game(&self) -> &Game {
        self.lawful.game()
    }

    fn game_mut(&mut self) -> &mut Game {
        self.lawful.game_mut()
    }

    /// How many moves are on the scoresheet.
    fn plies(&self) -> usize {
        self.game().plies().len()
    }

    /// How many completed moves are not on it.
    fn unwritten(&self) -> usize {
        match self.recording {
            Recording::Moves => self.clock.completed().len().saturating_sub(self.plies()),
            Recording::ClockOnly => 0,
        }
    }

    /// Whether the position on the board is known; if not, why.
    fn is_known(&self) -> Result<(), DeedRefused> {
        match self.recording {
            Recording::ClockOnly => Err(DeedRefused::NoScoresheet),
            Recording::Moves if self.unwritten() > 0 => Err(DeedRefused::Unwritten),
            Recording::Moves => Ok(()),
        }
    }

    /// A turn begins in the position that is on the scoresheet.
    fn begin_turn(&mut self) {
        self.turn = Turn::new(*self.game().position());
    }
}

/// Under which articles the game is played.
fn regime(control: &TimeControl, supervision: Supervision) -> Regime {
    match (Regime::supervised(Category::of_game(control)), supervision) {
        (Regime::SupervisedFast, Supervision::Partial) => Regime::Fast,
        (regime, _) => regime,
    }
}
