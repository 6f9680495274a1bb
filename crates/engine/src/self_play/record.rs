//! One position to learn from, in 32 bytes.
//!
//! | bytes | what |
//! |---|---|
//! | 0–7 | the occupied squares, a bit each, a1 the lowest |
//! | 8–23 | the pieces on them in that order, four bits each, the lower half of a byte first: 0 to 5 White's pawn, knight, bishop, rook, queen, king, 8 to 13 Black's |
//! | 24–25 | the score in centipawns, for the side to move |
//! | 26 | the result for the side to move: 0 lost, 1 drawn, 2 won |
//! | 27 | the side to move: 0 White, 1 Black |
//! | 28–29 | half-moves of the game before this position |
//! | 30 | half-moves since a capture or pawn move |
//! | 31 | 0 |
//!
//! Numbers have their lowest byte first. Castling rights and en passant are
//! left out: the network does not see them. A file is records and nothing
//! else, so that files can be joined and cut at any record.

use super::GameResult;
use core::fmt;
use rokade_rules::{Board, Color, Piece, Position, Role, SquareSet};

/// The size of a record.
pub const RECORD_BYTES: usize = 32;

const SCORE_AT: usize = 24;
const RESULT_AT: usize = 26;
const TURN_AT: usize = 27;
const PLY_AT: usize = 28;
const CLOCK_AT: usize = 30;

/// The most pieces a record has room for, and the Laws allow.
const MOST_PIECES: usize = 32;

/// A position, its score, and the result of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Record {
    /// What stands where.
    pub board: Board,
    /// Who is to move.
    pub turn: Color,
    /// What the search gave, in centipawns, for the side to move.
    pub score_cp: i16,
    /// How the game ended.
    pub result: GameResult,
    /// How many half-moves of the game came before.
    pub ply: u16,
    /// How many half-moves ago the last capture or pawn move was; 255 is more.
    pub halfmove_clock: u8,
}

/// Why 32 bytes are no record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// More squares are occupied than there are pieces.
    TooManyPieces(usize),
    /// No piece has this number.
    UnknownPiece(u8),
    /// No result has this number.
    UnknownResult(u8),
    /// No side has this number.
    UnknownSide(u8),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::TooManyPieces(count) => write!(f, "{count} squares are occupied"),
            RecordError::UnknownPiece(code) => write!(f, "no piece has number {code}"),
            RecordError::UnknownResult(code) => write!(f, "no result has number {code}"),
            RecordError::UnknownSide(code) => write!(f, "no side has number {code}"),
        }
    }
}

impl core::error::Error for RecordError {}

impl Record {
    /// A position of a game whose result is not known yet: it counts as drawn
    /// until it is set.
    pub(super) fn unfinished(position: &Position, score_cp: i16, ply: u16) -> Record {
        Record {
            board: *position.board(),
            turn: position.turn(),
            score_cp,
            result: GameResult::Drawn,
            ply,
            halfmove_clock: u8::try_from(position.halfmove_clock()).unwrap_or(u8::MAX),
        }
    }

    /// Writes the record.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; RECORD_BYTES] {
        let mut bytes = [0; RECORD_BYTES];
        let occupied = self.board.occupied();
        bytes[..8].copy_from_slice(&occupied.bits().to_le_bytes());
        for (place, (_, piece)) in self.board.iter().take(MOST_PIECES).enumerate() {
            bytes[8 + place / 2] |= number_of(piece) << (4 * (place % 2));
        }
        bytes[SCORE_AT..RESULT_AT].copy_from_slice(&self.score_cp.to_le_bytes());
        bytes[RESULT_AT] = match self.result {
            GameResult::Drawn => 1,
            GameResult::Won(winner) if winner == self.turn => 2,
            GameResult::Won(_) => 0,
        };
        bytes[TURN_AT] = self.turn as u8;
        bytes[PLY_AT..CLOCK_AT].copy_from_slice(&self.ply.to_le_bytes());
        bytes[CLOCK_AT] = self.halfmove_clock;
        bytes
    }

    /// Reads a record.
    ///
    /// # Errors
    ///
    /// [`RecordError`], if the bytes are not what [`Record::to_bytes`] writes.
    pub fn from_bytes(bytes: &[u8; RECORD_BYTES]) -> Result<Record, RecordError> {
        let [o0, o1, o2, o3, o4, o5, o6, o7, ..] = *bytes;
        let occupied = SquareSet::from_bits(u64::from_le_bytes([o0, o1, o2, o3, o4, o5, o6, o7]));

        if occupied.len() > MOST_PIECES {
            return Err(RecordError::TooManyPieces(occupied.len()));
        }
        let mut board = Board::empty();
        for (place, square) in occupied.into_iter().enumerate() {
            let code = (bytes[8 + place / 2] >> (4 * (place % 2))) & 15;
            board.put(square, piece_of(code).ok_or(RecordError::UnknownPiece(code))?);
        }
        let turn = match bytes[TURN_AT] {
            0 => Color::White,
            1 => Color::Black,
            other => return Err(RecordError::UnknownSide(other)),
        };
        let result = match bytes[RESULT_AT] {
            0 => GameResult::Won(!turn),
            1 => GameResult::Drawn,
            2 => GameResult::Won(turn),
            other => return Err(RecordError::UnknownResult(other)),
        };
        Ok(Record {
            board,
            turn,
            score_cp: i16::from_le_bytes([bytes[SCORE_AT], bytes[SCORE_AT + 1]]),
            result,
            ply: u16::from_le_bytes([bytes[PLY_AT], bytes[PLY_AT + 1]]),
            halfmove_clock: bytes[CLOCK_AT],
        })
    }
}

const fn number_of(piece: Piece) -> u8 {
    (piece.color as u8) << 3 | piece.role as u8
}

fn piece_of(number: u8) -> Option<Piece> {
    let role = *Role::ALL.get(usize::from(number & 7))?;
    Some(Piece { color: Color::ALL[usize::from(number >> 3)], role })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::Square;

    #[test]
    fn what_is_written_is_read() {
        for turn in Color::ALL {
            for result in
                [GameResult::Drawn, GameResult::Won(Color::White), GameResult::Won(Color::Black)]
            {
                let record = Record {
                    board: Board::initial(),
                    turn,
                    score_cp: -1_234,
                    result,
                    ply: 300,
                    halfmove_clock: 99,
                };
                assert_eq!(Record::from_bytes(&record.to_bytes()), Ok(record));
            }
        }
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let mut board = Board::empty();
        board.put(Square::C3, Piece { color: Color::Black, role: Role::Queen });
        let record = Record {
            board,
            turn: Color::White,
            score_cp: 0,
            result: GameResult::Drawn,
            ply: 0,
            halfmove_clock: 0,
        };
        let spoilt = |at: usize, value: u8| {
            let mut bytes = record.to_bytes();
            bytes[at] = value;
            Record::from_bytes(&bytes)
        };
        assert_eq!(spoilt(31, 0), Ok(record));
        assert_eq!(spoilt(8, 6), Err(RecordError::UnknownPiece(6)));
        assert_eq!(spoilt(26, 3), Err(RecordError::UnknownResult(3)));
        assert_eq!(spoilt(27, 2), Err(RecordError::UnknownSide(2)));
        let crowded = [u8::MAX; RECORD_BYTES];
        assert_eq!(Record::from_bytes(&crowded), Err(RecordError::TooManyPieces(64)));
    }
}
