//! The numbers of the search. What each is for is told where it is used.

/// The longest line that is looked at, in half-moves. Every half-move takes
/// some of the stack, of which a browser gives one megabyte.
pub(crate) const LONGEST_LINE_PLIES: u16 = 128;

/// The deepest iteration, in half-moves; what is left of the longest line is
/// for extensions.
pub(crate) const DEEPEST_ITERATION_PLIES: i32 = 100;

/// After how many visited positions the stopwatch and the stop token are
/// looked at: well under a millisecond natively, under five in a browser.
pub(crate) const NODES_BETWEEN_LOOKS: u64 = 512;

/// Half-moves without capture or pawn move after which a draw can be claimed.
/// Law: FIDE 9.3.
pub(crate) const FIFTY_MOVES_PLIES: u32 = 100;

/// From this half-move clock on scores from the hash table are not trusted:
/// they do not know how near the fifty-move draw is.
pub(crate) const DISTRUST_HASH_FROM_PLIES: u32 = 80;

/// The first iteration that is searched with a narrow window.
pub(crate) const ASPIRATION_FROM_PLIES: i32 = 4;

/// Half the width of the first narrow window, in centipawns.
pub(crate) const ASPIRATION_HALF_WIDTH_CP: i32 = 20;

/// How many times wider each failed window grows.
pub(crate) const ASPIRATION_GROWTH: i32 = 3;

/// A half-width beyond which the window is opened whole, in centipawns.
pub(crate) const ASPIRATION_GIVE_UP_CP: i32 = 600;

/// The shallowest node at which passing is tried.
pub(crate) const NULL_MOVE_FROM_PLIES: i32 = 3;

/// How much shallower the search after passing is.
pub(crate) const NULL_MOVE_REDUCTION_PLIES: i32 = 3;

/// One half-move shallower for so many half-moves of depth.
pub(crate) const NULL_MOVE_DEPTH_SHARE: i32 = 4;

/// One half-move shallower for so many centipawns above beta …
pub(crate) const NULL_MOVE_MARGIN_CP: i32 = 200;

/// … but not more than so many.
pub(crate) const NULL_MOVE_MARGIN_PLIES: i32 = 2;

/// The shallowest node at which late moves are looked at less deeply.
pub(crate) const LATE_MOVES_FROM_PLIES: i32 = 3;

/// How many moves of a node are looked at in full before any is *late*.
pub(crate) const FULL_DEPTH_MOVES: usize = 3;

/// The part of a late move's reduction that is always there, in 64ths of a
/// half-move.
pub(crate) const LATE_MOVES_BASE: i32 = 40;

/// The part that grows with the logarithms (base 2, in 64ths) of depth and
/// place, whose product is divided by this.
pub(crate) const LATE_MOVES_DIVISOR: i32 = 300;

/// A quiet move's history that is worth one half-move of reduction.
pub(crate) const HISTORY_PER_PLY: i32 = 8_000;

/// How far checks may stretch a line, as a multiple of the iteration's depth.
pub(crate) const EXTENSION_STRETCH: u16 = 2;

/// The greatest standing of a move in the history, positive or negative.
pub(crate) const HISTORY_LIMIT: i32 = 16_384;

/// What a move's standing gains by a cutoff at depth 1, and for each further
/// half-move of depth …
pub(crate) const HISTORY_GAIN: i32 = 160;

/// … but not more than this.
pub(crate) const HISTORY_GAIN_LIMIT: i32 = 1_600;

/// A remembered position is overwritten by a new one of the same key unless
/// the new one is shallower by more than this, in half-moves.
pub(crate) const HASH_KEEP_DEEPER_PLIES: i32 = 3;

/// How many half-moves of depth a search of age is worth when the hash table
/// chooses what to forget.
pub(crate) const HASH_AGE_PLIES: i32 = 4;

/// What the pieces are worth when they are exchanged, in centipawns, from pawn
/// to king; the king is worth more than everything else together.
pub(crate) const EXCHANGE_VALUES_CP: [i32; 6] = [100, 320, 330, 500, 950, 20_000];
