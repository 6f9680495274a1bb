//! Outlines: kings and pawns exactly where they stand, the other pieces
//! wherever they could be by then.
//!
//! A wall is seldom so tight that a piece could be anywhere at any time: a king
//! is let out only by a move that is stalemate, a rook gets free only after the
//! king has left its place, and the king leaves it only once the rook has been
//! captured. An outline tells these apart. It is a *frame*, the squares of both
//! kings and of all pawns and the side to move, with a set of squares for each
//! of the other pieces, the *roamers*, and whether it could be gone. The frame
//! that stands on the board is the first; every move leads from a frame to
//! another, or moves a roamer within it, and the sets grow until no move leads
//! out of them.
//!
//! Proof, by induction over any series of legal moves that could still end in a
//! mate: each position of it is within a frame met here, its kings and pawns
//! exactly so and every roamer in its set or, if it could be gone, gone. The
//! rules of [`moves`] give all moves of all positions within a frame, and leave
//! out only what is illegal or hopeless in every one of them:
//!
//! - a square that is *certainly* taken (by a king, a pawn, or a roamer with no
//!   other square that cannot be gone) is not crossed, nor entered by its own
//!   side; each other square may be free;
//! - a king is not left attacked by what certainly attacks it; what gives
//!   check from one square for certain is met by the king's moves, by its
//!   capture or in between;
//! - a move that gives check for certain is followed at once, with the roamers
//!   where they are then, and only what the answers lead to is put in a frame;
//! - what can never mate any more by its material is not followed.
//!
//! In no frame with the mated side to move does a mate fit (see
//! [`super::fitting`]), so no position within one is a mate.
//!
//! It is always White who is kept from mating. A promotion by White gives the
//! attempt up; Black's promoted pieces are one crowd that could be anywhere it
//! has reached, in any number. Positions with castling rights are not tried.
//!
//! Cost: a microsecond or two for a king's, a pawn's or a roamer's move of a
//! frame; walls have some hundreds of frames. Given up after [`MOST_STEPS`].

mod frames;
mod mates;
mod moves;

use super::reach::Reach;
use crate::board::{Color, Role, Square, SquareSet};
use crate::position::Position;
use alloc::boxed::Box;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use frames::{Frames, Key, Places};

/// As many roamers as are looked at.
const MOST: usize = 14;

/// As many frames are met.
const MOST_FRAMES: usize = 4_096;

/// How often a frame is followed to its moves, all in all.
const MOST_STEPS: usize = 16_384;

/// Kings and pawns in their places and the squares where everything else could
/// be, closed under every move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outline {
    /// The frames, the one that stands on the board first.
    pub frames: Box<[Frame]>,
}

/// Kings and pawns in their places, and the squares of everything else.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    /// Who has the move.
    pub turn: Color,
    /// White's king and Black's.
    pub kings: [Square; 2],
    /// White's pawns and Black's.
    pub pawns: [SquareSet; 2],
    /// The square where a pawn can be captured in passing.
    pub crossed: Option<Square>,
    /// Everything that is neither a king nor a pawn.
    pub roamers: Box<[Roamer]>,
    /// Where promoted pieces could stand, any number of them, of the side that
    /// is not asked about.
    pub promoted: SquareSet,
}

/// Where a piece could be that is neither a king nor a pawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roamer {
    /// Where it stood at first.
    pub from: Square,
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
    /// Where it could stand.
    pub squares: SquareSet,
    /// Whether it could have been captured.
    pub may_be_gone: bool,
}

/// A piece that is neither a king nor a pawn, as it was at first.
#[derive(Clone, Copy)]
struct Man {
    from: Square,
    color: Color,
    role: Role,
}

/// Why there is no outline: a mate might fit, or there are too many frames.
struct Unproved;

