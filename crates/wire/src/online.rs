//! What a browser and a house say to each other about games between two people.
//!
//! Over the socket a browser sends [`OnlineAsk`]s, each with a number of its own, and hears
//! [`OnlineNews`]. Lengths of time are in milliseconds from the moment of sending; no message of a
//! browser holds a clock's value. What happened has numbers without gaps: whoever comes back says
//! the last one and gets the rest.

use crate::{
    Claims, Color, Ground, OnlineLagQuota, OnlineRefused, OnlineWays, Outcome, PlayerView,
};
use serde::{Deserialize, Serialize};

/// The rulesets that are played online.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum OnlineRuleset {
    /// Draws at three and fifty are claimed.
    Online,
    /// They end the game at once.
    Automatic,
}

/// From what position a game starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum OnlineVariant {
    /// The initial position.
    Standard,
    /// One of 960.
    Chess960,
}

/// What colour whoever offers a game will have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum OnlineColor {
    /// White.
    White,
    /// Black.
    Black,
    /// Lots are drawn.
    Random,
}

/// Who may take an offered game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum OnlineAudience {
    /// Everybody who is in the lobby.
    Lobby,
    /// Whoever has the link.
    Link,
    /// One member.
    One,
}

/// How many games belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", tag = "is")]
pub enum OnlineSeries {
    /// So many.
    Games {
        /// How many.
        games: u16,
    },
    /// Until one of the two cannot be caught up with.
    BestOf {
        /// Of how many.
        games: u16,
    },
}

/// A game that somebody wants to offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewChallenge {
    /// The time of each side, as people write it; `-` for no clock.
    pub control: String,
    /// The ruleset.
    pub ruleset: OnlineRuleset,
    /// From what position.
    pub variant: OnlineVariant,
    /// The own colour.
    pub color: OnlineColor,
    /// Who may take it.
    pub audience: OnlineAudience,
    /// Whether several games belong together.
    pub series: Option<OnlineSeries>,
    /// Whether the games change ratings.
    #[serde(default)]
    pub rated: bool,
    /// What the one member is called who may take it.
    #[serde(default)]
    pub opponent: Option<String>,
}

/// An offered game, as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct ChallengeView {
    /// Its name, and that of the game to come.
    pub id: String,
    /// The time of each side.
    pub control: String,
    /// The ruleset.
    pub ruleset: OnlineRuleset,
    /// From what position.
    pub variant: OnlineVariant,
    /// The colour of whoever offers.
    pub color: OnlineColor,
    /// Who may take it.
    pub audience: OnlineAudience,
    /// Whether several games belong together.
    pub series: Option<OnlineSeries>,
    /// Whether it is the reader's own.
    pub own: bool,
    /// Whether the games change ratings.
    pub rated: bool,
    /// Who offers.
    pub by: PlayerView,
}

/// What is fixed of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct OnlineHead {
    /// Its name.
    pub id: String,
    /// The time of each side.
    pub control: String,
    /// The ruleset.
    pub ruleset: OnlineRuleset,
    /// The position that it starts from; nothing for the initial one.
    pub start: Option<String>,
    /// Where the reader sits; nowhere for whoever looks on.
    pub you: Option<Color>,
    /// What opens this seat in another browser; for its owner alone.
    pub seat_key: Option<String>,
    /// Whether the players may write to each other.
    pub chat: bool,
    /// The series that it is a game of.
    pub series: Option<OnlineScore>,
    /// How much of the way of a move is made up for; nothing in a game without clocks.
    pub lag: Option<OnlineLagQuota>,
}

/// How a series stands before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct OnlineScore {
    /// How long it is.
    pub length: OnlineSeries,
    /// How many games were played before this one.
    pub played: u16,
    /// What who has White now has won, in half points.
    pub white_half_points: u32,
    /// What who has Black now has won, in half points.
    pub black_half_points: u32,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct OnlineEvent {
    /// Its number, from 1 without gaps.
    pub number: u32,
    /// What.
    pub what: OnlineHappening,
}

