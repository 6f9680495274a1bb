//! The board as one side sees it: its own pawns walk up.
//!
//! For Black every set is turned over. What is written once for a side that
//! walks up is therefore true of both, and the evaluation is symmetric by
//! construction.

use rokade_rules::board::ByRole;
use rokade_rules::movement::king_attacks;
use rokade_rules::{Board, Color, File, Role, Square, SquareSet};

/// One side's view.
pub(super) struct Seen {
    own: ByRole<SquareSet>,
    enemy: ByRole<SquareSet>,
    own_pieces: SquareSet,
    enemy_pieces: SquareSet,
    own_king: Square,
    enemy_king: Square,
}

impl Seen {
    /// The board as `color` sees it.
    pub(super) fn by(board: &Board, color: Color) -> Seen {
        let turned = |set: SquareSet| match color {
            Color::White => set,
            Color::Black => set.mirrored(),
        };
        let of = |side: Color| ByRole::new(Role::ALL.map(|role| turned(board.pieces(side, role))));
        let (own, enemy) = (of(color), of(!color));
        Seen {
            own_pieces: turned(board.color(color)),
            enemy_pieces: turned(board.color(!color)),
            own_king: king(&own),
            enemy_king: king(&enemy),
            own,
            enemy,
        }
    }

    /// Own pieces of a kind.
    #[inline]
    pub(super) fn own(&self, role: Role) -> SquareSet {
        self.own[role]
    }

    /// Enemy pieces of a kind.
    #[inline]
    pub(super) fn enemy(&self, role: Role) -> SquareSet {
        self.enemy[role]
    }

    /// All own pieces.
    pub(super) const fn own_pieces(&self) -> SquareSet {
        self.own_pieces
    }

    /// All pieces.
    pub(super) fn occupied(&self) -> SquareSet {
        self.own_pieces | self.enemy_pieces
    }

    /// Whether the enemy has nothing but its king.
    pub(super) const fn enemy_is_bare(&self) -> bool {
        !self.enemy_pieces.is_several()
    }

    /// Where the own king stands.
    pub(super) const fn own_king(&self) -> Square {
        self.own_king
    }

    /// Where the enemy king stands.
    pub(super) const fn enemy_king(&self) -> Square {
        self.enemy_king
    }

    /// The squares that own pawns attack.
    pub(super) fn own_pawn_attacks(&self) -> SquareSet {
        let (west, east) = sideways(self.own(Role::Pawn));
        SquareSet::from_bits((west | east).bits() << 8)
    }

    /// The squares that enemy pawns attack.
    pub(super) fn enemy_pawn_attacks(&self) -> SquareSet {
        let (west, east) = sideways(self.enemy(Role::Pawn));
        SquareSet::from_bits((west | east).bits() >> 8)
    }

    /// The enemy king and the squares next to it.
    pub(super) fn enemy_king_zone(&self) -> SquareSet {
        king_attacks(self.enemy_king).with(self.enemy_king)
    }
}

/// A legal position has one king a side; without one any square does.
fn king(pieces: &ByRole<SquareSet>) -> Square {
    pieces[Role::King].first().unwrap_or(Square::A1)
}

/// The squares to the left and to the right of those of a set.
pub(super) fn sideways(set: SquareSet) -> (SquareSet, SquareSet) {
    let west = SquareSet::from_bits((set - SquareSet::file(File::A)).bits() >> 1);
    let east = SquareSet::from_bits((set - SquareSet::file(File::H)).bits() << 1);
    (west, east)
}

/// The squares of a set and all squares above them on their files.
pub(super) const fn with_all_above(set: SquareSet) -> SquareSet {
    let mut bits = set.bits();
    bits |= bits << 8;
    bits |= bits << 16;
    bits |= bits << 32;
    SquareSet::from_bits(bits)
}

/// The squares of a set and all squares below them on their files.
pub(super) const fn with_all_below(set: SquareSet) -> SquareSet {
    with_all_above(set.mirrored()).mirrored()
}

/// All squares of the files on which a set has one.
pub(super) fn whole_files(set: SquareSet) -> SquareSet {
    with_all_above(set) | with_all_below(set)
}

/// How many king's moves lie between two squares of an empty board.
pub(super) fn king_steps(a: Square, b: Square) -> i32 {
    let files = (a.file() as i32).abs_diff(b.file() as i32);
    let ranks = (a.rank() as i32).abs_diff(b.rank() as i32);
    files.max(ranks) as i32
}
