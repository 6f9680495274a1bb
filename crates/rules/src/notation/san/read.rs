//! From text to the legal move it means.

use super::error::SanError;
use super::parse::{Going, Spoken, parse};
use super::write::write;
use crate::board::{Role, Square, SquareSet};
use crate::movement::{CastlingSide, Move};
use crate::notation::Letters;
use crate::position::{Position, Refusal};
use alloc::string::{String, ToString};

/// The legal move that a text means, spelled as people spell it.
///
/// Beside the canonical spelling these are understood: white space around the
/// move; `0-0` as well as `O-O`; `:` or nothing for `x`, or `-` between two
/// squares; `e8Q`, `e8(Q)` and `e8/Q` for `e8=Q`, with a small letter too; more
/// of the origin than is needed (`Ng1f3`, `e2-e4`); a letter for the pawn; `ep`
/// or `e.p.`; `++`, and a check or mate mark that is missing or wrong; `!`, `?`
/// and a draw offer `(=)` behind the move.
///
/// Pieces have capital letters: `bxc3` is a pawn's move, `Bxc3` a bishop's.
///
/// # Errors
///
/// [`SanError`] tells whether the text is no move at all, an illegal one, or
/// several.
///
/// ```
/// use rokade_rules::notation::{san, Letters};
/// use rokade_rules::{Position, Square};
///
/// let position = Position::initial();
/// let dutch = san::read("Pg1-f3!", &position, Letters::Dutch).unwrap();
/// assert_eq!((dutch.from(), dutch.to()), (Square::G1, Square::F3));
/// let error = san::read("Bb5", &position, Letters::English).unwrap_err();
/// assert_eq!(error.to_string(), "\"Bb5\": no such bishop can go to b5");
/// ```
pub fn read(text: &str, position: &Position, letters: Letters) -> Result<Move, SanError> {
    match parse(text, letters) {
        Ok(Spoken::Goes(going)) => {
            find(going, position).ok_or_else(|| refuse(text, going, position))
        }
        Ok(Spoken::Castle(side)) => castle(text, side, position),
        Err(column) => Err(SanError::Syntax { text: String::from(text), column }),
    }
}

/// The legal move that a text means, if it is spelled exactly as [`write()`]
/// spells it.
///
/// # Errors
///
/// [`SanError::NotCanonical`] with the right spelling if only that is wrong,
/// otherwise as for [`read`].
///
/// ```
/// use rokade_rules::notation::{san, Letters};
/// use rokade_rules::Position;
///
/// let position = Position::initial();
/// assert!(san::read_strict("Nf3", &position, Letters::English).is_ok());
/// let error = san::read_strict("Ngf3", &position, Letters::English).unwrap_err();
/// assert_eq!(error.to_string(), "\"Ngf3\" is written \"Nf3\"");
/// ```
pub fn read_strict(text: &str, position: &Position, letters: Letters) -> Result<Move, SanError> {
    let chess_move = read(text, position, letters)?;
    let canonical = write(position, chess_move, letters);
    if canonical.spelling().as_str() == text {
        Ok(chess_move)
    } else {
        Err(SanError::NotCanonical { text: String::from(text), canonical: canonical.to_string() })
    }
}

/// The one legal move that fits.
#[inline]
fn find(going: Going, position: &Position) -> Option<Move> {
    let Going { role, to, promotion, .. } = going;
    if !position.promotion_fits(role, to, promotion) {
        return None;
    }
    let from = position.origins(role, to, told_origins(going)).single()?;
    Some(move_of(going, from, position))
}

fn move_of(going: Going, from: Square, position: &Position) -> Move {
    let Going { role, to, promotion, .. } = going;
    if role == Role::Pawn && position.crossed() == Some(to) && from.file() != to.file() {
        Move::EnPassant { from, to }
    } else {
        Move::Normal { role, from, to, promotion }
    }
}

/// The squares that a text leaves open for the piece to come from.
#[inline]
fn told_origins(going: Going) -> SquareSet {
    let mut squares = SquareSet::FULL;
    if let Some(file) = going.file {
        squares &= SquareSet::file(file);
    }
    if let Some(rank) = going.rank {
        squares &= SquareSet::rank(rank);
    }
    if going.role == Role::Pawn {
        let straight = SquareSet::file(going.to.file());
        // A pawn told by its square alone goes straight ahead.
        if going.captures {
            squares -= straight;
        } else if going.file.is_none() {
            squares &= straight;
        }
    }
    squares
}

/// Why no single legal move fits.
#[cold]
fn refuse(text: &str, going: Going, position: &Position) -> SanError {
    let Going { role, to, promotion, .. } = going;
    let told = told_origins(going);
    let legal = position.origins(role, to, told);
    let text = String::from(text);
    if legal.is_several() && position.promotion_fits(role, to, promotion) {
        let candidates = legal.into_iter().map(|from| move_of(going, from, position)).collect();
        return SanError::Ambiguous { text, candidates };
    }
    let pieces = position.board().pieces(position.turn(), role) & told;
    // Whoever reaches the square is meant; if nobody does, whoever fits.
    let meant = [legal, position.origins_but_for_check(role, to) & told]
        .into_iter()
        .find_map(SquareSet::first)
        .or(pieces.single());
    match meant {
        Some(from) => {
            let refusal = position.refusal(from, to, promotion);
            // A king's two steps are legal only as castling, written otherwise.
            SanError::Illegal { text, from, refusal: refusal.unwrap_or(Refusal::NotItsWay(role)) }
        }
        None => SanError::NoSuchPiece { text, role, to },
    }
}

fn castle(text: &str, side: CastlingSide, position: &Position) -> Result<Move, SanError> {
    let king = position.king(position.turn());
    let rook = position.castling_rook(position.turn(), side);
    let castle = rook.map(|rook| Move::Castle { king, rook });
    match castle {
        Some(castle) if position.is_legal(castle) => Ok(castle),
        _ => {
            let lost = Refusal::CastlingRightLost(side);
            let refusal = rook.map_or(Some(lost), |rook| position.refusal(king, rook, None));
            let refusal = refusal.unwrap_or(Refusal::NotAMoveHere);
            Err(SanError::Illegal { text: String::from(text), from: king, refusal })
        }
    }
}
