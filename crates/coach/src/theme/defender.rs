//! A guard that is gone: the solver takes what guards a piece, or what guards it takes back, and then
//! the solver takes the piece, which has no guard left and was safe before.

use super::sight::is_hanging;
use super::solution::Turn;
use rokade_rules::Role;

/// Whether a move of the solver takes what has lost its guard by the solver's capture before.
pub(super) fn takes_what_lost_its_guard(turn: &Turn<'_>) -> bool {
    let (Some((start, earlier)), Some((_, answer))) = (turn.earlier, turn.answered) else {
        return false;
    };
    let (target, offered) = (turn.chess_move.to(), earlier.to());
    let taken = turn.before.captured(turn.chess_move).filter(|&role| role != Role::Pawn);
    let stood_there = start.board().piece_at(target) == turn.before.board().piece_at(target);
    if taken.is_none() || !stood_there || target == offered || answer.to() == target {
        return false;
    }
    // What takes it now does not do so after a capture of its own: that would be a rampage.
    let is_another = turn.chess_move.from() != offered;
    let guards = start.attackers(!turn.before.turn(), target);
    let is_taken = start.captured(earlier).is_some() && guards.contains(offered);
    let is_lured = answer.to() == offered && guards.contains(answer.from());
    is_another && (is_taken || is_lured) && is_hanging(turn.before, target)
}

#[cfg(test)]
mod tests {
    use crate::theme::Solution;
    use crate::theme::motif::{Motif, of_a_gain};
    use crate::theme::written;

    fn motif(start: &str, line: &str) -> Option<Motif> {
        let (start, line) = written(start, line);
        of_a_gain(&Solution::new(start, line).expect("a line")).map(|shown| shown.motif)
    }

    #[test]
    fn what_guarded_a_piece_is_gone() {
        // The knight on f6 guards d5; the pawn that takes back does not.
        let taken = "4k3/4p1p1/5n2/3b2B1/8/8/3R4/4K3 w - - 0 1";
        let found = motif(taken, "Bxf6 gxf6 Rxd5").map(|motif| motif.code());
        assert_eq!(found, Some("removed-defender"));
        // The queen guards rook and bishop, and takes back for one of them.
        let lured = "6k1/5p2/4q2r/3b4/8/8/8/K2R3R w - - 0 1";
        let found = motif(lured, "Rxh6 Qxh6 Rxd5").map(|motif| motif.code());
        assert_eq!(found, Some("removed-defender"));
        // The bishop is guarded once more.
        let guarded = "4k3/4p1p1/2p2n2/3b2B1/8/8/3R4/4K3 w - - 0 1";
        assert_eq!(motif(guarded, "Bxf6 gxf6 Rxd5"), None);
    }
}
