//! From the engine's hundredths of a pawn to those that the published curve means.
//!
//! Winning chances were fitted to Stockfish's evaluations ([`crate::chances`]), and our engine's are
//! on another scale: with many pieces on the board it says less, and where a game is as good as won it
//! says more. So what the engine says is brought to that scale before chances are read from it; the
//! order of two evaluations of the same position never changes.
//!
//! Source of the numbers: 31 games of people rated 800 to 2300, every position after the third move,
//! our engine at 40,000 nodes beside Stockfish 15.1 at 5,000 (`docs/coach.md`). The mean difference in
//! winning chances fell from 3.6 to 2.9 percent points. Forced mates are left as they are.

use rokade_rules::{Position, Role};

/// What pieces count for how full a board is; kings and pawns are always there.
const FULLNESS: [(Role, i32); 4] =
    [(Role::Knight, 3), (Role::Bishop, 3), (Role::Rook, 5), (Role::Queen, 9)];

/// How full the board is at the beginning of a game.
const FULL: i32 = 62;

/// With so much on the board or less, the scale is that of endgames.
const SPARSE: i32 = 30;

/// How much larger evaluations become, in percent, on a sparse board and on a full one.
const LARGER_PERCENT: (i32, i32) = (112, 138);

/// Where large evaluations are drawn together: what becomes of how much.
const DRAWN_TOGETHER: [(i32, i32); 5] =
    [(0, 0), (400, 400), (600, 490), (1_000, 640), (4_000, 1_450)];

/// An evaluation of the engine on the published scale, in hundredths of a pawn.
pub(crate) fn on_the_published_scale(position: &Position, centipawns: i32) -> i32 {
    let (sparse, full) = LARGER_PERCENT;
    let above = (fullness(position) - SPARSE).clamp(0, FULL - SPARSE);
    let percent = sparse + (full - sparse) * above / (FULL - SPARSE);
    let larger = i64::from(centipawns.abs()) * i64::from(percent) / 100;
    centipawns.signum() * drawn_together(i32::try_from(larger).unwrap_or(i32::MAX))
}

fn fullness(position: &Position) -> i32 {
    let count = |role| i32::try_from(position.board().role(role).len()).unwrap_or(0);
    FULLNESS.into_iter().map(|(role, counts)| counts * count(role)).sum()
}

/// Straight lines between what is in the table; nothing becomes more than its last line says.
fn drawn_together(centipawns: i32) -> i32 {
    let line = DRAWN_TOGETHER.windows(2).find(|pair| centipawns <= pair[1].0);
    let Some(&[(from, low), (to, high)]) = line else {
        return DRAWN_TOGETHER[DRAWN_TOGETHER.len() - 1].1;
    };
    low + (centipawns - from) * (high - low) / (to - from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::fen;
    use rokade_rules::position::CastlingMode;

    #[test]
    fn many_pieces_say_less_than_few_and_won_games_are_drawn_together() {
        let full = Position::initial();
        let sparse =
            fen::read("8/5pk1/8/8/8/8/5PK1/4R3 w - - 0 1", CastlingMode::Standard).unwrap();
        for (position, said, meant) in [
            (&full, 100, 138),
            (&full, -100, -138),
            (&sparse, 100, 112),
            (&full, 0, 0),
            (&sparse, 1_000, 672),
            (&sparse, 20_000, 1_450),
        ] {
            assert_eq!(on_the_published_scale(position, said), meant, "{said}");
        }
    }

    #[test]
    fn what_is_more_stays_more() {
        let position = Position::initial();
        let meant: Vec<i32> =
            (-3_000..3_000).map(|said| on_the_published_scale(&position, said)).collect();
        assert!(meant.is_sorted());
    }
}
