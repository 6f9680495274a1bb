//! Why a move was a fault: what it allowed, or what it missed.
//!
//! Two lines are compared, the best play after the move and the best play instead of it. Only where they
//! end with different material, or with a mate, a draw or a pawn that promotes, is there something to
//! name; and it is named only when [`motif`] has proved it on the board. Where the lines win a piece and
//! no motif is proved, the moves are told that win it. Most positional faults have no cause here, and
//! that is meant.

use super::pawn_ending;
use super::reviewed::Findings;
use super::saved_draw::drawn_by;
use super::settled::{Settled, balance, up_to_the_gain};
use crate::chances::WinPercent;
use crate::evaluation::Evaluation;
use crate::theme::Solution;
use crate::theme::motif::{self, Motif, Shown};
use rokade_rules::{Move, Position};

/// Why a move was a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cause {
    /// Whether the other side profits, or the mover did not.
    pub whose: Whose,
    /// How.
    pub motif: Motif,
    /// The moves with which it shows: after the move if it was allowed, instead of it if missed.
    pub line: Vec<Move>,
}

/// Whose chance it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// The opponent's, by the move.
    Allowed,
    /// The mover's own, which it let go.
    Missed,
}

impl Whose {
    /// The word for it where programs read it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Whose::Allowed => "allowed",
            Whose::Missed => "missed",
        }
    }
}

/// The difference in material that is worth a word, in pawns.
const WORTH_A_WORD: i32 = 2;

/// What is worth a word where little is to be explained.
const WORTH_A_PAWN: i32 = 1;

/// So many percent points of winning chances may be gone with a pawn.
const PAWN_EXPLAINS: f64 = 22.0;

/// A mate in more moves than this is told as lost material, or not at all.
const MATE_WORTH_A_WORD: u32 = 6;

/// Within so many half-moves something must be won that is told without a motif.
const SOON_PLIES: usize = 5;

/// A fault and what is known of it.
pub(super) struct Fault<'a> {
    /// The opponent's move before it, with the position before that, if there is one.
    pub(super) earlier: Option<(&'a Position, Move)>,
    /// The position before it.
    pub(super) before: &'a Position,
    pub(super) chess_move: Move,
    /// What was found before it …
    pub(super) was: &'a Findings,
    /// … and after it.
    pub(super) is: &'a Findings,
}

