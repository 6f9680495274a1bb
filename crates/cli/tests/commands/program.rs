//! Running the program in a bare environment, so that no locale or colour of the tester leaks in.

use assert_cmd::Command;

/// The program, speaking a language.
pub fn rokade(language: &str) -> Command {
    let mut command = bare();
    command.env("LANG", language);
    command
}

/// The program, with nothing said about the language.
pub fn bare() -> Command {
    let mut command = Command::cargo_bin("rokade").unwrap();
    command.env_clear();
    command
}

/// Runs with these arguments and this input; gives standard output, standard error and the code.
pub fn run(mut command: Command, arguments: &[&str], input: &str) -> (String, String, i32) {
    let output = command.args(arguments).write_stdin(input).output().unwrap();
    (
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
        output.status.code().unwrap(),
    )
}

/// Runs in English.
pub fn english(arguments: &[&str], input: &str) -> (String, String, i32) {
    run(rokade("en_GB.UTF-8"), arguments, input)
}

/// Runs in Dutch.
pub fn dutch(arguments: &[&str], input: &str) -> (String, String, i32) {
    run(rokade("nl_NL.UTF-8"), arguments, input)
}
