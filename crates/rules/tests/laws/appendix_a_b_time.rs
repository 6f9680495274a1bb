//! FIDE A.1 and B.1: what makes a game rapid or blitz chess.

use rokade_rules::clock::{Category, Millis, TimeControl};

fn category(text: &str) -> Option<Category> {
    let control = TimeControl::read(text).unwrap_or_else(|faults| panic!("{text:?}: {faults}"));
    Category::of_game(&control)
}

/// More than ten minutes and less than sixty, as fixed time or with sixty increments.
#[test]
fn law_a_1_rapid_chess() {
    for text in ["10:01", "15", "59:59", "10+1", "5+6", "15+10", "30+29", "0+11", "40/10,10"] {
        assert_eq!(category(text), Some(Category::Rapid), "{text}");
    }
    for text in ["60", "30+30", "0+60", "40/30,30"] {
        assert_eq!(category(text), Some(Category::Standard), "{text}");
    }
}

/// For each player: with rapid time on one side only it is no rapid game.
#[test]
fn law_a_1_for_each_player() {
    assert_eq!(category("15 v 20+10"), Some(Category::Rapid));
    assert_eq!(category("15 v 10"), None);
    assert_eq!(category("60 v 15"), None);
}

/// Ten minutes or less, as fixed time or with sixty increments; delays are increments.
#[test]
fn law_b_1_blitz() {
    for text in ["10", "5", "0:30", "3+2", "5+5", "0+10", "4 d6", "4 b6", "6 v 4+6"] {
        assert_eq!(category(text), Some(Category::Blitz), "{text}");
    }
    for text in ["3+8", "4 d7", "4 b7"] {
        assert_eq!(category(text), Some(Category::Rapid), "{text}");
    }
}

/// A.3 and B.3: the time given for irregularities and wrong claims is one minute instead of two.
#[test]
fn penalties_follow_the_category() {
    let penalty = |text: &str| TimeControl::read(text).map(|control| control.penalty());
    for text in ["3+2", "10", "15+10", "59"] {
        assert_eq!(penalty(text), Ok(Millis::from_mins(1)), "{text}");
    }
    for text in ["60", "40/90+30,30+30", "15 v 10"] {
        assert_eq!(penalty(text), Ok(Millis::from_mins(2)), "{text}");
    }
}
