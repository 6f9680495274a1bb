//! Words without their endings.
//!
//! Not the dictionary form, only one form for all: *rokeren*, *rokeert* and *gerokeerd* must become
//! the same, and so must *castling* and *castled*; what they become does not matter. Strong verbs
//! and other exceptions are lines of `search.md`.

use crate::language::Language;

/// Shorter words keep their endings.
const SHORTEST: usize = 3;

/// The stem of a word that [`super::words::words`] gave.
pub(crate) fn stem(word: &str, language: Language) -> String {
    if word.bytes().any(|byte| byte.is_ascii_digit()) {
        return word.to_owned();
    }
    match language {
        Language::Dutch => dutch(word),
        Language::English => english(word),
    }
}

fn dutch(word: &str) -> String {
    let mut stem = word;
    if let Some(rest) = stem.strip_prefix("ge")
        && rest.len() > 4
        && (rest.ends_with('d') || rest.ends_with('t') || rest.ends_with("en"))
    {
        stem = rest;
    }
    for ending in ["etjes", "etje", "tjes", "pjes", "tje", "pje", "jes", "je"] {
        if let Some(rest) = cut(stem, ending) {
            stem = rest;
            break;
        }
    }
    // The plural of *toren* goes before its „en”.
    for plural in ["ens", "els", "ers", "ems"] {
        if let Some(rest) = stem.strip_suffix('s').filter(|rest| rest.len() > SHORTEST)
            && stem.ends_with(plural)
        {
            stem = rest;
            break;
        }
    }
    for ending in ["tten", "dden", "ende", "end", "en", "te", "de", "es", "e", "s", "t", "d", "n"] {
        let Some(rest) = cut(stem, ending) else { continue };
        // Only the n of an infinitive such as „slaan” goes alone.
        let ends_in_vowels = rest.ends_with("aa") || rest.ends_with("ee") || rest.ends_with("ie");
        if ending == "n" && !ends_in_vowels {
            continue;
        }
        stem = match ending {
            "tten" | "dden" => &stem[..rest.len() + 1],
            _ => rest,
        };
        break;
    }
    let mut short = single(stem);
    match short.pop() {
        Some('v') => short.push('f'),
        Some('z') => short.push('s'),
        Some(other) => short.push(other),
        None => {}
    }
    short
}

fn english(word: &str) -> String {
    let mut stem = word;
    for ending in ["ings", "ing", "ies", "ied", "es", "ed", "ly", "s", "e", "y"] {
        let Some(rest) = cut(stem, ending) else { continue };
        if ending == "s" && rest.ends_with('s') {
            continue;
        }
        stem = rest;
        break;
    }
    single(stem.strip_suffix('e').filter(|rest| rest.len() >= SHORTEST).unwrap_or(stem))
}

/// The word without an ending, if enough is left.
fn cut<'a>(word: &'a str, ending: &str) -> Option<&'a str> {
    word.strip_suffix(ending).filter(|rest| rest.chars().count() >= SHORTEST)
}

/// Double letters as one: *pionnen*, *pion*; *aangeraakt*, *aanraken*; *stopped*, *stop*.
fn single(word: &str) -> String {
    let mut single = String::with_capacity(word.len());
    for letter in word.chars() {
        if !single.ends_with(letter) {
            single.push(letter);
        }
    }
    single
}

#[cfg(test)]
mod tests {
    use super::*;

    fn are_one(words: &[&str], language: Language) {
        let stems: Vec<_> = words.iter().map(|word| stem(word, language)).collect();
        assert!(stems.iter().all(|stem| *stem == stems[0]), "{words:?}: {stems:?}");
    }

    #[test]
    fn dutch_forms_of_a_word_become_one() {
        for words in [
            &["rokeren", "rokeert", "rokeer", "gerokeerd"][..],
            &["pion", "pionnen", "pionnetje"],
            &["zet", "zetten"],
            &["stelling", "stellingen"],
            &["toren", "torens", "torentje"],
            &["dame", "dames"],
            &["slaan", "slaat"],
            &["claimen", "claimt", "geclaimd"],
            &["raken", "raakt", "geraakt"],
            &["geven", "geeft", "geef"],
        ] {
            are_one(words, Language::Dutch);
        }
    }

    #[test]
    fn english_forms_of_a_word_become_one() {
        for words in [
            &["castle", "castles", "castled", "castling"][..],
            &["move", "moves", "moved", "moving"],
            &["piece", "pieces"],
            &["touch", "touches", "touched", "touching"],
            &["capture", "captured", "capturing"],
            &["stop", "stopped", "stopping"],
            &["queen", "queens"],
        ] {
            are_one(words, Language::English);
        }
    }

    #[test]
    fn different_words_stay_apart() {
        for (one, other) in [("pat", "pion"), ("mat", "mag"), ("toren", "touren"), ("dame", "dode")]
        {
            assert_ne!(stem(one, Language::Dutch), stem(other, Language::Dutch));
        }
        for (one, other) in [("rook", "rock"), ("mate", "move"), ("king", "kind")] {
            assert_ne!(stem(one, Language::English), stem(other, Language::English));
        }
    }
}
