//! Why a move is refused.

use super::castling::Path;
use super::check::attackers_of;
use super::side::{Side, for_side};
use super::{Position, en_passant};
use crate::board::{Color, File, Rank, Role, Square, SquareSet};
use crate::movement::{
    CastlingSide, Move, between, bishop_attacks, king_attacks, knight_attacks, pawn_attacks,
    queen_attacks, rook_attacks,
};
use core::fmt;

/// Why an attempted move is not legal, the first reason that an arbiter would
/// name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// Nothing stands on the square. Law: FIDE 1.2, 4.1.
    NothingThere(Square),
    /// The piece there is the opponent's. Law: FIDE 1.2.
    NotYours(Square),
    /// The move leads nowhere: start and goal are one square.
    NoMove(Square),
    /// An own piece stands on the goal. Law: FIDE 3.1.
    OwnPiece(Square),
    /// This kind of piece does not move like that. Law: FIDE 3.2–3.8.
    NotItsWay(Role),
    /// Something stands in between. Law: FIDE 3.5; for a pawn 3.7.1, 3.7.2.
    Blocked(Square),
    /// A pawn captures diagonally only, and nothing stands there.
    /// Law: FIDE 3.7.3.
    NothingToCapture(Square),
    /// A pawn does not capture straight ahead. Law: FIDE 3.7.1, 3.7.3.
    NoCaptureAhead(Square),
    /// Capturing in passing is possible only just after the double step.
    /// Law: FIDE 3.7.3.2.
    EnPassantTooLate(Square),
    /// A pawn that reaches the last rank must become another piece.
    /// Law: FIDE 3.7.3.3.
    PromotionMissing,
    /// This is no promotion, or not to a queen, rook, bishop or knight.
    /// Law: FIDE 3.7.3.3.
    NoSuchPromotion(Role),
    /// The king would stand on an attacked square. Law: FIDE 3.9.2.
    KingAttacked {
        /// Where the king would stand.
        king: Square,
        /// A piece that attacks it there.
        by: Square,
    },
    /// The king is in check and would still be. Law: FIDE 3.9.2.
    StaysInCheck {
        /// Where the king stands.
        king: Square,
        /// A piece that gives check.
        by: Square,
    },
    /// The piece is pinned: moving it would expose the king. Law: FIDE 3.9.2.
    ExposesKing {
        /// Where the king stands.
        king: Square,
        /// The piece that would give check.
        by: Square,
    },
    /// The king or that rook has moved, or the rook is gone.
    /// Law: FIDE 3.8.2.1.
    CastlingRightLost(CastlingSide),
    /// Something stands between, or where king or rook would arrive.
    /// Law: FIDE 3.8.2.2.2.
    CastlingBlocked(Square),
    /// The king is in check, and castling is no way out. Law: FIDE 3.8.2.2.1.
    CastlingInCheck {
        /// A piece that gives check.
        by: Square,
    },
    /// The king would cross an attacked square. Law: FIDE 3.8.2.2.1.
    CastlingThroughAttack {
        /// The square it would cross.
        over: Square,
        /// A piece that attacks it.
        by: Square,
    },
    /// The king would arrive on an attacked square. Law: FIDE 3.8.2.2.1.
    CastlingIntoAttack {
        /// The square it would arrive on.
        to: Square,
        /// A piece that attacks it.
        by: Square,
    },
    /// The move does not fit the position in any other way.
    NotAMoveHere,
}

