//! King and pawn against king: won or drawn, from a table made by looking
//! backwards.
//!
//! The table has a bit for each placement with the pawn on files a to d, which
//! the others mirror. It is made when it is first asked for. A placement is won
//! for the pawn's side if the pawn promotes and is not taken at once, or if a
//! move leads (for the bare king: all moves lead) to a won one; this is
//! repeated until nothing changes, and what is left is drawn.
//!
//! Idea: "Retrograde Analysis" and "KPK", Chess Programming Wiki. A promotion
//! is taken to win, which it does: to a queen, or to a rook where a queen would
//! be stalemate.

use crate::parameters::endings::{CERTAIN_WIN_CP, PAWN_ADVANCE_CP};
use rokade_rules::movement::{king_attacks, pawn_attacks};
use rokade_rules::{Color, File, Position, Rank, Role, Square, SquareSet};
use std::sync::OnceLock;

/// What the ending is worth to the side with the pawn: nothing if it is drawn.
pub(super) fn lead_cp(position: &Position, strong: Color) -> i32 {
    let board = position.board();
    let Some(pawn) = board.pieces(strong, Role::Pawn).first() else { return 0 };
    let placement = Placement {
        pawn,
        king: position.king(strong),
        bare: position.king(!strong),
        strong_moves: position.turn() == strong,
    };
    let placement = placement.normal(strong);
    if table().is_won(placement) {
        CERTAIN_WIN_CP / 2 + PAWN_ADVANCE_CP * placement.pawn.rank() as i32
    } else {
        0
    }
}

fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(Table::make)
}

/// Where everything is, as the side with the pawn sees it: the pawn walks up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Placement {
    pawn: Square,
    king: Square,
    bare: Square,
    strong_moves: bool,
}

/// Squares of a pawn on files a to d and ranks 2 to 7, times those of two
/// kings, times who moves.
const COUNT: usize = 24 * 64 * 64 * 2;

impl Placement {
    /// Turned over for Black, and mirrored to files a to d.
    fn normal(self, strong: Color) -> Placement {
        let turned = |square: Square| match strong {
            Color::White => square,
            Color::Black => square.mirrored(),
        };
        let mirror = self.pawn.file() > File::D;
        let placed = |square: Square| {
            let square = turned(square);
            if mirror { beside(square) } else { square }
        };
        Placement {
            pawn: placed(self.pawn),
            king: placed(self.king),
            bare: placed(self.bare),
            ..self
        }
    }

    fn index(self) -> usize {
        let pawn = (self.pawn.rank() as usize - 1) * 4 + self.pawn.file() as usize;
        ((pawn * 64 + self.king.index()) * 64 + self.bare.index()) * 2
            + usize::from(self.strong_moves)
    }

    fn from_index(index: usize) -> Placement {
        let (strong_moves, rest) = (index % 2 == 1, index / 2);
        let (bare, rest) = (Square::ALL[rest % 64], rest / 64);
        let (king, pawn) = (Square::ALL[rest % 64], rest / 64);
        let pawn = Square::new(File::ALL[pawn % 4], Rank::ALL[pawn / 4 + 1]);
        Placement { pawn, king, bare, strong_moves }
    }

    fn is_possible(self) -> bool {
        let kings = king_attacks(self.king).with(self.king);
        let in_check = pawn_attacks(Color::White, self.pawn).contains(self.bare);
        !kings.contains(self.bare)
            && self.pawn != self.king
            && self.pawn != self.bare
            && !(self.strong_moves && in_check)
    }

    /// Whether the pawn can promote with this move, and is not lost by it.
    fn promotes(self) -> bool {
        let Some(ahead) = self.ahead() else { return false };
        let is_free = ahead != self.king && ahead != self.bare;
        let is_lost =
            king_attacks(self.bare).contains(ahead) && !king_attacks(self.king).contains(ahead);
        self.pawn.rank() == Rank::Seventh && is_free && !is_lost
    }

    fn ahead(self) -> Option<Square> {
        let rank = Rank::ALL.get(self.pawn.rank() as usize + 1)?;
        Some(Square::new(self.pawn.file(), *rank))
    }

    /// The placements after each move of the side with the pawn that does not
    /// promote.
    fn after_strong(self) -> impl Iterator<Item = Placement> {
        let guarded = king_attacks(self.bare);
        let kings = king_attacks(self.king) - guarded - SquareSet::of(self.pawn);
        let after = Placement { strong_moves: false, ..self };
        let by_king = kings.into_iter().map(move |king| Placement { king, ..after });
        by_king.chain(self.pawn_steps().map(move |pawn| Placement { pawn, ..after }))
    }

