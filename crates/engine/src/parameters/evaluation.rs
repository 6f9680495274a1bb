//! The numbers of the hand-made evaluation, in centipawns unless said.
//!
//! A pair of numbers is the worth in the middle game and in the ending.

use crate::evaluation::Tapered;

/// What each kind of piece counts towards the middle game, from pawn to king.
/// Idea: "Tapered Eval", Chess Programming Wiki.
pub(crate) const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];

/// The sum of [`PHASE`] over the pieces of the initial position.
pub(crate) const FULL_PHASE: i32 = 24;

/// What the pieces are worth, from pawn to king.
pub(crate) const MATERIAL: [Tapered; 6] = [
    Tapered::new(85, 110),
    Tapered::new(335, 310),
    Tapered::new(350, 325),
    Tapered::new(480, 540),
    Tapered::new(1000, 980),
    Tapered::new(0, 0),
];

/// To have the move.
pub(crate) const TEMPO_CP: i32 = 12;

/// Two bishops that together reach every square.
pub(crate) const BISHOP_PAIR: Tapered = Tapered::new(28, 48);

/// A pawn behind another of its own on the same file.
pub(crate) const DOUBLED_PAWN: Tapered = Tapered::new(-8, -20);

/// A pawn without an own pawn on a neighbouring file.
pub(crate) const ISOLATED_PAWN: Tapered = Tapered::new(-12, -14);

/// A pawn that no enemy pawn can stop any more, by its rank from the first.
pub(crate) const PASSED_PAWN: [Tapered; 8] = [
    Tapered::new(0, 0),
    Tapered::new(4, 10),
    Tapered::new(4, 14),
    Tapered::new(8, 28),
    Tapered::new(24, 52),
    Tapered::new(48, 90),
    Tapered::new(80, 140),
    Tapered::new(0, 0),
];

/// A passed pawn that another own pawn protects.
pub(crate) const PROTECTED_PASSED_PAWN: Tapered = Tapered::new(10, 16);

/// In the ending, for each square that the enemy king is further from the
/// square before a passed pawn, times the pawn's rank above the second.
pub(crate) const PASSED_PAWN_ENEMY_KING_CP: i32 = 4;

/// The same for the own king, which should be near.
pub(crate) const PASSED_PAWN_OWN_KING_CP: i32 = -2;

/// For each square that a piece can go to, beyond [`USUAL_MOBILITY`]; from pawn
/// to king.
pub(crate) const MOBILITY: [Tapered; 6] = [
    Tapered::new(0, 0),
    Tapered::new(5, 5),
    Tapered::new(5, 5),
    Tapered::new(3, 5),
    Tapered::new(1, 4),
    Tapered::new(0, 0),
];

/// The number of squares that a piece can usually go to.
pub(crate) const USUAL_MOBILITY: [i32; 6] = [0, 4, 6, 7, 13, 0];

/// A rook on a file without any pawn.
pub(crate) const ROOK_ON_OPEN_FILE: Tapered = Tapered::new(28, 10);

/// A rook on a file without an own pawn.
pub(crate) const ROOK_ON_HALF_OPEN_FILE: Tapered = Tapered::new(12, 8);

/// A knight or bishop that a pawn protects where no enemy pawn can drive it
/// away, on the fourth to sixth rank.
pub(crate) const OUTPOST: Tapered = Tapered::new(18, 10);

/// A piece that an enemy pawn attacks.
pub(crate) const THREATENED_BY_PAWN: Tapered = Tapered::new(-36, -28);

/// A pawn close before the own king.
pub(crate) const NEAR_SHIELD: Tapered = Tapered::new(14, 0);

/// A pawn two ranks before the own king or beside that square.
pub(crate) const FAR_SHIELD: Tapered = Tapered::new(7, 0);

/// A file on which or beside which the own king stands, without own pawns.
pub(crate) const OPEN_FILE_AT_KING: Tapered = Tapered::new(-16, 0);

/// The pressure of one square next to the enemy king attacked by a piece; from
/// pawn to king, in units.
pub(crate) const PRESSURE_UNITS: [i32; 6] = [0, 6, 6, 9, 12, 0];

/// One attacker alone does not mate.
pub(crate) const PRESSURE_FROM_ATTACKERS: u32 = 2;

/// Pressure squared is divided by this to become centipawns.
pub(crate) const PRESSURE_DIVISOR: i32 = 40;

/// The most that pressure is worth in the middle game.
pub(crate) const PRESSURE_LIMIT_CP: i32 = 350;

/// For each step that a bare king is away from the four squares in the middle.
pub(crate) const BARE_KING_OFF_CENTRE_CP: i32 = 20;

/// For each step that the winning king is nearer to a bare king than seven.
pub(crate) const BARE_KING_NEARNESS_CP: i32 = 12;

/// What a lead must be worth, without pawns, to be likely to win, in
/// [`EXCHANGE_VALUES_CP`](super::search::EXCHANGE_VALUES_CP): more than a
/// minor piece.
pub(crate) const WINNING_LEAD_CP: i32 = 400;

/// A smaller lead without pawns is divided by this.
pub(crate) const UNLIKELY_WIN_DIVISOR: i32 = 8;

/// A lead with nothing but bishops on squares of different shades and pawns is
/// divided by this.
pub(crate) const OPPOSITE_BISHOPS_DIVISOR: i32 = 2;
