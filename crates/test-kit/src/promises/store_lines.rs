//! What is promised of lines that a store gives back, whatever has become of them meanwhile.

use rokade_club::room::{Event, Room, line};
use rokade_rules::clock::{Millis, Moment};

use super::room::begun;

/// Any text is read as the lines of a game's events, or refused line by line: what is read is written
/// and read again as the same; an event that cannot have happened leaves the room as it was; and
/// what the room has taken in makes the same room again. Nothing panics.
///
/// A line may begin with how many milliseconds later it was, and `|`.
///
/// # Panics
///
/// When a promise is broken.
pub fn store_lines_read_or_refuse(text: &str) {
    let mut room = begun();
    let mut at = Moment::new(1_000);
    for text in text.lines().take(400) {
        let (later, words) = text.split_once('|').unwrap_or(("", text));
        let Some(what) = line::read(words) else { continue };
        let written = line::write(&what);
        assert_eq!(line::read(&written).as_ref(), Some(&what), "{words:?} is written {written:?}");
        at = at + Millis::new(later.parse().map_or(0, |ms: u32| ms.into()));
        let before = room.clone();
        let number = room.last_number() + 1;
        match room.take_in(Event { number, at, what }) {
            Ok(()) => assert_eq!(room.events().len(), before.events().len() + 1, "{words:?}"),
            Err(why) => assert_eq!(room, before, "{words:?} was refused ({why}) and did something"),
        }
    }
    let again = Room::rebuild(room.head().clone(), room.events().to_vec());
    assert_eq!(again.as_ref(), Ok(&room), "the same events make another room");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    /// Games in lines as they are kept, and lines as they never were.
    const TEXTS: &[&str] = &[
        "came white\ncame black\nmoved white Pe2e4 0\n900|moved black Pe7e5 12\noffered white\naccepted black",
        "moved white Pe2e4 0\nmoved black Pd7d5 0\nmoved white Pe4d5 3\nasked-back white 2\ntaken-back black 2\nresigned white\nrematch-offered white 99000\nrematch-made 0000000000000002",
        "prefers white automatic\nmoved white Ng1f3 0\nmoved black Ng8f6 0\nmoved white Nf3g1 0\nmoved black Nf6g8 0\nclaimed white repetition Ng1f3 black 120000\ninterrupted 5000\n15000|continued\nflag-fell black",
        "wrote white dag  vriend \nmuted black\nunmuted black\nwent white\nleft white 1/2-1/2\nnever-came black\naborted white",
        "moved white Pe7e8q 0\nmoved black *e5d6 0\nmoved white @e1h1 0\nmoved white Ke1g1 18446744073709551615\nclaimed black move-count - right 18446744073709551615\n4294967295|interrupted 18446744073709551615\nasked-back white 18446744073709551615",
    ];

    #[test]
    fn lines_of_games_and_mangled_ones_keep_the_promise() {
        for text in TEXTS {
            store_lines_read_or_refuse(text);
        }
        let lines: Vec<&str> = TEXTS.iter().flat_map(|text| text.lines()).collect();
        let mut rng = Rng::seeded(11);
        for _ in 0..300 {
            let drawn: Vec<&str> = (0..24).filter_map(|_| rng.pick(&lines)).collect();
            store_lines_read_or_refuse(&drawn.join("\n"));
        }
    }
}
