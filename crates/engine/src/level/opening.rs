//! How people of a rating open the game.
//!
//! For the first moves a table says how often people chose each move; later
//! ones, and positions that people seldom reach, are the model's. The table is
//! made by `training/levels/openings.py`, which also tells its form.
//!
//! Source: counts from the games of the lichess database, CC0.

use super::chance::Chance;
use crate::parameters::level::{OPENING_BANDS_ELO, OPENING_EVENNESS};
use rokade_rules::notation::polyglot;
use rokade_rules::{Move, Position, Role};

const BYTES: &[u8] = include_bytes!("openings.bin");

/// Bytes of a key, and of a move.
const KEY: usize = 4;
const MOVE: usize = 2 + OPENING_BANDS_ELO.len();

/// A move of the table, or none where it knows nothing.
pub(super) fn draw(position: &Position, elo: f32, chance: &mut Chance) -> Option<Move> {
    let entries = find(polyglot::key(position))?;
    let legal = position.legal_moves();
    let (mut known, mut weights) = (Vec::new(), Vec::new());
    for entry in entries.chunks_exact(MOVE) {
        let code = u16::from_le_bytes([entry[0], entry[1]]);
        // A key of 32 bits may belong to another position; its moves do not.
        let chess_move = legal.iter().copied().find(|&chess_move| code_of(chess_move) == code)?;
        known.push(chess_move);
        weights.push(share(&entry[2..], elo).powf(OPENING_EVENNESS));
    }
    chance.draw(&weights).map(|place| known[place])
}

/// The moves of a position, as they stand in the table.
fn find(key: u64) -> Option<&'static [u8]> {
    let wanted = (key >> 32) as u32;
    let mut rest = BYTES;
    while let Some((head, tail)) = rest.split_first_chunk::<KEY>() {
        let (&count, tail) = tail.split_first()?;
        let (moves, tail) = tail.split_at_checked(usize::from(count) * MOVE)?;
        match u32::from_le_bytes(*head) {
            known if known == wanted => return Some(moves),
            known if known > wanted => return None,
            _ => rest = tail,
        }
    }
    None
}

/// How often it is chosen at a rating, between the bands of the table.
fn share(bands: &[u8], elo: f32) -> f32 {
    let [low, .., high] = OPENING_BANDS_ELO;
    let at = (elo.clamp(low, high) - low) / (high - low) * (bands.len() - 1) as f32;
    let below = (at as usize).min(bands.len() - 2);
    let part = at - below as f32;
    f32::from(bands[below]) * (1.0 - part) + f32::from(bands[below + 1]) * part
}

/// A move as Polyglot's books write it; castling is the king's step here.
fn code_of(chess_move: Move) -> u16 {
    let promotion = match chess_move.promotion() {
        Some(Role::Knight) => 1,
        Some(Role::Bishop) => 2,
        Some(Role::Rook) => 3,
        Some(Role::Queen) => 4,
        _ => 0,
    };
    (chess_move.to().index() | chess_move.from().index() << 6 | promotion << 12) as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn first_moves_vary_and_later_ones_are_unknown() {
        let mut chance = Chance::of(3);
        let initial = Position::initial();
        let firsts: BTreeSet<String> = (0..60)
            .map(|_| format!("{:?}", draw(&initial, 1_200.0, &mut chance).unwrap()))
            .collect();
        assert!(firsts.len() >= 3, "{firsts:?}");
        let text = "8/8/8/4k3/8/8/8/3Q1K2 w - - 0 1";
        let late =
            rokade_rules::notation::fen::read(text, rokade_rules::position::CastlingMode::Standard);
        assert_eq!(draw(&late.unwrap(), 1_200.0, &mut chance), None);
    }

    #[test]
    fn the_table_is_in_order_and_whole() {
        let (mut rest, mut last, mut positions) = (BYTES, 0, 0);
        while let Some((head, tail)) = rest.split_first_chunk::<KEY>() {
            let key = u32::from_le_bytes(*head);
            assert!(key > last);
            last = key;
            positions += 1;
            rest = &tail[1 + usize::from(tail[0]) * MOVE..];
        }
        assert!(rest.is_empty() && positions > 500, "{positions}");
    }
}
