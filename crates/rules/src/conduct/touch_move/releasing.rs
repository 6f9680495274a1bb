//! Releasing: when a move has been made. Law: FIDE 4.4.4, 4.6, 4.7.

use super::making::{Held, Making, NewPiece};
use super::touched::{Purpose, captured_on};
use super::turn::Turn;
use super::{Duty, Finding, Obligation, Right, Ruling};
use crate::board::{Role, Square};
use crate::movement::Move;
use crate::position::Refusal;
use alloc::vec::Vec;

impl Turn {
    pub(super) fn release(&mut self, from: Square, to: Square) -> Ruling {
        let lost = self.count_release(from, to);
        let ruling = match self.making.placed(from) {
            Some(placed) if placed == to => self.rule(Finding::Begun, "4.7"),
            Some(_) => self.rule(Finding::Breach, "4.7"),
            None if from == to => {
                self.making.put_back(from);
                self.rule(Finding::Touched, "4.3")
            }
            None => {
                let alone = Making::default().with_placed(from, to);
                match self.go_on(self.making.with_placed(from, to), &alone) {
                    Some(ruling) => ruling,
                    None => self.refuse_release(from, to),
                }
            }
        };
        Ruling { lost, ..ruling }
    }

    /// A release touches the piece, and an opponent's one that it lands on.
    fn count_release(&mut self, from: Square, to: Square) -> &'static [Right] {
        let lost = self.count(from, Purpose::Move);
        if self.position.board().color(!self.player()).contains(to) {
            self.count(to, Purpose::Move);
        }
        lost
    }

    fn refuse_release(&mut self, from: Square, to: Square) -> Ruling {
        // A pawn that reaches the last rank is refused for what is wrong beyond
        // the promotion, which is still to come.
        let refusal = match self.position.refusal(from, to, None) {
            Some(Refusal::PromotionMissing) => self.position.refusal(from, to, Some(Role::Queen)),
            other => other,
        };
        let refusal = refusal.unwrap_or(Refusal::NotAMoveHere);
        if is_castling(refusal) {
            self.count_as_castling(from);
        }
        self.rule(Finding::PutRight(refusal), "7.5.1")
    }

    pub(super) fn take_off(&mut self, piece: Square) -> Ruling {
        let lost = self.count(piece, Purpose::Move);
        let alone = Making::default().with_taken_off(piece);
        let ruling = self
            .go_on(self.making.with_taken_off(piece), &alone)
            .unwrap_or_else(|| self.rule(Finding::PutBack(piece), "4.5"));
        Ruling { lost, ..ruling }
    }

    pub(super) fn set_new_piece(&mut self, new: NewPiece) -> Ruling {
        // In the hand again after it was released: it stays what it is.
        let now =
            match self.making.new_piece() {
                Some(old) if old.role == new.role && old.to == new.to => {
                    if old.held == Held::Released { old } else { new }
                }
                _ => new,
            };
        let alone = Making::default().with_new_piece(new);
        self.go_on(self.making.with_new_piece(now), &alone).unwrap_or_else(|| {
            self.rule(Finding::PutRight(Refusal::NoSuchPromotion(new.role)), "7.5.1")
        })
    }

    /// Goes on with the move if what has been done is part of an allowed one.
    /// If it is not, but `alone` is part of a legal one, a duty was broken.
    fn go_on(&mut self, next: Making, alone: &Making) -> Option<Ruling> {
        let open: Vec<Move> =
            self.open.iter().copied().filter(|&m| next.is_part_of(&self.position, m)).collect();
        if open.is_empty() {
            let legal = self.position.legal_moves();
            let is_legal = legal.into_iter().any(|m| alone.is_part_of(&self.position, m));
            return is_legal.then(|| self.rule(Finding::Breach, self.duty.article));
        }
        self.making = next;
        self.open = open;
        let made = self.open.iter().copied().find(|&m| self.making.completes(&self.position, m));
        let Some(made) = made else {
            self.duty = self.duty_so_far();
            return Some(self.rule(Finding::Begun, "4.7"));
        };
        self.made = Some(made);
        self.open = alloc::vec![made];
        self.duty = self.duty_to_complete(made);
        Some(self.rule(Finding::Made(made), self.article_of_making(made)))
    }

    /// The duty while a move is being made.
    fn duty_so_far(&self) -> Duty {
        if let Some(NewPiece { role, to, .. }) = self.making.new_piece() {
            return Duty::new(Obligation::Promote { to, role }, "4.4.4");
        }
        match (self.making.first_placed(), &self.open[..]) {
            (Some(_), [castle @ Move::Castle { .. }]) => self.duty_to_complete(*castle),
            (Some((from, to)), _) => Duty::new(Obligation::Complete { from, to }, "4.7"),
            (None, _) => self.duty,
        }
    }

    pub(super) fn duty_to_complete(&self, chess_move: Move) -> Duty {
        let (from, to) = (chess_move.from(), chess_move.to());
        match (chess_move.castling_side(), chess_move.promotion()) {
            (Some(side), _) => Duty::new(Obligation::Castle(side), "4.7.2"),
            (None, Some(role)) => Duty::new(Obligation::Promote { to, role }, "4.4.4"),
            (None, None) => Duty::new(Obligation::Complete { from, to }, "4.7"),
        }
    }

    fn article_of_making(&self, chess_move: Move) -> &'static str {
        match chess_move {
            Move::Castle { .. } => "4.7.2",
            _ if chess_move.promotion().is_some() => "4.7.3",
            _ if captured_on(&self.position, chess_move).is_some() => "4.7.1",
            _ => "4.7",
        }
    }
}

/// Whether a move was refused as castling.
pub(in crate::conduct) const fn is_castling(refusal: Refusal) -> bool {
    matches!(
        refusal,
        Refusal::CastlingRightLost(_)
            | Refusal::CastlingBlocked(_)
            | Refusal::CastlingInCheck { .. }
            | Refusal::CastlingThroughAttack { .. }
            | Refusal::CastlingIntoAttack { .. }
    )
}
