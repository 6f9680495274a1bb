//! Moves in advance: what a player may put down while the opponent still thinks.
//!
//! Where the opponent will go is not known, so anything stands open that some answer could make
//! legal: each piece goes its way as if the board were empty, also onto an own piece that may be
//! captured by then. Whether it is legal is judged when it is the player's turn (`play`).

use rokade_rules::movement::{
    CastlingSide, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks,
    rook_attacks,
};
use rokade_rules::{Color, Move, Position, Rank, Role, Square, SquareSet};
use rokade_wire::MoveView;

/// Every move that a side may make in advance. A pawn becomes a queen.
pub(super) fn premoves(position: &Position, color: Color) -> Vec<MoveView> {
    let board = position.board();
    let mut moves = Vec::new();
    for role in Role::ALL {
        for from in board.pieces(color, role) {
            for to in reach(role, color, from) {
                let last = matches!(to.rank(), Rank::First | Rank::Eighth);
                let promotion = (role == Role::Pawn && last).then_some(Role::Queen);
                moves.push(Move::Normal { role, from, to, promotion });
            }
        }
    }
    let king = position.king(color);
    let rooks =
        CastlingSide::ALL.into_iter().filter_map(|side| position.castling_rook(color, side));
    moves.extend(rooks.map(|rook| Move::Castle { king, rook }));
    moves.into_iter().map(|chess_move| MoveView::on(board, chess_move)).collect()
}

/// Where a piece could go if nothing stood in its way.
fn reach(role: Role, color: Color, from: Square) -> SquareSet {
    let empty = SquareSet::EMPTY;
    match role {
        Role::King => king_attacks(from),
        Role::Queen => queen_attacks(from, empty),
        Role::Rook => rook_attacks(from, empty),
        Role::Bishop => bishop_attacks(from, empty),
        Role::Knight => knight_attacks(from),
        Role::Pawn => pawn_attacks(color, from) | pushes(color, from),
    }
}

/// One square ahead, and from a pawn's first rank two.
fn pushes(color: Color, from: Square) -> SquareSet {
    let (home, ahead) = match color {
        Color::White => (Rank::Second, 8),
        Color::Black => (Rank::Seventh, -8),
    };
    let steps = if from.rank() == home { 2 } else { 1 };
    let squares = (1..=steps).filter_map(|step| {
        let index = from.index().checked_add_signed(step * ahead)?;
        Square::ALL.get(index).copied()
    });
    squares.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::start;

    fn premoved(fen: &str, color: Color, from: &str) -> Vec<String> {
        let (position, _) = start::read(fen).expect("a position");
        let all = premoves(&position, color).into_iter().map(|view| view.uci);
        let mut found: Vec<String> = all.filter(|uci| uci.starts_with(from)).collect();
        found.sort();
        found
    }

    #[test]
    fn a_piece_goes_its_way_whatever_stands_in_it() {
        let start = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        assert_eq!(premoved(start, Color::White, "g1"), ["g1e2", "g1f3", "g1h3"]);
        assert_eq!(premoved(start, Color::White, "d2"), ["d2c3", "d2d3", "d2d4", "d2e3"]);
        assert_eq!(premoved(start, Color::White, "e4"), ["e4d5", "e4e5", "e4f5"]);
        assert_eq!(premoved(start, Color::White, "a1").len(), 14);
    }

    #[test]
    fn a_king_castles_in_advance_while_it_has_the_right() {
        let both = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
        let castling = premoved(both, Color::White, "e1");
        assert!(castling.contains(&"e1g1".to_owned()) && castling.contains(&"e1c1".to_owned()));
        let none = "r3k2r/8/8/8/8/8/8/R3K2R b kq - 0 1";
        assert!(!premoved(none, Color::White, "e1").contains(&"e1g1".to_owned()));
    }

    #[test]
    fn a_pawn_becomes_a_queen() {
        let fen = "4k3/8/8/8/8/8/3p4/6K1 w - - 0 1";
        assert_eq!(premoved(fen, Color::Black, "d2"), ["d2c1q", "d2d1q", "d2e1q"]);
    }
}
