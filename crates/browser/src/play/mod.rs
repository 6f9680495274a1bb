//! A game that is being played: what was asked for, what was done, and the clock beside it.
//!
//! [`Play`] puts a game and its clock together and answers in the words of the wire. Every call
//! that can change something is told the time. The game itself is in `lawful.rs`, or for
//! children in `children.rs`; the clock in `timing.rs`; reading the start in `start.rs`.

mod children;
#[cfg(test)]
mod clock_tests;
mod lawful;
pub(crate) mod start;
#[cfg(test)]
mod tests;
mod timing;

use children::Children;
use lawful::Consequence;
pub(crate) use lawful::Lawful;
use rokade_rules::clock::{Category, Millis, Moment, TimeControl};
use rokade_rules::conduct::illegal_move::Regime;
use rokade_rules::{Color, Square};
use rokade_wire::{
    ClockDeed, ControlView, Deed, DeedRefused, Faces, Fault, GameRecord, GameView, Letters,
    Opponent, PositionView, Refusal, RulesetName, Spelling,
};
#[cfg(feature = "game")]
pub(crate) use start::read as read_start;
use timing::Timing;
#[cfg(feature = "sitting")]
pub(crate) use timing::faces as faces_of;

/// A game that is asked for.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The position it starts from; none for the initial position.
    pub start: Option<String>,
    /// The rules it is played by.
    pub ruleset: RulesetName,
    /// Between whom.
    pub opponent: Opponent,
    /// The time control as people write it; none for no clock.
    pub control: Option<String>,
}

/// A game so far.
#[derive(Clone, Debug)]
pub struct Play {
    asked: NewGame,
    control: TimeControl,
    table: Table,
    timing: Option<Timing>,
    deeds: Vec<Deed>,
}

/// What is played on.
#[derive(Clone, Debug)]
enum Table {
    Lawful(Box<Lawful>),
    Children(Box<Children>),
}

impl Play {
    /// A game that is asked for.
    ///
    /// # Errors
    ///
    /// [`Fault::Fen`] and [`Fault::Control`] with everything that is wrong with its position or
    /// its time control.
    pub fn new(asked: NewGame) -> Result<Play, Fault> {
        let control =
            asked.control.as_deref().map_or(Ok(TimeControl::NoClock), TimeControl::read)?;
        let table = Table::of(&asked, &control)?;
        let handover = timing::handover(asked.ruleset, asked.opponent);
        let timing = Timing::new(&control, table.turn(), handover);
        Ok(Play { asked, control, table, timing, deeds: Vec::new() })
    }

    /// Does again what was done in a game that was kept. Its clock is apart.
    ///
    /// # Errors
    ///
    /// [`Fault`] when it cannot have been.
    pub fn recall(&mut self, deed: Deed) -> Result<(), Fault> {
        self.table.act(&deed)?;
        self.deeds.push(deed);
        Ok(())
    }

    /// Sets the clock as it was kept. It stands still until somebody lets it go on.
    ///
    /// # Errors
    ///
    /// [`Fault::Word`] when no clock can stand so.
    pub fn recall_clock(&mut self, kept: &str, now: Moment) -> Result<(), Fault> {
        self.timing.as_mut().map_or(Ok(()), |timing| timing.take_up(kept, now))
    }

    /// The game to be kept beside what was asked for.
    #[must_use]
    pub fn record(&self, now: Moment) -> GameRecord {
        let clock = self.timing.as_ref().map(|timing| timing.record(now));
        GameRecord { deeds: self.deeds.clone(), clock }
    }

    /// Does what somebody did: a move, an offer, a claim … A flag that fell before it comes first.
    ///
    /// # Errors
    ///
    /// [`Fault::Move`] for a move that is not one, [`Fault::Deed`] for what does not count.
    pub fn act(&mut self, deed: &Deed, now: Moment) -> Result<(), Fault> {
        if !matches!(deed, Deed::FlagFall { .. }) {
            self.notice_flag(now);
        }
        self.admits(deed, now).map_err(|why| self.refused(why))?;
        let consequence = self.table.act(deed)?;
        self.deeds.push(deed.clone());
        let is_ended = self.table.is_ended();
        let Some(timing) = &mut self.timing else { return Ok(()) };
        if is_ended {
            timing.end(now);
            return Ok(());
        }
        let done = match consequence {
            Consequence::None => Ok(()),
            Consequence::Moved { by } => timing.moved(by, now),
            Consequence::TimeTo(side) => timing.give(side, now),
        };
        done.map_err(|why| self.refused(why.into()))
    }

