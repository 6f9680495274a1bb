//! The 960 start positions of Chess960, by number.
//!
//! Law: Guidelines II.1 and II.2: bishops on squares of both shades, the king
//! between the rooks, Black's pieces opposite White's.
//!
//! Source of the numbering: R. Scharnagl, *Fischer-Random-Schach*, 2004; 518 is
//! the usual initial position.

use super::{CastlingMode, Position, Setup};
use crate::board::{Board, Color, File, Piece, Rank, Role, Square, SquareSet};
use crate::movement::CastlingSide;

/// How many start positions there are.
pub const COUNT: u16 = 960;

/// The number of the usual initial position.
pub const STANDARD: u16 = 518;

/// The ways to put two knights on five free squares.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The start position with this number, or `None` from 960 on.
///
/// ```
/// use rokade_rules::position::chess960;
/// use rokade_rules::Position;
/// assert_eq!(chess960::start(518), Some(Position::initial()));
/// assert_eq!(chess960::start(960), None);
/// ```
#[must_use]
pub fn start(number: u16) -> Option<Position> {
    if number >= COUNT {
        return None;
    }
    let roles = back_rank(usize::from(number));
    let mut setup = Setup { board: Board::empty(), ..Setup::initial() };
    setup.castling_rooks = SquareSet::EMPTY;
    for color in Color::ALL {
        for file in File::ALL {
            let home = Square::new(file, Rank::First.seen_by(color));
            let pawn = Square::new(file, Rank::Second.seen_by(color));
            setup.board.put(home, Piece::new(color, roles[file as usize]));
            setup.board.put(pawn, Piece::new(color, Role::Pawn));
        }
        setup.castling_rooks |= setup.board.pieces(color, Role::Rook);
    }
    Position::from_setup(&setup, CastlingMode::Chess960).ok()
}

/// The number of a start position, or `None` if the position is none of them.
#[must_use]
pub fn number_of(position: &Position) -> Option<u16> {
    let start = (0..COUNT).filter_map(|number| Some((number, start(number)?)));
    start.into_iter().find(|(_, start)| start == position).map(|(number, _)| number)
}

fn back_rank(number: usize) -> [Role; 8] {
    let (rest, light) = (number / 4, number % 4);
    let (rest, dark) = (rest / 4, rest % 4);
    let (knights, queen) = (rest / 6, rest % 6);

    let mut rank = [None; 8];
    rank[2 * light + 1] = Some(Role::Bishop);
    rank[2 * dark] = Some(Role::Bishop);
    put_on_free(&mut rank, queen, Role::Queen);
    let (first, second) = KNIGHTS[knights];
    // The second first, so that it does not shift the places before it.
    put_on_free(&mut rank, second, Role::Knight);
    put_on_free(&mut rank, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put_on_free(&mut rank, 0, role);
    }
    rank.map(|role| role.unwrap_or(Role::Rook))
}

/// Puts a piece on the free square that has `skipped` free ones before it.
fn put_on_free(rank: &mut [Option<Role>; 8], skipped: usize, role: Role) {
    if let Some(place) = rank.iter_mut().filter(|place| place.is_none()).nth(skipped) {
        *place = Some(role);
    }
}

impl Position {
    /// Whether castling here needs Chess960 to be written and read: a king
    /// that may castle not on the e-file, or a rook not in a corner.
    #[must_use]
    pub fn needs_chess960(&self) -> bool {
        Color::ALL.into_iter().any(|color| {
            CastlingSide::ALL.into_iter().any(|side| {
                let corner = match side {
                    CastlingSide::Short => File::H,
                    CastlingSide::Long => File::A,
                };
                self.castling_rook(color, side)
                    .is_some_and(|rook| rook.file() != corner || self.king(color).file() != File::E)
            })
        })
    }
}
