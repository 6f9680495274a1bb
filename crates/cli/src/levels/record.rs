//! The games that were played, kept to be read.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

use rokade_rules::Color;
use rokade_rules::ending::Outcome;
use rokade_rules::notation::pgn::{Style, Tree, write};

use super::contest::Contest;

/// Who played: name and Elo.
pub(super) type Player<'a> = (&'a str, f64);

/// Adds games to a file, as PGN with the names and ratings of both.
pub(super) fn add(
    path: &Path,
    games: &[Contest],
    first: Player<'_>,
    second: Player<'_>,
) -> io::Result<()> {
    let mut file: File = OpenOptions::new().create(true).append(true).open(path)?;
    for game in games {
        writeln!(file, "{}", told(game, first, second))?;
    }
    Ok(())
}

fn told(contest: &Contest, first: Player<'_>, second: Player<'_>) -> String {
    let (white, black) =
        if contest.first == Color::White { (first, second) } else { (second, first) };
    let mut tree = Tree::from_game(&contest.game);
    let tags = tree.tags_mut();
    for (name, value) in [
        ("White", white.0.to_owned()),
        ("Black", black.0.to_owned()),
        ("WhiteElo", format!("{:.0}", white.1)),
        ("BlackElo", format!("{:.0}", black.1)),
    ] {
        // These are good names of tags.
        let _ = tags.set(name, &value);
    }
    let winner = if contest.points > 0.5 { contest.first } else { !contest.first };
    let is_drawn = (contest.points - 0.5).abs() < 0.1;
    tags.set_result(Some(if is_drawn { Outcome::Draw } else { Outcome::Win(winner) }));
    write(&tree, Style::EXPORT).to_string()
}
