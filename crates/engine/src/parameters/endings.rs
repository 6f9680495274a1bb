//! The numbers of the known endings.

/// What a win is worth at the least that only has to be carried out: more than
/// any advantage that has still to be won.
pub(crate) const CERTAIN_WIN_CP: i32 = 1_000;

/// What a win is worth that an endgame table knows: more than any evaluation.
pub(crate) const TABLE_WIN_CP: i32 = 20_000;

/// For each step that a bare king is away from the middle.
pub(crate) const TO_EDGE_CP: i32 = 25;

/// The same where it must go to a certain corner.
pub(crate) const TO_CORNER_CP: i32 = 10;

/// For each step towards that corner.
pub(crate) const TO_RIGHT_CORNER_CP: i32 = 40;

/// For each step that the winning king is nearer to the bare one than seven.
pub(crate) const CLOSE_CP: i32 = 15;

/// For each rank that a winning pawn has come up.
pub(crate) const PAWN_ADVANCE_CP: i32 = 30;