impl Fault<'_> {
    /// What can be proved of it.
    pub(super) fn cause(&self) -> Option<Cause> {
        let (mover, after) = (self.before.turn(), self.before.after(self.chess_move));
        let even = balance(self.before, mover);
        let lost = Settled::at_the_end(&after, &self.is.line, !mover).and_more(even);
        let won = Settled::at_the_end(self.before, &self.was.line, mover).and_more(-even);
        self.mate()
            .or_else(|| self.draw_let_in(&after))
            .or_else(|| pawn_ending::cause(self))
            .or_else(|| self.named_allowed(lost, won))
            .or_else(|| self.draw_let_go())
            .or_else(|| self.named_missed(won, lost))
            .or_else(|| self.pawn(lost, won))
            .or_else(|| self.unnamed(&after).filter(|_| lost.most + won.most >= WORTH_A_WORD))
    }

    /// The line of the opponent.
    fn answer(&self) -> Option<Solution> {
        Solution::after(*self.before, self.chess_move, odd(&self.is.line).to_vec()).ok()
    }

    /// The line of the mover instead of it.
    fn better(&self) -> Option<Solution> {
        Solution::new(*self.before, odd(&self.was.line).to_vec()).ok()
    }

    /// The opponent now mates, could not before, and it is not far away.
    fn mate(&self) -> Option<Cause> {
        let by = !self.before.turn();
        match self.is.evaluation {
            Evaluation::Mate { by: found, moves }
                if found == by
                    && self.was.evaluation.mates() != Some(by)
                    && (1..=MATE_WORTH_A_WORD).contains(&moves) =>
            {
                Some(allowed(motif::of_mate(&self.answer()?, moves), &self.is.line))
            }
            _ => None,
        }
    }

    /// The opponent now draws.
    fn draw_let_in(&self, after: &Position) -> Option<Cause> {
        let (motif, plies) = drawn_by(after, &self.is.line, self.is.evaluation)?;
        Some(allowed(Shown::at_once(motif, plies), &self.is.line))
    }

    /// The mover could have drawn.
    fn draw_let_go(&self) -> Option<Cause> {
        let (motif, plies) = drawn_by(self.before, &self.was.line, self.was.evaluation)?;
        Some(missed(Shown::at_once(motif, plies), &self.was.line))
    }

    /// What the opponent wins by its line, compared with what the mover would have won.
    fn named_allowed(&self, lost: Settled, won: Settled) -> Option<Cause> {
        let answer = self.answer()?;
        let shown = motif::of_a_gain(&answer)?;
        // What the opponent would have answered to the best move too was not allowed by this one.
        if shown.plies == 1 && self.was.line.get(1) == self.is.line.first() {
            return None;
        }
        let gain = self.gain(&answer, shown);
        is_worth_a_word(gain, lost, won).then(|| allowed(shown, &self.is.line))
    }

    /// What the mover would have won, compared with what it loses now.
    fn named_missed(&self, won: Settled, lost: Settled) -> Option<Cause> {
        // A mate let go is told already.
        if self.was.evaluation.mates().is_some() {
            return None;
        }
        let named = || {
            let better = self.better()?;
            let shown = motif::of_a_gain(&better).filter(|shown| self.is_news(shown.plies))?;
            is_worth_a_word(self.gain(&better, shown), won, lost).then_some(shown)
        };
        let shown = self.taking_back().or_else(named)?;
        Some(missed(shown, &self.was.line))
    }

    /// What the winner of a line has won, in pawns, when it has cashed in and been answered.
    fn gain(&self, line: &Solution, shown: Shown) -> i32 {
        let begun = &line.moves()[..line.moves().len().min(shown.won_after + 1)];
        let winner = line.solver();
        Settled::at_the_end(line.start(), begun, winner).least - balance(self.before, winner)
    }

    /// Whether what shows with so many half-moves of the better line was not in the move that was played
    /// too, because both take the same.
    fn is_news(&self, plies: usize) -> bool {
        let to = self.chess_move.to();
        let is_capture = self.before.captured(self.chess_move).is_some();
        plies > 1 || !is_capture || self.was.line.first().is_none_or(|best| best.to() != to)
    }

    /// The best move takes back what had just taken, and the move that was played did not.
    fn taking_back(&self) -> Option<Shown> {
        let (position, chess_move) = self.earlier?;
        let line = odd(&self.was.line).to_vec();
        let better = Solution::after(*position, chess_move, line).ok()?;
        let shown = motif::of_taking_back(&better)?;
        (self.chess_move.to() != chess_move.to()).then_some(shown)
    }

    /// A pawn that is there to be taken.
    fn pawn(&self, lost: Settled, won: Settled) -> Option<Cause> {
        let chances = |findings: &Findings| WinPercent::of(findings.evaluation);
        let given_away = chances(self.was).lost_by(self.before.turn(), chances(self.is));
        if given_away > PAWN_EXPLAINS || lost.most + won.most < WORTH_A_PAWN {
            return None;
        }
        let answer = self.answer().filter(|_| lost.least >= WORTH_A_PAWN);
        if let Some(shown) = answer.and_then(|answer| motif::of_a_pawn(&answer)) {
            return Some(allowed(shown, &self.is.line));
        }
        let is_told = self.was.evaluation.mates().is_some() || !self.is_news(1);
        if won.least < WORTH_A_PAWN || is_told {
            return None;
        }
        let shown = self.taking_back().or_else(|| motif::of_a_pawn(&self.better()?))?;
        Some(missed(shown, &self.was.line))
    }

    /// The moves that win a piece, where no motif is proved.
    fn unnamed(&self, after: &Position) -> Option<Cause> {
        let mover = self.before.turn();
        let won = |start, line, side| {
            let ahead = balance(self.before, side) + WORTH_A_WORD;
            let line = up_to_the_gain(start, line, (side, ahead), SOON_PLIES)?;
            Some((Shown::at_once(Motif::Material, line.len()), line))
        };
        if let Some((shown, line)) = won(after, &self.is.line, !mover) {
            return Some(allowed(shown, line));
        }
        let (shown, line) = won(self.before, &self.was.line, mover)?;
        let is_told = self.was.evaluation.mates().is_some() || !self.is_news(shown.plies);
        (!is_told).then(|| missed(shown, line))
    }
}

/// Whether a gain is one compared with the other line too, in which its loser may have lost as much; the
/// line that brings it may bring more by its end.
fn is_worth_a_word(gain: i32, at_the_end: Settled, otherwise: Settled) -> bool {
    gain >= WORTH_A_WORD && gain.max(at_the_end.most) + otherwise.most >= WORTH_A_WORD
}

fn allowed(shown: Shown, line: &[Move]) -> Cause {
    let line = line[..shown.plies.min(line.len())].to_vec();
    Cause { whose: Whose::Allowed, motif: shown.motif, line }
}

fn missed(shown: Shown, line: &[Move]) -> Cause {
    Cause { whose: Whose::Missed, ..allowed(shown, line) }
}

/// A line without the other side's last word.
pub(super) fn odd(line: &[Move]) -> &[Move] {
    &line[..line.len().saturating_sub(usize::from(line.len().is_multiple_of(2)))]
}
