//! The tasks and claims of `lessons.md`, from their words.

use rokade_rules::{Color, Piece, Square, SquareSet};

use super::super::step::Place;
use super::super::task::{Claim, Man, Motif, PawnKind, Target, Task, Worth};
use crate::fault::{Fault, FaultKind};
use crate::rulebook::Status;
use crate::section::{Section, Span};

/// The fields that are tasks.
pub(crate) const TASKS: [&str; 11] = [
    "stars", "capture", "reach", "move", "find", "line", "promote", "hold", "mate", "tap", "choose",
];

/// The most moves that a task may allow.
const MOST_MOVES: u32 = 60;

/// The task of a step, with its place. A step without one is to be read.
pub(crate) fn task_of(section: &Section<'_>, faults: &mut Vec<Fault>) -> Option<(Task, Place)> {
    let mut given = section.fields.iter().filter(|field| TASKS.contains(&field.name));
    let Some(field) = given.next() else {
        return Some((Task::Read, section.heading.place()));
    };
    if let Some(second) = given.next() {
        faults.push(second.value.fault(FaultKind::NotOneTask));
    }
    let read = named(field.name, field.value, section, faults);
    if read.is_none() {
        faults.push(field.value.bad(field.name));
    }
    Some((read?, field.value.place()))
}

fn named(
    name: &str,
    value: Span<'_>,
    section: &Section<'_>,
    faults: &mut Vec<Fault>,
) -> Option<Task> {
    let sans = || value.words().map(|word| word.text.to_owned()).collect();
    Some(match name {
        "stars" => Task::Stars {
            squares: squares_of("stars", value, faults),
            within: within(section, faults),
        },
        "capture" if value.text == "all" => Task::CaptureAll { within: within(section, faults) },
        "reach" => Task::Reach {
            men: value.words().map(|word| man_of(word.text)).collect::<Option<_>>()?,
            within: within(section, faults),
            solution: section
                .needed("solution", faults)
                .map(|line| line.words().map(|word| word.text.to_owned()).collect())
                .unwrap_or_default(),
        },
        "move" => Task::Moves(sans()),
        "line" => Task::Line(sans()),
        "find" => Task::Find(Motif::ALL.into_iter().find(|motif| motif.code() == value.text)?),
        "promote" => Task::Promote(moves_of(value)?),
        "hold" => Task::Hold(moves_of(value)?),
        "mate" => Task::Mate(moves_of(value)?),
        "tap" => Task::Tap(target_of(value, faults)?),
        "choose" => Task::Choose(value.text.parse().ok().filter(|&number| number > 0)?),
        _ => return None,
    })
}

fn within(section: &Section<'_>, faults: &mut Vec<Fault>) -> u32 {
    let Some(value) = section.needed("within", faults) else { return 0 };
    let read = moves_of(value);
    if read.is_none() {
        faults.push(value.bad("within"));
    }
    read.unwrap_or_default()
}

fn moves_of(value: Span<'_>) -> Option<u32> {
    value.text.parse().ok().filter(|moves| (1..=MOST_MOVES).contains(moves))
}

/// Squares with blanks between them.
pub(crate) fn squares_of(field: &str, value: Span<'_>, faults: &mut Vec<Fault>) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    for word in value.words() {
        match word.text.parse() {
            Ok(square) => squares.insert(square),
            Err(_) => faults.push(word.bad(field)),
        }
    }
    squares
}

/// `Nf3` is a white knight on f3, `ke8` the black king on e8, as in a FEN.
fn man_of(text: &str) -> Option<Man> {
    let letter = text.chars().next()?;
    let piece = Piece::from_fen_letter(letter)?;
    Some(Man { piece, square: text.get(letter.len_utf8()..)?.parse().ok()? })
}

fn target_of(value: Span<'_>, faults: &mut Vec<Fault>) -> Option<Target> {
    if value.text == "checker" {
        return Some(Target::Checker);
    }
    match value.text.split_once(' ') {
        Some((kind, color)) if kind.len() > 2 => {
            Some(Target::Pawn(kind_of(kind)?, color_of(color)?))
        }
        _ => Some(Target::Squares(squares_of("tap", value, faults))),
    }
}

fn kind_of(text: &str) -> Option<PawnKind> {
    PawnKind::ALL.into_iter().find(|kind| kind.code() == text)
}

fn color_of(text: &str) -> Option<Color> {
    match text {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

fn worth_of(text: &str) -> Option<Worth> {
    match text.split_once(' ') {
        None if text == "draw" => Some(Worth::Draw),
        Some(("win", color)) => color_of(color).map(Worth::Win),
        _ => None,
    }
}

/// A claim in its words: `win white`, `other draw`, `only`, `material 9 8`, `can O-O`,
/// `cannot e1g1 castling-in-check`, `passed d5`, or the code of a status.
pub(crate) fn claim_of(text: &str) -> Option<Claim> {
    if let Some(status) = Status::ALL.into_iter().find(|status| status.code() == text) {
        return Some(Claim::Status(status));
    }
    if text == "only" {
        return Some(Claim::Only);
    }
    if let Some(worth) = worth_of(text) {
        return Some(Claim::Result(worth));
    }
    let (word, rest) = text.split_once(' ')?;
    let square = || rest.parse::<Square>().ok();
    Some(match word {
        "other" => Claim::ResultIfOther(worth_of(rest)?),
        "material" => {
            let (white, black) = rest.split_once(' ')?;
            Claim::Material(white.parse().ok()?, black.parse().ok()?)
        }
        "can" => Claim::Can(rest.to_owned()),
        "cannot" => {
            let (squares, code) = rest.split_once(' ')?;
            Claim::Cannot(squares.to_owned(), code.to_owned())
        }
        kind => Claim::Pawn(kind_of(kind)?, square()?),
    })
}
