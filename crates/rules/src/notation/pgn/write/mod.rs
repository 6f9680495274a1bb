//! From a tree to text.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 3.2 (export format) and 8: the seven tags of
//! the roster first, `SetUp` and `FEN` where the game does not start from the
//! initial position, movetext in lines of less than 80 characters, numbers
//! before White's moves and where Black's would not be clear, the result at
//! the end.
//!
//! Other than the standard says: text beyond Latin-1 is written as UTF-8; the
//! other tags keep their order; a comment with a closing brace is written
//! behind a semicolon; a null move, which the standard does not know, is `--`.

mod lines;
mod movetext;
mod style;

pub use style::{Keep, Layout, Style};

use super::tags::Tags;
use super::tree::Tree;
use super::value::escaped;
use crate::notation::fen;
use crate::position::Position;
use core::fmt::{self, Write};
use movetext::Movetext;

/// A game as text; reading it with the same letters gives the same tree back.
///
/// ```
/// use rokade_rules::notation::Letters;
/// use rokade_rules::notation::pgn::{Style, Tree, write};
///
/// let (mut tree, _) = Tree::read("1.f3 e5 2.g4 Qh4# 0-1", Letters::English).unwrap();
/// tree.tags_mut().set("White", "Anna \"Ankie\"")?;
/// assert_eq!(
///     write(&tree, Style::EXPORT).to_string(),
///     r#"[Event "?"]
/// [Site "?"]
/// [Date "????.??.??"]
/// [Round "?"]
/// [White "Anna \"Ankie\""]
/// [Black "?"]
/// [Result "0-1"]
///
/// 1. f3 e5 2. g4 Qh4# 0-1
/// "#
/// );
/// let dutch = Style { letters: Letters::Dutch, ..Style::ONE_LINE };
/// assert_eq!(write(&tree, dutch).to_string(), "1. f3 e5 2. g4 Dh4# 0-1");
/// # Ok::<(), rokade_rules::notation::pgn::BadTagName>(())
/// ```
pub const fn write(tree: &Tree, style: Style) -> Pgn<'_> {
    Pgn { tree, style }
}

/// A game about to be written; shown with `Display`.
#[derive(Clone, Copy, Debug)]
#[must_use = "nothing is written until it is shown"]
pub struct Pgn<'a> {
    tree: &'a Tree,
    style: Style,
}

impl fmt::Display for Pgn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.style.layout {
            Layout::OneLine => Movetext::new(self.tree, self.style, f).write(),
            Layout::Export => {
                write_tags(self.tree, f)?;
                f.write_char('\n')?;
                Movetext::new(self.tree, self.style, f).write()?;
                f.write_char('\n')
            }
        }
    }
}

fn write_tags(tree: &Tree, out: &mut impl Write) -> fmt::Result {
    let (roster, others) = (tree.tags().iter().take(Tags::ROSTER_LENGTH), tree.tags().iter());
    for (name, value) in roster {
        write_tag(out, name, value)?;
    }
    let start = tree.start();
    if *start != Position::initial() {
        write_tag(out, "SetUp", "1")?;
        let mut value = alloc::string::String::new();
        write!(value, "{}", fen::write(start))?;
        write_tag(out, "FEN", &value)?;
    }
    for (name, value) in others.skip(Tags::ROSTER_LENGTH) {
        write_tag(out, name, value)?;
    }
    Ok(())
}

fn write_tag(out: &mut impl Write, name: &str, value: &str) -> fmt::Result {
    writeln!(out, "[{name} \"{}\"]", escaped(value))
}
