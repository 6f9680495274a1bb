//! A thousand FENs, good and bad, with what is wrong with them.

use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;
use rokade_test_kit::fen_verdict::verdict;

use crate::table::lines;

const TABLE: &str = include_str!("../data/fen.tsv");

#[test]
fn fens_are_read_or_refused_as_the_table_says() {
    let (mut rows, mut wrong) = (0, Vec::new());
    for line in lines(TABLE) {
        let [text, standard, chess960, written] = line[..4] else { panic!("{line:?}") };
        for (mode, expected) in
            [(CastlingMode::Standard, standard), (CastlingMode::Chess960, chess960)]
        {
            let found = verdict(text, mode);
            if found != expected {
                wrong.push(format!("{text} in {mode:?}: {found} instead of {expected}"));
            }
        }
        if let Ok((position, _)) = fen::read_lenient(text, CastlingMode::Standard) {
            let found = fen::write(&position).to_string();
            if found != written {
                wrong.push(format!("{text} is written as {found} instead of {written}"));
            }
        }
        rows += 1;
    }
    assert!(wrong.is_empty(), "{} lines differ:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(rows, 1_127);
}
