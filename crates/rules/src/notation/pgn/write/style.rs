//! How a game is written.

use crate::notation::Letters;

/// How the text is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layout {
    /// Tags, an empty line, and movetext in lines of less than 80 characters:
    /// the export format of the standard.
    Export,
    /// Movetext alone, in one line; for a message or a link. A comment with a
    /// closing brace in it, which needs the end of a line, is left out.
    OneLine,
}

/// Whether something is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keep {
    /// As it is in the tree.
    All,
    /// Not at all.
    Nothing,
}

/// How a game is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// How the text is laid out.
    pub layout: Layout,
    /// What the pieces are called. Only English is PGN; the others are for
    /// people.
    pub letters: Letters,
    /// Whether comments are written.
    pub comments: Keep,
    /// Whether variations are written.
    pub variations: Keep,
    /// Whether judgements are written.
    pub nags: Keep,
}

impl Style {
    /// The export format of the standard.
    pub const EXPORT: Style = Style {
        layout: Layout::Export,
        letters: Letters::English,
        comments: Keep::All,
        variations: Keep::All,
        nags: Keep::All,
    };

    /// The reduced export format of the standard: the moves of the game alone.
    pub const REDUCED: Style = Style {
        comments: Keep::Nothing,
        variations: Keep::Nothing,
        nags: Keep::Nothing,
        ..Style::EXPORT
    };

    /// Everything in one line, without tags.
    pub const ONE_LINE: Style = Style { layout: Layout::OneLine, ..Style::EXPORT };
}

impl Default for Style {
    fn default() -> Style {
        Style::EXPORT
    }
}
