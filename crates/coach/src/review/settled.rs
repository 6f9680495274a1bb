//! What a line leaves on the board.
//!
//! A line of the engine may end anywhere, in the middle of an exchange too. So what stands there is
//! counted with what can still be taken at a profit, by the exchange on one square.

use crate::theme::sight::material;
use rokade_engine::wins_at_least;
use rokade_rules::{Color, Move, Position, Role};

/// So many half-moves of a line are believed.
const BELIEVED_PLIES: usize = 12;

/// What an exchange that wins so many hundredths of a pawn is, in pawns: a little below what the
/// engine counts for a queen, a rook, a piece, the difference between those two, and a pawn.
const WORTH_OF_AN_EXCHANGE: [(i32, i32); 5] = [(800, 9), (450, 5), (280, 3), (150, 2), (80, 1)];

/// More than can stand on a board.
const MATE_PAWNS: i32 = 200;

/// What a side has more than the other, in pawns.
pub(super) fn balance(position: &Position, side: Color) -> i32 {
    material(position, side) - material(position, !side)
}

/// What a side has more than the other at the end of a line, in pawns: its last two half-moves may
/// disagree about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Settled {
    pub(super) least: i32,
    pub(super) most: i32,
}

impl Settled {
    /// At the end of a line, as far as it is believed.
    pub(super) fn at_the_end(start: &Position, line: &[Move], side: Color) -> Settled {
        let resolved = resolved_after_each(start, believed(line), side);
        let last_two = &resolved[resolved.len().saturating_sub(2)..];
        let least = last_two.iter().copied().min().unwrap_or_default();
        let most = last_two.iter().copied().max().unwrap_or_default();
        Settled { least, most }
    }

    /// The same with so many pawns more.
    pub(super) const fn and_more(self, pawns: i32) -> Settled {
        Settled { least: self.least + pawns, most: self.most + pawns }
    }
}

/// The beginning of a line up to the move by which a side takes a piece and from which on it has so much
/// more than the other, whatever is taken later; none if that takes longer than so many half-moves.
pub(super) fn up_to_the_gain<'a>(
    start: &Position,
    line: &'a [Move],
    (side, ahead): (Color, i32),
    longest: usize,
) -> Option<&'a [Move]> {
    let resolved = resolved_after_each(start, believed(line), side);
    let mut position = *start;
    for (place, &chess_move) in line.iter().take(longest).enumerate() {
        let is_own = position.turn() == side;
        let takes = position.captured(chess_move).is_some_and(|role| role != Role::Pawn);
        position = position.after(chess_move);
        let stays = || resolved[place + 1..].iter().all(|&pawns| pawns >= ahead);
        if is_own && takes && balance(&position, side) >= ahead && stays() {
            return Some(&line[..=place]);
        }
    }
    None
}

fn believed(line: &[Move]) -> &[Move] {
    &line[..line.len().min(BELIEVED_PLIES)]
}

/// What a side has more at the start of a line and after each of its moves.
fn resolved_after_each(start: &Position, line: &[Move], side: Color) -> Vec<i32> {
    let mut position = *start;
    let mut found = vec![resolved(start, side)];
    for &chess_move in line {
        position = position.after(chess_move);
        found.push(resolved(&position, side));
    }
    found
}

/// What a side has more than the other, after the best exchange of whoever is to move.
fn resolved(position: &Position, side: Color) -> i32 {
    if position.is_checkmate() {
        return if position.turn() == side { -MATE_PAWNS } else { MATE_PAWNS };
    }
    let to_come = still_to_take(position);
    balance(position, side) + if position.turn() == side { to_come } else { -to_come }
}

/// What the side to move wins by its best exchange, in pawns.
fn still_to_take(position: &Position) -> i32 {
    let takes = |own: &Move| position.is_capture(*own) || own.promotion().is_some();
    let best = |own: Move| {
        let found =
            WORTH_OF_AN_EXCHANGE.into_iter().find(|(cp, _)| wins_at_least(position, own, *cp));
        found.map_or(0, |(_, pawns)| pawns)
    };
    position.legal_moves().into_iter().filter(takes).map(best).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::written;

    #[test]
    fn what_hangs_at_the_end_of_a_line_is_counted() {
        // The queen is taken by a rook that is taken back.
        let (start, line) = written("3rk3/8/8/8/8/8/4K3/3Q3R b - - 0 1", "Rxd1");
        let at_the_end = Settled::at_the_end(&start, &line, Color::Black);
        assert_eq!((at_the_end.least, at_the_end.most), (-5, -4));
        assert_eq!(balance(&start.after(line[0]), Color::Black), 0);
        let (start, line) = written("3rk3/8/8/8/8/8/3K4/7R w - - 0 1", "Ke2 Rd7");
        let at_the_end = Settled::at_the_end(&start, &line, Color::White);
        assert_eq!((at_the_end.least, at_the_end.most), (0, 0));
    }

    #[test]
    fn mate_is_more_than_all_material() {
        let (start, line) = written("6k1/5ppp/8/8/8/8/qq3PPP/3R2K1 w - - 0 1", "Rd8#");
        assert_eq!(resolved(&start.after(line[0]), Color::White), MATE_PAWNS);
    }

    #[test]
    fn a_line_is_cut_where_a_piece_has_been_won_for_good() {
        let (start, line) = written("4k3/8/8/3n4/8/8/3Q4/3RK3 w - - 0 1", "Qxd5 Ke7 Qd7+");
        let cut = |ahead, longest| {
            up_to_the_gain(&start, &line, (Color::White, ahead), longest).map(<[Move]>::len)
        };
        assert_eq!((cut(14, 4), cut(14, 0), cut(15, 4)), (Some(1), None, None));
        // What is given back later has not been won.
        let (start, line) = written("4k3/8/2r5/3n4/8/8/3R4/3QK3 w - - 0 1", "Rxd5 Rc1 Ke2 Rxd1");
        assert_eq!(up_to_the_gain(&start, &line, (Color::White, 12), 4), None);
    }
}
