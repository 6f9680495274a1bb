//! The table of the public database of puzzles: one puzzle a row, with commas.
//!
//! The columns are an id, the position *before* the opponent's move, that move with the solution
//! behind it as UCI moves, a rating and its deviation, how popular the puzzle is and how often it
//! was played, themes, the address of the game, and tags of the opening. Columns that a program does
//! not know are kept as they are.
//!
//! Source: the description of the lichess open database of puzzles.

use core::fmt;
use std::io::{Read, Write};

use crate::theme::Solution;
use rokade_rules::notation::{fen, uci_move};
use rokade_rules::position::CastlingMode;

/// The names of the columns.
pub const COLUMNS: [&str; 10] = [
    "PuzzleId",
    "FEN",
    "Moves",
    "Rating",
    "RatingDeviation",
    "Popularity",
    "NbPlays",
    "Themes",
    "GameUrl",
    "OpeningTags",
];

/// As many columns make a puzzle.
pub const LEAST_COLUMNS: usize = 3;

/// One row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The line of the table that it stands on, from 1.
    pub line: u64,
    /// Its fields, in the order of [`COLUMNS`].
    pub fields: [String; 10],
}

/// Why a row is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowFault {
    /// Its line, from 1.
    pub line: u64,
    /// The column that is wrong; none if the row as a whole is.
    pub column: Option<&'static str>,
    /// What stands there.
    pub text: String,
    /// What is wrong with it.
    pub kind: RowFaultKind,
}

/// What is wrong with a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RowFaultKind {
    /// It is no row of a table; what the reader of tables says.
    Unreadable(String),
    /// It has so many columns.
    Columns(usize),
    /// The position before the opponent's move is none.
    Position,
    /// A move cannot be made.
    Move,
    /// There is no move.
    NoMoves,
    /// The line does not end with a move of the solver.
    EndsWithTheOpponent,
}

impl fmt::Display for RowFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RowFaultKind::Unreadable(why) => f.write_str(why),
            RowFaultKind::Columns(found) => {
                write!(f, "{found} columns where {LEAST_COLUMNS} to {} belong", COLUMNS.len())
            }
            RowFaultKind::Position => f.write_str("this is no legal position"),
            RowFaultKind::Move => f.write_str("this move cannot be made here"),
            RowFaultKind::NoMoves => f.write_str("there is no move"),
            RowFaultKind::EndsWithTheOpponent => {
                f.write_str("the line does not end with a move of the solver")
            }
        }
    }
}

impl fmt::Display for RowFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(column) = self.column {
            write!(f, ", {column} {:?}", self.text)?;
        }
        write!(f, ": {}", self.kind)
    }
}

impl core::error::Error for RowFault {}

/// Reads rows, the first of which may name the columns.
pub fn read(input: impl Read) -> impl Iterator<Item = Result<Row, RowFault>> {
    let reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(input);
    reader
        .into_records()
        .map(row)
        .filter(|row| !row.as_ref().is_ok_and(|row| row.fields[0] == COLUMNS[0]))
}

fn row(record: csv::Result<csv::StringRecord>) -> Result<Row, RowFault> {
    let whole = |line, kind| RowFault { line, column: None, text: String::new(), kind };
    let record = record.map_err(|error| {
        let line = error.position().map_or(0, csv::Position::line);
        whole(line, RowFaultKind::Unreadable(error.to_string()))
    })?;
    let line = record.position().map_or(0, csv::Position::line);
    if !(LEAST_COLUMNS..=COLUMNS.len()).contains(&record.len()) {
        return Err(whole(line, RowFaultKind::Columns(record.len())));
    }
    let fields = core::array::from_fn(|column| record.get(column).unwrap_or_default().to_owned());
    Ok(Row { line, fields })
}

/// Writes the names of the columns.
///
/// # Errors
///
/// What the output refuses.
pub fn write_columns(output: impl Write) -> csv::Result<()> {
    let mut writer = csv::Writer::from_writer(output);
    writer.write_record(COLUMNS)?;
    Ok(writer.flush()?)
}

