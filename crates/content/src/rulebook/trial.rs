//! Holding the boards against the rules.
//!
//! Whatever a board says (a status, who can mate, how a line ends, what an attempt leads to) is
//! compared with what the rules crate answers. The book ships only if nothing is found here.

use rokade_rules::Color;
use rokade_rules::ending::dead_position::can_checkmate;
use rokade_rules::ending::{Ground, Outcome, Verdict};
use rokade_rules::movement::Move;
use rokade_rules::notation::{Letters, san};
use rokade_rules::position::Refusal;

use super::Rulebook;
use super::board::{Attempt, Board, Expected, NoStage, Stage, Status, Then};
use super::read::BOARDS;
use crate::fault::{Fault, FaultKind};

impl Rulebook {
    /// Everything that a board says and the rules do not.
    #[must_use]
    pub fn against_the_rules(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for board in &self.boards {
            let mut add = |line: usize, kind| {
                faults.push(Fault { file: BOARDS.to_owned(), line, column: 1, kind });
            };
            match board.set_up() {
                Ok(stage) => hold(board, &stage, &mut add),
                Err(NoStage::Fen(why) | NoStage::Line(why)) => add(board.at, FaultKind::Fen(why)),
            }
        }
        faults
    }
}

fn hold(board: &Board, stage: &Stage, add: &mut impl FnMut(usize, FaultKind)) {
    let line = board.at;
    let mut compare = |line: usize, said: String, ruled: String| {
        if said != ruled {
            add(line, FaultKind::AgainstTheRules { said, ruled });
        }
    };
    if let Some(status) = board.status {
        compare(line, status.code().to_owned(), Status::of(stage.position()).code().to_owned());
    }
    if let Some(said) = &board.can_mate {
        let can = |color| !can_checkmate(stage.position(), color).is_impossible();
        let ruled: Vec<_> = Color::ALL.into_iter().filter(|&color| can(color)).collect();
        compare(line, format!("{said:?}"), format!("{ruled:?}"));
    }
    if let Some(then) = &board.then {
        compare(line, format!("{then:?}"), format!("{:?}", how_it_ends(stage)));
    }
    for attempt in &board.tries {
        compare(attempt.at, said_of(attempt), ruled_of(attempt, stage));
    }
}

fn said_of(attempt: &Attempt) -> String {
    match &attempt.expected {
        Expected::Legal { san, status: None } => format!("= {san}"),
        Expected::Legal { san, status: Some(status) } => format!("= {san} {}", status.code()),
        Expected::Refused(code) => format!("! {code}"),
    }
}

/// What the rules say, in as many words as the board has.
fn ruled_of(attempt: &Attempt, stage: &Stage) -> String {
    match stage.attempt(&attempt.squares) {
        None => "no squares".to_owned(),
        Some(Err(refusal)) => format!("! {}", refusal_code(refusal)),
        Some(Ok(found)) => {
            let written = san::write(stage.position(), found, Letters::English);
            let says_status = matches!(attempt.expected, Expected::Legal { status: Some(_), .. });
            match says_status {
                true => format!("= {written} {}", status_after(stage, found).code()),
                false => format!("= {written}"),
            }
        }
    }
}

fn status_after(stage: &Stage, played: Move) -> Status {
    Status::of(&stage.position().after(played))
}

/// How the line ends by the rules.
fn how_it_ends(stage: &Stage) -> Then {
    match stage.verdict() {
        Verdict::Ongoing => Then::Nothing,
        Verdict::Claimable(claims) => Then::Claim(
            if claims.on(Ground::Repetition) { "repetition" } else { "move-count" }.to_owned(),
        ),
        Verdict::Ended { outcome: Outcome::Win(_), termination } => {
            Then::Win(termination.code().to_owned())
        }
        Verdict::Ended { termination, .. } => Then::Draw(termination.code().to_owned()),
    }
}

/// The code of a refusal, as the boards and the keys of texts spell it.
#[must_use]
pub const fn refusal_code(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NothingThere(_) => "nothing-there",
        Refusal::NotYours(_) => "not-yours",
        Refusal::NoMove(_) => "no-move",
        Refusal::OwnPiece(_) => "own-piece",
        Refusal::NotItsWay(_) => "not-its-way",
        Refusal::Blocked(_) => "blocked",
        Refusal::NothingToCapture(_) => "nothing-to-capture",
        Refusal::NoCaptureAhead(_) => "no-capture-ahead",
        Refusal::EnPassantTooLate(_) => "en-passant-too-late",
        Refusal::PromotionMissing => "promotion-missing",
        Refusal::NoSuchPromotion(_) => "no-such-promotion",
        Refusal::KingAttacked { .. } => "king-attacked",
        Refusal::StaysInCheck { .. } => "stays-in-check",
        Refusal::ExposesKing { .. } => "exposes-king",
        Refusal::CastlingRightLost(_) => "castling-right-lost",
        Refusal::CastlingBlocked(_) => "castling-blocked",
        Refusal::CastlingInCheck { .. } => "castling-in-check",
        Refusal::CastlingThroughAttack { .. } => "castling-through-attack",
        Refusal::CastlingIntoAttack { .. } => "castling-into-attack",
        Refusal::NotAMoveHere => "not-a-move-here",
    }
}
