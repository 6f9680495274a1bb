//! What a line of several moves wins by.
//!
//! Wins that take longer than three moves to begin are not seen.

use super::exchange::{hanging, is_lost_to, lost_for_less, pinned_defender};
use super::{Man, Motif, Shown};
use crate::theme::defender::takes_what_lost_its_guard;
use crate::theme::discovery::takes_along_the_line;
use crate::theme::line_of_sight::bound;
use crate::theme::mating_pattern::{is_back_rank_mate, is_smothered_mate};
use crate::theme::one_move::{is_winning_fork, is_winning_skewer};
use crate::theme::pin::keeps_from_leaving;
use crate::theme::sight::material;
use crate::theme::skewer::takes_behind;
use crate::theme::solution::{Solution, Turn};
use crate::theme::trapped::{is_trapped, takes_a_trapped_piece};
use rokade_rules::{Color, Position, Role};

/// A motif must begin with one of so many moves of the winner.
const FIRST_TURNS: usize = 3;

/// The picture of a mate in so many moves; just a mate where the line does not show it to its end.
#[must_use]
pub fn of_mate(line: &Solution, moves: u32) -> Shown {
    let motif = if is_back_rank_mate(line) {
        Motif::BackRankMate { moves }
    } else if is_smothered_mate(line) {
        Motif::SmotheredMate { moves }
    } else {
        Motif::Mate { moves }
    };
    Shown::at_once(motif, 1)
}

/// What a line that wins material wins it by, if that can be proved.
#[must_use]
pub fn of_a_gain(line: &Solution) -> Option<Shown> {
    let turns: Vec<Turn<'_>> = line.turns().collect();
    let found = turns.iter().take(FIRST_TURNS).enumerate().find_map(|(place, turn)| {
        let next = turns.get(place + 1);
        let at_once = if place == 0 { lost_at_once(turn) } else { None };
        // What begins later must not come after something has been won already.
        let is_even = ahead(turn.before, line.solver()) <= ahead(line.start(), line.solver());
        at_once
            .or_else(|| is_even.then(|| next.and_then(|next| begun(turn, next))).flatten())
            .or_else(|| is_even.then(|| next.and_then(cashed)).flatten())
            .filter(|&motif| !was_there_before(line.start(), motif))
            .map(|motif| {
                let shows = match motif {
                    // That a guard is gone shows with what it guarded.
                    Motif::RemovedDefender(_) => place + 1,
                    Motif::TrappedPiece(man) => trapped_since(&turns[..=place], man),
                    _ => place,
                };
                let wins = place + usize::from(!motif.is_a_capture());
                Shown { motif, plies: 2 * shows + 1, won_after: 2 * wins + 1 }
            })
    });
    found.or_else(|| {
        let place = turns
            .iter()
            .take(FIRST_TURNS)
            .position(|turn| turn.chess_move.promotion().is_some() && has_kept_a_promotion(line))?;
        Some(Shown::at_once(Motif::Promotion, 2 * place + 1))
    })
}

/// What a side has more than the other, in pawns.
fn ahead(position: &Position, side: Color) -> i32 {
    material(position, side) - material(position, !side)
}

/// What the first move of the winner wins by itself.
fn lost_at_once(turn: &Turn<'_>) -> Option<Motif> {
    pinned_defender(turn)
        .map(Motif::Pin)
        .or_else(|| hanging(turn).map(Motif::HangingPiece))
        .or_else(|| lost_for_less(turn).map(Motif::LostForLess))
}

/// What a move of the winner begins and `next`, its move after it, cashes in.
fn begun(turn: &Turn<'_>, next: &Turn<'_>) -> Option<Motif> {
    let (before, chess_move) = (turn.before, turn.chess_move);
    next.before.captured(next.chess_move).filter(|&role| role != Role::Pawn)?;
    if next.chess_move.from() != chess_move.to() {
        return None;
    }
    if is_winning_fork(before, chess_move) {
        Some(Motif::Fork)
    } else if takes_behind(next) && is_winning_skewer(before, chess_move) {
        Some(Motif::Skewer)
    } else {
        None
    }
}

/// What shows when a move of the winner, not its first, takes something.
fn cashed(turn: &Turn<'_>) -> Option<Motif> {
    let taken = turn.before.captured(turn.chess_move).filter(|&role| role != Role::Pawn)?;
    let man = Man { role: taken, square: turn.chess_move.to() };
    if takes_along_the_line(turn) || uses_a_discovered_check(turn) {
        Some(Motif::DiscoveredAttack)
    } else if takes_what_is_pinned(turn) {
        Some(Motif::Pin(man))
    } else if takes_a_trapped_piece(turn) {
        let (_, answer) = turn.answered?;
        // It may have run without getting away.
        let square = if answer.to() == man.square { answer.from() } else { man.square };
        Some(Motif::TrappedPiece(Man { square, ..man }))
    } else if takes_what_lost_its_guard(turn) {
        Some(Motif::RemovedDefender(man))
    } else {
        None
    }
}

/// Whether a piece that is said to be trapped could be taken before anything was done about it: then
/// nothing trapped it.
fn was_there_before(start: &Position, motif: Motif) -> bool {
    let Motif::TrappedPiece(man) = motif else { return false };
    start.legal_moves().into_iter().any(|own| own.to() == man.square && is_lost_to(start, own))
}

/// After which of these moves, of which the last one is known to have trapped a piece, it was trapped
/// first: something else may have come in between.
fn trapped_since(turns: &[Turn<'_>], man: Man) -> usize {
    let is_trapped = |turn: &Turn<'_>| is_trapped(turn.after, man.square);
    turns.iter().position(is_trapped).unwrap_or(turns.len() - 1)
}

/// Whether a move takes a pinned piece where it stands.
fn takes_what_is_pinned(turn: &Turn<'_>) -> bool {
    let Some((before, answer)) = turn.answered else { return false };
    let to = turn.chess_move.to();
    let pins = bound(before, before.turn());
    let pin = pins.iter().find(|pin| pin.square == to);
    // Who can take what attacks it is not bound by it.
    let attacker = turn.chess_move.from();
    let may_take =
        || before.legal_moves().into_iter().any(|own| own.from() == to && own.to() == attacker);
    answer.to() != to && pin.is_some_and(|pin| keeps_from_leaving(before, pin)) && !may_take()
}

/// Whether the piece that gave a discovered check with its move now takes something.
fn uses_a_discovered_check(turn: &Turn<'_>) -> bool {
    let (Some((before, earlier)), Some((after, answer))) = (turn.earlier, turn.answered) else {
        return false;
    };
    let is_discovered = !after.checkers().without(earlier.to()).is_empty();
    is_discovered
        && before.turn() == turn.before.turn()
        && turn.chess_move.from() == earlier.to()
        && answer.to() != turn.chess_move.to()
}

/// Whether the solver has promoted in a line and the opponent has neither promoted nor taken what
/// the last of the pawns became.
pub(crate) fn has_kept_a_promotion(line: &Solution) -> bool {
    let Some(last) = line.moves().iter().step_by(2).rposition(|own| own.promotion().is_some())
    else {
        return false;
    };
    let square = line.moves()[2 * last].to();
    let answers = || line.moves().iter().skip(1).step_by(2);
    answers().all(|answer| answer.promotion().is_none())
        && answers().skip(last).all(|answer| answer.to() != square)
}
