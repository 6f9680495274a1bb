//! Reading a line of EPD, strictly or leniently.

use super::fault::{EpdFault, EpdFaultKind, EpdFaults};
use super::line::{self, Written};
use super::operands::{HALFMOVE_CLOCK, MOVE_NUMBER, Wanted};
use super::operation::{Operand, Operation};
use super::record::Epd;
use crate::notation::fen::{self, FenFaults, FenField, Fields};
use crate::notation::{Letters, san};
use crate::position::{CastlingMode, Position};
use alloc::vec::Vec;

/// The record that a line describes: four fields, then operations, each with
/// the operands that the standard wants, and moves in canonical spelling.
///
/// # Errors
///
/// [`EpdFaults`] with everything that is wrong; moves are judged only where the
/// position is right.
///
/// ```
/// use rokade_rules::notation::epd;
/// use rokade_rules::position::CastlingMode;
///
/// let line = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O Rh7; hmvc 3; fmvn 30;";
/// let epd = epd::read(line, CastlingMode::Standard).unwrap();
/// assert_eq!(epd.position().halfmove_clock(), 3);
/// assert_eq!(epd.moves("bm").unwrap().len(), 2);
///
/// let line = "4k3/8/8/8/8/8/8/4K2R w K - bm 0-0 Rh9; id 7";
/// let faults = epd::read(line, CastlingMode::Standard).unwrap_err();
/// assert_eq!(
///     faults.to_string(),
///     "column 31, \"0-0\": \"0-0\" is written \"O-O\"; \
///      column 35, \"Rh9\": \"Rh9\" is not written as a move: column 3; \
///      column 40, \"id\": expected one text in quotes; \
///      column 44: no semicolon behind the operation"
/// );
/// ```
pub fn read(text: &str, mode: CastlingMode) -> Result<Epd, EpdFaults> {
    let Line { position, operations, mut faults } = Line::read(text);
    let position =
        position.strictly(mode).map_err(|found| EpdFaults::joined(found, faults.clone()))?;
    for operation in &operations {
        judge(operation, &position, &mut faults);
    }
    if faults.is_empty() {
        Ok(record(position, &operations))
    } else {
        Err(EpdFaults::joined(FenFaults::default(), faults))
    }
}

/// The record that a line describes, forgiving what can be forgiven, and what
/// was forgiven.
///
/// Forgiven are what [`fen::read_lenient`] forgives of a position and
/// everything in the operations: FEN's two numbers before them, which count;
/// other than single spaces; a missing semicolon at the end, or one too many;
/// a quote without end, which goes to the end of the line; operands of another
/// kind than the opcode wants, and moves that are none, which stay as words.
/// Control characters become U+FFFD. What has no opcode, and an opcode that comes
/// again, are dropped.
///
/// # Errors
///
/// [`EpdFaults`] with everything that is wrong, forgivable or not, if the
/// position cannot be told.
///
/// ```
/// use rokade_rules::notation::epd;
/// use rokade_rules::position::CastlingMode;
///
/// let line = "4k3/8/8/8/8/8/8/4K2R w K - 3 30 ;D1 15 ;D2 66";
/// let (epd, forgiven) = epd::read_lenient(line, CastlingMode::Standard).unwrap();
/// assert_eq!(epd.number("D2"), Some(66));
/// assert_eq!(epd.to_string(), "4k3/8/8/8/8/8/8/4K2R w K - D1 15; D2 66; fmvn 30; hmvc 3;");
/// assert!(!forgiven.is_empty());
/// ```
pub fn read_lenient(text: &str, mode: CastlingMode) -> Result<(Epd, EpdFaults), EpdFaults> {
    let Line { position, operations, mut faults } = Line::read(text);
    match position.leniently(mode) {
        Ok((position, forgiven)) => {
            for operation in &operations {
                judge(operation, &position, &mut faults);
            }
            Ok((record(position, &operations), EpdFaults::joined(forgiven, faults)))
        }
        Err(found) => Err(EpdFaults::joined(found, faults)),
    }
}

