//! Moves as chess programs tell them to each other: `e2e4`, `e7e8q`.
//!
//! Source: R. Huber and S. Meyer-Kahlen, *Universal Chess Interface*, 2006.
//! Castling is the king's own step (`e1g1`), or in Chess960 the king onto its
//! rook (`e1h1`); reading takes both. The rest of the protocol is elsewhere.

use crate::board::{Role, Square, SquareSet};
use crate::movement::{CastlingSide, Move, king_attacks};
use crate::position::{CastlingMode, Position, Refusal};
use alloc::string::String;
use core::fmt;

/// Why a text is no move in UCI's notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciMoveError {
    /// `0000`, with which programs say that nobody moved; in chess someone
    /// always does (FIDE 1.2).
    NullMove,
    /// It is not written as a move is.
    Syntax {
        /// The whole text.
        text: String,
        /// The first byte that does not fit, from 1; one past the end if
        /// something is missing there.
        column: usize,
    },
    /// It is well written, but the move is not legal.
    Illegal {
        /// The whole text.
        text: String,
        /// Why not.
        refusal: Refusal,
    },
}

impl fmt::Display for UciMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciMoveError::NullMove => f.write_str("\"0000\" moves nothing"),
            UciMoveError::Syntax { text, column } => {
                write!(f, "{text:?} is no move such as e2e4 or e7e8q: column {column}")
            }
            UciMoveError::Illegal { text, refusal } => write!(f, "{text} is illegal: {refusal}"),
        }
    }
}

impl core::error::Error for UciMoveError {}

/// The legal move that a text means.
///
/// # Errors
///
/// [`UciMoveError`] if it is not written as a move, or not legal.
///
/// ```
/// use rokade_rules::notation::uci_move::{self, UciMoveError};
/// use rokade_rules::{Position, Square};
///
/// let e4 = uci_move::read("e2e4", &Position::initial()).unwrap();
/// assert_eq!((e4.from(), e4.to()), (Square::E2, Square::E4));
/// let error = uci_move::read("e2e5", &Position::initial()).unwrap_err();
/// assert_eq!(error.to_string(), "e2e5 is illegal: a pawn does not move like that");
/// let error = uci_move::read("e2x4", &Position::initial()).unwrap_err();
/// assert_eq!(error, UciMoveError::Syntax { text: "e2x4".into(), column: 3 });
/// ```
pub fn read(text: &str, position: &Position) -> Result<Move, UciMoveError> {
    if text == "0000" {
        return Err(UciMoveError::NullMove);
    }
    let (from, to, promotion) =
        parse(text).map_err(|column| UciMoveError::Syntax { text: String::from(text), column })?;
    let refused = |refusal| UciMoveError::Illegal { text: String::from(text), refusal };
    match meant(position, from, to, promotion) {
        Some(chess_move) if position.is_legal(chess_move) => Ok(chess_move),
        _ => Err(refused(position.refusal(from, to, promotion).unwrap_or(Refusal::NotAMoveHere))),
    }
}

/// A move in UCI's notation. In Chess960 castling is written as the king onto
/// its rook.
///
/// ```
/// use rokade_rules::notation::uci_move;
/// use rokade_rules::position::CastlingMode;
/// use rokade_rules::{Move, Square};
///
/// let short = Move::Castle { king: Square::E1, rook: Square::H1 };
/// assert_eq!(uci_move::write(short, CastlingMode::Standard).to_string(), "e1g1");
/// assert_eq!(uci_move::write(short, CastlingMode::Chess960).to_string(), "e1h1");
/// ```
pub const fn write(chess_move: Move, mode: CastlingMode) -> UciMove {
    let to = match (chess_move, mode) {
        (Move::Castle { rook, .. }, CastlingMode::Chess960) => rook,
        _ => chess_move.to(),
    };
    UciMove { from: chess_move.from(), to, promotion: chess_move.promotion() }
}

/// A move about to be written; shown with `Display`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[must_use = "nothing is written until it is shown"]
pub struct UciMove {
    from: Square,
    to: Square,
    promotion: Option<Role>,
}

impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |role| write!(f, "{}", role.english_letter()))
    }
}

