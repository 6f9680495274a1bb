//! Touch-move: the act of moving the pieces at a real board. Law: FIDE 4.
//!
//! A [`Turn`] is one player's turn. It is told each [`Gesture`] and answers
//! with a [`Ruling`]: what the gesture was, what the player must do now
//! ([`Duty`]), and which rights the touch has cost. [`Turn::allowed`] lists
//! exactly the moves that may still be made. When the move has been made the
//! next turn begins, whether or not the clock has been pressed (FIDE 1.3).
//!
//! A player who cannot move the pieces has an assistant (4.9); the assistant's
//! hands are reported as the player's.
//!
//! Two principles hold throughout: a later touch never undoes what an earlier
//! one bound, and while there is a legal move some legal move stays allowed.
//!
//! ```
//! use rokade_rules::conduct::touch_move::{Gesture, Manner, Obligation, Turn};
//! use rokade_rules::{Color, Position, Square};
//!
//! let mut turn = Turn::new(Position::initial());
//! let touch = Gesture::Touch { piece: Square::G1, manner: Manner::ToMove };
//! let ruling = turn.apply(Color::White, touch)?;
//! assert_eq!(ruling.duty.obligation, Obligation::Move(Square::G1));
//! assert_eq!(ruling.duty.article, "4.3.1");
//! assert_eq!(turn.allowed().len(), 2);
//! # Ok::<(), rokade_rules::conduct::touch_move::Misreport>(())
//! ```

mod complaint;
mod duty;
mod gesture;
mod making;
mod misreport;
mod out_of_turn;
mod releasing;
mod ruling;
mod touched;
mod touching;
mod turn;

pub use complaint::{Complaint, complain};
pub use duty::{Duty, Obligation};
pub use gesture::{Gesture, Manner};
pub use misreport::Misreport;
pub use ruling::{Finding, Right, Ruling};
pub use turn::Turn;

pub(in crate::conduct) use releasing::is_castling;
pub(in crate::conduct) use touched::captured_on;
