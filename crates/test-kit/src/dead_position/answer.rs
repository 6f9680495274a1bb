//! One answer of the prover, checked by what checks its kind.

use super::{Closed, closure, is_forced, is_lacking, outline_fault, replays_to_mate, wall_fault};
use crate::bridge::{judged, side};
use rokade_rules::ending::dead_position::{Mating, Reason};
use rokade_rules::{Color, Position};

/// How many positions within an outline are tried.
const DRAWN: usize = 1_000;

/// What became of checking an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rechecked {
    /// It holds.
    Holds,
    /// It has more positions than were counted again.
    TooLong,
    /// It does not hold, for this reason.
    Wrong(String),
}

/// Checks an answer again, counting at most `limit` positions of a closure.
#[must_use]
pub fn recheck(position: &Position, color: Color, answer: &Mating, limit: usize) -> Rechecked {
    let holds = match answer {
        Mating::Undecided { searched } => return wrong(&format!("undecided after {searched}")),
        Mating::Winnable { helpmate } => replays_to_mate(position, helpmate, color),
        Mating::Unwinnable { reason: Reason::Material(lack) } => {
            is_lacking(&judged(position).board, side(color), *lack)
        }
        Mating::Unwinnable { reason: Reason::Forced(line) } => is_forced(position, line, color),
        Mating::Unwinnable { reason: Reason::Wall(wall) } => {
            return wall_fault(position, wall, color).map_or(Rechecked::Holds, Rechecked::Wrong);
        }
        Mating::Unwinnable { reason: Reason::Outline(outline) } => {
            let fault = outline_fault(position, outline, color, DRAWN);
            return fault.map_or(Rechecked::Holds, Rechecked::Wrong);
        }
        Mating::Unwinnable { reason: Reason::Closure(found) } => {
            return match closure(position, color, limit) {
                Closed::Mate => wrong("a mate is in the closure"),
                Closed::Never(positions) if positions < found.positions as usize => {
                    wrong(&format!("only {positions} positions, not {}", found.positions))
                }
                Closed::Never(_) => Rechecked::Holds,
                Closed::TooMany => Rechecked::TooLong,
            };
        }
    };
    if holds { Rechecked::Holds } else { wrong("it does not hold") }
}

fn wrong(why: &str) -> Rechecked {
    Rechecked::Wrong(why.to_owned())
}
