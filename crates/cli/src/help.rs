//! The help pages and the faults of arguments, in the reader's language.
//!
//! `clap` reads the arguments; its words are replaced by ours. Each command, option and value has
//! a text named after it (`help-serve`, `help-serve-listen`, `value-listen`); `help-serve-usage`
//! is its shape and `help-serve-examples` stands at the end of the page.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory as _, FromArgMatches as _};

use crate::arguments::{Arguments, PERFT_DEPTHS};
use crate::quote::quote;
use crate::texts::Texts;

/// The options that can stand without a command.
const OF_SERVER: [&str; 10] = [
    "listen",
    "data",
    "store",
    "connections",
    "proxy",
    "metrics",
    "certificate",
    "key",
    "no_open",
    "json",
];

/// What came of reading the arguments.
pub(crate) enum Reading {
    /// A command to run.
    Arguments(Box<Arguments>),
    /// A page to print: help or the version.
    Page(String),
    /// A fault, told in one line.
    Fault(String),
}

/// Reads the arguments, the program's name first.
pub(crate) fn read(arguments: impl IntoIterator<Item = OsString>, texts: &Texts) -> Reading {
    let matches = match command(texts).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(fault) => return unread(&fault, texts),
    };
    if let Some(told) = tell_misplaced(&matches, texts) {
        return Reading::Fault(told);
    }
    match Arguments::from_arg_matches(&matches) {
        Ok(arguments) => Reading::Arguments(Box::new(arguments)),
        Err(fault) => unread(&fault, texts),
    }
}

fn unread(fault: &clap::Error, texts: &Texts) -> Reading {
    match fault.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            Reading::Page(fault.render().ansi().to_string())
        }
        _ => Reading::Fault(tell(fault, texts)),
    }
}
/// Options before a command belong to the server that starts without one. Passing over them in
/// silence would surprise, so `rokade --no-open play` is refused.
fn tell_misplaced(matches: &ArgMatches, texts: &Texts) -> Option<String> {
    let command = matches.subcommand_name()?;
    let given = |id: &&str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let option = OF_SERVER.into_iter().find(given)?.replace('_', "-");
    let told = texts
        .tell("arguments-misplaced", &[("what", &format!("--{option}")), ("command", command)]);
    Some(told)
}

/// The whole command line with its help in the reader's language.
pub(crate) fn command(texts: &Texts) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let plain = Arguments::command().disable_version_flag(true).arg(version);
    dressed(plain, "rokade", texts)
}

/// Puts our words on a command and on all below it.
fn dressed(command: Command, name: &str, texts: &Texts) -> Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let mut command = command
        .about(texts.say(&format!("help-{name}")))
        .disable_help_flag(true)
        .arg(help)
        .help_template(format!(
            "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
            texts.say("help-usage")
        ))
        .override_usage(texts.say(&format!("help-{name}-usage")))
        .subcommand_help_heading(texts.say("help-commands"))
        .mut_args(|argument| worded(argument, name, texts))
        .mut_subcommands(|inner| {
            // A command of a command is named after both.
            let name = match name {
                "rokade" => inner.get_name().to_owned(),
                outer => format!("{outer}-{}", inner.get_name()),
            };
            dressed(inner, &name, texts)
        });
    if let Some(examples) = texts.find(&format!("help-{name}-examples")) {
        command = command.after_help(format!("{}:\n{examples}", texts.say("help-examples")));
    }
    command
}

/// Puts our words on one argument. Defaults and possible values are part of its text.
fn worded(argument: Arg, command: &str, texts: &Texts) -> Arg {
    let id = argument.get_id().to_string();
    // Options that every command has are described once.
    let text = texts
        .find(&format!("help-{command}-{id}"))
        .unwrap_or_else(|| texts.say(&format!("help-any-{id}")));
    let heading = if argument.is_positional() { "help-arguments" } else { "help-options" };
    let argument = argument.help(text).help_heading(texts.say(heading));
    if argument.get_action().takes_values() {
        argument
            .value_name(texts.say(&format!("value-{id}")))
            .hide_possible_values(true)
            .hide_default_value(true)
    } else {
        argument
    }
}

