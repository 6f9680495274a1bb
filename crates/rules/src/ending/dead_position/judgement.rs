//! How near a position looks to a mate by White, and where each move leads:
//! only the order in which the searches look at positions, never part of a
//! proof.
//!
//! Black helps, so nothing is threatened and nothing defended; what is counted
//! is moves still to be made. The mate in view is at the edge: by a queen right
//! before the king that something protects and no black piece can take, or by
//! a rook or queen along the edge. So it counts how far the black king is from
//! the edge and the white one from it, what the queen and her protector need,
//! whether a rook gets to the edge; and without either, what the first pawn has
//! before it. The weights were found by trying others on positions of games.
//!
//! Cost: the sets are computed once a position, a move is a few look-ups in them.

use crate::board::{Board, Color, File, Rank, Role, Square, SquareSet};
use crate::movement::{
    Move, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use crate::position::Position;

/// What a position is worth that is as near as can be: room for moves that
/// promise more than they hold.
const NEAREST: i32 = 40;
/// A move of a queen or of her protector.
const PER_MOVE: i32 = 2;
/// A move that brings a rook to the edge.
const TO_THE_END: i32 = 2;
/// The steps of the white king to protect the queen are counted up to here.
const MOST_STEPS: i32 = 5;
const PER_STEP_FROM_THE_EDGE: i32 = 7;
const PER_STEP_BETWEEN_KINGS: i32 = 7;
const PER_STEP_TO_PROMOTION: i32 = 4;
const PER_BLOCKER: i32 = 13;
const WITHOUT_A_HEAVY_PIECE: i32 = 50;
/// The steps of the white king to what stands before his pawn, to take it.
const PER_STEP_TO_BLOCKER: i32 = 6;
/// Without a pawn besides there is no mate of this kind any more.
const WITHOUT_A_PAWN: i32 = 60;
const PER_HEAVY_PIECE_LOST: i32 = 10;
const PER_CAPTURE: i32 = 2;

/// A position, judged.
pub(super) struct Judgement<'a> {
    board: &'a Board,
    turn: Color,
    king: Square,
    mated: Square,
    occupied: SquareSet,
    /// Squares beside the black king to which it could go; asked for only if White has the move.
    free: SquareSet,
    /// Where a protected queen mates; none while the king is off the edge.
    kiss: Option<Square>,
    /// Whence a piece attacks that square.
    to_kiss: Lines,
    /// White's pieces that do.
    kissing: SquareSet,
    is_kiss_seen: bool,
    is_kiss_protected: bool,
    /// Whence a white piece gives check.
    to_king: Lines,
    /// White's rooks and queens.
    heavy: SquareSet,
    /// Whence a rook gets to where it gives check along the edge.
    to_ends: SquareSet,
    is_near_an_end: bool,
    /// The less, the nearer.
    pub(super) total: i32,
}

