//! Why a house did not do what somebody in a game asked; the page has the words for it.

use serde::{Deserialize, Serialize};

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-club, where they come from")]
pub enum OnlineRefused {
    NotYourSeat,
    GameOver,
    NotOver,
    Stale,
    NotYourTurn,
    Illegal,
    MustPlayAnnounced,
    TooEarly,
    AlreadyOffered,
    NothingOffered,
    OfferedRecently,
    NotInThisRuleset,
    BothHaveMoved,
    MoveStands,
    NothingToTakeBack,
    AskedAlready,
    AnswerFirst,
    NothingAsked,
    NoTimeLeft,
    NoAbsenceHere,
    OpponentIsThere,
    OpponentIsNotToMove,
    TooSoon,
    RematchMade,
    ChatClosed,
    Muted,
    TextLength,
    ChatFull,
    Unchanged,
    /// It could not be kept; it has not happened.
    NotKept,
    /// Too much is asked at once.
    TooBusy,
}
