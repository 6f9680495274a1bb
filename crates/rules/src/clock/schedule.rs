//! All periods of one side, in their order. Law: FIDE 6.3.1, 6.3.2.

use super::{Bonus, Millis, Stage};
use crate::faults::Faults;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// The periods of one side, one after the other; always sensible.
///
/// The time of a period is added at the moment at which the last move of the
/// one before is completed, to what has been saved. A last period with a
/// number of moves repeats itself, as in PGN.
///
/// ```
/// use rokade_rules::clock::{Bonus, Millis, Schedule, Stage};
/// let first = Stage { moves: Some(40), time: Millis::from_mins(90), bonus: Bonus::None };
/// let rest = Stage { moves: None, time: Millis::from_mins(30), bonus: Bonus::None };
/// let schedule = Schedule::new(vec![first, rest]).unwrap();
/// assert_eq!(schedule.to_string(), "40/90,30");
///
/// let faults = Schedule::new(vec![rest, first]).unwrap_err();
/// assert_eq!(faults.to_string(), "period 2: the one before has no end");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Schedule(Vec<Stage>);

impl Schedule {
    /// From the periods in their order. A bonus of no time becomes none.
    ///
    /// # Errors
    ///
    /// [`ScheduleFaults`] with everything that makes no sense.
    pub fn new(mut stages: Vec<Stage>) -> Result<Schedule, ScheduleFaults> {
        for stage in &mut stages {
            if stage.bonus.amount().is_zero() {
                stage.bonus = Bonus::None;
            }
        }
        let faults = faults_of(&stages);
        if faults.is_empty() { Ok(Schedule(stages)) } else { Err(Faults::new(faults)) }
    }

    /// All moves in one period.
    ///
    /// # Errors
    ///
    /// [`ScheduleFaults`] if that leaves no time to move, or too much.
    ///
    /// ```
    /// use rokade_rules::clock::{Bonus, Millis, Schedule};
    /// let schedule = Schedule::single(Millis::from_mins(5), Bonus::None).unwrap();
    /// assert_eq!(schedule.to_string(), "5");
    /// assert!(Schedule::single(Millis::ZERO, Bonus::None).is_err());
    /// ```
    pub fn single(time: Millis, bonus: Bonus) -> Result<Schedule, ScheduleFaults> {
        Schedule::new(vec![Stage { moves: None, time, bonus }])
    }

    /// So much time for each move, none of which is saved, as in
    /// correspondence chess.
    ///
    /// That is one period in Bronstein's mode with a bonus as large as its
    /// time: whatever a move takes is given back.
    ///
    /// # Errors
    ///
    /// [`ScheduleFaults`] if that leaves no time to move, or too much.
    ///
    /// ```
    /// use rokade_rules::clock::{Bonus, Millis, Schedule};
    /// let three_days = Schedule::per_move(Millis::from_days(3)).unwrap();
    /// assert_eq!(three_days.to_string(), "3 days/move");
    /// assert_eq!(three_days.time_per_move(), Some(Millis::from_days(3)));
    /// ```
    pub fn per_move(time: Millis) -> Result<Schedule, ScheduleFaults> {
        Schedule::single(time, Bonus::Bronstein(time)).map_err(|faults| {
            // The bonus is the time itself; nobody needs to hear of it twice.
            let once = |fault: &ScheduleFault| fault.kind != ScheduleFaultKind::BonusTooLong;
            Faults::new(faults.into_iter().filter(once).collect())
        })
    }

    /// The time for each move, if that is what this is.
    ///
    /// ```
    /// use rokade_rules::clock::{Bonus, Millis, Schedule};
    /// let blitz = Schedule::single(Millis::from_mins(5), Bonus::None).unwrap();
    /// assert_eq!(blitz.time_per_move(), None);
    /// ```
    #[must_use]
    pub fn time_per_move(&self) -> Option<Millis> {
        match self.stages() {
            [Stage { moves: None, time, bonus: Bonus::Bronstein(back) }] if back == time => {
                Some(*time)
            }
            _ => None,
        }
    }

    /// The periods in their order, at least one.
    ///
    /// ```
    /// use rokade_rules::clock::{Bonus, Millis, Schedule};
    /// let blitz = Schedule::single(Millis::from_mins(5), Bonus::None).unwrap();
    /// assert_eq!(blitz.stages()[0].time, Millis::from_mins(5));
    /// ```
    #[must_use]
    pub fn stages(&self) -> &[Stage] {
        &self.0
    }

