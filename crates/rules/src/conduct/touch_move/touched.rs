//! Which pieces were touched, in which order, and what that demands.
//!
//! Law: FIDE 4.3, 4.4.1–4.4.3, 4.5. What has been *released* is in `making`.

use super::{Duty, Obligation};
use crate::board::{Role, Square, SquareSet};
use crate::movement::{Move, MoveList};
use crate::position::Position;
use alloc::vec::Vec;

/// With which purpose a piece was touched, where that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To move or capture it.
    Move,
    /// To castle. Law: FIDE 4.4.3.
    Castle,
    /// A king that was released where castling would have brought it. Law: FIDE
    /// 4.7.2.
    CastleReleased,
}

/// The first touch of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Contact {
    piece: Square,
    purpose: Purpose,
}

/// The pieces touched to be moved or captured, in the order of their first
/// touch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Touched(Vec<Contact>);

/// A duty, and the moves that fulfil it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Demand {
    pub(super) duty: Duty,
    pub(super) open: Vec<Move>,
}

impl Touched {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn contains(&self, piece: Square) -> bool {
        self.place(piece).is_some()
    }

    /// Notes a touch. Only the first one of a piece counts, but a later one can
    /// show that the player meant to castle.
    pub(super) fn add(&mut self, piece: Square, purpose: Purpose) {
        match self.0.iter_mut().find(|contact| contact.piece == piece) {
            None => self.0.push(Contact { piece, purpose }),
            Some(contact) if contact.purpose == Purpose::Move => contact.purpose = purpose,
            Some(_) => {}
        }
    }

    /// What these touches demand, whatever was demanded before.
    pub(super) fn demand(&self, position: &Position, legal: &MoveList) -> Demand {
        Reading::of(self, position, legal).demand()
    }

    /// When a piece was first touched, counted from 0.
    fn place(&self, piece: Square) -> Option<usize> {
        self.0.iter().position(|contact| contact.piece == piece)
    }

    /// The rooks touched before the king. Law: FIDE 4.4.2.
    fn rooks_before_the_king(&self, position: &Position) -> SquareSet {
        let player = position.turn();
        let Some(king) = self.place(position.king(player)) else { return SquareSet::EMPTY };
        let before = self.0[..king].iter().map(|contact| contact.piece).collect::<SquareSet>();
        before & position.castling().rooks_of(player)
    }
}

/// The touches held against the moves that are possible.
struct Reading<'t> {
    touched: &'t Touched,
    position: &'t Position,
    /// The legal moves without castling that 4.4.2 bars.
    usable: Vec<Move>,
    barred: SquareSet,
}

