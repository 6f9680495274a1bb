//! By what a line wins: one motif, proved on the board.
//!
//! A theme says what a line contains; a motif says what it wins by, and so more is asked of it: a
//! fork must win whatever is answered and be cashed in by the piece that forks, a pinned man must be
//! what cannot take back or what is taken, a piece in danger must be lost by the exchange on its
//! square. Whether the line wins anything is asked elsewhere (`review::cause`); what is not proved
//! here has no name. Wins that take longer than two moves to begin are not seen.

use super::defender::takes_what_lost_its_guard;
use super::discovery::takes_along_the_line;
use super::line_of_sight::bound;
use super::mating_pattern::{is_back_rank_mate, is_smothered_mate};
use super::one_move::{is_winning_fork, is_winning_skewer};
use super::pin::keeps_from_leaving;
use super::sight::{attacks, material, worth};
use super::skewer::takes_behind;
use super::solution::{Solution, Turn};
use super::trapped::{is_trapped, takes_a_trapped_piece};
use rokade_engine::wins_at_least;
use rokade_rules::{Color, Position, Role, Square};

/// What a line wins by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Motif {
    /// Mate.
    Mate {
        /// In so many moves.
        moves: u32,
    },
    /// Mate on the back rank, behind the king's own men.
    BackRankMate {
        /// In so many moves.
        moves: u32,
    },
    /// A knight mates a king that its own men shut in.
    SmotheredMate {
        /// In so many moves.
        moves: u32,
    },
    /// A piece is lost by the exchange on its square.
    HangingPiece(Man),
    /// One piece attacks two or more.
    Fork,
    /// A piece may not take back, or not leave, because of its king behind it.
    Pin(Man),
    /// A piece that moves out of an attack leaves another to it.
    Skewer,
    /// A piece moves out of the way of another's attack.
    DiscoveredAttack,
    /// A piece has nowhere safe to go.
    TrappedPiece(Man),
    /// An ending of kings and pawns in which a pawn of the winner promotes.
    PawnEnding,
    /// A pawn becomes a piece.
    Promotion,
    /// A piece is lost for one that is worth less.
    LostForLess(Man),
    /// A piece that has just taken is taken back.
    TakingBack(Man),
    /// What guards a piece is taken or lured away, and then the piece is taken.
    RemovedDefender(Man),
    /// A draw by giving check without end.
    PerpetualCheck,
    /// A draw because the side to move has no move.
    Stalemate,
    /// More than a pawn is won, by moves that have no name.
    Material,
}

/// A piece that something happens to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// What it is.
    pub role: Role,
    /// Where it stands.
    pub square: Square,
}

/// A motif with the place where it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shown {
    /// The motif.
    pub motif: Motif,
    /// How many half-moves of the line lead up to it, the one with which it is there included.
    pub plies: usize,
    /// After how many half-moves of the line it has won what it wins.
    pub won_after: usize,
}

impl Shown {
    /// A motif that has won with the move with which it is there.
    #[must_use]
    pub const fn at_once(motif: Motif, plies: usize) -> Shown {
        Shown { motif, plies, won_after: plies }
    }
}

/// A piece is lost when the exchange on its square costs more than this, in hundredths of a pawn,
/// for each pawn that it is worth; else too much was got for it, as for a rook that a bishop takes.
const LOST_CP_PER_PAWN: i32 = 55;

/// An exchange that costs so much, in hundredths of a pawn, costs a pawn.
const PAWN_CP: i32 = 80;

/// Who loses a piece for one that is worth so much less has lost something: in pawns, and in hundredths
/// of a pawn of the exchange, which counts a bishop for a little more than three.
const FOR_LESS_PAWNS: i32 = 2;
const FOR_LESS_CP: i32 = 150;

/// A motif must begin with one of so many moves of the winner.
const FIRST_TURNS: usize = 3;

impl Motif {
    /// The word for it where programs read it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Motif::Mate { .. } => "mate",
            Motif::BackRankMate { .. } => "back-rank-mate",
            Motif::SmotheredMate { .. } => "smothered-mate",
            Motif::HangingPiece(_) => "hanging-piece",
            Motif::Fork => "fork",
            Motif::Pin(_) => "pin",
            Motif::Skewer => "skewer",
            Motif::DiscoveredAttack => "discovered-attack",
            Motif::TrappedPiece(_) => "trapped-piece",
            Motif::PawnEnding => "pawn-ending",
            Motif::Promotion => "promotion",
            Motif::LostForLess(_) => "lost-for-less",
            Motif::TakingBack(_) => "taking-back",
            Motif::RemovedDefender(_) => "removed-defender",
            Motif::PerpetualCheck => "perpetual-check",
            Motif::Stalemate => "stalemate",
            Motif::Material => "material",
        }
    }

    /// The piece that it happens to, where that is one.
    #[must_use]
    pub const fn man(self) -> Option<Man> {
        match self {
            Motif::HangingPiece(man)
            | Motif::Pin(man)
            | Motif::TrappedPiece(man)
            | Motif::LostForLess(man)
            | Motif::TakingBack(man)
            | Motif::RemovedDefender(man) => Some(man),
            _ => None,
        }
    }

    /// Whether it is a capture, so that nothing is to be cashed in later.
    const fn is_a_capture(self) -> bool {
        matches!(self, Motif::HangingPiece(_) | Motif::LostForLess(_))
    }

    /// In how many moves it mates, where it does.
    #[must_use]
    pub const fn mates_in(self) -> Option<u32> {
        match self {
            Motif::Mate { moves }
            | Motif::BackRankMate { moves }
            | Motif::SmotheredMate { moves } => Some(moves),
            _ => None,
        }
    }
}

