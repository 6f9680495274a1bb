//! From text to what it says of a move, before any position is asked.

use crate::board::{File, Rank, Role, Square, SquareSet};
use crate::movement::CastlingSide;
use crate::notation::Letters;

/// What a text says of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spoken {
    /// `O-O` or `O-O-O`.
    Castle(CastlingSide),
    /// Any other move.
    Goes(Going),
}

/// What a text says of a move that is not castling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Going {
    pub(super) role: Role,
    /// The squares that the text leaves open for it to come from.
    pub(super) from: SquareSet,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

/// Reads what [`read`](super::read) tolerates. The error is the column, in
/// bytes from 1, where the text stops being a move.
pub(super) fn parse(text: &str, letters: Letters) -> Result<Spoken, usize> {
    let trimmed = text.trim_end();
    let mut cursor = Cursor { text: trimmed, at: trimmed.len() - trimmed.trim_start().len() };
    let spoken = match cursor.castling() {
        Some(side) => Spoken::Castle(side),
        None => Spoken::Goes(cursor.going(letters)?),
    };
    while !cursor.is_done() {
        cursor.remark()?;
    }
    Ok(spoken)
}

/// A place in a text.
#[derive(Clone, Copy)]
struct Cursor<'a> {
    text: &'a str,
    /// The byte, always on the border of a character.
    at: usize,
}

impl Cursor<'_> {
    fn is_done(&self) -> bool {
        self.at >= self.text.len()
    }

    /// The column for people, if the text goes wrong here.
    fn column(&self) -> usize {
        self.at + 1
    }

    fn peek(&self) -> Option<char> {
        // Nearly all text is ASCII, where the byte is the character.
        match *self.text.as_bytes().get(self.at)? {
            byte @ 0..0x80 => Some(char::from(byte)),
            _ => self.text[self.at..].chars().next(),
        }
    }

    /// Steps over the next character if it means something.
    fn take<T>(&mut self, meaning: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let letter = self.peek()?;
        let found = meaning(letter)?;
        self.at += letter.len_utf8();
        Some(found)
    }

    fn take_text(&mut self, wanted: &str) -> Option<()> {
        self.text[self.at..].starts_with(wanted).then(|| self.at += wanted.len())
    }

    /// `O-O` and `O-O-O`, with letters or zeros. Law: FIDE Appendix C.13.
    fn castling(&mut self) -> Option<CastlingSide> {
        let start = *self;
        let zero = |letter| matches!(letter, 'O' | '0' | 'o').then_some(());
        self.take(zero)?;
        let mut partners = 0;
        loop {
            let before = *self;
            if self
                .take(|letter| is_dash(letter).then_some(()))
                .and_then(|()| self.take(zero))
                .is_none()
            {
                *self = before;
                break;
            }
            partners += 1;
        }
        match partners {
            1 => Some(CastlingSide::Short),
            2 => Some(CastlingSide::Long),
            _ => {
                *self = start;
                None
            }
        }
    }

    /// Piece, where it comes from, where it goes, what it becomes.
    fn going(&mut self, letters: Letters) -> Result<Going, usize> {
        let role = self.take(|letter| letters.role_of(letter)).unwrap_or(Role::Pawn);
        let mut file = self.take(lower_file);
        let mut rank = self.take(Rank::from_digit);
        let link = self.take(link);
        let (to_file, to_rank) = match self.take(lower_file) {
            Some(to_file) => (to_file, self.take(Rank::from_digit).ok_or(self.column())?),
            // The only square told is where it goes.
            None => match (file.take(), rank.take(), link) {
                (Some(file), Some(rank), None) => (file, rank),
                _ => return Err(self.column()),
            },
        };
        let to = Square::new(to_file, to_rank);
        let mut from = SquareSet::FULL;
        if let Some(file) = file {
            from &= SquareSet::file(file);
        }
        if let Some(rank) = rank {
            from &= SquareSet::rank(rank);
        }
        if role == Role::Pawn {
            // A pawn told by its square alone goes straight ahead. Leaving out
            // the mark of a capture says nothing where a file is told.
            let straight = SquareSet::file(to_file);
            if link == Some(Link::Captures) {
                from -= straight;
            } else if file.is_none() {
                from &= straight;
            }
        }
        let promotion = self.promotion(letters)?;
        Ok(Going { role, from, to, promotion })
    }

    /// `=Q`, `Q`, `(Q)`, `/Q`. Law: FIDE Appendix C.11.
    fn promotion(&mut self, letters: Letters) -> Result<Option<Role>, usize> {
        let start = *self;
        let sign = self.take(|letter| matches!(letter, '=' | '/').then_some(()));
        let bracket = self.take(|letter| (letter == '(').then_some(()));
        // Behind the square a small letter can mean nothing else.
        let piece = |letter: char| letters.role_of(letter.to_ascii_uppercase());
        match self.take(piece) {
            Some(role) => {
                if bracket.is_some() {
                    self.take_text(")").ok_or(self.column())?;
                }
                Ok(Some(role))
            }
            None if sign.is_some() => Err(self.column()),
            None => {
                *self = start;
                Ok(None)
            }
        }
    }

    /// What may follow a move and changes nothing: check, mate, in passing,
    /// judgement, a draw offer. Law: FIDE Appendix C.12, C.13.
    fn remark(&mut self) -> Result<(), usize> {
        let mark = |letter: char| {
            (matches!(letter, '+' | '#' | '!' | '?') || letter.is_whitespace()).then_some(())
        };
        if self.take(mark).is_some() {
            return Ok(());
        }
        let known = ["e.p.", "e.p", "ep", "(=)"].into_iter().find_map(|word| self.take_text(word));
        known.ok_or(self.column())
    }
}

