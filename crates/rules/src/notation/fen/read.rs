//! Reading a FEN, strictly or leniently.

use super::fault::FenFaults;
use super::written::Written;
use crate::position::{CastlingMode, Position, Setup};

/// What a FEN says, whether or not it makes sense: only the writing is judged,
/// and that strictly.
///
/// # Errors
///
/// [`FenFaults`] with every fault of writing.
///
/// ```
/// use rokade_rules::{notation::fen, Square};
/// let setup = fen::parse("8/8/8/8/8/8/8/8 w - e6 0 1").unwrap();
/// assert_eq!(setup.en_passant, Some(Square::E6));
/// assert!(fen::parse("8/8/8/8/8/8/8 w - - 0 1").is_err());
/// ```
pub fn parse(text: &str) -> Result<Setup, FenFaults> {
    Written::read(text).unjudged()
}

/// The position that a FEN describes: all six fields, one space between them,
/// nothing before or after, and a position that the Laws allow.
///
/// # Errors
///
/// [`FenFaults`] with everything that is wrong, in writing and in law.
///
/// ```
/// use rokade_rules::notation::fen;
/// use rokade_rules::position::CastlingMode;
///
/// let text = "4k3/8/8/8/8/8/8/4KK2 w Kx - 0 1";
/// let faults = fen::read(text, CastlingMode::Standard).unwrap_err();
/// assert_eq!(
///     faults.to_string(),
///     "placement field, column 19, \"K\": white has 2 kings; \
///      castling field, column 24, \"K\": \
///      castling with h1 needs king and rook on their original squares; \
///      castling field, column 25, \"x\": expected letters of KQkq, the files of rooks, or -"
/// );
/// ```
pub fn read(text: &str, mode: CastlingMode) -> Result<Position, FenFaults> {
    Written::read(text).strictly(mode)
}

/// The position that a FEN describes, forgiving what can be forgiven, and what
/// was forgiven.
///
/// Forgiven are: fields missing at the end (White to move, nobody castles,
/// clock 0, move 1); other space than one blank between fields, and any at
/// either end; a byte order mark at the start; the underscores of web addresses; numbers of empty squares next
/// to each other; a mark of promoted pieces; a castling letter twice; a move
/// number 0, which becomes 1; castling rights and an en passant square that
/// cannot be, which are dropped; and checks, material or a half-move clock that
/// no game can have brought about, which are let pass.
///
/// # Errors
///
/// [`FenFaults`] with everything that is wrong, forgivable or not, if anything
/// is that cannot be forgiven.
///
/// ```
/// use rokade_rules::notation::fen;
/// use rokade_rules::position::CastlingMode;
///
/// let text = " 4k3/8/8/8/8/8/8/R3K3 w KQ";
/// let (position, forgiven) = fen::read_lenient(text, CastlingMode::Standard).unwrap();
/// assert_eq!(fen::write(&position).to_string(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
/// assert_eq!(forgiven.as_slice().len(), 5);
/// ```
pub fn read_lenient(text: &str, mode: CastlingMode) -> Result<(Position, FenFaults), FenFaults> {
    Written::read(text).leniently(mode)
}

#[cfg(test)]
mod tests {
    use super::super::{FaultKind, FenFault, FenField, SyntaxFault, write};
    use super::*;
    use crate::board::Rank;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    const STANDARD: CastlingMode = CastlingMode::Standard;

    /// Field, column, text and whether it is a fault of writing.
    fn summary(faults: &FenFaults) -> Vec<(FenField, usize, &str, bool)> {
        let of_writing = |fault: &FenFault| matches!(fault.kind, FaultKind::Syntax(_));
        let faults = faults.as_slice().iter();
        faults.map(|f| (f.field, f.column, f.text.as_str(), of_writing(f))).collect()
    }

    #[test]
    fn faults_of_all_fields_are_told_at_once_and_in_order() {
        let text = "4k3/8/x7/8/8/8/8/4K3 x KX e9 -1 4294967296 more";
        let faults = read(text, STANDARD).unwrap_err();
        assert_eq!(
            summary(&faults),
            [
                (FenField::Placement, 7, "x", true),
                (FenField::SideToMove, 22, "x", true),
                (FenField::Castling, 25, "X", true),
                (FenField::EnPassant, 27, "e9", true),
                (FenField::HalfmoveClock, 30, "-1", true),
                (FenField::MoveNumber, 33, "4294967296", true),
                (FenField::Rest, 44, "more", true),
            ]
        );
    }

