//! One player's turn at the board.

use super::making::{Held, Making, NewPiece};
use super::touched::{Demand, Purpose, Touched};
use super::{Duty, Finding, Gesture, Misreport, Ruling};
use crate::board::{Color, Role, Square};
use crate::conduct::ArbiterDecides;
use crate::movement::Move;
use crate::position::Position;
use alloc::vec::Vec;

/// The turn of the player who has the move, from the moment the opponent's
/// move has been made until this player's has.
///
/// Law: FIDE 1.3, 4. It sees neither the clock nor earlier moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub(super) position: Position,
    pub(super) touched: Touched,
    pub(super) adjusting: Adjusting,
    pub(super) duty: Duty,
    pub(super) open: Vec<Move>,
    pub(super) making: Making,
    pub(super) made: Option<Move>,
}

/// Whether the player has said that pieces will be adjusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Adjusting {
    Announced,
    NotAnnounced,
}

impl Turn {
    /// A turn that begins in this position; nothing has been touched.
    #[must_use]
    pub fn new(position: Position) -> Turn {
        let touched = Touched::default();
        let Demand { duty, open } = touched.demand(&position, &position.legal_moves());
        let adjusting = Adjusting::NotAnnounced;
        Turn { position, touched, adjusting, duty, open, making: Making::default(), made: None }
    }

    /// The position in which the turn began.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The player whose turn it is.
    #[must_use]
    pub const fn player(&self) -> Color {
        self.position.turn()
    }

    /// What the player must do.
    #[must_use]
    pub const fn duty(&self) -> Duty {
        self.duty
    }

    /// The moves that may still be made, all of them legal; none only if there
    /// is no legal move.
    #[must_use]
    pub fn allowed(&self) -> &[Move] {
        &self.open
    }

    /// The move, once it has been made on the board. Law: FIDE 4.7.
    #[must_use]
    pub const fn made(&self) -> Option<Move> {
        self.made
    }

    /// Whether the player has touched a piece as in 4.3, and so has lost the
    /// right to claim a draw with this move. Law: FIDE 9.4.
    #[must_use]
    pub fn has_touched(&self) -> bool {
        !self.touched.is_empty()
    }

    /// The article that a legal move would break because of what was touched or
    /// released before, or `None` if it is allowed.
    ///
    /// ```
    /// use rokade_rules::conduct::touch_move::{Gesture, Manner, Turn};
    /// use rokade_rules::{Color, Move, Position, Role, Square};
    /// let mut turn = Turn::new(Position::initial());
    /// let knight = Gesture::Touch { piece: Square::G1, manner: Manner::ToMove };
    /// turn.apply(Color::White, knight)?;
    /// let (from, to) = (Square::E2, Square::E4);
    /// let pawn = Move::Normal { role: Role::Pawn, from, to, promotion: None };
    /// assert_eq!(turn.breach_by(pawn), Some("4.3.1"));
    /// # Ok::<(), rokade_rules::conduct::touch_move::Misreport>(())
    /// ```
    #[must_use]
    pub fn breach_by(&self, chess_move: Move) -> Option<&'static str> {
        (!self.open.contains(&chess_move)).then_some(self.duty.article)
    }

    /// Takes in what a player did.
    ///
    /// # Errors
    ///
    /// [`Misreport`] if that cannot have happened; then nothing has changed.
    pub fn apply(&mut self, by: Color, gesture: Gesture) -> Result<Ruling, Misreport> {
        self.check(by, gesture)?;
        if by != self.player() {
            return Ok(self.out_of_turn(by, gesture));
        }
        if self.made.is_some() {
            return Ok(self.after_the_move(gesture));
        }
        Ok(match gesture {
            Gesture::SayAdjusting => {
                self.adjusting = Adjusting::Announced;
                self.rule(Finding::Announced, "4.2.1")
            }
            Gesture::Touch { piece, manner } => self.touch(piece, manner),
            Gesture::TouchTogether { pieces, manner } => self.touch_together(pieces, manner),
            Gesture::Release { from, to } => self.release(from, to),
            Gesture::TakeOff(piece) => self.take_off(piece),
            Gesture::SetDown { role, to } => {
                self.set_new_piece(NewPiece { role, to, held: Held::InHand })
            }
            Gesture::ReleaseNew { role, to } => {
                self.set_new_piece(NewPiece { role, to, held: Held::Released })
            }
            Gesture::UseBothHands => self.leave(ArbiterDecides::BothHands(by)),
        })
    }

    fn check(&self, by: Color, gesture: Gesture) -> Result<(), Misreport> {
        if self.made.is_some() && by != self.player() {
            return Err(Misreport::NextTurn(by));
        }
        let board = self.position.board();
        let present = |piece| match board.piece_at(piece) {
            Some(found) => Ok(found),
            None => Err(Misreport::NothingThere(piece)),
        };
        match gesture {
            Gesture::Touch { piece, .. } | Gesture::TakeOff(piece) => present(piece).map(|_| ()),
            Gesture::TouchTogether { pieces: [one, other], .. } => {
                present(one).and(present(other)).map(|_| ())
            }
            Gesture::Release { from, .. } if present(from)?.color != by => {
                Err(Misreport::NotTheirs(from))
            }
            Gesture::SetDown { role, .. } | Gesture::ReleaseNew { role, .. }
                if !Role::PROMOTIONS.contains(&role) =>
            {
                Err(Misreport::NoPromotion(role))
            }
            _ => Ok(()),
        }
    }

    /// The same touches and the same duty, with the pieces back where they
    /// stood: for the move that replaces an illegal one. Law: FIDE 7.5.1.
    #[must_use]
    pub fn reinstated(&self) -> Turn {
        let adjusting = Adjusting::NotAnnounced;
        Turn { making: Making::default(), made: None, adjusting, ..self.clone() }
    }

    /// Takes it that these pieces have been touched to be moved or captured.
    pub(in crate::conduct) fn count_as_touched(&mut self, piece: Square, captured: Option<Square>) {
        self.count(piece, Purpose::Move);
        if let Some(captured) = captured {
            self.count(captured, Purpose::Move);
        }
    }

    /// Takes it that the player tried to castle and may not. Law: FIDE 4.7.2.
    pub(in crate::conduct) fn count_as_castling(&mut self, king: Square) {
        self.count(king, Purpose::CastleReleased);
    }

    /// Takes it that this allowed move has been made, and stays. Law: FIDE 4.7.
    pub(in crate::conduct) fn settle_on(&mut self, chess_move: Move) {
        if self.open.contains(&chess_move) {
            self.open = alloc::vec![chess_move];
            self.duty = self.duty_to_complete(chess_move);
        }
    }

    pub(super) fn leave(&self, question: ArbiterDecides) -> Ruling {
        self.rule(Finding::ArbiterDecides(question), question.article())
    }

    pub(super) fn rule(&self, finding: Finding, article: &'static str) -> Ruling {
        Ruling { finding, article, duty: self.duty, lost: &[] }
    }
}
