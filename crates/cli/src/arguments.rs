//! The arguments of the program, as the command-line contract lists them.
//!
//! Their help texts are in `content/texts`, put in by [`crate::help`]: what a person reads exists
//! in both languages.

use std::net::SocketAddr;
use std::num::{NonZeroU64, NonZeroUsize};
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::analyse::AnalyseArguments;
use crate::bench::BenchArguments;
use crate::language::Language;
pub(crate) use crate::levels::{Name as LevelName, Part as LevelsPart};
use crate::load::LoadArguments;
use crate::matches::MatchArguments;
use crate::opening_book::BookChoice;
use crate::suite::SuiteArguments;
use crate::uci::UciArguments;
use rokade_rules::notation::Letters;
use rokade_server::Network;

/// How deep `rokade perft` counts, in plies. Each ply of a path is a frame on the stack, and no
/// path that can be counted comes near the end of this.
pub(crate) const PERFT_DEPTHS: RangeInclusive<i64> = 0..=100;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(name = "rokade", version, disable_help_subcommand = true)]
pub(crate) struct Arguments {
    /// Read before everything else, by [`Language::of_arguments_or_locale`].
    #[arg(long, global = true, value_enum)]
    pub(crate) lang: Option<Language>,
    /// Without a command the server starts.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: ServeArguments,
}

/// One command.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(ServeArguments),
    Play(PlayArguments),
    Perft(PerftArguments),
    Adjudicate(AdjudicateArguments),
    Pgn(PgnArguments),
    Puzzles(PuzzlesArguments),
    Levels(LevelsArguments),
    Lessons(LessonsArguments),
    Review(ReviewArguments),
    Uci(UciArguments),
    Match(Box<MatchArguments>),
    Suite(SuiteArguments),
    Analyse(AnalyseArguments),
    Bench(BenchArguments),
    Datagen(DatagenArguments),
    Rules(RulesArguments),
    Completions(CompletionsArguments),
    Man(ManArguments),
    Admin(AdminArguments),
    Load(LoadArguments),
}