impl Outline {
    /// The pieces of the position with every square where each could ever
    /// stand, in the order of their squares: what a wall would be.
    #[must_use]
    pub fn pieces(&self) -> Vec<Reach> {
        let Some(first) = self.frames.first() else { return Vec::new() };
        let mut pieces = Vec::new();
        for color in Color::ALL {
            let king = first.kings[color as usize];
            let squares =
                self.frames.iter().map(|frame| SquareSet::of(frame.kings[color as usize]));
            pieces.push(reach(
                king,
                color,
                Role::King,
                squares.fold(SquareSet::EMPTY, |a, b| a | b),
            ));
            let all = self.frames.iter().map(|frame| frame.pawns[color as usize]);
            let all = all.fold(SquareSet::EMPTY, |a, b| a | b);
            for pawn in first.pawns[color as usize] {
                pieces.push(reach(pawn, color, Role::Pawn, all & SquareSet::file(pawn.file())));
            }
        }
        for (number, roamer) in first.roamers.iter().enumerate() {
            let squares = self.frames.iter().map(|frame| frame.roamers[number].squares);
            let squares = squares.fold(SquareSet::EMPTY, |a, b| a | b);
            pieces.push(reach(roamer.from, roamer.color, roamer.role, squares));
        }
        Reach::in_order(&pieces)
    }

    /// The same on the board turned over.
    pub(super) fn mirrored(&self) -> Outline {
        Outline { frames: self.frames.iter().map(Frame::mirrored).collect() }
    }
}

fn reach(from: Square, color: Color, role: Role, squares: SquareSet) -> Reach {
    let leaves = squares != SquareSet::of(from);
    Reach { from, color, role, squares, promoted: SquareSet::EMPTY, leaves }
}

impl Frame {
    fn mirrored(&self) -> Frame {
        let [white, black] = self.kings;
        let [white_pawns, black_pawns] = self.pawns;
        let roamers = self.roamers.iter().map(|roamer| Roamer {
            from: roamer.from.mirrored(),
            color: !roamer.color,
            squares: roamer.squares.mirrored(),
            ..*roamer
        });
        Frame {
            turn: !self.turn,
            kings: [black.mirrored(), white.mirrored()],
            pawns: [black_pawns.mirrored(), white_pawns.mirrored()],
            crossed: self.crossed.map(Square::mirrored),
            roamers: roamers.collect(),
            promoted: self.promoted.mirrored(),
        }
    }
}

/// The outline within which White never mates, if one is found.
pub(super) fn of(position: &Position) -> Option<Outline> {
    let board = position.board();
    if !position.castling().rooks().is_empty() || position.is_checkmate() {
        return None;
    }
    let mut men: ArrayVec<Man, MOST> = ArrayVec::new();
    let mut places = Places::EMPTY;
    for (from, piece) in board.iter() {
        if !matches!(piece.role, Role::King | Role::Pawn) {
            places.squares.get_mut(men.len()).map(|set| *set = SquareSet::of(from))?;
            men.push(Man { from, color: piece.color, role: piece.role });
        }
    }
    let key = Key {
        kings: Color::ALL.map(|color| position.king(color)),
        pawns: Color::ALL.map(|color| board.pieces(color, Role::Pawn)),
        turn: position.turn(),
        crossed: position.en_passant(),
    };
    let mut outliner = Outliner { men, black_pawns: key.pawns[1].len(), frames: Frames::new() };
    outliner.follow(&key, &places, 0).ok()?;
    outliner.run().ok()?;
    Some(outliner.outline(&key, &places))
}

struct Outliner {
    men: ArrayVec<Man, MOST>,
    /// How many pawns Black had at first.
    black_pawns: usize,
    frames: Frames,
}

impl Outliner {
    fn run(&mut self) -> Result<(), Unproved> {
        let mut steps = 0;
        while let Some((key, places)) = self.frames.take() {
            steps += 1;
            if steps > MOST_STEPS {
                return Err(Unproved);
            }
            self.follow(&key, &places, 0)?;
        }
        Ok(())
    }

    fn outline(&self, key: &Key, places: &Places) -> Outline {
        let frames = core::iter::once((key, places)).chain(self.frames.iter());
        let frames = frames.map(|(key, places)| Frame {
            turn: key.turn,
            kings: key.kings,
            pawns: key.pawns,
            crossed: key.crossed,
            promoted: places.crowd,
            roamers: (0..self.men.len())
                .map(|number| Roamer {
                    from: self.men[number].from,
                    color: self.men[number].color,
                    role: self.men[number].role,
                    squares: places.squares[number],
                    may_be_gone: places.may_be_gone(number),
                })
                .collect(),
        });
        Outline { frames: frames.collect() }
    }
}
