//! How hard a puzzle is, roughly, before anybody has tried it.
//!
//! A sum of weights, fitted by least squares on 1,600 public puzzles rated 400 to 1,599 by their
//! solvers; on 400 others it is off by 250 points (root mean square), where always saying the
//! average is off by 276. What people make of it later is worth more.

use crate::theme::{Solution, Theme};

/// The easiest and the hardest that is said.
const LIMITS: (f64, f64) = (400.0, 2_400.0);

/// The weights, in rating points.
mod weight {
    pub(super) const ANY: f64 = 882.0;
    pub(super) const PER_MOVE: f64 = 86.0;
    pub(super) const PER_LEGAL_MOVE: f64 = 5.5;
    pub(super) const BEGINS_WITH_CHECK: f64 = -83.0;
    pub(super) const BEGINS_QUIETLY: f64 = 16.0;
    pub(super) const MATE: f64 = -62.0;
    pub(super) const SACRIFICE: f64 = 154.0;
    pub(super) const DEFLECTION: f64 = 79.0;
    pub(super) const PROMOTION: f64 = -129.0;
    pub(super) const BACK_RANK_MATE: f64 = -159.0;
    pub(super) const FORK: f64 = -172.0;
}

/// An estimate in rating points.
#[must_use]
pub fn estimated_rating(solution: &Solution) -> u32 {
    let start = solution.start();
    let first = solution.moves()[0];
    let begins_with_check = start.after(first).is_check();
    let begins_quietly =
        !begins_with_check && !start.is_capture(first) && first.promotion().is_none();
    let moves = solution.moves().len().div_ceil(2) as f64;
    let mut rating = weight::ANY
        + weight::PER_MOVE * moves
        + weight::PER_LEGAL_MOVE * start.legal_moves().len() as f64;
    if begins_with_check {
        rating += weight::BEGINS_WITH_CHECK;
    }
    if begins_quietly {
        rating += weight::BEGINS_QUIETLY;
    }
    rating += Theme::of(solution).into_iter().map(of_theme).sum::<f64>();
    rating.clamp(LIMITS.0, LIMITS.1).round() as u32
}

const fn of_theme(theme: Theme) -> f64 {
    match theme {
        Theme::MateIn(_) => weight::MATE,
        Theme::Sacrifice => weight::SACRIFICE,
        Theme::Deflection => weight::DEFLECTION,
        Theme::Promotion => weight::PROMOTION,
        Theme::BackRankMate => weight::BACK_RANK_MATE,
        Theme::Fork => weight::FORK,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::{fen, uci_move};
    use rokade_rules::position::CastlingMode;

    #[test]
    fn a_mate_on_the_back_rank_is_easier_than_a_quiet_line() {
        let rating = |text, line: &str| {
            let start = fen::read(text, CastlingMode::Standard).unwrap();
            let mut position = start;
            let moves = line.split(' ').map(|text| {
                let chess_move = uci_move::read(text, &position).unwrap();
                position = position.after(chess_move);
                chess_move
            });
            estimated_rating(&Solution::new(start, moves.collect()).unwrap())
        };
        let easy = rating("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8");
        // 882 + 86 + 15 × 5.5 − 83 − 62 − 159.
        assert_eq!(easy, 747);
        assert!(rating("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "e1e2 g8f8 e2e3") > easy);
    }
}
