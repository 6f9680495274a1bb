//! Writing a FEN.

use super::castling::{shredder_letters, x_fen_letters};
use crate::board::{Board, File, Piece, Rank, Role, Square};
use crate::movement::Move;
use crate::position::{Position, Setup};
use core::fmt;

/// When the en passant field names the crossed square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum EnPassantField {
    /// If a capture there is a legal move, so that the same position always has
    /// the same FEN (FIDE 9.2.3.1).
    #[default]
    Legal,
    /// If a pawn attacks it, pinned or not, as X-FEN wants it.
    PseudoLegal,
    /// After every double step, as the PGN standard (16.1.3.4) wants it. A
    /// position does not remember a double step that no pawn can answer, so the
    /// move that led to it is needed; with `None`, or any other move, this
    /// writes what [`EnPassantField::PseudoLegal`] does.
    Always(Option<Move>),
}

/// Which letters name the rooks that may castle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingField {
    /// `K` and `Q` for the outermost rook on either side of the king, the file
    /// for any other: plain FEN wherever the game began in the usual way.
    #[default]
    XFen,
    /// Always the rook's file, such as `HAha`.
    Shredder,
}

/// The FEN of a position.
///
/// Reading it strictly gives the same position back (FIDE 9.2.3) with the same
/// numbers, unless it came from a lenient reading that let an impossibility
/// pass. A crossed square that pawns attack but cannot legally capture on is
/// told only by [`EnPassantField::PseudoLegal`].
///
/// ```
/// use rokade_rules::{notation::fen, Position};
/// let text = fen::write(&Position::initial()).to_string();
/// assert_eq!(text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
/// ```
pub fn write(position: &Position) -> Fen {
    Fen {
        setup: position.to_setup(),
        attacked: position.crossed(),
        castling: CastlingField::default(),
    }
}

/// The FEN of a set-up, sense or nonsense, as far as FEN can say it: castling
/// rooks off the back ranks cannot be named.
///
/// ```
/// use rokade_rules::{notation::fen, Setup};
/// assert_eq!(fen::write_setup(&Setup::empty()).to_string(), "8/8/8/8/8/8/8/8 w - - 0 1");
/// ```
pub fn write_setup(setup: &Setup) -> Fen {
    Fen { setup: setup.clone(), attacked: setup.en_passant, castling: CastlingField::default() }
}

/// A FEN about to be written; shown with `Display`.
#[derive(Clone, Debug)]
#[must_use = "nothing is written until it is shown"]
pub struct Fen {
    setup: Setup,
    /// The crossed square if some pawn attacks it.
    attacked: Option<Square>,
    castling: CastlingField,
}

impl Fen {
    /// The same with other letters for castling.
    ///
    /// ```
    /// use rokade_rules::{notation::fen, Position};
    /// let fen = fen::write(&Position::initial()).castling(fen::CastlingField::Shredder);
    /// assert!(fen.to_string().contains(" HAha "));
    /// ```
    pub fn castling(self, castling: CastlingField) -> Fen {
        Fen { castling, ..self }
    }

    /// The same with another habit for the en passant field.
    ///
    /// ```
    /// use rokade_rules::notation::{fen, fen::EnPassantField};
    /// use rokade_rules::{Move, Position, Role, Square};
    ///
    /// let (from, to) = (Square::E2, Square::E4);
    /// let last = Move::Normal { role: Role::Pawn, from, to, promotion: None };
    /// let fen = fen::write(&Position::initial().after(last));
    /// assert!(fen.to_string().contains(" KQkq - "));
    /// let fen = fen.en_passant(EnPassantField::Always(Some(last)));
    /// assert!(fen.to_string().contains(" KQkq e3 "));
    /// ```
    pub fn en_passant(mut self, field: EnPassantField) -> Fen {
        self.setup.en_passant = match field {
            EnPassantField::Legal => self.setup.en_passant,
            EnPassantField::PseudoLegal => self.attacked,
            EnPassantField::Always(last) => {
                last.and_then(|last| self.crossed_by(last)).or(self.attacked)
            }
        };
        self
    }