impl Refusal {
    /// The article that forbids the move.
    #[must_use]
    pub const fn article(&self) -> &'static str {
        match self {
            Refusal::NothingThere(_) | Refusal::NotYours(_) | Refusal::NoMove(_) => "1.2",
            Refusal::OwnPiece(_) | Refusal::NotAMoveHere => "3.1",
            Refusal::NotItsWay(Role::Bishop) => "3.2",
            Refusal::NotItsWay(Role::Rook) => "3.3",
            Refusal::NotItsWay(Role::Queen) => "3.4",
            Refusal::NotItsWay(Role::Knight) => "3.6",
            Refusal::NotItsWay(Role::Pawn) => "3.7",
            Refusal::NotItsWay(Role::King) => "3.8",
            Refusal::Blocked(_) => "3.5",
            Refusal::NothingToCapture(_) => "3.7.3",
            Refusal::NoCaptureAhead(_) => "3.7.1",
            Refusal::EnPassantTooLate(_) => "3.7.3.2",
            Refusal::PromotionMissing | Refusal::NoSuchPromotion(_) => "3.7.3.3",
            Refusal::KingAttacked { .. }
            | Refusal::StaysInCheck { .. }
            | Refusal::ExposesKing { .. } => "3.9.2",
            Refusal::CastlingRightLost(_) => "3.8.2.1",
            Refusal::CastlingBlocked(_) => "3.8.2.2.2",
            Refusal::CastlingInCheck { .. }
            | Refusal::CastlingThroughAttack { .. }
            | Refusal::CastlingIntoAttack { .. } => "3.8.2.2.1",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NothingThere(square) => write!(f, "nothing stands on {square}"),
            Refusal::NotYours(square) => write!(f, "the piece on {square} is the opponent's"),
            Refusal::NoMove(square) => write!(f, "the piece would stay on {square}"),
            Refusal::OwnPiece(square) => write!(f, "an own piece stands on {square}"),
            Refusal::NotItsWay(role) => write!(f, "a {role} does not move like that"),
            Refusal::Blocked(square) => write!(f, "the piece on {square} is in the way"),
            Refusal::NothingToCapture(square) => {
                write!(f, "a pawn moves diagonally only to capture, and {square} is empty")
            }
            Refusal::NoCaptureAhead(square) => {
                write!(f, "a pawn does not capture straight ahead on {square}")
            }
            Refusal::EnPassantTooLate(square) => {
                write!(f, "the pawn did not pass over {square} on the last move")
            }
            Refusal::PromotionMissing => f.write_str("the pawn must be promoted"),
            Refusal::NoSuchPromotion(role) => write!(f, "no promotion to a {role} here"),
            Refusal::KingAttacked { king, by } => {
                write!(f, "the king would be attacked on {king} from {by}")
            }
            Refusal::StaysInCheck { by, .. } => write!(f, "the king stays in check from {by}"),
            Refusal::ExposesKing { by, .. } => {
                write!(f, "the king would be exposed to check from {by}")
            }
            Refusal::CastlingRightLost(side) => {
                let way = match side {
                    CastlingSide::Short => "short",
                    CastlingSide::Long => "long",
                };
                write!(f, "the right to castle {way} has been lost")
            }
            Refusal::CastlingBlocked(square) => {
                write!(f, "castling is blocked by the piece on {square}")
            }
            Refusal::CastlingInCheck { by } => {
                write!(f, "castling is not allowed in check, here from {by}")
            }
            Refusal::CastlingThroughAttack { over, by } => {
                write!(f, "the king would cross {over}, which is attacked from {by}")
            }
            Refusal::CastlingIntoAttack { to, by } => {
                write!(f, "the king would castle to {to}, which is attacked from {by}")
            }
            Refusal::NotAMoveHere => f.write_str("this is no move in this position"),
        }
    }
}

