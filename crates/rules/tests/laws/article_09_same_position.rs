//! FIDE article 9.2.3: when two positions are the same.

use crate::diagram::{after, read};
use rokade_rules::Position;
use rokade_rules::position::zobrist::Key;

/// Whether they are the same, and that their keys agree.
#[track_caller]
fn same(one: &Position, other: &Position) -> bool {
    let same = one.is_same_as(other);
    assert_eq!(same, other.is_same_as(one));
    assert_eq!(same, Key::of(one) == Key::of(other));
    same
}

/// The same player has the move, the same men stand on the same squares, and all men have the
/// same possible moves; how often and how long ago does not matter.
#[test]
fn law_9_2_3_same_move_men_and_possibilities() {
    let start = Position::initial();
    assert!(same(&start, &after(&start, "g1f3 g8f6 f3g1 f6g8")));
    assert!(!same(&start, &after(&start, "g1f3 g8f6 f3g1")), "men stand elsewhere");
    let kings = read("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(!same(&kings, &read("4k3/8/8/8/8/8/8/4K3 b - - 0 1")), "the other player moves");
    assert!(same(&kings, &read("4k3/8/8/8/8/8/8/4K3 w - - 30 40")), "counters do not matter");
    let knights = after(&start, "b1c3 b8c6 g1f3 g8f6");
    let swapped = after(&start, "g1f3 g8f6 b1c3 b8c6");
    assert!(same(&knights, &swapped), "knights of one colour are alike");
}

/// Not the same: a pawn could have been captured en passant. It counts when the capture was
/// legal, and only then.
#[test]
fn law_9_2_3_1_a_possible_capture_en_passant_counts() {
    let possible = after(&read("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5");
    assert!(!same(&possible, &after(&possible, "e1e2 e8e7 e2e1 e7e8")));
    let no_pawn_beside = after(&read("4k3/3p4/8/7P/8/8/8/4K3 b - - 0 1"), "d7d5");
    assert!(same(&no_pawn_beside, &after(&no_pawn_beside, "e1e2 e8e7 e2e1 e7e8")));
    let pinned = after(&read("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5");
    assert!(same(&pinned, &after(&pinned, "e1e2 g8g7 e2e1 g7g8")));
}

/// Not the same: a king or rook that moved has lost the right to castle, also where castling
/// cannot be done at the moment.
#[test]
fn law_9_2_3_2_rights_to_castle_count() {
    let start = read("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert!(!same(&start, &after(&start, "e1e2 e8e7 e2e1 e7e8")));
    assert!(!same(&start, &after(&start, "h1g1 h8g8 g1h1 g8h8")));
    let blocked = read("4kb1r/8/8/8/8/8/8/4KB1R w Kk - 0 1");
    assert!(!same(&blocked, &after(&blocked, "h1g1 h8g8 g1h1 g8h8")));
    // A king without a rook to castle with loses nothing when it moves.
    let bare = read("4k3/8/8/8/8/8/8/4K2B w - - 0 1");
    assert!(same(&bare, &after(&bare, "e1e2 e8e7 e2e1 e7e8")));
}
