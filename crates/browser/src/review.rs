//! What the engine thinks of positions and games, for the worker: several lines, and reviews.
//!
//! A review goes one position at a time, so that the worker can tell how far it is, be stopped and
//! go on. What it says is `rokade-coach`'s.

use crate::answers::{json, thrown};
use crate::computer::{HASH, game_so_far, played};
use rokade_coach::review::{
    Cause, EngineAdviser, Mark, Phase, Review, ReviewedMove, Reviewer, SideReview, Whose,
};
use rokade_coach::theme::motif::Motif;
use rokade_coach::{Evaluation, Judgement, WinPercent};
use rokade_engine::{Engine, Limits, Silent, StopToken, StoppedClock};
use rokade_rules::Color;
use rokade_wire::{
    Assessment, EngineLine, EngineLines, Fault, ReviewCause, ReviewJudgement, ReviewMan,
    ReviewMark, ReviewMotif, ReviewMove, ReviewPhase, ReviewProgress, ReviewSide, ReviewView,
    ReviewWhose, Worth,
};
use wasm_bindgen::prelude::*;

/// The engine as an adviser.
#[wasm_bindgen]
pub struct Analyser {
    engine: Engine,
}

#[wasm_bindgen]
impl Analyser {
    /// An adviser that has seen nothing yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[expect(clippy::new_without_default, reason = "a door for JavaScript")]
    pub fn new() -> Analyser {
        Analyser { engine: Engine::new(HASH) }
    }

    /// The best lines of the position that these moves lead to, after so many nodes: `EngineLines`.
    pub fn lines(
        &mut self,
        start: Option<String>,
        moves: Vec<String>,
        lines: u32,
        nodes: u32,
    ) -> Result<String, JsValue> {
        let found = best_lines(&mut self.engine, start.as_deref(), &moves, lines, nodes);
        found.map(|found| json(&found)).map_err(thrown)
    }
}

fn best_lines(
    engine: &mut Engine,
    start: Option<&str>,
    moves: &[String],
    lines: u32,
    nodes: u32,
) -> Result<EngineLines, Fault> {
    let game = game_so_far(played(start, moves)?.game());
    if !game.position().has_legal_move() {
        return Ok(EngineLines { lines: Vec::new(), depth: 0 });
    }
    let limits = Limits { lines, ..Limits::nodes(u64::from(nodes)) };
    let answer = engine.search(&game, &limits, &StoppedClock, &StopToken::new(), &mut Silent);
    let line = |report: &rokade_engine::Report| EngineLine {
        assessment: assessment(Evaluation::by_our_engine(game.position(), report.score.outlook())),
        moves: report.line.iter().copied().map(rokade_wire::uci).collect(),
    };
    Ok(EngineLines {
        lines: answer.lines().filter(|report| !report.line.is_empty()).map(line).collect(),
        depth: answer.report.depth_plies,
    })
}

/// A review under way.
#[wasm_bindgen]
pub struct Reviewing {
    engine: Engine,
    reviewer: Reviewer,
    nodes: u64,
}

#[wasm_bindgen]
impl Reviewing {
    /// Begins the review of a game, with so many nodes for each position; so many half-moves at its
    /// beginning belong to a named opening.
    #[wasm_bindgen(constructor)]
    pub fn new(
        start: Option<String>,
        moves: Vec<String>,
        nodes: u32,
        book_plies: u32,
    ) -> Result<Reviewing, JsValue> {
        let book_plies = usize::try_from(book_plies).unwrap_or(usize::MAX);
        let begun = begin(start.as_deref(), &moves, nodes).map_err(thrown)?;
        Ok(Reviewing { reviewer: begun.reviewer.with_book(book_plies), ..begun })
    }

    /// Looks at one more position: a `ReviewProgress`.
    pub fn step(&mut self) -> String {
        let stop = StopToken::new();
        let adviser = EngineAdviser::new(&mut self.engine, self.nodes, &StoppedClock, &stop);
        let mut adviser = adviser.attentive();
        self.reviewer.step(&mut adviser);
        json(&self.progress())
    }

    /// The `ReviewView` once everything has been looked at; `null` before.
    pub fn finish(&self) -> String {
        json(&self.reviewer.finish().map(|review| whole(&review)))
    }
}

impl Reviewing {
    fn progress(&self) -> ReviewProgress {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let progress = self.reviewer.progress();
        ReviewProgress { done: count(progress.done), of: count(progress.of) }
    }
}

fn begin(start: Option<&str>, moves: &[String], nodes: u32) -> Result<Reviewing, Fault> {
    let game = played(start, moves)?;
    let plies = game.game().plies().iter().map(|ply| ply.chess_move);
    let reviewer = Reviewer::new(*game.game().start(), plies).map_err(|why| Fault::Move {
        text: String::new(),
        ply: 0,
        why: why.to_string(),
    })?;
    Ok(Reviewing { engine: Engine::new(HASH), reviewer, nodes: u64::from(nodes) })
}

fn whole(review: &Review) -> ReviewView {
    ReviewView {
        start: assessment(review.start),
        moves: review.moves.iter().map(reviewed).collect(),
        white: side(review.sides[Color::White]),
        black: side(review.sides[Color::Black]),
        turning_point: review.turning_point.and_then(|place| u32::try_from(place).ok()),
    }
}

