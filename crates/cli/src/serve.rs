//! `rokade` and `rokade serve`: the house opens.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;

use rokade_server::online::{House, Signer, SystemChance};
use rokade_server::store::DataFolder;
use rokade_server::{
    Allowance, ClientFiles, Door, Limits, ListenAt, Plans, house_router, stop_signal,
};
use serde::Serialize;
use tracing_subscriber::EnvFilter;

use crate::arguments::ServeArguments;
use crate::data_folder;
use crate::failure::{Ending, Failure};
use crate::texts::Texts;

/// The variable that says how much the server writes down; `info` shows each answer.
const LOG_VARIABLE: &str = "ROKADE_LOG";

/// What `--json` prints when the house is open.
#[derive(Serialize)]
struct Opened<'a> {
    url: &'a str,
    listening: &'a [SocketAddr],
}

/// Serves until a signal asks it to stop.
pub(crate) fn run(arguments: &ServeArguments, texts: &Texts) -> Result<Ending, Failure> {
    let at: ListenAt = arguments.listen.parse().map_err(Failure::Listen)?;
    write_log();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(Failure::System)?;
    runtime.block_on(serve(at, arguments, texts))
}

async fn serve(at: ListenAt, arguments: &ServeArguments, texts: &Texts) -> Result<Ending, Failure> {
    let limits = Limits::default();
    let door = Door::open(at, limits).await.map_err(Failure::Bind)?;
    let listening = door.addresses().map_err(Failure::System)?;
    // Held until the end: a folder belongs to one house.
    let folder = data_folder(arguments)?;
    let house = open_house(&folder).await?;
    let url = url(at, listening.first().copied());

    // Registered before anyone is told, so that a signal right after the news is not lost.
    let stop = stop_signal().map_err(Failure::System)?;
    announce(&url, &listening, arguments, texts).map_err(Failure::Output)?;
    if !arguments.no_open && open::that_detached(&url).is_err() {
        let mut out = anstream::stderr();
        writeln!(out, "{}", texts.tell("serve-open-yourself", &[("url", &url)]))
            .map_err(Failure::Output)?;
    }

    let free = Allowance { hints: arguments.free_hints, reviews: arguments.free_reviews };
    let router = house_router(ClientFiles::embedded(), house, limits, Plans { free });
    door.serve(router, stop).await;
    Ok(Ending::Clean)
}

/// Takes the folder that was named, or the usual one.
fn data_folder(arguments: &ServeArguments) -> Result<DataFolder, Failure> {
    let path = arguments.data.clone().or_else(data_folder::usual).ok_or(Failure::NoDataFolder)?;
    DataFolder::take(&path).map_err(Failure::DataFolder)
}

/// Opens what is kept; games that are not over go on.
async fn open_house(folder: &DataFolder) -> Result<House, Failure> {
    let store = Arc::new(folder.store().map_err(Failure::Data)?);
    let signer = Signer::new(folder.secret());
    House::open(store, Arc::new(SystemChance), signer).await.map_err(Failure::Store)
}

/// Says where the house is: one line for a person, or one object for a program.
fn announce(
    url: &str,
    listening: &[SocketAddr],
    arguments: &ServeArguments,
    texts: &Texts,
) -> io::Result<()> {
    let mut out = anstream::stdout();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&Opened { url, listening })?)?;
    } else {
        writeln!(out, "{}", texts.tell("serve-open", &[("url", url)]))?;
    }
    out.flush()
}

/// The address for a browser on this machine.
fn url(at: ListenAt, first: Option<SocketAddr>) -> String {
    match (at, first) {
        (ListenAt::Address(_), Some(address)) if !address.ip().is_unspecified() => {
            format!("http://{address}")
        }
        (_, Some(address)) => format!("http://localhost:{}", address.port()),
        (ListenAt::Localhost(port), None) => format!("http://localhost:{port}"),
        (ListenAt::Address(address), None) => format!("http://{address}"),
    }
}

/// Sends the server's log to standard error. Only warnings, unless the variable asks for more.
fn write_log() {
    let filter = EnvFilter::try_from_env(LOG_VARIABLE).unwrap_or_else(|_| EnvFilter::new("warn"));
    // Fails only where a log exists already, and then that one is used.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
}