/// What stands between the two squares of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Link {
    Captures,
    Goes,
}

fn link(letter: char) -> Option<Link> {
    match letter {
        'x' | ':' | '×' => Some(Link::Captures),
        _ => is_dash(letter).then_some(Link::Goes),
    }
}

fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '–' | '‑')
}

/// Only small letters are files: `B` is a bishop, `b` a file.
fn lower_file(letter: char) -> Option<File> {
    if letter.is_ascii_lowercase() { File::from_letter(letter) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A move of which only the piece and its goal are told.
    fn going(role: Role, to: Square) -> Going {
        let from = if role == Role::Pawn { SquareSet::file(to.file()) } else { SquareSet::FULL };
        Going { role, from, to, promotion: None }
    }

    #[test]
    fn case_tells_the_bishop_from_the_file() {
        let from = SquareSet::file(File::B);
        let pawn = Going { from, ..going(Role::Pawn, Square::C3) };
        assert_eq!(parse("bxc3", Letters::English), Ok(Spoken::Goes(pawn)));
        let bishop = going(Role::Bishop, Square::C3);
        assert_eq!(parse("Bxc3", Letters::English), Ok(Spoken::Goes(bishop)));
        assert_eq!(parse("Bxc3", Letters::Dutch), Err(1));
    }

    #[test]
    fn every_way_to_write_a_promotion_is_one() {
        let queen = Going { promotion: Some(Role::Queen), ..going(Role::Pawn, Square::E8) };
        for text in ["e8=Q", "e8Q", "e8(Q)", "e8=(Q)", "e8/Q", "e8q", "e8=q", "e8Q+", "e8Q(=)"] {
            assert_eq!(parse(text, Letters::English), Ok(Spoken::Goes(queen)), "{text}");
        }
        assert_eq!(parse("e8=D", Letters::Dutch), Ok(Spoken::Goes(queen)));
        assert_eq!(parse("e8♛", Letters::Figurine), Ok(Spoken::Goes(queen)));
        assert_eq!(
            parse("e8(=)", Letters::English),
            Ok(Spoken::Goes(going(Role::Pawn, Square::E8)))
        );
    }

    #[test]
    fn castling_is_written_with_letters_or_zeros() {
        for text in ["O-O", "0-0", "o-o", "0–0", " O-O+ ", "0-0#", "O-O!?"] {
            assert_eq!(
                parse(text, Letters::Dutch),
                Ok(Spoken::Castle(CastlingSide::Short)),
                "{text}"
            );
        }
        assert_eq!(parse("0-0-0", Letters::English), Ok(Spoken::Castle(CastlingSide::Long)));
    }

    #[test]
    fn a_text_that_is_no_move_goes_wrong_at_a_column() {
        for (text, column) in [
            ("", 1),
            ("   ", 1),
            ("K", 2),
            ("Ke", 3),
            ("Ke9", 3),
            ("e4 e5", 4),
            ("xd", 3),
            ("exd", 4),
            ("e8=", 4),
            ("e8=X", 4),
            ("e8(Q", 5),
            ("O-O-O-O", 1),
            ("O", 1),
            ("Ñf3", 1),
            ("Nf3ñ", 4),
        ] {
            assert_eq!(parse(text, Letters::English), Err(column), "{text:?}");
        }
    }
}
