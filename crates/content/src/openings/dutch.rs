//! The Dutch names of openings.
//!
//! The list's names are `Family: Variation, Line`. A part that `content/openings/dutch.tsv` knows
//! is called as it says there; of any other the word at its end is put into Dutch, and what is
//! before it is somebody's or some place's name and stays.

/// The names of the well-known openings: English, Dutch.
const KNOWN: &str = include_str!("../../../../content/openings/dutch.tsv");

/// What the words at the end of a part are in Dutch, the longer ones first.
const KINDS: [(&str, &str); 12] = [
    ("Countergambit", "tegengambiet"),
    ("Counterattack", "tegenaanval"),
    ("Variation", "variant"),
    ("Formation", "opstelling"),
    ("Defense", "verdediging"),
    ("Opening", "opening"),
    ("Gambit", "gambiet"),
    ("Attack", "aanval"),
    ("System", "systeem"),
    ("Line", "variant"),
    ("Game", "spel"),
    ("Trap", "val"),
];

/// What is put behind a name to say how a gambit was answered.
const ANSWERS: [(&str, &str); 2] = [(" Accepted", "aangenomen"), (" Declined", "geweigerd")];

/// A name of the list in Dutch.
pub(super) fn name(listed: &str) -> String {
    let translated = |text: &str| text.split(", ").map(part).collect::<Vec<_>>().join(", ");
    match listed.split_once(": ") {
        Some((family, rest)) => format!("{}: {}", translated(family), translated(rest)),
        None => translated(listed),
    }
}

fn part(text: &str) -> String {
    if let Some(known) = known(text) {
        return known.to_owned();
    }
    if let Some(after) = text.strip_prefix("with ") {
        return format!("met {after}");
    }
    for (english, dutch) in ANSWERS {
        if let Some(gambit) = text.strip_suffix(english) {
            return format!("{}, {dutch}", part(gambit));
        }
    }
    for (english, dutch) in KINDS {
        let Some(before) = text.strip_suffix(english) else { continue };
        return match before.strip_suffix(' ') {
            Some(whose) => format!("{}-{dutch}", whose.strip_suffix("'s").unwrap_or(whose)),
            None => dutch.to_owned(),
        };
    }
    text.to_owned()
}

fn known(text: &str) -> Option<&'static str> {
    KNOWN.lines().skip(1).find_map(|line| {
        let (english, dutch) = line.split_once('\t')?;
        (english == text).then_some(dutch)
    })
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn names_are_dutch_as_far_as_they_are_words() {
        for (listed, dutch) in [
            ("Italian Game: Two Knights Defense", "Italiaans: Tweepaardenspel"),
            (
                "Sicilian Defense: Najdorf Variation, English Attack",
                "Siciliaans: Najdorf-variant, Engelse aanval",
            ),
            ("Ruy Lopez: Closed, Chigorin Defense", "Spaans: Gesloten, Tsjigorin-verdediging"),
            ("King's Gambit Accepted", "Koningsgambiet, aangenomen"),
            ("Queen's Gambit Accepted", "Aangenomen damegambiet"),
            ("Anderssen's Opening", "Anderssen-opening"),
            ("London System, with Be2", "Londens systeem, met Be2"),
            (
                "Englund Gambit Declined: Reversed Mokele Mbembe",
                "Englund-gambiet, geweigerd: Reversed Mokele Mbembe",
            ),
        ] {
            assert_eq!(name(listed), dutch);
        }
    }

    #[test]
    fn every_known_name_is_one_of_the_list() {
        let listed = super::super::FILES.concat();
        for line in super::KNOWN.lines().skip(1) {
            let (english, dutch) = line.split_once('\t').expect("two columns");
            assert!(listed.contains(english), "{english}");
            assert!(!dutch.is_empty(), "{english}");
        }
    }
}
