//! Castling, twice: by the letter of FIDE 3.8.2 where king and rooks stand as in orthodox chess,
//! and by Guidelines II.3 (Chess960) anywhere else. A test holds the two beside each other.
//!
//! That the castled king may not stand in check is asked again, with all other moves, in
//! [`super::legal`].

use super::act::Act;
use super::attack::attacked_by;
use super::position::{Position, Wing};
use super::words::{Cell, Kind, Man, Side};

/// The castling moves that nothing prevents at the moment.
#[must_use]
pub fn castlings(position: &Position) -> Vec<Act> {
    Wing::BOTH.into_iter().filter_map(|wing| castling(position, wing)).collect()
}

fn castling(position: &Position, wing: Wing) -> Option<Act> {
    let (king, rook) = king_and_rook(position, wing)?;
    let allowed = if is_orthodox(king, rook, wing) {
        by_article_3_8_2(position, king, rook)
    } else {
        by_guidelines_ii_3(position, king, rook, wing)
    };
    allowed.then_some(Act::Castle { king, rook, wing })
}

/// FIDE 3.8.2.1: the king and the rook with which the right to castle has not been lost.
fn king_and_rook(position: &Position, wing: Wing) -> Option<(Cell, Cell)> {
    let side = position.turn;
    let rook = Cell::new(position.rights.rook_file(side, wing)?, side.first_rank());
    let king = position.board.king_of(side)?;
    let both_there =
        king.rank == rook.rank && position.board.at(rook) == Some(Man { side, kind: Kind::Rook });
    both_there.then_some((king, rook))
}

const fn is_orthodox(king: Cell, rook: Cell, wing: Wing) -> bool {
    let corner = match wing {
        Wing::C => 0,
        Wing::G => 7,
    };
    king.file == 4 && rook.file == corner
}

/// FIDE 3.8.2.2: nothing stands between king and rook; the king's square, the one it crosses and
/// the one it arrives on are not attacked.
pub(super) fn by_article_3_8_2(position: &Position, king: Cell, rook: Cell) -> bool {
    let towards = (rook.file - king.file).signum();
    let between_is_empty = strictly_between(king.file, rook.file)
        .all(|file| position.board.at(Cell::new(file, king.rank)).is_none());
    let safe = [0, 1, 2].into_iter().all(|steps| {
        let cell = Cell::new(king.file + steps * towards, king.rank);
        !attacked_by(&position.board, cell, position.turn.opponent())
    });
    between_is_empty && safe
}

/// Guidelines II.3.2.7: all squares from the king's to its arrival and from the rook's to its
/// arrival are empty but for these two; FIDE 3.8.2.2 for the squares of the king.
pub(super) fn by_guidelines_ii_3(position: &Position, king: Cell, rook: Cell, wing: Wing) -> bool {
    let side: Side = position.turn;
    let vacant = |file: i8| {
        let cell = Cell::new(file, king.rank);
        cell == king || cell == rook || position.board.at(cell).is_none()
    };
    let safe =
        |file: i8| !attacked_by(&position.board, Cell::new(file, king.rank), side.opponent());
    from_to(king.file, wing.king_file()).all(vacant)
        && from_to(rook.file, wing.rook_file()).all(vacant)
        && from_to(king.file, wing.king_file()).all(safe)
}

fn from_to(one: i8, other: i8) -> impl Iterator<Item = i8> {
    one.min(other)..=one.max(other)
}

fn strictly_between(one: i8, other: i8) -> impl Iterator<Item = i8> {
    one.min(other) + 1..one.max(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;
    use crate::set_ups::{self, Theme};

    /// The Guidelines say that orthodox castling is a case of theirs: in an orthodox placement
    /// both readings give the same answer, once nothing may be left in check.
    #[test]
    fn both_readings_agree_on_orthodox_placements() {
        let mut rng = Rng::seeded(382);
        let (mut allowed, mut refused) = (0, 0);
        for _ in 0..2_000 {
            let position = set_ups::draw(Theme::Castling, &mut rng);
            for wing in Wing::BOTH {
                let Some((king, rook)) = king_and_rook(&position, wing) else { continue };
                let by_article = by_article_3_8_2(&position, king, rook);
                let by_guidelines = by_guidelines_ii_3(&position, king, rook, wing);
                assert_eq!(by_article, by_guidelines, "{position:?}");
                if by_article {
                    allowed += 1;
                } else {
                    refused += 1;
                }
            }
        }
        assert!(allowed > 100 && refused > 100, "{allowed} allowed, {refused} refused");
    }
}
