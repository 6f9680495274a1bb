//! The lessons that the program carries.

use std::sync::OnceLock;

use super::Lessons;

/// A file of the lessons' folder, as it is embedded.
macro_rules! file {
    ($path:expr) => {
        ($path, include_str!(concat!("../../../../content/lessons/", $path)))
    };
}

/// The files of all languages.
macro_rules! files {
    ($($folder:literal),*) => {
        &[
            file!("lessons.md"),
            $(
                file!(concat!($folder, "/groups.md")),
                file!(concat!($folder, "/moves.md")),
                file!(concat!($folder, "/openings.md")),
                file!(concat!($folder, "/endings.md")),
                file!(concat!($folder, "/strategy.md")),
            )*
        ]
    };
}

/// The files of the built-in lessons, each with its path in `content/lessons`.
pub const FILES: &[(&str, &str)] = files!("nl", "en");

static BUILT_IN: OnceLock<Lessons> = OnceLock::new();

impl Lessons {
    /// The lessons that the program carries, read once.
    ///
    /// A test sees to it that they have no fault; faulty ones would be empty here.
    pub fn built_in() -> &'static Lessons {
        BUILT_IN.get_or_init(|| Lessons::read(FILES).unwrap_or_default())
    }
}
