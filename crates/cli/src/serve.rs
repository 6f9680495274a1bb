//! `rokade` and `rokade serve`: the house opens.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use rokade_server::online::{House, Signer, SystemChance};
use rokade_server::store::DataFolder;
use rokade_server::{
    Allowance, Certificate, ClientFiles, Door, Limits, ListenAt, Plans, Proxies,
    house_router_behind, metrics_router, stop_signal,
};
use serde::Serialize;
use tracing_subscriber::EnvFilter;

use crate::arguments::{KeptAt, ServeArguments};
use crate::failure::{Ending, Failure};
use crate::open_files;
use crate::texts::Texts;

/// The variable that says how much the server writes down; `info` shows each answer.
const LOG_VARIABLE: &str = "ROKADE_LOG";

/// How often a certificate is looked at again.
const RENEWAL: Duration = Duration::from_secs(3_600);

/// Connections of those who watch over the house.
const METRICS_CONNECTIONS: usize = 16;

/// What `--json` prints when the house is open.
#[derive(Serialize)]
struct Opened<'a> {
    url: &'a str,
    listening: &'a [SocketAddr],
    /// Where figures are served.
    metrics: Option<SocketAddr>,
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
    let certificate = certificate(arguments)?;
    let limits = limits(arguments, texts).map_err(Failure::Output)?;
    let door = Door::open(at, limits).await.map_err(Failure::Bind)?;
    let listening = door.addresses().map_err(Failure::System)?;
    let desk = open_metrics(arguments).await?;
    // Held until the end: a folder belongs to one house.
    let folder = DataFolder::take(&arguments.kept.folder()?).map_err(Failure::DataFolder)?;
    let house = open_house(&folder, &arguments.kept).await?;
    let scheme = if certificate.is_some() { "https" } else { "http" };
    let url = url(scheme, at, listening.first().copied());

    // Registered before anyone is told, so that a signal right after the news is not lost.
    let stop = stop_signal().map_err(Failure::System)?;
    let figures = desk.as_ref().map(Door::addresses).transpose().map_err(Failure::System)?;
    let figures = figures.and_then(|all| all.first().copied());
    announce(&url, &listening, figures, arguments, texts).map_err(Failure::Output)?;
    if is_exposed(at, arguments) {
        writeln!(anstream::stderr(), "{}", texts.say("serve-plain")).map_err(Failure::Output)?;
    }
    if !arguments.no_open && open::that_detached(&url).is_err() {
        let mut out = anstream::stderr();
        writeln!(out, "{}", texts.tell("serve-open-yourself", &[("url", &url)]))
            .map_err(Failure::Output)?;
    }

    if let Some(desk) = desk {
        // Ends with the program: nobody waits for its last figure.
        tokio::spawn(desk.serve(metrics_router(house.clone()), std::future::pending()));
    }
    let free = Allowance { hints: arguments.free_hints, reviews: arguments.free_reviews };
    let files = ClientFiles::embedded();
    let proxies = Proxies::from(arguments.proxy.clone());
    let router = house_router_behind(files, house.clone(), limits, Plans { free }, proxies);
    let door = match certificate {
        Some(certificate) => {
            tokio::spawn(keep_renewed(certificate.clone()));
            door.encrypted(certificate)
        }
        None => door,
    };
    door.serve(router, stop).await;
    // So that the next start takes the time until now for played, and no more.
    house.close().await.map_err(Failure::Store)?;
    Ok(Ending::Clean)
}

fn certificate(arguments: &ServeArguments) -> Result<Option<Certificate>, Failure> {
    let both = arguments.certificate.as_ref().zip(arguments.key.as_ref());
    both.map(|(chain, key)| Certificate::read(chain, key)).transpose().map_err(Failure::Certificate)
}

/// Reads the certificate again when somebody has renewed it.
async fn keep_renewed(certificate: Certificate) {
    loop {
        tokio::time::sleep(RENEWAL).await;
        if let Err(fault) = certificate.renew() {
            // The old one is shown for as long as it is good.
            let _ = writeln!(anstream::stderr(), "rokade: {fault}");
        }
    }
}

/// The door for whoever watches over the house, if one was asked for.
async fn open_metrics(arguments: &ServeArguments) -> Result<Option<Door>, Failure> {
    let Some(at) = arguments.metrics else { return Ok(None) };
    let limits = Limits { connections: METRICS_CONNECTIONS, ..Limits::default() };
    Door::open(ListenAt::Address(at), limits).await.map(Some).map_err(Failure::Bind)
}

/// Whether others could read along: plain HTTP, for more than this machine, and nothing in front.
fn is_exposed(at: ListenAt, arguments: &ServeArguments) -> bool {
    let is_own = match at {
        ListenAt::Localhost(_) => true,
        ListenAt::Address(address) => address.ip().is_loopback(),
    };
    !is_own && arguments.certificate.is_none() && arguments.proxy.is_empty()
}

/// The usual limits, with as many connections as were asked for and the system has files for.
fn limits(arguments: &ServeArguments, texts: &Texts) -> io::Result<Limits> {
    let usual = Limits::default();
    let asked = arguments.connections.map_or(usual.connections, |asked| asked as usize);
    let connections = open_files::for_connections(asked);
    if connections < asked {
        let told = texts.tell("serve-few-files", &[("connections", &connections.to_string())]);
        writeln!(anstream::stderr(), "{told}")?;
    }
    Ok(Limits { connections, ..usual })
}

/// Opens what is kept; games that are not over go on.
async fn open_house(folder: &DataFolder, kept: &KeptAt) -> Result<House, Failure> {
    // The client of the database waits for its answers, which only threads for waiting may do.
    let store = tokio::task::block_in_place(|| kept.open(folder))?;
    let signer = Signer::new(folder.secret());
    House::open(store, Arc::new(SystemChance), signer).await.map_err(Failure::Store)
}

/// Says where the house is: one line for a person, or one object for a program.
fn announce(
    url: &str,
    listening: &[SocketAddr],
    metrics: Option<SocketAddr>,
    arguments: &ServeArguments,
    texts: &Texts,
) -> io::Result<()> {
    let mut out = anstream::stdout();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&Opened { url, listening, metrics })?)?;
    } else {
        writeln!(out, "{}", texts.tell("serve-open", &[("url", url)]))?;
    }
    out.flush()
}

/// The address for a browser on this machine.
fn url(scheme: &str, at: ListenAt, first: Option<SocketAddr>) -> String {
    match (at, first) {
        (ListenAt::Address(_), Some(address)) if !address.ip().is_unspecified() => {
            format!("{scheme}://{address}")
        }
        (_, Some(address)) => format!("{scheme}://localhost:{}", address.port()),
        (ListenAt::Localhost(port), None) => format!("{scheme}://localhost:{port}"),
        (ListenAt::Address(address), None) => format!("{scheme}://{address}"),
    }
}

/// Sends the server's log to standard error. Only warnings, unless the variable asks for more.
fn write_log() {
    let filter = EnvFilter::try_from_env(LOG_VARIABLE).unwrap_or_else(|_| EnvFilter::new("warn"));
    // Fails only where a log exists already, and then that one is used.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).try_init();
}
