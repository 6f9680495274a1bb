//! Heads and challenges as columns of text, and back.

use rokade_club::challenge::{Audience, Challenge, ColorWish, OnlineRules, Terms, Variant};
use rokade_club::person::{Chat, Person};
use rokade_club::rating::Stakes;
use rokade_club::room::{Head, LagCompensation, Start};
use rokade_club::series::{Length, Series};
use rokade_rules::Color;
use rokade_rules::board::ByColor;

use super::database::{Columns, Value, moment};

/// The columns of a challenge, in the order of the table.
pub(super) fn challenge_columns(challenge: &Challenge) -> [Value<'static>; 11] {
    let Challenge { id, by, made, terms, wish, audience } = challenge;
    [
        id.to_string().into(),
        by.id.to_string().into(),
        chat_word(by.chat).into(),
        (*made).into(),
        terms.control.to_string().into(),
        rules_word(terms.rules).into(),
        match terms.variant {
            Variant::Standard => "standard".into(),
            Variant::Chess960 => "chess960".into(),
        },
        terms.series.map_or(NONE.to_owned(), length_word).into(),
        match wish {
            ColorWish::Fixed(color) => color.to_string().into(),
            ColorWish::Drawn => "drawn".into(),
        },
        match audience {
            Audience::Lobby => "lobby".into(),
            Audience::Link => "link".into(),
            Audience::One(person) => person.to_string().into(),
        },
        stakes_word(terms.stakes).into(),
    ]
}

/// A challenge out of its row; nothing where the row is none.
pub(super) fn challenge(row: &dyn Columns) -> Option<Challenge> {
    Some(Challenge {
        id: row.text("id")?.parse().ok()?,
        by: person(row, "by_person", "chat")?,
        made: moment(row, "made")?,
        terms: Terms {
            control: row.text("control")?.parse().ok()?,
            rules: rules(&row.text("rules")?)?,
            variant: match row.text("variant")?.as_str() {
                "standard" => Variant::Standard,
                "chess960" => Variant::Chess960,
                _ => return None,
            },
            series: match row.text("series")?.as_str() {
                NONE => None,
                word => Some(length(word)?),
            },
            stakes: stakes(&row.text("stakes")?)?,
        },
        wish: match row.text("wish")?.as_str() {
            "white" => ColorWish::Fixed(Color::White),
            "black" => ColorWish::Fixed(Color::Black),
            "drawn" => ColorWish::Drawn,
            _ => return None,
        },
        audience: match row.text("audience")?.as_str() {
            "lobby" => Audience::Lobby,
            "link" => Audience::Link,
            person => Audience::One(person.parse().ok()?),
        },
    })
}

/// The columns of a head, in the order of the table.
pub(super) fn head_columns(head: &Head) -> [Value<'static>; 12] {
    let Head { id, control, rules, start, seats, begun, compensation, stakes, series } = head;
    let (white, black) = (seats[Color::White], seats[Color::Black]);
    [
        id.to_string().into(),
        control.to_string().into(),
        rules_word(*rules).into(),
        match start {
            Start::Initial => "initial".into(),
            Start::Chess960(number) => number.to_string().into(),
        },
        white.id.to_string().into(),
        chat_word(white.chat).into(),
        black.id.to_string().into(),
        chat_word(black.chat).into(),
        (*begun).into(),
        match compensation {
            LagCompensation::On => "on".into(),
            LagCompensation::Off => "off".into(),
        },
        series.map_or(NONE.to_owned(), series_words).into(),
        stakes_word(*stakes).into(),
    ]
}

/// A head out of its row; nothing where the row is none.
pub(super) fn head(row: &dyn Columns) -> Option<Head> {
    Some(Head {
        id: row.text("id")?.parse().ok()?,
        control: row.text("control")?.parse().ok()?,
        rules: rules(&row.text("rules")?)?,
        start: match row.text("start")?.as_str() {
            "initial" => Start::Initial,
            number => Start::Chess960(number.parse().ok()?),
        },
        seats: ByColor::new(
            person(row, "white", "white_chat")?,
            person(row, "black", "black_chat")?,
        ),
        begun: moment(row, "begun")?,
        compensation: match row.text("lag")?.as_str() {
            "on" => LagCompensation::On,
            "off" => LagCompensation::Off,
            _ => return None,
        },
        stakes: stakes(&row.text("stakes")?)?,
        series: match row.text("series")?.as_str() {
            NONE => None,
            words => Some(series(words)?),
        },
    })
}

/// Where nothing is.
const NONE: &str = "-";

fn person(row: &dyn Columns, id: &str, chat: &str) -> Option<Person> {
    let chat = match row.text(chat)?.as_str() {
        "open" => Chat::Open,
        "closed" => Chat::Closed,
        _ => return None,
    };
    Some(Person { id: row.text(id)?.parse().ok()?, chat })
}

const fn chat_word(chat: Chat) -> &'static str {
    match chat {
        Chat::Open => "open",
        Chat::Closed => "closed",
    }
}

const fn stakes_word(stakes: Stakes) -> &'static str {
    match stakes {
        Stakes::Casual => "casual",
        Stakes::Rated => "rated",
    }
}

fn stakes(word: &str) -> Option<Stakes> {
    [Stakes::Casual, Stakes::Rated].into_iter().find(|&one| stakes_word(one) == word)
}

const fn rules_word(rules: OnlineRules) -> &'static str {
    match rules {
        OnlineRules::Online => "online",
        OnlineRules::Automatic => "automatic",
    }
}

fn rules(word: &str) -> Option<OnlineRules> {
    [OnlineRules::Online, OnlineRules::Automatic].into_iter().find(|&one| rules_word(one) == word)
}

/// `games/4` or `best-of/3`.
fn length_word(length: Length) -> String {
    match length {
        Length::Games(games) => format!("games/{games}"),
        Length::BestOf(games) => format!("best-of/{games}"),
    }
}

fn length(word: &str) -> Option<Length> {
    match word.split_once('/')? {
        ("games", games) => Some(Length::Games(games.parse().ok()?)),
        ("best-of", games) => Some(Length::BestOf(games.parse().ok()?)),
        _ => None,
    }
}

fn series_words(series: Series) -> String {
    let Series { length, played, first, first_half_points, second_half_points } = series;
    let length = length_word(length);
    format!("{length} {played} {first} {first_half_points} {second_half_points}")
}

fn series(words: &str) -> Option<Series> {
    let mut words = words.split(' ');
    let series = Series {
        length: length(words.next()?)?,
        played: words.next()?.parse().ok()?,
        first: words.next()?.parse().ok()?,
        first_half_points: words.next()?.parse().ok()?,
        second_half_points: words.next()?.parse().ok()?,
    };
    words.next().is_none().then_some(series)
}
