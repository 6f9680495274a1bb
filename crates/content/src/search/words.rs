//! A text as words, and a word without what typing adds to it.

/// The words of a text: small letters, no accents, apostrophes taken out. Letters and digits stand
/// apart (`3x` is two words), except in the name of a square (`b1`).
pub(crate) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let folded = text.to_lowercase().replace(['\'', '’', '‘'], "").replace('½', " half ");
    for part in folded.split(|letter: char| !letter.is_alphanumeric()) {
        let part: String = part.chars().flat_map(plain).collect();
        if is_square(&part) {
            words.push(part);
            continue;
        }
        let mut rest = part.as_str();
        while let Some(first) = rest.chars().next() {
            let is_digit = first.is_ascii_digit();
            let end =
                rest.find(|letter: char| letter.is_ascii_digit() != is_digit).unwrap_or(rest.len());
            words.push(rest[..end].to_owned());
            rest = &rest[end..];
        }
    }
    words
}

fn is_square(word: &str) -> bool {
    matches!(word.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

/// A letter without its accent, as one or two plain ones.
fn plain(letter: char) -> impl Iterator<Item = char> {
    let (first, second) = match letter {
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => ('a', None),
        'ç' => ('c', None),
        'è' | 'é' | 'ê' | 'ë' => ('e', None),
        'ì' | 'í' | 'î' | 'ï' => ('i', None),
        'ñ' => ('n', None),
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' | 'ø' => ('o', None),
        'ù' | 'ú' | 'û' | 'ü' => ('u', None),
        'ĳ' => ('i', Some('j')),
        'ß' => ('s', Some('s')),
        'œ' => ('o', Some('e')),
        'æ' => ('a', Some('e')),
        other => (other, None),
    };
    std::iter::once(first).chain(second)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_apostrophes_and_signs_fall_away() {
        assert_eq!(
            words("J’adoube, één  koning's ½-½!"),
            ["jadoube", "een", "konings", "half", "half"]
        );
    }

    #[test]
    fn letters_and_digits_stand_apart_but_not_in_a_square() {
        assert_eq!(words("3x Chess960 b1 b12"), ["3", "x", "chess", "960", "b1", "b", "12"]);
    }
}
