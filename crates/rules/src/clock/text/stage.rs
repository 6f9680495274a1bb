//! Reading one period: `40/90+30`, `5 d3`, `G/90;d5`, `3 days/move`.

use super::super::{Bonus, Millis, ScheduleFaultKind, Stage};
use super::fault::{ControlFault, ControlSyntax, WrittenPart};
use super::length::{self, Unit};
use super::part::Part;
use alloc::vec::Vec;

/// Words and signs for a bonus.
const INCREMENT: &[&str] = &["+", "f", "inc", "increment", "fischer"];
const DELAY: &[&str] = &["d", "delay", "vertraging"];
const BRONSTEIN: &[&str] = &["b", "bronstein"];

/// What stands before the stroke when all moves are meant: *game* and *sudden
/// death* in the United States.
const ALL_MOVES: &[&str] = &["g", "game", "sd", "all", "alle"];

/// What stands behind a time for each move.
const MOVE: &[&str] = &["move", "zet"];
const PER: &[&str] = &["per"];

/// What people call the clock on which one side gains what the other uses.
const SANDCLOCK: &[&str] = &["sandclock", "hourglass", "zandloper"];

/// What stands in the place of a faulty part, so that the rest can be judged.
const HARMLESS: Stage = Stage { moves: Some(1), time: Millis::from_mins(1), bonus: Bonus::None };

/// A bonus of so much time.
type BonusKind = fn(Millis) -> Bonus;

/// A period as it is written, with the places of its parts.
pub(super) struct WrittenStage<'a> {
    whole: Part<'a>,
    moves: Option<Part<'a>>,
    time: Part<'a>,
    bonus: Option<(BonusKind, Part<'a>)>,
}

impl<'a> WrittenStage<'a> {
    /// Cuts a period into its parts.
    pub(super) fn cut(whole: Part<'a>) -> WrittenStage<'a> {
        let (moves, rest) = match whole.split_once('/') {
            Some((moves, rest)) => (Some(moves), rest),
            None => (None, whole),
        };
        let (time, bonus) = match rest.cut_at(bonus_kind) {
            Some((time, kind, bonus)) => (time, Some((kind, bonus))),
            None => (rest, None),
        };
        // In the United States a semicolon stands before the bonus.
        let end = time.text.trim_end_matches([';', ' ']).len();
        WrittenStage { whole, moves, time: time.slice(0, end), bonus }
    }

    /// What it says. A faulty part says something harmless instead.
    pub(super) fn read(&self, faults: &mut Vec<ControlFault>) -> Stage {
        if let Some(fault) = self.is_no_period() {
            faults.push(self.whole.syntax(fault));
            return HARMLESS;
        }
        let mut or_harmless = |length: Result<Millis, ControlFault>| {
            length.unwrap_or_else(|fault| {
                faults.push(fault);
                HARMLESS.time
            })
        };
        let time = or_harmless(length::read(self.time, Unit::Minute, WrittenPart::Time));
        let bonus = self.bonus.map_or(HARMLESS.bonus, |(bonus, part)| {
            bonus(or_harmless(length::read(part, Unit::Second, WrittenPart::Bonus)))
        });
        let moves = self.moves.map_or(Ok(None), read_moves).unwrap_or_else(|fault| {
            faults.push(fault);
            HARMLESS.moves
        });
        Stage { moves, time, bonus }
    }

    /// Whether nothing is written where a period should be.
    pub(super) fn is_missing(&self) -> bool {
        self.whole.text.is_empty()
    }

    /// What this is, where it is not a period at all.
    fn is_no_period(&self) -> Option<ControlSyntax> {
        if self.is_missing() {
            Some(ControlSyntax::Missing(WrittenPart::Period))
        } else if self.whole.text.starts_with('*') || self.whole.is_one_of(SANDCLOCK) {
            Some(ControlSyntax::Sandclock)
        } else if before_per_move(self.whole).is_some() {
            Some(ControlSyntax::PerMoveAmongPeriods)
        } else {
            None
        }
    }

    /// The place at which a fault of sense is best shown.
    pub(super) fn place(&self, kind: ScheduleFaultKind) -> Part<'a> {
        match kind {
            ScheduleFaultKind::Empty | ScheduleFaultKind::AfterTheLast => self.whole,
            ScheduleFaultKind::NoMoves => self.moves.unwrap_or(self.whole),
            ScheduleFaultKind::NoTime | ScheduleFaultKind::TooLong => self.time,
            ScheduleFaultKind::BonusTooLong => self.bonus.map_or(self.whole, |(_, part)| part),
        }
    }
}

/// The time before `/move`, `per move`, `/zet` or `per zet`, if one of these
/// stands at the end.
pub(super) fn before_per_move(part: Part<'_>) -> Option<Part<'_>> {
    let (rest, word) = split_last_word(part);
    if !word.is_one_of(MOVE) {
        return None;
    }
    if let Some(time) = rest.text.strip_suffix('/') {
        return Some(rest.slice(0, time.len()));
    }
    let (time, word) = split_last_word(rest);
    word.is_one_of(PER).then_some(time)
}

fn split_last_word(part: Part<'_>) -> (Part<'_>, Part<'_>) {
    part.split_at(part.text.trim_end_matches(|c: char| c.is_alphabetic()).len())
}

/// A number of moves; `None` for all.
pub(super) fn read_moves(part: Part<'_>) -> Result<Option<u16>, ControlFault> {
    if part.is_one_of(ALL_MOVES) {
        return Ok(None);
    }
    if part.text.is_empty() {
        return Err(part.syntax(ControlSyntax::Missing(WrittenPart::Moves)));
    }
    if !part.text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(part.syntax(ControlSyntax::NotMoves));
    }
    part.text.parse().map(Some).map_err(|_| part.syntax(ControlSyntax::TooManyMoves))
}

/// The kind of bonus that a word or sign stands for.
fn bonus_kind(mark: Part<'_>) -> Option<BonusKind> {
    if mark.is_one_of(INCREMENT) {
        Some(Bonus::Increment)
    } else if mark.is_one_of(DELAY) {
        Some(Bonus::Delay)
    } else if mark.is_one_of(BRONSTEIN) {
        Some(Bonus::Bronstein)
    } else {
        None
    }
}
