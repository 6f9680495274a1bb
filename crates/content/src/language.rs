//! The two languages, and a value in each.

/// A language that every page exists in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// Nederlands, the first language.
    Dutch,
    /// English.
    English,
}

impl Language {
    /// Both, the first language first.
    pub const ALL: [Language; 2] = [Language::Dutch, Language::English];

    /// The tag that names the language's folder: `nl`, `en`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::Dutch => "nl",
            Language::English => "en",
        }
    }
}

/// A value for each language.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Both<T> {
    /// In Dutch.
    pub dutch: T,
    /// In English.
    pub english: T,
}

impl<T> Both<T> {
    /// The value in a language.
    #[must_use]
    pub const fn of(&self, language: Language) -> &T {
        match language {
            Language::Dutch => &self.dutch,
            Language::English => &self.english,
        }
    }

    /// The value in a language, to change it.
    pub const fn of_mut(&mut self, language: Language) -> &mut T {
        match language {
            Language::Dutch => &mut self.dutch,
            Language::English => &mut self.english,
        }
    }
}

impl<T> Both<Option<T>> {
    /// Both values, if both are there.
    #[must_use]
    pub fn whole(self) -> Option<Both<T>> {
        Some(Both { dutch: self.dutch?, english: self.english? })
    }
}