/// What `rokade` and `rokade serve` take.
#[derive(Debug, Args)]
pub(crate) struct ServeArguments {
    #[arg(long, default_value = "127.0.0.1:7070")]
    pub(crate) listen: String,
    #[arg(long)]
    pub(crate) free_hints: Option<u32>,
    #[arg(long)]
    pub(crate) free_reviews: Option<u32>,
    #[command(flatten)]
    pub(crate) kept: KeptAt,
    /// Connections open at the same time.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) connections: Option<u32>,
    /// Programs in front whose word about who asks is believed.
    #[arg(long)]
    pub(crate) proxy: Vec<Network>,
    /// Where figures are served for whoever watches over the house.
    #[arg(long)]
    pub(crate) metrics: Option<SocketAddr>,
    #[arg(long, requires = "key")]
    pub(crate) certificate: Option<PathBuf>,
    #[arg(long, requires = "certificate")]
    pub(crate) key: Option<PathBuf>,
    #[arg(long)]
    pub(crate) no_open: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Where a house keeps what happens; `kept.rs` says what that means.
#[derive(Debug, Args)]
pub(crate) struct KeptAt {
    /// Where games between people are kept; the user's folder for data if nothing is said.
    #[arg(long)]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database for them, instead of a file in that folder.
    #[arg(long)]
    pub(crate) store: Option<String>,
}

/// What `rokade perft` takes.
#[derive(Debug, Args)]
pub(crate) struct PerftArguments {
    #[arg(long, value_parser = clap::value_parser!(u32).range(PERFT_DEPTHS))]
    pub(crate) depth: u32,
    #[arg(long, conflicts_with = "files")]
    pub(crate) fen: Option<String>,
    #[arg(long)]
    pub(crate) chess960: bool,
    #[arg(long)]
    pub(crate) divide: bool,
    #[arg(long)]
    pub(crate) json: bool,
    /// `-` is standard input.
    pub(crate) files: Vec<PathBuf>,
}

/// What `rokade adjudicate` takes.
#[derive(Debug, Args)]
pub(crate) struct AdjudicateArguments {
    #[arg(long, conflicts_with = "files")]
    pub(crate) fen: Option<String>,
    #[arg(long)]
    pub(crate) chess960: bool,
    #[arg(long)]
    pub(crate) bench: bool,
    #[arg(long)]
    pub(crate) json: bool,
    /// `-` is standard input, and so is no file.
    pub(crate) files: Vec<PathBuf>,
}

/// What `rokade completions` takes.
#[derive(Debug, Args)]
pub(crate) struct CompletionsArguments {
    #[arg(value_enum)]
    pub(crate) shell: clap_complete::Shell,
}

/// What `rokade man` takes.
#[derive(Debug, Args)]
pub(crate) struct ManArguments {
    pub(crate) folder: PathBuf,
}

/// What `rokade rules` takes.
#[derive(Debug, Args)]
pub(crate) struct RulesArguments {
    #[arg(long)]
    pub(crate) json: bool,
    /// A question, or the address of a page; nothing is the list of pages.
    pub(crate) query: Vec<String>,
}

/// What `rokade pgn` takes: one of its own commands.
#[derive(Debug, Args)]
pub(crate) struct PgnArguments {
    #[command(subcommand)]
    pub(crate) command: PgnCommand,
}

/// One command about games in PGN.
#[derive(Debug, Subcommand)]
pub(crate) enum PgnCommand {
    Check(PgnCheckArguments),
    Convert(PgnConvertArguments),
}

/// What `rokade pgn check` takes.
#[derive(Debug, Args)]
pub(crate) struct PgnCheckArguments {
    /// The letters of the moves.
    #[arg(long, value_enum, default_value_t = LetterSet::English)]
    pub(crate) letters: LetterSet,
    #[arg(long)]
    pub(crate) notes: bool,
    /// Without it, as many as the machine has cores.
    #[arg(long)]
    pub(crate) jobs: Option<NonZeroUsize>,
    #[arg(long)]
    pub(crate) json: bool,
    /// None, or `-`, is standard input.
    pub(crate) files: Vec<PathBuf>,
}

/// What `rokade pgn convert` takes.
#[derive(Debug, Args)]
pub(crate) struct PgnConvertArguments {
    /// The letters of the moves that are read.
    #[arg(long, value_enum, default_value_t = LetterSet::English)]
    pub(crate) from: LetterSet,
    /// The letters of the moves that are written.
    #[arg(long, value_enum, default_value_t = LetterSet::English)]
    pub(crate) letters: LetterSet,
    #[arg(long, value_enum, value_delimiter = ',')]
    pub(crate) without: Vec<Remarks>,
    #[arg(long)]
    pub(crate) one_line: bool,
    #[arg(long)]
    pub(crate) json: bool,
    /// None, or `-`, is standard input.
    pub(crate) files: Vec<PathBuf>,
}

/// What `rokade puzzles` takes: one of its own commands.
#[derive(Debug, Args)]
pub(crate) struct PuzzlesArguments {
    #[command(subcommand)]
    pub(crate) command: PuzzlesCommand,
}

/// One command about puzzles.
#[derive(Debug, Subcommand)]
pub(crate) enum PuzzlesCommand {
    Check(PuzzlesCheckArguments),
    Make(PuzzlesMakeArguments),
}

/// What `rokade puzzles check` takes.
#[derive(Debug, Args)]
pub(crate) struct PuzzlesCheckArguments {
    #[arg(long)]
    pub(crate) nodes: Option<NonZeroU64>,
    #[arg(long)]
    pub(crate) json: bool,
    /// None, or `-`, is standard input.
    pub(crate) files: Vec<PathBuf>,
}

/// What `rokade puzzles make` takes.
#[derive(Debug, Args)]
pub(crate) struct PuzzlesMakeArguments {
    #[arg(long)]
    pub(crate) nodes: Option<NonZeroU64>,
    /// None, or `-`, is standard input.
    pub(crate) files: Vec<PathBuf>,
}

/// What `rokade lessons` takes: one of its own commands.
#[derive(Debug, Args)]
pub(crate) struct LessonsArguments {
    #[command(subcommand)]
    pub(crate) command: LessonsCommand,
}

/// One command about lessons.
#[derive(Debug, Subcommand)]
pub(crate) enum LessonsCommand {
    Check(LessonsCheckArguments),
}

/// What `rokade lessons check` takes.
#[derive(Debug, Args)]
pub(crate) struct LessonsCheckArguments {
    #[arg(long)]
    pub(crate) json: bool,
    /// Without it, the lessons that the program carries.
    pub(crate) folder: Option<PathBuf>,
}

/// What `rokade admin` takes.
#[derive(Debug, Args)]
pub(crate) struct AdminArguments {
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

/// One command for whoever runs a house.
#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    Backup(BackupArguments),
    Restore(BackupArguments),
    People(PeopleArguments),
    Reports(ReportsArguments),
    Add(MemberArguments),
    Reset(MemberArguments),
    Plan(PlanArguments),
    Age(AgeArguments),
}

/// What `rokade admin people` takes.
#[derive(Debug, Args)]
pub(crate) struct PeopleArguments {
    #[command(flatten)]
    pub(crate) kept: KeptAt,
    #[arg(long)]
    pub(crate) json: bool,
}

/// What `rokade admin reports` takes.
#[derive(Debug, Args)]
pub(crate) struct ReportsArguments {
    #[command(flatten)]
    pub(crate) kept: KeptAt,
}

/// What commands about one member take.
#[derive(Debug, Args)]
pub(crate) struct MemberArguments {
    #[command(flatten)]
    pub(crate) kept: KeptAt,
    /// What the member is called.
    pub(crate) name: String,
}

/// What `rokade admin plan` takes.
#[derive(Debug, Args)]
pub(crate) struct PlanArguments {
    #[command(flatten)]
    pub(crate) of: MemberArguments,
    #[arg(value_enum)]
    pub(crate) plan: PlanWord,
}

/// The plans that a host can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PlanWord {
    Free,
    Premium,
}

/// What `rokade admin age` takes.
#[derive(Debug, Args)]
pub(crate) struct AgeArguments {
    #[command(flatten)]
    pub(crate) of: MemberArguments,
    #[arg(value_enum)]
    pub(crate) age: AgeWord,
}

