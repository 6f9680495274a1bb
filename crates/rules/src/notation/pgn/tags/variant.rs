//! Which game is played, as the `Variant` tag says it.

/// What a `Variant` tag means to us.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// Chess, perhaps from another position.
    Standard,
    /// Chess960, under any of its names.
    Chess960,
    /// Another game, whose moves are not ours to judge.
    Other,
}

/// Names that people and servers give to chess itself.
const STANDARD: [&str; 9] = [
    "",
    "standard",
    "chess",
    "normal",
    "regular",
    "orthodox",
    "classical",
    "fromposition",
    "standardchess",
];

/// Words in the names of Chess960.
const CHESS960: [&str; 3] = ["960", "fischer", "freestyle"];

impl Variant {
    /// What this value of the tag means, whatever its spelling.
    ///
    /// ```
    /// use rokade_rules::notation::pgn::Variant;
    /// assert_eq!(Variant::of("Fischerandom"), Variant::Chess960);
    /// assert_eq!(Variant::of("From Position"), Variant::Standard);
    /// assert_eq!(Variant::of("Crazyhouse"), Variant::Other);
    /// ```
    #[must_use]
    pub fn of(value: &str) -> Variant {
        let plain: alloc::string::String = value
            .chars()
            .filter(|letter| letter.is_alphanumeric())
            .map(|letter| letter.to_ascii_lowercase())
            .collect();
        if STANDARD.contains(&&*plain) {
            Variant::Standard
        } else if CHESS960.iter().any(|word| plain.contains(word)) {
            Variant::Chess960
        } else {
            Variant::Other
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chess960_has_many_names() {
        for name in ["Chess960", "chess 960", "fischerandom", "Fischer Random", "Freestyle Chess"] {
            assert_eq!(Variant::of(name), Variant::Chess960, "{name}");
        }
        for name in ["", "?", "Standard", "normal", "chess"] {
            assert_eq!(Variant::of(name), Variant::Standard, "{name}");
        }
        for name in ["Three-check", "King of the Hill", "Antichess", "atomic", "losers"] {
            assert_eq!(Variant::of(name), Variant::Other, "{name}");
        }
    }
}
