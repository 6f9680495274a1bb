//! Whether material is what it is said to be, man by man.
//!
//! That no mate exists with it is proved in words beside the prover, and by the mates that
//! exhaustive counts of small positions do not find.

use crate::judge::{Board, Kind, Side};
use rokade_rules::ending::dead_position::Lack;

/// Whether a side's material lacks what is said.
#[must_use]
pub fn is_lacking(board: &Board, side: Side, lack: Lack) -> bool {
    let of = |wanted: Side| {
        let men = board.men().filter(move |(_, man)| man.side == wanted);
        men.map(|(_, man)| man.kind).filter(|&kind| kind != Kind::King).collect::<Vec<_>>()
    };
    let (own, other) = (of(side), of(side.opponent()));
    let bishops = board.men().filter(|(_, man)| man.kind == Kind::Bishop);
    let shades: Vec<bool> = bishops.map(|(cell, _)| (cell.file + cell.rank) % 2 == 0).collect();
    match lack {
        Lack::BareKing => own.is_empty(),
        Lack::LoneKnight => own == [Kind::Knight] && other.iter().all(|&kind| kind == Kind::Queen),
        Lack::BishopsOfOneShade => {
            own.iter().all(|&kind| kind == Kind::Bishop)
                && other.iter().all(|kind| matches!(kind, Kind::Bishop | Kind::Rook | Kind::Queen))
                && shades.iter().all(|&shade| shade == shades[0])
        }
    }
}