/// How a host can mark a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AgeWord {
    Child,
    Adult,
}

/// What `rokade admin backup` and `rokade admin restore` take.
#[derive(Debug, Args)]
pub(crate) struct BackupArguments {
    #[command(flatten)]
    pub(crate) kept: KeptAt,
    /// The folder of the backup.
    pub(crate) folder: PathBuf,
}

/// What `rokade review` takes.
#[derive(Debug, Args)]
pub(crate) struct ReviewArguments {
    /// The letters of the moves that are read.
    #[arg(long, value_enum, default_value_t = LetterSet::English)]
    pub(crate) from: LetterSet,
    /// The letters of the moves that are written. Without it moves have those of PGN, and moves
    /// inside a sentence those of the language.
    #[arg(long, value_enum)]
    pub(crate) letters: Option<LetterSet>,
    #[arg(long)]
    pub(crate) quick: bool,
    #[arg(long, conflicts_with = "quick")]
    pub(crate) nodes: Option<NonZeroU64>,
    #[arg(long)]
    pub(crate) json: bool,
    /// None, or `-`, is standard input.
    pub(crate) files: Vec<PathBuf>,
}

/// What can be left out of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Remarks {
    Comments,
    Variations,
    Nags,
}

/// What `rokade datagen` takes.
#[derive(Debug, Args)]
pub(crate) struct DatagenArguments {
    #[arg(long)]
    pub(crate) out: PathBuf,
    #[arg(long, default_value = "1")]
    pub(crate) threads: NonZeroUsize,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, default_value = "250")]
    pub(crate) nodes: NonZeroU64,
    /// `hand`, or a network file; without it the program's own network.
    #[arg(long)]
    pub(crate) judge: Option<PathBuf>,
    /// Without it and without a number of positions, until it is ended.
    #[arg(long, conflicts_with = "positions")]
    pub(crate) games: Option<NonZeroU64>,
    #[arg(long)]
    pub(crate) positions: Option<NonZeroU64>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// What `rokade play` takes.
#[derive(Debug, Args)]
pub(crate) struct PlayArguments {
    #[arg(long, value_enum, default_value_t = Opponent::Computer)]
    pub(crate) against: Opponent,
    /// Without it the computer plays as well as it can.
    #[arg(long, value_enum)]
    pub(crate) level: Option<LevelName>,
    #[arg(long, value_enum, default_value_t = SideChoice::White)]
    pub(crate) color: SideChoice,
    /// Without it, the letters of the language.
    #[arg(long, value_enum)]
    pub(crate) letters: Option<LetterSet>,
    #[arg(long)]
    pub(crate) fen: Option<String>,
    #[arg(long)]
    pub(crate) chess960: bool,
    /// Levels open as people do, so they take none.
    #[arg(long, conflicts_with = "level")]
    pub(crate) book: Option<BookChoice>,
    #[arg(long, conflicts_with = "level")]
    pub(crate) syzygy: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    /// Without one, standard input.
    pub(crate) file: Option<PathBuf>,
}

/// What `rokade levels` takes.
#[derive(Debug, Args)]
pub(crate) struct LevelsArguments {
    /// Measures the levels instead of listing them.
    #[arg(long, conflicts_with = "gather")]
    pub(crate) check: bool,
    /// All when none is named.
    #[arg(long, value_enum, value_delimiter = ',')]
    pub(crate) part: Vec<LevelsPart>,
    /// All when none is named.
    #[arg(long, value_enum, value_delimiter = ',')]
    pub(crate) level: Vec<LevelName>,
    /// Games of each pairing, or of each level against its anchors.
    #[arg(long, default_value_t = 400)]
    pub(crate) number: usize,
    /// So many games of a level are judged.
    #[arg(long, default_value_t = 200)]
    pub(crate) judged: usize,
    /// The most positions of a band.
    #[arg(long, default_value_t = 2_000)]
    pub(crate) positions: usize,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Rated games of people.
    #[arg(long)]
    pub(crate) people: Option<PathBuf>,
    /// Puzzles, or EPD lines.
    #[arg(long)]
    pub(crate) puzzles: Vec<PathBuf>,
    /// What earlier runs told with `--json`, to rate the levels by as well.
    #[arg(long)]
    pub(crate) results: Vec<PathBuf>,
    /// Where the games that are played are added.
    #[arg(long)]
    pub(crate) record: Option<PathBuf>,
    /// Where to write what the human model is fitted on.
    #[arg(long, requires = "people")]
    pub(crate) gather: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Whom one plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Opponent {
    Computer,
    Person,
}

/// The side one plays against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum SideChoice {
    White,
    Black,
    Random,
}

/// The letters that moves are read and written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LetterSet {
    Dutch,
    English,
    Figurine,
}

impl LetterSet {
    /// The letters that it means.
    pub(crate) const fn letters(self) -> Letters {
        match self {
            LetterSet::Dutch => Letters::Dutch,
            LetterSet::English => Letters::English,
            LetterSet::Figurine => Letters::Figurine,
        }
    }
}
