//! Writes what the fit of the human model reads: every move of every position of the games that
//! are not held out, as numbers.
//!
//! Little-endian 16-bit numbers. A position begins with the number of its legal moves, the place
//! of the one that was played, the player's rating and the half-moves made before; then each move
//! has its features (times [`SCALE`]) and its two places in the model's tables.

use std::io::{self, Write};

use rokade_engine::level::Situation;
use rokade_engine::level::training::describe;
use rokade_rules::{Color, Position};

use super::games::RatedGame;
use crate::progress::Progress;

/// A feature of 1 is written as this.
const SCALE: f32 = 1_024.0;

/// The first half-moves are learnt by heart; the table of openings has them.
const FROM_PLY: usize = 6;

/// Of players from here on there are many games; half of their positions are enough.
const MANY_FROM_ELO: u32 = 1_250;

/// Writes the positions of all these games.
pub(super) fn write(games: &[RatedGame], out: &mut dyn Write) -> io::Result<()> {
    let mut progress = Progress::of(games.len() as u64);
    for game in games {
        write_game(game, out)?;
        progress.step();
    }
    out.flush()
}

fn write_game(game: &RatedGame, out: &mut dyn Write) -> io::Result<()> {
    let mut situation = Situation::starting_from(Position::initial());
    for (ply, &played) in game.moves.iter().enumerate() {
        let elo = match situation.position().turn() {
            Color::White => game.white_elo,
            Color::Black => game.black_elo,
        };
        let is_taken = ply >= FROM_PLY && (elo < MANY_FROM_ELO || ply % 4 < 2);
        if is_taken {
            let described = describe(&situation, elo);
            let place = described.iter().position(|known| known.chess_move == played);
            let place = place.map_or(-1, |place| place as i16);
            let mut numbers = vec![described.len() as i16, place, elo as i16, ply as i16];
            for row in &described {
                numbers.extend(row.features.iter().map(|value| (value * SCALE).round() as i16));
                numbers.extend([row.from as i16, row.to as i16]);
            }
            let bytes: Vec<u8> = numbers.into_iter().flat_map(i16::to_le_bytes).collect();
            out.write_all(&bytes)?;
        }
        if situation.play(played).is_err() {
            break;
        }
    }
    Ok(())
}
