//! How near a position looks to a mate by White, and each move of it.

use super::guided::distance;
use crate::board::{Board, Color, File, Rank, Role, Square, SquareSet};
use crate::movement::{Move, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks};
use crate::position::{Position, attackers_of};

const MOVE: i32 = 4;
const FREE: i32 = 4;
const EDGE: i32 = 6;
const NEAR: i32 = 1;
const PROMOTE: i32 = 5;
const NO_HEAVY: i32 = 40;

pub(super) struct Judgement<'a> {
    board: &'a Board,
    king: Square,
    mated: Square,
    attacked: SquareSet,
    black: SquareSet,
    occupied: SquareSet,
    /// Squares beside the king to be mated that it could go to.
    free: SquareSet,
    /// Of these, those that have to be covered before a check along the edge.
    front: SquareSet,
    /// Where a protected queen mates.
    kiss: Square,
    guards: SquareSet,
    protected: bool,
    seen: bool,
    /// Whence a rook mates along the edge.
    ends: SquareSet,
    near_ends: bool,
    pub(super) total: i32,
    heavy: SquareSet,
    turn: Color,
}

fn edge(square: Square) -> i32 {
    let (file, rank) = (square.file() as i32, square.rank() as i32);
    file.min(7 - file).min(rank.min(7 - rank))
}

fn kiss(king: Square) -> Square {
    let (file, rank) = (king.file() as usize, king.rank() as usize);
    Square::new(File::ALL[file.clamp(1, 6)], Rank::ALL[rank.clamp(1, 6)])
}

