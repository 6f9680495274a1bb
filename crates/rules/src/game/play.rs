//! Moving, and taking back.

use super::{Event, Game, Ply};
use crate::ending::Verdict;
use crate::movement::Move;
use crate::position::IllegalMove;
use crate::ruleset::TakeBacks;
use core::fmt;

/// Why a move cannot be played in a game, or taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The game is over.
    GameOver,
    /// The move is not legal.
    Illegal(IllegalMove),
    /// A wrong claim announced this move, so it must be played. Law: FIDE 9.5.3.
    MustPlayAnnounced(Move),
    /// No move has been played.
    NothingPlayed,
    /// Under this ruleset a move that was made stands. Law: FIDE 4.7.
    MoveStands,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::GameOver => f.write_str("the game is over"),
            PlayError::Illegal(illegal) => illegal.fmt(f),
            PlayError::MustPlayAnnounced(announced) => {
                write!(
                    f,
                    "the announced move {}{} must be played",
                    announced.from(),
                    announced.to()
                )
            }
            PlayError::NothingPlayed => f.write_str("no move has been played"),
            PlayError::MoveStands => f.write_str("a move that was made stands"),
        }
    }
}

impl core::error::Error for PlayError {}

impl Game {
    /// Plays a move for the side having the move. It declines a draw offer of
    /// the opponent (9.1.2.1); an own offer goes on standing.
    ///
    /// # Errors
    ///
    /// [`PlayError`]; the game is then as it was.
    pub fn play(&mut self, chess_move: Move) -> Result<Verdict, PlayError> {
        if self.verdict().is_ended() {
            return Err(PlayError::GameOver);
        }
        if let Some(announced) = self.announced.filter(|&announced| announced != chess_move) {
            return Err(PlayError::MustPlayAnnounced(announced));
        }
        let before = self.position;
        let position = before.play(chess_move).map_err(PlayError::Illegal)?;
        let key = self.key().after(&before, &position);
        if self.offer.is_some_and(|offer| offer.by != before.turn()) {
            self.decline_standing_offer();
        }
        self.plies.push(Ply { chess_move, key });
        self.position = position;
        self.on_board.moved_to(&position);
        self.announced = None;
        self.touched = false;
        Ok(self.verdict())
    }

    /// Takes back the last half-move, in a ruleset that allows it. Offers made
    /// since then fall away; a finished game goes on.
    ///
    /// # Errors
    ///
    /// [`PlayError::NothingPlayed`] or [`PlayError::MoveStands`].
    pub fn take_back(&mut self) -> Result<Move, PlayError> {
        if self.ruleset.take_backs == TakeBacks::Never {
            return Err(PlayError::MoveStands);
        }
        self.undo().ok_or(PlayError::NothingPlayed)
    }

    /// Reinstates the position before the last half-move, whatever the ruleset:
    /// the arbiter's way after an irregularity. Law: FIDE 7.5.1.
    pub fn reinstate(&mut self) -> Option<Move> {
        self.undo()
    }

    fn undo(&mut self) -> Option<Move> {
        let ply = self.plies.pop()?;
        let played = self.plies.len();
        self.position = self
            .plies
            .iter()
            .fold(self.start, |position, earlier| position.after(earlier.chess_move));
        self.remarks.retain(|remark| remark.ply <= played);
        self.offer = self.offer.filter(|offer| offer.ply <= played);
        self.announced = None;
        self.touched = false;
        self.said = None;
        self.on_board.moved_back();
        Some(ply.chess_move)
    }

    fn decline_standing_offer(&mut self) {
        if let Some(offer) = self.offer.take() {
            self.note(Event::DrawDeclined { by: !offer.by });
        }
    }

    /// The side having the move touched a piece with the intention to move or
    /// capture it: an offer is declined, the right to claim in this move lost.
    ///
    /// Law: FIDE 9.1.2.1, 9.4. What the touch obliges to is
    /// [`crate::conduct`]'s to say.
    pub fn piece_touched(&mut self) {
        self.touched = true;
        if self.offer.is_some_and(|offer| offer.by != self.position().turn()) {
            self.decline_standing_offer();
        }
    }
}
