//! A shallow look at every legal move, each a little deeper than the last.
//!
//! What separates players of different strength is mostly how much of the next
//! few half-moves they see; so a move is judged several times: as it stands
//! after it, with the captures that answer it, after the best reply, and so
//! on. The human model ([`super::features`]) weighs these judgements; the two
//! highest levels simply play by the deepest one.
//!
//! Source: A. de Groot, *Thought and Choice in Chess*, 1965, on how few moves
//! deep players of all levels look; D. Ferreira, *The Impact of
//! Search Depth on Chess Playing Strength*, ICGA Journal, 2013, on strength by
//! depth. The search is alpha-beta with quiescence, as in `crate::search`, but
//! without any of its selectivity, so that what is overlooked is never chance.

use super::features::attacks;
use super::worth;
use crate::ordering::wins_at_least;
use crate::parameters::level::{
    DEARER_CP, HUMAN_LOOK_NODES, HUMAN_MARGIN_CP, LONGEST_LOOK_PLIES, TRADE_CP,
};
use core::cmp::Reverse;
use rokade_rules::position::zobrist::Key;
use rokade_rules::{Move, Position, Role, Square};

/// The worth of mating at once; losses beyond any material.
pub(super) const MATE_CP: i32 = 30_000;

/// More than this is a mate.
pub(super) const MATE_FROM_CP: i32 = MATE_CP - 100;

const INFINITE_CP: i32 = MATE_CP + 1;

/// How deep a look goes, counted in half-moves from the position on the board;
/// captures at the end come on top. 1 is the own move alone.
pub(super) const DEEPEST: usize = 6;

/// What a look saw of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub(super) chess_move: Move,
    pub(super) after: Position,
    /// What it is worth at each depth, in centipawns; at 0 as it stands after
    /// the move, without the answer. Depths that were not reached repeat the
    /// last one.
    pub(super) worth_cp: [i32; DEEPEST + 1],
}

impl Sight {
    /// The same for somebody who does not ask what answers a move.
    pub(super) fn without_answers(&self) -> Sight {
        Sight { worth_cp: [self.worth_cp[0]; DEEPEST + 1], ..*self }
    }

    /// The same for somebody who only asks whether the opponent's newcomer
    /// still attacks something dearer than itself, and overlooks everything
    /// else.
    pub(super) fn with_the_newcomer_in_mind(&self, newcomer: Option<Square>) -> Sight {
        let is_warned = newcomer.is_some_and(|square| attacks_dearer(&self.after, square));
        if is_warned { *self } else { self.without_answers() }
    }

    /// The same for somebody who also asks whether the piece can be taken where
    /// it goes.
    pub(super) fn without_distant_answers(
        &self,
        position: &Position,
        newcomer: Option<Square>,
    ) -> Sight {
        if wins_at_least(position, self.chess_move, 0) {
            self.with_the_newcomer_in_mind(newcomer)
        } else {
            *self
        }
    }
}

/// Whether a piece of the side to move attacks one that is worth clearly more.
fn attacks_dearer(position: &Position, square: Square) -> bool {
    let board = position.board();
    let Some(attacker) = board.piece_at(square) else { return false };
    let targets =
        attacks(attacker.role, attacker.color, square, board) & board.color(!position.turn());
    let least_cp = TRADE_CP[attacker.role as usize] + DEARER_CP;
    attacker.color == position.turn()
        && targets.into_iter().any(|target| {
            let role = board.role_at(target).unwrap_or(Role::Pawn);
            role != Role::King && TRADE_CP[role as usize] >= least_cp
        })
}

/// How a look is limited.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// The last depth, at most [`DEEPEST`].
    pub(super) depth: usize,
    /// Moves that are worse than the best by more than this are not told
    /// apart.
    pub(super) margin_cp: i32,
    /// The most positions to visit; an unfinished depth is not used.
    pub(super) nodes: u64,
}

/// The look behind the model of human play, and behind its fit.
pub(super) const PERSON: Reach =
    Reach { depth: 3, margin_cp: HUMAN_MARGIN_CP, nodes: HUMAN_LOOK_NODES };

/// Looks at all legal moves. `seen_before` are the positions that the game has
/// been in: coming back to one is worth nothing.
pub(super) fn at(position: &Position, seen_before: &[Key], reach: Reach) -> Vec<Sight> {
    let mut look = Look::of(reach);
    let mut sights: Vec<Sight> = position
        .legal_moves()
        .into_iter()
        .map(|chess_move| {
            let after = position.after(chess_move);
            Sight { chess_move, after, worth_cp: [-worth::of(&after); DEEPEST + 1] }
        })
        .collect();
    let repeats: Vec<bool> =
        sights.iter().map(|sight| seen_before.contains(&Key::of(&sight.after))).collect();
    for (sight, repeats) in sights.iter_mut().zip(repeats) {
        if repeats {
            sight.worth_cp = [0; DEEPEST + 1];
        }
    }
    for depth in 1..=reach.depth.min(DEEPEST) {
        sights.sort_by_key(|sight| Reverse(sight.worth_cp[depth - 1]));
        let Ok(found) = look.judge_all(&sights, seen_before, depth, reach.margin_cp) else { break };
        for (sight, worth) in sights.iter_mut().zip(found) {
            sight.worth_cp[depth..].fill(worth);
        }
    }
    sights
}

/// The look has used up its positions.
struct Exhausted;

