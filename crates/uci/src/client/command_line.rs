//! How a program is started: its name and its arguments.

use core::fmt;
use core::str::FromStr;

/// A program and its arguments, as they are typed. Quotation marks keep blanks
/// together; nothing else is special.
///
/// ```
/// use rokade_uci::client::CommandLine;
///
/// let line: CommandLine = "\"my engines/rokade\" uci".parse()?;
/// assert_eq!(line.program(), "my engines/rokade");
/// assert_eq!(line.arguments(), ["uci"]);
/// # Ok::<(), rokade_uci::client::NoProgram>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLine {
    program: String,
    arguments: Vec<String>,
}

/// A command line without a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoProgram;

impl fmt::Display for NoProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no program is named")
    }
}

impl core::error::Error for NoProgram {}

impl CommandLine {
    /// The program.
    #[must_use]
    pub fn program(&self) -> &str {
        &self.program
    }

    /// What stands behind it.
    #[must_use]
    pub fn arguments(&self) -> &[String] {
        &self.arguments
    }
}

impl FromStr for CommandLine {
    type Err = NoProgram;

    fn from_str(text: &str) -> Result<CommandLine, NoProgram> {
        let mut words = words(text).into_iter();
        let program = words.next().filter(|program| !program.is_empty()).ok_or(NoProgram)?;
        Ok(CommandLine { program, arguments: words.collect() })
    }
}

fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut is_quoted = false;
    for letter in text.chars() {
        match letter {
            '"' => {
                is_quoted = !is_quoted;
                word.get_or_insert_default();
            }
            blank if blank.is_whitespace() && !is_quoted => words.extend(word.take()),
            letter => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_blanks() {
        assert_eq!(words("a  b\tc"), ["a", "b", "c"]);
        assert_eq!(words(" \"a b\"c \"\" "), ["a bc", ""]);
        assert_eq!("  ".parse::<CommandLine>(), Err(NoProgram));
        assert_eq!("\"\" x".parse::<CommandLine>(), Err(NoProgram));
    }
}
