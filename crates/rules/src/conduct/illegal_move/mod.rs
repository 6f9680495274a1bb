//! Illegal moves in an official game, and what they cost. Law: FIDE 7.5;
//! Appendix A.3, A.5.2 and A.5.4; B.2, B.3.
//!
//! An illegal move counts once the clock has been pressed; before that it is
//! only put right ([`touch_move`](super::touch_move) says so). [`judge`] tells
//! what a press of the clock completed: a move, or an [`Offence`]. The game's
//! [`OffenceRecord`] then rules on an offence that somebody noticed: how it is
//! put right, and what it costs. Online an illegal move is simply refused, and
//! none of this applies.
//!
//! ```
//! use rokade_rules::conduct::illegal_move::{
//!     Completion, OffenceRecord, Noticed, Press, Regime, Ruling, Sanction, judge,
//! };
//! use rokade_rules::conduct::touch_move::Turn;
//! use rokade_rules::{Color, Move, Position, Role, Square};
//!
//! // White plays a rook through its own pawn and presses the clock.
//! let (from, to) = (Square::A1, Square::A5);
//! let rook = Move::Normal { role: Role::Rook, from, to, promotion: None };
//! let turn = Turn::new(Position::initial());
//! let Completion::Offence(offence) = judge(&turn, &Press::of(rook)).completion else {
//!     panic!("the rook cannot jump");
//! };
//! let mut illegal_moves = OffenceRecord::new(Regime::Standard);
//! match illegal_moves.rule(&offence, Noticed::BeforeReply, |_, _| true) {
//!     Ruling::Penalised(penalty) => assert_eq!(
//!         penalty.sanction,
//!         Sanction::TimeToOpponent { to: Color::Black, bonus_ms: 120_000 },
//!     ),
//!     other => panic!("{other:?}"),
//! }
//! ```

mod arrangement;
mod illegal_position;
mod offence;
mod press;
mod record;
mod regime;

pub use arrangement::displaced;
pub use illegal_position::{IllegalPosition, Observed};
pub use offence::{Kind, Offence, Remedy};
pub use press::{ClockHand, Completion, Deed, Hands, Press, Pressed, judge};
pub use record::{Charge, Noticed, OffenceRecord, Penalty, Ruling, Sanction};
pub use regime::Regime;
