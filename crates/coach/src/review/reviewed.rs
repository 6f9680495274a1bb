//! What a review says of each move.

use super::cause::{Cause, Fault};
use super::only_move::is_only_move;
use super::phase::Phase;
use super::sides::SideReview;
use crate::chances::WinPercent;
use crate::evaluation::Evaluation;
use crate::judgement::Judgement;
use crate::theme::sight::material;
use rokade_engine::wins_at_least;
use rokade_rules::board::ByColor;
use rokade_rules::{Color, Move, Position, Role};

/// What was found of one position.
#[derive(Clone, Debug)]
pub(super) struct Findings {
    pub(super) evaluation: Evaluation,
    /// The best play; nothing when there is no legal move.
    pub(super) line: Vec<Move>,
    /// What it is worth without the best move, if that was played and they were compared.
    pub(super) without_best: Option<Evaluation>,
}

/// A game with what is to be said of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The worth of the position that the game began with.
    pub start: Evaluation,
    /// Each move.
    pub moves: Vec<ReviewedMove>,
    /// Each side as a whole.
    pub sides: ByColor<SideReview>,
    /// The move, counted from 0, with which the side that ended worse gave the game away: its
    /// costliest one after which it was worse to the end. None if nobody ended clearly worse, or
    /// if it happened without a fault.
    pub turning_point: Option<usize>,
}

/// A move with what is to be said of it.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedMove {
    /// The move.
    pub chess_move: Move,
    /// Whose it was.
    pub mover: Color,
    /// What the position was worth after it.
    pub evaluation: Evaluation,
    /// What is wrong with it.
    pub judgement: Option<Judgement>,
    /// What else there is to say.
    pub mark: Option<Mark>,
    /// Why it was a fault, where that is proved.
    pub cause: Option<Cause>,
    /// The best play instead; it begins with the best move, and with the move itself if that was
    /// the best.
    pub better: Vec<Move>,
    /// Where in the game it was played.
    pub phase: Phase,
}

/// What there is to say of a move beside its judgement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// It belongs to a named opening.
    Book,
    /// A forced mate was there and was let go.
    MissedMate {
        /// In so many moves.
        moves: u32,
    },
    /// Every other move would have been a blunder, and it mattered.
    OnlyMove,
    /// Material was given up, and that was the best move.
    GoodSacrifice,
}

impl Mark {
    /// The word for it where programs read it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Mark::Book => "book",
            Mark::MissedMate { .. } => "missed-mate",
            Mark::OnlyMove => "only-move",
            Mark::GoodSacrifice => "good-sacrifice",
        }
    }
}

/// An exchange that costs so much, in hundredths of a pawn, is a sacrifice.
const SACRIFICE_CP: i32 = 150;

/// So much of it, in pawns, must still be missing …
const GIVEN_PAWNS: i32 = 2;

/// … so many half-moves later.
const GIVEN_FOR_PLIES: usize = 4;

/// A side whose winning chances end below this, in percent, has ended clearly worse.
const CLEARLY_WORSE: f64 = 35.0;

/// A side whose chances are below this is worse.
const WORSE: f64 = 50.0;

impl ReviewedMove {
    /// Whether it was the best move.
    #[must_use]
    pub fn is_best(&self) -> bool {
        self.better.first() == Some(&self.chess_move)
    }
}

impl Review {
    /// Draws everything together: one finding more than there are moves.
    pub(super) fn of(
        positions: &[Position],
        moves: &[Move],
        findings: &[Findings],
        book_plies: usize,
    ) -> Review {
        let phases = Phase::of_game(positions);
        let moves: Vec<ReviewedMove> = moves
            .iter()
            .enumerate()
            .map(|(place, &chess_move)| {
                let earlier = place.checked_sub(1).map(|place| (&positions[place], moves[place]));
                let before = &positions[place];
                let reviewed =
                    reviewed(earlier, before, chess_move, &findings[place..], phases[place]);
                if place < book_plies { by_the_book(reviewed) } else { reviewed }
            })
            .collect();
        let evaluations: Vec<Evaluation> =
            findings.iter().map(|findings| findings.evaluation).collect();
        let first_mover = positions[0].turn();
        let side = |color| SideReview::of(color, first_mover, &evaluations, &moves);
        let turning_point = turning_point(&evaluations, &moves);
        let sides = ByColor::new(side(Color::White), side(Color::Black));
        Review { start: evaluations[0], moves, sides, turning_point }
    }
}