/// Tells what is wrong with the arguments, in one line and a pointer to the help.
fn tell(fault: &clap::Error, texts: &Texts) -> String {
    let context = |kind| fault.get(kind).map(shown).unwrap_or_default();
    let what = context(ContextKind::InvalidArg);
    let told = match fault.kind() {
        ErrorKind::UnknownArgument => texts.tell("arguments-unknown", &[("what", &what)]),
        ErrorKind::InvalidSubcommand => texts
            .tell("arguments-no-command", &[("what", &context(ContextKind::InvalidSubcommand))]),
        ErrorKind::MissingRequiredArgument => texts.tell("arguments-missing", &[("what", &what)]),
        ErrorKind::ArgumentConflict if what == context(ContextKind::PriorArg) => {
            texts.tell("arguments-twice", &[("what", &what)])
        }
        ErrorKind::ArgumentConflict => texts.tell(
            "arguments-conflict",
            &[("what", &what), ("other", &context(ContextKind::PriorArg))],
        ),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = context(ContextKind::InvalidValue);
            let possible = match context(ContextKind::ValidValue) {
                none if none.is_empty() => possible_numbers(&what, texts).unwrap_or_default(),
                some => some,
            };
            let key = match (value.is_empty(), possible.is_empty()) {
                (true, _) => "arguments-no-value",
                (false, true) => "arguments-bad-value",
                (false, false) => "arguments-bad-choice",
            };
            texts.tell(key, &[("what", &what), ("value", &value), ("possible", &possible)])
        }
        _ => texts.say("arguments-unreadable"),
    };
    format!("{told}\n{}", texts.say("arguments-see-help"))
}

/// Which numbers an option takes, if it is one that takes numbers between two bounds.
fn possible_numbers(option: &str, texts: &Texts) -> Option<String> {
    let (least, most) = match option.split(' ').next() {
        Some("--depth") => (PERFT_DEPTHS.start(), PERFT_DEPTHS.end()),
        _ => return None,
    };
    let bounds = [("least", &*least.to_string()), ("most", &*most.to_string())];
    Some(texts.tell("arguments-numbers", &bounds))
}

/// A part of `clap`'s description of a fault, as text. What was given comes back as a quote.
fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => quote(text).into_owned(),
        ContextValue::Strings(texts) => texts.join(", "),
        ContextValue::Number(number) => number.to_string(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn every_command_and_argument_has_its_words_in_both_languages() {
        for language in Language::ALL {
            let mut whole = command(&Texts::of(language));
            whole.build();
            check(&whole, language);
        }
    }

    fn check(command: &Command, language: Language) {
        let has_words = |text: Option<String>, of: &str| {
            let text = text.unwrap_or_default();
            assert!(!text.is_empty() && !text.starts_with("help-"), "{language:?} {of}: {text}");
        };
        has_words(command.get_about().map(ToString::to_string), command.get_name());
        for argument in command.get_arguments() {
            has_words(argument.get_help().map(ToString::to_string), argument.get_id().as_str());
            for name in argument.get_value_names().into_iter().flatten() {
                assert!(!name.starts_with("value-"), "{language:?} {name}");
            }
        }
        for inner in command.get_subcommands() {
            check(inner, language);
        }
    }

    #[test]
    fn every_example_is_a_command_line_of_ours() {
        for language in Language::ALL {
            let texts = Texts::of(language);
            let mut whole = command(&texts);
            whole.build();
            let mut read = 0;
            for example in examples(&whole) {
                let shell_parts = example.split(['|', '&']).map(str::trim);
                for ours in shell_parts.filter(|part| part.starts_with("rokade")) {
                    let given = words(ours).into_iter().map(OsString::from);
                    let fault = command(&texts).try_get_matches_from(given).err();
                    assert!(fault.is_none(), "{language:?} {ours}: {fault:?}");
                    read += 1;
                }
            }
            assert!(read > 50, "{language:?}: {read}");
        }
    }

    /// The lines below the heading of examples, of a command and of all below it. What stands far
    /// behind a line explains it.
    fn examples(command: &Command) -> Vec<String> {
        let page = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let lines = page.lines().skip(1).map(str::trim);
        let mut found: Vec<_> =
            lines.filter_map(|line| line.split("   ").next()).map(str::to_owned).collect();
        found.extend(command.get_subcommands().flat_map(examples));
        found
    }

    /// The words of a command line, to where it is led elsewhere; quotes keep one together.
    fn words(line: &str) -> Vec<String> {
        let mut words = Vec::new();
        for (index, part) in line.split('"').enumerate() {
            if index % 2 == 1 {
                words.push(part.to_owned());
                continue;
            }
            let led = part.find(['>', '<']);
            words.extend(part[..led.unwrap_or(part.len())].split_whitespace().map(str::to_owned));
            if led.is_some() {
                break;
            }
        }
        words
    }
}
