//! Dead positions, and whether a side can still checkmate.
//!
//! Law: FIDE 5.2.2; and 1.5, 5.1.2, 6.9, 7.5.5 for one side.
//!
//! This is the one port through which the rest of the house asks. The answer
//! is *yes* only with a line of legal moves that ends in mate, *no* only with a
//! reason that can be checked again, and *undecided* only when the budget,
//! a number of positions, ran out; what is undecided counts as alive. The
//! layers, cheapest first, each with its proof and cost in its own file:
//! material, the forced line, the guided search for a helpmate, the wall with a
//! quick and a longer look, the outline, the search, which is both the search for the
//! helpmates that are harder to find and the exhaustive closure, and for what is
//! very long the planned search. Who is asked
//! about is White for all but the first two; for Black the board is turned over.
//!
//! Idea: M. Ambrona, *A Practical Algorithm for Chess Unwinnability*, 2022.

mod corner;
mod course;
mod fitting;
mod forced;
mod guided;
mod judgement;
mod lifeline;
mod material;
mod novelty;
mod outline;
mod plain;
mod plan;
mod planned;
mod reach;
mod search;
mod wall;

use crate::board::{Color, Role};
use crate::movement::Move;
use crate::position::Position;
use alloc::vec::Vec;
pub use forced::{Dead, ForcedLine};
use guided::Guided;
pub use lifeline::Lifeline;
pub use material::Lack;
pub use outline::{Frame, Outline, Roamer};
pub use plain::PLAIN_BUDGET;
pub use reach::Reach;
pub use search::Closure;
use search::{Found, Helpmates};
pub use wall::Wall;

/// How many positions are searched unless the caller says otherwise.
pub const DEFAULT_BUDGET: u32 = 250_000;

/// How many positions the guided search looks at before the wall is tried: in
/// games there is hardly ever a wall, and a mate is found as fast.
const BEFORE_THE_WALL: usize = 96;

/// How many positions the search holds before an outline is tried: where a mate
/// is near, that would take longer.
const BEFORE_THE_OUTLINE: u32 = 1_000;

/// The planned search has this part of the budget, one of so many; each position
/// of it costs a hundred times as much as one of the search.
const PARTS_PER_PLAN: u32 = 12;

/// With fewer pawns on the board the kings go everywhere.
const PAWNS_OF_AN_OUTLINE: usize = 3;

/// Whether a side can still checkmate by some series of legal moves, its
/// opponent helping.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mating {
    /// It can: this line of legal moves ends in its mating the opponent.
    Winnable {
        /// The moves; none if the mate is on the board.
        helpmate: Vec<Move>,
    },
    /// No series of legal moves ends in its mating the opponent.
    Unwinnable {
        /// Why.
        reason: Reason,
    },
    /// The budget ran out.
    Undecided {
        /// How many positions were searched.
        searched: u32,
    },
}

/// Why a side can never mate.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The material excludes it.
    Material(Lack),
    /// The only legal moves lead to where no mate is possible.
    Forced(ForcedLine),
    /// The pieces are walled off: none ever leaves its set of squares.
    Wall(Wall),
    /// The kings and pawns get to few places, and no mate fits in any of them.
    Outline(Outline),
    /// Every position that can be reached was looked at.
    Closure(Closure),
}

/// Which layer gave an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Layer {
    /// By what stands on the board.
    Material,
    /// By following the only legal moves.
    Forced,
    /// A helpmate, by the guided search.
    Guided,
    /// By what each piece could ever reach.
    Wall,
    /// A helpmate, by the search.
    Search,
    /// By where the kings and pawns could stand, and everything else by then.
    Outline,
    /// By the search that has been everywhere.
    Closure,
    /// A helpmate, by the planned search.
    Planned,
    /// None: the budget ran out.
    None,
}

impl Mating {
    /// Whether it has been proved that the side can never mate.
    #[must_use]
    pub const fn is_impossible(&self) -> bool {
        matches!(self, Mating::Unwinnable { .. })
    }
}

/// Whether `color` can still checkmate. Law: FIDE 5.2.2, 6.9.
///
/// ```
/// use rokade_rules::ending::dead_position::{Mating, can_checkmate};
/// use rokade_rules::{Color, Position};
/// let answer = can_checkmate(&Position::initial(), Color::White);
/// let Mating::Winnable { helpmate } = answer else { panic!("{answer:?}") };
/// let end = helpmate.into_iter().try_fold(Position::initial(), Position::play);
/// assert!(end.is_ok_and(|end| end.is_checkmate()));
/// ```
#[must_use]
pub fn can_checkmate(position: &Position, color: Color) -> Mating {
    can_checkmate_within(position, color, DEFAULT_BUDGET)
}