/// The picture of a mate in so many moves; just a mate where the line does not show it to its end.
#[must_use]
pub fn of_mate(line: &Solution, moves: u32) -> Shown {
    let motif = if is_back_rank_mate(line) {
        Motif::BackRankMate { moves }
    } else if is_smothered_mate(line) {
        Motif::SmotheredMate { moves }
    } else {
        Motif::Mate { moves }
    };
    Shown::at_once(motif, 1)
}

/// What a line that wins material wins it by, if that can be proved.
#[must_use]
pub fn of_a_gain(line: &Solution) -> Option<Shown> {
    let turns: Vec<Turn<'_>> = line.turns().collect();
    let found = turns.iter().take(FIRST_TURNS).enumerate().find_map(|(place, turn)| {
        let next = turns.get(place + 1);
        let at_once = if place == 0 { lost_at_once(turn) } else { None };
        // What begins later must not come after something has been won already.
        let is_even = ahead(turn.before, line.solver()) <= ahead(line.start(), line.solver());
        at_once
            .or_else(|| is_even.then(|| next.and_then(|next| begun(turn, next))).flatten())
            .or_else(|| is_even.then(|| next.and_then(cashed)).flatten())
            .filter(|&motif| !was_there_before(line.start(), motif))
            .map(|motif| {
                let shows = match motif {
                    // That a guard is gone shows with what it guarded.
                    Motif::RemovedDefender(_) => place + 1,
                    Motif::TrappedPiece(man) => trapped_since(&turns[..=place], man),
                    _ => place,
                };
                let wins = place + usize::from(!motif.is_a_capture());
                Shown { motif, plies: 2 * shows + 1, won_after: 2 * wins + 1 }
            })
    });
    found.or_else(|| {
        let place = turns
            .iter()
            .take(FIRST_TURNS)
            .position(|turn| turn.chess_move.promotion().is_some() && has_kept_a_promotion(line))?;
        Some(Shown::at_once(Motif::Promotion, 2 * place + 1))
    })
}

/// The pawn that the first move of a line takes at a profit, if nothing was got for it.
#[must_use]
pub fn of_a_pawn(line: &Solution) -> Option<Shown> {
    let turn = line.turns().next()?;
    let role = turn.before.captured(turn.chess_move).filter(|&role| role == Role::Pawn)?;
    let got = turn.answered.and_then(|(before, answer)| before.captured(answer));
    let man = Man { role, square: turn.chess_move.to() };
    (got.is_none() && wins_at_least(turn.before, turn.chess_move, PAWN_CP))
        .then_some(Shown::at_once(Motif::HangingPiece(man), 1))
}

/// The piece that the first move of a line takes back.
#[must_use]
pub fn of_taking_back(line: &Solution) -> Option<Shown> {
    let turn = line.turns().next()?;
    let (before, answer) = turn.answered?;
    let (role, square) = (turn.before.captured(turn.chess_move)?, turn.chess_move.to());
    let took_here = answer.to() == square && before.captured(answer).is_some();
    (took_here && wins_at_least(turn.before, turn.chess_move, PAWN_CP))
        .then_some(Shown::at_once(Motif::TakingBack(Man { role, square }), 1))
}

/// What a side has more than the other, in pawns.
fn ahead(position: &Position, side: Color) -> i32 {
    material(position, side) - material(position, !side)
}

/// What the first move of the winner wins by itself.
fn lost_at_once(turn: &Turn<'_>) -> Option<Motif> {
    pinned_defender(turn)
        .map(Motif::Pin)
        .or_else(|| hanging(turn).map(Motif::HangingPiece))
        .or_else(|| lost_for_less(turn).map(Motif::LostForLess))
}

/// What a move of the winner begins and `next`, its move after it, cashes in.
fn begun(turn: &Turn<'_>, next: &Turn<'_>) -> Option<Motif> {
    let (before, chess_move) = (turn.before, turn.chess_move);
    next.before.captured(next.chess_move).filter(|&role| role != Role::Pawn)?;
    if next.chess_move.from() != chess_move.to() {
        return None;
    }
    if is_winning_fork(before, chess_move) {
        Some(Motif::Fork)
    } else if takes_behind(next) && is_winning_skewer(before, chess_move) {
        Some(Motif::Skewer)
    } else {
        None
    }
}