    /// Where the pawn can go without promoting.
    fn pawn_steps(self) -> impl Iterator<Item = Square> {
        let is_free = move |square: &Square| *square != self.king && *square != self.bare;
        let one = self.ahead().filter(is_free).filter(|square| square.rank() != Rank::Eighth);
        let is_home = self.pawn.rank() == Rank::Second;
        let two = one
            .filter(|_| is_home)
            .map(|square| Square::new(square.file(), Rank::Fourth))
            .filter(is_free);
        one.into_iter().chain(two)
    }

    /// Where the bare king can go without taking the pawn.
    fn bare_steps(self) -> SquareSet {
        let guarded = king_attacks(self.king) | pawn_attacks(Color::White, self.pawn);
        king_attacks(self.bare) - guarded - SquareSet::of(self.pawn)
    }

    /// Whether the bare king takes the pawn.
    fn takes(self) -> bool {
        king_attacks(self.bare).contains(self.pawn) && !king_attacks(self.king).contains(self.pawn)
    }
}

/// The square on the same rank that a mirror on the board's middle shows.
fn beside(square: Square) -> Square {
    Square::new(File::ALL[7 - square.file() as usize], square.rank())
}

/// One bit for each placement: whether it is won.
struct Table(Vec<u64>);

impl Table {
    fn make() -> Table {
        let mut table = Table(vec![0; COUNT.div_ceil(64)]);
        let mut open: Vec<Placement> =
            (0..COUNT).map(Placement::from_index).filter(|p| p.is_possible()).collect();
        loop {
            let before = open.len();
            open.retain(|&placement| {
                let is_won = table.is_seen_won(placement);
                if is_won {
                    let index = placement.index();
                    table.0[index / 64] |= 1 << (index % 64);
                }
                !is_won
            });
            if open.len() == before {
                return table;
            }
        }
    }

    fn is_won(&self, placement: Placement) -> bool {
        let index = placement.index();
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Whether a placement is won by what the table knows so far.
    fn is_seen_won(&self, placement: Placement) -> bool {
        if placement.strong_moves {
            return placement.promotes()
                || placement.after_strong().any(|after| self.is_won(after));
        }
        let steps = placement.bare_steps();
        // Without a step it is stalemate; a pawn alone does not mate.
        !placement.takes()
            && !steps.is_empty()
            && steps
                .into_iter()
                .all(|bare| self.is_won(Placement { bare, strong_moves: true, ..placement }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::fen;
    use rokade_rules::position::CastlingMode;

    fn is_won(text: &str) -> bool {
        let position = fen::read(text, CastlingMode::Standard).unwrap();
        let white = position.board().pieces(Color::White, Role::Pawn);
        let strong = if white.is_empty() { Color::Black } else { Color::White };
        lead_cp(&position, strong) > 0
    }

    // Source: the positions that every book on endings begins with; opposition,
    // key squares, the rook's pawn, the square of the pawn.
    #[test]
    fn the_textbook_is_known() {
        // Before its pawn on the sixth rank a king wins whoever moves.
        assert!(is_won("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"));
        assert!(is_won("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1"));
        // Below it the opposition decides.
        assert!(is_won("8/4k3/8/4K3/4P3/8/8/8 b - - 0 1"));
        assert!(!is_won("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1"));
        // The pawn on the seventh without check wins, with check it does not.
        assert!(is_won("4k3/8/3KP3/8/8/8/8/8 w - - 0 1"));
        assert!(!is_won("4k3/8/3KP3/8/8/8/8/8 b - - 0 1"));
        // A rook's pawn draws when the king gets to the corner.
        assert!(!is_won("k7/8/K7/P7/8/8/8/8 w - - 0 1"));
        assert!(is_won("8/8/8/8/k7/8/7P/K7 w - - 0 1"));
        // Inside and outside the square.
        assert!(!is_won("8/8/8/8/5k2/8/P7/7K b - - 0 1"));
        assert!(is_won("8/8/8/8/6k1/8/P7/7K w - - 0 1"));
        // Seen from the other side.
        assert!(is_won("8/8/8/8/4p3/4k3/8/4K3 b - - 0 1"));
        assert!(!is_won("8/8/8/4p3/4k3/8/4K3/8 b - - 0 1"));
    }

    #[test]
    fn every_placement_agrees_with_its_legal_moves() {
        let mut won = 0;
        for placement in (0..COUNT).map(Placement::from_index).filter(|p| p.is_possible()) {
            let is_won = table().is_won(placement);
            assert_eq!(is_won, table().is_seen_won(placement), "{placement:?}");
            won += u32::from(is_won);
        }
        assert!(won > 100_000, "{won} placements are won");
    }

    #[test]
    fn a_mirror_changes_nothing() {
        let placement =
            Placement { pawn: Square::G3, king: Square::H2, bare: Square::B5, strong_moves: false };
        let mirrored = placement.normal(Color::White);
        assert_eq!(
            (mirrored.pawn, mirrored.king, mirrored.bare),
            (Square::B3, Square::A2, Square::G5)
        );
        assert_eq!(Placement::from_index(mirrored.index()), mirrored);
    }
}
