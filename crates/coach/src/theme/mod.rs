//! Themes: what a combination is made of, named only when it is proved on the board.
//!
//! A [`Solution`] is a line in which one side, the solver, moves first and last. Each theme is a
//! question about its positions; no engine is asked. What makes a fork, a pin or a skewer is
//! written at the head of each file.
//!
//! Idea: the tagger of ornicar/lichess-puzzler, by whose tags people know these words.

mod capture;
mod defender;
mod discovery;
mod fork;
mod line_of_sight;
mod mating_pattern;
pub mod motif;
pub mod one_move;
mod pawn;
mod pin;
pub(crate) mod sight;
mod skewer;
mod solution;
mod trapped;

#[cfg(test)]
pub(crate) use solution::written;
pub use solution::{Solution, SolutionError};

/// A question about a line.
type Proof = fn(&Solution) -> bool;

/// What a combination is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// The solver mates in so many of its moves.
    MateIn(u32),
    /// The king dies on its back rank behind its own men.
    BackRankMate,
    /// A knight mates a king that its own men shut in.
    SmotheredMate,
    /// One piece attacks two or more.
    Fork,
    /// A piece may not move because of what stands behind it.
    Pin,
    /// A piece that moves out of an attack leaves another to it.
    Skewer,
    /// A piece moves out of the way of another's attack.
    DiscoveredAttack,
    /// The same, and the attack is on the king.
    DiscoveredCheck,
    /// Two pieces give check at once.
    DoubleCheck,
    /// A defender is made to leave what it defends.
    Deflection,
    /// A piece has nowhere safe to go.
    TrappedPiece,
    /// An undefended piece is taken.
    HangingPiece,
    /// Material is given up on the way.
    Sacrifice,
    /// A pawn becomes a piece.
    Promotion,
    /// A pawn becomes something else than a queen.
    Underpromotion,
}

impl Theme {
    /// Every theme that a line has, in the order of the list.
    #[must_use]
    pub fn of(solution: &Solution) -> Vec<Theme> {
        let proofs: [(Theme, Proof); 14] = [
            (Theme::BackRankMate, mating_pattern::is_back_rank_mate),
            (Theme::SmotheredMate, mating_pattern::is_smothered_mate),
            (Theme::Fork, fork::is_fork),
            (Theme::Pin, pin::is_pin),
            (Theme::Skewer, skewer::is_skewer),
            (Theme::DiscoveredAttack, discovery::is_discovered_attack),
            (Theme::DiscoveredCheck, discovery::is_discovered_check),
            (Theme::DoubleCheck, discovery::is_double_check),
            (Theme::Deflection, capture::is_deflection),
            (Theme::TrappedPiece, trapped::is_trapped_piece),
            (Theme::HangingPiece, capture::is_hanging_piece),
            (Theme::Sacrifice, capture::is_sacrifice),
            (Theme::Promotion, pawn::is_promotion),
            (Theme::Underpromotion, pawn::is_underpromotion),
        ];
        let mate = mating_pattern::mate_in(solution).map(Theme::MateIn);
        let proved = proofs.into_iter().filter(|(_, proof)| proof(solution));
        mate.into_iter().chain(proved.map(|(theme, _)| theme)).collect()
    }

    /// The name that the public database of puzzles gives it.
    #[must_use]
    pub fn tag(self) -> String {
        match self {
            Theme::MateIn(moves) => return format!("mateIn{moves}"),
            Theme::BackRankMate => "backRankMate",
            Theme::SmotheredMate => "smotheredMate",
            Theme::Fork => "fork",
            Theme::Pin => "pin",
            Theme::Skewer => "skewer",
            Theme::DiscoveredAttack => "discoveredAttack",
            Theme::DiscoveredCheck => "discoveredCheck",
            Theme::DoubleCheck => "doubleCheck",
            Theme::Deflection => "deflection",
            Theme::TrappedPiece => "trappedPiece",
            Theme::HangingPiece => "hangingPiece",
            Theme::Sacrifice => "sacrifice",
            Theme::Promotion => "promotion",
            Theme::Underpromotion => "underPromotion",
        }
        .to_owned()
    }
}
