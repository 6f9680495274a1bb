//! Heads and challenges as columns of text, and back.

use rokade_club::challenge::{Audience, Challenge, ColorWish, OnlineRules, Terms, Variant};
use rokade_club::person::{Chat, Person};
use rokade_club::rating::Stakes;
use rokade_club::room::{Head, LagCompensation, Start};
use rokade_club::series::{Length, Series};
use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::Moment;
use rusqlite::Row;

/// The columns of a challenge, in the order of the table.
pub(super) fn challenge_columns(challenge: &Challenge) -> [String; 11] {
    let Challenge { id, by, made, terms, wish, audience } = challenge;
    [
        id.to_string(),
        by.id.to_string(),
        chat_word(by.chat).to_owned(),
        made.as_ms().to_string(),
        terms.control.to_string(),
        rules_word(terms.rules).to_owned(),
        match terms.variant {
            Variant::Standard => "standard".to_owned(),
            Variant::Chess960 => "chess960".to_owned(),
        },
        terms.series.map_or(NONE.to_owned(), length_word),
        match wish {
            ColorWish::Fixed(color) => color.to_string(),
            ColorWish::Drawn => "drawn".to_owned(),
        },
        match audience {
            Audience::Lobby => "lobby".to_owned(),
            Audience::Link => "link".to_owned(),
            Audience::One(person) => person.to_string(),
        },
        stakes_word(terms.stakes).to_owned(),
    ]
}

/// A challenge out of its row; nothing where the row is none.
pub(super) fn challenge(row: &Row<'_>) -> Option<Challenge> {
    Some(Challenge {
        id: text(row, "id")?.parse().ok()?,
        by: person(row, "by_person", "chat")?,
        made: moment(row, "made")?,
        terms: Terms {
            control: text(row, "control")?.parse().ok()?,
            rules: rules(&text(row, "rules")?)?,
            variant: match text(row, "variant")?.as_str() {
                "standard" => Variant::Standard,
                "chess960" => Variant::Chess960,
                _ => return None,
            },
            series: match text(row, "series")?.as_str() {
                NONE => None,
                word => Some(length(word)?),
            },
            stakes: stakes(&text(row, "stakes")?)?,
        },
        wish: match text(row, "wish")?.as_str() {
            "white" => ColorWish::Fixed(Color::White),
            "black" => ColorWish::Fixed(Color::Black),
            "drawn" => ColorWish::Drawn,
            _ => return None,
        },
        audience: match text(row, "audience")?.as_str() {
            "lobby" => Audience::Lobby,
            "link" => Audience::Link,
            person => Audience::One(person.parse().ok()?),
        },
    })
}

/// The columns of a head, in the order of the table.
pub(super) fn head_columns(head: &Head) -> [String; 12] {
    let Head { id, control, rules, start, seats, begun, compensation, stakes, series } = head;
    let (white, black) = (seats[Color::White], seats[Color::Black]);
    [
        id.to_string(),
        control.to_string(),
        rules_word(*rules).to_owned(),
        match start {
            Start::Initial => "initial".to_owned(),
            Start::Chess960(number) => number.to_string(),
        },
        white.id.to_string(),
        chat_word(white.chat).to_owned(),
        black.id.to_string(),
        chat_word(black.chat).to_owned(),
        begun.as_ms().to_string(),
        match compensation {
            LagCompensation::On => "on".to_owned(),
            LagCompensation::Off => "off".to_owned(),
        },
        series.map_or(NONE.to_owned(), series_words),
        stakes_word(*stakes).to_owned(),
    ]
}

/// A head out of its row; nothing where the row is none.
pub(super) fn head(row: &Row<'_>) -> Option<Head> {
    Some(Head {
        id: text(row, "id")?.parse().ok()?,
        control: text(row, "control")?.parse().ok()?,
        rules: rules(&text(row, "rules")?)?,
        start: match text(row, "start")?.as_str() {
            "initial" => Start::Initial,
            number => Start::Chess960(number.parse().ok()?),
        },
        seats: ByColor::new(
            person(row, "white", "white_chat")?,
            person(row, "black", "black_chat")?,
        ),
        begun: moment(row, "begun")?,
        compensation: match text(row, "lag")?.as_str() {
            "on" => LagCompensation::On,
            "off" => LagCompensation::Off,
            _ => return None,
        },
        stakes: stakes(&text(row, "stakes")?)?,
        series: match text(row, "series")?.as_str() {
            NONE => None,
            words => Some(series(words)?),
        },
    })
}

/// Where nothing is.
const NONE: &str = "-";

pub(super) fn text(row: &Row<'_>, column: &str) -> Option<String> {
    row.get(column).ok()
}

pub(super) fn moment(row: &Row<'_>, column: &str) -> Option<Moment> {
    row.get::<_, i64>(column).ok().and_then(|ms| u64::try_from(ms).ok()).map(Moment::new)
}

fn person(row: &Row<'_>, id: &str, chat: &str) -> Option<Person> {
    let chat = match text(row, chat)?.as_str() {
        "open" => Chat::Open,
        "closed" => Chat::Closed,
        _ => return None,
    };
    Some(Person { id: text(row, id)?.parse().ok()?, chat })
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
