//! From a legal move to its text.

use crate::board::{Role, SquareSet};
use crate::movement::{CastlingSide, Move};
use crate::notation::Letters;
use crate::position::Position;
use arrayvec::ArrayString;
use core::fmt::{self, Write};

/// No spelling is longer: `♘e5xf7=♕#` has a few bytes less.
const LONGEST: usize = 24;

/// A legal move in standard algebraic notation, with the shortest origin that
/// tells it from all other legal moves, and with `+` or `#`.
///
/// For a move that is not legal the text means nothing.
///
/// Law: FIDE Appendix C.8–C.11, C.13.
///
/// ```
/// use rokade_rules::notation::{san, Letters};
/// use rokade_rules::{Move, Position, Role, Square};
///
/// let position = Position::initial();
/// let (from, to) = (Square::G1, Square::F3);
/// let knight = Move::Normal { role: Role::Knight, from, to, promotion: None };
/// let text = |letters| san::write(&position, knight, letters).to_string();
/// assert_eq!(Letters::ALL.map(text), ["Pf3", "Nf3", "♘f3"]);
/// ```
pub fn write(position: &Position, chess_move: Move, letters: Letters) -> San {
    let after = position.after(chess_move);
    let threat = if !after.is_check() {
        Threat::None
    } else if after.has_legal_move() {
        Threat::Check
    } else {
        Threat::Mate
    };
    San {
        chess_move,
        letters,
        captures: position.is_capture(chess_move),
        origin: shortest_origin(position, chess_move),
        threat,
        form: Form::Pgn,
    }
}

/// A move about to be written; shown with `Display`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[must_use = "nothing is written until it is shown"]
pub struct San {
    chess_move: Move,
    letters: Letters,
    captures: bool,
    origin: Origin,
    threat: Threat,
    form: Form,
}

/// How much is told of where the piece comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Origin {
    None,
    File,
    Rank,
    Square,
    /// The square, and a dash unless it captures.
    Long,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Threat {
    None,
    Check,
    Mate,
}

/// Whose spelling of castling and promotion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Form {
    /// `O-O`, `e8=Q`.
    Pgn,
    /// `0-0`, `e8Q`.
    Fide,
}

impl San {
    /// The same move in long algebraic notation: `e2-e4`, `Ke1xe2`.
    ///
    /// Law: FIDE Appendix C.8.
    ///
    /// ```
    /// use rokade_rules::notation::{san, uci_move, Letters};
    /// use rokade_rules::Position;
    /// let position = Position::initial();
    /// let knight = uci_move::read("g1f3", &position).unwrap();
    /// let long = san::write(&position, knight, Letters::Dutch).long();
    /// assert_eq!(long.to_string(), "Pg1-f3");
    /// ```
    pub const fn long(self) -> San {
        San { origin: Origin::Long, ..self }
    }

    /// The same move as FIDE spells it: `0-0`, and `e8Q` for `e8=Q`.
    ///
    /// Law: FIDE Appendix C.11, C.13.
    ///
    /// ```
    /// use rokade_rules::notation::{fen, san, uci_move, Letters};
    /// use rokade_rules::position::CastlingMode;
    /// let fen = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";
    /// let position = fen::read(fen, CastlingMode::Standard).unwrap();
    /// let promotion = uci_move::read("a7a8q", &position).unwrap();
    /// let san = san::write(&position, promotion, Letters::Dutch);
    /// assert_eq!(san.to_string(), "a8=D");
    /// assert_eq!(san.fide().to_string(), "a8D");
    /// ```
    pub const fn fide(self) -> San {
        San { form: Form::Fide, ..self }
    }

    /// The text, on the stack.
    pub(super) fn spelling(&self) -> ArrayString<LONGEST> {
        let mut text = ArrayString::new();
        // It always fits, so nothing is lost by not asking.
        let _ = self.spell(&mut text);
        text
    }

    fn spell(&self, text: &mut impl Write) -> fmt::Result {
        match self.chess_move.castling_side() {
            Some(side) => text.write_str(self.form.castling(side))?,
            None => self.spell_going(text)?,
        }
        text.write_str(match self.threat {
            Threat::None => "",
            Threat::Check => "+",
            Threat::Mate => "#",
        })
    }

