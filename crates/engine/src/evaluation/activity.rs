//! What the pieces do: mobility, good posts, and pressure on the enemy king.
//!
//! Idea: "Mobility", "Outposts" and "King Safety: attack units", Chess
//! Programming Wiki.

use super::Tapered;
use super::pawns::{beyond_enemy_pawns, open_files};
use super::seen::Seen;
use crate::parameters::evaluation::{
    MOBILITY, OUTPOST, PRESSURE_DIVISOR, PRESSURE_FROM_ATTACKERS, PRESSURE_LIMIT_CP,
    PRESSURE_UNITS, ROOK_ON_HALF_OPEN_FILE, ROOK_ON_OPEN_FILE, THREATENED_BY_PAWN, USUAL_MOBILITY,
};
use rokade_rules::movement::{bishop_attacks, knight_attacks, queen_attacks, rook_attacks};
use rokade_rules::{Rank, Role, Square, SquareSet};

/// The kinds of pieces that are neither pawn nor king.
const PIECES: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// What a side's pieces do.
pub(super) fn worth(seen: &Seen) -> Tapered {
    let mut pressure = Pressure::default();
    let mut sum = posts(seen);
    let occupied = seen.occupied();
    let safe = !(seen.own_pieces() | seen.enemy_pawn_attacks());
    let zone = seen.enemy_king_zone();
    for role in PIECES {
        for from in seen.own(role) {
            let attacks = attacks(role, from, occupied);
            let squares = (attacks & safe).len() as i32;
            sum += MOBILITY[role as usize] * (squares - USUAL_MOBILITY[role as usize]);
            pressure.add(role, attacks & zone);
        }
    }
    sum + pressure.worth()
}

fn attacks(role: Role, from: Square, occupied: SquareSet) -> SquareSet {
    match role {
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::Pawn | Role::King => SquareSet::EMPTY,
    }
}

/// Where the pieces stand in relation to the pawns.
fn posts(seen: &Seen) -> Tapered {
    let rooks = seen.own(Role::Rook);
    let (half_open, open) = open_files(seen);
    let minors = seen.own(Role::Knight) | seen.own(Role::Bishop);
    let forward =
        SquareSet::rank(Rank::Fourth) | SquareSet::rank(Rank::Fifth) | SquareSet::rank(Rank::Sixth);
    let outposts = forward & seen.own_pawn_attacks() & beyond_enemy_pawns(seen);
    let pieces = minors | rooks | seen.own(Role::Queen);
    ROOK_ON_OPEN_FILE * (rooks & open).len() as i32
        + ROOK_ON_HALF_OPEN_FILE * ((rooks & half_open) - open).len() as i32
        + OUTPOST * (minors & outposts).len() as i32
        + THREATENED_BY_PAWN * (pieces & seen.enemy_pawn_attacks()).len() as i32
}

/// Pieces that together bear down on the squares around the enemy king.
#[derive(Default)]
struct Pressure {
    attackers: u32,
    units: i32,
}

impl Pressure {
    fn add(&mut self, role: Role, attacked: SquareSet) {
        if !attacked.is_empty() {
            self.attackers += 1;
            self.units += PRESSURE_UNITS[role as usize] * attacked.len() as i32;
        }
    }

    /// Twice the pressure is four times the danger.
    fn worth(&self) -> Tapered {
        if self.attackers < PRESSURE_FROM_ATTACKERS {
            return Tapered::default();
        }
        let danger = self.units * self.units / PRESSURE_DIVISOR;
        Tapered::new(danger.min(PRESSURE_LIMIT_CP), 0)
    }
}