fn reviewed(
    earlier: Option<(&Position, Move)>,
    before: &Position,
    chess_move: Move,
    findings: &[Findings],
    phase: Phase,
) -> ReviewedMove {
    let mover = before.turn();
    let (was, is) = (&findings[0], &findings[1]);
    let is_best = was.line.first() == Some(&chess_move);
    // The best move is not made worse by what turns out to lie beyond the horizon.
    let judgement = Judgement::of(was.evaluation, is.evaluation, mover).filter(|_| !is_best);
    let mark = match was.evaluation {
        // What the next look no longer sees has not been let go by the best move.
        Evaluation::Mate { by, moves }
            if by == mover && is.evaluation.mates() != Some(mover) && !is_best =>
        {
            Some(Mark::MissedMate { moves })
        }
        _ if is_best
            && is_sacrifice(before, chess_move)
            && stays_given(before, chess_move, is)
            && is_good(is.evaluation, mover) =>
        {
            Some(Mark::GoodSacrifice)
        }
        _ if is_best && must_be_found(was, is, mover) => Some(Mark::OnlyMove),
        _ => None,
    };
    let cause = judgement.and_then(|_| Fault { earlier, before, chess_move, was, is }.cause());
    ReviewedMove {
        chess_move,
        mover,
        evaluation: is.evaluation,
        judgement,
        mark,
        cause,
        better: was.line.clone(),
        phase,
    }
}

/// What is said of a move of a named opening: theory is no inaccuracy and no merit. A greater fault
/// stays one, for there are named mistakes too.
fn by_the_book(reviewed: ReviewedMove) -> ReviewedMove {
    match reviewed.judgement {
        Some(Judgement::Mistake | Judgement::Blunder) => reviewed,
        None | Some(Judgement::Inaccuracy) => {
            ReviewedMove { judgement: None, cause: None, mark: Some(Mark::Book), ..reviewed }
        }
    }
}

/// Whether the exchanges that a move allows on its target cost material. A pawn is no sacrifice.
fn is_sacrifice(before: &Position, chess_move: Move) -> bool {
    chess_move.role() != Role::Pawn && !wins_at_least(before, chess_move, 1 - SACRIFICE_CP)
}

/// Whether what a move gives up is still missing when the best play after it has gone on for a while.
/// Who gets it back at once has only exchanged; who mates needs nothing back.
fn stays_given(before: &Position, chess_move: Move, after: &Findings) -> bool {
    let mover = before.turn();
    if after.evaluation.mates() == Some(mover) {
        return true;
    }
    let ahead = |position: &Position| material(position, mover) - material(position, !mover);
    let mut position = before.after(chess_move);
    for &next in after.line.iter().take(GIVEN_FOR_PLIES) {
        match position.play(next) {
            Ok(played) => position = played,
            Err(_) => break,
        }
    }
    ahead(before) - ahead(&position) >= GIVEN_PAWNS
}

/// Whether the best move is an only move, by what is known before it and after it.
fn must_be_found(was: &Findings, is: &Findings, mover: Color) -> bool {
    // That one must mate needs no saying.
    let mates_at_once = matches!(is.evaluation, Evaluation::Mate { moves: 0, .. });
    let is_only = |with, without| is_only_move(with, without, mover);
    let both = |without| is_only(was.evaluation, without) && is_only(is.evaluation, without);
    !mates_at_once && was.without_best.is_some_and(both)
}

fn is_good(evaluation: Evaluation, mover: Color) -> bool {
    WinPercent::of(evaluation).of_side(mover) >= WORSE
}

/// Where the side that ended clearly worse gave the game away.
fn turning_point(evaluations: &[Evaluation], moves: &[ReviewedMove]) -> Option<usize> {
    let chances: Vec<WinPercent> = evaluations.iter().map(|&each| WinPercent::of(each)).collect();
    let last = *chances.last()?;
    let loser = Color::ALL.into_iter().find(|&side| last.of_side(side) < CLEARLY_WORSE)?;
    let worse_since = chances.iter().rposition(|each| each.of_side(loser) >= WORSE).unwrap_or(0);
    (worse_since..moves.len())
        .filter(|&place| moves[place].mover == loser && moves[place].judgement.is_some())
        .max_by(|&one, &other| {
            let lost = |place: usize| chances[place].lost_by(loser, chances[place + 1]);
            // Of two that cost the same the earlier one decided.
            lost(one).total_cmp(&lost(other)).then(other.cmp(&one))
        })
}