/// A line as it is written.
struct Line<'a> {
    position: fen::Written<'a>,
    operations: Vec<Written<'a>>,
    faults: Vec<EpdFault>,
}

impl<'a> Line<'a> {
    fn read(text: &'a str) -> Line<'a> {
        let (mut fen_faults, mut faults) = (Vec::new(), Vec::new());
        let (four, _) = FenField::ALL.split_at(4);
        let (mut fields, rest) = Fields::cut(text, four, &mut fen_faults);
        let rest = line::take_fen_numbers(rest, &mut fields, &mut faults);
        let operations = line::cut(rest, &mut faults);
        for (opcode, field) in
            [(HALFMOVE_CLOCK, FenField::HalfmoveClock), (MOVE_NUMBER, FenField::MoveNumber)]
        {
            let operation = operations.iter().find(|operation| operation.opcode.text == opcode);
            if let Some((number, _)) = operation.and_then(|known| known.operands.first()) {
                fields.put(field, *number);
            }
        }
        Line { position: fen::Written::of(fields, fen_faults), operations, faults }
    }
}

/// Whether the operands are what the opcode wants.
fn judge(operation: &Written<'_>, position: &Position, faults: &mut Vec<EpdFault>) {
    let opcode = operation.opcode;
    let wanted = Wanted::by(opcode.text);
    let only = match operation.operands.as_slice() {
        [(_, only)] => Some(only),
        _ => None,
    };
    match wanted {
        Wanted::Number => {
            let number = only.map(|operand| operand.as_str().parse::<i64>());
            if !matches!((only, number), (Some(Operand::Word(_)), Some(Ok(_)))) {
                faults.push(EpdFault::at(opcode, EpdFaultKind::NumberExpected));
            }
        }
        Wanted::Text => {
            if !matches!(only, Some(Operand::Text(_))) {
                faults.push(EpdFault::at(opcode, EpdFaultKind::TextExpected));
            }
        }
        Wanted::Moves | Wanted::Variation => judge_moves(operation, wanted, position, faults),
        Wanted::Anything => {}
    }
}

fn judge_moves(
    operation: &Written<'_>,
    wanted: Wanted,
    position: &Position,
    faults: &mut Vec<EpdFault>,
) {
    let mut position = *position;
    for (part, operand) in &operation.operands {
        let strict = san::read_strict(operand.as_str(), &position, Letters::English);
        if let Err(error) = strict {
            faults.push(EpdFault::at(*part, EpdFaultKind::Move(error)));
        }
        if wanted == Wanted::Variation {
            match san::read(operand.as_str(), &position, Letters::English) {
                Ok(chess_move) => position = position.after(chess_move),
                // What follows an unknown move cannot be judged.
                Err(_) => return,
            }
        }
    }
}

fn record(position: Position, operations: &[Written<'_>]) -> Epd {
    let operations = operations.iter().filter_map(|operation| {
        let operands = operation.operands.iter().map(|(_, operand)| operand.clone());
        // The two that belong to the position are no operations of their own.
        Operation::new(operation.opcode.text, operands).ok()
    });
    operations.fold(Epd::new(position), Epd::with)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    const KINGS: &str = "4k3/8/8/8/8/8/8/4K2R w K -";

    fn strict(operations: &str) -> Result<Epd, EpdFaults> {
        read(&[KINGS, operations].concat(), CastlingMode::Standard)
    }

    /// The record and the kinds of what was forgiven.
    fn lenient(operations: &str) -> (Epd, Vec<EpdFaultKind>) {
        let text = [KINGS, operations].concat();
        let (epd, forgiven) = read_lenient(&text, CastlingMode::Standard).unwrap();
        (epd, forgiven.into_iter().map(|fault| fault.kind).collect())
    }

    #[test]
    fn what_is_written_reads_back_in_its_order() {
        for operations in [
            "",
            " id \"a; b\";",
            " noop; c0 \"\"; bm O-O Rh7; am Kd2; ce -50;",
            " pv O-O Kd7 Rf7+; acd 12; D1 15; fmvn 9; hmvc 3;",
        ] {
            assert_eq!(strict(operations).unwrap().to_string(), [KINGS, operations].concat());
        }
    }

    #[test]
    fn a_byte_order_mark_is_forgiven_as_in_fen() {
        let text = ["\u{feff}", KINGS, " id \"x\";"].concat();
        let (epd, forgiven) = read_lenient(&text, CastlingMode::Standard).unwrap();
        assert_eq!((epd.to_string().as_str(), forgiven.as_slice().len()), (&text[3..], 1));
        assert!(read(&text, CastlingMode::Standard).is_err());
    }

    #[test]
    fn clock_and_number_belong_to_the_position() {
        let epd = strict(" hmvc 12; fmvn 40; id \"x\";").unwrap();
        assert_eq!(epd.position().halfmove_clock(), 12);
        assert_eq!(epd.position().fullmove_number(), 40);
        assert_eq!(epd.operations().len(), 1);
        let faults = strict(" hmvc 500; fmvn 2;").unwrap_err();
        assert_eq!((faults.as_slice()[0].column, faults.as_slice()[0].text.as_str()), (33, "500"));
        assert!(strict(" hmvc many;").is_err());
        assert_eq!(strict(" hmvc;").unwrap_err().as_slice()[0].kind, EpdFaultKind::NumberExpected);
    }

    #[test]
    fn a_variation_goes_on_where_its_moves_lead() {
        let epd = strict(" pv O-O Kd7 Rf7+;").unwrap();
        assert_eq!(epd.moves("pv").unwrap().len(), 3);
        let faults = strict(" pv O-O Rf7+ Kd7;").unwrap_err();
        assert_eq!(faults.as_slice().len(), 1);
        assert_eq!(faults.as_slice()[0].text, "Rf7+");
    }

    #[test]
    fn lenient_reading_keeps_what_it_can() {
        let (epd, forgiven) = lenient(" 7 21 ;D1 15  ;D2 66");
        assert_eq!(epd.number("D2"), Some(66));
        assert_eq!(epd.position().fullmove_number(), 21);
        assert_eq!(forgiven[..2], [EpdFaultKind::FenNumbers, EpdFaultKind::FenNumbers]);
        assert_eq!(forgiven.last(), Some(&EpdFaultKind::Unterminated));

        let (epd, forgiven) = lenient(" bm #3;");
        assert_eq!((epd.moves("bm"), epd.text("bm")), (None, Some("#3")));
        assert!(matches!(forgiven[..], [EpdFaultKind::Move(_)]));

        let (epd, forgiven) = lenient(" id \"open");
        assert_eq!(epd.text("id"), Some("open"));
        assert_eq!(forgiven, [EpdFaultKind::UnclosedQuote, EpdFaultKind::Unterminated]);

        let (epd, forgiven) = lenient(" id \"a\"; id \"b\"; 1st;");
        assert_eq!(epd.text("id"), Some("a"));
        assert_eq!(forgiven, [EpdFaultKind::RepeatedOpcode, EpdFaultKind::NotAnOpcode]);

        let (epd, forgiven) = lenient(" c0 \"a\tb\";");
        assert_eq!(epd.text("c0"), Some("a\u{fffd}b"));
        assert_eq!(forgiven, [EpdFaultKind::ControlCharacter]);
    }

    #[test]
    fn a_wrong_position_is_not_forgiven() {
        let faults = read_lenient("4k3/8/8/8/8/8/8/8 w - - id 7", CastlingMode::Standard);
        let texts = faults.unwrap_err().into_iter().map(|fault| fault.text);
        assert_eq!(texts.collect::<Vec<_>>(), ["4k3/8/8/8/8/8/8/8", ""]);
    }
}