/// The squares and the promotion, or the column where the text goes wrong.
fn parse(text: &str) -> Result<(Square, Square, Option<Role>), usize> {
    let bytes = text.as_bytes();
    let fits = |index: usize, byte: u8| match index {
        0 | 2 => matches!(byte, b'a'..=b'h'),
        1 | 3 => matches!(byte, b'1'..=b'8'),
        4 => matches!(byte, b'q' | b'r' | b'b' | b'n'),
        _ => false,
    };
    let wrong = bytes.iter().enumerate().position(|(index, &byte)| !fits(index, byte));
    if let Some(index) = wrong {
        return Err(index + 1);
    }
    let (Some(Ok(from)), Some(Ok(to))) =
        (text.get(0..2).map(str::parse), text.get(2..4).map(str::parse))
    else {
        return Err(text.len() + 1);
    };
    let promotion = bytes.get(4).and_then(|&letter| Role::from_english_letter(letter.into()));
    Ok((from, to, promotion))
}

/// The move that someone means who takes the piece on `from` to `to`.
fn meant(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
    let role = position.board().role_at(from)?;
    if role == Role::King
        && promotion.is_none()
        && let Some(rook) = castling_rook(position, from, to)
    {
        return Some(Move::Castle { king: from, rook });
    }
    if role == Role::Pawn && position.crossed() == Some(to) && from.file() != to.file() {
        return promotion.is_none().then_some(Move::EnPassant { from, to });
    }
    Some(Move::Normal { role, from, to, promotion })
}

/// The rook, if the king's move can only be castling: onto that rook, or to
/// where castling takes it and farther than a king goes.
fn castling_rook(position: &Position, king: Square, to: Square) -> Option<Square> {
    let rooks = position.castling().rooks_of(position.turn());
    if rooks.contains(to) {
        return Some(to);
    }
    let side = CastlingSide::of(king, to);
    let steps = king_attacks(king) | SquareSet::of(king);
    if steps.contains(to) || side.king_to(king) != to {
        return None;
    }
    position.castling_rook(position.turn(), side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use alloc::string::ToString;

    fn position(text: &str) -> Position {
        fen::read(text, CastlingMode::Chess960).unwrap()
    }

    #[test]
    fn every_legal_move_reads_back_as_it_was_written() {
        for text in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        ] {
            let position = position(text);
            for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
                for legal in position.legal_moves() {
                    assert_eq!(read(&write(legal, mode).to_string(), &position), Ok(legal));
                }
            }
        }
    }

    #[test]
    fn in_chess960_a_king_beside_its_castling_square_steps_there_or_takes_its_rook() {
        let position = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
        let step = read("f1g1", &position).unwrap();
        assert_eq!(step.castling_side(), None);
        let castle = read("f1h1", &position).unwrap();
        assert_eq!(castle.castling_side(), Some(CastlingSide::Short));
    }

    #[test]
    fn what_is_no_move_is_refused_where_it_goes_wrong() {
        for (text, column) in
            [("", 1), ("e", 2), ("e2e", 4), ("e9e4", 2), ("E2e4", 1), ("e7e8k", 5), ("e7e8qq", 6)]
        {
            let error = read(text, &Position::initial()).unwrap_err();
            assert_eq!(error, UciMoveError::Syntax { text: text.into(), column });
        }
        let multibyte = read("e2é4", &Position::initial()).unwrap_err();
        assert_eq!(multibyte, UciMoveError::Syntax { text: "e2é4".into(), column: 3 });
    }

    #[test]
    fn an_illegal_move_says_why() {
        for (fen, text, refusal) in [
            (
                "4k3/8/8/8/8/8/8/R3K2R w - - 0 1",
                "e1g1",
                Refusal::CastlingRightLost(CastlingSide::Short),
            ),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", Refusal::PromotionMissing),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1q", Refusal::NoSuchPromotion(Role::Queen)),
            (
                "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1",
                "e2d3",
                Refusal::ExposesKing { king: Square::E1, by: Square::E8 },
            ),
        ] {
            let error = read(text, &position(fen)).unwrap_err();
            assert_eq!(error, UciMoveError::Illegal { text: text.into(), refusal });
        }
        assert_eq!(read("0000", &Position::initial()), Err(UciMoveError::NullMove));
    }
}
