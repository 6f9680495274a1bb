//! `setoption name NAME [value VALUE]`.
//!
//! Names and values may have blanks in them, so a name goes on until the word
//! `value`, and a value to the end of the line.

use super::Command;
use super::words::{Ended, Words};
use crate::fault::Fault;

pub(super) fn read(words: &mut Words<'_>, faults: &mut Vec<Fault>) -> Option<Command> {
    if words.next_if(|word| word == "name").is_none() {
        faults.push(Fault::NoOptionName(words.rest()));
        return None;
    }
    let (name, ended) = words.until("value");
    if name.is_empty() {
        faults.push(Fault::NoOptionName(words.rest()));
        return None;
    }
    let value = (ended == Ended::AtWord).then(|| words.rest());
    Some(Command::SetOption { name: name.join(" "), value })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::read_command;

    #[test]
    fn names_and_values_have_blanks() {
        let command = read_command("setoption name Move Overhead value 30").command;
        let expected =
            Command::SetOption { name: "Move Overhead".into(), value: Some("30".into()) };
        assert_eq!(command, Some(expected));
        let command = read_command("setoption name BookFile value my books/a b.bin").command;
        let expected =
            Command::SetOption { name: "BookFile".into(), value: Some("my books/a b.bin".into()) };
        assert_eq!(command, Some(expected));
        let command = read_command("setoption name Clear Hash").command;
        assert_eq!(command, Some(Command::SetOption { name: "Clear Hash".into(), value: None }));
    }

    #[test]
    fn an_option_has_a_name() {
        for (line, told) in [
            ("setoption Hash value 16", "Hash value 16"),
            ("setoption", ""),
            ("setoption name value 3", "3"),
        ] {
            let reading = read_command(line);
            assert_eq!(reading.command, None);
            assert_eq!(reading.faults, [Fault::NoOptionName(told.into())]);
        }
    }
}