/// What shows when a move of the winner, not its first, takes something.
fn cashed(turn: &Turn<'_>) -> Option<Motif> {
    let taken = turn.before.captured(turn.chess_move).filter(|&role| role != Role::Pawn)?;
    let man = Man { role: taken, square: turn.chess_move.to() };
    if takes_along_the_line(turn) || uses_a_discovered_check(turn) {
        Some(Motif::DiscoveredAttack)
    } else if takes_what_is_pinned(turn) {
        Some(Motif::Pin(man))
    } else if takes_a_trapped_piece(turn) {
        let (_, answer) = turn.answered?;
        // It may have run without getting away.
        let square = if answer.to() == man.square { answer.from() } else { man.square };
        Some(Motif::TrappedPiece(Man { square, ..man }))
    } else if takes_what_lost_its_guard(turn) {
        Some(Motif::RemovedDefender(man))
    } else {
        None
    }
}

/// Whether a piece that is said to be trapped could be taken before anything was done about it: then
/// nothing trapped it.
fn was_there_before(start: &Position, motif: Motif) -> bool {
    let Motif::TrappedPiece(man) = motif else { return false };
    let lost = LOST_CP_PER_PAWN * worth(man.role);
    start
        .legal_moves()
        .into_iter()
        .any(|own| own.to() == man.square && wins_at_least(start, own, lost))
}

/// After which of these moves, of which the last one is known to have trapped a piece, it was trapped
/// first: something else may have come in between.
fn trapped_since(turns: &[Turn<'_>], man: Man) -> usize {
    let is_trapped = |turn: &Turn<'_>| is_trapped(turn.after, man.square);
    turns.iter().position(is_trapped).unwrap_or(turns.len() - 1)
}

/// The piece that is lost by the exchange which this move begins.
fn hanging(turn: &Turn<'_>) -> Option<Man> {
    let role = turn.before.captured(turn.chess_move).filter(|&role| role != Role::Pawn)?;
    let square = turn.chess_move.to();
    // What was itself taken with the move before is an exchange.
    let got = turn.answered.and_then(|(before, answer)| before.captured(answer));
    if got.is_some_and(|got| got != Role::Pawn) {
        return None;
    }
    let lost = LOST_CP_PER_PAWN * worth(role);
    wins_at_least(turn.before, turn.chess_move, lost).then_some(Man { role, square })
}

/// The piece that is lost by the exchange which this move begins, though something was got for it:
/// what takes it, or what the opponent's move before has taken.
fn lost_for_less(turn: &Turn<'_>) -> Option<Man> {
    let role = turn.before.captured(turn.chess_move).filter(|&role| role != Role::Pawn)?;
    let got = turn.answered.and_then(|(before, answer)| before.captured(answer)).map_or(0, worth);
    let lost = FOR_LESS_CP + 100 * got;
    let is_for_less = worth(role) >= FOR_LESS_PAWNS + got;
    (is_for_less && wins_at_least(turn.before, turn.chess_move, lost))
        .then_some(Man { role, square: turn.chess_move.to() })
}

/// The pinned piece that would take back what has just taken a piece, were it free.
fn pinned_defender(turn: &Turn<'_>) -> Option<Man> {
    turn.before.captured(turn.chess_move).filter(|&role| role != Role::Pawn)?;
    let (after, to) = (turn.after, turn.chess_move.to());
    if after.is_check() || after.legal_moves().into_iter().any(|answer| answer.to() == to) {
        return None;
    }
    let keeps = bound(after, after.turn())
        .into_iter()
        .find(|pin| attacks(after, pin.square).contains(to) && !pin.line.contains(to))?;
    Some(Man { role: after.board().role_at(keeps.square)?, square: keeps.square })
}

/// Whether a move takes a pinned piece where it stands.
fn takes_what_is_pinned(turn: &Turn<'_>) -> bool {
    let Some((before, answer)) = turn.answered else { return false };
    let to = turn.chess_move.to();
    let pins = bound(before, before.turn());
    let pin = pins.iter().find(|pin| pin.square == to);
    // Who can take what attacks it is not bound by it.
    let attacker = turn.chess_move.from();
    let may_take =
        || before.legal_moves().into_iter().any(|own| own.from() == to && own.to() == attacker);
    answer.to() != to && pin.is_some_and(|pin| keeps_from_leaving(before, pin)) && !may_take()
}

/// Whether the piece that gave a discovered check with its move now takes something.
fn uses_a_discovered_check(turn: &Turn<'_>) -> bool {
    let (Some((before, earlier)), Some((after, answer))) = (turn.earlier, turn.answered) else {
        return false;
    };
    let is_discovered = !after.checkers().without(earlier.to()).is_empty();
    is_discovered
        && before.turn() == turn.before.turn()
        && turn.chess_move.from() == earlier.to()
        && answer.to() != turn.chess_move.to()
}

/// Whether the solver has promoted in a line and the opponent has neither promoted nor taken what
/// the last of the pawns became.
pub(crate) fn has_kept_a_promotion(line: &Solution) -> bool {
    let Some(last) = line.moves().iter().step_by(2).rposition(|own| own.promotion().is_some())
    else {
        return false;
    };
    let square = line.moves()[2 * last].to();
    let answers = || line.moves().iter().skip(1).step_by(2);
    answers().all(|answer| answer.promotion().is_none())
        && answers().skip(last).all(|answer| answer.to() != square)
}
