//! Who won, and why the game ended.

use crate::board::Color;
use crate::position::Position;
use core::fmt;

/// Who won. Law: FIDE 10.1 gives the points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One side won.
    Win(Color),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// The side that won, if one did.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win(color) => Some(color),
            Outcome::Draw => None,
        }
    }
}

/// Written as in PGN: `1-0`, `0-1` or `1/2-1/2`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Win(Color::White) => "1-0",
            Outcome::Win(Color::Black) => "0-1",
            Outcome::Draw => "1/2-1/2",
        })
    }
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// The side to move is in check and has no legal move. Law: FIDE 5.1.1.
    Checkmate,
    /// The side to move is not in check and has no legal move. Law: FIDE 5.2.1.
    Stalemate,
}

impl Termination {
    /// The article by which the game ended.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Termination::Checkmate => "5.1.1",
            Termination::Stalemate => "5.2.1",
        }
    }
}

/// How things stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The game goes on.
    Ongoing,
    /// The game is over.
    Ended {
        /// Who won.
        outcome: Outcome,
        /// Why.
        termination: Termination,
    },
}

impl Position {
    /// How things stand by the position alone: mate and stalemate end the game
    /// at once. What depends on earlier moves or on what was said is not seen
    /// here. Law: FIDE 5.1.1, 5.2.1.
    ///
    /// ```
    /// use rokade_rules::ending::Verdict;
    /// use rokade_rules::Position;
    /// assert_eq!(Position::initial().verdict(), Verdict::Ongoing);
    /// ```
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        if self.has_legal_move() {
            Verdict::Ongoing
        } else if self.is_check() {
            let outcome = Outcome::Win(!self.turn());
            Verdict::Ended { outcome, termination: Termination::Checkmate }
        } else {
            Verdict::Ended { outcome: Outcome::Draw, termination: Termination::Stalemate }
        }
    }
}
