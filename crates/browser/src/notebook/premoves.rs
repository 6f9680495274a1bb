//! Moves in advance: what a player may put down while the opponent still thinks.
//!
//! Where the opponent will go is not known, so anything stands open that some answer could make
//! legal: each piece goes its way as if the board were empty, also onto an own piece that may be
//! captured by then. Whether it is legal is judged when it is the player's turn (`play`).

use rokade_rules::movement::{
    CastlingSide, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks,
    rook_attacks,
};
use rokade_rules::{Board, Color, Move, Piece, Position, Rank, Role, Square, SquareSet};
use rokade_wire::{Fault, MoveView, uci};

const UNCHANGED: &[Option<Role>] = &[None];
const PROMOTED: &[Option<Role>] =
    &[Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];

/// Every move that a side may make in advance, after those that wait already, in UCI form.
///
/// # Errors
///
/// [`Fault::Move`] for one that waits and is none of these.
pub(super) fn premoves(
    position: &Position,
    color: Color,
    waiting: &[String],
) -> Result<Vec<MoveView>, Fault> {
    let mut imagined = Imagined::of(position, color);
    for (ply, text) in waiting.iter().enumerate() {
        let moves = imagined.moves();
        let Some(chess_move) = moves.into_iter().find(|&one| uci(one) == *text) else {
            return Err(super::fault(text, ply, "no piece goes that way".to_owned()));
        };
        imagined.make(chess_move);
    }
    let board = &imagined.board;
    Ok(imagined.moves().into_iter().map(|one| MoveView::on(board, one)).collect())
}

/// A board on which one side alone has moved, as if the other never did.
struct Imagined {
    board: Board,
    color: Color,
    /// The rooks with which the king may still castle.
    rooks: SquareSet,
}

impl Imagined {
    fn of(position: &Position, color: Color) -> Imagined {
        let sides = CastlingSide::ALL.into_iter();
        let rooks = sides.filter_map(|side| position.castling_rook(color, side)).collect();
        Imagined { board: *position.board(), color, rooks }
    }

    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for role in Role::ALL {
            for from in self.board.pieces(self.color, role) {
                for to in reach(role, self.color, from) {
                    let last = matches!(to.rank(), Rank::First | Rank::Eighth);
                    let becomes = if role == Role::Pawn && last { PROMOTED } else { UNCHANGED };
                    let all = becomes.iter();
                    moves.extend(all.map(|&promotion| Move::Normal { role, from, to, promotion }));
                }
            }
        }
        if let Some(king) = self.board.king_of(self.color) {
            moves.extend(self.rooks.into_iter().map(|rook| Move::Castle { king, rook }));
        }
        moves
    }

    fn make(&mut self, chess_move: Move) {
        let (from, to) = (chess_move.from(), chess_move.to());
        let role = chess_move.promotion().unwrap_or(chess_move.role());
        self.board.clear(from);
        if let Move::Castle { rook, .. } = chess_move {
            self.board.clear(rook);
            let beside = chess_move.castling_side().map_or(rook, |side| side.rook_to(rook));
            self.board.put(beside, Piece::new(self.color, Role::Rook));
        }
        self.board.put(to, Piece::new(self.color, role));
        let stay = if role == Role::King { SquareSet::EMPTY } else { self.rooks };
        self.rooks = stay & !(SquareSet::from(from) | SquareSet::from(to));
    }
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
        let all = premoves(&position, color, &[]).expect("nothing waits").into_iter();
        let all = all.map(|view| view.uci);
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
    fn a_pawn_becomes_what_is_chosen() {
        let fen = "4k3/8/8/8/8/8/3p4/6K1 w - - 0 1";
        assert_eq!(
            premoved(fen, Color::Black, "d2"),
            [
                "d2c1b", "d2c1n", "d2c1q", "d2c1r", "d2d1b", "d2d1n", "d2d1q", "d2d1r", "d2e1b",
                "d2e1n", "d2e1q", "d2e1r"
            ]
        );
    }

    fn premoved_after(fen: &str, waiting: &[&str], from: &str) -> Vec<String> {
        let (position, _) = start::read(fen).expect("a position");
        let waiting: Vec<String> = waiting.iter().map(|&uci| uci.to_owned()).collect();
        let all = premoves(&position, Color::White, &waiting).expect("moves that wait").into_iter();
        let mut found: Vec<String> =
            all.map(|view| view.uci).filter(|uci| uci.starts_with(from)).collect();
        found.sort();
        found
    }

    #[test]
    fn a_move_that_waits_is_made_before_the_next() {
        let start = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        assert_eq!(premoved_after(start, &["d2d4"], "d4"), ["d4c5", "d4d5", "d4e5"]);
        assert_eq!(premoved_after(start, &["d2d4"], "d2"), Vec::<String>::new());
        let king = "r3k2r/7P/8/8/8/8/8/R3K2R b KQkq - 0 1";
        assert_eq!(premoved_after(king, &["e1g1"], "f1").len(), 14);
        assert!(!premoved_after(king, &["e1g1"], "g1").contains(&"g1e1".to_owned()));
        assert!(!premoved_after(king, &["h1h2"], "e1").contains(&"e1g1".to_owned()));
        assert!(premoved_after(king, &["h1h2"], "e1").contains(&"e1c1".to_owned()));
        assert_eq!(premoved_after(king, &["h7h8q"], "h8").len(), 21);
    }

    #[test]
    fn what_waits_and_is_no_move_is_a_fault() {
        let (position, _) = start::read("4k3/8/8/8/8/8/8/4K3 b - - 0 1").expect("a position");
        let waiting = ["e1e2".to_owned(), "e1e2".to_owned()];
        let fault = premoves(&position, Color::White, &waiting);
        assert!(matches!(fault, Err(Fault::Move { ply: 1, .. })), "{fault:?}");
    }
}