impl<'a> Judgement<'a> {
    pub(super) fn of(position: &'a Position) -> Judgement<'a> {
        let board = position.board();
        let (king, mated) = (position.king(Color::White), position.king(Color::Black));
        let around = king_attacks(mated);
        let black = board.color(Color::Black);
        let white = board.color(Color::White);
        let occupied = black | white;
        let through = occupied.without(mated);
        let mut attacked = king_attacks(king);
        let pawns = white & board.role(Role::Pawn);
        for from in pawns {
            attacked |= pawn_attacks(Color::White, from);
        }
        for from in white & board.role(Role::Knight) {
            attacked |= knight_attacks(from);
        }
        for from in white & (board.role(Role::Bishop) | board.role(Role::Queen)) {
            attacked |= bishop_attacks(from, through);
        }
        let heavy = white & (board.role(Role::Rook) | board.role(Role::Queen));
        for from in heavy {
            attacked |= rook_attacks(from, through);
        }
        let free = around - black - attacked;
        let mut front = free;
        let (file, rank) = (mated.file(), mated.rank());
        let line = if rank == Rank::ALL[0] || rank == Rank::ALL[7] { SquareSet::rank(rank) } else if file == File::ALL[0] || file == File::ALL[7] { SquareSet::file(file) } else { SquareSet::EMPTY };
        front -= line;
        let ends = rook_attacks(mated, occupied) & line - white;
        let near_ends = heavy.into_iter().any(|from| rook_attacks(from, occupied).meets(ends));
        let kiss = kiss(mated);
        let mut guards = SquareSet::EMPTY;
        let mut protected = false;
        let mut seen = false;
        let mut total = 40 + EDGE * edge(mated) + NEAR * distance(king, mated);
        let mut open = FREE * front.len() as i32 + if near_ends { 0 } else { MOVE };
        if kiss != mated {
            let queens = board.role(Role::Queen);
            guards = attackers_of(board, Color::Black, kiss, occupied).without(mated);
            let whites = attackers_of(board, Color::White, kiss, occupied);
            let queen = whites & queens;
            seen = !queen.is_empty();
            protected = !(whites - queens).is_empty() || queen.is_several();
            let mut cost = MOVE * guards.len() as i32;
            if !seen { cost += MOVE; }
            if !(queens & white).is_empty() || heavy.is_empty() {
            if !protected { cost += MOVE * (distance(king, kiss) - 1).min(2); }
            open = open.min(cost);
            }
        }
        total += open;
        if heavy.is_empty() {
            total += NO_HEAVY;
            let cost = pawns.into_iter().map(|pawn| {
                let ahead = SquareSet::from_bits(0x0101_0101_0101_0100 << pawn.index());
                PROMOTE * (7 - pawn.rank() as i32) + 3 * (ahead & black).len() as i32
            }).min().unwrap_or(0);
            total += cost;
        }
        Judgement { board, king, mated, attacked, black, occupied, free, front, kiss, guards, protected, seen, ends, near_ends, total, heavy, turn: position.turn() }
    }

    fn sweep(&self, role: Role, from: Square, occupied: SquareSet) -> SquareSet {
        match role {
            Role::Pawn => pawn_attacks(Color::White, from),
            Role::Knight => knight_attacks(from),
            Role::Bishop => bishop_attacks(from, occupied),
            Role::Rook => rook_attacks(from, occupied),
            Role::Queen => bishop_attacks(from, occupied) | rook_attacks(from, occupied),
            Role::King => king_attacks(from),
        }
    }

    /// Whether a move could be mate, at a glance.
    pub(super) fn may_mate(&self, chess_move: Move) -> bool {
        if self.turn == Color::Black {
            return false;
        }
        match chess_move {
            Move::Normal { role, from, to, promotion } => {
                let attacks = self.sweep(promotion.unwrap_or(role), to, self.occupied.without(from).without(self.mated));
                attacks.contains(self.mated) && (self.free - attacks).is_empty()
            }
            _ => false,
        }
    }

    /// How near the position after a move looks.
    pub(super) fn after(&self, chess_move: Move) -> i32 {
        let mut total = self.total;
        match self.turn {
            Color::White => {
                let Move::Normal { role, from, to, promotion } = chess_move else { return total - 1 };
                if self.black.contains(to) {
                    total -= 2;
                }
                if role == Role::King {
                    total += NEAR * (distance(to, self.mated) - distance(from, self.mated));
                    let gained = (self.front & king_attacks(to)).len() as i32;
                    total -= FREE * gained;
                    if !self.protected && self.kiss != self.mated {
                        total += MOVE * (distance(to, self.kiss).max(1) - distance(from, self.kiss).max(1));
                    }
                } else {
                    let new = promotion.unwrap_or(role);
                    let attacks = self.sweep(new, to, self.occupied.without(from).without(self.mated));
                    total -= FREE * (self.front & attacks).len() as i32;
                    if matches!(new, Role::Rook | Role::Queen) && !self.ends.is_empty() {
                        let reaches = (rook_attacks(to, self.occupied.without(from))).meets(self.ends);
                        if reaches && !self.near_ends { total -= MOVE; }
                        if !reaches && self.near_ends && self.heavy.len() == 1 { total += MOVE; }
                    }
                    let saw = promotion.is_none() && self.sweep(role, from, self.occupied).contains(self.kiss);
                    let sees = attacks.contains(self.kiss);
                    if self.kiss != self.mated {
                        if new == Role::Queen {
                            if sees && !self.seen { total -= MOVE; }
                            if saw && !sees { total += MOVE; }
                        } else {
                            if sees && !self.protected { total -= MOVE; }
                            if saw && !sees { total += MOVE; }
                        }
                    }
                    if role == Role::Pawn && self.heavy.is_empty() {
                        total -= PROMOTE;
                        if promotion.is_some() {
                            total -= NO_HEAVY;
                        }
                    }
                }
            }
            Color::Black => {
                let Move::Normal { role, from, to, .. } = chess_move else { return total };
                if role == Role::King {
                    let around = king_attacks(to);
                    let free = around - self.black.without(from) - self.attacked;
                    total += FREE * (free.len() as i32 - self.free.len() as i32)
                        + EDGE * (edge(to) - edge(from))
                        + NEAR * (distance(self.king, to)  - distance(self.king, from));
                } else {
                    if self.front.contains(to) {
                        total -= FREE;
                    }
                    let occupied = self.occupied.without(from);
                    let guards = match role { Role::Pawn => pawn_attacks(Color::Black, to).contains(self.kiss), _ => self.sweep(role, to, occupied).contains(self.kiss) };
                    if guards { total += MOVE; }
                    if self.guards.contains(from) { total -= MOVE; }
                    if self.heavy.contains(to) {
                        total += if self.heavy.is_several() { 3 } else { NO_HEAVY };
                    }
                }
            }
        }
        total
    }
}
