//! A game as PGN, with the lines that were played before it took another turn as variations.

use super::{begin, fault};
use crate::words::word;
use rokade_rules::clock::{TimeControl, pgn_tag};
use rokade_rules::notation::pgn::{Step, Style, Tree, write};
use rokade_rules::notation::uci_move;
use rokade_rules::{Color, ending};
use rokade_wire::Fault;

/// What is to be written.
#[derive(Clone, Copy, Default)]
pub(super) struct Score<'a> {
    /// The position that the game started from, as FEN; the initial one without.
    pub(super) start: Option<&'a str>,
    /// Its moves in UCI form.
    pub(super) moves: &'a [String],
    /// Lines that were played before the game took another turn, each from the start, as moves in
    /// words.
    pub(super) others: &'a [String],
    /// Names and values by turns.
    pub(super) tags: &'a [String],
    /// `white`, `black`, `draw` or `bothLose`.
    pub(super) result: Option<&'a str>,
    /// The time control as people write it.
    pub(super) control: Option<&'a str>,
}

impl Score<'_> {
    /// The PGN.
    pub(super) fn written(self) -> Result<String, Fault> {
        let mut tree = Tree::from_position(begin(self.start)?);
        grow(&mut tree, self.moves.iter().map(String::as_str))?;
        for line in self.others {
            grow(&mut tree, line.split_ascii_whitespace())?;
        }
        for pair in self.tags.chunks_exact(2) {
            tree.tags_mut().set(&pair[0], &pair[1]).map_err(|error| Fault::Word {
                text: error.0,
                expected: "the name of a PGN tag".to_owned(),
            })?;
        }
        let control = self.control.and_then(|text| text.parse::<TimeControl>().ok());
        let value =
            control.as_ref().map(|control| pgn_tag::write(control).unwrap_or("?".to_owned()));
        // The name is one that PGN itself has.
        let _ = tree.tags_mut().set("TimeControl", value.as_deref().unwrap_or("-"));
        tree.tags_mut().set_result(self.result.map(outcome).transpose()?);
        Ok(write(&tree, Style::EXPORT).to_string())
    }
}

/// Adds a line from the start; as far as it is there already, nothing changes.
fn grow<'a>(tree: &mut Tree, moves: impl Iterator<Item = &'a str>) -> Result<(), Fault> {
    let mut last = None;
    for (ply, uci) in moves.enumerate() {
        let fault = |why: String| fault(uci, ply, why);
        let position = tree.position(last).copied().unwrap_or_else(|| *tree.start());
        let chess_move =
            uci_move::read(uci, &position).map_err(|error| fault(error.to_string()))?;
        let added = tree.add(last, Step::Move(chess_move));
        last = Some(added.map_err(|error| fault(error.to_string()))?);
    }
    Ok(())
}

fn outcome(result: &str) -> Result<ending::Outcome, Fault> {
    match result {
        "draw" => Ok(ending::Outcome::Draw),
        "bothLose" => Ok(ending::Outcome::BothLose),
        color => {
            let color: rokade_wire::Color = word(color, "a result")?;
            Ok(ending::Outcome::Win(Color::from(color)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn a_game_is_written_with_its_tags_result_and_clock() {
        let tags: Vec<String> = ["White", "Anna", "BlackElo", "1200"].map(str::to_owned).into();
        let moves = words("f2f3 e7e5 g2g4 d8h4");
        let score = Score {
            moves: &moves,
            tags: &tags,
            result: Some("black"),
            control: Some("3+2"),
            ..Score::default()
        };
        assert_eq!(
            score.written().expect("legal moves"),
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
             [White \"Anna\"]\n[Black \"?\"]\n[Result \"0-1\"]\n\
             [BlackElo \"1200\"]\n[TimeControl \"180+2\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"
        );
    }

    #[test]
    fn what_was_played_before_is_a_variation() {
        let (moves, others) = (words("e2e4 c7c5 g1f3"), ["e2e4 e7e5 g1f3".to_owned()]);
        let score = Score { moves: &moves, others: &others, ..Score::default() };
        let text = score.written().expect("legal moves");
        assert!(text.ends_with("\n1. e4 c5 (1... e5 2. Nf3) 2. Nf3 *\n"), "{text}");
    }

    #[test]
    fn a_position_of_its_own_and_a_game_that_goes_on() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        let moves = words("e2e4");
        let score = Score { start: Some(fen), moves: &moves, ..Score::default() };
        let text = score.written().expect("a legal move");
        assert!(text.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]")), "{text}");
        assert!(text.ends_with("\n1. e4 *\n"), "{text}");
    }

    #[test]
    fn chess960_tells_its_variant_and_its_start() {
        let start = "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1";
        let score = Score { start: Some(start), ..Score::default() };
        let text = score.written().expect("a start position of Chess960");
        assert!(text.contains("[Variant \"Chess960\"]"), "{text}");
        assert!(text.contains(&format!("[FEN \"{start}\"]")), "{text}");
    }

    #[test]
    fn what_cannot_be_written_is_a_fault() {
        let moves = words("e2e5");
        let illegal = Score { moves: &moves, ..Score::default() }.written();
        assert!(matches!(illegal, Err(Fault::Move { ply: 0, .. })));
        let tags = ["a tag".to_owned(), String::new()];
        let tag = Score { tags: &tags, ..Score::default() }.written();
        assert!(matches!(tag, Err(Fault::Word { .. })));
        let won = Score { result: Some("won"), ..Score::default() }.written();
        assert!(matches!(won, Err(Fault::Word { .. })));
        let others = ["e2e4 e7e4".to_owned()];
        let other = Score { others: &others, ..Score::default() }.written();
        assert!(matches!(other, Err(Fault::Move { ply: 1, .. })));
    }
}
