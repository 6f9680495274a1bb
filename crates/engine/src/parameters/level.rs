//! The numbers of the levels. What each is for is told where it is used.

/// The longest line that a look follows, captures included, in half-moves.
pub(crate) const LONGEST_LOOK_PLIES: i32 = 12;

/// What pieces are worth when a look puts captures in order, from pawn to king.
pub(crate) const TRADE_CP: [i32; 6] = [100, 300, 310, 500, 900, 2_000];

/// The phase of a position with everything on the board.
pub(crate) const FULL_PHASE: i32 = 24;

/// Having the move.
pub(crate) const TEMPO_CP: i32 = 10;

/// What pieces are worth, from pawn to king: the usual values, with a minor
/// piece a little above three pawns, as in C. Shannon, 1950, and H. Kaufman,
/// *The Evaluation of Material Imbalances*, 1999.
pub(crate) const WORTH_CP: [i32; 6] = [100, 320, 315, 480, 950, 0];

/// Each step from the edge towards the centre, from pawn to king.
pub(crate) const CENTRE_CP: [i32; 6] = [0, 12, 5, 1, 2, 0];

/// The same for the king when little is left.
pub(crate) const KING_CENTRE_CP: i32 = 10;

/// Two bishops.
pub(crate) const BISHOP_PAIR_CP: i32 = 30;

/// A rook on a file without pawns.
pub(crate) const OPEN_FILE_CP: i32 = 22;

/// A rook on a file without own pawns.
pub(crate) const HALF_OPEN_FILE_CP: i32 = 10;

/// Each own pawn beside the king, in the middlegame.
pub(crate) const SHELTER_CP: i32 = 10;

/// Each step of the king forward, in the middlegame.
pub(crate) const KING_ASTRAY_CP: i32 = 16;

/// A king on the four middle files, in the middlegame.
pub(crate) const KING_MIDDLE_CP: i32 = 20;

/// A pawn on one of the two middle files, by the rank it has reached.
pub(crate) const CENTRE_PAWN_CP: [i32; 8] = [0, 0, 8, 24, 28, 24, 20, 0];

/// A pawn with another own one on its file.
pub(crate) const DOUBLED_CP: i32 = 10;

/// A pawn without own ones on the files beside it.
pub(crate) const ISOLATED_CP: i32 = 12;

/// A passed pawn by the rank it has reached; up to half as much again when
/// little is left.
pub(crate) const PASSED_CP: [i32; 8] = [0, 6, 10, 20, 36, 60, 100, 0];

/// Each step of a lone king towards the edge.
pub(crate) const DRIVE_EDGE_CP: i32 = 20;

/// Each step of the kings towards each other, against a lone king.
pub(crate) const DRIVE_NEAR_CP: i32 = 8;

/// The most positions that a look of the human model visits.
pub(crate) const HUMAN_LOOK_NODES: u64 = 60_000;

/// Moves that look worse than the best by more than this are all the same to
/// the human model.
pub(crate) const HUMAN_MARGIN_CP: i32 = 600;
