//! `rokade puzzles`: puzzles verified.

use serde_json::Value;

use crate::program::{dutch, english};

/// A mate, two wins, a quiet position, and two rows
/// that are no puzzles.
const TABLE: &str = "\
PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags
mate,6k1/p4ppp/8/8/8/8/r7/1R4K1 b - - 0 1,a7a6 b1b8,,,,,,,
rook,6k1/7p/8/8/8/8/r7/1R4K1 b - - 0 1,a2a1 b1a1,,,,,,,
fork,4k3/8/8/3q4/8/2N5/5PPP/6K1 b - - 0 1,e8e7 c3d5,,,,,,,
quiet,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,e2e4 e7e5,,,,,,,
nothing,8/8/8/8/8/8/8/8 w - - 0 1,e2e4,,,,,,,
illegal,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,e2e4 e7e4,,,,,,,
";

const CHECK: [&str; 5] = ["puzzles", "check", "--nodes", "5000", "-"];

#[test]
fn d_puzzles_are_sound_or_not_and_it_is_said_why() {
    let (output, errors, code) = english(&CHECK, TABLE);
    assert_eq!(code, 2);
    let lines: Vec<&str> = output.lines().collect();
    assert_eq!(lines[0], "mate is sound: mateIn1 backRankMate");
    assert!(lines[3].starts_with("quiet is not sound: move e5 does not win"), "{output}");
    assert_eq!(lines.last(), Some(&"Puzzles: 4, sound: 3."));
    assert!(errors.contains("line 6, column 1: “8/8/8/8/8/8/8/8 w - - 0 1” is no legal position"));
    assert!(errors.contains("line 7, column 1: “e7e4” cannot be played here"), "{errors}");

    let (output, fouten, _) = dutch(&CHECK, TABLE);
    assert!(output.contains("quiet klopt niet: zet e5 wint niet"), "{output}");
    assert!(fouten.contains("„e7e4” kan hier niet gespeeld worden"), "{fouten}");
}

#[test]
fn d_puzzles_are_made_out_of_games_and_are_sound() {
    let game = "[Site \"Parijs\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 d6 4. Nc3 Bg4 5. h3 Bh5 6. Nxe5 Bxd1 7. Bxf7+ \
                Ke7 8. Nd5# 1-0\n\n";
    // The same game twice is one puzzle.
    let (table, errors, code) = english(&["puzzles", "make", "--nodes", "8000"], &game.repeat(2));
    assert_eq!((errors.as_str(), code), ("", 0));
    let rows: Vec<&str> = table.lines().collect();
    assert_eq!(rows.len(), 2, "{table}");
    assert!(rows[0].starts_with("PuzzleId,FEN,Moves,Rating,"));
    assert!(rows[1].contains(",h5d1 c4f7 e8e7 c3d5,"), "{table}");
    assert!(rows[1].contains(",mateIn2") && rows[1].contains(",Parijs,"), "{table}");
    let (checked, _, code) = english(&["puzzles", "check", "--nodes", "8000"], &table);
    assert_eq!((checked.lines().last(), code), (Some("Puzzles: 1, sound: 1."), 0));
}

#[test]
fn d_puzzles_as_objects() {
    let (output, _, code) = english(&["puzzles", "check", "--nodes", "5000", "--json"], TABLE);
    assert_eq!(code, 2);
    let objects: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&objects[0]["id"], &objects[0]["ok"]), (&"mate".into(), &true.into()));
    assert_eq!((&objects[3]["ok"], &objects[3]["why"]), (&false.into(), &"does-not-win".into()));
    assert_eq!(objects[4]["line"], 6);
    let themes: Vec<&str> =
        objects[0]["themes"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(themes, ["mateIn1", "backRankMate"]);
}