    fn spell_going(&self, text: &mut impl Write) -> fmt::Result {
        let (from, to) = (self.chess_move.from(), self.chess_move.to());
        if let Some(letter) = self.letters.letter(self.chess_move.role()) {
            text.write_char(letter)?;
        }
        let (file, rank) = (from.file().letter(), from.rank().digit());
        match self.origin {
            Origin::None => {}
            Origin::File => text.write_char(file)?,
            Origin::Rank => text.write_char(rank)?,
            Origin::Square | Origin::Long => {
                text.write_char(file)?;
                text.write_char(rank)?;
            }
        }
        if self.captures {
            text.write_char('x')?;
        } else if self.origin == Origin::Long {
            text.write_char('-')?;
        }
        text.write_char(to.file().letter())?;
        text.write_char(to.rank().digit())?;
        if let Some(letter) = self.chess_move.promotion().and_then(|role| self.letters.letter(role))
        {
            if self.form == Form::Pgn {
                text.write_char('=')?;
            }
            text.write_char(letter)?;
        }
        Ok(())
    }
}

impl Form {
    const fn castling(self, side: CastlingSide) -> &'static str {
        match (self, side) {
            (Form::Pgn, CastlingSide::Short) => "O-O",
            (Form::Pgn, CastlingSide::Long) => "O-O-O",
            (Form::Fide, CastlingSide::Short) => "0-0",
            (Form::Fide, CastlingSide::Long) => "0-0-0",
        }
    }
}

/// Honours width and alignment, so that move lists stand in columns.
impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.spelling())
    }
}

/// What must be told of the origin: nothing if only this piece can go there,
/// else the file, else the rank, else both. Law: FIDE Appendix C.10.
fn shortest_origin(position: &Position, chess_move: Move) -> Origin {
    let (role, from, to) = (chess_move.role(), chess_move.from(), chess_move.to());
    match role {
        Role::King => return Origin::None,
        // Law: FIDE Appendix C.9: a capturing pawn always tells its file.
        Role::Pawn if from.file() != to.file() => return Origin::File,
        Role::Pawn => return Origin::None,
        _ => {}
    }
    let others = position.origins(role, to, SquareSet::FULL.without(from));
    if others.is_empty() {
        Origin::None
    } else if !others.meets(SquareSet::file(from.file())) {
        Origin::File
    } else if !others.meets(SquareSet::rank(from.rank())) {
        Origin::Rank
    } else {
        Origin::Square
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{fen, uci_move};
    use crate::position::CastlingMode;
    use alloc::format;
    use alloc::string::ToString;

    fn san(fen: &str, uci: &str) -> San {
        let position = fen::read(fen, CastlingMode::Chess960).unwrap();
        let chess_move = uci_move::read(uci, &position).unwrap();
        write(&position, chess_move, Letters::English)
    }

    #[test]
    fn the_file_goes_before_the_rank_and_both_come_last() {
        // Queens on a1, a3 and c1 that all go to c3.
        let queens = "6k1/8/8/8/8/Q7/8/Q1Q4K w - - 0 1";
        assert_eq!(san(queens, "c1c3").to_string(), "Qcc3");
        assert_eq!(san(queens, "a3c3").to_string(), "Q3c3");
        assert_eq!(san(queens, "a1c3").to_string(), "Qa1c3");
        assert_eq!(san("7k/8/8/8/8/8/8/N3N2K w - - 0 1", "a1c2").to_string(), "Nac2");
        assert_eq!(san("7k/8/8/R7/8/8/8/R6K w - - 0 1", "a1a3").to_string(), "R1a3");
    }

    #[test]
    fn check_and_mate_are_marked_in_castling_too() {
        assert_eq!(san("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1").to_string(), "O-O+");
        let mate = san("5k2/8/8/4R1R1/8/8/8/4K2R w K - 0 1", "e1g1");
        assert_eq!((mate.to_string(), mate.fide().to_string()), ("O-O#".into(), "0-0#".into()));
        let mate = san("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4");
        assert_eq!((mate.to_string(), mate.long().to_string()), ("Qh4#".into(), "Qd8-h4#".into()));
    }

    #[test]
    fn the_longest_spelling_fits() {
        let capture = san("3r1k2/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7d8q");
        assert_eq!(capture.long().to_string(), "c7xd8=Q+");
        assert_eq!(capture.long().fide().to_string(), "c7xd8Q+");
        assert!("♘e5xf7=♕#".len() <= LONGEST);
    }

    #[test]
    fn moves_stand_in_columns_when_asked() {
        let pawn = san("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4");
        assert_eq!(format!("[{pawn:<7}] [{pawn:>4}]"), "[e4     ] [  e4]");
    }
}
