//! Everything that ends a command early, and how each is told.
//!
//! A failure is a value until the last moment; `main` tells it on standard error in the reader's
//! language and ends with code 2. Faults in single lines of input do not end a command: they are
//! told where they happen, and the command ends with [`Ending::WithFaults`].

use std::io;
use std::path::PathBuf;

use rokade_club::ports::StoreFault;
use rokade_engine::network::NetworkError;
use rokade_server::members::HostFault;
use rokade_server::store::{BackupFault, FolderFault, OpenFault, PostgresFault};
use rokade_server::{BindError, CertificateFault, ListenAtError};
use rokade_uci::client::EngineFault;

use crate::input::{LONGEST_LINE_BYTES, Line};
use crate::load::LoadFault;
use crate::people;
use crate::quote::quote;
use crate::texts::Texts;

/// How a command that ran to its end ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// Everything was as it should be.
    Clean,
    /// Some of the input could not be used; that has been told already.
    WithFaults,
}

/// Why a command could not go on.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments cannot be used; the text is in the reader's language already.
    Arguments(String),
    /// `--listen` is no address.
    Listen(ListenAtError),
    /// The server's address cannot be taken.
    Bind(BindError),
    /// There is no HTTPS with what was given.
    Certificate(CertificateFault),
    /// The system gives the server no threads or no signals.
    System(io::Error),
    /// The user has no folder for data, and none was named.
    NoDataFolder,
    /// The folder for data cannot be used.
    DataFolder(FolderFault),
    /// The file in it cannot be opened.
    Data(OpenFault),
    /// The database cannot be opened.
    Database(PostgresFault),
    /// What was asked is about a file, and games are in a database.
    InDatabase(String),
    /// There is no backup, or no going back to one.
    Backup(BackupFault),
    /// The host cannot do that with an account.
    Host(HostFault),
    /// What is in the file cannot be read.
    Store(StoreFault),
    /// The house did not stand the load, or none was there.
    Load(LoadFault),
    /// A file cannot be read.
    Input { path: PathBuf, source: io::Error },
    /// A file holds no network.
    Network { path: PathBuf, source: NetworkError },
    /// A file cannot be written.
    File { path: PathBuf, source: io::Error },
    /// Another engine does not do what it is asked.
    Engine(EngineFault),
    /// Standard input cannot be read.
    StandardInput(io::Error),
    /// A line of input is longer than any that makes sense.
    LongLine(Line),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl Failure {
    /// Whether whoever reads our output has simply seen enough, as `head` does.
    pub(crate) fn is_farewell(&self) -> bool {
        matches!(self, Self::Output(fault) if fault.kind() == io::ErrorKind::BrokenPipe)
    }

    /// One line for the person at the keyboard.
    pub(crate) fn tell(&self, texts: &Texts) -> String {
        match self {
            Self::Arguments(told) => told.clone(),
            Self::Listen(ListenAtError(text)) => {
                texts.tell("serve-no-address", &[("text", &quote(text))])
            }
            Self::Bind(fault) => tell_bind(fault, texts),
            Self::Certificate(fault) => {
                texts.tell("serve-no-certificate", &[("reason", &fault.to_string())])
            }
            Self::System(source) => {
                texts.tell("serve-no-system", &[("reason", &source.to_string())])
            }
            Self::NoDataFolder => texts.say("serve-no-folder"),
            Self::DataFolder(FolderFault::InUse(path)) => {
                texts.tell("serve-folder-in-use", &[("path", &quote(&path.to_string_lossy()))])
            }
            Self::DataFolder(fault) => {
                texts.tell("serve-no-data", &[("reason", &fault.to_string())])
            }
            Self::Host(fault) => people::tell(fault, texts),
            Self::Data(OpenFault::Nothing(path)) => {
                texts.tell("admin-no-house", &[("path", &quote(&path.to_string_lossy()))])
            }
            Self::Data(fault) => texts.tell("serve-no-data", &[("reason", &fault.to_string())]),
            Self::Database(fault) => tell_database(fault, texts),
            Self::InDatabase(place) => texts.tell("admin-in-database", &[("place", place)]),
            Self::Backup(BackupFault::Folder(FolderFault::InUse(path))) => {
                texts.tell("admin-in-use", &[("path", &quote(&path.to_string_lossy()))])
            }
            Self::Backup(BackupFault::Nothing(path)) => {
                texts.tell("admin-nothing", &[("path", &quote(&path.to_string_lossy()))])
            }
            Self::Backup(BackupFault::Exists(path)) => {
                texts.tell("admin-exists", &[("path", &quote(&path.to_string_lossy()))])
            }
            Self::Backup(fault) => texts.tell("admin-failed", &[("reason", &fault.to_string())]),
            Self::Store(fault) => texts.tell("serve-no-data", &[("reason", &fault.to_string())]),
            Self::Load(fault) => texts.tell("load-failed", &[("reason", &fault.to_string())]),
            Self::Input { path, source } => texts.tell(
                "input-unreadable",
                &[("path", &quote(&path.to_string_lossy())), ("reason", &source.to_string())],
            ),
            Self::Network { path, source } => texts.tell(
                "file-no-network",
                &[("path", &quote(&path.to_string_lossy())), ("reason", &source.to_string())],
            ),
            Self::File { path, source } => texts.tell(
                "file-unwritable",
                &[("path", &quote(&path.to_string_lossy())), ("reason", &source.to_string())],
            ),
            Self::Engine(source) => texts.tell("engine-failed", &[("reason", &source.to_string())]),
            Self::StandardInput(source) => {
                texts.tell("input-stdin-unreadable", &[("reason", &source.to_string())])
            }
            Self::LongLine(line) => {
                let most = LONGEST_LINE_BYTES.to_string();
                line.tell_fault(1, &texts.tell("input-long-line", &[("most", &most)]), texts)
            }
            Self::Output(source) => {
                texts.tell("output-unwritable", &[("reason", &source.to_string())])
            }
        }
    }
}

fn tell_bind(fault: &BindError, texts: &Texts) -> String {
    let port = fault.address.port();
    if fault.is_taken() {
        // The next port is only a suggestion; the last one has none after it.
        let other = port.checked_add(1).unwrap_or(7070);
        return texts.tell(
            "serve-port-taken",
            &[("port", &port.to_string()), ("other", &other.to_string())],
        );
    }
    texts.tell(
        "serve-no-bind",
        &[("address", &fault.address.to_string()), ("reason", &fault.source.to_string())],
    )
}

fn tell_database(fault: &PostgresFault, texts: &Texts) -> String {
    match fault {
        PostgresFault::Address(why) => texts.tell("serve-no-store", &[("reason", why)]),
        PostgresFault::InUse(place) => texts.tell("serve-store-in-use", &[("place", place)]),
        fault => texts.tell("serve-no-data", &[("reason", &fault.to_string())]),
    }
}
