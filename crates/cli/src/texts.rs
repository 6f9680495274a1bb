//! Every word that a person reads, out of the Fluent files of `content/texts`.
//!
//! The files are part of the program. Numbers come in as texts: a move count may be larger than
//! Fluent's own numbers are exact, and a count is never grouped or rounded here.

use fluent::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// The files that the command line speaks from: its own, and those that it shares with the client.
macro_rules! files {
    ($folder:literal) => {
        [
            include_str!(concat!("../../../content/texts/", $folder, "/cli.ftl")),
            include_str!(concat!("../../../content/texts/", $folder, "/board.ftl")),
            include_str!(concat!("../../../content/texts/", $folder, "/game.ftl")),
            include_str!(concat!("../../../content/texts/", $folder, "/levels.ftl")),
            include_str!(concat!("../../../content/texts/", $folder, "/refusals.ftl")),
            include_str!(concat!("../../../content/texts/", $folder, "/review.ftl")),
        ]
    };
}

/// The space that keeps two words on one line.
const NO_BREAK: char = '\u{a0}';

/// The texts of one language.
pub(crate) struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Reads the texts of a language.
    pub(crate) fn of(language: Language) -> Self {
        let files = match language {
            Language::Dutch => files!("nl"),
            Language::English => files!("en"),
        };
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        // Direction marks around values would end up in terminals and in pipes.
        bundle.set_use_isolating(false);
        for file in files {
            // A fault leaves out that one text; the tests see to it that there is none.
            let resource = FluentResource::try_new(file.to_owned())
                .unwrap_or_else(|(readable, _faults)| readable);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The language of these texts.
    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// A text without values.
    pub(crate) fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// A text with values for its placeholders. A key without a text tells itself, so that nothing
    /// is ever lost in silence.
    pub(crate) fn tell(&self, key: &str, values: &[(&str, &str)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut arguments = FluentArgs::new();
        for &(name, value) in values {
            arguments.set(name, value);
        }
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new());
        // Spaces that do not break are for screens that wrap; a pipe is searched with plain ones.
        text.replace(NO_BREAK, " ")
    }

    /// A text that may be absent, such as the example of a command that needs none.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        self.bundle.has_message(key).then(|| self.say(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_put_in_without_marks_or_rounding() {
        let texts = Texts::of(Language::English);
        let told = texts.tell("input-line", &[("line", "18446744073709551615"), ("column", "2")]);
        assert_eq!(told, "line 18446744073709551615, column 2");
    }

    #[test]
    fn no_space_is_of_a_kind_that_cannot_be_searched_for() {
        for texts in Language::ALL.map(Texts::of) {
            let told = texts.tell("refusal", &[("why", "a\u{a0}b"), ("article", "3.9.2")]);
            assert!(!told.contains(NO_BREAK), "{told:?}");
        }
    }

    #[test]
    fn a_text_that_is_not_there_tells_its_key() {
        assert_eq!(Texts::of(Language::Dutch).say("no-such-key"), "no-such-key");
    }
}
