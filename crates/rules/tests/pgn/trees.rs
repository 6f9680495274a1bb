//! What is written is read again as the same, in every letters and layout.

use proptest::prelude::ProptestConfig;
use proptest::{prop_assert, prop_assert_eq, proptest};
use rokade_rules::Ruleset;
use rokade_rules::game::Game;
use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::{Keep, Layout, Style, Tree, write};

use crate::random_trees::trees;
use crate::reports;

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn a_tree_is_written_and_read_as_the_same(tree in trees()) {
        for letters in Letters::ALL {
            let text = write(&tree, Style { letters, ..Style::EXPORT }).to_string();
            let (again, report) = Tree::read(&text, letters).expect("there is a game");
            // A random result need not be the one on the board.
            let others = report.faults.iter().filter(|fault| fault.kind.code() != "result-against-board");
            prop_assert_eq!(others.count(), 0, "{:?}\n{}", report.faults, text);
            prop_assert_eq!(&again, &tree, "{}", text);
            prop_assert_eq!(write(&again, Style { letters, ..Style::EXPORT }).to_string(), text);
        }
    }

    #[test]
    fn lines_of_movetext_have_less_than_eighty_characters(tree in trees()) {
        let text = write(&tree, Style::EXPORT).to_string();
        let (_, movetext) = text.split_once("\n\n").expect("an empty line behind the tags");
        for line in movetext.lines() {
            let is_one_word = !line.contains(' ') || line.contains("  ") || line.contains(" %");
            let is_line_comment = line.starts_with(';');
            prop_assert!(line.chars().count() < 80 || is_one_word || is_line_comment, "{}", line);
        }
    }

    #[test]
    fn what_is_left_out_is_all_that_is_missing(tree in trees()) {
        let bare = write(&tree, Style::REDUCED).to_string();
        let (again, _) = Tree::read(&bare, Letters::English).expect("there is a game");
        let steps = |tree: &Tree| -> Vec<_> {
            tree.main_line().map(|id| tree.node(id).unwrap().step()).collect()
        };
        prop_assert_eq!(steps(&again), steps(&tree));
        prop_assert_eq!(again.tags(), tree.tags());
        for id in again.main_line() {
            let node = again.node(id).unwrap();
            prop_assert!(node.comments().is_empty() && node.nags().is_empty());
            prop_assert!(again.continuations(node.parent()).len() == 1);
        }
        // Leaving out what is not there changes nothing.
        prop_assert_eq!(write(&again, Style::EXPORT).to_string(), bare);
    }

    #[test]
    fn one_line_is_one_line(tree in trees()) {
        let style = Style { comments: Keep::Nothing, ..Style::ONE_LINE };
        let line = write(&tree, style).to_string();
        prop_assert!(!line.contains('\n'));
        let export = write(&tree, Style { layout: Layout::Export, ..style }).to_string();
        let (_, movetext) = export.split_once("\n\n").expect("an empty line behind the tags");
        let joined = movetext.replace('\n', " ");
        prop_assert_eq!(joined.trim_end(), line);
    }

    #[test]
    fn the_main_line_is_a_game_and_a_game_a_main_line(tree in trees()) {
        if let Ok(game) = tree.to_game(Ruleset::OFFICIAL) {
            let again = Tree::from_game(&game).to_game(Ruleset::OFFICIAL);
            prop_assert_eq!(again, Ok(game));
        }
    }
}

/// The shortest of all games.
#[test]
fn an_empty_game_is_a_game() {
    let tree = Tree::new();
    let text = write(&tree, Style::EXPORT).to_string();
    assert!(text.ends_with("]\n\n*\n"), "{text}");
    assert_eq!(Tree::read(&text, Letters::English).unwrap().0, tree);
    assert_eq!(tree.to_game(Ruleset::OFFICIAL).unwrap(), Game::new(Ruleset::OFFICIAL));
    assert_eq!(reports::of(text).len(), 1);
}
