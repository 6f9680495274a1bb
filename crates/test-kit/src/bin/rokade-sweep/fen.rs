//! `fen/fen_corpus.tsv`: FENs, good and bad, with the verdicts of four libraries, held beside ours.
//!
//! What we expect follows from shakmaty's and python-chess's verdicts by a few rules, told in
//! [`expected`]; where no rule does, the line stands in [`EXCEPTIONS`] with its reason.

use std::collections::BTreeSet;
use std::io;
use std::path::Path;

use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;
use rokade_test_kit::fen_verdict::verdict;
use rokade_test_kit::judge::{self, Side};

use super::lines;
use super::tally::Tally;

/// A line about which the libraries differ or are less strict: FEN, our verdict, and why.
const EXCEPTIONS: [(&str, &str, &str); 4] = [
    (
        "rnbqkbnr/pppppppp/17/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "forgiven adjacent-numbers",
        "shakmaty takes it, python-chess does not; the PGN standard has one number",
    ),
    (
        "4k2r/8/8/8/8/8/8/RR2K2R w KBQk - 0 1",
        "forgiven castling",
        "neither library parses it; the letters are good, but of two rooks on one side one moved",
    ),
    ("8/8/8/8/8/8/8/8 w · - 0 1", "refused king syntax", "we name all faults at once"),
    ("8/8/8/8/8/8/8/8 w - j6 0 1", "refused king syntax", "we name all faults at once"),
];

/// What lenient reading forgives.
const FORGIVABLE: [&str; 7] =
    ["castling", "check", "clock", "en-passant", "material", "missing", "number-zero"];

/// More half-moves without capture or pawn move than this before the first move are a fault.
const CARRIED_OVER: u32 = 150;

/// Reads every line, in both modes.
pub fn sweep(folder: &Path) -> io::Result<Tally> {
    let mut tally = Tally::default();
    for text in lines::of_file(&folder.join("fen_corpus.tsv"))?.iter().skip(1) {
        tally.count(line(text));
    }
    tally.remarks.push(format!("{} exceptions", EXCEPTIONS.len()));
    Ok(tally)
}

fn line(text: &str) -> Result<(), String> {
    let fields: Vec<&str> = text.split('\t').collect();
    let [fen, _, standard, chess960, _, _, moves, _, written] = fields[..] else {
        return Err(format!("{text}: not nine fields"));
    };
    let exception = EXCEPTIONS.iter().find(|(other, _, _)| *other == fen);
    for (mode, theirs) in [(CastlingMode::Standard, standard), (CastlingMode::Chess960, chess960)] {
        let expected =
            exception.map_or_else(|| expected(fen, theirs), |&(_, verdict, _)| verdict.to_owned());
        let found = verdict(fen, mode);
        if found != expected {
            return Err(format!("{fen} in {mode:?}: {found}, not {expected}"));
        }
    }
    if let Ok((position, _)) = fen::read_lenient(fen, CastlingMode::Standard)
        && exception.is_none()
    {
        let (ours, count) = (fen::write(&position).to_string(), position.legal_moves().len());
        if ours != written || count.to_string() != moves {
            return Err(format!("{fen}: {count} moves in {ours}, not {moves} in {written}"));
        }
    }
    Ok(())
}

/// Our verdict, from shakmaty's: its flags in our words; kings side by side are a fault of their
/// own; fewer than six fields, move number 0 and a half-move clock far above the moves played are
/// faults for us and none for it.
fn expected(fen: &str, theirs: &str) -> String {
    let mut words: BTreeSet<&str> = BTreeSet::new();
    if let Some(flags) = theirs.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        words.extend(flags.split(" | ").map(word));
    } else if theirs != "ok" {
        words.insert("syntax");
    }
    if words.contains("opponent-check") && kings_are_adjacent(fen) {
        words.remove("opponent-check");
        words.insert("adjacent-kings");
    }
    let fields: Vec<&str> = fen.split_whitespace().collect();
    if !words.contains("syntax") {
        if let [_, turn, _, _, clock, number] = fields[..] {
            if number == "0" {
                words.insert("number-zero");
            }
            let number: u32 = number.parse().unwrap_or(1);
            let played = 2 * number.saturating_sub(1) + u32::from(turn == "b");
            if clock.parse::<u32>().is_ok_and(|clock| clock > played + CARRIED_OVER) {
                words.insert("clock");
            }
        } else {
            words.insert("missing");
        }
    }
    let all = words.iter().copied().collect::<Vec<_>>().join(" ");
    if words.is_empty() {
        "ok".to_owned()
    } else if words.iter().all(|word| FORGIVABLE.contains(word)) {
        format!("forgiven {all}")
    } else {
        format!("refused {all}")
    }
}

fn word(flag: &str) -> &str {
    match flag {
        "EMPTY_BOARD" | "MISSING_KING" => "king",
        "TOO_MANY_KINGS" => "kings",
        "PAWNS_ON_BACKRANK" => "pawn",
        "TOO_MUCH_MATERIAL" => "material",
        "OPPOSITE_CHECK" => "opponent-check",
        "IMPOSSIBLE_CHECK" => "check",
        "INVALID_CASTLING_RIGHTS" => "castling",
        "INVALID_EP_SQUARE" => "en-passant",
        other => other,
    }
}

fn kings_are_adjacent(fen: &str) -> bool {
    // The judge reads what is well formed; rights and squares are of no interest here.
    let placement = fen.split_whitespace().next().unwrap_or_default();
    let Ok(position) = judge::Position::of_fen(&format!("{placement} w - - 0 1")) else {
        return false;
    };
    let king = |side| position.board.king_of(side);
    let (Some(white), Some(black)) = (king(Side::White), king(Side::Black)) else { return false };
    (white.file - black.file).abs().max((white.rank - black.rank).abs()) == 1
}
