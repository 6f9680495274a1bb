//! The phase of a game.
//!
//! Idea: the game divider of lichess-org/scalachess (`Divider.scala`): the number of pieces that
//! are neither pawns nor kings tells when the middlegame has begun and when it is over.

use rokade_rules::{Color, Position, Role, SquareSet};

/// Where in a game a position is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Pieces are being developed.
    Opening,
    /// They are in play.
    Middlegame,
    /// Few are left.
    Endgame,
}

/// With so many pieces or fewer the opening is over.
const MIDDLEGAME_PIECES: usize = 10;
/// With so many pieces or fewer the middlegame is over.
const ENDGAME_PIECES: usize = 6;
/// A back rank with fewer men than this has been left.
const FULL_BACK_RANK: usize = 4;

impl Phase {
    /// The phase of each position of a game; a phase that is over does not come back.
    #[must_use]
    pub fn of_game(positions: &[Position]) -> Vec<Phase> {
        positions
            .iter()
            .scan(Phase::Opening, |latest, position| {
                *latest = (*latest).max(Phase::of(position));
                Some(*latest)
            })
            .collect()
    }

    fn of(position: &Position) -> Phase {
        let board = position.board();
        let pieces = board.occupied() - board.role(Role::Pawn) - board.role(Role::King);
        if pieces.len() <= ENDGAME_PIECES {
            Phase::Endgame
        } else if pieces.len() <= MIDDLEGAME_PIECES || has_left_its_back_rank(position) {
            Phase::Middlegame
        } else {
            Phase::Opening
        }
    }

    /// The word for it where programs read it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Phase::Opening => "opening",
            Phase::Middlegame => "middlegame",
            Phase::Endgame => "endgame",
        }
    }
}

fn has_left_its_back_rank(position: &Position) -> bool {
    Color::ALL.into_iter().any(|color| {
        (position.board().color(color) & SquareSet::back_rank(color)).len() < FULL_BACK_RANK
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::fen;
    use rokade_rules::position::CastlingMode;

    #[test]
    fn a_phase_that_is_over_does_not_come_back() {
        let positions = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r4rk1/ppp2ppp/2nqbn2/8/8/2NQBN2/PPP2PPP/R4RK1 w - - 0 12",
            "8/3q1pk1/6p1/8/8/6P1/3Q1PK1/8 w - - 0 40",
            "r4rk1/ppp2ppp/2nqbn2/8/8/2NQBN2/PPP2PPP/R4RK1 w - - 0 60",
        ]
        .map(|text| fen::read(text, CastlingMode::Standard).unwrap());
        let phases = [Phase::Opening, Phase::Middlegame, Phase::Endgame, Phase::Endgame];
        assert_eq!(Phase::of_game(&positions), phases);
    }
}
