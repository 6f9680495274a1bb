//! A draw by agreement. Law: FIDE 5.2.3, 9.1.

use crate::board::Color;
use core::fmt;

/// A standing draw offer.
///
/// It cannot be withdrawn and stands until the opponent accepts it, declines
/// it in words or by touching a piece with the intention to move or capture
/// it, or the game ends otherwise. Law: FIDE 9.1.2.1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DrawOffer {
    /// Who offered.
    pub by: Color,
    /// Half-moves played before the offer.
    pub ply: usize,
}

/// Why a draw offer, or an answer to one, does not count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OfferRefused {
    /// The game is over.
    GameOver,
    /// Both players must have made a move. Law: FIDE 5.2.3.
    TooEarly,
    /// The player's earlier offer still stands. Law: FIDE 9.1.2.1.
    AlreadyOffered,
    /// There is no offer by the opponent to answer.
    NothingOffered,
}

impl fmt::Display for OfferRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OfferRefused::GameOver => "the game is over",
            OfferRefused::TooEarly => "a draw can be agreed only after both players have moved",
            OfferRefused::AlreadyOffered => "the player's offer still stands",
            OfferRefused::NothingOffered => "the opponent has not offered a draw",
        })
    }
}

impl core::error::Error for OfferRefused {}
