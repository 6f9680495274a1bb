//! Whether one move is legal, without listing them all.
//!
//! Who reads moves knows what moves where; asking backwards from the goal which
//! pieces can have been meant leaves one or two to be judged. Law: FIDE 3.1–3.9.

use super::check::attacked;
use super::side::{Side, for_side};
use super::{Position, castling, en_passant};
use crate::board::{Rank, Role, Square, SquareSet};
use crate::movement::{
    Move, between, diagonal_lines, king_attacks, knight_attacks, pawn_attacks, straight_lines,
};

impl Position {
    /// Whether the move is legal here. Law: FIDE 3.10.1.
    #[must_use]
    pub fn is_legal(&self, chess_move: Move) -> bool {
        for_side!(self.turn(), S => self.is_legal_of::<S>(chess_move))
    }

    fn is_legal_of<S: Side>(&self, chess_move: Move) -> bool {
        match chess_move {
            Move::Normal { role, from, to, promotion } => {
                let in_passing = role == Role::Pawn && self.crossed() == Some(to);
                !in_passing
                    && self.promotion_fits(role, to, promotion)
                    && self.origins(role, to, SquareSet::of(from)).contains(from)
            }
            Move::EnPassant { from, to } => {
                self.crossed() == Some(to)
                    && en_passant::capturers::<S>(self, to).contains(from)
                    && en_passant::leaves_king_safe::<S>(self, from, to)
            }
            Move::Castle { king, rook } => {
                let behind = self.board().occupied().without(king);
                king == self.king(S::COLOR)
                    && self.castling().rooks_of(S::COLOR).contains(rook)
                    && castling::is_possible::<S>(
                        self,
                        king,
                        rook,
                        attacked::<S::Other>(self.board(), behind),
                    )
            }
        }
    }

    /// From which of these squares a piece of this kind can legally go to `to`,
    /// castling aside; for a pawn in passing too.
    #[inline]
    pub(crate) fn origins(&self, role: Role, to: Square, among: SquareSet) -> SquareSet {
        for_side!(self.turn(), S => {
            let mut origins = SquareSet::EMPTY;
            for from in self.reaching::<S>(role, to) & among {
                if self.leaves_king_safe::<S>(role, from, to) {
                    origins.insert(from);
                }
            }
            origins
        })
    }

    /// The same with any question of check left aside.
    pub(crate) fn origins_but_for_check(&self, role: Role, to: Square) -> SquareSet {
        for_side!(self.turn(), S => self.reaching::<S>(role, to))
    }

    /// Whether a piece of this kind that arrives there must and does become
    /// another one in this way. Law: FIDE 3.7.3.3.
    pub(crate) fn promotion_fits(&self, role: Role, to: Square, promotion: Option<Role>) -> bool {
        let promotes = role == Role::Pawn && to.rank() == Rank::Eighth.seen_by(self.turn());
        match promotion {
            Some(wanted) => promotes && Role::PROMOTIONS.contains(&wanted),
            None => !promotes,
        }
    }

    /// The own pieces of a kind that reach a square, check left aside.
    #[inline]
    fn reaching<S: Side>(&self, role: Role, to: Square) -> SquareSet {
        let board = self.board();
        if board.color(S::COLOR).contains(to) {
            return SquareSet::EMPTY;
        }
        let own = board.pieces(S::COLOR, role);
        // One or two pieces of a kind stand on a line with the square: looking
        // between is quicker than sliding from it.
        match role {
            Role::Pawn => self.pawns_reaching::<S>(to),
            Role::Knight => own & knight_attacks(to),
            Role::King => own & king_attacks(to),
            Role::Bishop => self.with_a_clear_line(own & diagonal_lines(to), to),
            Role::Rook => self.with_a_clear_line(own & straight_lines(to), to),
            Role::Queen => {
                self.with_a_clear_line(own & (diagonal_lines(to) | straight_lines(to)), to)
            }
        }
    }