    /// The period of the next move, when so many have been completed.
    ///
    /// ```
    /// use rokade_rules::clock::TimeControl;
    /// use rokade_rules::Color;
    ///
    /// let control: TimeControl = "40/90,30".parse().unwrap();
    /// let schedule = control.schedule(Color::White).unwrap();
    /// assert_eq!(schedule.period(39).moves_to_go, Some(1));
    /// assert_eq!(schedule.period(40).number, 2);
    /// assert_eq!(schedule.period(40).moves_to_go, None);
    /// ```
    #[must_use]
    pub fn period(&self, moves_completed: u32) -> Period<'_> {
        let (last, earlier) = self.0.split_last().expect("a schedule has a period");
        let mut completed = moves_completed;
        let mut number = 1;
        for stage in earlier {
            let moves = moves_of(stage).expect("only the last period is without end");
            if completed < moves {
                return Period { number, stage, moves_to_go: Some(moves - completed) };
            }
            completed -= moves;
            number += 1;
        }
        match moves_of(last) {
            Some(moves) => Period {
                number: completed / moves + number,
                stage: last,
                moves_to_go: Some(moves - completed % moves),
            },
            None => Period { number, stage: last, moves_to_go: None },
        }
    }
}

/// Where in a schedule a player is.
///
/// ```
/// use rokade_rules::clock::TimeControl;
/// use rokade_rules::Color;
///
/// // A last period with a number of moves comes again and again.
/// let control: TimeControl = "40/120,20/60".parse().unwrap();
/// let period = control.schedule(Color::White).unwrap().period(85);
/// assert_eq!((period.number, period.moves_to_go), (4, Some(15)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period<'a> {
    /// Its number, from 1; repetitions count.
    pub number: u32,
    /// What it gives.
    pub stage: &'a Stage,
    /// How many moves must still be completed in it; `None` for all that
    /// remain.
    pub moves_to_go: Option<u32>,
}

fn moves_of(stage: &Stage) -> Option<u32> {
    stage.moves.map(u32::from)
}

fn faults_of(stages: &[Stage]) -> Vec<ScheduleFault> {
    let mut faults = Vec::new();
    if stages.is_empty() {
        faults.push(ScheduleFault { period: 1, kind: ScheduleFaultKind::Empty });
    }
    let mut endless = false;
    for (period, stage) in (1..).zip(stages) {
        let checks = [
            (endless, ScheduleFaultKind::AfterTheLast),
            (stage.moves == Some(0), ScheduleFaultKind::NoMoves),
            (gives_nothing(stage), ScheduleFaultKind::NoTime),
            (stage.time > Millis::LONGEST, ScheduleFaultKind::TooLong),
            (stage.bonus.amount() > Millis::LONGEST, ScheduleFaultKind::BonusTooLong),
        ];
        let found = checks.into_iter().filter(|(is_so, _)| *is_so);
        faults.extend(found.map(|(_, kind)| ScheduleFault { period, kind }));
        endless |= stage.moves.is_none();
    }
    faults
}

/// Whether a player who has saved nothing could not move at all. What Bronstein
/// gives back comes too late for that.
fn gives_nothing(stage: &Stage) -> bool {
    (stage.time + stage.bonus.before_move() + stage.bonus.grace()).is_zero()
}

/// What makes no sense about a period.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScheduleFaultKind {
    /// There is no period at all.
    Empty,
    /// It follows one in which all remaining moves are made.
    AfterTheLast,
    /// It asks for no moves.
    NoMoves,
    /// It gives nothing to think with.
    NoTime,
    /// It gives more than [`Millis::LONGEST`].
    TooLong,
    /// It gives more than [`Millis::LONGEST`] with each move.
    BonusTooLong,
}

impl fmt::Display for ScheduleFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ScheduleFaultKind::Empty => "no time is given",
            ScheduleFaultKind::AfterTheLast => "the one before has no end",
            ScheduleFaultKind::NoMoves => "a period has at least one move",
            ScheduleFaultKind::NoTime => "no time to move in",
            ScheduleFaultKind::TooLong => "more than 10000 days",
            ScheduleFaultKind::BonusTooLong => "more than 10000 days with each move",
        })
    }
}

/// One thing that makes no sense about a schedule, and in which period.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScheduleFault {
    /// The number of the period, from 1.
    pub period: usize,
    /// What is wrong with it.
    pub kind: ScheduleFaultKind,
}

impl fmt::Display for ScheduleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "period {}: {}", self.period, self.kind)
    }
}

impl core::error::Error for ScheduleFault {}

/// Everything that makes no sense about a schedule; never empty.
///
/// ```
/// use rokade_rules::clock::{Schedule, ScheduleFaultKind};
/// let faults = Schedule::new(vec![]).unwrap_err();
/// assert_eq!(faults.as_slice()[0].kind, ScheduleFaultKind::Empty);
/// ```
pub type ScheduleFaults = Faults<ScheduleFault>;
