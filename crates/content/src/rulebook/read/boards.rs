//! `boards.md`: the boards of both languages.

use rokade_rules::Color;
use rokade_rules::position::CastlingMode;

use super::super::board::{Attempt, Board, Expected, Rules, Status, Then, read_squares};
use super::facts::{bad, one_of};
use crate::fault::{Fault, FaultKind};
use crate::section::{Section, Span, sections};

const ONCE: [&str; 8] = ["fen", "castling", "side", "rules", "line", "status", "can-mate", "then"];
const OFTEN: [&str; 1] = ["try"];

/// Reads `boards.md`.
pub(crate) fn read_boards(file: &str, text: &str, faults: &mut Vec<Fault>) -> Vec<Board> {
    let mut boards: Vec<Board> = Vec::new();
    for section in sections(file, text, faults) {
        let name = section.heading;
        if boards.iter().any(|known| known.id == name.text) {
            faults.push(name.fault(FaultKind::Repeated(name.text.to_owned())));
        }
        section.check_fields(&ONCE, &OFTEN, faults);
        boards.extend(board_of(&section, faults));
    }
    boards
}

fn board_of(section: &Section<'_>, faults: &mut Vec<Fault>) -> Option<Board> {
    let fen = section.needed("fen", faults);
    let mut chosen = |field, codes: &[(&'static str, u8)]| {
        let value = section.field(field)?;
        one_of(field, value, codes, |(code, _)| code, faults).map(|(_, which)| which)
    };
    let castling = chosen("castling", &[("standard", 0), ("chess960", 1)]);
    let side = chosen("side", &[("white", 0), ("black", 1)]);
    let rules = section
        .field("rules")
        .and_then(|value| one_of("rules", value, &Rules::ALL, Rules::code, faults));
    let status = section
        .field("status")
        .and_then(|value| one_of("status", value, &Status::ALL, Status::code, faults));
    let can_mate = section.field("can-mate").map(|value| colors_of(value, faults));
    let then = section.field("then").and_then(|value| then_of(value, faults));
    let tries = section.fields("try").filter_map(|value| {
        let attempt = attempt_of(value);
        if attempt.is_none() {
            faults.push(bad("try", value));
        }
        attempt
    });
    let tries = tries.collect();
    Some(Board {
        id: section.heading.text.to_owned(),
        fen: fen?.text.to_owned(),
        castling: if castling == Some(1) { CastlingMode::Chess960 } else { CastlingMode::Standard },
        seen_by: if side == Some(1) { Color::Black } else { Color::White },
        rules: rules.unwrap_or_default(),
        line: section
            .field("line")
            .map(|line| line.text.split_whitespace().map(str::to_owned).collect())
            .unwrap_or_default(),
        status,
        can_mate,
        then,
        tries,
        at: section.heading.line,
    })
}

fn colors_of(value: Span<'_>, faults: &mut Vec<Fault>) -> Vec<Color> {
    if value.text == "nobody" {
        return Vec::new();
    }
    let mut colors = Vec::new();
    for part in value.parts() {
        match part.text {
            "white" => colors.push(Color::White),
            "black" => colors.push(Color::Black),
            _ => faults.push(bad("can-mate", part)),
        }
    }
    colors
}

fn then_of(value: Span<'_>, faults: &mut Vec<Fault>) -> Option<Then> {
    let then = match value.text.split_once(' ') {
        None if value.text == "nothing" => Some(Then::Nothing),
        Some(("claim", ground)) => Some(Then::Claim(ground.to_owned())),
        Some(("draw", why)) => Some(Then::Draw(why.to_owned())),
        Some(("win", why)) => Some(Then::Win(why.to_owned())),
        _ => None,
    };
    if then.is_none() {
        faults.push(bad("then", value));
    }
    then
}

/// `e1g1 = O-O`, `f7f8q = f8=Q stalemate`, `e1c1 ! castling-in-check`.
fn attempt_of(value: Span<'_>) -> Option<Attempt> {
    let mut words = value.text.split_whitespace();
    let squares = words.next()?.to_owned();
    read_squares(&squares)?;
    let mark = words.next()?;
    let what = words.next()?.to_owned();
    let status = match words.next() {
        None => None,
        Some(code) => Some(Status::ALL.into_iter().find(|status| status.code() == code)?),
    };
    let expected = match (mark, status) {
        ("=", status) => Expected::Legal { san: what, status },
        ("!", None) => Expected::Refused(what),
        _ => return None,
    };
    (words.next().is_none()).then_some(Attempt { squares, expected, at: value.line })
}