/// Whether `color` can still checkmate, searching at most about `budget`
/// positions: the last one searched is still followed to all its moves.
#[must_use]
pub fn can_checkmate_within(position: &Position, color: Color, budget: u32) -> Mating {
    decided(position, color, budget).0
}

/// The same, with the layer that gave the answer.
#[must_use]
pub fn decided(position: &Position, color: Color, budget: u32) -> (Mating, Layer) {
    let never = |reason| Mating::Unwinnable { reason };
    if let Some(lack) = material::lack(position.board(), color) {
        return (never(Reason::Material(lack)), Layer::Material);
    }
    if let Some(line) = forced::line(position, color) {
        return (never(Reason::Forced(line)), Layer::Forced);
    }
    let (found, layer) = found_for_white(&seen_by(position, color), budget);
    let found = if color == Color::Black { found.mirrored() } else { found };
    match found {
        Found::Mate(helpmate) if replays(position, &helpmate, color) => {
            (Mating::Winnable { helpmate }, layer)
        }
        // A line that does not replay would be a fault of ours: no answer.
        Found::Mate(_) => (Mating::Undecided { searched: 0 }, Layer::None),
        Found::Wall(wall) => (never(Reason::Wall(wall)), layer),
        Found::Outline(outline) => (never(Reason::Outline(outline)), layer),
        Found::Nothing(closure) => (never(Reason::Closure(closure)), layer),
        Found::Spent { searched } => (Mating::Undecided { searched }, layer),
    }
}

/// The searches and walls, in which it is always White who mates, so that
/// mirrored positions get mirrored answers.
fn found_for_white(position: &Position, budget: u32) -> (Found, Layer) {
    let mut guided = Guided::from(position);
    if let Some(line) = guided.helpmate(BEFORE_THE_WALL.min(budget as usize)) {
        return (Found::Mate(line), Layer::Guided);
    }
    if let Some(wall) = wall::of(position) {
        return (Found::Wall(wall), Layer::Wall);
    }
    if let Some(line) = guided.helpmate(budget as usize) {
        return (Found::Mate(line), Layer::Guided);
    }
    if let Some(wall) = wall::of_fitting(position) {
        return (Found::Wall(wall), Layer::Wall);
    }
    search_to_the_end(position, budget)
}

/// What is left when neither a quick line nor a wall was found: the search,
/// between its beginning and its end the outline, and after it the planned search.
fn search_to_the_end(position: &Position, budget: u32) -> (Found, Layer) {
    let mut search = Helpmates::from(position, budget);
    match search.search(BEFORE_THE_OUTLINE.min(budget)) {
        Found::Spent { .. } => {}
        found => return by_search(found),
    }
    let pawns = position.board().role(Role::Pawn).len();
    let outline = if pawns < PAWNS_OF_AN_OUTLINE { None } else { outline::of(position) };
    if let Some(outline) = outline {
        return (Found::Outline(outline), Layer::Outline);
    }
    let planned = budget / PARTS_PER_PLAN;
    let searched = match search.search(budget - planned) {
        Found::Spent { searched } => searched,
        found => return by_search(found),
    };
    match planned::helpmate(position, planned as usize) {
        Some(line) => (Found::Mate(line), Layer::Planned),
        None => (Found::Spent { searched: searched + planned }, Layer::None),
    }
}

/// A search that has ended, with its layer.
fn by_search(found: Found) -> (Found, Layer) {
    let layer = match found {
        Found::Mate(_) => Layer::Search,
        _ => Layer::Closure,
    };
    (found, layer)
}

/// The position with White as the side asked about.
fn seen_by(position: &Position, color: Color) -> Position {
    match color {
        Color::White => *position,
        Color::Black => position.mirrored(),
    }
}

/// Whether a line is legal, move by move, and ends in a mate by `color`.
fn replays(position: &Position, line: &[Move], color: Color) -> bool {
    let end = line.iter().try_fold(*position, |position, &next| position.play(next));
    end.is_ok_and(|end| end.turn() != color && end.is_checkmate())
}
