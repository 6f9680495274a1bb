//! Touching: which touches count, and how they narrow what may be played.
//!
//! Law: FIDE 4.2–4.5.

use super::touched::Purpose;
use super::turn::{Adjusting, Turn};
use super::{Finding, Manner, Right, Ruling};
use crate::board::{Role, Square};
use crate::conduct::ArbiterDecides;

impl Turn {
    pub(super) fn touch(&mut self, piece: Square, manner: Manner) -> Ruling {
        let purpose = match manner {
            Manner::ByAccident => return self.rule(Finding::NotBinding, "4.2.2"),
            Manner::ToAdjust if self.adjusting == Adjusting::Announced => {
                return self.rule(Finding::NotBinding, "4.2.1");
            }
            // Adjusting that was not announced counts as intent (4.2.2).
            Manner::ToMove | Manner::ToAdjust => Purpose::Move,
            Manner::ToCastle => Purpose::Castle,
        };
        let lost = self.count(piece, purpose);
        let article = if manner == Manner::ToAdjust { "4.2.2" } else { "4.3" };
        Ruling { lost, ..self.rule(Finding::Touched, article) }
    }

    pub(super) fn touch_together(&mut self, [one, other]: [Square; 2], manner: Manner) -> Ruling {
        // Where nothing binds, or one of the two was touched before, the order
        // does not matter.
        let is_clear = manner == Manner::ByAccident
            || manner == Manner::ToAdjust && self.adjusting == Adjusting::Announced
            || [one, other].iter().any(|&piece| self.touched.contains(piece));
        let own = self.position.board().color(self.player());
        let king = self.position.king(self.player());
        let rooks = own & self.position.board().role(Role::Rook);
        let own_first = match (own.contains(one), own.contains(other)) {
            (true, false) => [one, other],
            (false, true) => [other, one],
            // King and rook in an unclear order are king and rook (4.4.1).
            _ if one == king && rooks.contains(other) => [one, other],
            _ if other == king && rooks.contains(one) => [other, one],
            _ if is_clear || one == other => [one, other],
            _ => return self.leave(ArbiterDecides::WhichFirst([one, other])),
        };
        let first = self.touch(own_first[0], manner);
        let second = self.touch(own_first[1], manner);
        let lost = if first.lost.is_empty() { second.lost } else { first.lost };
        Ruling { lost, ..second }
    }

    /// Notes a touch that counts, and narrows what may be played. Answers with
    /// the rights that it costs.
    ///
    /// A demand that does not lie within the one before comes too late: what
    /// was bound stays bound. What was released binds more than any touch.
    pub(super) fn count(&mut self, piece: Square, purpose: Purpose) -> &'static [Right] {
        let lost = if self.touched.is_empty() { Right::ALL } else { &[] };
        self.adjusting = Adjusting::NotAnnounced;
        self.touched.add(piece, purpose);
        if !self.making.is_binding() {
            let demand = self.touched.demand(&self.position, &self.position.legal_moves());
            if demand.open.iter().all(|m| self.open.contains(m)) {
                self.duty = demand.duty;
                self.open = demand.open;
            }
        }
        lost
    }
}