struct Look {
    nodes: u64,
    limit: u64,
    memory: Memory,
    /// The quiet moves that last refuted something, by distance from the board.
    killers: [Option<Move>; LONGEST_LOOK_PLIES as usize + 1],
    /// How much each quiet move has refuted, by its squares.
    history: Vec<i32>,
}

impl Look {
    fn of(reach: Reach) -> Look {
        Look {
            nodes: 0,
            limit: reach.nodes,
            memory: Memory::new(),
            killers: [None; LONGEST_LOOK_PLIES as usize + 1],
            history: vec![0; 64 * 64],
        }
    }

    /// A move's place in the order: the smaller, the sooner. The remembered one
    /// first, then captures, the killer, and quiet moves by what they refuted.
    fn place(
        &self,
        position: &Position,
        chess_move: Move,
        remembered: Option<Move>,
        ply: i32,
    ) -> i32 {
        if remembered == Some(chess_move) {
            return i32::MIN;
        }
        match gain(position, chess_move) {
            0 if self.killers.get(ply as usize) == Some(&Some(chess_move)) => -100_000,
            0 => -self.history[squares(chess_move)].min(90_000),
            gain => -1_000_000 - gain,
        }
    }

    /// A move has refuted the one before it.
    fn learn(&mut self, position: &Position, chess_move: Move, depth: i32, ply: i32) {
        if gain(position, chess_move) == 0 {
            if let Some(killer) = self.killers.get_mut(ply as usize) {
                *killer = Some(chess_move);
            }
            self.history[squares(chess_move)] += depth * depth;
        }
    }

    fn judge_all(
        &mut self,
        sights: &[Sight],
        seen_before: &[Key],
        depth: usize,
        margin_cp: i32,
    ) -> Result<Vec<i32>, Exhausted> {
        let mut best = -INFINITE_CP;
        let mut found = Vec::with_capacity(sights.len());
        for sight in sights {
            let worth = if seen_before.contains(&Key::of(&sight.after)) {
                0
            } else {
                let floor = (best - margin_cp).max(-INFINITE_CP);
                -self.search(&sight.after, depth as i32 - 1, -INFINITE_CP, -floor, 1)?
            };
            best = best.max(worth);
            found.push(worth);
        }
        let floor = best - margin_cp;
        Ok(found.into_iter().map(|worth| worth.max(floor)).collect())
    }

    fn visit(&mut self) -> Result<(), Exhausted> {
        self.nodes += 1;
        if self.nodes > self.limit { Err(Exhausted) } else { Ok(()) }
    }

    fn search(
        &mut self,
        position: &Position,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: i32,
    ) -> Result<i32, Exhausted> {
        self.visit()?;
        if depth <= 0 && (!position.is_check() || ply >= LONGEST_LOOK_PLIES) {
            return self.captures(position, alpha, beta, ply);
        }
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return Ok(if position.is_check() { ply - MATE_CP } else { 0 });
        }
        let key = Key::of(position);
        let remembered = self.memory.recall(key);
        moves.sort_by_cached_key(|&chess_move| self.place(position, chess_move, remembered, ply));
        let mut best = -INFINITE_CP;
        for chess_move in moves {
            let after = position.after(chess_move);
            let score = -self.search(&after, depth - 1, -beta, -alpha, ply + 1)?;
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.memory.remember(key, chess_move);
                }
                if alpha >= beta {
                    self.learn(position, chess_move, depth, ply);
                    break;
                }
            }
        }
        Ok(best)
    }

    /// Goes on with captures that do not lose material.
    fn captures(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        ply: i32,
    ) -> Result<i32, Exhausted> {
        let mut best = worth::of(position);
        alpha = alpha.max(best);
        if alpha >= beta || ply >= LONGEST_LOOK_PLIES {
            return Ok(best);
        }
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return Ok(if position.is_check() { ply - MATE_CP } else { 0 });
        }
        moves.retain(|chess_move| {
            gain(position, *chess_move) > 0 && wins_at_least(position, *chess_move, 0)
        });
        moves.sort_by_cached_key(|&chess_move| -gain(position, chess_move));
        for chess_move in moves {
            self.visit()?;
            let after = position.after(chess_move);
            let score = -self.captures(&after, -beta, -alpha, ply + 1)?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }
}

/// The place of a move's squares in the history.
fn squares(chess_move: Move) -> usize {
    chess_move.from().index() * 64 + chess_move.to().index()
}

/// What a move takes or promotes to, the cheaper taker first.
fn gain(position: &Position, chess_move: Move) -> i32 {
    let taken = position.captured(chess_move).map_or(0, |role| TRADE_CP[role as usize]);
    let promoted = match chess_move.promotion() {
        Some(Role::Queen) => TRADE_CP[Role::Queen as usize],
        _ => 0,
    };
    if taken + promoted == 0 { 0 } else { taken + promoted - chess_move.role() as i32 }
}

/// Which move was best in a position, to try it first next time.
struct Memory(Vec<Option<(u64, Move)>>);

impl Memory {
    const SLOTS: usize = 1 << 13;

    fn new() -> Memory {
        Memory(vec![None; Memory::SLOTS])
    }

    fn slot(key: Key) -> usize {
        (key.to_bits() >> 7) as usize % Memory::SLOTS
    }

    fn recall(&self, key: Key) -> Option<Move> {
        self.0[Memory::slot(key)].filter(|(known, _)| *known == key.to_bits()).map(|(_, best)| best)
    }

    fn remember(&mut self, key: Key, best: Move) {
        self.0[Memory::slot(key)] = Some((key.to_bits(), best));
    }
}
