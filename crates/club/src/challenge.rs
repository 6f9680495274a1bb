//! A challenge: somebody offers a game, and whoever may take it begins it.
//!
//! It waits in the lobby, or is known by its link alone, or is meant for one person. Colours are
//! settled when it is taken: whoever takes it brings the lots along, so that this stays a function.
//! A challenge and the game that comes of it have one name.

use std::fmt;

use rokade_rules::Color;
use rokade_rules::Ruleset;
use rokade_rules::board::ByColor;
use rokade_rules::clock::{Moment, TimeControl};

use crate::id::GameId;
use crate::person::{Person, PersonId};
use crate::rating::{Pool, Stakes};
use crate::room::{Head, LagCompensation, Start};
use crate::series::Length;
use crate::series::Series;

/// The rulesets that are played online.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OnlineRules {
    /// Draws at three and fifty are claimed, at five and seventy-five automatic.
    Online,
    /// The third repetition and the fiftieth move draw at once.
    Automatic,
}

impl OnlineRules {
    /// The ruleset that they are.
    #[must_use]
    pub const fn ruleset(self) -> Ruleset {
        match self {
            OnlineRules::Online => Ruleset::ONLINE,
            OnlineRules::Automatic => Ruleset::AUTOMATIC,
        }
    }
}

/// From what position games start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// The initial position. Law: FIDE 2.3.
    Standard,
    /// One of 960, drawn for each game. Law: Guidelines II.
    Chess960,
}

/// What is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The time of each side.
    pub control: TimeControl,
    /// The ruleset.
    pub rules: OnlineRules,
    /// From what position.
    pub variant: Variant,
    /// How many games belong together; nothing for one alone.
    pub series: Option<Length>,
    /// Whether the games change ratings.
    pub stakes: Stakes,
}

impl Terms {
    /// Whether a result on these terms can change ratings: both have the same time, and some.
    #[must_use]
    pub fn can_be_rated(&self) -> bool {
        Pool::of(&self.control, self.variant).is_some()
    }
}

/// What colour whoever offers will have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ColorWish {
    /// This one.
    Fixed(Color),
    /// Lots are drawn.
    Drawn,
}

/// Whom a challenge is meant for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// Everybody sees it in the lobby.
    Lobby,
    /// Whoever has the link.
    Link,
    /// One person.
    One(PersonId),
}

/// An offered game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// Its name, which becomes the game's.
    pub id: GameId,
    /// Who offers.
    pub by: Person,
    /// When it was made.
    pub made: Moment,
    /// What is played.
    pub terms: Terms,
    /// What colour whoever offers will have.
    pub wish: ColorWish,
    /// Whom it is meant for.
    pub audience: Audience,
}

/// What is drawn when a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lots {
    /// The colour of whoever offered, where that is drawn.
    pub color: Color,
    /// The number of the start position in Chess960, below 960.
    pub start: u16,
}

/// Why somebody cannot take a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotTaken {
    /// It is their own.
    Own,
    /// It is meant for somebody else.
    ForAnother,
    /// It is rated, and a guest has no rating.
    MembersOnly,
}

impl fmt::Display for NotTaken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotTaken::Own => "nobody plays against themselves",
            NotTaken::MembersOnly => "rated games are between members",
            NotTaken::ForAnother => "the challenge is meant for somebody else",
        })
    }
}

impl std::error::Error for NotTaken {}

impl Challenge {
    /// Whether a person finds it in the lobby: it is open to all, or meant for them.
    #[must_use]
    pub fn is_shown_to(&self, person: PersonId) -> bool {
        match self.audience {
            Audience::Lobby => true,
            Audience::Link => false,
            Audience::One(whom) => whom == person || self.by.id == person,
        }
    }

    /// Whether a person may withdraw it: whoever made it, and for whom alone it is meant.
    #[must_use]
    pub fn may_be_withdrawn_by(&self, person: PersonId) -> bool {
        self.by.id == person || self.audience == Audience::One(person)
    }

    /// The game that begins when somebody takes it.
    ///
    /// # Errors
    ///
    /// [`NotTaken`], and nothing begins.
    pub fn take(&self, by: Person, lots: Lots, now: Moment) -> Result<Head, NotTaken> {
        if by.id == self.by.id {
            return Err(NotTaken::Own);
        }
        if matches!(self.audience, Audience::One(whom) if whom != by.id) {
            return Err(NotTaken::ForAnother);
        }
        let is_member = |person: Person| matches!(person.id, PersonId::Member(_));
        if self.terms.stakes == Stakes::Rated && !(is_member(by) && is_member(self.by)) {
            return Err(NotTaken::MembersOnly);
        }
        let color = match self.wish {
            ColorWish::Fixed(color) => color,
            ColorWish::Drawn => lots.color,
        };
        let seats = match color {
            Color::White => ByColor::new(self.by, by),
            Color::Black => ByColor::new(by, self.by),
        };
        Ok(Head {
            id: self.id,
            control: self.terms.control.clone(),
            rules: self.terms.rules,
            start: Start::of(self.terms.variant, lots.start),
            seats,
            begun: now,
            compensation: LagCompensation::On,
            stakes: self.terms.stakes,
            series: self.terms.series.map(|length| Series::new(length, seats[Color::White].id)),
        })
    }
}