    /// Whether the clock lets this be done.
    fn admits(&self, deed: &Deed, now: Moment) -> Result<(), DeedRefused> {
        if self.table.is_ended() {
            return Err(DeedRefused::GameOver);
        }
        match (deed, &self.timing) {
            (Deed::Move { .. }, Some(timing)) => timing.admits_move(self.table.turn()),
            (Deed::FlagFall { of }, Some(timing)) => {
                let is_down = timing.flag(now) == Some((*of).into());
                if is_down { Ok(()) } else { Err(DeedRefused::ClockKnows) }
            }
            (Deed::BothFlags { .. }, Some(_)) => Err(DeedRefused::ClockKnows),
            (Deed::FlagFall { .. }, None) if !self.table.has_arbiter() => {
                Err(DeedRefused::NoArbiter)
            }
            _ => Ok(()),
        }
    }

    /// Ends the game when a flag is down. Law: FIDE 6.8, 6.9.
    ///
    /// Who fell first is known, so the players need not look: the clock does it for them.
    fn notice_flag(&mut self, now: Moment) {
        let Some(timing) = self.timing.as_mut().filter(|_| !self.table.is_ended()) else { return };
        let Some(of) = timing.flag(now) else { return };
        let deed = Deed::FlagFall { of: of.into() };
        if self.table.act(&deed).is_ok() {
            timing.end(now);
            self.deeds.push(deed);
        }
    }

    /// Does what somebody did to the clock.
    ///
    /// # Errors
    ///
    /// [`Fault::Deed`], and nothing changes.
    pub fn act_on_clock(&mut self, deed: ClockDeed, now: Moment) -> Result<(), Fault> {
        self.notice_flag(now);
        let done = match &mut self.timing {
            _ if self.table.is_ended() => Err(DeedRefused::GameOver),
            None => Err(DeedRefused::NoClock),
            Some(timing) => timing.act(deed, self.table.turn(), now),
        };
        done.map_err(|why| self.refused(why))
    }

    /// The arbiter sets a side's time. Law: FIDE 6.10, 7.1.
    ///
    /// # Errors
    ///
    /// [`Fault::Deed`], and nothing changes.
    pub fn correct_time(&mut self, side: Color, left: Millis, now: Moment) -> Result<(), Fault> {
        self.notice_flag(now);
        let done = match &mut self.timing {
            _ if self.table.is_ended() => Err(DeedRefused::GameOver),
            _ if !self.table.has_arbiter() => Err(DeedRefused::NoArbiter),
            None => Err(DeedRefused::NoClock),
            Some(timing) => timing.correct(side, left, now).map_err(DeedRefused::from),
        };
        done.map_err(|why| self.refused(why))
    }

    /// Takes the last move back, and what was said since. The thought stays thought.
    ///
    /// # Errors
    ///
    /// [`Fault::Deed`] when there is none, the ruleset lets it stand, or a flag is down.
    pub fn take_back(&mut self, now: Moment) -> Result<(), Fault> {
        self.notice_flag(now);
        self.table.may_take_back().map_err(|why| self.refused(why))?;
        let was_ended = self.table.is_ended();
        let last = self.deeds.iter().rposition(|deed| matches!(deed, Deed::Move { .. }));
        let deeds = self.deeds[..last.unwrap_or(0)].to_vec();
        // From the beginning, so that a game is the same whether it went on or was taken up again.
        let mut table = Table::of(&self.asked, &self.control)?;
        for deed in &deeds {
            table.act(deed)?;
        }
        if let Some(timing) = &mut self.timing {
            let plies = deeds.iter().filter(|deed| matches!(deed, Deed::Move { .. })).count();
            let mut changed = timing.clone();
            changed.take_back_to(plies, now).map_err(|why| self.refused(why.into()))?;
            if was_ended {
                changed.go_on(now);
            }
            self.timing = Some(changed);
        }
        (self.table, self.deeds) = (table, deeds);
        Ok(())
    }

    fn refused(&self, why: DeedRefused) -> Fault {
        let ply = self.deeds.iter().filter(|deed| matches!(deed, Deed::Move { .. })).count();
        Fault::Deed { why, ply: u32::try_from(ply).unwrap_or(u32::MAX) }
    }

    /// How the game stands.
    #[must_use]
    pub fn view(&self) -> GameView {
        let view = match &self.table {
            Table::Lawful(game) => game.view(),
            Table::Children(game) => game.view(),
        };
        let clock = self.timing.as_ref().map(|timing| timing.view(self.table.turn()));
        GameView { clock, penalty_minutes: self.penalty_minutes(), ..view }
    }

