//! Where a house keeps its games when nobody says where: in the user's folder for data.
//!
//! Source: the XDG Base Directory Specification (`XDG_DATA_HOME`, else `~/.local/share`) on Unix;
//! `~/Library/Application Support` on macOS; `%APPDATA%` on Windows.

use std::env;
use std::path::PathBuf;

/// The folder, if the user has one.
pub(crate) fn usual() -> Option<PathBuf> {
    below(|name| env::var_os(name).map(PathBuf::from))
}

/// The same, asking for variables in a way that a test can choose. A path that is not absolute says
/// nothing about where it is.
fn below(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let absolute = |name| variable(name).filter(|path| path.is_absolute());
    let folder = if cfg!(windows) {
        absolute("APPDATA")
    } else if cfg!(target_os = "macos") {
        absolute("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        absolute("XDG_DATA_HOME").or_else(|| Some(absolute("HOME")?.join(".local/share")))
    };
    folder.map(|folder| folder.join("rokade"))
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> Option<PathBuf> {
        below(|asked| {
            let found = variables.iter().find(|(name, _)| *name == asked);
            found.map(|(_, path)| PathBuf::from(path))
        })
    }

    #[test]
    fn the_users_own_choice_goes_first() {
        let both = [("XDG_DATA_HOME", "/data"), ("HOME", "/people/anna")];
        assert_eq!(of(&both), Some(PathBuf::from("/data/rokade")));
        assert_eq!(of(&both[1..]), Some(PathBuf::from("/people/anna/.local/share/rokade")));
        let relative = [("XDG_DATA_HOME", "data"), ("HOME", "/people/anna")];
        assert_eq!(of(&relative), Some(PathBuf::from("/people/anna/.local/share/rokade")));
        assert_eq!(of(&[]), None);
    }
}