/// What can happen in a game between two people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "is")]
pub enum OnlineHappening {
    /// A player moved.
    Moved {
        /// Who.
        by: Color,
        /// The move in UCI form.
        uci: String,
        /// How much of its way was made up for, and so is charged to nobody.
        #[cfg_attr(test, ts(type = "number"))]
        lag_ms: u64,
    },
    /// A draw was offered.
    Offered {
        /// By whom.
        by: Color,
    },
    /// The offer was accepted.
    Accepted {
        /// By whom.
        by: Color,
    },
    /// The offer was declined in words.
    Declined {
        /// By whom.
        by: Color,
    },
    /// A draw was claimed.
    Claimed {
        /// By whom.
        by: Color,
        /// On what.
        ground: Ground,
        /// The move that was announced, in UCI form.
        intended: Option<String>,
        /// Whether it was right.
        right: bool,
        /// What the opponent was given where it was not.
        #[cfg_attr(test, ts(type = "number"))]
        given_ms: u64,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        by: Color,
    },
    /// A flag fell.
    FlagFell {
        /// Whose.
        of: Color,
    },
    /// A player left before both had moved.
    Aborted {
        /// Who.
        by: Color,
    },
    /// A player never made the first move.
    NeverCame {
        /// Who.
        side: Color,
    },
    /// A player would like to take the last move back.
    AskedBack {
        /// Who.
        by: Color,
    },
    /// The opponent would not have it.
    KeptMove {
        /// Who.
        by: Color,
    },
    /// Moves were taken back: so many half-moves are left.
    TakenBack {
        /// Who allowed it.
        by: Color,
        /// How many are left.
        to: u32,
    },
    /// A player is there.
    Came {
        /// Who.
        side: Color,
    },
    /// A player has gone.
    Went {
        /// Who.
        side: Color,
    },
    /// The game was claimed from a player who had gone.
    Left {
        /// Who had gone.
        side: Color,
        /// What came of it.
        outcome: Outcome,
    },
    /// The house stood still; nobody paid for it.
    Interrupted,
    /// Clocks go on after that.
    Continued,
    /// A player would like another game.
    RematchOffered {
        /// Who.
        by: Color,
    },
    /// The opponent would not.
    RematchDeclined {
        /// Who.
        by: Color,
    },
    /// The next game.
    RematchMade {
        /// Its name.
        id: String,
    },
    /// A player lets the house claim draws, or does it by hand.
    Prefers {
        /// Who.
        by: Color,
        /// Whether the house claims.
        automatic: bool,
    },
    /// A player wrote something.
    Wrote {
        /// Who.
        by: Color,
        /// What.
        text: String,
    },
    /// A player reads the opponent no longer.
    Muted {
        /// Who.
        by: Color,
    },
    /// A player reads the opponent again.
    Unmuted {
        /// Who.
        by: Color,
    },
}

/// Both clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct OnlineClocks {
    /// What White has left.
    #[cfg_attr(test, ts(type = "number"))]
    pub white_ms: u64,
    /// What Black has left.
    #[cfg_attr(test, ts(type = "number"))]
    pub black_ms: u64,
    /// How long a delay still waits before the running one is charged.
    #[cfg_attr(test, ts(type = "number"))]
    pub delay_ms: u64,
    /// Whose runs.
    pub running: Option<Color>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct OnlineEnding {
    /// Who won; nothing where the game does not count.
    pub outcome: Option<Outcome>,
    /// Why: a termination's code, or `left`, `aborted`, `never-came`.
    pub reason: String,
    /// The article that says so.
    pub article: Option<String>,
}

/// Another game with the same opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", tag = "is")]
pub enum OnlineRematch {
    /// Nobody asked.
    None,
    /// One of the two asked.
    Offered {
        /// Who.
        by: Color,
    },
    /// It is there.
    Made {
        /// Its name.
        id: String,
    },
}

