//! From text to the legal move it means.

use super::error::SanError;
use super::parse::{Going, Spoken, parse};
use super::usual::usual;
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

/// The legal move that a text in one of the usual spellings means, quickly.
/// Where it gives none, [`read`] finds the move or the reason.
#[inline]
pub(in crate::notation) fn read_usual(
    text: &[u8],
    position: &Position,
    letters: Letters,
) -> Option<Move> {
    match usual(text, letters)? {
        Spoken::Goes(going) => find(going, position),
        Spoken::Castle(side) => {
            let king = position.king(position.turn());
            let castle =
                Move::Castle { king, rook: position.castling_rook(position.turn(), side)? };
            position.is_legal(castle).then_some(castle)
        }
    }
}

/// The one legal move that fits.
#[inline]
fn find(going: Going, position: &Position) -> Option<Move> {
    let Going { role, from, to, promotion } = going;
    if !position.promotion_fits(role, to, promotion) {
        return None;
    }
    let from = position.origins(role, to, from).single()?;
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

/// Why no single legal move fits.
#[cold]
fn refuse(text: &str, going: Going, position: &Position) -> SanError {
    let Going { role, from: told, to, promotion } = going;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use crate::position::CastlingMode;

    fn position(text: &str) -> Position {
        fen::read(text, CastlingMode::Chess960).unwrap()
    }

    /// Reads all of these, which must mean one move, and gives its canonical
    /// spelling.
    fn all_mean(texts: &[&str], position: &Position, letters: Letters, canonical: &str) {
        for text in texts {
            let found = read(text, position, letters).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(write(position, found, letters).to_string(), canonical, "{text}");
        }
        assert!(read_strict(canonical, position, letters).is_ok());
    }

    #[test]
    fn people_write_one_move_in_many_ways() {
        let start = Position::initial();
        let knights = ["Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", " Nf3!? ", "Nf3+", "Nf3#", "Nxf3"];
        all_mean(&knights, &start, Letters::English, "Nf3");
        all_mean(&["Pf3", "Pg1-f3"], &start, Letters::Dutch, "Pf3");
        all_mean(&["♘f3", "♞f3"], &start, Letters::Figurine, "♘f3");
        all_mean(
            &["e4", "e2e4", "e2-e4", "e2–e4", "Pe4", "Pe2-e4"],
            &start,
            Letters::English,
            "e4",
        );
    }

    #[test]
    fn a_capture_in_passing_may_say_so() {
        let position = position("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
        let texts = ["exf6", "exf6 e.p.", "exf6e.p.", "e5xf6 ep", "ef6", "e:f6", "5xf6"];
        all_mean(&texts, &position, Letters::Dutch, "exf6");
    }

    #[test]
    fn a_pinned_piece_is_not_told_apart() {
        // Source: jhlywa/chess.js issue 99.
        let position = position("1r5k/6p1/3p3p/8/8/4bQ2/2R3PP/2KRq3 w - - 6 44");
        all_mean(&["Rd2", "Rcd2", "Rc2d2"], &position, Letters::English, "Rd2");
        let pinned = read("Rdd2", &position, Letters::English).unwrap_err();
        let refusal = Refusal::ExposesKing { king: Square::C1, by: Square::E1 };
        assert_eq!(pinned, SanError::Illegal { text: "Rdd2".into(), from: Square::D1, refusal });
    }

    #[test]
    fn an_ambiguous_text_names_the_candidates() {
        // Source: kraten/chessbot issue 3.
        let position = position("rnbqkbnr/pp1p2pp/5p2/2p1p3/2PPP3/5P2/PP4PP/RNBQKBNR b KQkq - 0 4");
        let error = read("xd4", &position, Letters::English).unwrap_err();
        assert_eq!(error.to_string(), "\"xd4\" is ambiguous: from c5 or e5");
        all_mean(&["cxd4", "cd4", "c5d4"], &position, Letters::English, "cxd4");
    }

    #[test]
    fn an_illegal_move_says_why() {
        let pawn = "4k3/P7/8/8/8/8/4P3/4K2R w - - 0 1";
        let short = CastlingSide::Short;
        for (text, from, refusal) in [
            ("Kg1", Square::E1, Refusal::CastlingRightLost(short)),
            ("O-O", Square::E1, Refusal::CastlingRightLost(short)),
            ("a8", Square::A7, Refusal::PromotionMissing),
            ("a8=K", Square::A7, Refusal::NoSuchPromotion(Role::King)),
            ("e3=Q", Square::E2, Refusal::NoSuchPromotion(Role::Queen)),
            ("e5", Square::E2, Refusal::NotItsWay(Role::Pawn)),
            ("exd3", Square::E2, Refusal::NothingToCapture(Square::D3)),
            ("Rc1", Square::H1, Refusal::Blocked(Square::E1)),
        ] {
            let error = read(text, &position(pawn), Letters::English).unwrap_err();
            assert_eq!(error, SanError::Illegal { text: text.into(), from, refusal });
        }
        let castles = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        let error = read("Kg1", &castles, Letters::English).unwrap_err();
        let refusal = Refusal::NotItsWay(Role::King);
        assert_eq!(error, SanError::Illegal { text: "Kg1".into(), from: Square::E1, refusal });
    }

    #[test]
    fn where_no_piece_can_be_meant_none_is_blamed() {
        for (text, role, to) in [("Qd1", Role::Queen, Square::D1), ("Rb4", Role::Rook, Square::B4)]
        {
            let position = position("4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
            let error = read(text, &position, Letters::English).unwrap_err();
            assert_eq!(error, SanError::NoSuchPiece { text: text.into(), role, to });
        }
    }

    #[test]
    fn a_blocked_castling_in_chess960_names_the_blocker() {
        // Source: niklasf/python-chess issue 961.
        let position = position("1rkrb3/ppppppb1/5n2/8/2PP2q1/PN2PQ2/1BP2P2/1RKR2N1 b KQkq - 1 14");
        let error = read("O-O", &position, Letters::English).unwrap_err();
        let refusal = Refusal::CastlingBlocked(Square::E8);
        assert_eq!(error, SanError::Illegal { text: "O-O".into(), from: Square::C8, refusal });
    }
}
