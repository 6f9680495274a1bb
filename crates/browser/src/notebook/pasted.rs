//! A game that somebody pastes as PGN, to play on from any of its moves.
//!
//! English letters are tried first, as the standard has them, and then Dutch ones; the reading with
//! fewer faults counts, and of two as good the English one.

use rokade_rules::notation::pgn::{Report, Step, Tree};
use rokade_rules::notation::{Letters as Alphabet, fen, san};
use rokade_wire::{Fault, Letters, PastedGame, PastedStep, PgnFault};

/// So many faults are told; one often brings others about.
const MOST_FAULTS: usize = 20;

/// The first game of a text, with its moves written in these letters.
///
/// # Errors
///
/// [`Fault::Word`] when there is nothing in it.
pub fn pasted(text: &str, letters: Letters) -> Result<PastedGame, Fault> {
    let readings = [Alphabet::English, Alphabet::Dutch].map(|from| Tree::read(text, from));
    let best = readings.into_iter().flatten().min_by_key(|(_, report)| report.faults.len());
    let (tree, report) = best.ok_or_else(|| Fault::Word {
        text: String::new(),
        expected: "a FEN or a PGN".to_owned(),
    })?;
    let tag = |name| tree.tags().get(name).filter(|name| *name != "?").unwrap_or_default();
    Ok(PastedGame {
        white: tag("White").to_owned(),
        black: tag("Black").to_owned(),
        start_fen: fen::write(tree.start()).to_string(),
        steps: steps(&tree, letters),
        faults: faults(&report),
    })
}

/// The main line up to a null move, after which there is nothing to play on from.
fn steps(tree: &Tree, letters: Letters) -> Vec<PastedStep> {
    let mut before = *tree.start();
    let mut steps = Vec::new();
    for node in tree.main_line().filter_map(|id| tree.node(id)) {
        let Step::Move(chess_move) = node.step() else { break };
        let dots = if before.turn() == rokade_rules::Color::White { "." } else { "…" };
        let move_text = san::write(&before, chess_move, letters.into());
        let written = format!("{}{dots} {move_text}", before.fullmove_number());
        before = *node.position();
        steps.push(PastedStep { written, fen: fen::write(&before).to_string() });
    }
    steps
}

fn faults(report: &Report) -> Vec<PgnFault> {
    let told = report.faults.iter().take(MOST_FAULTS);
    told.map(|fault| PgnFault {
        line: fault.place.line,
        column: fault.place.column,
        text: fault.token.clone(),
        code: fault.kind.code().to_owned(),
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> PastedGame {
        pasted(text, Letters::English).expect("something to read")
    }

    #[test]
    fn every_move_has_the_position_after_it() {
        let game = read("[White \"Anna\"]\n[Black \"?\"]\n\n1. e4 e5 (1... c5) 2. Nf3 *");
        assert_eq!((game.white.as_str(), game.black.as_str()), ("Anna", ""));
        let written: Vec<_> = game.steps.iter().map(|step| step.written.as_str()).collect();
        assert_eq!(written, ["1. e4", "1… e5", "2. Nf3"]);
        assert!(game.steps[2].fen.ends_with("b KQkq - 1 2"), "{}", game.steps[2].fen);
        assert_eq!(game.faults, []);
    }

    #[test]
    fn dutch_letters_are_read_too() {
        let game = pasted("1. e4 e5 2. Pf3 Pc6 3. Lb5", Letters::Dutch).expect("a game");
        assert_eq!(game.faults, []);
        assert_eq!(game.steps.last().expect("moves").written, "3. Lb5");
    }

    #[test]
    fn a_start_of_ones_own_is_kept() {
        let start = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 9";
        let game = read(&format!("[SetUp \"1\"]\n[FEN \"{start}\"]\n\n9... Kd7 10. Kd2 *"));
        assert_eq!(game.start_fen, start);
        assert_eq!(game.steps[0].written, "9… Kd7");
    }

    #[test]
    fn what_is_wrong_is_quoted_with_its_place() {
        let game = read("1. e4 e5\n2. Nf4 Nc6");
        let first = game.faults.first().expect("a fault");
        assert_eq!((first.line, first.column, first.text.as_str()), (2, 4, "Nf4"));
        assert_eq!(first.code, "no-such-piece");
        assert_eq!(game.steps.len(), 2);
    }

    #[test]
    fn nothing_is_no_game() {
        assert!(matches!(pasted("  ", Letters::Dutch), Err(Fault::Word { .. })));
    }
}
