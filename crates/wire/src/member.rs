//! What a browser and a house say to each other about people with an account.

use serde::{Deserialize, Serialize};

/// Somebody wants an account, or to log in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PasswordAgain {
    /// The password.
    pub password: String,
}

/// A member, as the member sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[serde(rename_all = "camelCase")]
pub struct RecoveryCodes {
    /// The codes.
    pub codes: Vec<String>,
}

/// A browser in which a member is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
