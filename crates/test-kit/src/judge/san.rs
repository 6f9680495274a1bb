//! The judge's own writer of short algebraic notation (FIDE Appendix C), to hold beside ours.
//!
//! It writes as PGN does: `x` for a capture, `=` before the promoted piece, `O-O`, `+` and `#`.
//! Letters are an argument, because Dutch `P` is a knight and English `P` a pawn.

use super::act::Act;
use super::position::{Position, Wing};
use super::words::{Cell, Kind};

/// The names of king, queen, rook, bishop and knight (FIDE C.2, C.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Names([char; 5]);

impl Names {
    /// K Q R B N.
    pub const ENGLISH: Self = Self(['K', 'Q', 'R', 'B', 'N']);
    /// *Koning, dame, toren, loper, paard.*
    pub const DUTCH: Self = Self(['K', 'D', 'T', 'L', 'P']);
    /// The white figurines.
    pub const FIGURINE: Self = Self(['♔', '♕', '♖', '♗', '♘']);

    /// The name of a kind; a pawn has none (FIDE C.4).
    fn of(self, kind: Kind) -> Option<char> {
        let [king, queen, rook, bishop, knight] = self.0;
        match kind {
            Kind::King => Some(king),
            Kind::Queen => Some(queen),
            Kind::Rook => Some(rook),
            Kind::Bishop => Some(bishop),
            Kind::Knight => Some(knight),
            Kind::Pawn => None,
        }
    }
}

impl Position {
    /// A legal move in short algebraic notation, with `+` or `#`.
    #[must_use]
    pub fn san(&self, act: Act, names: Names) -> String {
        let mut text = match act {
            Act::Castle { wing: Wing::G, .. } => "O-O".to_owned(),
            Act::Castle { wing: Wing::C, .. } => "O-O-O".to_owned(),
            Act::EnPassant { from, to } => format!("{}x{}", from.file_letter(), to.name()),
            Act::Step { from, to, promotion } => self.step_text(from, to, promotion, names),
        };
        let next = self.after(act);
        if next.is_checkmate() {
            text.push('#');
        } else if next.is_check() {
            text.push('+');
        }
        text
    }

    fn step_text(&self, from: Cell, to: Cell, promotion: Option<Kind>, names: Names) -> String {
        let kind = self.board.at(from).map_or(Kind::Pawn, |man| man.kind);
        let capture = self.board.at(to).is_some();
        let mut text = String::new();
        if kind == Kind::Pawn {
            // FIDE C.9.3: a capturing pawn is known by the file it leaves.
            if capture {
                text.push(from.file_letter());
            }
        } else {
            text.extend(names.of(kind));
            text += &self.which_one(kind, from, to);
        }
        if capture {
            text.push('x');
        }
        text += &to.name();
        if let Some(name) = promotion.and_then(|kind| names.of(kind)) {
            text.push('=');
            text.push(name);
        }
        text
    }

    /// FIDE C.10: what tells the piece from others of its kind that can go to the same square:
    /// nothing, else the file, else the rank, else both.
    fn which_one(&self, kind: Kind, from: Cell, to: Cell) -> String {
        let mut others: Vec<Cell> = self
            .legal_acts()
            .into_iter()
            .filter(|act| matches!(act, Act::Step { .. }) && act.to() == to && act.from() != from)
            .map(Act::from)
            .collect();
        others.retain(|&cell| self.board.at(cell).is_some_and(|man| man.kind == kind));
        if others.is_empty() {
            String::new()
        } else if others.iter().all(|other| other.file != from.file) {
            from.file_letter().to_string()
        } else if others.iter().all(|other| other.rank != from.rank) {
            from.rank_digit().to_string()
        } else {
            from.name()
        }
    }
}
