// Generated from crates/wire; do not edit.
// ROKADE_WRITE=1 cargo test -p rokade-wire typescript

/** White or Black. */
export type Color = "white" | "black";

/** A kind of piece. */
export type Role = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";

/** A square, written as its file letter and rank number. */
export type Square = `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

/** A piece on its square. */
export type PlacedPiece = { 
/** Where it stands. */
square: Square, 
/** Whose it is. */
color: Color, 
/** What it is. */
role: Role, };

/** What sort of move it is. A promotion may be a quiet move or a capture. */
export type MoveKind = "quiet" | "capture" | "enPassant" | "castleShort" | "castleLong";

/** A piece that leaves the board. */
export type Captured = { 
/** Where it stood; en passant that is not where the move ends. */
square: Square, 
/** What it was. */
role: Role, };

/** The way of the rook when castling. */
export type RookStep = { 
/** Where the rook stood. */
from: Square, 
/** Where it arrives. */
to: Square, };

/** A legal move in some position. */
export type MoveView = { 
/** Its name in the UCI protocol, which also names it on the wire: `e2e4`, `a7a8q`. */
uci: string, 
/** What moves; the king when castling. */
role: Role, 
/** Where it stood. */
from: Square, 
/** Where it goes. */
to: Square, 
/** Where a hand may put it as well to mean this move: in Chess960 the king on its rook. */
onto: Square | null, 
/** What sort of move it is. */
kind: MoveKind, 
/** What the pawn becomes. */
promotion: Role | null, 
/** What it takes. */
captured: Captured | null, 
/** What the rook does. */
rook: RookStep | null, };

/** What a move does to the king of the other side. */
export type Threat = "none" | "check" | "mate";

/** A move that was made. */
export type PlayedMove = { 
/** Who made it. */
color: Color, 
/** The move. */
move: MoveView, 
/** Whether it gives check or mate. */
threat: Threat, };

/** Everything a board needs to show a position and to let a person move in it. */
export type PositionView = { 
/** The position as one line of text. */
fen: string, 
/** Whose turn it is. */
turn: Color, 
/** What stands where, from a1 to h8. */
pieces: Array<PlacedPiece>, 
/** The king that is in check. */
check: Square | null, 
/** Every legal move. */
moves: Array<MoveView>, 
/** By how many points White's pieces are worth more than Black's; a help, never a rule. */
lead: number, };

/** Who won. */
export type Outcome = { "is": "win", 
/** That side. */
winner: Color, } | { "is": "draw" } | { "is": "bothLose" };

/** Why a game is over; explained in [`rokade_rules::ending::Termination`]. */
export type Termination = "checkmate" | "resignation" | "stalemate" | "deadPosition" | "agreement" | "flagFall" | "bothFlags" | "illegalMoves" | "threefoldRepetition" | "fivefoldRepetition" | "fiftyMoves" | "seventyFiveMoves" | "arbiter" | "kingCaptured";

/** What the side to move could rightly claim. */
export type Claims = { 
/** The same position for the third time. Law: FIDE 9.2. */
repetition: boolean, 
/** Fifty moves without capture or pawn move. Law: FIDE 9.3. */
moveCount: boolean, };

/** Whether a game goes on, and if not, who won and why. */
export type Verdict = { "is": "ongoing" } | { "is": "claimable", 
/** What could be claimed. */
claims: Claims, } | { "is": "ended", 
/** Who won. */
outcome: Outcome, 
/** Why. */
termination: Termination, 
/** The article of the FIDE Laws that says so; none for a house rule. */
article: string | null, };

/** The rulesets that have a name: four, and one with the children's switch. */
export type RulesetName = "official" | "online" | "automatic" | "home" | "children";

/** On what a draw is claimed. */
export type Ground = "repetition" | "moveCount";

/** Whether Guidelines III (games without increment) were announced, and where the game is. */
export type Guidelines = "notInForce" | "earlierPeriod" | "lastPeriod";

/** What an arbiter decides. */
export type Decision = "whiteWins" | "blackWins" | "draw" | "bothLose";

/** Something that somebody does in a game. A game is kept as the list of them. */
export type Deed = { "is": "move", 
/** The move in UCI form. */
uci: string, } | { "is": "offer", 
/** By whom. */
by: Color, } | { "is": "accept", 
/** By whom. */
by: Color, } | { "is": "decline", 
/** By whom. */
by: Color, } | { "is": "claim", 
/** By whom. */
by: Color, 
/** On what. */
ground: Ground, 
/** The move that is announced with it, in UCI form. */
intended: string | null, } | { "is": "resign", 
/** Who. */
by: Color, } | { "is": "flagFall", 
/** Whose. */
of: Color, } | { "is": "bothFlags", 
/** Where the game is. */
guidelines: Guidelines, } | { "is": "illegalMove", 
/** Whose. */
by: Color, } | { "is": "decide", 
/** How. */
decision: Decision, };

/** Why something that somebody did does not count. */
export type DeedRefused = "gameOver" | "tooEarly" | "alreadyOffered" | "nothingOffered" | "notYourMove" | "pieceTouched" | "notInThisRuleset" | "illegal" | "mustPlayAnnounced" | "nothingPlayed" | "moveStands" | "noArbiter" | "goesOn" | "arbiterDecides" | "noClock" | "clockKnows" | "clockStopped" | "clockRuns" | "pressFirst" | "moveFirst" | "flagDown" | "noTimeLeft" | "tooMuchTime" | "unwritten" | "noScoresheet" | "notCompleted" | "notIllegal" | "flagUp" | "nothingBroken" | "misreported";

/** What can be said in a game. */
export type Said = "drawOffered" | "drawDeclined" | "drawAccepted" | "claimedRightly" | "claimedWrongly" | "resigned" | "flagFell" | "illegalMove" | "lostByIllegalMove" | "decided";

/** Something that was said in the game, and when. */
export type Remark = { 
/** How many moves had been played. */
ply: number, 
/** What was said. */
said: Said, 
/** By whom, if by a player. */
by: Color | null, };

/** A move that would make a claim right if it were announced. Law: FIDE 9.2.1, 9.3.1. */
export type ClaimMove = { 
/** The move in UCI form. */
uci: string, 
/** On what grounds. */
claims: Claims, };

/** What FIDE calls a game by its time. Law: FIDE A.1, B.1. */
export type Category = "blitz" | "rapid" | "standard";

/** Whether a clock goes. */
export type Motion = "notStarted" | "running" | "paused";

/** How the turn goes over from one clock to the other. */
export type Handover = "automatic" | "pressed";

/** A time control that was asked about. */
export type ControlView = { 
/** As it is written in one way only: `3+2`, `40/90,30`, `-` for no clock. */
text: string, 
/** What FIDE calls it; nothing without a clock and where the sides differ. */
category: Category | null, };

/** How a game's clock stands, apart from the times, which change by themselves. */
export type ClockView = { 
/** What it is set to. */
control: ControlView, 
/** Whether it goes. */
motion: Motion, 
/** Whose clock runs, or will. */
turn: Color, 
/** How the turn goes over. */
handover: Handover, 
/** Who has moved and has not pressed yet. */
toPress: Color | null, };

/** What one display shows. */
export type FaceView = { 
/** The time: `2:59`, and with tenths where it is short: `0:09.3`. */
text: string, 
/** The same in milliseconds. */
leftMs: number, 
/** Whether it is so short that it should be seen. */
low: boolean, };

/** What both displays show at a moment. */
export type Faces = { 
/** White's. */
white: FaceView, 
/** Black's. */
black: FaceView, 
/** After how long one of them changes, if nothing else happens. */
changesInMs: number | null, 
/** Whose flag has fallen, the first of them. */
flag: Color | null, };

/** Something that is done to a clock, besides setting its times. */
export type ClockDeed = "start" | "press" | "pause" | "resume";

/** A game: where it started, what was played, and how it stands now. */
export type GameView = { 
/** The position it started from. */
startFen: string, 
/** Whether that is the initial position of FIDE 2.3. */
fromInitial: boolean, 
/** Who made the first move of this game. */
firstTurn: Color, 
/** The number of its first move. */
firstNumber: number, 
/** What was played. */
played: Array<PlayedMove>, 
/** The position after the last move. */
position: PositionView, 
/** How it stands. */
verdict: Verdict, 
/** Whose draw offer stands, if one does. */
offer: Color | null, 
/** The move that a wrong claim announced and that must be played now, in UCI form. */
announced: string | null, 
/** The moves that, if announced now, would make a claim right. */
claimMoves: Array<ClaimMove>, 
/** On which grounds the ruleset knows claims at all. */
claimable: Claims, 
/** Whether the ruleset lets moves be taken back. */
takesBack: boolean, 
/** What of the position that was asked for could not be, and was left out. */
leftOut: Array<FenFault>, 
/** Everything that was said, oldest first. */
remarks: Array<Remark>, 
/**
 * What a wrong claim or an illegal move gives the opponent; nothing where there is neither a
 * clock nor an arbiter with one. Law: FIDE 7.5.5, 9.5.3, A.3.
 */
penaltyMinutes: number, 
/** Its clock, if it has one. */
clock: ClockView | null, };

/** Who sits opposite. */
export type Opponent = "computer" | "person";

/** A game so far, as it is kept beside what was asked for. */
export type GameRecord = { 
/** What was done, oldest first. */
deeds: Array<Deed>, 
/** How its clock stood, as a line of text. */
clock: string | null, };

/** An alphabet for the pieces. Law: FIDE Appendix C.3. */
export type Letters = "dutch" | "english" | "figurine";

/** How castling and promotion are spelt. */
export type Spelling = "pgn" | "fide";

/** What each piece is written as. A pawn has no letter. */
export type RoleLetters = { king: string, queen: string, rook: string, bishop: string, knight: string, };

/** The two ways to castle. */
export type CastlingSide = "short" | "long";

/** The reason alone. */
export type Reason = "nothingThere" | "notYours" | "noMove" | "ownPiece" | "notItsWay" | "blocked" | "nothingToCapture" | "noCaptureAhead" | "enPassantTooLate" | "promotionMissing" | "noSuchPromotion" | "kingAttacked" | "staysInCheck" | "exposesKing" | "castlingRightLost" | "castlingBlocked" | "castlingInCheck" | "castlingThroughAttack" | "castlingIntoAttack" | "notAMoveHere";

/**
 * Why an attempted move is not legal.
 *
 * The names are those of [`rokade_rules::position::Refusal`], where they are explained; what a
 * reason is about stands beside it, so that every reason has one shape.
 */
export type Refusal = { 
/** The reason. */
reason: Reason, 
/** The article of the FIDE Laws that forbids the move. */
article: string, 
/** The square it is about: where something stands, or where something is missing. */
square: Square | null, 
/** The piece that attacks the king, now or then. */
by: Square | null, 
/** The kind of piece it is about. */
role: Role | null, 
/** The way of castling it is about. */
side: CastlingSide | null, };

/**
 * What can be wrong with a FEN; explained in `rokade_rules::notation::fen` and
 * `rokade_rules::position`.
 */
export type FenFaultCode = "missing" | "spacing" | "nothingExpected" | "unknownPiece" | "promotedMark" | "adjacentNumbers" | "rankLength" | "rankCount" | "unknownSide" | "unknownRight" | "repeatedRight" | "notASquare" | "notANumber" | "numberTooLarge" | "moveNumberZero" | "missingKing" | "severalKings" | "pawnOnBackRank" | "tooMuchMaterial" | "adjacentKings" | "opponentInCheck" | "impossibleCheck" | "castlingRight" | "enPassantSquare" | "halfmoveClock";

/** One thing that is wrong with a FEN, and where. */
export type FenFault = { 
/** The field it is in, counted from 1; 7 is what comes after them. */
field: number, 
/** Where the offending text begins, from 1. */
column: number, 
/** The offending text; empty where something is missing. */
text: string, 
/** What is wrong with it. */
code: FenFaultCode, 
/** The side it is about. */
color: Color | null, 
/** The square it is about. */
square: Square | null, 
/** The rank it is about, or how many of something there are. */
number: number | null, };

/** A piece of a written time control; explained in `rokade_rules::clock`. */
export type WrittenPart = "side" | "period" | "moves" | "time" | "bonus";

/** What can be wrong with a time control; explained in `rokade_rules::clock`. */
export type ControlFaultCode = "missing" | "notMoves" | "tooManyMoves" | "notATime" | "notAUnit" | "sixtyOrMore" | "tooFine" | "perMoveAmongPeriods" | "tooManySides" | "ambiguousBar" | "oneSideWithoutClock" | "sandclock" | "standsAlone" | "empty" | "afterTheLast" | "noMoves" | "noTime" | "tooLong" | "bonusTooLong";

/** One thing that is wrong with a time control, and where. */
export type ControlFault = { 
/** Where the offending text begins, from 1. */
column: number, 
/** The offending text; empty where something is missing. */
text: string, 
/** What is wrong with it. */
code: ControlFaultCode, 
/** What is missing. */
part: WrittenPart | null, };

/** Why a question could not be answered. */
export type Fault = { "is": "fen", 
/** Never empty. */
faults: Array<FenFault>, } | { "is": "control", 
/** Never empty. */
faults: Array<ControlFault>, } | { "is": "move", 
/** The offending text. */
text: string, 
/** After how many moves of this game. */
ply: number, 
/** What is wrong, in English, for whoever develops the client. */
why: string, } | { "is": "deed", 
/** Why. */
why: DeedRefused, 
/** After how many moves of this game. */
ply: number, } | { "is": "word", 
/** The offending text. */
text: string, 
/** What belongs there. */
expected: string, };

/** How a game stands by what is on the board. */
export type Standing = "ongoing" | "checkmate" | "stalemate" | "dead";

/** A set-up, sense or nonsense. */
export type SetupView = { 
/** As one line of text. */
fen: string, 
/** What stands where, from a1 to h8. */
pieces: Array<PlacedPiece>, 
/** Who is to move. */
turn: Color, 
/** The rooks with which castling is said to be still allowed. */
castlingRooks: Array<Square>, 
/** The square that a pawn is said to have just crossed. */
enPassant: Square | null, 
/** Everything that is wrong with it. */
faults: Array<FenFault>, 
/** How the game stands in it; nothing where it cannot be. */
standing: Standing | null, };

/** A move of a line, and what is on the board after it. */
export type LineStep = { 
/** The number of the move, as on a scoresheet. */
number: number, 
/** As people write it. */
written: string, 
/** The move. */
played: PlayedMove, 
/** What stands where after it. */
pieces: Array<PlacedPiece>, 
/** The king that is in check then. */
check: Square | null, };

/** What material lacks; explained in [`rokade_rules::ending::dead_position::Lack`]. */
export type Lack = "bareKing" | "bishopsOfOneShade" | "loneKnight";

/** What is there where a forced line ends. */
export type ForcedEnd = "mated" | "stalemate" | "material";

/** A piece and all squares on which it could ever stand. */
export type WalledPiece = { 
/** Where it stands now. */
square: Square, 
/** Whose it is. */
color: Color, 
/** What it is. */
role: Role, 
/** Where it could ever stand, also after promotion. */
squares: Array<Square>, };

/** Why a side can never mate; explained in [`rokade_rules::ending::dead_position::Reason`]. */
export type NoMate = { "is": "material", 
/** What is missing. */
lack: Lack, } | { "is": "forced", 
/** Those moves. */
line: Array<LineStep>, 
/** What is there where they end. */
end: ForcedEnd, } | { "is": "wall", 
/** The pieces, from a1 to h8. */
pieces: Array<WalledPiece>, } | { "is": "closure", 
/** How many different positions. */
positions: number, };

/** Whether a side can still mate by some series of legal moves. Law: FIDE 5.2.2, 6.9. */
export type MatingView = { "is": "yes", 
/** Move by move; none if the mate is on the board. */
line: Array<LineStep>, } | { "is": "no", 
/** Why. */
reason: NoMate, } | { "is": "undecided", 
/** After so many positions. */
searched: number, };

/** How far the engine may look. Whatever runs out first ends the search. */
export type SearchLimits = { 
/** Thinking time. */
timeMs: number | null, 
/** Depth in plies. */
depthPlies: number | null, 
/** Positions visited. */
nodes: number | null, };

/** What a position is worth to the side to move. */
export type Score = { "is": "centipawns", 
/** Good for the side to move when positive. */
value: number, } | { "is": "mate", 
/** In so many moves: of the side to move when positive, of the other when negative. */
moves: number, };

/** What the engine would play. */
export type SearchAnswer = { 
/** The move, in UCI form. */
uci: string, 
/** What it expects after that. */
line: Array<string>, 
/** What the position is worth. */
score: Score, 
/** How deep it looked. */
depthPlies: number, 
/** How many positions it saw. */
nodes: number, };

/** A level of the computer, the weakest first. */
export type LevelName = "beginner" | "easy" | "medium" | "hard" | "expert" | "master";

/** What a level plays. */
export type LevelAnswer = { 
/** The move, in UCI form. */
uci: string, 
/** How long it should seem to have been thought about. */
pauseMs: number, };

/** An opening that a game went through. */
export type OpeningView = { 
/** Its code in the Encyclopaedia of Chess Openings. */
code: string, 
/** Its name in the language that was asked for. */
name: string, };

/** Every level with its Elo, the weakest first. */
export const LEVELS: readonly { name: LevelName; elo: number }[] = [
  { name: "beginner", elo: 600 },
  { name: "easy", elo: 900 },
  { name: "medium", elo: 1200 },
  { name: "hard", elo: 1500 },
  { name: "expert", elo: 1800 },
  { name: "master", elo: 2100 },
];

/** The one word that settles a quarrel. */
export type BookVerdict = "allowed" | "notAllowed" | "draw" | "win" | "loss" | "houseRule";

/** What kind of truth a page tells. */
export type BookStanding = "law" | "house" | "advice";

/** What a page was checked against. */
export type BookSource = "fide" | "house";

/** A page in short, or a word of the glossary. */
export type BookEntry = { 
/** The last part of its address; nothing for a word that has no page. */
address: string | null, 
/** Its heading, or the word. */
title: string, 
/** The one word that settles a quarrel. */
verdict: BookVerdict | null, 
/** The answer in short, or what the word means. */
answer: string, 
/** Whether it is a word of the glossary. */
isTerm: boolean, };

/** Pages that belong together. */
export type BookGroup = { 
/** Its heading. */
title: string, 
/** Its pages, in the order of the book. */
pages: Array<BookEntry>, };

/** A piece of a line. */
export type BookPiece = { "is": "text", 
/** The words. */
text: string, } | { "is": "strong", 
/** The words. */
text: string, } | { "is": "stressed", 
/** The words. */
text: string, } | { "is": "link", 
/** The words. */
text: string, 
/** The last part of the page's address. */
address: string, };

/** A board, its line and what to try on it. What happens then the rules say. */
export type BookBoard = { 
/** The position before the line. */
fen: string, 
/** Who sits at the lower edge. */
side: Color, 
/** By which rules it is played. */
ruleset: RulesetName, 
/** The moves that were played before the reader comes, in UCI form. */
line: Array<string>, 
/** The squares of what can be tried: `e1g1`. */
tries: Array<string>, 
/** Who can still mate, where that is asked. */
canMate: Array<Color> | null, };

/** A block of a page. */
export type BookBlock = { "is": "heading", 
/** Its words. */
line: Array<BookPiece>, } | { "is": "paragraph", 
/** Its words. */
line: Array<BookPiece>, } | { "is": "list", 
/** Whether its items are counted. */
numbered: boolean, 
/** Its items. */
items: Array<Array<BookPiece>>, } | { "is": "table", 
/** Its first row. */
head: Array<Array<BookPiece>>, 
/** The other ones. */
rows: Array<Array<Array<BookPiece>>>, } | { "is": "board", 
/** The board. */
board: BookBoard, 
/** What to look for, or to try. */
caption: Array<BookPiece>, };

/** A whole page. */
export type BookPage = { 
/** Its name, the same in both languages. */
id: string, 
/** The last part of its address. */
address: string, 
/** The heading of its group. */
group: string, 
/** Its heading. */
title: string, 
/** The one word that settles a quarrel. */
verdict: BookVerdict | null, 
/** What kind of truth it tells. */
standing: BookStanding, 
/** The answer in one paragraph. */
answer: Array<BookPiece>, 
/** What comes after it. */
body: Array<BookBlock>, 
/** The numbers of the articles it is about. */
articles: Array<string>, 
/** Pages that a reader may want next. */
see: Array<BookEntry>, 
/** The day it was last checked: year, month and day. */
checked: string, 
/** Against what. */
source: BookSource, };

/** A word of the glossary. */
export type BookTerm = { 
/** The word. */
name: string, 
/** The same word in the other language. */
other: string, 
/** What it means. */
meaning: string, 
/** The last part of the address of the page that says more. */
address: string | null, };

/** A step in short. */
export type LessonStep = { 
/** Its name within its lesson. */
id: string, 
/** Its heading. */
title: string, };

/** A lesson in short. */
export type LessonEntry = { 
/** Its name, the same in every language. */
id: string, 
/** The last part of its address. */
address: string, 
/** Its heading. */
title: string, 
/** What it is about. */
about: string, 
/** How long it takes, about. */
minutes: number, 
/** Its steps. */
steps: Array<LessonStep>, };

/** Lessons that belong together. */
export type LessonGroup = { 
/** Its heading. */
title: string, 
/** Its lessons, in their order. */
lessons: Array<LessonEntry>, };

/** What a step asks for. */
export type LessonTask = "read" | "stars" | "captureAll" | "reach" | "moves" | "find" | "line" | "promote" | "hold" | "mate" | "tap" | "choose";

/** What a lesson waits for. */
export type LessonAwaits = "learner" | "opponent" | "again" | "continue";

/** A learner at a step of a lesson. */
export type LessonView = { 
/** The step's place in the lesson, from 0. */
place: number, 
/** What is told or asked. */
body: Array<BookBlock>, 
/** What can be chosen; the first is number 1. */
choices: Array<Array<BookPiece>>, 
/** What is asked for. */
task: LessonTask, 
/** Whether there is a hint. */
hasHint: boolean, 
/** The learner's side, who sits at the lower edge. */
side: Color, 
/** What stands on the board; a question may do without one. */
board: PositionView | null, 
/** Squares that the text speaks of. */
marks: Array<Square>, 
/** Where the piece that is shown can go. */
reach: Array<Square>, 
/** Stars, or pieces to be captured, that are left. */
left: Array<Square>, 
/** How many moves are left, where they are counted. */
movesLeft: number | null, 
/** What is waited for. */
awaits: LessonAwaits, 
/** How often this step was answered wrongly. */
tries: number, };

/** Why an answer is not right. */
export type LessonWrong = "notThis" | "givesCheck" | "throwsTheWinAway" | "throwsTheDrawAway";

/** How something that a learner did was judged. */
export type LessonJudged = { "is": "refused", 
/** Why. */
refusal: Refusal, } | { "is": "wrong", 
/** Why. */
why: LessonWrong, } | { "is": "right" } | { "is": "done" } | { "is": "outOfMoves" } | { "is": "ended", 
/** Who has won. */
outcome: Outcome, 
/** Why. */
termination: Termination, } | { "is": "promoted" } | { "is": "shown" } | { "is": "finished" } | { "is": "outOfTurn" };

/** What comes of something that a learner did. */
export type LessonFeedback = { 
/** How it was judged. */
judged: LessonJudged, 
/** What the lesson says of it. */
said: Array<BookPiece> | null, 
/** What was played: the learner's move, and the answers that came by themselves. */
played: Array<PlayedMove>, 
/** The position after the learner's move, where an answer followed at once. */
between: PositionView | null, 
/** How it stands now. */
view: LessonView, };

/** What a puzzle is made of; explained in `rokade_coach::theme`. */
export type PuzzleTheme = "mate" | "backRankMate" | "smotheredMate" | "fork" | "pin" | "skewer" | "discoveredAttack" | "discoveredCheck" | "doubleCheck" | "deflection" | "trappedPiece" | "hangingPiece" | "sacrifice" | "promotion" | "underpromotion";

/** How many puzzles of a set have a theme. */
export type ThemeCount = { 
/** The theme. */
theme: PuzzleTheme, 
/** How many have it. */
count: number, };

/** A puzzle as far as it has been solved. */
export type PuzzleView = { 
/** Its name in the set. */
id: string, 
/** Who solves it, and sits at the lower edge. */
side: Color, 
/** What stands on the board. */
board: PositionView, 
/** The opponent's move that led to the puzzle, if that is known. */
ledHere: PlayedMove | null, 
/** How many moves of the solver have been found. */
found: number, 
/** In how many moves the solver mates from here; nothing where the puzzle is no mate. */
mateIn: number | null, 
/** Whether it is solved. */
isSolved: boolean, 
/** What it is made of. */
themes: Array<PuzzleTheme>, 
/** How hard it is. */
rating: number, 
/** How far off that may be. */
deviation: number, 
/** The game it is from, where that is told. */
source: string | null, };

/** How a move was judged. */
export type PuzzleJudged = { "is": "refused", 
/** Why. */
refusal: Refusal, } | { "is": "losesTheMate" } | { "is": "stalemate" } | { "is": "wrong" } | { "is": "right" } | { "is": "solved" } | { "is": "outOfTurn" };

/** What comes of a move. */
export type PuzzleFeedback = { 
/** How it was judged. */
judged: PuzzleJudged, 
/** The move, and what answers it. */
line: Array<LineStep>, 
/** How it stands now. A wrong move changes nothing. */
view: PuzzleView, };

/** What can be said of the next move, from little to all. */
export type HintView = { 
/** What it is about, if that has a name. */
theme: PuzzleTheme | null, 
/** In how many moves it mates, if it does. */
mateIn: number | null, 
/** What moves. */
role: Role, 
/** From here. */
from: Square, 
/** To here. */
to: Square, 
/** What it attacks there, the most valuable first. */
targets: Array<Role>, };

/** How strong somebody is at puzzles. */
export type StrengthView = { 
/** The most likely rating. */
rating: number, 
/** How far off it may be. */
deviation: number, 
/** How much it is expected to change. */
volatility: number, };

/** A half-move of a game with variations. */
export type StudyNode = { 
/** Its number, which it keeps. */
id: number, 
/** The half-move before it; nothing at the beginning. */
parent: number | null, 
/** Who makes it. */
color: Color, 
/** The number of the move. */
number: number, 
/** As people write it. */
written: string, 
/** The signs it has: `?!`. */
signs: string, 
/** What is said after it. */
comment: string, 
/** What can follow, the main move first. */
next: Array<number>, };

/** A game with its variations and what is said of them. */
export type StudyView = { 
/** Who has White, where that is told. */
white: string, 
/** Who has Black. */
black: string, 
/** The opening, where that is told. */
opening: string, 
/** What is said before the first move. */
introduction: string, 
/** What can begin the game, the main move first. */
first: Array<number>, 
/** Every half-move, by its number. */
nodes: Array<StudyNode>, 
/** The half-moves of the main line. */
main: Array<number>, };

/** A position of a study. */
export type StudyPosition = { 
/** What stands on the board. */
board: PositionView, 
/** The position the game began with. */
startFen: string, 
/** The moves that led here, in UCI form. */
line: Array<string>, 
/** From where to where the last one went. */
lastMove: [Square, Square] | null, 
/** The last move as it is said aloud; nothing at the beginning. */
played: PlayedMove | null, };

/** What a position is worth, seen from White. */
export type Worth = { "is": "centipawns", 
/** Good for White when positive. */
value: number, } | { "is": "mate", 
/** Who mates. */
by: Color, 
/** In so many moves; 0 when the mate is on the board. */
moves: number, };

/** What a position is worth, and White's winning chances there. */
export type Assessment = { 
/** Its worth. */
worth: Worth, 
/** White's winning chances in percent. */
whiteChances: number, };

/** A line of play that the engine has found. */
export type EngineLine = { 
/** What the position is worth with it. */
assessment: Assessment, 
/** The moves, in UCI form. */
moves: Array<string>, };

/** What the engine thinks of a position. */
export type EngineLines = { 
/** The best lines, the best first; none when the game is over. */
lines: Array<EngineLine>, 
/** How deep it looked, in half-moves. */
depth: number, };

/** What is wrong with a move. */
export type ReviewJudgement = "inaccuracy" | "mistake" | "blunder";

/** What else there is to say of a move. */
export type ReviewMark = "book" | "missedMate" | "onlyMove" | "goodSacrifice";

/** Whose chance a fault was: the opponent's, which it allowed, or the mover's own, which it missed. */
export type ReviewWhose = "allowed" | "missed";

/** What a line wins by. */
export type ReviewMotif = "mate" | "backRankMate" | "smotheredMate" | "hangingPiece" | "fork" | "pin" | "skewer" | "discoveredAttack" | "trappedPiece" | "pawnEnding" | "promotion" | "lostForLess" | "takingBack" | "removedDefender" | "perpetualCheck" | "stalemate" | "material";

/** A piece that something happens to. */
export type ReviewMan = { 
/** What it is. */
role: Role, 
/** Where it stands. */
square: Square, };

/** Why a move was a fault, proved on the board. */
export type ReviewCause = { 
/** Whose chance it was. */
whose: ReviewWhose, 
/** What it is. */
motif: ReviewMotif, 
/** The piece that it happens to, where that is one. */
man: ReviewMan | null, 
/** In how many moves it mates, where it does. */
matesIn: number | null, 
/** The moves with which it shows, in UCI form: after the move, or instead of it if it was missed. */
line: Array<string>, };

/** Where in a game a move was played. */
export type ReviewPhase = "opening" | "middlegame" | "endgame";

/** A move with what is to be said of it. */
export type ReviewMove = { 
/** What the position was worth after it. */
assessment: Assessment, 
/** What is wrong with it. */
judgement: ReviewJudgement | null, 
/** What else there is to say. */
mark: ReviewMark | null, 
/** Why it was a fault, where that is proved. */
cause: ReviewCause | null, 
/** The best play instead, in UCI form; it begins with the move itself if that was the best. */
better: Array<string>, 
/** Where in the game it was played. */
phase: ReviewPhase, };

/** A side's play as a whole. */
export type ReviewSide = { 
/** In percent; nothing if the side has not moved. */
accuracy: number | null, 
/** Its average loss in hundredths of a pawn. */
averageLoss: number | null, 
/** Its inaccuracies. */
inaccuracies: number, 
/** Its mistakes. */
mistakes: number, 
/** Its blunders. */
blunders: number, };

/** A reviewed game. */
export type ReviewView = { 
/** What the first position was worth. */
start: Assessment, 
/** Each move of the main line. */
moves: Array<ReviewMove>, 
/** White's play. */
white: ReviewSide, 
/** Black's play. */
black: ReviewSide, 
/** The place of the move that gave the game away, from 0. */
turningPoint: number | null, };

/** How far a review has come. */
export type ReviewProgress = { 
/** Positions that have been looked at. */
done: number, 
/** Positions of the game. */
of: number, };

/** What the list of openings knows of a game. */
export type TheoryView = { 
/** The last opening that it went through. */
opening: OpeningView | null, 
/** With how many half-moves of named lines it begins. */
plies: number, };

/** Whether the moves are written down on the device. */
export type Recording = "moves" | "clockOnly";

/** How a rapid or blitz game is supervised. Law: FIDE A.4, A.5, B.2, B.3. */
export type Supervision = "full" | "partial";

/** What a touch obliges to; explained in [`rokade_rules::conduct::touch_move::Obligation`]. */
export type DutyKind = "free" | "move" | "capture" | "captureWith" | "castleShort" | "castleLong" | "complete" | "promote";

/** A duty with its article. */
export type DutyView = { 
/** What must be done. */
kind: DutyKind, 
/** The piece it is about, by its square. */
square: Square | null, 
/** Where it goes, or what it captures. */
to: Square | null, 
/** What the pawn becomes. */
role: Role | null, 
/** The article that says so. */
article: string, 
/** The rooks with which castling is not allowed in this move. Law: FIDE 4.4.2. */
barred: Array<Square>, };

/** What a gesture was; explained in [`rokade_rules::conduct::touch_move::Finding`]. */
export type TouchFinding = "announced" | "notBinding" | "touched" | "begun" | "made" | "putRight" | "putBack" | "breach" | "arbiterDecides";

/** A right that a touch costs; explained in [`rokade_rules::conduct::touch_move::Right`]. */
export type LostRight = "claimDraw" | "acceptOffer" | "complain";

/** What comes of a complaint. */
export type ComplaintRuling = "upheld" | "forfeited" | "unfounded";

/**
 * What was wrong with a completed move; explained in
 * [`rokade_rules::conduct::illegal_move::Kind`].
 */
export type OffenceKind = "illegal" | "pawnLeft" | "noMove" | "bothHands";

/** What is ruled on an illegal move. */
export type OffenceRuling = { "is": "time", 
/** How much. */
minutes: number, } | { "is": "game", 
/** How it ends. */
outcome: Outcome, } | { "is": "putRight" } | { "is": "stands" };

/**
 * Something that is found to be wrong; explained in
 * [`rokade_rules::conduct::irregularity::Irregularity`].
 */
export type IrregularityKind = "initialPosition" | "boardTurned" | "colorsReversed" | "displaced" | "foundDisplaced";

/** What is done about it; explained in [`rokade_rules::conduct::irregularity::Measure`]. */
export type Measure = "newGame" | "transferPosition" | "goOn" | "restore" | "goBackTo";

/** What the Laws leave to the arbiter; explained in [`rokade_rules::conduct::ArbiterDecides`]. */
export type ArbiterAsk = "whichFirst" | "touchedOutOfTurn" | "adjustedOutOfTurn" | "bothHands" | "otherHandOnClock" | "clockTimes" | "penaltyForDisplacing" | "unfoundedComplaint";

/** What a line of the log is about. */
export type Noted = { "is": "started" } | { "is": "paused" } | { "is": "resumed" } | { "is": "interrupted" } | { "is": "timeSet", 
/** Whose. */
side: Color, 
/** What the clock showed. */
from: string, 
/** What it shows now. */
to: string, } | { "is": "counterSet", 
/** Whose. */
side: Color, 
/** What it says now. */
moves: number, } | { "is": "timeGiven", 
/** To whom. */
side: Color, 
/** How much. */
minutes: number, } | { "is": "struck", 
/** In UCI form. */
uci: string, } | { "is": "recordingStopped" } | { "is": "said", 
/** What. */
said: Said, 
/** Who. */
by: Color | null, } | { "is": "claim", 
/** By whom. */
by: Color, 
/** On what. */
ground: Ground, 
/** Whether the claim was right. */
right: boolean, } | { "is": "touch", 
/** By whom. */
by: Color, 
/** The square it stood on; nothing for a word. */
square: Square | null, 
/** What it was. */
finding: TouchFinding, 
/** The article behind that. */
article: string, 
/** What the player who has the move must do now. */
duty: DutyView, 
/** The rights that it cost. */
lost: Array<LostRight>, 
/** What is left to the arbiter. */
asks: ArbiterAsk | null, 
/** Why what was done is no move. */
refusal: Refusal | null, } | { "is": "breach", 
/** By whom. */
by: Color, 
/** The article that was broken. */
article: string, } | { "is": "complaint", 
/** By whom. */
by: Color, 
/** What came of it. */
ruling: ComplaintRuling, 
/** The article. */
article: string, 
/** What the opponent must do now. */
duty: DutyView | null, } | { "is": "offence", 
/** By whom. */
by: Color, 
/** What was wrong; nothing where the moves are not known. */
kind: OffenceKind | null, 
/** The paragraph of 7.5. */
article: string, 
/** Why the move is refused. */
refusal: Refusal | null, 
/** What is done. */
ruling: OffenceRuling, 
/** What the player must do with the move that replaces it. */
duty: DutyView | null, } | { "is": "irregularity", 
/** What. */
what: IrregularityKind, 
/** Whose fault, where somebody displaced pieces. */
by: Color | null, 
/** What is done. */
measure: Measure, 
/** The article. */
article: string, 
/** The rooks with which castling is not allowed any more. */
castlingLost: Array<Square>, 
/** What is left to the arbiter. */
asks: ArbiterAsk | null, } | { "is": "begunAgain" } | { "is": "reopened" } | { "is": "asked", 
/** Which question the arbiter answers. */
question: ArbiterAsk, 
/** Whose conduct it is about. */
by: Color, 
/** The article. */
article: string, } | { "is": "ended", 
/** Who won. */
outcome: Outcome, 
/** Why. */
termination: Termination, 
/** The article; none where the arbiter needs none. */
article: string | null, };

/** A line of the arbiter's log. */
export type SittingNote = { 
/** In which move, counted as on a scoresheet. */
number: number, 
/** What White's clock showed. */
white: string, 
/** What Black's clock showed. */
black: string, 
/** What it is about. */
what: Noted, };

/** One player's side of the clock. */
export type SittingSide = { 
/** How many moves have been completed. */
moves: number, 
/** How many must still be completed in this period, where it has a number. */
movesToGo: number | null, 
/** Which period it is, from 1. */
period: number, 
/** Whether the flag is down. */
flagDown: boolean, 
/** How many illegal moves have been penalised. */
illegalMoves: number, 
/** Whether the moves must be written down now. Law: FIDE 8.4, A.2. */
mustRecord: boolean, };

/** A game at a real board as it stands. */
export type SittingView = { 
/** The scoresheet; an empty one where only the clock is used. */
game: GameView, 
/** Whether there is a scoresheet. */
recording: Recording, 
/** How the game stands, also where the moves are not known. */
verdict: Verdict, 
/** What the clock is set to. */
control: ControlView, 
/** Whether the clock goes. */
motion: Motion, 
/** Whose clock runs, or will. */
turn: Color, 
/** White's side of it. */
white: SittingSide, 
/** Black's side of it. */
black: SittingSide, 
/** How many completed moves are not on the scoresheet yet. */
unwritten: number, 
/** What a touch obliges the player to who has the move; nothing while nothing was touched. */
duty: DutyView | null, 
/** The moves that may be made under that duty, in UCI form. */
allowed: Array<string>, 
/** Who could complain about the last move, which was against a duty. Law: FIDE 4.8. */
complainer: Color | null, 
/** How much time a wrong claim or an illegal move gives the opponent. */
penaltyMinutes: number, 
/** Everything that was ruled, corrected and said, oldest first. */
notes: Array<SittingNote>, };

/** A move of a pasted game. */
export type PastedStep = { 
/** The move with its number: `12. Pf3`, `12… Pf6`. */
written: string, 
/** The position after it, as FEN. */
fen: string, };

/** One thing that is wrong with a PGN, and where. */
export type PgnFault = { 
/** The line, from 1. */
line: number, 
/** Where in it the offending text begins, from 1, in bytes. */
column: number, 
/** The offending text, or the beginning of it; empty where something is missing. */
text: string, 
/** What is wrong, by the name that `rokade_rules::notation::pgn::FaultKind` has for it. */
code: string, };

/** What a pasted text holds. */
export type PastedGame = { 
/** Who had White, as the text says; empty where it does not. */
white: string, 
/** Who had Black. */
black: string, 
/** The position that the game starts from, as FEN. */
startFen: string, 
/** The moves of the main line, as far as they could be read. */
steps: Array<PastedStep>, 
/** Everything that is wrong, in the order of the text. */
faults: Array<PgnFault>, };

/** Why a typed text is no move here. */
export type TypedFault = { "is": "syntax" } | { "is": "noSuchPiece", 
/** The kind of piece. */
role: Role, 
/** Where it should go. */
to: Square, } | { "is": "refused", 
/** Why not. */
refusal: Refusal, };

/** What a typed text can mean in a position. */
export type TypedView = { 
/** Every move that can be meant, in UCI form; more than one where the text leaves a doubt. */
moves: Array<string>, 
/** Why it means no move at all. */
fault: TypedFault | null, };

/** The rulesets that are played online. */
export type OnlineRuleset = "online" | "automatic";

/** From what position a game starts. */
export type OnlineVariant = "standard" | "chess960";

/** What colour whoever offers a game will have. */
export type OnlineColor = "white" | "black" | "random";

/** Who may take an offered game. */
export type OnlineAudience = "lobby" | "link" | "one";

/** How many games belong together. */
export type OnlineSeries = { "is": "games", 
/** How many. */
games: number, } | { "is": "bestOf", 
/** Of how many. */
games: number, };

/** A game that somebody wants to offer. */
export type NewChallenge = { 
/** The time of each side, as people write it; `-` for no clock. */
control: string, 
/** The ruleset. */
ruleset: OnlineRuleset, 
/** From what position. */
variant: OnlineVariant, 
/** The own colour. */
color: OnlineColor, 
/** Who may take it. */
audience: OnlineAudience, 
/** Whether several games belong together. */
series: OnlineSeries | null, 
/** Whether the games change ratings. */
rated: boolean, 
/** What the one member is called who may take it. */
opponent: string | null, };

/** An offered game, as somebody sees it. */
export type ChallengeView = { 
/** Its name, and that of the game to come. */
id: string, 
/** The time of each side. */
control: string, 
/** The ruleset. */
ruleset: OnlineRuleset, 
/** From what position. */
variant: OnlineVariant, 
/** The colour of whoever offers. */
color: OnlineColor, 
/** Who may take it. */
audience: OnlineAudience, 
/** Whether several games belong together. */
series: OnlineSeries | null, 
/** Whether it is the reader's own. */
own: boolean, 
/** Whether the games change ratings. */
rated: boolean, 
/** Who offers. */
by: PlayerView, };

/** What is fixed of a game. */
export type OnlineHead = { 
/** Its name. */
id: string, 
/** The time of each side. */
control: string, 
/** The ruleset. */
ruleset: OnlineRuleset, 
/** The position that it starts from; nothing for the initial one. */
start: string | null, 
/** Where the reader sits; nowhere for whoever looks on. */
you: Color | null, 
/** What opens this seat in another browser; for its owner alone. */
seatKey: string | null, 
/** Whether the players may write to each other. */
chat: boolean, 
/** The series that it is a game of. */
series: OnlineScore | null, 
/** How much of the way of a move is made up for; nothing in a game without clocks. */
lag: OnlineLagQuota | null, };

/** How much of the way of a player's moves is made up for. */
export type OnlineLagQuota = { 
/** Of one move. */
perMoveMs: number, 
/** Of all moves of a game. */
perGameMs: number, };

/** How long the way to each player is, there and back, as the house measured it last. */
export type OnlineWays = { 
/** To White; nothing as long as it was not measured. */
whiteMs: number | null, 
/** To Black. */
blackMs: number | null, };

/** How a series stands before a game. */
export type OnlineScore = { 
/** How long it is. */
length: OnlineSeries, 
/** How many games were played before this one. */
played: number, 
/** What who has White now has won, in half points. */
whiteHalfPoints: number, 
/** What who has Black now has won, in half points. */
blackHalfPoints: number, };

/** Something that happened. */
export type OnlineEvent = { 
/** Its number, from 1 without gaps. */
number: number, 
/** What. */
what: OnlineHappening, };

/** What can happen in a game between two people. */
export type OnlineHappening = { "is": "moved", 
/** Who. */
by: Color, 
/** The move in UCI form. */
uci: string, 
/** How much of its way was made up for, and so is charged to nobody. */
lagMs: number, } | { "is": "offered", 
/** By whom. */
by: Color, } | { "is": "accepted", 
/** By whom. */
by: Color, } | { "is": "declined", 
/** By whom. */
by: Color, } | { "is": "claimed", 
/** By whom. */
by: Color, 
/** On what. */
ground: Ground, 
/** The move that was announced, in UCI form. */
intended: string | null, 
/** Whether it was right. */
right: boolean, 
/** What the opponent was given where it was not. */
givenMs: number, } | { "is": "resigned", 
/** Who. */
by: Color, } | { "is": "flagFell", 
/** Whose. */
of: Color, } | { "is": "aborted", 
/** Who. */
by: Color, } | { "is": "neverCame", 
/** Who. */
side: Color, } | { "is": "askedBack", 
/** Who. */
by: Color, } | { "is": "keptMove", 
/** Who. */
by: Color, } | { "is": "takenBack", 
/** Who allowed it. */
by: Color, 
/** How many are left. */
to: number, } | { "is": "came", 
/** Who. */
side: Color, } | { "is": "went", 
/** Who. */
side: Color, } | { "is": "left", 
/** Who had gone. */
side: Color, 
/** What came of it. */
outcome: Outcome, } | { "is": "interrupted" } | { "is": "continued" } | { "is": "rematchOffered", 
/** Who. */
by: Color, } | { "is": "rematchDeclined", 
/** Who. */
by: Color, } | { "is": "rematchMade", 
/** Its name. */
id: string, } | { "is": "prefers", 
/** Who. */
by: Color, 
/** Whether the house claims. */
automatic: boolean, } | { "is": "wrote", 
/** Who. */
by: Color, 
/** What. */
text: string, } | { "is": "muted", 
/** Who. */
by: Color, } | { "is": "unmuted", 
/** Who. */
by: Color, };

/** Both clocks. */
export type OnlineClocks = { 
/** What White has left. */
whiteMs: number, 
/** What Black has left. */
blackMs: number, 
/** How long a delay still waits before the running one is charged. */
delayMs: number, 
/** Whose runs. */
running: Color | null, };

/** How a game ended. */
export type OnlineEnding = { 
/** Who won; nothing where the game does not count. */
outcome: Outcome | null, 
/** Why: a termination's code, or `left`, `aborted`, `never-came`. */
reason: string, 
/** The article that says so. */
article: string | null, };

/** Another game with the same opponent. */
export type OnlineRematch = { "is": "none" } | { "is": "offered", 
/** Who. */
by: Color, } | { "is": "made", 
/** Its name. */
id: string, };

/** How a game stands at the moment of sending. */
export type OnlineStanding = { 
/** The number of the last event. */
number: number, 
/** How many half-moves have been played. */
played: number, 
/** The position; whoever has another one has missed something. */
fen: string, 
/** Both clocks, in a game with clocks. */
clocks: OnlineClocks | null, 
/** How long the player having the move may let the first move wait. */
firstMoveMs: number | null, 
/** How long the clocks still wait after an interruption. */
heldMs: number | null, 
/** Whether White is there. */
whiteHere: boolean, 
/** Whether Black is there. */
blackHere: boolean, 
/** After how long the game can be claimed from the player having the move, who has gone. */
absenceMs: number | null, 
/** Whose draw offer stands. */
offer: Color | null, 
/** Who would like to take a move back. */
askedBack: Color | null, 
/** Whether both have moved, so that the game can be resigned and no longer aborted. */
begun: boolean, 
/** What the player having the move could claim now. */
claims: Claims | null, 
/** Another game. */
rematch: OnlineRematch, 
/** How it ended, if it did. */
ending: OnlineEnding | null, };

/** What a browser asks, with a number by which it will know the answer. */
export type OnlineAsk = { 
/** The browser's number for it. */
asked: number, 
/** What. */
ask: OnlineOrder, };

/** What a browser can ask. */
export type OnlineOrder = { "is": "hello", 
/** The number of the last event that was seen; 0 for all of them. */
seen: number, 
/** What opens a seat. */
seatKey: string | null, } | { "is": "move", 
/** How many half-moves were played before. */
answers: number, 
/** The number of the last event that was seen. */
seen: number, 
/** The move in UCI form. */
uci: string, 
/** Whether a draw is offered with it. */
offersDraw: boolean, } | { "is": "offer" } | { "is": "accept", 
/** How many half-moves were seen. */
answers: number, } | { "is": "decline" } | { "is": "claim", 
/** How many half-moves were seen. */
answers: number, 
/** On what. */
ground: Ground, 
/** The announced move, in UCI form. */
intended: string | null, } | { "is": "resign" } | { "is": "abort" } | { "is": "askBack", 
/** How many half-moves were seen. */
answers: number, } | { "is": "allowBack", 
/** How many half-moves were seen. */
answers: number, } | { "is": "refuseBack" } | { "is": "claimWin" } | { "is": "claimDraw" } | { "is": "rematch" } | { "is": "declineRematch" } | { "is": "prefer", 
/** Whether the house claims. */
automatic: boolean, } | { "is": "write", 
/** What. */
text: string, } | { "is": "mute" } | { "is": "unmute" };

/** Why something was not done. */
export type OnlineRefused = "notYourSeat" | "gameOver" | "notOver" | "stale" | "notYourTurn" | "illegal" | "mustPlayAnnounced" | "tooEarly" | "alreadyOffered" | "nothingOffered" | "offeredRecently" | "notInThisRuleset" | "bothHaveMoved" | "moveStands" | "nothingToTakeBack" | "askedAlready" | "answerFirst" | "nothingAsked" | "noTimeLeft" | "noAbsenceHere" | "opponentIsThere" | "opponentIsNotToMove" | "tooSoon" | "rematchMade" | "chatClosed" | "muted" | "textLength" | "chatFull" | "unchanged" | "notKept" | "tooBusy";

/** What a house tells a browser. */
export type OnlineNews = { "is": "waiting", 
/** What is offered. */
challenge: ChallengeView, } | { "is": "nothing" } | { "is": "head", 
/** What is fixed of it. */
head: OnlineHead, } | { "is": "events", 
/** What, after what was seen before. */
events: Array<OnlineEvent>, 
/** How it stands. */
standing: OnlineStanding, } | { "is": "ways", 
/** How long both are now. */
ways: OnlineWays, } | { "is": "done", 
/** The browser's number for it. */
asked: number, } | { "is": "refused", 
/** The browser's number for it. */
asked: number, 
/** Why not. */
why: OnlineRefused, };

/** What a house tells somebody who came in. */
export type LobbyView = { 
/** The games that are offered, the oldest first. */
challenges: Array<ChallengeView>, 
/** The reader's own games that are not over, the newest first. */
games: Array<string>, };

/** Somebody wants an account, or to log in. */
export type NameAndPassword = { 
/** What they are called. */
name: string, 
/** The password, as it was typed. */
password: string, };

/** Somebody has forgotten the password. */
export type Recovery = { 
/** What they are called. */
name: string, 
/** A recovery code, or one of the host. */
code: string, 
/** The new password. */
password: string, };

/** A member wants another password. */
export type PasswordChange = { 
/** The password of before. */
old: string, 
/** The new one. */
new: string, };

/** A member says once more who they are. */
export type PasswordAgain = { 
/** The password. */
password: string, };

/** A member, as the member sees it. */
export type MemberView = { 
/** What they are called. */
name: string, 
/** Whether the host gives them as many hints and reviews as they wish. */
premium: boolean, 
/** Whether the host has marked them as a child. */
child: boolean, 
/** Since when, in milliseconds since 1970. */
sinceMs: number, 
/** How many recovery codes are left. */
codesLeft: number, };

/** Codes that open an account once, shown this one time. */
export type RecoveryCodes = { 
/** The codes. */
codes: Array<string>, };

/** A browser in which a member is known. */
export type SessionView = { 
/** By what it is closed. */
key: string, 
/** What kind of browser it is; empty where it did not say. */
device: string, 
/** Since when, in milliseconds since 1970. */
begunMs: number, 
/** When it was last used, likewise. */
seenMs: number, 
/** Whether it is the one that asks. */
own: boolean, };

/** Why something about an account was not done. */
export type MemberRefused = { "is": "nameTaken" } | { "is": "nameLength", 
/** The fewest. */
least: number, 
/** The most. */
most: number, } | { "is": "nameCharacter", 
/** Which. */
character: string, } | { "is": "nameMark" } | { "is": "passwordLength", 
/** The fewest. */
least: number, 
/** The most. */
most: number, } | { "is": "passwordIsName" } | { "is": "wrong" } | { "is": "tooOften", 
/** In seconds. */
seconds: number, } | { "is": "busy" } | { "is": "notLoggedIn" } | { "is": "gone" } | { "is": "notKept" };

/** What a visitor has a day, by plan. */
export type PlanView = { 
/** `free` or `premium`. */
plan: string, 
/** Hints a day; nothing for as many as are wished. */
hints: number | null, 
/** Reviews a day; nothing for as many as are wished. */
reviews: number | null, 
/** What a member has had today; nothing for guests, whose device counts. */
used?: HelpCount, };

/** How much help somebody has had today. */
export type HelpCount = { 
/** Hints. */
hints: number, 
/** Reviews. */
reviews: number, };

/** What can be limited. */
export type HelpKind = "hint" | "review";

/** Somebody has had help. */
export type HelpUse = { 
/** Of what kind. */
help: HelpKind, };

/** What a member has done with puzzles or lessons, as a device wrote it. */
export type KeptProgress = { 
/** How often it was written. */
revision: number, 
/** What was written: JSON, which the device understands. */
text: string, };

/** All that a member has done, as far as it is kept. */
export type ProgressView = { 
/** With puzzles. */
puzzles: KeptProgress | null, 
/** With lessons. */
lessons: KeptProgress | null, };

/** Somebody with whom a member wants nothing to do. */
export type BlockWrite = { 
/** What they are called. */
name: string, };

/** What somebody at a board is. */
export type PlayerKind = "guest" | "member" | "gone";

/** Somebody at a board. */
export type PlayerView = { 
/** What they are. */
kind: PlayerKind, 
/** What a member is called. */
name: string | null, 
/** The rating in games like this one; nothing where none was played. */
rating: number | null, 
/** Whether that rating says little yet. */
uncertain: boolean, 
/** By how much this game changed it. */
change: number | null, };

/** Who plays a game. */
export type GamePlayers = { 
/** Whether it changes ratings. */
rated: boolean, 
/** Who has White. */
white: PlayerView, 
/** Who has Black. */
black: PlayerView, };

/** A member's rating in one kind of games. */
export type RatingView = { 
/** `blitz`, `rapid`, `standard`, `correspondence` or `chess960`. */
pool: string, 
/** The rating. */
points: number, 
/** Whether it says little yet. */
uncertain: boolean, 
/** From how many games. */
games: number, };

/** A member, as everybody sees them. */
export type ProfileView = { 
/** What they are called. */
name: string, 
/** Since when, in milliseconds since 1970. */
sinceMs: number, 
/** The ratings, one for each kind of games that was played. */
ratings: Array<RatingView>, };

/** A game that is over. */
export type ArchivedGame = { 
/** Its name. */
id: string, 
/** Where the reader sat. */
you: Color, 
/** Who the opponent was. */
opponent: PlayerView, 
/** Who won; nothing where it does not count. */
outcome: Outcome | null, 
/** The word for why it was over. */
reason: string, 
/** When it began, in milliseconds since 1970. */
begunMs: number, 
/** The time of each side. */
control: string, 
/** From what position it began. */
variant: OnlineVariant, 
/** Whether it changed ratings. */
rated: boolean, 
/** By how much it changed the reader's. */
change: number | null, 
/** How many half-moves were played. */
plies: number, 
/** The code of its opening; nothing without a name. */
openingCode: string | null, 
/** The opening in Dutch. */
openingNl: string | null, 
/** The opening in English. */
openingEn: string | null, };

/** Some of somebody's games. */
export type ArchivePage = { 
/** The games, the newest first. */
games: Array<ArchivedGame>, 
/** How many there are in all that are as was asked. */
found: number, 
/** How many there are whatever was asked. */
all: number, };

/** How a game went, for an analysis board. */
export type ArchivedMoves = { 
/** The position that it started from; nothing for the initial one. */
start: string | null, 
/** The moves in UCI form. */
moves: Array<string>, };
