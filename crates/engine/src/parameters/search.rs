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
pub(crate) const ASPIRATION_HALF_WIDTH_CP: i32 = 12;

/// How many times wider each failed window grows.
pub(crate) const ASPIRATION_GROWTH: i32 = 3;

/// A half-width beyond which the window is opened whole, in centipawns.
pub(crate) const ASPIRATION_GIVE_UP_CP: i32 = 600;

/// The depth up to which a node that looks lost is asked for captures only …
pub(crate) const RAZORING_UP_TO_PLIES: i32 = 3;

/// … if the evaluation is below alpha by so many centipawns …
pub(crate) const RAZORING_BASE_CP: i32 = 180;

/// … and by so many more for each half-move of depth.
pub(crate) const RAZORING_PER_PLY_CP: i32 = 160;

/// The depth up to which a node far above beta is not searched.
pub(crate) const REVERSE_FUTILITY_UP_TO_PLIES: i32 = 8;

/// How far above beta it must be for each half-move of depth, in centipawns …
pub(crate) const REVERSE_FUTILITY_PER_PLY_CP: i32 = 75;

/// … and how much less if the side to move is improving.
pub(crate) const REVERSE_FUTILITY_IMPROVING_CP: i32 = 60;

/// The shallowest node at which passing is tried.
pub(crate) const NULL_MOVE_FROM_PLIES: i32 = 3;

/// How much shallower the search after passing is.
pub(crate) const NULL_MOVE_REDUCTION_PLIES: i32 = 3;

/// One half-move shallower for so many half-moves of depth.
pub(crate) const NULL_MOVE_DEPTH_SHARE: i32 = 3;

/// One half-move shallower for so many centipawns above beta …
pub(crate) const NULL_MOVE_MARGIN_CP: i32 = 180;

/// … but not more than so many.
pub(crate) const NULL_MOVE_MARGIN_PLIES: i32 = 3;

/// The shallowest node at which a capture is tried for a probable cut.
pub(crate) const PROBABLE_CUT_FROM_PLIES: i32 = 5;

/// How far above beta the capture must come out, in centipawns.
pub(crate) const PROBABLE_CUT_MARGIN_CP: i32 = 160;

/// How much shallower it is looked at.
pub(crate) const PROBABLE_CUT_REDUCTION_PLIES: i32 = 4;

/// The shallowest node that is searched less deeply for want of a remembered
/// move.
pub(crate) const INTERNAL_REDUCTION_FROM_PLIES: i32 = 4;

/// The shallowest node at which alternatives to the remembered move are looked
/// for.
pub(crate) const SINGULAR_FROM_PLIES: i32 = 5;

/// By how much shallower the memory may be, in half-moves.
pub(crate) const SINGULAR_MEMORY_PLIES: i32 = 3;

/// How far below the remembered score all alternatives must stay, in
/// centipawns for each half-move of depth.
pub(crate) const SINGULAR_MARGIN_PER_PLY_CP: i32 = 1;

/// How much further below they must stay for two half-moves of extension.
pub(crate) const SINGULAR_DOUBLE_MARGIN_CP: i32 = 20;

/// How often on one line.
pub(crate) const SINGULAR_DOUBLE_LIMIT: u16 = 5;

/// The depth up to which late quiet moves are passed over.
pub(crate) const LATE_PRUNING_UP_TO_PLIES: i32 = 8;

/// How many moves are tried at depth 0, were there such a node; the square of
/// the depth is added, and half of the sum is enough if the side to move is
/// not improving.
pub(crate) const LATE_PRUNING_BASE: i32 = 4;

/// The depth, reductions included, up to which quiet moves are futile far
/// below alpha.
pub(crate) const FUTILITY_UP_TO_PLIES: i32 = 7;

/// How far below that is, in centipawns …
pub(crate) const FUTILITY_BASE_CP: i32 = 110;

/// … and for each half-move of depth.
pub(crate) const FUTILITY_PER_PLY_CP: i32 = 90;

/// The depth, reductions included, up to which experience rules out a move.
pub(crate) const HISTORY_PRUNING_UP_TO_PLIES: i32 = 3;

/// How bad the expectation must be, for each half-move of depth.
pub(crate) const HISTORY_PRUNING_PER_PLY: i32 = 4_000;

/// The depth up to which moves are passed over that lose too much material.
pub(crate) const EXCHANGE_PRUNING_UP_TO_PLIES: i32 = 8;

