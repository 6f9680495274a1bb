//! The chief properties once more, over games and set-ups that shrink: when one of the large tests
//! fails, these show the smallest position that does.

use proptest::{prop_assert_eq, proptest};
use rokade_rules::Position;
use rokade_rules::position::zobrist::Key;
use rokade_test_kit::bridge;
use rokade_test_kit::judge::{self, Act};
use rokade_test_kit::starts::Variant;
use rokade_test_kit::strategies::{games, set_ups};

use crate::sample::cases;

fn sorted(mut acts: Vec<Act>) -> Vec<Act> {
    acts.sort_unstable();
    acts
}

fn agree(ours: &Position, theirs: &judge::Position) {
    let listed = ours.legal_moves().into_iter().map(bridge::act).collect();
    assert_eq!(sorted(listed), sorted(theirs.legal_acts()));
    assert_eq!(bridge::judged(ours), judge::Position { passed: theirs.en_passant(), ..*theirs });
}

proptest! {
    #![proptest_config(cases(1_500))]

    #[test]
    fn games_are_the_judges(reached in games(80)) {
        let mut ours = bridge::position(&reached.start, reached.variant).expect("a start is legal");
        let (mut theirs, mut key) = (reached.start, Key::of(&ours));
        for act in reached.acts {
            agree(&ours, &theirs);
            let chess_move = bridge::chess_move(act, &theirs.board).expect("a man moves");
            let next = ours.play(chess_move).expect("the judge plays legal moves");
            key = key.after(&ours, &next);
            prop_assert_eq!(key, Key::of(&next));
            (ours, theirs) = (next, theirs.after(act));
        }
        agree(&ours, &theirs);
        prop_assert_eq!(theirs, reached.position);
    }

    #[test]
    fn set_ups_are_the_judges(theirs in set_ups()) {
        let ours = bridge::position(&theirs, Variant::Chess960).expect("a set-up is legal");
        agree(&ours, &theirs);
        for chess_move in ours.legal_moves() {
            agree(&ours.after(chess_move), &theirs.after(bridge::act(chess_move)));
        }
    }
}
