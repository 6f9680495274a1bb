//! Mates in one and in two, decided at a look.
//!
//! Nearly all the work of a proof is done here, at the end of its lines, so it
//! is done without tables or numbers. Most moves threaten nothing, and the
//! same reply refutes them all: it is tried first.

use super::effort::{EffortSpent, Purse};
use crate::ordering::Sieve;
use rokade_rules::{Move, Position};

/// A move that mates at once.
pub(super) fn mate_in_one(
    position: &Position,
    purse: &mut Purse<'_>,
) -> Result<Option<Move>, EffortSpent> {
    let sieve = Sieve::of(position);
    for chess_move in position.legal_moves().into_iter().filter(|&m| sieve.passes(m)) {
        purse.pay()?;
        if position.after(chess_move).is_checkmate() {
            return Ok(Some(chess_move));
        }
    }
    Ok(None)
}

/// Whether the side to move can force mate in at most two moves.
pub(super) fn has_mate_in_two(
    position: &Position,
    purse: &mut Purse<'_>,
) -> Result<bool, EffortSpent> {
    if mate_in_one(position, purse)?.is_some() {
        return Ok(true);
    }
    let sieve = Sieve::of(position);
    let mut refutation = None;
    let moves = position.legal_moves();
    // Checks leave few replies, and mates in two mostly begin with one.
    let (may_check, quiet): (Vec<Move>, Vec<Move>) =
        moves.into_iter().partition(|&m| sieve.passes(m));
    for chess_move in may_check.into_iter().chain(quiet) {
        purse.pay()?;
        let after = position.after(chess_move);
        if is_mated_in_one(&after, &mut refutation, purse)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether every reply allows a mate with the next move; `refutation` is a
/// reply worth trying first, and becomes the one that did not.
fn is_mated_in_one(
    position: &Position,
    refutation: &mut Option<Move>,
    purse: &mut Purse<'_>,
) -> Result<bool, EffortSpent> {
    let replies = position.legal_moves();
    let tried_first = refutation.filter(|reply| replies.contains(reply));
    let others = replies.iter().copied().filter(|&reply| Some(reply) != tried_first);
    for reply in tried_first.into_iter().chain(others) {
        purse.pay()?;
        if mate_in_one(&position.after(reply), purse)?.is_none() {
            *refutation = Some(reply);
            return Ok(false);
        }
    }
    // Without a reply it is mate already, or stalemate.
    Ok(!replies.is_empty() || position.is_check())
}
