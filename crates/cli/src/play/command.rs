//! The words that are no moves: help, undo, resign …, in both languages.
//!
//! Every word is understood whatever language the program speaks. They are texts like all others
//! (`play-words-undo = terug neem-terug`); that no word means two things, or could be a move, is
//! tested below.

use crate::language::Language;
use crate::texts::Texts;

/// Something to do that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Help,
    Board,
    Moves,
    Score,
    Fen,
    Undo,
    Flip,
    Claim,
    Resign,
    Quit,
}

/// Each command and the text that holds its words.
const WORDS: [(Command, &str); 10] = [
    (Command::Help, "play-words-help"),
    (Command::Board, "play-words-board"),
    (Command::Moves, "play-words-moves"),
    (Command::Score, "play-words-score"),
    (Command::Fen, "play-words-fen"),
    (Command::Undo, "play-words-undo"),
    (Command::Flip, "play-words-flip"),
    (Command::Claim, "play-words-claim"),
    (Command::Resign, "play-words-resign"),
    (Command::Quit, "play-words-quit"),
];

/// All words of both languages.
pub(crate) struct Commands {
    words: Vec<(String, Command)>,
}

impl Commands {
    /// Gathers the words.
    pub(crate) fn of_both_languages() -> Self {
        let mut words = Vec::new();
        for texts in Language::ALL.map(Texts::of) {
            for (command, key) in WORDS {
                let said = texts.say(key);
                words.extend(said.split_whitespace().map(|word| (word.to_owned(), command)));
            }
        }
        Self { words }
    }

    /// The command that a word means, if it is one. Case does not matter.
    pub(crate) fn find(&self, word: &str) -> Option<Command> {
        let word = word.to_lowercase();
        self.words.iter().find(|(known, _)| *known == word).map(|&(_, command)| command)
    }
}

#[cfg(test)]
mod tests {
    use rokade_rules::notation::Letters;

    use super::*;

    #[test]
    fn both_languages_are_understood_in_any_case() {
        let commands = Commands::of_both_languages();
        for (word, command) in [
            ("help", Command::Help),
            ("hulp", Command::Help),
            ("?", Command::Help),
            ("TERUG", Command::Undo),
            ("undo", Command::Undo),
            ("Opgeven", Command::Resign),
            ("resign", Command::Resign),
            ("claim", Command::Claim),
            ("draai", Command::Flip),
            ("flip", Command::Flip),
            ("zetten", Command::Moves),
            ("moves", Command::Moves),
            ("stop", Command::Quit),
            ("quit", Command::Quit),
        ] {
            assert_eq!(commands.find(word), Some(command), "{word}");
        }
        assert_eq!(commands.find("e4"), None);
    }

    #[test]
    fn no_word_means_two_things() {
        let commands = Commands::of_both_languages();
        for (word, command) in &commands.words {
            assert_eq!(commands.find(word), Some(*command), "{word}");
        }
    }

    #[test]
    fn no_word_could_be_a_move() {
        // A move has a digit or castles; a word has neither, and is no letter of a piece alone.
        for (word, _) in Commands::of_both_languages().words {
            assert!(!word.contains(|c: char| c.is_ascii_digit()), "{word}");
            assert!(!word.starts_with("o-o"), "{word}");
            let is_piece = |letters: Letters| {
                word.chars().count() == 1
                    && word.to_uppercase().chars().any(|c| letters.role_of(c).is_some())
            };
            assert!(!Letters::ALL.into_iter().any(is_piece), "{word}");
        }
    }
}