impl Position {
    /// Why the piece on `from` may not go to `to`, or `None` if it may.
    ///
    /// A king that goes two squares along its own back rank, or onto an own
    /// rook, is taken to castle.
    #[must_use]
    pub fn refusal(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Refusal> {
        if self.legal_moves().into_iter().any(|m| self.is_attempt(m, from, to, promotion)) {
            return None;
        }
        Some(self.movement_refusal(from, to, promotion).unwrap_or_else(|| {
            let refusal = self.check_refusal(from, to);
            refusal.unwrap_or(Refusal::NotAMoveHere)
        }))
    }

    /// Whether someone who takes the piece on `from` to `to` means this move.
    fn is_attempt(&self, legal: Move, from: Square, to: Square, promotion: Option<Role>) -> bool {
        let goal = match legal {
            Move::Castle { rook, .. } => {
                to == rook || to == legal.to() && self.castles_by_step(from, to)
            }
            _ => to == legal.to(),
        };
        legal.from() == from && goal && legal.promotion() == promotion
    }

    /// Whether going from one square to the other can only mean castling.
    fn castles_by_step(&self, from: Square, to: Square) -> bool {
        from != to && !king_attacks(from).contains(to)
    }

    /// What is wrong with the movement itself, leaving check aside.
    fn movement_refusal(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Refusal> {
        let Some(piece) = self.board().piece_at(from) else {
            return Some(Refusal::NothingThere(from));
        };
        if piece.color != self.turn() {
            return Some(Refusal::NotYours(from));
        }
        if from == to {
            return Some(Refusal::NoMove(from));
        }
        if piece.role == Role::King
            && let Some(rook) = self.castling_attempt(from, to)
        {
            return self.castling_refusal(from, rook);
        }
        if self.board().color(self.turn()).contains(to) {
            return Some(Refusal::OwnPiece(to));
        }
        let refusal = match piece.role {
            Role::Pawn => self.pawn_refusal(from, to),
            role => self.piece_refusal(role, from, to),
        };
        refusal.or_else(|| promotion_refusal(piece.role, self.turn(), to, promotion))
    }

    fn piece_refusal(&self, role: Role, from: Square, to: Square) -> Option<Refusal> {
        let attacks = |occupied| match role {
            Role::Knight => knight_attacks(from),
            Role::Bishop => bishop_attacks(from, occupied),
            Role::Rook => rook_attacks(from, occupied),
            Role::Queen => queen_attacks(from, occupied),
            Role::King | Role::Pawn => king_attacks(from),
        };
        if !attacks(SquareSet::EMPTY).contains(to) {
            return Some(Refusal::NotItsWay(role));
        }
        if attacks(self.board().occupied()).contains(to) {
            return None;
        }
        self.nearest_between(from, to).map(Refusal::Blocked)
    }

    /// What stands in the way from one square to another, the nearest first.
    fn nearest_between(&self, from: Square, to: Square) -> Option<Square> {
        let blockers = between(from, to) & self.board().occupied();
        if from < to { blockers.first() } else { blockers.last() }
    }

    fn pawn_refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        let occupied = self.board().occupied();
        if pawn_attacks(self.turn(), from).contains(to) {
            return if self.board().color(!self.turn()).contains(to) || self.crossed() == Some(to) {
                None
            } else if self.could_have_been_passed(to) {
                Some(Refusal::EnPassantTooLate(to))
            } else {
                Some(Refusal::NothingToCapture(to))
            };
        }
        let (one, two) = for_side!(self.turn(), S => {
            (from.offset(S::FORWARD), from.offset(2 * S::FORWARD))
        });
        let at_home = from.rank() == Rank::Second.seen_by(self.turn());
        if to != one && !(to == two && at_home) {
            return Some(Refusal::NotItsWay(Role::Pawn));
        }
        if to == two && occupied.contains(one) {
            return Some(Refusal::Blocked(one));
        }
        occupied.contains(to).then(|| {
            if self.board().color(!self.turn()).contains(to) {
                Refusal::NoCaptureAhead(to)
            } else {
                Refusal::OwnPiece(to)
            }
        })
    }

    /// Whether an enemy pawn stands as if it had passed over the square.
    fn could_have_been_passed(&self, square: Square) -> bool {
        let passed = for_side!(self.turn(), S => en_passant::captured::<S>(square));
        square.rank() == Rank::Sixth.seen_by(self.turn())
            && self.board().pieces(!self.turn(), Role::Pawn).contains(passed)
    }

    /// The rook's square if a king's move looks like castling.
    fn castling_attempt(&self, from: Square, to: Square) -> Option<Square> {
        let home = SquareSet::back_rank(self.turn());
        if !home.contains(from) || !home.contains(to) {
            return None;
        }
        if self.board().pieces(self.turn(), Role::Rook).contains(to) {
            return Some(to);
        }
        let side = CastlingSide::of(from, to);
        let two_squares = from.index().abs_diff(to.index()) == 2 && from.file() == File::E;
        if !two_squares && to != side.king_to(from) || !self.castles_by_step(from, to) {
            return None;
        }
        let corner = match side {
            CastlingSide::Short => File::H,
            CastlingSide::Long => File::A,
        };
        let rook = self.castling_rook(self.turn(), side);
        Some(rook.unwrap_or(Square::new(corner, from.rank())))
    }

    fn castling_refusal(&self, king: Square, rook: Square) -> Option<Refusal> {
        let side = CastlingSide::of(king, rook);
        if self.castling_rook(self.turn(), side) != Some(rook) {
            return Some(Refusal::CastlingRightLost(side));
        }
        let path = Path::of(king, rook);
        if let Some(blocker) = (path.crossed & self.board().occupied()).first() {
            return Some(Refusal::CastlingBlocked(blocker));
        }
        if let Some(by) = self.checkers().first() {
            return Some(Refusal::CastlingInCheck { by });
        }
        let gone = self.board().occupied().without(king);
        let king_to = side.king_to(king);
        let attacker =
            |square, occupied| attackers_of(self.board(), !self.turn(), square, occupied).first();
        if let Some(by) = attacker(king_to, gone.without(rook)) {
            return Some(Refusal::CastlingIntoAttack { to: king_to, by });
        }
        path.kings.without(king).into_iter().find_map(|over| {
            attacker(over, gone).map(|by| Refusal::CastlingThroughAttack { over, by })
        })
    }

    /// How the king would stand in check after a move that is otherwise right.
    fn check_refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        let king = self.king(self.turn());
        let captured = match self.crossed() {
            Some(crossed) if crossed == to && self.board().role_at(from) == Some(Role::Pawn) => {
                for_side!(self.turn(), S => en_passant::captured::<S>(to))
            }
            _ => to,
        };
        let occupied = self.board().occupied().without(from).without(captured).with(to);
        let stands = if from == king { to } else { king };
        let attackers =
            attackers_of(self.board(), !self.turn(), stands, occupied).without(captured);
        let by = attackers.first()?;
        Some(if from == king {
            Refusal::KingAttacked { king: to, by }
        } else if let Some(by) = (attackers & self.checkers()).first() {
            Refusal::StaysInCheck { king, by }
        } else {
            Refusal::ExposesKing { king, by }
        })
    }
}

fn promotion_refusal(
    role: Role,
    color: Color,
    to: Square,
    promotion: Option<Role>,
) -> Option<Refusal> {
    let promotes = role == Role::Pawn && to.rank() == Rank::Eighth.seen_by(color);
    match promotion {
        None => promotes.then_some(Refusal::PromotionMissing),
        Some(wanted) if promotes && Role::PROMOTIONS.contains(&wanted) => None,
        Some(wanted) => Some(Refusal::NoSuchPromotion(wanted)),
    }
}
