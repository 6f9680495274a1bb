//! Reads what `strace` wrote down, and holds each acknowledgement against the syncs before it.
//!
//! A move is *written* when a write to the log of the database holds it, *durable* when a sync that
//! began after that write has ended, and *told* when a message with it goes out of a socket.

use std::collections::{HashMap, HashSet};

/// All moves in the order in which they were told, each as often as it was.
///
/// # Errors
///
/// The first message that told of a move before it was durable.
pub fn check(trace: &str) -> Result<Vec<String>, String> {
    let mut written: HashSet<String> = HashSet::new();
    let mut durable: HashSet<String> = HashSet::new();
    // What had been written when the sync began that a thread waits for.
    let mut syncing: HashMap<&str, HashSet<String>> = HashMap::new();
    let mut told = Vec::new();
    for line in trace.lines() {
        let Some((thread, call)) = line.split_once(' ') else { continue };
        let call = call.trim_start();
        if call.starts_with("pwrite64(") && call.contains("-wal>") {
            written.extend(moves_in(call, "moved "));
        } else if is_sync(call) {
            syncing.insert(thread, written.clone());
            if !call.contains("<unfinished") {
                end_sync(&mut syncing, thread, call, &mut durable);
            }
        } else if call.starts_with("<... fdatasync") || call.starts_with("<... fsync") {
            end_sync(&mut syncing, thread, call, &mut durable);
        } else if is_send(call) {
            for uci in moves_in(call, "\"uci\\\":\\\"") {
                if !durable.contains(&uci) {
                    return Err(format!("{uci} was told before it was durable: {call}"));
                }
                told.push(uci);
            }
        }
    }
    Ok(told)
}

fn is_sync(call: &str) -> bool {
    (call.starts_with("fdatasync(") || call.starts_with("fsync(")) && call.contains("-wal>")
}

fn is_send(call: &str) -> bool {
    ["sendto(", "sendmsg(", "write(", "writev("].iter().any(|name| call.starts_with(name))
        && call.contains("<TCP:")
}

fn end_sync<'a>(
    syncing: &mut HashMap<&'a str, HashSet<String>>,
    thread: &'a str,
    call: &str,
    durable: &mut HashSet<String>,
) {
    if let Some(covered) = syncing.remove(thread)
        && call.trim_end().ends_with("= 0")
    {
        durable.extend(covered);
    }
}

/// The moves that follow a word: `moved white Ng1f3` as the store writes it, `"uci":"g1f3"` as it is
/// told.
fn moves_in(call: &str, before: &str) -> Vec<String> {
    let found = call.split(before).skip(1);
    found
        .filter_map(|rest| {
            let rest =
                rest.strip_prefix("white ").or_else(|| rest.strip_prefix("black ")).unwrap_or(rest);
            let rest = rest.strip_prefix(['K', 'Q', 'R', 'B', 'N', 'P']).unwrap_or(rest);
            let uci = rest.get(..4)?;
            let is_square = |text: &str| matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8']);
            (is_square(&uci[..2]) && is_square(&uci[2..])).then(|| uci.to_owned())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITE: &str =
        r#"7 pwrite64(9</data/rokade.db-wal>, "..moved white e2e4 0..", 4096, 32) = 4096"#;
    const SYNC: &str = "7 fdatasync(9</data/rokade.db-wal>) = 0";
    const SEND: &str = r#"8 sendto(12<TCP:[127.0.0.1:1->127.0.0.1:2]>, "{\"is\":\"moved\",\"uci\":\"e2e4\"}", 30, 0, NULL, 0) = 30"#;

    #[test]
    fn written_synced_told_is_the_order() {
        assert_eq!(check(&[WRITE, SYNC, SEND].join("\n")), Ok(vec!["e2e4".to_owned()]));
        let apart = [
            WRITE,
            "7 fdatasync(9</data/rokade.db-wal> <unfinished ...>",
            "7 <... fdatasync resumed>) = 0",
            SEND,
        ];
        assert_eq!(check(&apart.join("\n")), Ok(vec!["e2e4".to_owned()]));
    }

    #[test]
    fn any_other_order_is_found() {
        let begun = "7 fdatasync(9</data/rokade.db-wal> <unfinished ...>";
        let ended = "7 <... fdatasync resumed>) = 0";
        let failed = "7 fdatasync(9</data/rokade.db-wal>) = -1 EIO (Input/output error) (INJECTED)";
        for order in [
            vec![WRITE, SEND, SYNC],
            vec![SYNC, WRITE, SEND],
            vec![WRITE, begun, SEND, ended],
            vec![begun, WRITE, ended, SEND],
            vec![WRITE, failed, SEND],
            vec![SEND],
        ] {
            assert!(check(&order.join("\n")).is_err(), "{order:?}");
        }
    }
}
