//! A reviewed game, as `--json` prints it.

use rokade_coach::review::{Cause, Mark, Review, ReviewedMove, SideReview, Whose};
use rokade_coach::{Accuracy, Evaluation, Judgement, WinPercent};
use rokade_content::{Language, Opening};
use rokade_rules::notation::pgn::Tree;
use rokade_rules::notation::{Letters, san};
use rokade_rules::{Color, Move, Position};
use serde::Serialize;

/// One game.
#[derive(Serialize)]
pub(super) struct GameObject {
    game: u64,
    /// The last named opening that it goes through.
    opening: Option<OpeningObject>,
    white: SideObject,
    black: SideObject,
    /// The ply, from 1, with which the game was given away.
    turning_point: Option<usize>,
    moves: Vec<MoveObject>,
}

#[derive(Serialize)]
struct OpeningObject {
    code: &'static str,
    /// In English, as moves are.
    name: String,
}

#[derive(Serialize)]
struct SideObject {
    /// In percent; none if the side has not moved.
    accuracy: Option<f64>,
    acpl: Option<f64>,
    inaccuracies: u32,
    mistakes: u32,
    blunders: u32,
}

#[derive(Serialize)]
struct MoveObject {
    /// From 1.
    ply: usize,
    san: String,
    /// After the move, seen from White.
    #[serde(skip_serializing_if = "Option::is_none")]
    eval_cp: Option<i32>,
    /// In so many moves; below zero if Black mates, 0 if the mate is on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    mate: Option<i64>,
    /// White's chances after the move.
    win_percent: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    judgement: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<CauseObject>,
    phase: &'static str,
    /// The best move there was.
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<String>,
}

/// Why a move was a fault.
#[derive(Serialize)]
struct CauseObject {
    /// `allowed` or `missed`.
    whose: &'static str,
    motif: &'static str,
    /// The piece that it happens to.
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<String>,
    /// The moves with which it shows: after the move if it was allowed, instead of it if missed.
    line: Vec<String>,
}

impl GameObject {
    /// A game and its review.
    pub(super) fn of(
        game: u64,
        tree: &Tree,
        review: &Review,
        opening: Option<&Opening>,
    ) -> GameObject {
        let mut position = *tree.start();
        let moves = review.moves.iter().enumerate().map(|(place, reviewed)| {
            let object = MoveObject::of(place + 1, &position, reviewed);
            position = position.after(reviewed.chess_move);
            object
        });
        let moves = moves.collect();
        GameObject {
            game,
            opening: opening.map(|opening| OpeningObject {
                code: opening.code,
                name: opening.name(Language::English),
            }),
            white: SideObject::of(&review.sides[Color::White]),
            black: SideObject::of(&review.sides[Color::Black]),
            turning_point: review.turning_point.map(|place| place + 1),
            moves,
        }
    }
}

impl SideObject {
    fn of(side: &SideReview) -> SideObject {
        SideObject {
            accuracy: side.accuracy.map(Accuracy::percent).map(in_hundredths),
            acpl: side.average_loss_cp.map(in_hundredths),
            inaccuracies: side.faults.inaccuracies,
            mistakes: side.faults.mistakes,
            blunders: side.faults.blunders,
        }
    }
}

impl MoveObject {
    fn of(ply: usize, before: &Position, reviewed: &ReviewedMove) -> MoveObject {
        let san = |chess_move| san::write(before, chess_move, Letters::English).to_string();
        let (eval_cp, mate) = match reviewed.evaluation {
            Evaluation::Centipawns(value) => (Some(value), None),
            Evaluation::Mate { by: Color::White, moves } => (None, Some(i64::from(moves))),
            Evaluation::Mate { by: Color::Black, moves } => (None, Some(-i64::from(moves))),
        };
        let chances = WinPercent::of(reviewed.evaluation).of_side(Color::White);
        MoveObject {
            ply,
            san: san(reviewed.chess_move),
            eval_cp,
            mate,
            win_percent: in_hundredths(chances),
            judgement: reviewed.judgement.map(Judgement::code),
            mark: reviewed.mark.map(Mark::code),
            cause: reviewed.cause.as_ref().map(|cause| CauseObject::of(before, reviewed, cause)),
            phase: reviewed.phase.code(),
            best: reviewed.better.first().copied().map(san),
        }
    }
}

impl CauseObject {
    fn of(before: &Position, reviewed: &ReviewedMove, cause: &Cause) -> CauseObject {
        let start = match cause.whose {
            Whose::Allowed => before.after(reviewed.chess_move),
            Whose::Missed => *before,
        };
        CauseObject {
            whose: cause.whose.code(),
            motif: cause.motif.code(),
            square: cause.motif.man().map(|man| man.square.to_string()),
            line: written(start, &cause.line, Letters::English),
        }
    }
}

/// The moves of a line in SAN.
pub(super) fn written(start: Position, line: &[Move], letters: Letters) -> Vec<String> {
    let mut position = start;
    let write = |&chess_move: &Move| {
        let text = san::write(&position, chess_move, letters).to_string();
        position = position.after(chess_move);
        text
    };
    line.iter().map(write).collect()
}

/// Rounded as far as anybody can mean it.
fn in_hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