fn reviewed(reviewed: &ReviewedMove) -> ReviewMove {
    ReviewMove {
        assessment: assessment(reviewed.evaluation),
        judgement: reviewed.judgement.map(|judgement| match judgement {
            Judgement::Inaccuracy => ReviewJudgement::Inaccuracy,
            Judgement::Mistake => ReviewJudgement::Mistake,
            Judgement::Blunder => ReviewJudgement::Blunder,
        }),
        mark: reviewed.mark.map(|mark| match mark {
            Mark::Book => ReviewMark::Book,
            Mark::MissedMate { .. } => ReviewMark::MissedMate,
            Mark::OnlyMove => ReviewMark::OnlyMove,
            Mark::GoodSacrifice => ReviewMark::GoodSacrifice,
        }),
        cause: reviewed.cause.as_ref().map(cause),
        better: reviewed.better.iter().copied().map(rokade_wire::uci).collect(),
        phase: match reviewed.phase {
            Phase::Opening => ReviewPhase::Opening,
            Phase::Middlegame => ReviewPhase::Middlegame,
            Phase::Endgame => ReviewPhase::Endgame,
        },
    }
}

fn cause(cause: &Cause) -> ReviewCause {
    ReviewCause {
        whose: match cause.whose {
            Whose::Allowed => ReviewWhose::Allowed,
            Whose::Missed => ReviewWhose::Missed,
        },
        motif: match cause.motif {
            Motif::Mate { .. } => ReviewMotif::Mate,
            Motif::BackRankMate { .. } => ReviewMotif::BackRankMate,
            Motif::SmotheredMate { .. } => ReviewMotif::SmotheredMate,
            Motif::HangingPiece(_) => ReviewMotif::HangingPiece,
            Motif::Fork => ReviewMotif::Fork,
            Motif::Pin(_) => ReviewMotif::Pin,
            Motif::Skewer => ReviewMotif::Skewer,
            Motif::DiscoveredAttack => ReviewMotif::DiscoveredAttack,
            Motif::TrappedPiece(_) => ReviewMotif::TrappedPiece,
            Motif::PawnEnding => ReviewMotif::PawnEnding,
            Motif::Promotion => ReviewMotif::Promotion,
            Motif::LostForLess(_) => ReviewMotif::LostForLess,
            Motif::TakingBack(_) => ReviewMotif::TakingBack,
            Motif::RemovedDefender(_) => ReviewMotif::RemovedDefender,
            Motif::PerpetualCheck => ReviewMotif::PerpetualCheck,
            Motif::Stalemate => ReviewMotif::Stalemate,
            Motif::Material => ReviewMotif::Material,
        },
        man: cause.motif.man().map(|man| ReviewMan {
            role: man.role.into(),
            square: rokade_wire::Square(man.square),
        }),
        mates_in: cause.motif.mates_in(),
        line: cause.line.iter().copied().map(rokade_wire::uci).collect(),
    }
}

fn side(side: SideReview) -> ReviewSide {
    ReviewSide {
        accuracy: side.accuracy.map(rokade_coach::Accuracy::percent),
        average_loss: side.average_loss_cp,
        inaccuracies: side.faults.inaccuracies,
        mistakes: side.faults.mistakes,
        blunders: side.faults.blunders,
    }
}

fn assessment(evaluation: Evaluation) -> Assessment {
    let worth = match evaluation {
        Evaluation::Centipawns(value) => Worth::Centipawns { value },
        Evaluation::Mate { by, moves } => Worth::Mate { by: by.into(), moves },
    };
    Assessment { worth, white_chances: WinPercent::of(evaluation).of_side(Color::White) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_engine::HashSize;

    const FOOLS_MATE: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

    fn moves(count: usize) -> Vec<String> {
        FOOLS_MATE[..count].iter().map(|&uci| uci.to_owned()).collect()
    }

    #[test]
    fn f_a_review_goes_step_by_step_and_tells_who_gave_the_game_away() {
        let mut reviewing = begin(None, &moves(4), 3_000).unwrap();
        assert_eq!(reviewing.finish(), "null");
        for done in 1..=5 {
            reviewing.reviewer.step(&mut EngineAdviser::new(
                &mut reviewing.engine,
                3_000,
                &StoppedClock,
                &StopToken::new(),
            ));
            assert_eq!(reviewing.progress(), ReviewProgress { done, of: 5 });
        }
        let review = whole(&reviewing.reviewer.finish().unwrap());
        assert_eq!(review.moves[2].judgement, Some(ReviewJudgement::Blunder));
        assert_eq!(review.turning_point, Some(2));
        let cause = review.moves[2].cause.as_ref().unwrap();
        assert_eq!((cause.whose, cause.motif), (ReviewWhose::Allowed, ReviewMotif::Mate));
        assert_eq!(
            (cause.mates_in, cause.line.as_slice()),
            (Some(1), ["d8h4".to_owned()].as_slice())
        );
        assert_eq!((review.white.blunders, review.black.blunders), (1, 0));
        assert_eq!(
            review.moves[3].assessment.worth,
            Worth::Mate { by: rokade_wire::Color::Black, moves: 0 }
        );
    }

    #[test]
    fn lines_are_seen_from_white_and_a_game_that_is_over_has_none() {
        let mut engine = Engine::new(HashSize::mebibytes(1));
        let found = best_lines(&mut engine, None, &moves(3), 3, 5_000).unwrap();
        assert_eq!(found.lines.len(), 3);
        assert_eq!(found.lines[0].moves, ["d8h4"]);
        assert!(found.lines[0].assessment.white_chances < 5.0);
        assert_eq!(best_lines(&mut engine, None, &moves(4), 3, 5_000).unwrap().lines, []);
    }
}
