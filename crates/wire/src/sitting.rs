//! A game at a real board, as the device beside it shows it: two clocks, a scoresheet, and what
//! was ruled.
//!
//! What a ruling consists of is in `conduct.rs`.

use crate::{
    ArbiterAsk, Color, ComplaintRuling, ControlView, DutyView, GameView, Ground, IrregularityKind,
    LostRight, Measure, Motion, OffenceKind, OffenceRuling, Outcome, Refusal, Said, Square,
    Termination, TouchFinding, Verdict,
};
use serde::{Deserialize, Serialize};

/// Whether the moves are written down on the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Recording {
    /// A scoresheet.
    Moves,
    /// The clock alone.
    ClockOnly,
}

/// How a rapid or blitz game is supervised. Law: FIDE A.4, A.5, B.2, B.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Supervision {
    /// An arbiter watches.
    Full,
    /// Nobody watches all the time.
    Partial,
}

/// One player's side of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SittingSide {
    /// How many moves have been completed.
    pub moves: u32,
    /// How many must still be completed in this period, where it has a number.
    pub moves_to_go: Option<u32>,
    /// Which period it is, from 1.
    pub period: u32,
    /// Whether the flag is down.
    pub flag_down: bool,
    /// How many illegal moves have been penalised.
    pub illegal_moves: u32,
    /// Whether the moves must be written down now. Law: FIDE 8.4, A.2.
    pub must_record: bool,
}

/// A game at a real board as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SittingView {
    /// The scoresheet; an empty one where only the clock is used.
    pub game: GameView,
    /// Whether there is a scoresheet.
    pub recording: Recording,
    /// How the game stands, also where the moves are not known.
    pub verdict: Verdict,
    /// What the clock is set to.
    pub control: ControlView,
    /// Whether the clock goes.
    pub motion: Motion,
    /// Whose clock runs, or will.
    pub turn: Color,
    /// White's side of it.
    pub white: SittingSide,
    /// Black's side of it.
    pub black: SittingSide,
    /// How many completed moves are not on the scoresheet yet.
    pub unwritten: u32,
    /// What a touch obliges the player to who has the move; nothing while nothing was touched.
    pub duty: Option<DutyView>,
    /// The moves that may be made under that duty, in UCI form.
    pub allowed: Vec<String>,
    /// Who could complain about the last move, which was against a duty. Law: FIDE 4.8.
    pub complainer: Option<Color>,
    /// How much time a wrong claim or an illegal move gives the opponent.
    pub penalty_minutes: u32,
    /// Everything that was ruled, corrected and said, oldest first.
    pub notes: Vec<SittingNote>,
}

/// A line of the arbiter's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SittingNote {
    /// In which move, counted as on a scoresheet.
    pub number: u32,
    /// What White's clock showed.
    pub white: String,
    /// What Black's clock showed.
    pub black: String,
    /// What it is about.
    pub what: Noted,
}

/// What a line of the log is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "is")]
pub enum Noted {
    /// The clock was started.
    Started,
    /// The clock was stopped.
    Paused,
    /// The clock went on.
    Resumed,
    /// The device was lost, and the clock stands as it was when that was last kept.
    Interrupted,
    /// The arbiter set a time. Law: FIDE 6.10, 7.1.
    TimeSet {
        /// Whose.
        side: Color,
        /// What the clock showed.
        from: String,
        /// What it shows now.
        to: String,
    },
    /// The arbiter set a move counter. Law: FIDE 6.10.2, 7.1.
    CounterSet {
        /// Whose.
        side: Color,
        /// What it says now.
        moves: u32,
    },
    /// Extra time was given. Law: FIDE 7.5.5, 9.5.3, A.3.
    TimeGiven {
        /// To whom.
        side: Color,
        /// How much.
        minutes: u32,
    },
    /// The last move was struck from the scoresheet.
    Struck {
        /// In UCI form.
        uci: String,
    },
    /// The moves are no longer written down.
    RecordingStopped,
    /// Somebody said something.
    Said {
        /// What.
        said: Said,
        /// Who.
        by: Option<Color>,
    },
    /// A draw was claimed, and judged. Law: FIDE 9.2–9.5.
    Claim {
        /// By whom.
        by: Color,
        /// On what.
        ground: Ground,
        /// Whether the claim was right.
        right: bool,
    },
    /// A piece was touched, released or adjusted. Law: FIDE 4.
    Touch {
        /// By whom.
        by: Color,
        /// The square it stood on; nothing for a word.
        square: Option<Square>,
        /// What it was.
        finding: TouchFinding,
        /// The article behind that.
        article: String,
        /// What the player who has the move must do now.
        duty: DutyView,
        /// The rights that it cost.
        lost: Vec<LostRight>,
        /// What is left to the arbiter.
        asks: Option<ArbiterAsk>,
        /// Why what was done is no move.
        refusal: Option<Refusal>,
    },
    /// A move was written down that was against a duty. Law: FIDE 4.8.
    Breach {
        /// By whom.
        by: Color,
        /// The article that was broken.
        article: String,
    },
    /// A complaint about that, and what came of it. Law: FIDE 4.8.
    Complaint {
        /// By whom.
        by: Color,
        /// What came of it.
        ruling: ComplaintRuling,
        /// The article.
        article: String,
        /// What the opponent must do now.
        duty: Option<DutyView>,
    },
    /// An illegal move that was completed. Law: FIDE 7.5.
    Offence {
        /// By whom.
        by: Color,
        /// What was wrong; nothing where the moves are not known.
        kind: Option<OffenceKind>,
        /// The paragraph of 7.5.
        article: String,
        /// Why the move is refused.
        refusal: Option<Refusal>,
        /// What is done.
        ruling: OffenceRuling,
        /// What the player must do with the move that replaces it.
        duty: Option<DutyView>,
    },
    /// Something was found to be wrong. Law: FIDE 7.2–7.4, 7.6, A.5.1.
    Irregularity {
        /// What.
        what: IrregularityKind,
        /// Whose fault, where somebody displaced pieces.
        by: Option<Color>,
        /// What is done.
        measure: Measure,
        /// The article.
        article: String,
        /// The rooks with which castling is not allowed any more.
        castling_lost: Vec<Square>,
        /// What is left to the arbiter.
        asks: Option<ArbiterAsk>,
    },
    /// A new game was begun in the place of the one before. Law: FIDE 7.2, 7.3.
    BegunAgain,
    /// An ending that nobody meant was taken back.
    Reopened,
    /// A question came up that only the arbiter can answer.
    Asked {
        /// Which question the arbiter answers.
        question: ArbiterAsk,
        /// Whose conduct it is about.
        by: Color,
        /// The article.
        article: String,
    },
    /// The game ended.
    Ended {
        /// Who won.
        outcome: Outcome,
        /// Why.
        termination: Termination,
        /// The article; none where the arbiter needs none.
        article: Option<String>,
    },
}