impl<'t> Reading<'t> {
    fn of(touched: &'t Touched, position: &'t Position, legal: &MoveList) -> Reading<'t> {
        let mut barred = touched.rooks_before_the_king(position);
        let is_barred = |m: &Move| matches!(m, Move::Castle { rook, .. } if barred.contains(*rook));
        let mut usable: Vec<Move> = legal.iter().copied().filter(|m| !is_barred(m)).collect();
        // A rule of conduct leaves the only legal move a player has: only in
        // Chess960 can castling be that.
        if usable.is_empty() {
            usable = legal.to_vec();
            barred = SquareSet::EMPTY;
        }
        Reading { touched, position, usable, barred }
    }

    fn demand(&self) -> Demand {
        let bound = self.capture_with_the_first().or_else(|| {
            let contacts = self.touched.0.iter();
            contacts.into_iter().find_map(|contact| self.bound_by(contact))
        });
        let mut demand = bound.unwrap_or_else(|| self.free());
        demand.duty.barred = self.barred;
        demand
    }

    /// Pieces of both colors: the first own one captures the first of the
    /// opponent's, if that is legal. Law: FIDE 4.3.3.
    fn capture_with_the_first(&self) -> Option<Demand> {
        let piece = self.first_touched(|square| self.is_own(square))?;
        let captured = self.first_touched(|square| !self.is_own(square))?;
        let obligation = Obligation::CaptureWith { piece, captured };
        self.if_possible(Duty::new(obligation, "4.3.3"), |m| {
            m.from() == piece && captured_on(self.position, m) == Some(captured)
        })
    }

    /// What this touch alone binds to, or `None` if the piece can be neither
    /// moved nor captured. Law: FIDE 4.3.1, 4.3.2.
    fn bound_by(&self, contact: &Contact) -> Option<Demand> {
        let piece = contact.piece;
        if !self.is_own(piece) {
            let duty = Duty::new(Obligation::Capture(piece), self.by_colors("4.3.2"));
            return self.if_possible(duty, |m| captured_on(self.position, m) == Some(piece));
        }
        if piece == self.king() {
            return self.castling().or_else(|| self.king_move(contact.purpose));
        }
        if self.is_waived(piece) {
            return None;
        }
        let article = if self.barred.contains(piece) { "4.4.2" } else { self.by_colors("4.3.1") };
        self.if_possible(Duty::new(Obligation::Move(piece), article), |m| m.from() == piece)
    }

    /// King and then rook: the first rook with which castling is legal decides
    /// the side. Law: FIDE 4.4.1.
    fn castling(&self) -> Option<Demand> {
        self.rooks_after_the_king().find_map(|contact| {
            let rook = contact.piece;
            let castle = Move::Castle { king: self.king(), rook };
            let side = castle.castling_side()?;
            self.if_possible(Duty::new(Obligation::Castle(side), "4.4.1"), |m| m == castle)
        })
    }

    fn king_move(&self, purpose: Purpose) -> Option<Demand> {
        let article = if purpose == Purpose::CastleReleased {
            "4.7.2"
        } else if self.rooks_after_the_king().any(|rook| self.is_waived(rook.piece)) {
            "4.4.3"
        } else if !self.barred.is_empty() {
            "4.4.2"
        } else {
            self.by_colors("4.3.1")
        };
        let duty = Duty::new(Obligation::Move(self.king()), article);
        self.if_possible(duty, |m| m.from() == self.king())
    }

    /// Nothing that was touched binds. Law: FIDE 4.5.
    fn free(&self) -> Demand {
        let released = |contact: &Contact| contact.purpose == Purpose::CastleReleased;
        let article = if self.touched.is_empty() {
            "4.3"
        } else if self.touched.0.iter().any(released) {
            "4.7.2"
        } else if self.rooks_after_the_king().any(|rook| self.is_waived(rook.piece)) {
            "4.4.3"
        } else {
            "4.5"
        };
        Demand { duty: Duty::new(Obligation::Free, article), open: self.usable.clone() }
    }

    /// Whether the rook was touched only because the player meant to castle:
    /// when castling is illegal, it is the king that must move, and if it
    /// cannot, nothing must. Law: FIDE 4.4.3, 4.7.2.
    fn is_waived(&self, piece: Square) -> bool {
        let means_castling = |contact: &Contact| contact.purpose != Purpose::Move;
        let king = self.touched.0.iter().find(|contact| contact.piece == self.king());
        self.rooks_after_the_king().any(|rook| {
            rook.piece == piece && (means_castling(rook) || king.is_some_and(means_castling))
        })
    }

    /// The rooks touched after the king, in order.
    fn rooks_after_the_king(&self) -> impl Iterator<Item = &Contact> {
        let start = self.touched.place(self.king()).unwrap_or(self.touched.0.len());
        let rooks = self.position.board().pieces(self.position.turn(), Role::Rook);
        self.touched.0[start..].iter().filter(move |contact| rooks.contains(contact.piece))
    }

    /// The demand if some usable move meets it.
    fn if_possible(&self, duty: Duty, meets: impl Fn(Move) -> bool) -> Option<Demand> {
        let open: Vec<Move> = self.usable.iter().copied().filter(|&m| meets(m)).collect();
        (!open.is_empty()).then_some(Demand { duty, open })
    }

    /// The article for pieces of one color, or 4.3.3 if both were touched.
    fn by_colors(&self, one_color: &'static str) -> &'static str {
        let own = self.first_touched(|square| self.is_own(square));
        let other = self.first_touched(|square| !self.is_own(square));
        if own.is_some() && other.is_some() { "4.3.3" } else { one_color }
    }

    fn first_touched(&self, wanted: impl Fn(Square) -> bool) -> Option<Square> {
        self.touched.0.iter().map(|contact| contact.piece).find(|&piece| wanted(piece))
    }

    fn is_own(&self, square: Square) -> bool {
        self.position.board().color(self.position.turn()).contains(square)
    }

    fn king(&self) -> Square {
        self.position.king(self.position.turn())
    }
}

/// Where the piece stands that a move captures; en passant, not where the
/// move goes.
pub(in crate::conduct) fn captured_on(position: &Position, chess_move: Move) -> Option<Square> {
    match chess_move {
        Move::Normal { to, .. } => {
            position.board().color(!position.turn()).contains(to).then_some(to)
        }
        Move::EnPassant { from, to } => Some(Square::new(to.file(), from.rank())),
        Move::Castle { .. } => None,
    }
}
