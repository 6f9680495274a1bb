//! `suites/`: test suites in EPD, whose positions must be read and whose best moves must be legal.

use std::io;
use std::path::Path;

use rokade_rules::notation::epd;
use rokade_rules::position::CastlingMode;

use super::lines;
use super::tally::Tally;

/// Reads every line, leniently, as suites are written.
pub fn sweep(folder: &Path) -> io::Result<Tally> {
    let mut tally = Tally::default();
    let mut moves = 0;
    for path in lines::files(folder, &["epd"])? {
        let file = lines::name(&path);
        for text in lines::of_file(&path)? {
            let result = line(&text).map_err(|failure| format!("{file}: {failure}"));
            moves += result.as_ref().copied().unwrap_or(0);
            tally.count(result.map(|_| ()));
        }
    }
    tally.remarks.push(format!("{moves} best moves and moves to avoid"));
    Ok(tally)
}

fn line(text: &str) -> Result<usize, String> {
    let (line, _) = epd::read_lenient(text, CastlingMode::Standard)
        .map_err(|faults| format!("{text}: {faults}"))?;
    let written = line.to_string();
    let (again, _) = epd::read_lenient(&written, CastlingMode::Standard)
        .map_err(|faults| format!("{text} is written {written}: {faults}"))?;
    if again.operations() != line.operations() || !again.position().is_same_as(line.position()) {
        return Err(format!("{text} is written {written}"));
    }
    let mut moves = 0;
    for opcode in ["bm", "am"] {
        // Some suites give `#3` for a mate in three where a move should stand.
        let is_distance = line.text(opcode).is_none_or(|operand| operand.starts_with('#'));
        if !is_distance {
            let found = line.moves(opcode).ok_or(format!("{text}: {opcode} is not legal"))?;
            moves += found.len();
        }
    }
    Ok(moves)
}
