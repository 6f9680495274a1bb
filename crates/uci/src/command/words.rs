//! The words of a line, divided by any white space.

/// Words that have not been read yet.
pub(super) struct Words<'a> {
    rest: core::iter::Peekable<core::str::SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    pub(super) fn of(line: &'a str) -> Words<'a> {
        Words { rest: line.split_whitespace().peekable() }
    }

    /// The next word.
    pub(super) fn next(&mut self) -> Option<&'a str> {
        self.rest.next()
    }

    /// The next word, if it is wanted; otherwise it stays.
    pub(super) fn next_if(&mut self, is_wanted: impl FnOnce(&str) -> bool) -> Option<&'a str> {
        self.rest.next_if(|word| is_wanted(word))
    }

    /// The words up to one that ends them, which is read too.
    pub(super) fn until(&mut self, end: &str) -> (Vec<&'a str>, Ended) {
        let mut found = Vec::new();
        for word in self.rest.by_ref() {
            if word == end {
                return (found, Ended::AtWord);
            }
            found.push(word);
        }
        (found, Ended::WithLine)
    }

    /// All that is left, with single blanks.
    pub(super) fn rest(&mut self) -> String {
        self.rest.by_ref().collect::<Vec<_>>().join(" ")
    }
}

/// Where a row of words ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ended {
    /// At the word that was looked for.
    AtWord,
    /// With the line.
    WithLine,
}
