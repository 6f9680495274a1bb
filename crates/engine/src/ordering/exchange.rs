//! Static exchange evaluation: who wins when everybody takes on one square.
//!
//! Both sides take with their least valuable piece and stop when going on
//! would cost them. Sliders behind a piece that has taken join in.
//!
//! Idea: "Static Exchange Evaluation: the swap algorithm", Chess Programming
//! Wiki. It is an estimate: pins, checks and promotions during the exchange
//! are not seen.

use crate::parameters::search::EXCHANGE_VALUES_CP;
use rokade_rules::movement::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
};
use rokade_rules::{Board, Color, Move, Position, Role, Square, SquareSet};

/// Whether a legal move and the exchange that follows on its target leave the
/// mover with at least so many centipawns more than before.
#[must_use]
pub fn wins_at_least(position: &Position, chess_move: Move, centipawns: i32) -> bool {
    let (from, to) = match chess_move {
        Move::Normal { from, to, .. } | Move::EnPassant { from, to } => (from, to),
        // Nothing is taken, and nobody can take where the king goes.
        Move::Castle { .. } => return centipawns <= 0,
    };
    let captured = position.captured(chess_move).map_or(0, value);
    let standing = chess_move.promotion().unwrap_or(chess_move.role());
    let promoted = value(standing) - value(chess_move.role());
    // What the mover is ahead of its goal if nobody takes back …
    let mut balance = captured + promoted - centipawns;
    if balance < 0 {
        return false;
    }
    // … and if the piece that moved is lost for nothing.
    balance -= value(standing);
    if balance >= 0 {
        return true;
    }
    let board = position.board();
    let mut occupied = board.occupied().without(from).with(to);
    if let Move::EnPassant { .. } = chess_move {
        occupied.remove(Square::new(to.file(), from.rank()));
    }
    Exchange { board, square: to, occupied }.favours(position.turn(), balance)
}

fn value(role: Role) -> i32 {
    EXCHANGE_VALUES_CP[role as usize]
}

/// The square that is fought for, and the pieces still there.
struct Exchange<'a> {
    board: &'a Board,
    square: Square,
    occupied: SquareSet,
}

impl Exchange<'_> {
    /// Whether `mover`, who has just arrived, reaches its goal: `balance` is
    /// what it has above the goal once its piece is taken.
    fn favours(mut self, mover: Color, mut balance: i32) -> bool {
        let mut attackers = self.attackers();
        let mut turn = !mover;
        loop {
            attackers &= self.occupied;
            let Some((role, from)) = self.least(attackers & self.board.color(turn)) else { break };
            let others = attackers & self.board.color(!turn);
            if role == Role::King && !others.is_empty() {
                // The king cannot take what is protected.
                break;
            }
            self.occupied.remove(from);
            attackers |= self.sliders();
            turn = !turn;
            // Now seen by the side that answers: it needs more than this.
            balance = -balance - 1 - value(role);
            if balance >= 0 {
                break;
            }
        }
        // The side that could not or need not go on has lost the dispute.
        turn != mover
    }

    /// The least valuable of these pieces.
    fn least(&self, pieces: SquareSet) -> Option<(Role, Square)> {
        Role::ALL
            .into_iter()
            .find_map(|role| Some((role, (pieces & self.board.role(role)).first()?)))
    }

    /// All pieces of both sides that attack the square.
    fn attackers(&self) -> SquareSet {
        let pawns = pawn_attacks(Color::White, self.square) & self.board.color(Color::Black)
            | pawn_attacks(Color::Black, self.square) & self.board.color(Color::White);
        pawns & self.board.role(Role::Pawn)
            | knight_attacks(self.square) & self.board.role(Role::Knight)
            | king_attacks(self.square) & self.board.role(Role::King)
            | self.sliders()
    }

    /// The sliders that see the square past the pieces still there.
    fn sliders(&self) -> SquareSet {
        let queens = self.board.role(Role::Queen);
        bishop_attacks(self.square, self.occupied) & (self.board.role(Role::Bishop) | queens)
            | rook_attacks(self.square, self.occupied) & (self.board.role(Role::Rook) | queens)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::{fen, uci_move};
    use rokade_rules::position::CastlingMode;

    /// The most that a move wins, found by asking.
    fn gain(text: &str, chess_move: &str) -> i32 {
        let position = fen::read(text, CastlingMode::Standard).unwrap();
        let chess_move = uci_move::read(chess_move, &position).unwrap();
        (-2_000..=2_000)
            .rev()
            .find(|&goal| wins_at_least(&position, chess_move, goal))
            .unwrap_or(i32::MIN)
    }

    const PAWN: i32 = EXCHANGE_VALUES_CP[0];
    const KNIGHT: i32 = EXCHANGE_VALUES_CP[1];
    const ROOK: i32 = EXCHANGE_VALUES_CP[3];
    const QUEEN: i32 = EXCHANGE_VALUES_CP[4];

    // Source of the first two: "Static Exchange Evaluation", Chess Programming
    // Wiki.
    #[test]
    fn exchanges_are_counted_to_the_end() {
        let free = "1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1";
        assert_eq!(gain(free, "e1e5"), PAWN);
        let protected = "1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1";
        assert_eq!(gain(protected, "d3e5"), PAWN - KNIGHT);
        let doubled_rooks = "k2r4/3r4/8/3p4/8/8/3R4/K2R4 w - - 0 1";
        assert_eq!(gain(doubled_rooks, "d2d5"), PAWN - ROOK);
    }

    #[test]
    fn a_king_takes_back_only_what_nobody_protects() {
        assert_eq!(gain("k7/1p6/8/8/8/8/1R6/1R5K w - - 0 1", "b2b7"), PAWN);
        assert_eq!(gain("k7/1p6/8/8/8/8/1R6/2R4K w - - 0 1", "b2b7"), PAWN - ROOK);
    }

    #[test]
    fn quiet_moves_special_captures_and_promotions_count_too() {
        assert_eq!(gain("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6"), PAWN);
        assert_eq!(gain("2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7c8q"), ROOK + QUEEN - PAWN);
        assert_eq!(gain("3rk3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1d1"), 0);
        assert_eq!(gain("3rk3/8/8/8/8/8/8/R4K2 w - - 0 1", "a1d1"), -ROOK);
        assert_eq!(gain("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"), 0);
    }
}
