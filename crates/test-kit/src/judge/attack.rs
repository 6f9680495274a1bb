//! Which man attacks which square (FIDE 3.1.2, 3.1.3, 3.2–3.6, 3.7.3, 3.8.1), as a relation
//! between two cells of a board.
//!
//! The question "does the man here attack the square there" is answered straight from the
//! wording of each article; nothing is precomputed. What men may *do* is in [`super::steps`].

use super::words::{Board, Cell, Kind, Side};

/// Whether the man on `from` attacks `to`, whatever stands on `to` (FIDE 3.1.2), even if it could
/// not go there because of its own king (FIDE 3.1.3). An empty cell attacks nothing.
#[must_use]
pub fn attacks(board: &Board, from: Cell, to: Cell) -> bool {
    let Some(man) = board.at(from) else { return false };
    let files = to.file - from.file;
    let ranks = to.rank - from.rank;
    match man.kind {
        // FIDE 3.7.3: diagonally in front of it, on an adjacent file.
        Kind::Pawn => files.abs() == 1 && ranks == man.side.forward(),
        // FIDE 3.6: the nearest squares that are not on its rank, file or diagonal.
        Kind::Knight => files * files + ranks * ranks == 5,
        // FIDE 3.2.
        Kind::Bishop => on_diagonal(files, ranks) && nothing_between(board, from, to),
        // FIDE 3.3.
        Kind::Rook => on_line(files, ranks) && nothing_between(board, from, to),
        // FIDE 3.4.
        Kind::Queen => {
            (on_diagonal(files, ranks) || on_line(files, ranks)) && nothing_between(board, from, to)
        }
        // FIDE 3.8.1: an adjoining square.
        Kind::King => files.abs().max(ranks.abs()) == 1,
    }
}

/// Whether any man of `side` attacks the cell.
#[must_use]
pub fn attacked_by(board: &Board, cell: Cell, side: Side) -> bool {
    attackers(board, cell, side).next().is_some()
}

/// The cells of the men of `side` that attack the cell.
pub fn attackers(board: &Board, cell: Cell, side: Side) -> impl Iterator<Item = Cell> + '_ {
    board
        .men()
        .filter(move |&(from, man)| man.side == side && attacks(board, from, cell))
        .map(|(from, _)| from)
}

/// Whether the king of `side` is in check (FIDE 3.9.1). A side without a king never is.
#[must_use]
pub fn in_check(board: &Board, side: Side) -> bool {
    board.king_of(side).is_some_and(|king| attacked_by(board, king, side.opponent()))
}

const fn on_diagonal(files: i8, ranks: i8) -> bool {
    files != 0 && files.abs() == ranks.abs()
}

const fn on_line(files: i8, ranks: i8) -> bool {
    (files == 0) != (ranks == 0)
}

/// FIDE 3.5: a line-moving piece does not pass over another. Both cells must be on one line.
fn nothing_between(board: &Board, from: Cell, to: Cell) -> bool {
    let (file_step, rank_step) = ((to.file - from.file).signum(), (to.rank - from.rank).signum());
    let mut cell = Cell::new(from.file + file_step, from.rank + rank_step);
    while cell != to {
        if board.at(cell).is_some() {
            return false;
        }
        cell = Cell::new(cell.file + file_step, cell.rank + rank_step);
    }
    true
}
