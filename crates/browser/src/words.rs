//! Reading the single words of the wire that JavaScript hands over.
//!
//! Answers are JSON, questions are words: a reader of JSON would be a fifth of what a first view
//! has to load.

#[cfg(any(
    feature = "game",
    feature = "sitting",
    feature = "lessons",
    feature = "puzzles",
    feature = "study"
))]
use rokade_rules::Square;
#[cfg(feature = "game")]
use rokade_wire::Deed;
use rokade_wire::Fault;
use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer};

/// Reads one word of the wire, such as `dutch`.
pub(crate) fn word<T: DeserializeOwned>(text: &str, expected: &str) -> Result<T, Fault> {
    let word: StrDeserializer<'_, Error> = text.into_deserializer();
    T::deserialize(word)
        .map_err(|_| Fault::Word { text: text.to_owned(), expected: expected.to_owned() })
}

#[cfg(any(
    feature = "game",
    feature = "sitting",
    feature = "lessons",
    feature = "puzzles",
    feature = "study"
))]
/// Reads a square such as `e4`.
pub(crate) fn square(text: &str) -> Result<Square, Fault> {
    word::<rokade_wire::Square>(text, "a square such as e4").map(|square| square.0)
}

/// A deed from its name, whom it is about, and what else it needs: a move, a ground, a decision …
/// and the move that a claim announces.
#[cfg(feature = "game")]
pub(crate) fn deed(
    is: &str,
    by: Option<&str>,
    what: Option<String>,
    intended: Option<String>,
) -> Result<Deed, Fault> {
    let by = || word(by.unwrap_or_default(), "Color");
    let what = what.unwrap_or_default();
    Ok(match is {
        "move" => Deed::Move { uci: what },
        "offer" => Deed::Offer { by: by()? },
        "accept" => Deed::Accept { by: by()? },
        "decline" => Deed::Decline { by: by()? },
        "claim" => Deed::Claim { by: by()?, ground: word(&what, "Ground")?, intended },
        "resign" => Deed::Resign { by: by()? },
        "flagFall" => Deed::FlagFall { of: by()? },
        "bothFlags" => Deed::BothFlags { guidelines: word(&what, "Guidelines")? },
        "illegalMove" => Deed::IllegalMove { by: by()? },
        "decide" => Deed::Decide { decision: word(&what, "Decision")? },
        _ => return Err(Fault::Word { text: is.to_owned(), expected: "a deed".to_owned() }),
    })
}

#[cfg(all(test, feature = "game"))]
mod tests {
    use super::*;
    use rokade_wire::{Color, Ground};

    #[test]
    fn a_deed_is_read_from_its_words() {
        let read = deed("claim", Some("black"), Some("moveCount".to_owned()), None);
        let claim = Deed::Claim { by: Color::Black, ground: Ground::MoveCount, intended: None };
        assert_eq!(read, Ok(claim));
    }

    #[test]
    fn a_word_that_is_missing_or_unknown_is_quoted() {
        let fault = |text: &str, expected: &str| {
            Err(Fault::Word { text: text.to_owned(), expected: expected.to_owned() })
        };
        assert_eq!(deed("dance", None, None, None), fault("dance", "a deed"));
        assert_eq!(deed("offer", None, None, None), fault("", "Color"));
        assert_eq!(deed("resign", Some("green"), None, None), fault("green", "Color"));
    }
}