/// Writes rows.
///
/// # Errors
///
/// What the output refuses.
pub fn write<'a>(output: impl Write, rows: impl IntoIterator<Item = &'a Row>) -> csv::Result<()> {
    let mut writer = csv::Writer::from_writer(output);
    for row in rows {
        writer.write_record(&row.fields)?;
    }
    Ok(writer.flush()?)
}

impl Row {
    /// The puzzle's name.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.fields[0]
    }

    /// The tags of its themes.
    pub fn themes(&self) -> impl Iterator<Item = &str> {
        self.fields[7].split_whitespace()
    }

    /// How hard it is, if that is told.
    #[must_use]
    pub fn rating(&self) -> Option<u32> {
        self.fields[3].parse().ok()
    }

    /// How far off the rating may be, if that is told.
    #[must_use]
    pub fn deviation(&self) -> Option<u32> {
        self.fields[4].parse().ok()
    }

    /// Where its game is to be found; empty if that is not told.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.fields[8]
    }

    /// The puzzle itself, replayed.
    ///
    /// # Errors
    ///
    /// [`RowFault`], quoting the move or the position that is wrong.
    pub fn solution(&self) -> Result<Solution, RowFault> {
        let fault = |column: usize, text: &str, kind| RowFault {
            line: self.line,
            column: Some(COLUMNS[column]),
            text: text.to_owned(),
            kind,
        };
        let before = fen::read(&self.fields[1], CastlingMode::Standard)
            .map_err(|_| fault(1, &self.fields[1], RowFaultKind::Position))?;
        let mut position = before;
        let mut moves = Vec::new();
        for text in self.fields[2].split_whitespace() {
            let chess_move =
                uci_move::read(text, &position).map_err(|_| fault(2, text, RowFaultKind::Move))?;
            position = position.after(chess_move);
            moves.push(chess_move);
        }
        if moves.is_empty() {
            return Err(fault(2, &self.fields[2], RowFaultKind::NoMoves));
        }
        let led_here = moves.remove(0);
        Solution::after(before, led_here, moves)
            .map_err(|_| fault(2, &self.fields[2], RowFaultKind::EndsWithTheOpponent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
        sNDcF,r2qr1k1/1p3ppp/p2p1b2/3P4/3p1P2/3B1R2/PPP3PP/R2Q2K1 w - - 2 16,d3h7 g8h7 f3h3 h7g8,1200,80,90,5,hangingPiece short,,\n\
        bad,8/8/8/8/8/8/8/8 w - - 0 1,e2e4,,,,,,,\n\
        worse,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,e2e4 e7e4,,,,,,,\n\
        short,x\n\
        even,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,e2e4 e7e5 d2d4,,,,,,,\n";

    #[test]
    fn a_table_is_read_with_every_fault_in_its_place_and_written_again() {
        let rows: Vec<_> = read(TABLE.as_bytes()).collect();
        let first = rows[0].as_ref().unwrap();
        assert_eq!((first.id(), first.line), ("sNDcF", 2));
        assert_eq!(first.themes().collect::<Vec<_>>(), ["hangingPiece", "short"]);
        assert_eq!(first.solution().unwrap().moves().len(), 3);
        let told = |row: &Result<Row, RowFault>| match row {
            Ok(row) => row.solution().unwrap_err().to_string(),
            Err(fault) => fault.to_string(),
        };
        assert!(told(&rows[1]).starts_with("line 3, FEN \"8/8/8/8/8/8/8/8 w - - 0 1\": "));
        assert!(told(&rows[2]).starts_with("line 4, Moves \"e7e4\": "));
        assert_eq!(told(&rows[3]), "line 5: 2 columns where 3 to 10 belong");
        let even =
            "line 6, Moves \"e2e4 e7e5 d2d4\": the line does not end with a move of the solver";
        assert_eq!(told(&rows[4]), even);

        let mut written = Vec::new();
        write_columns(&mut written).unwrap();
        write(&mut written, [first]).unwrap();
        let again: Vec<_> = read(&written[..]).collect();
        assert_eq!(again, [Ok(first.clone())]);
    }
}
