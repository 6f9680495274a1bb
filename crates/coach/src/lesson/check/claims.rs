//! Whether what is claimed of a position is so.

use rokade_content::FaultKind;
use rokade_content::lesson::{Claim, Task, Worth};
use rokade_content::rulebook::{Status, read_squares, refusal_code};
use rokade_rules::notation::Letters;
use rokade_rules::notation::san::{self, San};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Position, Role};

use super::super::pawn::pawns;
use super::super::right::is_right;
use super::super::three_men::{is_safe_promotion, worth};

/// What is wrong with a claim.
pub(super) fn check(claim: &Claim, task: &Task, position: &Position) -> Option<FaultKind> {
    let compare = |said: String, ruled: String| {
        (said != ruled).then_some(FaultKind::AgainstTheRules { said, ruled })
    };
    match claim {
        Claim::Status(status) => {
            compare(status.code().to_owned(), Status::of(position).code().to_owned())
        }
        Claim::Result(said) => compare(told(Some(*said)), told(worth(position))),
        Claim::ResultIfOther(said) => compare(
            told(Some(*said)),
            told(with_the_other_to_move(position).and_then(|it| worth(&it))),
        ),
        Claim::Only => compare(told_moves(listed(position, task)), told_moves(keeping(position))),
        Claim::Material(white, black) => {
            let ruled = Color::ALL.map(|color| material(position, color));
            compare(
                format!("material {white} {black}"),
                format!("material {} {}", ruled[0], ruled[1]),
            )
        }
        Claim::Can(text) => {
            let read = san::read(text, position, Letters::English);
            read.is_err().then(|| FaultKind::NoMove(text.clone()))
        }
        Claim::Cannot(squares, code) => {
            let ruled = read_squares(squares)
                .and_then(|(from, to, promotion)| position.refusal(from, to, promotion));
            compare(code.clone(), ruled.map_or("legal", refusal_code).to_owned())
        }
        Claim::Pawn(kind, square) => {
            let is_so =
                Color::ALL.into_iter().any(|color| pawns(position, *kind, color).contains(*square));
            (!is_so).then_some(FaultKind::AgainstTheRules {
                said: format!("{} {square}", kind.code()),
                ruled: "not so".to_owned(),
            })
        }
    }
}

fn told(worth: Option<Worth>) -> String {
    match worth {
        Some(Worth::Win(color)) => format!("win {color}"),
        Some(Worth::Draw) => "draw".to_owned(),
        None => "not known".to_owned(),
    }
}

/// The moves that a task accepts.
fn listed<'a>(position: &'a Position, task: &'a Task) -> impl Iterator<Item = San> + 'a {
    let moves = position.legal_moves().into_iter();
    moves
        .filter(move |&one| is_right(position, one, task))
        .map(move |one| san::write(position, one, Letters::English))
}

/// The moves after which the best play of both comes to the same as before. A safe queen wins.
fn keeping(position: &Position) -> impl Iterator<Item = San> + '_ {
    let moves = position.legal_moves().into_iter();
    moves
        .filter(|&one| {
            let after = position.after(one);
            let wins = after.is_checkmate() || is_safe_promotion(one, &after);
            let then = if wins { Some(Worth::Win(position.turn())) } else { worth(&after) };
            then == worth(position)
        })
        .map(|one| san::write(position, one, Letters::English))
}

fn told_moves(moves: impl Iterator<Item = San>) -> String {
    let mut written: Vec<_> = moves.map(|san| san.to_string()).collect();
    written.sort();
    written.join(" ")
}

/// The same position with the other side to move, if that is one.
fn with_the_other_to_move(position: &Position) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.turn = !setup.turn;
    setup.en_passant = None;
    Position::from_setup(&setup, CastlingMode::Standard).ok()
}

/// The values of a side's men in pawns, as people count them.
fn material(position: &Position, color: Color) -> u32 {
    let worth = |role| match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    };
    let count = |role| position.board().pieces(color, role).len() as u32;
    Role::ALL.into_iter().map(|role| worth(role) * count(role)).sum()
}
