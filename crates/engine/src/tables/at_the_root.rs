//! Which moves to think about when the tables know the position on the board.
//!
//! A search that meets known positions everywhere sees no difference between
//! the ways to win. The tables do: a winning side must come nearer to a capture
//! or a pawn move with each move, a losing side must put it off.

use super::{EndgameTables, TableMove, TableVerdict};
use rokade_rules::{Move, Position};

/// The moves that keep what the position is worth and make headway; nothing if
/// the tables do not know it, or there is no choice to make.
pub(crate) fn root_choice(
    tables: &dyn EndgameTables,
    position: &Position,
    only: &[Move],
) -> Option<Vec<Move>> {
    if position.board().occupied().len() > tables.most_men() {
        return None;
    }
    let mut known = tables.moves(position)?;
    if !only.is_empty() {
        known.retain(|known| only.contains(&known.chess_move));
    }
    let best = known.iter().map(|known| known.verdict).max()?;
    known.retain(|known| known.verdict == best);
    let goal = known.iter().map(|known| urgency(*known)).min()?;
    let chosen = known.iter().filter(|known| urgency(**known) == goal);
    Some(chosen.map(|known| known.chess_move).collect())
}

/// The smaller, the better among moves with the same verdict.
fn urgency(known: TableMove) -> i64 {
    let plies = i64::from(known.plies_to_zeroing);
    match known.verdict {
        TableVerdict::Win | TableVerdict::LateWin => plies,
        TableVerdict::Draw => 0,
        TableVerdict::Loss | TableVerdict::LateLoss => -plies,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Knows every position of the game: the moves are good in the order of
    /// their names, by turns won and drawn.
    #[derive(Debug)]
    struct Oracle(TableVerdict);

    impl EndgameTables for Oracle {
        fn most_men(&self) -> usize {
            32
        }

        fn verdict(&self, _: &Position) -> Option<TableVerdict> {
            Some(self.0)
        }

        fn moves(&self, position: &Position) -> Option<Vec<TableMove>> {
            let moves = position.legal_moves();
            let known = |(at, &chess_move)| TableMove {
                chess_move,
                verdict: if at % 2 == 0 { self.0 } else { TableVerdict::Loss },
                plies_to_zeroing: 10 + at as u32 / 4,
            };
            Some((0_usize..).zip(&moves).map(known).collect())
        }
    }

    #[test]
    fn a_win_makes_headway_a_draw_has_its_choice_and_a_loss_holds_out() {
        let initial = Position::initial();
        let moves = initial.legal_moves();
        let chosen = |verdict| root_choice(&Oracle(verdict), &initial, &[]).unwrap();
        assert_eq!(chosen(TableVerdict::Win), [moves[0], moves[2]]);
        assert_eq!(chosen(TableVerdict::Draw).len(), 10);
        assert_eq!(chosen(TableVerdict::Loss), [moves[16], moves[17], moves[18], moves[19]]);
        let only = [moves[4], moves[5]];
        assert_eq!(root_choice(&Oracle(TableVerdict::Win), &initial, &only), Some(vec![moves[4]]));
    }
}
