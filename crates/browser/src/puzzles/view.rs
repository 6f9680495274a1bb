//! Puzzles in the words of the wire.

use rokade_coach::puzzle::{Attempt, Hint, Tried, estimated_rating, table};
use rokade_coach::theme::Theme;
use rokade_rules::Position;
use rokade_wire::{
    HintView, LineStep, PlayedMove, PositionView, PuzzleFeedback, PuzzleJudged, PuzzleTheme,
    PuzzleView, Square,
};

/// Every theme, in the order in which somebody chooses among them.
pub(super) const THEMES: [PuzzleTheme; 15] = [
    PuzzleTheme::Mate,
    PuzzleTheme::BackRankMate,
    PuzzleTheme::SmotheredMate,
    PuzzleTheme::Fork,
    PuzzleTheme::Pin,
    PuzzleTheme::Skewer,
    PuzzleTheme::DiscoveredAttack,
    PuzzleTheme::DiscoveredCheck,
    PuzzleTheme::DoubleCheck,
    PuzzleTheme::Deflection,
    PuzzleTheme::TrappedPiece,
    PuzzleTheme::HangingPiece,
    PuzzleTheme::Sacrifice,
    PuzzleTheme::Promotion,
    PuzzleTheme::Underpromotion,
];

/// A puzzle whose deviation is not told may be as far off as the estimate is
/// (`rokade_coach::puzzle::estimated_rating`).
const DEVIATION: u32 = 250;

/// The themes that tags of a table name; other tags say nothing of how it is solved.
pub(super) fn themes_of<'a>(tags: impl Iterator<Item = &'a str>) -> Vec<PuzzleTheme> {
    let mut themes: Vec<PuzzleTheme> = tags.filter_map(of_tag).collect();
    themes.sort_unstable();
    themes.dedup();
    themes
}

fn of_tag(tag: &str) -> Option<PuzzleTheme> {
    Some(match tag {
        "backRankMate" => PuzzleTheme::BackRankMate,
        "smotheredMate" => PuzzleTheme::SmotheredMate,
        "fork" => PuzzleTheme::Fork,
        "pin" => PuzzleTheme::Pin,
        "skewer" => PuzzleTheme::Skewer,
        "discoveredAttack" => PuzzleTheme::DiscoveredAttack,
        "discoveredCheck" => PuzzleTheme::DiscoveredCheck,
        "doubleCheck" => PuzzleTheme::DoubleCheck,
        "deflection" => PuzzleTheme::Deflection,
        "trappedPiece" => PuzzleTheme::TrappedPiece,
        "hangingPiece" => PuzzleTheme::HangingPiece,
        "sacrifice" => PuzzleTheme::Sacrifice,
        "promotion" => PuzzleTheme::Promotion,
        "underPromotion" => PuzzleTheme::Underpromotion,
        _ if tag.starts_with("mateIn") => PuzzleTheme::Mate,
        _ => return None,
    })
}

const fn theme(theme: Theme) -> PuzzleTheme {
    match theme {
        Theme::MateIn(_) => PuzzleTheme::Mate,
        Theme::BackRankMate => PuzzleTheme::BackRankMate,
        Theme::SmotheredMate => PuzzleTheme::SmotheredMate,
        Theme::Fork => PuzzleTheme::Fork,
        Theme::Pin => PuzzleTheme::Pin,
        Theme::Skewer => PuzzleTheme::Skewer,
        Theme::DiscoveredAttack => PuzzleTheme::DiscoveredAttack,
        Theme::DiscoveredCheck => PuzzleTheme::DiscoveredCheck,
        Theme::DoubleCheck => PuzzleTheme::DoubleCheck,
        Theme::Deflection => PuzzleTheme::Deflection,
        Theme::TrappedPiece => PuzzleTheme::TrappedPiece,
        Theme::HangingPiece => PuzzleTheme::HangingPiece,
        Theme::Sacrifice => PuzzleTheme::Sacrifice,
        Theme::Promotion => PuzzleTheme::Promotion,
        Theme::Underpromotion => PuzzleTheme::Underpromotion,
    }
}

/// A puzzle as far as it has been solved.
pub(super) fn of(row: &table::Row, attempt: &Attempt) -> PuzzleView {
    let solution = attempt.solution();
    let led_here = solution
        .led_here()
        .map(|(before, led_here)| PlayedMove::of(before, led_here, solution.start()));
    PuzzleView {
        id: row.id().to_owned(),
        side: solution.solver().into(),
        board: PositionView::from(attempt.position()),
        led_here,
        found: u32::try_from(attempt.played().len().div_ceil(2)).unwrap_or(u32::MAX),
        mate_in: attempt.mate_in(),
        is_solved: attempt.is_solved(),
        themes: themes_of(row.themes()),
        rating: row.rating().unwrap_or_else(|| estimated_rating(solution)),
        deviation: row.deviation().unwrap_or(DEVIATION),
        source: Some(row.source()).filter(|source| !source.is_empty()).map(str::to_owned),
    }
}

/// What came of a move that was tried in a position.
pub(super) fn feedback(
    tried: &Tried,
    before: &Position,
    line: Vec<LineStep>,
    row: &table::Row,
    attempt: &Attempt,
) -> PuzzleFeedback {
    let judged = match *tried {
        Tried::Refused(refusal) => PuzzleJudged::Refused { refusal: refusal.into() },
        Tried::Wrong { refuted_by: Some(_), .. } => PuzzleJudged::LosesTheMate,
        Tried::Wrong { tried, refuted_by: None } => match before.after(tried).has_legal_move() {
            true => PuzzleJudged::Wrong,
            // It is no mate, or it would be right.
            false => PuzzleJudged::Stalemate,
        },
        Tried::Right { .. } => PuzzleJudged::Right,
        Tried::Solved { .. } => PuzzleJudged::Solved,
        Tried::OutOfTurn => PuzzleJudged::OutOfTurn,
    };
    PuzzleFeedback { judged, line, view: of(row, attempt) }
}

/// What can be said of a move.
pub(super) fn hint(hint: &Hint) -> HintView {
    HintView {
        theme: hint.theme.map(theme),
        mate_in: None,
        role: hint.role.into(),
        from: Square(hint.from),
        to: Square(hint.to),
        targets: hint.targets.iter().map(|&role| role.into()).collect(),
    }
}