    /// Those of the squares, all on a line with `to`, from which nothing
    /// stands in the way.
    #[inline]
    fn with_a_clear_line(&self, squares: SquareSet, to: Square) -> SquareSet {
        let occupied = self.board().occupied();
        let mut clear = squares;
        for from in squares {
            if between(from, to).meets(occupied) {
                clear.remove(from);
            }
        }
        clear
    }

    /// The own pawns that reach a square, check left aside. Law: FIDE 3.7.
    #[inline]
    fn pawns_reaching<S: Side>(&self, to: Square) -> SquareSet {
        let pawns = self.board().pieces(S::COLOR, Role::Pawn);
        let occupied = self.board().occupied();
        if occupied.contains(to) || self.crossed() == Some(to) {
            return pawn_attacks(S::Other::COLOR, to) & pawns;
        }
        let one = to.offset(-S::FORWARD);
        if !occupied.contains(one) && to.rank() == Rank::Fourth.seen_by(S::COLOR) {
            return pawns & SquareSet::of(to.offset(-2 * S::FORWARD));
        }
        // A square before the first rank is one of the last, where no pawn is.
        pawns & SquareSet::of(one)
    }

    /// Whether a move that is otherwise right leaves the own king unattacked.
    /// Law: FIDE 3.9.2.
    #[inline]
    fn leaves_king_safe<S: Side>(&self, role: Role, from: Square, to: Square) -> bool {
        let left = self.board().occupied().without(from);
        match role {
            Role::King => self.is_safe_for_king::<S>(to, left, to),
            Role::Pawn if self.crossed() == Some(to) => {
                en_passant::leaves_king_safe::<S>(self, from, to)
            }
            _ => self.is_safe_for_king::<S>(self.king(S::COLOR), left.with(to), to),
        }
    }

    /// Whether no enemy attacks the own king on this square, with these squares
    /// occupied and whatever enemy stood on `captured` gone. Law: FIDE 3.9.1.
    ///
    /// Most of the time no enemy slider is on a line with the king, and then
    /// there is nothing to look between.
    #[inline]
    fn is_safe_for_king<S: Side>(
        &self,
        king: Square,
        occupied: SquareSet,
        captured: Square,
    ) -> bool {
        let board = self.board();
        let enemy = board.color(S::Other::COLOR).without(captured);
        let leapers = knight_attacks(king) & board.role(Role::Knight)
            | king_attacks(king) & board.role(Role::King)
            | pawn_attacks(S::COLOR, king) & board.role(Role::Pawn);
        if leapers.meets(enemy) {
            return false;
        }
        let queens = board.role(Role::Queen);
        let sliders = straight_lines(king) & (board.role(Role::Rook) | queens)
            | diagonal_lines(king) & (board.role(Role::Bishop) | queens);
        (sliders & enemy).into_iter().all(|slider| between(king, slider).meets(occupied))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::position::CastlingMode;
    use alloc::vec::Vec;

    /// Pins of every kind, checks, double check, castling blocked and open,
    /// captures in passing that are legal, pinned and out of check, promotions.
    const POSITIONS: [&str; 8] = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
        "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        "4k3/8/8/8/4r3/5n2/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/8/8/8/1rR1K1R1 w CG - 0 1",
        "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1",
    ];

    #[test]
    fn a_move_is_legal_just_when_it_is_listed() {
        for text in POSITIONS {
            let position = fen::read(text, CastlingMode::Chess960).unwrap();
            let mut legal =
                every_move().into_iter().filter(|&m| position.is_legal(m)).collect::<Vec<_>>();
            let mut listed = position.legal_moves().to_vec();
            legal.sort();
            listed.sort();
            assert_eq!(legal, listed, "{text}");
        }
    }

    /// Every move that can be written down, sense or nonsense.
    fn every_move() -> Vec<Move> {
        let promotions = Role::ALL.map(Some).into_iter().chain([None]);
        let mut moves = Vec::new();
        for from in Square::ALL {
            for to in Square::ALL {
                moves.push(Move::EnPassant { from, to });
                moves.push(Move::Castle { king: from, rook: to });
                for role in Role::ALL {
                    let normal = |promotion| Move::Normal { role, from, to, promotion };
                    moves.extend(promotions.clone().map(normal));
                }
            }
        }
        moves
    }
}
