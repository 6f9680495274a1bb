//! Changing trees.

use rokade_rules::notation::pgn::{AddError, Comment, NodeId, Step, Style, Tree, write};
use rokade_rules::notation::{Letters, san};

fn read(text: &str) -> Tree {
    let (tree, report) = Tree::read(text, Letters::English).unwrap();
    assert!(report.faults.is_empty(), "{:?}", report.faults);
    tree
}

fn line(tree: &Tree) -> String {
    write(tree, Style::ONE_LINE).to_string()
}

/// The half-move that is written so, the first of that name.
fn find(tree: &Tree, name: &str) -> NodeId {
    let mut ahead = tree.continuations(None).to_vec();
    while let Some(id) = ahead.pop() {
        let node = tree.node(id).unwrap();
        let before = tree.position(node.parent()).unwrap();
        if let Step::Move(chess_move) = node.step()
            && san::write(before, chess_move, Letters::English).to_string() == name
        {
            return id;
        }
        ahead.extend(node.continuations());
    }
    panic!("{name} is not there")
}

const GAME: &str = "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) (1... e6 2. d4) 2. Nf3 Nc6 *";

#[test]
fn a_variation_is_promoted_one_place_at_a_time() {
    let mut tree = read(GAME);
    let french = find(&tree, "e6");
    tree.promote(french);
    assert_eq!(line(&tree), "1. e4 e5 (1... e6 2. d4) (1... c5 2. Nf3 (2. c3 d5)) 2. Nf3 Nc6 *");
    tree.promote(french);
    assert_eq!(line(&tree), "1. e4 e6 (1... e5 2. Nf3 Nc6) (1... c5 2. Nf3 (2. c3 d5)) 2. d4 *");
    tree.promote(french);
    assert_eq!(tree.continuations(tree.node(french).unwrap().parent())[0], french);
}

#[test]
fn a_line_becomes_the_main_line_from_its_root() {
    let mut tree = read(GAME);
    let alapin = find(&tree, "d5");
    tree.make_main(alapin);
    assert_eq!(
        line(&tree),
        "1. e4 c5 (1... e5 2. Nf3 Nc6) (1... e6 2. d4) 2. c3 (2. Nf3) 2... d5 *"
    );
    assert_eq!(tree.main_line().last(), Some(alapin));
}

#[test]
fn what_is_removed_is_gone_with_all_behind_it() {
    let mut tree = read(GAME);
    let (sicilian, alapin) = (find(&tree, "c5"), find(&tree, "d5"));
    tree.remove(sicilian);
    assert_eq!(line(&tree), "1. e4 e5 (1... e6 2. d4) 2. Nf3 Nc6 *");
    assert!(tree.node(sicilian).is_none() && tree.node(alapin).is_none());
    // The first variation takes the place of a main move.
    let main = find(&tree, "e5");
    tree.remove(main);
    assert_eq!(line(&tree), "1. e4 e6 2. d4 *");
    // Numbers are not given twice, and what is gone can be asked for safely.
    let e4 = find(&tree, "e4");
    let again = tree.add(Some(e4), tree_step(&tree, e4, "c5")).unwrap();
    assert!(again != sicilian && tree.position(Some(sicilian)).is_none());
    tree.remove(sicilian);
    tree.promote(sicilian);
    assert_eq!(tree.add(Some(sicilian), Step::Null), Err(AddError::NoSuchNode));
    assert_eq!(line(&tree), "1. e4 e6 (1... c5) 2. d4 *");
}

fn tree_step(tree: &Tree, at: NodeId, text: &str) -> Step {
    Step::Move(san::read(text, tree.position(Some(at)).unwrap(), Letters::English).unwrap())
}

#[test]
fn what_cannot_be_played_is_not_added() {
    let mut tree = read("1. f3 e5 2. g4 *");
    let last = tree.main_line().last().unwrap();
    let mate = tree.add(Some(last), tree_step(&tree, last, "Qh4#")).unwrap();
    assert_eq!(tree.add(Some(mate), Step::Null), Err(AddError::NullMoveInCheck));
    let e5 = tree.node(mate).unwrap().step();
    assert!(matches!(tree.add(None, e5), Err(AddError::Illegal(_))));
    assert_eq!(line(&tree), "1. f3 e5 2. g4 Qh4# *");
}

/// An introduction belongs to a variation; once the variation is the main line
/// there is nothing that it could introduce.
#[test]
fn introductions_follow_their_moves() {
    let mut tree = read("1. e4 {a} e5 ({b} 1... c5 {c}) ({d} 1... e6) *");
    let sicilian = find(&tree, "c5");
    tree.promote(sicilian);
    assert_eq!(line(&tree), "1. e4 {a} {b} 1... c5 {c} (1... e5) ({d} 1... e6) *");
    tree.remove(sicilian);
    assert_eq!(line(&tree), "1. e4 {a} {b} 1... e5 ({d} 1... e6) *");
    let french = find(&tree, "e6");
    tree.introduce(french, Comment::new("e").unwrap());
    assert_eq!(line(&tree), "1. e4 {a} {b} 1... e5 ({d} {e} 1... e6) *");
    tree.clear_remarks(Some(french));
    let e4 = find(&tree, "e4");
    tree.clear_remarks(Some(e4));
    assert_eq!(line(&tree), "1. e4 e5 (1... e6) *");
}

/// Equality is about what is read, not about how a tree came to be.
#[test]
fn trees_are_equal_when_they_read_the_same() {
    let mut tree = read("1. d4 (1. e4 e5) *");
    assert_ne!(tree, read("1. e4 (1. d4) e5 *"));
    let e5 = find(&tree, "e5");
    tree.make_main(e5);
    assert_eq!(tree, read("1. e4 (1. d4) e5 *"));
    tree.tags_mut().set("White", "x").unwrap();
    assert_ne!(tree, read("1. e4 (1. d4) e5 *"));
}
