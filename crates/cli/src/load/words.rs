//! The figures, for a person or as one object a line.

use std::io::{self, Write as _};

use serde_json::json;

use super::siege::Gone;
use super::tally::Figures;
use super::{Change, LoadArguments};
use crate::texts::Texts;

/// What the machine had to do besides, over the last minute.
fn machine_load() -> Option<f64> {
    let load = std::fs::read_to_string("/proc/loadavg").ok()?;
    load.split(' ').next()?.parse().ok()
}

fn shown(figure: Option<f64>, places: usize) -> String {
    figure.map_or_else(|| "–".to_owned(), |figure| format!("{figure:.places$}"))
}

fn mib(kib: Option<u64>) -> Option<f64> {
    kib.map(|kib| kib as f64 / 1_024.0)
}

/// Tells one measurement.
pub(super) fn tell(
    figures: &Figures,
    part: &str,
    idle_kib: Option<u64>,
    arguments: &LoadArguments,
    texts: &Texts,
) -> io::Result<()> {
    let mut out = anstream::stdout();
    if arguments.json {
        let object = json!({
            "part": part, "games": arguments.games, "sockets": 2 * u64::from(arguments.games),
            "rate": arguments.rate, "seconds": figures.seconds,
            "moves_per_second": figures.moves_per_second, "p50_ms": figures.p50_ms,
            "p99_ms": figures.p99_ms, "max_ms": figures.most_ms,
            "server_cores": figures.server_cores, "own_cores": figures.own_cores,
            "server_mib": mib(figures.memory_kib), "idle_mib": mib(idle_kib),
            "too_busy": figures.too_busy, "broken": figures.broken,
            "watchers_gone": figures.watchers_gone, "lobby_served": figures.lobby_served,
            "lobby_refused": figures.lobby_refused, "machine_load": machine_load(),
        });
        return writeln!(out, "{object}");
    }
    let pace = texts.tell(
        "load-pace",
        &[
            ("games", &arguments.games.to_string()),
            ("moves", &format!("{:.0}", figures.moves_per_second)),
            ("seconds", &format!("{:.0}", figures.seconds)),
        ],
    );
    let way = texts.tell(
        "load-way",
        &[
            ("half", &shown(figures.p50_ms, 1)),
            ("most", &shown(figures.p99_ms, 1)),
            ("worst", &shown(figures.most_ms, 1)),
        ],
    );
    let server = texts.tell(
        "load-server",
        &[
            ("cores", &shown(figures.server_cores, 2)),
            ("memory", &shown(mib(figures.memory_kib), 0)),
            ("idle", &shown(mib(idle_kib), 1)),
        ],
    );
    let others = texts.tell(
        "load-others",
        &[
            ("own", &shown(figures.own_cores, 2)),
            ("load", &shown(machine_load(), 1)),
            ("busy", &figures.too_busy.to_string()),
            ("broken", &figures.broken.to_string()),
        ],
    );
    writeln!(out, "{pace}\n{way}\n{server}\n{others}")?;
    if arguments.watchers > 0 || arguments.lobby > 0 {
        let shed = texts.tell(
            "load-shed",
            &[
                ("gone", &figures.watchers_gone.to_string()),
                ("served", &figures.lobby_served.to_string()),
                ("refused", &figures.lobby_refused.to_string()),
            ],
        );
        writeln!(out, "{shed}")?;
    }
    out.flush()
}

/// Tells what became of those who held the door open.
pub(super) fn tell_gone(gone: &Gone, arguments: &LoadArguments, texts: &Texts) -> io::Result<()> {
    let mut out = anstream::stdout();
    if arguments.json {
        let object = json!({
            "half_open": gone.opened, "not_opened": gone.not_opened, "sent_away": gone.sent_away,
            "last_after_s": gone.last.as_secs_f64(),
        });
        return writeln!(out, "{object}");
    }
    let told = texts.tell(
        "load-half-open",
        &[
            ("opened", &gone.opened.to_string()),
            ("away", &gone.sent_away.to_string()),
            ("seconds", &format!("{:.1}", gone.last.as_secs_f64())),
        ],
    );
    writeln!(out, "{told}")
}

/// Tells how a player's wait changed meanwhile.
pub(super) fn tell_change(
    change: Option<Change>,
    arguments: &LoadArguments,
    texts: &Texts,
) -> io::Result<()> {
    let Some(Change { without_ms, with_ms }) = change else { return Ok(()) };
    let times = with_ms / without_ms;
    let mut out = anstream::stdout();
    if arguments.json {
        let object =
            json!({ "p50_without_ms": without_ms, "p50_with_ms": with_ms, "times": times });
        return writeln!(out, "{object}");
    }
    let told = texts.tell(
        "load-change",
        &[
            ("without", &shown(Some(without_ms), 1)),
            ("with", &shown(Some(with_ms), 1)),
            ("times", &shown(Some(times), 2)),
        ],
    );
    writeln!(out, "{told}")
}