/// The same for moves that give check.
pub(crate) const EXCHANGE_PRUNING_CHECKS_UP_TO_PLIES: i32 = 3;

/// How much a capture may lose for each half-move of depth, in centipawns.
pub(crate) const EXCHANGE_PRUNING_NOISY_CP: i32 = 90;

/// How much a quiet move may lose for the square of the depth, in centipawns.
pub(crate) const EXCHANGE_PRUNING_QUIET_CP: i32 = 22;

/// What a capture in quiescence may bring beyond the captured piece, in
/// centipawns.
pub(crate) const DELTA_MARGIN_CP: i32 = 120;

/// The shallowest node at which late moves are looked at less deeply.
pub(crate) const LATE_MOVES_FROM_PLIES: i32 = 3;

/// How many moves of a node are looked at in full before any is *late*.
pub(crate) const FULL_DEPTH_MOVES: usize = 2;

/// The part of a late move's reduction that is always there, in 64ths of a
/// half-move.
pub(crate) const LATE_MOVES_BASE: i32 = 40;

/// The part that grows with the logarithms (base 2, in 64ths) of depth and
/// place, whose product is divided by this.
pub(crate) const LATE_MOVES_DIVISOR: i32 = 280;

/// How much less a move on the principal variation is reduced, in 64ths of a
/// half-move.
pub(crate) const PRINCIPAL_64THS: i32 = 64;

/// How much less a move on the board itself is reduced.
pub(crate) const ROOT_64THS: i32 = 160;

/// How much more where a refutation is expected.
pub(crate) const CUT_64THS: i32 = 100;

/// How much more if the side to move is not improving.
pub(crate) const NOT_IMPROVING_64THS: i32 = 40;

/// How much more if the moves of this node and of its siblings were refuted
/// more often …
pub(crate) const REFUTED_64THS: i32 = 96;

/// … than so many times.
pub(crate) const REFUTED_OFTEN: u16 = 2;

/// How much more a quiet move is reduced where a capture is remembered.
pub(crate) const CAPTURE_REMEMBERED_64THS: i32 = 64;

/// How much less a capture is reduced that seems to lose material.
pub(crate) const SACRIFICE_64THS: i32 = 64;

/// How much less a check, or an answer to one, is reduced.
pub(crate) const CHECK_64THS: i32 = 128;

/// An expectation of a quiet move that is worth one half-move of reduction.
pub(crate) const HISTORY_PER_PLY: i32 = 12_000;

/// The greatest expectation of a quiet move: three standings at their limit.
pub(crate) const KEPT_EXPECTATION: i32 = 3 * HISTORY_LIMIT;

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

/// How much more a captured piece weighs than experience when captures are
/// put in order: what so many centipawns are in units of a standing.
pub(crate) const VICTIM_WEIGHT: i32 = 24;

/// The greatest correction that is kept of one kind, positive or negative.
pub(crate) const CORRECTION_LIMIT: i32 = 1_024;

/// The greatest change of a kept correction.
pub(crate) const CORRECTION_GAIN_LIMIT: i32 = 256;

/// A difference of so many centipawns counts for one at depth 1, and for more
/// the deeper it was found.
pub(crate) const CORRECTION_GAIN_DIVISOR: i32 = 8;

/// How much more the correction by pawns counts than one by pieces.
pub(crate) const CORRECTION_PAWNS_WEIGHT: i32 = 2;

/// The sum of the kept corrections is divided by this.
pub(crate) const CORRECTION_DIVISOR: i32 = 40;

/// What the planned time is multiplied by if no work went into the best move,
/// in thousandths …
pub(crate) const PATIENCE_BASE_PERMILLE: u32 = 1_700;

/// … and how much less if all of it did.
pub(crate) const PATIENCE_PERMILLE_OF_EFFORT: u32 = 1_100;

/// For how many iterations the best move must be the same to be steady.
pub(crate) const PATIENCE_STEADY_ITERATIONS: u32 = 5;

/// What the planned time is multiplied by, in thousandths: for a steady move
/// first, for one that has just become the best last.
pub(crate) const PATIENCE_STEADY_PERMILLE: [u32; 6] = [850, 900, 950, 1_050, 1_200, 1_400];

/// The greatest fall of the score that counts, in centipawns …
pub(crate) const PATIENCE_FALL_LIMIT_CP: i32 = 60;

/// … and how many thousandths each centipawn of it adds.
pub(crate) const PATIENCE_FALL_PERMILLE_PER_CP: u32 = 10;
