//! Pins: a piece that may not leave a line because its king stands behind it.

use rokade_rules::movement::{between, bishop_attacks, rook_attacks};
use rokade_rules::{Color, Position, Role, Square, SquareSet};

/// A piece bound to a line by its king.
pub(super) struct Bound {
    /// Where it stands.
    pub(super) square: Square,
    /// Where it may still go on the line: between its king and the slider, and onto the slider.
    pub(super) line: SquareSet,
}

/// The pieces of a color that are pinned to their king.
pub(super) fn bound(position: &Position, color: Color) -> Vec<Bound> {
    let board = position.board();
    let king = position.king(color);
    let foes = board.color(!color);
    let diagonal = (board.role(Role::Bishop) | board.role(Role::Queen)) & foes;
    let straight = (board.role(Role::Rook) | board.role(Role::Queen)) & foes;
    // As the king would see them were only the opponent's men there.
    let snipers = (bishop_attacks(king, foes) & diagonal) | (rook_attacks(king, foes) & straight);
    snipers
        .into_iter()
        .filter_map(|sniper| {
            let between = between(king, sniper);
            let own = between & board.occupied();
            let square = own.first().filter(|_| own.len() == 1)?;
            Some(Bound { square, line: between.with(sniper) })
        })
        .collect()
}
