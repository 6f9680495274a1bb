//! The words between client and server, and between the page and its WebAssembly.
//!
//! Serde lives here and nowhere below. Every type is plain data; what it means is decided in
//! `rokade-rules`, whose values are turned into these words here. The TypeScript types of the
//! client are generated from them (see `typescript.rs`), so that both sides always speak of the
//! same thing.

mod adjudication;
mod analysis;
mod archive;
mod chess_move;
mod clock;
mod clock_record;
mod conduct;
mod control_fault;
mod deed;
mod fault;
mod game;
mod lesson;
mod letters;
mod level;
mod member;
mod online;
mod online_refused;
mod online_way;
mod opening;
mod pasted;
mod piece;
mod position;
mod puzzle;
mod refusal;
mod rulebook;
mod search;
mod sitting;
mod typed;
#[cfg(test)]
mod typescript;
mod verdict;

pub use adjudication::{
    ForcedEnd, Lack, LineStep, MatingView, NoMate, SetupView, Standing, WalledPiece,
};
pub use analysis::{
    Assessment, EngineLine, EngineLines, ReviewCause, ReviewJudgement, ReviewMan, ReviewMark,
    ReviewMotif, ReviewMove, ReviewPhase, ReviewProgress, ReviewSide, ReviewView, ReviewWhose,
    StudyNode, StudyPosition, StudyView, Worth,
};
pub use archive::{
    ArchivePage, ArchivedGame, ArchivedMoves, GamePlayers, PlayerKind, PlayerView, ProfileView,
    RatingView,
};
pub use chess_move::{Captured, MoveKind, MoveView, PlayedMove, RookStep, Threat, uci};
pub use clock::{Category, ClockDeed, ClockView, ControlView, FaceView, Faces, Handover, Motion};
pub use clock_record::{read_clock, write_clock};
pub use conduct::{
    ArbiterAsk, ComplaintRuling, DutyKind, DutyView, IrregularityKind, LostRight, Measure,
    OffenceKind, OffenceRuling, TouchFinding,
};
pub use control_fault::{ControlFault, ControlFaultCode, WrittenPart};
pub use deed::{
    Claims, Decision, Deed, DeedRefused, Ground, Guidelines, Remark, RulesetName, Said,
};
pub use fault::{Fault, FenFault, FenFaultCode};
pub use game::{ClaimMove, GameRecord, GameView, Opponent};
pub use lesson::{
    LessonAwaits, LessonEntry, LessonFeedback, LessonGroup, LessonJudged, LessonStep, LessonTask,
    LessonView, LessonWrong,
};
pub use letters::{Letters, RoleLetters, Spelling};
pub use level::{LevelAnswer, LevelName};
pub use member::{
    BlockWrite, HelpCount, HelpKind, HelpUse, KeptProgress, MemberRefused, MemberView,
    NameAndPassword, PasswordAgain, PasswordChange, PlanView, ProgressView, ProgressWrite,
    Recovery, RecoveryCodes, SessionView,
};
pub use online::{
    ChallengeView, LobbyView, NewChallenge, OnlineAsk, OnlineAudience, OnlineClocks, OnlineColor,
    OnlineEnding, OnlineEvent, OnlineHappening, OnlineHead, OnlineNews, OnlineOrder, OnlineRematch,
    OnlineRuleset, OnlineScore, OnlineSeries, OnlineStanding, OnlineVariant,
};
pub use online_refused::OnlineRefused;
pub use online_way::{OnlineLagQuota, OnlineWays};
pub use opening::{OpeningView, TheoryView};
pub use pasted::{PastedGame, PastedStep, PgnFault};
pub use piece::{Color, PlacedPiece, Role, Square};
pub use position::{PositionView, lead, placed};
pub use puzzle::{
    HintView, PuzzleFeedback, PuzzleJudged, PuzzleTheme, PuzzleView, StrengthView, ThemeCount,
};
pub use refusal::{CastlingSide, Reason, Refusal};
pub use rulebook::{
    BookBlock, BookBoard, BookEntry, BookGroup, BookPage, BookPiece, BookSource, BookStanding,
    BookTerm, BookVerdict,
};
pub use search::{Score, SearchAnswer, SearchLimits};
pub use sitting::{Noted, Recording, SittingNote, SittingSide, SittingView, Supervision};
pub use typed::{TypedFault, TypedView};
pub use verdict::{Outcome, Termination, Verdict};
