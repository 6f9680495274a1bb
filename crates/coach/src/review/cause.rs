//! Why a move was a fault: what it allowed, or what it missed.
//!
//! Two lines are compared, the best play after the move and the best play instead of it, each as far
//! as the board is quiet. Only where they end with different material, or with a mate or a pawn that
//! promotes, is there something to name; and it is named only when [`motif`] has proved it on the
//! board. Most positional faults have no cause here, and that is meant.

use super::reviewed::Findings;
use crate::chances::WinPercent;
use crate::evaluation::Evaluation;
use crate::theme::Solution;
use crate::theme::motif::{self, Motif, Shown};
use crate::theme::sight::material;
use rokade_engine::wins_at_least;
use rokade_rules::{Color, Move, Position, Role};

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

/// A capture that wins so much, in hundredths of a pawn, is still to come when it is possible.
const UNQUIET_CP: i32 = 100;

/// So many half-moves of a line are believed.
const BELIEVED_PLIES: usize = 12;

/// A mate in more moves than this is told as lost material, or not at all.
const MATE_WORTH_A_WORD: u32 = 6;

/// Who has such winning chances, in percent, has a won ending.
const WON: f64 = 90.0;

impl Cause {
    /// What can be proved of a fault: the position before it, the move, and what was found before
    /// and after it.
    pub(super) fn of(
        before: &Position,
        chess_move: Move,
        was: &Findings,
        is: &Findings,
    ) -> Option<Cause> {
        let after = before.after(chess_move);
        let mover = before.turn();
        if let Some(moves) = mate_let_in(was, is, mover) {
            let line = odd(&is.line);
            let solution = Solution::after(*before, chess_move, line.to_vec()).ok()?;
            return Some(allowed(motif::of_mate(&solution, moves), line));
        }
        if let Some(cause) = pawn_ending(before, chess_move, was, is) {
            return Some(cause);
        }
        let (played, best) = (quiet(&after, &is.line), quiet(before, &was.line));
        let lost = balance(before, mover) - balance_after(&after, played, mover);
        let won = balance_after(before, best, mover) - balance(before, mover);
        if lost + won >= WORTH_A_WORD {
            if lost >= WORTH_A_WORD {
                let solution = Solution::after(*before, chess_move, odd(played).to_vec()).ok()?;
                return motif::of_a_gain(&solution).map(|shown| allowed(shown, played));
            }
            if won >= WORTH_A_WORD {
                let solution = Solution::new(*before, odd(best).to_vec()).ok()?;
                return motif::of_a_gain(&solution).map(|shown| missed(shown, best));
            }
        }
        None
    }
}

/// In how many moves the opponent now mates, if it could not before and it is not far away.
fn mate_let_in(was: &Findings, is: &Findings, mover: Color) -> Option<u32> {
    match is.evaluation {
        Evaluation::Mate { by, moves } if by != mover && was.evaluation.mates() != Some(by) => {
            (1..=MATE_WORTH_A_WORD).contains(&moves).then_some(moves)
        }
        _ => None,
    }
}

fn allowed(shown: Shown, line: &[Move]) -> Cause {
    let line = line[..shown.plies.min(line.len())].to_vec();
    Cause { whose: Whose::Allowed, motif: shown.motif, line }
}

fn missed(shown: Shown, line: &[Move]) -> Cause {
    Cause { whose: Whose::Missed, ..allowed(shown, line) }
}

/// A line without the other side's last word.
fn odd(line: &[Move]) -> &[Move] {
    &line[..line.len().saturating_sub(usize::from(line.len().is_multiple_of(2)))]
}

/// As much of a line as ends where nobody can take anything at a profit; nothing if there is no such
/// place.
fn quiet<'a>(start: &Position, line: &'a [Move]) -> &'a [Move] {
    let mut position = *start;
    let mut quiet_until = 0;
    for (place, &chess_move) in line.iter().take(BELIEVED_PLIES).enumerate() {
        position = position.after(chess_move);
        if is_quiet(&position) {
            quiet_until = place + 1;
        }
    }
    &line[..quiet_until]
}

fn is_quiet(position: &Position) -> bool {
    let takes = |own: &Move| position.is_capture(*own) || own.promotion().is_some();
    !position.is_check()
        && !position
            .legal_moves()
            .into_iter()
            .filter(takes)
            .any(|own| wins_at_least(position, own, UNQUIET_CP))
}

/// What a side has more than the other, in pawns.
fn balance(position: &Position, side: Color) -> i32 {
    material(position, side) - material(position, !side)
}

fn balance_after(start: &Position, line: &[Move], side: Color) -> i32 {
    let end = line.iter().fold(*start, |position, &chess_move| position.after(chess_move));
    balance(&end, side)
}

/// A fault by which the game comes to an ending of pawns that is lost, or does not come to one that
/// is won.
fn pawn_ending(
    before: &Position,
    chess_move: Move,
    was: &Findings,
    is: &Findings,
) -> Option<Cause> {
    let mover = before.turn();
    if is_pawn_ending(before) {
        return None;
    }
    let after = before.after(chess_move);
    let lost = (&after, &is.line, !mover, is.evaluation, Whose::Allowed);
    let won = (before, &was.line, mover, was.evaluation, Whose::Missed);
    [lost, won].into_iter().find_map(|(start, line, winner, evaluation, whose)| {
        let is_won = WinPercent::of(evaluation).of_side(winner) >= WON;
        let plies = comes_to_pawns(start, line)?;
        let rest = line.iter().take(plies).fold(*start, |position, &each| position.after(each));
        // What is won on the way has another name.
        if balance(&rest, winner) - balance(before, winner) >= WORTH_A_WORD {
            return None;
        }
        // The line that is asked must begin with the winner.
        let skipped = plies + usize::from(rest.turn() != winner);
        let begin = line.iter().take(skipped).fold(*start, |position, &each| position.after(each));
        let solution = Solution::new(begin, odd(line.get(skipped..)?).to_vec()).ok()?;
        (is_won && motif::has_kept_a_promotion(&solution)).then(|| Cause {
            whose,
            motif: Motif::PawnEnding,
            line: line[..plies].to_vec(),
        })
    })
}

/// After how many half-moves of a line only kings and pawns are left; soon, or not at all.
fn comes_to_pawns(start: &Position, line: &[Move]) -> Option<usize> {
    const SOON_PLIES: usize = 4;
    let mut position = *start;
    for plies in 0..=SOON_PLIES {
        if is_pawn_ending(&position) {
            return Some(plies);
        }
        position = position.after(*line.get(plies)?);
    }
    None
}

fn is_pawn_ending(position: &Position) -> bool {
    let board = position.board();
    (board.occupied() - board.role(Role::Pawn) - board.role(Role::King)).is_empty()
}
