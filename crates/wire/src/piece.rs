//! Colors, kinds, squares and pieces as they are written on the wire.
//!
//! Each is the word of `rokade-rules` in lower case; a square is written `"e4"`. What they
//! mean, and which placements make sense, is in `rokade-rules`.

use rokade_rules as rules;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// White or Black.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum Color {
    /// The player who moves first.
    White,
    /// The other player.
    Black,
}

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

/// A square, written as its file letter and rank number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(
        type = "`${\"a\" | \"b\" | \"c\" | \"d\" | \"e\" | \"f\" | \"g\" | \"h\"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`"
    )
)]
pub struct Square(pub rules::Square);

/// A piece on its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlacedPiece {
    /// Where it stands.
    pub square: Square,
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl From<rules::Color> for Color {
    fn from(color: rules::Color) -> Self {
        match color {
            rules::Color::White => Color::White,
            rules::Color::Black => Color::Black,
        }
    }
}

impl From<Color> for rules::Color {
    fn from(color: Color) -> Self {
        match color {
            Color::White => rules::Color::White,
            Color::Black => rules::Color::Black,
        }
    }
}

impl From<rules::Role> for Role {
    fn from(role: rules::Role) -> Self {
        match role {
            rules::Role::Pawn => Role::Pawn,
            rules::Role::Knight => Role::Knight,
            rules::Role::Bishop => Role::Bishop,
            rules::Role::Rook => Role::Rook,
            rules::Role::Queen => Role::Queen,
            rules::Role::King => Role::King,
        }
    }
}

impl From<Role> for rules::Role {
    fn from(role: Role) -> Self {
        match role {
            Role::Pawn => rules::Role::Pawn,
            Role::Knight => rules::Role::Knight,
            Role::Bishop => rules::Role::Bishop,
            Role::Rook => rules::Role::Rook,
            Role::Queen => rules::Role::Queen,
            Role::King => rules::Role::King,
        }
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;
        impl de::Visitor<'_> for Name {
            type Value = Square;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a square such as \"e4\"")
            }
            fn visit_str<E: de::Error>(self, name: &str) -> Result<Square, E> {
                name.parse().map(Square).map_err(E::custom)
            }
        }
        deserializer.deserialize_str(Name)
    }
}
