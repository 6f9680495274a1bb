//! The numbers of games against itself.
//!
//! Chosen so that games are short and results right; how the data made with
//! them turned out is in `training/README.md`.

/// A game begins with at least so many random half-moves.
pub(crate) const OPENING_PLIES: usize = 8;

/// One of so many numbers of half-moves, from the least upwards.
pub(crate) const OPENING_PLIES_SPREAD: usize = 2;

/// An opening with a greater lead is thrown away.
pub(crate) const LOPSIDED_CP: i32 = 300;

/// Whether it is lopsided is looked at with so many times the nodes of a move.
pub(crate) const OPENING_LOOK_SHARE: u64 = 2;

/// A lead that wins, if both sides see it for so many half-moves.
pub(crate) const WON_CP: i32 = 1_200;
/// See [`WON_CP`].
pub(crate) const WON_PLIES: u32 = 5;

/// No greater lead than this, so many half-moves long and not before this one,
/// is a draw.
pub(crate) const DRAWN_CP: i32 = 8;
/// See [`DRAWN_CP`].
pub(crate) const DRAWN_PLIES: u32 = 10;
/// See [`DRAWN_CP`].
pub(crate) const DRAWN_FROM_PLY: u32 = 80;

/// A game that is as long is a draw.
pub(crate) const LONGEST_GAME_PLIES: u32 = 400;

/// Positions with a greater lead are not kept.
pub(crate) const GREATEST_KEPT_CP: i32 = 2_000;