impl<'a> Judgement<'a> {
    /// Judges a position.
    pub(super) fn of(position: &'a Position) -> Judgement<'a> {
        let board = position.board();
        let (king, mated) = (position.king(Color::White), position.king(Color::Black));
        let occupied = board.occupied();
        let white = board.color(Color::White);
        let heavy = white & (board.role(Role::Rook) | board.role(Role::Queen));
        let free = match position.turn() {
            Color::White => {
                king_attacks(mated) - board.color(Color::Black) - attacked(board, king, mated)
            }
            Color::Black => SquareSet::EMPTY,
        };
        let to_king = Lines::to(mated, occupied);
        let ends = to_king.straight & (edge_of(mated) - white);
        let to_ends = ends.into_iter().fold(ends, |set, end| set | rook_attacks(end, occupied));
        let kiss = kiss(mated);
        let mut judgement = Judgement {
            board,
            turn: position.turn(),
            king,
            mated,
            occupied,
            free,
            kiss,
            to_kiss: kiss.map_or(Lines::NONE, |kiss| Lines::to(kiss, occupied)),
            kissing: SquareSet::EMPTY,
            is_kiss_seen: false,
            is_kiss_protected: false,
            to_king,
            heavy,
            to_ends,
            is_near_an_end: heavy.meets(to_ends),
            total: NEAREST
                + PER_STEP_FROM_THE_EDGE * from_edge(mated)
                + PER_STEP_BETWEEN_KINGS * distance(king, mated),
        };
        judgement.total += judgement.mate_at_the_edge() + judgement.promotion();
        judgement
    }

    /// What the nearer of the two mates at the edge still needs.
    fn mate_at_the_edge(&mut self) -> i32 {
        let along = if self.is_near_an_end { 0 } else { TO_THE_END };
        let Some(kiss) = self.kiss else { return along };
        let queens = self.board.role(Role::Queen);
        let guards = self.to_kiss.attackers(self.board, Color::Black);
        let ours = self.to_kiss.attackers(self.board, Color::White) | self.kings_near(kiss);
        self.kissing = ours;
        self.is_kiss_seen = ours.meets(queens);
        self.is_kiss_protected = !(ours - queens).is_empty() || (ours & queens).is_several();
        if !self.heavy.is_empty() && !self.heavy.meets(queens) {
            return along;
        }
        let mut moves = guards.len() as i32;
        moves += i32::from(!self.is_kiss_seen);
        if !self.is_kiss_protected {
            moves += (distance(self.king, kiss) - 1).min(MOST_STEPS);
        }
        along.min(PER_MOVE * moves)
    }

    /// The white king, if it is beside a square.
    fn kings_near(&self, square: Square) -> SquareSet {
        king_attacks(square) & SquareSet::of(self.king)
    }

    /// What it takes to have a rook or queen at all.
    fn promotion(&self) -> i32 {
        if !self.heavy.is_empty() {
            return 0;
        }
        let pawns = self.board.pieces(Color::White, Role::Pawn).into_iter();
        let black = self.board.color(Color::Black);
        let needed = pawns.map(|pawn| {
            let blockers = SquareSet::from_bits(FILE_AHEAD_OF_A1 << pawn.index()) & black;
            let to_blocker = blockers.first().map_or(0, |blocker| distance(self.king, blocker));
            PER_STEP_TO_PROMOTION * (7 - pawn.rank() as i32)
                + PER_BLOCKER * blockers.len() as i32
                + PER_STEP_TO_BLOCKER * to_blocker
        });
        WITHOUT_A_HEAVY_PIECE + needed.min().unwrap_or(WITHOUT_A_PAWN)
    }

    /// Whether a move could be mate, at a glance; discovered checks are not seen.
    pub(super) fn may_mate(&self, chess_move: Move) -> bool {
        let Move::Normal { role, from, to, promotion } = chess_move else { return false };
        if self.turn == Color::Black || role == Role::King {
            return false;
        }
        let new = promotion.unwrap_or(role);
        if !self.to_king.of(new, Color::White).contains(to) {
            return false;
        }
        let occupied = self.occupied.without(from).without(self.mated);
        self.free.is_within(sweep(new, Color::White, to, occupied))
    }

    /// How near the position after a move looks, without making it.
    pub(super) fn after(&self, chess_move: Move) -> i32 {
        let Move::Normal { role, from, to, promotion } = chess_move else { return self.total };
        let change = match (self.turn, role) {
            (Color::White, Role::King) => self.by_white_king(from, to),
            (Color::White, _) => self.by_white(role, from, to, promotion),
            (Color::Black, Role::King) => self.by_black_king(from, to),
            (Color::Black, _) => self.by_black(role, from, to),
        };
        let captures = self.turn == Color::White && self.occupied.contains(to);
        self.total + change - if captures { PER_CAPTURE } else { 0 }
    }

    fn by_white_king(&self, from: Square, to: Square) -> i32 {
        let steps = distance(to, self.mated) - distance(from, self.mated);
        let to_kiss = match self.kiss {
            Some(kiss) if !self.is_kiss_protected => {
                distance(to, kiss).max(1) - distance(from, kiss).max(1)
            }
            _ => 0,
        };
        PER_STEP_BETWEEN_KINGS * steps + PER_MOVE * to_kiss
    }

    fn by_white(&self, role: Role, from: Square, to: Square, promotion: Option<Role>) -> i32 {
        let mut change = 0;
        let new = promotion.unwrap_or(role);
        if matches!(new, Role::Rook | Role::Queen) {
            match (self.to_ends.contains(to), self.is_near_an_end) {
                (true, false) => change -= TO_THE_END,
                (false, true) if !self.heavy.is_several() => change += TO_THE_END,
                _ => {}
            }
        }
        if self.kiss.is_some() {
            let saw = self.kissing.contains(from);
            let sees = self.to_kiss.of(new, Color::White).contains(to);
            let is_done = match new {
                Role::Queen => self.is_kiss_seen,
                _ => self.is_kiss_protected,
            };
            match (saw, sees) {
                (_, true) if !is_done => change -= PER_MOVE,
                (true, false) => change += PER_MOVE,
                _ => {}
            }
        }
        if role == Role::Pawn && self.heavy.is_empty() {
            change -= PER_STEP_TO_PROMOTION;
            if promotion.is_some() {
                change -= WITHOUT_A_HEAVY_PIECE;
            }
        }
        change
    }

    fn by_black_king(&self, from: Square, to: Square) -> i32 {
        PER_STEP_FROM_THE_EDGE * (from_edge(to) - from_edge(from))
            + PER_STEP_BETWEEN_KINGS * (distance(self.king, to) - distance(self.king, from))
    }

    fn by_black(&self, role: Role, from: Square, to: Square) -> i32 {
        let mut change = 0;
        let guards = self.to_kiss.of(role, Color::Black);
        change += PER_MOVE * i32::from(guards.contains(to));
        change -= PER_MOVE * i32::from(guards.contains(from));
        if self.heavy.contains(to) {
            let last = !self.heavy.is_several();
            change += if last { WITHOUT_A_HEAVY_PIECE } else { PER_HEAVY_PIECE_LOST };
        }
        change
    }
}

/// From where each kind of piece attacks one square.
#[derive(Clone, Copy)]
struct Lines {
    straight: SquareSet,
    diagonal: SquareSet,
    knight: SquareSet,
    pawns: [SquareSet; 2],
}

impl Lines {
    const NONE: Lines = Lines {
        straight: SquareSet::EMPTY,
        diagonal: SquareSet::EMPTY,
        knight: SquareSet::EMPTY,
        pawns: [SquareSet::EMPTY; 2],
    };

