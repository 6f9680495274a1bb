//! The numbers of the levels. What each is for is told where it is used.

use crate::level::Style;

/// The longest line that a look follows, captures included, in half-moves.
pub(crate) const LONGEST_LOOK_PLIES: i32 = 12;

/// What pieces are worth when a look puts captures in order, from pawn to king.
pub(crate) const TRADE_CP: [i32; 6] = [100, 300, 310, 500, 900, 2_000];

/// The phase of a position with everything on the board.
pub(crate) const FULL_PHASE: i32 = 24;

/// Having the move.
pub(crate) const TEMPO_CP: i32 = 10;

/// What pieces are worth, from pawn to king: the usual values, with a minor
/// piece a little above three pawns, as in C. Shannon, 1950, and L. Kaufman,
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

/// How each strength plays; between them everything is interpolated. Found by
/// matches, as `training/levels/README.md` tells.
pub(crate) const STYLES: [Style; 7] = [
    Style { elo: 500, person_elo: 400.0, temperature: 0.5, lapses: 1.0, ..DESPAIRING },
    Style { elo: 600, person_elo: 600.0, temperature: 0.4, lapses: 0.9, ..DESPAIRING },
    Style { elo: 900, lapses: 0.95, ease: 1.5, floor: 0.01, ..FORGETFUL },
    Style { elo: 1_200, person_elo: 1_175.0, temperature: 0.6, lapses: 0.75, ..FORGETFUL },
    Style { elo: 1_500, person_elo: 1_450.0, temperature: 0.38, lapses: 0.28, ..SEEING },
    Style { elo: 1_800, person_elo: 1_800.0, slack_cp: 6.0, look_nodes: 4_000.0, ..SEARCHER },
    Style { elo: 2_100, person_elo: 2_200.0, slack_cp: 5.0, look_nodes: 55_000.0, ..SEARCHER },
];

/// What styles of people have in common unless they say otherwise.
const PERSON: Style = Style {
    elo: 0,
    person_elo: 0.0,
    temperature: 0.9,
    lapses: 0.0,
    ease: 1.0,
    floor: 0.02,
    slack_cp: 5_000.0,
    look_nodes: 1.0,
};

/// A person who gives up inwardly long before the game is over, and celebrates
/// long before it is won.
const DESPAIRING: Style = Style { ease: 15.0, floor: 0.004, ..PERSON };

/// A person who often forgets to ask what answers a move, and otherwise plays
/// what is likeliest.
const FORGETFUL: Style = Style { person_elo: 650.0, temperature: 0.3, ..PERSON };

/// A person who mostly asks what answers a move, and looks again before giving much away.
const SEEING: Style = Style { slack_cp: 400.0, look_nodes: 1_200.0, ..PERSON };

/// What styles by a limited search have in common.
const SEARCHER: Style = Style { temperature: 0.4, ..PERSON };

/// How many positions the engine visits at strengths above the styles. Measured by forty games
/// each against fixed opponents: 6,000 positions play at about 2,306, 20,000 at about 2,684. Beyond
/// that the step is a guess.
pub(crate) const ENGINE_STEPS: [(u32, f32); 4] =
    [(2_100, 2_300.0), (2_300, 6_000.0), (2_700, 20_000.0), (2_900, 500_000.0)];

/// From where on a game begins to seem lost, and where it seems quite lost, in
/// centipawns. People of 750 to 1050 lose 300 or more with 5 % of their moves in
/// even positions, with 17 % when 600 to 1000 behind and with 48 % up to 1500
/// (counted over 442 lichess games judged by Stockfish 15.1).
pub(crate) const LOST_CP: (i32, i32) = (300, 800);

/// The same for a game that seems won: people lose so much with 10 % of their
/// moves when 600 to 1000 ahead, with 19 % up to 1500, with 30 % beyond that.
/// It begins far sooner here, since people also lose won games by running out
/// of time and by missing mates, which no level does.
pub(crate) const WON_CP: (i32, i32) = (200, 360);

/// Every level sees mates of so many moves, and plays them.
pub(crate) const MATE_HORIZON_MOVES: u32 = 3;

/// How many positions may be looked at to find such a mate.
pub(crate) const MATE_EFFORT_POSITIONS: u64 = 60_000;

/// From this strength on a player sees what the piece attacks that has just
/// come, even when it sees nothing else.
pub(crate) const SEES_NEWCOMERS_FROM_ELO: u32 = 750;

/// From this strength on it also sees whether a piece can be taken where it
/// goes.
pub(crate) const SEES_TAKERS_FROM_ELO: u32 = 1_000;

/// A piece is attacked by a cheaper one when it is worth so much more.
pub(crate) const DEARER_CP: i32 = 190;

/// From this strength on a threatened mate in one is defended against.
pub(crate) const DEFENDS_FROM_ELO: u32 = 1_150;

/// A piece of this worth is not put where it can simply be taken.
pub(crate) const GIFT_CP: i32 = 500;

/// Pieces at most so many king's steps away are seen by everybody.
pub(crate) const SEEN_STEPS: i32 = 2;

/// The ratings of the bands of the table of openings.
pub(crate) const OPENING_BANDS_ELO: [f32; 3] = [1_100.0, 1_500.0, 1_900.0];

/// Shares of opening moves are raised to this, so that the usual ones are not
/// played quite as often as people play them.
pub(crate) const OPENING_EVENNESS: f32 = 0.7;

/// The pause before the only legal move, in milliseconds.
pub(crate) const PAUSE_FORCED_MS: u32 = 400;

/// What every other pause has …
pub(crate) const PAUSE_BASE_MS: u32 = 500;

/// … with so much for each legal move …
pub(crate) const PAUSE_PER_MOVE_MS: u32 = 25;

/// … and so much for each capture.
pub(crate) const PAUSE_PER_CAPTURE_MS: u32 = 150;

/// Moves before this half-move are quick.
pub(crate) const PAUSE_OPENING_PLIES: u32 = 12;

/// No pause is shorter than this, in milliseconds …
pub(crate) const PAUSE_LEAST_MS: u32 = 250;

/// … or longer than this.
pub(crate) const PAUSE_MOST_MS: u32 = 4_000;