    /// The square that the opponent's pawn crossed with this last move.
    fn crossed_by(&self, last: Move) -> Option<Square> {
        let opponent = !self.setup.turn;
        let pawn = Some(Piece::new(opponent, Role::Pawn));
        let double_step = last.role() == Role::Pawn
            && last.from().file() == last.to().file()
            && last.from().rank() == Rank::Second.seen_by(opponent)
            && last.to().rank() == Rank::Fourth.seen_by(opponent)
            && self.setup.board.piece_at(last.to()) == pawn;
        let crossed = Square::new(last.from().file(), Rank::Third.seen_by(opponent));
        double_step.then_some(crossed)
    }
}

impl Fen {
    /// Placement, side to move, castling and en passant.
    pub(in crate::notation) fn write_four_fields(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = &self.setup;
        write_placement(f, &setup.board)?;
        write!(f, " {} ", setup.turn.fen_letter())?;
        match self.castling {
            CastlingField::XFen => {
                write_letters(f, x_fen_letters(&setup.board, setup.castling_rooks))?;
            }
            CastlingField::Shredder => write_letters(f, shredder_letters(setup.castling_rooks))?,
        }
        match setup.en_passant {
            Some(square) => write!(f, " {square}"),
            None => f.write_str(" -"),
        }
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_four_fields(f)?;
        write!(f, " {} {}", self.setup.halfmove_clock, self.setup.fullmove_number)
    }
}

/// The letters, or `-` if there is none.
fn write_letters(f: &mut fmt::Formatter<'_>, letters: impl Iterator<Item = char>) -> fmt::Result {
    let mut letters = letters.peekable();
    if letters.peek().is_none() {
        return f.write_str("-");
    }
    letters.try_for_each(|letter| write!(f, "{letter}"))
}

fn write_placement(f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            match board.piece_at(Square::new(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    write_empty(f, core::mem::take(&mut empty))?;
                    write!(f, "{}", piece.fen_letter())?;
                }
            }
        }
        write_empty(f, empty)?;
        if rank != Rank::First {
            f.write_str("/")?;
        }
    }
    Ok(())
}

fn write_empty(f: &mut fmt::Formatter<'_>, squares: u32) -> fmt::Result {
    if squares == 0 { Ok(()) } else { write!(f, "{squares}") }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;
    use crate::notation::uci_move;
    use crate::position::CastlingMode;
    use alloc::string::{String, ToString};

    /// The en passant field after a move, in all three habits.
    fn fields(fen: &str, uci: &str) -> [String; 3] {
        let before = read(fen, CastlingMode::Standard).unwrap();
        let last = uci_move::read(uci, &before).unwrap();
        let after = before.after(last);
        let habits = [
            EnPassantField::Legal,
            EnPassantField::PseudoLegal,
            EnPassantField::Always(Some(last)),
        ];
        habits.map(|habit| {
            let text = write(&after).en_passant(habit).to_string();
            text.split(' ').nth(3).unwrap().to_string()
        })
    }

    #[test]
    fn the_crossed_square_is_told_as_one_wishes() {
        // Source: jhlywa/chess.js issue 294.
        let start = write(&Position::initial()).to_string();
        assert_eq!(fields(&start, "e2e4"), ["-", "-", "e3"]);
        assert_eq!(fields(&start, "e2e3"), ["-", "-", "-"]);
        // A pawn that may capture, and one that is pinned along the rank.
        let free = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
        assert_eq!(fields(free, "e2e4"), ["e3", "e3", "e3"]);
        let pinned = "8/8/8/8/k2p3Q/8/4P3/4K3 w - - 0 1";
        assert_eq!(fields(pinned, "e2e4"), ["-", "e3", "e3"]);
    }

    #[test]
    fn a_move_that_did_not_lead_here_is_not_believed() {
        let (from, to) = (Square::E2, Square::E4);
        let last = Move::Normal { role: Role::Pawn, from, to, promotion: None };
        let fen = write(&Position::initial()).en_passant(EnPassantField::Always(Some(last)));
        assert_eq!(fen.to_string(), write(&Position::initial()).to_string());
    }
}
