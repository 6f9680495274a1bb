//! What the law tests share: positions drawn as boards, and moves named by their squares.

use rokade_rules::notation::{fen, uci_move};
use rokade_rules::position::{CastlingMode, Refusal};
use rokade_rules::{Position, Role, Square};

/// The position on a board drawn as eight rows of eight, from Black's side down to White's, with
/// the rest of its FEN (`"w KQ - 0 1"`). A dot is an empty square.
#[track_caller]
pub fn drawn(picture: &str, rest: &str) -> Position {
    drawn_in(picture, rest, CastlingMode::Standard)
}

/// The same in Chess960.
#[track_caller]
pub fn drawn_in(picture: &str, rest: &str, mode: CastlingMode) -> Position {
    let rows: Vec<String> = picture
        .lines()
        .map(|line| line.replace(' ', "").replace('.', "1"))
        .filter(|row| !row.is_empty())
        .collect();
    assert_eq!(rows.len(), 8, "a board has eight ranks");
    // Single empty squares side by side are one number in FEN.
    let mut placement = rows.join("/");
    for run in (2..=8).rev() {
        placement = placement.replace(&"1".repeat(run), &run.to_string());
    }
    read_in(&format!("{placement} {rest}"), mode)
}

/// The position of a FEN.
#[track_caller]
pub fn read(text: &str) -> Position {
    read_in(text, CastlingMode::Standard)
}

/// The position of a FEN in Chess960.
#[track_caller]
pub fn read_960(text: &str) -> Position {
    read_in(text, CastlingMode::Chess960)
}

#[track_caller]
fn read_in(text: &str, mode: CastlingMode) -> Position {
    match fen::read(text, mode) {
        Ok(position) => position,
        Err(faults) => panic!("{text} is not a position: {faults}"),
    }
}

/// A square by its name.
#[track_caller]
pub fn square(name: &str) -> Square {
    name.parse().expect("the test names squares well")
}

/// Where the man on a square may legally go, in alphabetical order.
#[track_caller]
pub fn goes(position: &Position, from: &str) -> String {
    let from = square(from);
    let mut names: Vec<String> = position
        .legal_moves()
        .into_iter()
        .filter(|m| m.from() == from)
        .map(|m| m.to().to_string())
        .collect();
    names.sort();
    names.dedup();
    names.join(" ")
}

/// The position after some moves in UCI notation, each of which must be legal.
#[track_caller]
pub fn after(position: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(*position, |position, text| {
        let m = uci_move::read(text, &position)
            .unwrap_or_else(|error| panic!("{text} in {}: {error}", fen::write(&position)));
        position.play(m).unwrap_or_else(|error| panic!("{text}: {error}"))
    })
}

/// Whether a move in UCI notation is legal.
#[track_caller]
pub fn is_legal(position: &Position, text: &str) -> bool {
    refusal(position, text).is_none()
}

/// Why a move, given as two squares and perhaps a promotion letter, is refused.
#[track_caller]
pub fn refusal(position: &Position, text: &str) -> Option<Refusal> {
    let promotion = match &text[4..] {
        "" => None,
        "q" => Some(Role::Queen),
        "r" => Some(Role::Rook),
        "b" => Some(Role::Bishop),
        "n" => Some(Role::Knight),
        other => panic!("{other} is no promotion"),
    };
    position.refusal(square(&text[..2]), square(&text[2..4]), promotion)
}

/// The placement field of a position's FEN.
pub fn placement(position: &Position) -> String {
    let text = fen::write(position).to_string();
    text.split(' ').next().map(str::to_owned).unwrap_or_default()
}
