//! Which piece stands where.

use super::{ByColor, ByRole, Color, File, Piece, Rank, Role, Square, SquareSet};
use core::fmt;

/// The placement of the pieces; nonsense is allowed here.
///
/// Law: FIDE 2.3 for [`Board::initial`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    pub(crate) roles: ByRole<SquareSet>,
    pub(crate) colors: ByColor<SquareSet>,
}

impl Board {
    /// A board without pieces.
    #[must_use]
    pub const fn empty() -> Board {
        Board {
            roles: ByRole::new([SquareSet::EMPTY; 6]),
            colors: ByColor::new(SquareSet::EMPTY, SquareSet::EMPTY),
        }
    }

    /// The initial placement. Law: FIDE 2.3.
    #[must_use]
    pub const fn initial() -> Board {
        Board {
            roles: ByRole::new([
                SquareSet(0x00ff_0000_0000_ff00),
                SquareSet(0x4200_0000_0000_0042),
                SquareSet(0x2400_0000_0000_0024),
                SquareSet(0x8100_0000_0000_0081),
                SquareSet(0x0800_0000_0000_0008),
                SquareSet(0x1000_0000_0000_0010),
            ]),
            colors: ByColor::new(SquareSet(0xffff), SquareSet(0xffff_0000_0000_0000)),
        }
    }

    /// Whatever stands on the square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let color =
            if self.color(Color::White).contains(square) { Color::White } else { Color::Black };
        Some(Piece { color, role })
    }

    /// The kind of whatever stands on the square.
    #[must_use]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.role(role).contains(square))
    }

    /// The squares of all pieces of a color.
    #[must_use]
    #[inline]
    pub fn color(&self, color: Color) -> SquareSet {
        self.colors[color]
    }

    /// The squares of all pieces of a kind, of both colors.
    #[must_use]
    #[inline]
    pub fn role(&self, role: Role) -> SquareSet {
        self.roles[role]
    }

    /// The squares of a color's pieces of a kind.
    #[must_use]
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> SquareSet {
        self.colors[color] & self.roles[role]
    }

    /// The squares on which something stands.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.colors[Color::White] | self.colors[Color::Black]
    }

    /// Where a color's king stands; of several the one with the lowest number.
    #[must_use]
    pub fn king_of(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).first()
    }

    /// Puts a piece on the square, in place of what stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.clear(square);
        self.roles[piece.role].insert(square);
        self.colors[piece.color].insert(square);
    }

    /// Takes away whatever stands on the square.
    pub fn clear(&mut self, square: Square) {
        self.roles.iter_mut().for_each(|set| set.remove(square));
        self.colors.iter_mut().for_each(|set| set.remove(square));
    }

    /// All pieces with their squares, in the order of the squares.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The same placement with the colors changed and the board turned over.
    #[must_use]
    pub fn mirrored(&self) -> Board {
        let mut mirrored = *self;
        mirrored.roles.iter_mut().for_each(|set| *set = set.mirrored());
        mirrored.colors = ByColor::new(
            self.colors[Color::Black].mirrored(),
            self.colors[Color::White].mirrored(),
        );
        mirrored
    }
}

/// Drawn as a board seen from White's side.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.iter().rev() {
            writeln!(f)?;
            for file in File::ALL {
                let piece = self.piece_at(Square::new(file, *rank));
                write!(f, " {}", piece.map_or('.', Piece::fen_letter))?;
            }
        }
        Ok(())
    }
}
