//! `rokade admin`: for whoever runs a house. What is about people is in `people.rs`.

use std::io::Write as _;
use std::path::Path;

use rokade_server::store::{backup, restore};

use crate::arguments::{AdminArguments, AdminCommand};
use crate::failure::{Ending, Failure};
use crate::people;
use crate::texts::Texts;

/// Does one thing and says what was done.
pub(crate) fn run(arguments: &AdminArguments, texts: &Texts) -> Result<Ending, Failure> {
    let told = match &arguments.command {
        AdminCommand::Backup(arguments) => {
            backup(&arguments.kept.folder_of_file()?, &arguments.folder)
                .map_err(Failure::Backup)?;
            texts.tell("admin-backed-up", &[("path", &shown(&arguments.folder))])
        }
        AdminCommand::People(arguments) => people::list(arguments, texts)?,
        AdminCommand::Reports(arguments) => people::reports(arguments, texts)?,
        AdminCommand::Add(arguments) => people::add(arguments, texts)?,
        AdminCommand::Reset(arguments) => people::reset(arguments, texts)?,
        AdminCommand::Plan(arguments) => people::set_plan(arguments, texts)?,
        AdminCommand::Age(arguments) => people::set_age(arguments, texts)?,
        AdminCommand::Restore(arguments) => {
            let data = arguments.kept.folder_of_file()?;
            match restore(&arguments.folder, &data).map_err(Failure::Backup)? {
                Some(before) => texts.tell("admin-restored-beside", &[("path", &shown(&before))]),
                None => texts.say("admin-restored"),
            }
        }
    };
    writeln!(anstream::stdout(), "{told}").map_err(Failure::Output)?;
    Ok(Ending::Clean)
}

fn shown(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
