//! Which of the two languages the program speaks.
//!
//! `--lang` decides. Without it the locale does, in the order of POSIX (`LC_ALL`, `LC_MESSAGES`,
//! `LANG`): a Dutch locale gets Dutch. Everything else, the `C` locale of scripts included, gets
//! English, as programs of the command line do.

use std::ffi::OsStr;

use clap::ValueEnum;
use rokade_rules::notation::Letters;

/// A language that every text exists in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    /// Nederlands.
    #[value(name = "nl")]
    Dutch,
    /// English.
    #[value(name = "en")]
    English,
}

/// The variables of the locale, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Language {
    /// Both languages, the first one first.
    pub(crate) const ALL: [Self; 2] = [Self::Dutch, Self::English];

    /// The tag that names the language's folder of texts.
    pub(crate) const fn tag(self) -> &'static str {
        match self {
            Self::Dutch => "nl",
            Self::English => "en",
        }
    }

    /// The letters that its players write moves with.
    pub(crate) const fn letters(self) -> Letters {
        match self {
            Self::Dutch => Letters::Dutch,
            Self::English => Letters::English,
        }
    }

    /// What to speak before the arguments have been read, because their faults and their help need
    /// a language too. A wrong `--lang` is passed over here and refused when they are read.
    pub(crate) fn of_arguments_or_locale<A: AsRef<OsStr>>(
        arguments: impl IntoIterator<Item = A>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Self {
        Self::of_arguments(arguments).unwrap_or_else(|| Self::of_locale(variable))
    }

    fn of_arguments<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Option<Self> {
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            let argument = argument.as_ref().to_str().unwrap_or_default();
            if argument == "--" {
                return None;
            }
            if argument == "--lang" {
                let next = arguments.next()?;
                return Self::of_tag(next.as_ref().to_str().unwrap_or_default());
            }
            if let Some(tag) = argument.strip_prefix("--lang=") {
                return Self::of_tag(tag);
            }
        }
        None
    }

    fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Self {
        let locale = VARIABLES.into_iter().filter_map(variable).find(|value| !value.is_empty());
        match locale.as_deref().map(|name| name.split(['_', '.', '@', '-']).next()) {
            Some(Some("nl")) => Self::Dutch,
            _ => Self::English,
        }
    }

    fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.tag() == tag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(arguments: &[&str], locale: &[(&str, &str)]) -> Language {
        Language::of_arguments_or_locale(arguments, |name| {
            locale.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_option_goes_before_the_locale() {
        let dutch = [("LANG", "nl_NL.UTF-8")];
        assert_eq!(spoken(&["rokade", "--lang", "en"], &dutch), Language::English);
        assert_eq!(spoken(&["rokade", "perft", "--lang=en"], &dutch), Language::English);
        assert_eq!(spoken(&["rokade", "--lang=nl"], &[]), Language::Dutch);
    }

    #[test]
    fn what_is_no_option_does_not_count() {
        let dutch = [("LANG", "nl_BE")];
        assert_eq!(spoken(&["rokade", "--", "--lang=en"], &dutch), Language::Dutch);
        assert_eq!(spoken(&["rokade", "--lang"], &dutch), Language::Dutch);
        assert_eq!(spoken(&["rokade", "--lang", "fr"], &dutch), Language::Dutch);
    }

    #[test]
    fn the_locale_is_read_as_posix_says() {
        assert_eq!(spoken(&[], &[("LC_ALL", "nl"), ("LANG", "en_GB")]), Language::Dutch);
        assert_eq!(spoken(&[], &[("LC_ALL", ""), ("LANG", "nl_NL.UTF-8")]), Language::Dutch);
        assert_eq!(spoken(&[], &[("LC_MESSAGES", "C"), ("LANG", "nl_NL")]), Language::English);
        assert_eq!(spoken(&[], &[("LANG", "nlx_XX")]), Language::English);
        assert_eq!(spoken(&[], &[]), Language::English);
    }
}
