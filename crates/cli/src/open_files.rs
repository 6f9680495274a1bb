//! How many files and connections the system lets this program have open.
//!
//! Many systems give a program 1,024 and let it ask for more, up to a hard limit. A server asks.
//!
//! Source: POSIX, `getrlimit` and `setrlimit`, `RLIMIT_NOFILE`.

/// What a server has open besides connections: its file of games, its log, its threads' own.
#[cfg(unix)]
const OTHER_FILES: u64 = 64;

/// As many of the connections that are asked for as there will be files for.
#[cfg(unix)]
pub(crate) fn for_connections(asked: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let wanted = asked as u64 + OTHER_FILES;
    let limit = getrlimit(Resource::Nofile);
    // No limit at all is none to come up to.
    let Some(mut allowed) = limit.current else { return asked };
    if allowed < wanted {
        let raised = limit.maximum.map_or(wanted, |most| most.min(wanted));
        // Where the system refuses, what was allowed stays so.
        if setrlimit(Resource::Nofile, Rlimit { current: Some(raised), ..limit }).is_ok() {
            allowed = raised;
        }
    }
    let left = usize::try_from(allowed.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX);
    asked.min(left).max(1)
}

/// Elsewhere there is no such limit to ask for.
#[cfg(not(unix))]
pub(crate) const fn for_connections(asked: usize) -> usize {
    asked
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn never_more_than_the_system_has_and_never_none() {
        assert_eq!(for_connections(1), 1);
        let most = for_connections(usize::MAX / 2);
        assert!((1..=usize::MAX / 2).contains(&most));
    }
}
