//! What a browser and a house say to each other about people with an account.

use serde::{Deserialize, Serialize};

/// Somebody wants an account, or to log in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NameAndPassword {
    /// What they are called.
    pub name: String,
    /// The password, as it was typed.
    pub password: String,
}

/// Somebody has forgotten the password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Recovery {
    /// What they are called.
    pub name: String,
    /// A recovery code, or one of the host.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// A member wants another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasswordChange {
    /// The password of before.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// A member says once more who they are.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasswordAgain {
    /// The password.
    pub password: String,
}

/// A member, as the member sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct MemberView {
    /// What they are called.
    pub name: String,
    /// Whether the host gives them as many hints and reviews as they wish.
    pub premium: bool,
    /// Whether the host has marked them as a child.
    pub child: bool,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since_ms: u64,
    /// How many recovery codes are left.
    pub codes_left: u32,
}

/// Codes that open an account once, shown this one time.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct RecoveryCodes {
    /// The codes.
    pub codes: Vec<String>,
}

/// A browser in which a member is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct SessionView {
    /// By what it is closed.
    pub key: String,
    /// What kind of browser it is; empty where it did not say.
    pub device: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub begun_ms: u64,
    /// When it was last used, likewise.
    #[cfg_attr(test, ts(type = "number"))]
    pub seen_ms: u64,
    /// Whether it is the one that asks.
    pub own: bool,
}

/// Why something about an account was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "is")]
pub enum MemberRefused {
    /// Somebody has the name, or one that looks like it.
    NameTaken,
    /// A name has so many characters.
    NameLength {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    },
    /// A name does not have this character.
    NameCharacter {
        /// Which.
        character: String,
    },
    /// A mark does not stand alone between letters.
    NameMark,
    /// A password has so many characters.
    PasswordLength {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
    },
    /// The password is the name.
    PasswordIsName,
    /// Name, password or code are not right; which of them is not told.
    Wrong,
    /// It was tried too often; so long it has to wait.
    TooOften {
        /// In seconds.
        seconds: u32,
    },
    /// Too many ask at the same time.
    Busy,
    /// Nobody is logged in here.
    NotLoggedIn,
    /// There is no such thing (any more).
    Gone,
    /// It could not be kept.
    NotKept,
}

/// What a visitor has a day, by plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlanView {
    /// `free` or `premium`.
    pub plan: String,
    /// Hints a day; nothing for as many as are wished.
    pub hints: Option<u32>,
    /// Reviews a day; nothing for as many as are wished.
    pub reviews: Option<u32>,
    /// What a member has had today; nothing for guests, whose device counts.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(test, ts(optional))]
    pub used: Option<HelpCount>,
}

/// How much help somebody has had today.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct HelpCount {
    /// Hints.
    pub hints: u32,
    /// Reviews.
    pub reviews: u32,
}

/// What can be limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum HelpKind {
    /// A hint in a game.
    Hint,
    /// A review of a game.
    Review,
}

/// Somebody has had help.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HelpUse {
    /// Of what kind.
    pub help: HelpKind,
}

/// What a member has done with puzzles or lessons, as a device wrote it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct KeptProgress {
    /// How often it was written.
    pub revision: u32,
    /// What was written: JSON, which the device understands.
    pub text: String,
}

/// All that a member has done, as far as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct ProgressView {
    /// With puzzles.
    pub puzzles: Option<KeptProgress>,
    /// With lessons.
    pub lessons: Option<KeptProgress>,
}

/// A device writes progress; the `revision` is that of what it has read, 0 where there was nothing.
pub type ProgressWrite = KeptProgress;
