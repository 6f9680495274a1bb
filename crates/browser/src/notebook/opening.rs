//! The name of a game's opening, from the moves that were played.

use super::fault;
use rokade_content::{Language, Openings};
use rokade_rules::Position;
use rokade_rules::notation::uci_move;
use rokade_wire::{Fault, OpeningView};

/// The last named opening among the positions that the moves lead through from the initial one;
/// moves that leave the book let the last name stand.
pub(super) fn opening(moves: &[String], language: Language) -> Result<Option<OpeningView>, Fault> {
    let openings = Openings::built_in();
    let mut position = Position::initial();
    let mut found = None;
    for (ply, uci) in moves.iter().enumerate() {
        let read = uci_move::read(uci, &position);
        position = position.after(read.map_err(|error| fault(uci, ply, error.to_string()))?);
        found = openings.of(&position).or(found);
    }
    Ok(found
        .map(|opening| OpeningView { code: opening.code.to_owned(), name: opening.name(language) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn an_opening_keeps_its_name_until_there_is_another() {
        let name = |moves: &str| {
            let found = opening(&words(moves), Language::English).expect("legal moves");
            found.map(|opening| opening.name)
        };
        assert_eq!(name("e2e4 e7e5 g1f3 b8c6 f1b5").as_deref(), Some("Ruy Lopez"));
        assert_eq!(name("e2e4 e7e5 g1f3 b8c6 f1b5 h7h5 a2a3").as_deref(), Some("Ruy Lopez"));
        assert_eq!(opening(&[], Language::Dutch), Ok(None));
    }
}
