//! What a glance at the board tells of a piece: what it is worth, what it attacks, whether it is
//! safe.

use rokade_rules::movement::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use rokade_rules::{Color, Piece, Position, Role, Square, SquareSet};

/// What a piece is worth in pawns; a king more than everything.
pub(crate) const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 99,
    }
}

/// Whether a piece works along lines.
pub(super) const fn is_slider(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// What the piece on a square attacks.
pub(super) fn attacks(position: &Position, from: Square) -> SquareSet {
    let occupied = position.board().occupied();
    match position.board().piece_at(from) {
        None => SquareSet::EMPTY,
        Some(Piece { role: Role::Pawn, color }) => pawn_attacks(color, from),
        Some(Piece { role: Role::Knight, .. }) => knight_attacks(from),
        Some(Piece { role: Role::Bishop, .. }) => bishop_attacks(from, occupied),
        Some(Piece { role: Role::Rook, .. }) => rook_attacks(from, occupied),
        Some(Piece { role: Role::Queen, .. }) => queen_attacks(from, occupied),
        Some(Piece { role: Role::King, .. }) => king_attacks(from),
    }
}

/// The pieces of a color that defend a square, or would once a slider before them has taken there.
fn is_defended(position: &Position, square: Square, by: Color) -> bool {
    if !position.attackers(by, square).is_empty() {
        return true;
    }
    // A defender behind an attacking slider takes back along the same line.
    let board = position.board();
    let sliders = position.attackers(!by, square)
        & (board.role(Role::Bishop) | board.role(Role::Rook) | board.role(Role::Queen));
    sliders.into_iter().any(|attacker| {
        let occupied = board.occupied().without(attacker);
        let diagonal = board.role(Role::Bishop) | board.role(Role::Queen);
        let straight = board.role(Role::Rook) | board.role(Role::Queen);
        let behind = (bishop_attacks(square, occupied) & diagonal)
            | (rook_attacks(square, occupied) & straight);
        !(behind & board.color(by)).is_empty()
    })
}

/// Whether the piece on a square has no defender.
pub(super) fn is_hanging(position: &Position, square: Square) -> bool {
    let piece = position.board().piece_at(square);
    piece.is_some_and(|piece| !is_defended(position, square, piece.color))
}

/// Whether the piece on a square can be taken at a profit: it is attacked and undefended, or by
/// something that is worth less.
pub(crate) fn is_in_danger(position: &Position, square: Square) -> bool {
    let Some(piece) = position.board().piece_at(square) else { return false };
    let attackers = position.attackers(!piece.color, square);
    if attackers.is_empty() {
        return false;
    }
    let is_cheaper = |attacker| {
        let role = position.board().piece_at(attacker).map(|piece| piece.role);
        role.is_some_and(|role| worth(role) < worth(piece.role))
    };
    is_hanging(position, square) || attackers.into_iter().any(is_cheaper)
}

/// A side's material in pawns, without its king.
pub(crate) fn material(position: &Position, color: Color) -> i32 {
    let roles = Role::ALL.into_iter().filter(|&role| role != Role::King);
    roles.map(|role| worth(role) * position.board().pieces(color, role).len() as i32).sum()
}