    fn penalty_minutes(&self) -> u32 {
        let ms = self.control.penalty().as_ms();
        let is_given = self.timing.is_some() || self.table.has_arbiter();
        if is_given { u32::try_from(ms / 60_000).unwrap_or(u32::MAX) } else { 0 }
    }

    /// What the displays of its clock show; nothing without a clock.
    #[must_use]
    pub fn faces(&self, now: Moment) -> Option<Faces> {
        self.timing.as_ref().map(|timing| timing.faces(now))
    }

    /// The position after so many moves; after more than were played, the last one.
    #[must_use]
    pub fn view_at(&self, ply: usize) -> PositionView {
        match &self.table {
            Table::Lawful(game) => game.view_at(ply),
            Table::Children(game) => game.view_at(ply),
        }
    }

    /// The moves as people write them.
    #[must_use]
    pub fn scoresheet(&self, letters: Letters, spelling: Spelling) -> Vec<String> {
        match &self.table {
            Table::Lawful(game) => game.scoresheet(letters, spelling),
            Table::Children(game) => game.scoresheet(letters, spelling),
        }
    }

    /// A move that could be played now, as people write it.
    ///
    /// # Errors
    ///
    /// [`Fault::Move`] when it is not one.
    pub fn written(
        &self,
        uci: &str,
        letters: Letters,
        spelling: Spelling,
    ) -> Result<String, Fault> {
        let written = match &self.table {
            Table::Lawful(game) => game.written(uci, letters, spelling),
            Table::Children(game) => game.written(uci, letters, spelling),
        };
        written.ok_or_else(|| Fault::Move {
            text: uci.to_owned(),
            ply: u32::try_from(self.deeds.len()).unwrap_or(u32::MAX),
            why: "no such move".to_owned(),
        })
    }

    /// Why the piece on one square may not go to another; nothing when it may.
    #[must_use]
    pub fn refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        match &self.table {
            Table::Lawful(game) => game.refusal(from, to),
            Table::Children(game) => game.refusal(from, to),
        }
    }
}

/// What a time control is, in one way of writing.
///
/// # Errors
///
/// [`Fault::Control`] with everything that is wrong with it.
pub fn read_control(text: &str) -> Result<ControlView, Fault> {
    Ok(ControlView::from(&TimeControl::read(text)?))
}

impl Table {
    fn of(asked: &NewGame, control: &TimeControl) -> Result<Table, Fault> {
        let start = asked.start.as_deref();
        if asked.ruleset == RulesetName::Children {
            return Ok(Table::Children(Box::new(Children::starting_from(start)?)));
        }
        let regime = Regime::supervised(Category::of_game(control));
        let game = Lawful::starting_from(start, asked.ruleset.into(), regime)?;
        Ok(Table::Lawful(Box::new(game)))
    }

    fn act(&mut self, deed: &Deed) -> Result<Consequence, Fault> {
        let said = match (&mut *self, deed) {
            (Table::Lawful(game), Deed::Move { uci }) => return game.play(uci),
            (Table::Children(game), Deed::Move { uci }) => return game.play(uci),
            (Table::Lawful(game), _) => game.say(deed),
            (Table::Children(game), _) => game.say(deed),
        };
        said.map_err(|why| Fault::Deed {
            why,
            ply: u32::try_from(self.plies()).unwrap_or(u32::MAX),
        })
    }

    fn may_take_back(&self) -> Result<(), DeedRefused> {
        match self {
            Table::Lawful(game) => game.may_take_back(),
            Table::Children(_) if self.plies() == 0 => Err(DeedRefused::NothingPlayed),
            Table::Children(_) => Ok(()),
        }
    }

    fn plies(&self) -> usize {
        match self {
            Table::Lawful(game) => game.game().plies().len(),
            Table::Children(game) => game.plies(),
        }
    }

    fn turn(&self) -> Color {
        match self {
            Table::Lawful(game) => game.game().position().turn(),
            Table::Children(game) => game.turn(),
        }
    }

    fn is_ended(&self) -> bool {
        match self {
            Table::Lawful(game) => game.game().verdict().is_ended(),
            Table::Children(game) => game.is_ended(),
        }
    }

    fn has_arbiter(&self) -> bool {
        match self {
            Table::Lawful(game) => game.has_arbiter(),
            Table::Children(_) => false,
        }
    }
}