    fn to(square: Square, occupied: SquareSet) -> Lines {
        Lines {
            straight: rook_attacks(square, occupied),
            diagonal: bishop_attacks(square, occupied),
            knight: knight_attacks(square),
            pawns: Color::ALL.map(|color| pawn_attacks(!color, square)),
        }
    }

    /// For a kind of piece; the kings are asked for apart.
    fn of(&self, role: Role, color: Color) -> SquareSet {
        match role {
            Role::Pawn => self.pawns[color as usize],
            Role::Knight => self.knight,
            Role::Bishop => self.diagonal,
            Role::Rook => self.straight,
            Role::Queen => self.straight | self.diagonal,
            Role::King => SquareSet::EMPTY,
        }
    }

    /// The pieces of a color that attack it, without the king.
    fn attackers(&self, board: &Board, color: Color) -> SquareSet {
        let attackers = Role::ALL.into_iter().fold(SquareSet::EMPTY, |attackers, role| {
            attackers | self.of(role, color) & board.role(role)
        });
        attackers & board.color(color)
    }
}

/// The squares before a pawn on a1, were there one; shifted, before any pawn.
const FILE_AHEAD_OF_A1: u64 = 0x0101_0101_0101_0100;

/// The rank or file of the edge on which a square lies, if it does.
fn edge_of(square: Square) -> SquareSet {
    let (file, rank) = (square.file(), square.rank());
    if SquareSet::BACK_RANKS.contains(square) {
        SquareSet::rank(rank)
    } else if matches!(file, File::A | File::H) {
        SquareSet::file(file)
    } else {
        SquareSet::EMPTY
    }
}

/// The square right before a king on the edge.
fn kiss(king: Square) -> Option<Square> {
    let inside = |number: usize| number.clamp(1, 6);
    let file = File::ALL[inside(king.file() as usize)];
    let before = Square::new(file, Rank::ALL[inside(king.rank() as usize)]);
    (before != king).then_some(before)
}

/// What White attacks, looking through the black king.
pub(super) fn attacked(board: &Board, king: Square, through: Square) -> SquareSet {
    let white = board.color(Color::White);
    let occupied = board.occupied().without(through);
    let mut attacked = king_attacks(king);
    for from in white & board.role(Role::Pawn) {
        attacked |= pawn_attacks(Color::White, from);
    }
    for from in white & board.role(Role::Knight) {
        attacked |= knight_attacks(from);
    }
    for from in white & (board.role(Role::Bishop) | board.role(Role::Queen)) {
        attacked |= bishop_attacks(from, occupied);
    }
    for from in white & (board.role(Role::Rook) | board.role(Role::Queen)) {
        attacked |= rook_attacks(from, occupied);
    }
    attacked
}

/// What one piece attacks.
fn sweep(role: Role, color: Color, from: Square, occupied: SquareSet) -> SquareSet {
    match role {
        Role::Pawn => pawn_attacks(color, from),
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King => king_attacks(from),
    }
}

/// How many moves a king needs on an empty board.
pub(super) fn distance(a: Square, b: Square) -> i32 {
    let files = (a.file() as i32 - b.file() as i32).abs();
    files.max((a.rank() as i32 - b.rank() as i32).abs())
}

/// How many steps it is to the nearest edge.
pub(super) fn from_edge(square: Square) -> i32 {
    let (file, rank) = (square.file() as i32, square.rank() as i32);
    file.min(7 - file).min(rank.min(7 - rank))
}
