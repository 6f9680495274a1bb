//! Writes the TypeScript types of the client, and sees to it that they are fresh.
//!
//! `ROKADE_WRITE=1 cargo test -p rokade-wire typescript` writes the file; without the variable
//! the test compares.

use crate::*;
use std::{env, fs, path::Path};
use ts_rs::{Config, TS};

const FILE: &str = "../../web/src/generated/wire/index.ts";
const HEAD: &str = "\
// Generated from crates/wire; do not edit.
// ROKADE_WRITE=1 cargo test -p rokade-wire typescript
";

/// Declarations of types, in the order in which they are named.
macro_rules! declarations {
    ($($name:ident),* $(,)?) => {{
        let config = Config::default();
        let mut text = String::new();
        $(
            text.push('\n');
            if let Some(docs) = $name::docs() {
                text.push_str(&docs);
            }
            text.push_str("export ");
            text.push_str(&$name::decl(&config));
            text.push('\n');
        )*
        text
    }};
}

/// One declaration of each type, in the order a reader meets them.
fn declarations() -> String {
    let parts = [
        HEAD,
        &of_games(),
        &of_adjudication(),
        &of_searches(),
        &of_levels(),
        &levels(),
        &of_the_rulebook(),
        &of_lessons(),
        &of_puzzles(),
        &of_analysis(),
        &of_sittings(),
        &of_what_is_pasted(),
        &of_games_online(),
        &of_members(),
        &of_the_archive(),
    ];
    shorter(&parts.concat())
}

fn of_games() -> String {
    declarations!(
        Color,
        Role,
        Square,
        PlacedPiece,
        MoveKind,
        Captured,
        RookStep,
        MoveView,
        Threat,
        PlayedMove,
        PositionView,
        Outcome,
        Termination,
        Claims,
        Verdict,
        RulesetName,
        Ground,
        Guidelines,
        Decision,
        Deed,
        DeedRefused,
        Said,
        Remark,
        ClaimMove,
        Category,
        Motion,
        Handover,
        ControlView,
        ClockView,
        FaceView,
        Faces,
        ClockDeed,
        GameView,
        Opponent,
        GameRecord,
        Letters,
        Spelling,
        RoleLetters,
        CastlingSide,
        Reason,
        Refusal,
        FenFaultCode,
        FenFault,
        WrittenPart,
        ControlFaultCode,
        ControlFault,
        Fault,
    )
}

fn of_members() -> String {
    declarations!(
        NameAndPassword,
        Recovery,
        PasswordChange,
        PasswordAgain,
        MemberView,
        RecoveryCodes,
        SessionView,
        MemberRefused,
        PlanView,
        HelpCount,
        HelpKind,
        HelpUse,
        KeptProgress,
        ProgressView,
        BlockWrite,
    )
}

fn of_the_archive() -> String {
    declarations!(
        PlayerKind,
        PlayerView,
        GamePlayers,
        RatingView,
        ProfileView,
        ArchivedGame,
        ArchivePage,
        ArchivedMoves,
    )
}

fn of_adjudication() -> String {
    declarations!(Standing, SetupView, LineStep, Lack, ForcedEnd, WalledPiece, NoMate, MatingView,)
}

fn of_searches() -> String {
    declarations!(SearchLimits, Score, SearchAnswer)
}

fn of_levels() -> String {
    declarations!(LevelName, LevelAnswer, OpeningView)
}

/// Every level with its Elo, so that a screen can offer them before the engine is there.
fn levels() -> String {
    let mut text = "\n/**\n * Every level with its Elo, the weakest first.\n */\n".to_owned();
    text.push_str("export const LEVELS: readonly { name: LevelName; elo: number }[] = [\n");
    for level in LevelName::ALL {
        let name = serde_json::to_string(&level).expect("a level has a name");
        text.push_str(&format!("  {{ name: {name}, elo: {} }},\n", level.elo()));
    }
    text.push_str("];\n");
    text
}

fn of_the_rulebook() -> String {
    declarations!(
        BookVerdict,
        BookStanding,
        BookSource,
        BookEntry,
        BookGroup,
        BookPiece,
        BookBoard,
        BookBlock,
        BookPage,
        BookTerm,
    )
}

fn of_lessons() -> String {
    declarations!(
        LessonStep,
        LessonEntry,
        LessonGroup,
        LessonTask,
        LessonAwaits,
        LessonView,
        LessonWrong,
        LessonJudged,
        LessonFeedback,
    )
}

fn of_analysis() -> String {
    declarations!(
        StudyNode,
        StudyView,
        StudyPosition,
        Worth,
        Assessment,
        EngineLine,
        EngineLines,
        ReviewJudgement,
        ReviewMark,
        ReviewWhose,
        ReviewMotif,
        ReviewMan,
        ReviewCause,
        ReviewPhase,
        ReviewMove,
        ReviewSide,
        ReviewView,
        ReviewProgress,
        TheoryView,
    )
}

fn of_puzzles() -> String {
    declarations!(
        PuzzleTheme,
        ThemeCount,
        PuzzleView,
        PuzzleJudged,
        PuzzleFeedback,
        HintView,
        StrengthView,
    )
}

fn of_what_is_pasted() -> String {
    declarations!(PastedStep, PgnFault, PastedGame, TypedFault, TypedView)
}

fn of_games_online() -> String {
    declarations!(
        OnlineRuleset,
        OnlineVariant,
        OnlineColor,
        OnlineAudience,
        OnlineSeries,
        NewChallenge,
        ChallengeView,
        OnlineHead,
        OnlineLagQuota,
        OnlineWays,
        OnlineScore,
        OnlineEvent,
        OnlineHappening,
        OnlineClocks,
        OnlineEnding,
        OnlineRematch,
        OnlineStanding,
        OnlineAsk,
        OnlineOrder,
        OnlineRefused,
        OnlineNews,
        LobbyView,
    )
}

fn of_sittings() -> String {
    declarations!(
        Recording,
        Supervision,
        DutyKind,
        DutyView,
        TouchFinding,
        LostRight,
        ComplaintRuling,
        OffenceKind,
        OffenceRuling,
        IrregularityKind,
        Measure,
        ArbiterAsk,
        Noted,
        SittingNote,
        SittingSide,
        SittingView,
    )
}

/// A remark of one line on one line.
fn shorter(text: &str) -> String {
    let lines: Vec<_> = text.lines().collect();
    let mut short = String::new();
    let mut rest = lines.as_slice();
    while let Some((&line, after)) = rest.split_first() {
        rest = after;
        match after {
            [said, end, after @ ..] if line == "/**" && *end == " */" => {
                short.push_str(&format!("/**{} */", said.trim_start_matches(" *")));
                rest = after;
            }
            _ => short.push_str(line),
        }
        short.push('\n');
    }
    short
}

#[test]
fn typescript_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let fresh = declarations();
    if env::var_os("ROKADE_WRITE").is_some() {
        fs::create_dir_all(path.parent().expect("the file has a folder"))
            .expect("the folder can be made");
        fs::write(&path, &fresh).expect("the file can be written");
    }
    let stored = fs::read_to_string(&path).expect("the generated types are checked in");
    assert_eq!(stored, fresh, "stale: write them again with the command in their first lines");
}