/// How a game stands at the moment of sending.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct OnlineStanding {
    /// The number of the last event.
    pub number: u32,
    /// How many half-moves have been played.
    pub played: u32,
    /// The position; whoever has another one has missed something.
    pub fen: String,
    /// Both clocks, in a game with clocks.
    pub clocks: Option<OnlineClocks>,
    /// How long the player having the move may let the first move wait.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub first_move_ms: Option<u64>,
    /// How long the clocks still wait after an interruption.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub held_ms: Option<u64>,
    /// Whether White is there.
    pub white_here: bool,
    /// Whether Black is there.
    pub black_here: bool,
    /// After how long the game can be claimed from the player having the move, who has gone.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub absence_ms: Option<u64>,
    /// Whose draw offer stands.
    pub offer: Option<Color>,
    /// Who would like to take a move back.
    pub asked_back: Option<Color>,
    /// Whether both have moved, so that the game can be resigned and no longer aborted.
    pub begun: bool,
    /// What the player having the move could claim now.
    pub claims: Option<Claims>,
    /// Another game.
    pub rematch: OnlineRematch,
    /// How it ended, if it did.
    pub ending: Option<OnlineEnding>,
}

/// What a browser asks, with a number by which it will know the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OnlineAsk {
    /// The browser's number for it.
    pub asked: u32,
    /// What.
    pub ask: OnlineOrder,
}

/// What a browser can ask.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "is")]
pub enum OnlineOrder {
    /// The first word: what has been seen, and what opens a seat besides the browser itself.
    Hello {
        /// The number of the last event that was seen; 0 for all of them.
        seen: u32,
        /// What opens a seat.
        seat_key: Option<String>,
    },
    /// Play a move.
    Move {
        /// How many half-moves were played before.
        answers: u32,
        /// The number of the last event that was seen.
        seen: u32,
        /// The move in UCI form.
        uci: String,
        /// Whether a draw is offered with it.
        offers_draw: bool,
    },
    /// Offer a draw.
    Offer,
    /// Accept the offer.
    Accept {
        /// How many half-moves were seen.
        answers: u32,
    },
    /// Decline it.
    Decline,
    /// Claim a draw.
    Claim {
        /// How many half-moves were seen.
        answers: u32,
        /// On what.
        ground: Ground,
        /// The announced move, in UCI form.
        intended: Option<String>,
    },
    /// Resign.
    Resign,
    /// Leave a game in which not both have moved.
    Abort,
    /// Ask to take the last move back.
    AskBack {
        /// How many half-moves were seen.
        answers: u32,
    },
    /// Allow that.
    AllowBack {
        /// How many half-moves were seen.
        answers: u32,
    },
    /// Refuse it.
    RefuseBack,
    /// Win because the opponent has gone.
    ClaimWin,
    /// Draw because the opponent has gone.
    ClaimDraw,
    /// Another game, please.
    Rematch,
    /// No other game.
    DeclineRematch,
    /// Let the house claim draws, or do it by hand.
    Prefer {
        /// Whether the house claims.
        automatic: bool,
    },
    /// Write something.
    Write {
        /// What.
        text: String,
    },
    /// Read the opponent no longer.
    Mute,
    /// Read the opponent again.
    Unmute,
}

/// What a house tells a browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "is")]
pub enum OnlineNews {
    /// The game has not begun: somebody has yet to take it.
    Waiting {
        /// What is offered.
        challenge: ChallengeView,
    },
    /// There is no such game or challenge, or there is no longer.
    Nothing,
    /// This is the game.
    Head {
        /// What is fixed of it.
        head: OnlineHead,
    },
    /// More happened, and this is how it stands then.
    Events {
        /// What, after what was seen before.
        events: Vec<OnlineEvent>,
        /// How it stands.
        standing: OnlineStanding,
    },
    /// The way to a player has become longer or shorter by more than nobody notices.
    Ways {
        /// How long both are now.
        ways: OnlineWays,
    },
    /// Something that was asked is done, and is safe.
    Done {
        /// The browser's number for it.
        asked: u32,
    },
    /// Something that was asked is not done.
    Refused {
        /// The browser's number for it.
        asked: u32,
        /// Why not.
        why: OnlineRefused,
    },
}

/// What a house tells somebody who came in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct LobbyView {
    /// The games that are offered, the oldest first.
    pub challenges: Vec<ChallengeView>,
    /// The reader's own games that are not over, the newest first.
    pub games: Vec<String>,
}