    #[test]
    fn faults_of_writing_and_of_law_are_told_together() {
        let text = "4k3/8/8/8/8/P7/8/P3KK2 w Kx d6 0 0";
        let faults = read(text, STANDARD).unwrap_err();
        assert_eq!(
            summary(&faults),
            [
                (FenField::Placement, 18, "P", false),
                (FenField::Placement, 21, "K", false),
                (FenField::Castling, 26, "K", false),
                (FenField::Castling, 27, "x", true),
                (FenField::EnPassant, 29, "d6", false),
                (FenField::MoveNumber, 34, "0", true),
            ]
        );
    }

    #[test]
    fn what_depends_on_an_unclear_field_is_not_judged() {
        // With the placement unclear nobody knows whether a king is missing.
        let faults = read("4?3/8/8/8/8/8/8/4K3 w KQ e6 0 1", STANDARD).unwrap_err();
        assert_eq!(summary(&faults), [(FenField::Placement, 2, "?", true)]);
        // With the side to move unclear nobody knows who may not be in check.
        let faults = read("4k3/4R3/8/8/8/8/8/4K3 v - e6 0 1", STANDARD).unwrap_err();
        assert_eq!(summary(&faults), [(FenField::SideToMove, 23, "v", true)]);
    }

    #[test]
    fn ranks_are_counted_and_measured() {
        let faults = read("4k3/9/44/7/4K4 w - - 0 1", STANDARD).unwrap_err();
        let kinds = faults.into_iter().map(|fault| (fault.column, fault.kind)).collect::<Vec<_>>();
        let syntax = |column, fault| (column, FaultKind::Syntax(fault));
        let long = |rank, squares| SyntaxFault::RankLength { rank, squares };
        assert_eq!(
            kinds,
            [
                syntax(1, SyntaxFault::RankCount(5)),
                syntax(5, SyntaxFault::UnknownPiece),
                syntax(5, long(Rank::Seventh, 1)),
                syntax(8, SyntaxFault::AdjacentNumbers),
                syntax(10, long(Rank::Fifth, 7)),
                syntax(12, long(Rank::Fourth, 9)),
            ]
        );
    }

    #[test]
    fn lenient_reading_mends_and_tells() {
        for (text, mended, forgiven) in [
            ("4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 5),
            ("\t4k3/8/8/8/8/8/8/4K3  b - - 3 7\n", "4k3/8/8/8/8/8/8/4K3 b - - 3 7", 3),
            ("4k3/8/8/8/8/8/8/4K3_w_-_-_0_1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 5),
            ("4k3/8/44/8/8/8/8/4K3 w - - 0 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 2),
            ("4k3/Q~7/8/8/8/8/8/4K3 w - - 0 1", "4k3/Q7/8/8/8/8/8/4K3 w - - 0 1", 1),
            ("4k3/8/8/8/8/8/8/R3K3 w KQQ e3 0 1", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 3),
        ] {
            let (position, faults) = read_lenient(text, STANDARD).unwrap();
            assert_eq!(write(&position).to_string(), mended);
            assert_eq!(faults.as_slice().len(), forgiven, "{faults}");
            assert_eq!(read(text, STANDARD).unwrap_err(), faults);
        }
    }

    #[test]
    fn a_byte_order_mark_is_forgiven_and_shown_by_its_number() {
        let text = "\u{feff}4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let (position, faults) = read_lenient(text, STANDARD).unwrap();
        assert_eq!(write(&position).to_string(), text[3..]);
        let refused = read(text, STANDARD).unwrap_err();
        assert_eq!(refused, faults);
        assert!(refused.to_string().starts_with("placement field, column 1, \"\\u{feff}\": "));
        // Anywhere else it is no space.
        assert!(read_lenient(&text.replace(" w", " \u{feff}w"), STANDARD).is_err());
    }

    #[test]
    fn lenient_reading_does_not_guess() {
        for text in [
            "",
            "4k3/8/8/8/8/8/8/8 w - - 0 1",
            "4k3/8/8/8/8/8/8/4K3 white - - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm Kd2;",
            "4k3/8/8/8/8/8/8/4K3 w - - 99999999999 1",
        ] {
            assert_eq!(read_lenient(text, STANDARD), Err(read(text, STANDARD).unwrap_err()));
        }
    }

    #[test]
    fn numbers_have_no_cap_of_ours() {
        let text = "4k3/8/8/8/8/8/8/4K3 w - - 4294967295 4294967295";
        assert_eq!(write(&read(text, STANDARD).unwrap()).to_string(), text);
    }
}
