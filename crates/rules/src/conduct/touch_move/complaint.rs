//! The right to complain about how the opponent moved. Law: FIDE 4.8.

use super::Turn;
use crate::conduct::ArbiterDecides;
use crate::movement::Move;
use alloc::boxed::Box;

/// What comes of a complaint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Complaint {
    /// The move must be taken back, and the turn is played again under the duty
    /// that was broken. A mate or stalemate that it gave does not count (FIDE
    /// 5.1.1, 5.2.1).
    Upheld {
        /// The article that was broken.
        article: &'static str,
        /// The turn of the player who moved wrongly, with the pieces back.
        turn: Box<Turn>,
    },
    /// The one who complains has touched a piece since: the move stands. Law:
    /// FIDE 4.8.
    Forfeited,
    /// The move was one that the player was allowed to make.
    Unfounded(ArbiterDecides),
}

/// The ruling on a complaint that `played`, a legal move, was against Articles
/// 4.2 to 4.7.
///
/// `previous` is the turn in which it was played, with its touches as the
/// players agree or the arbiter finds, and `reply` the turn of the one who
/// complains.
///
/// ```
/// use rokade_rules::conduct::touch_move::{Complaint, Gesture, Manner, Turn, complain};
/// use rokade_rules::{Color, Move, Position, Role, Square};
///
/// let mut turn = Turn::new(Position::initial());
/// let knight = Gesture::Touch { piece: Square::G1, manner: Manner::ToMove };
/// turn.apply(Color::White, knight)?;
/// // White plays the pawn all the same, and Black says so at once.
/// let (from, to) = (Square::E2, Square::E4);
/// let pawn = Move::Normal { role: Role::Pawn, from, to, promotion: None };
/// let reply = Turn::new(turn.position().after(pawn));
/// match complain(&turn, pawn, &reply) {
///     Complaint::Upheld { article, turn } => {
///         assert_eq!((article, turn.allowed().len()), ("4.3.1", 2));
///     }
///     other => panic!("{other:?}"),
/// }
/// # Ok::<(), rokade_rules::conduct::touch_move::Misreport>(())
/// ```
#[must_use]
pub fn complain(previous: &Turn, played: Move, reply: &Turn) -> Complaint {
    let Some(article) = previous.breach_by(played) else {
        return Complaint::Unfounded(ArbiterDecides::UnfoundedComplaint(reply.player()));
    };
    if reply.has_touched() {
        return Complaint::Forfeited;
    }
    Complaint::Upheld { article, turn: Box::new(previous.reinstated()) }
}
