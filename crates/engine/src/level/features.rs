//! What a person sees in a move, as numbers.
//!
//! The model of human play ([`super::model`]) is a conditional logit: the odds
//! of two moves depend on what they look like and on how strong the player is.
//! What people look at is taken from what is known of their errors:
//!
//! - shallow looks before deep ones: the loss of a move at several depths
//!   ([`super::look`]). A. de Groot, *Thought and Choice in Chess*, 1965;
//!   A. Anderson, J. Kleinberg, S. Mullainathan, *Assessing Human Error
//!   Against a Benchmark of Perfection*, 2016 (errors depend on the position
//!   more than on the player).
//! - backward moves, sideways moves and long diagonals are overlooked:
//!   E. Neiman and Y. Afek, *Invisible Chess Moves*, 2011.
//! - checks, captures and threats come to mind first; the piece that just
//!   moved and the square where something just happened draw the eye:
//!   P. Saariluoma, *Chess Players' Thinking*, 1995; N. Charness and others,
//!   *The perceptual aspect of skilled performance in chess*, 2001.
//! - which of these matter at which rating was fitted on games:
//!   R. McIlroy-Young and others, *Aligning Superhuman AI with Human Behavior*
//!   (Maia), KDD 2020, for the idea of a model by rating band.
//!
//! A feature knows nothing of the answer: the same code serves the fit
//! (`training/levels`) and the play.

use super::look::{DEEPEST, MATE_FROM_CP, PERSON, Sight};
use super::situation::Situation;
use super::worth::{self, centrality, is_passed, king_steps};
use crate::ordering::wins_at_least;
use crate::parameters::level::{FULL_PHASE, TRADE_CP};
use rokade_rules::movement::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use rokade_rules::position::zobrist::Key;
use rokade_rules::{Board, Color, File, Move, Position, Role, Square, SquareSet};

/// How many numbers describe a move.
pub const COUNT: usize = 93;

/// The numbers of one move. Most lie between −1 and 1.
pub(super) type Features = [f32; COUNT];

/// Describes every move that was looked at, for a player of this rating.
pub(super) fn of_all(situation: &Situation, sights: &[Sight], elo: f32) -> Vec<Features> {
    let scene = Scene::of(situation, sights, elo);
    sights.iter().map(|sight| scene.describe(sight)).collect()
}

/// Where a move goes from and to, as its side sees the board: the place of the
/// two numbers in the model's tables.
pub(super) fn squares(position: &Position, chess_move: Move) -> (usize, usize) {
    let seen = |square: Square| match position.turn() {
        Color::White => square.index(),
        Color::Black => square.mirrored().index(),
    };
    let role = chess_move.role() as usize * 64;
    (role + seen(chess_move.from()), role + seen(chess_move.to()))
}

/// What is the same for all moves of a position.
struct Scene<'a> {
    situation: &'a Situation,
    position: &'a Position,
    turn: Color,
    context: [f32; 8],
    best: [i32; DEEPEST + 1],
    now_cp: i32,
    ranks: Vec<(Move, [usize; 2])>,
}

/// Writes numbers one after the other.
struct Row {
    numbers: Features,
    next: usize,
}

impl Row {
    fn put(&mut self, value: f32) {
        self.numbers[self.next] = value;
        self.next += 1;
    }

    fn flag(&mut self, holds: bool) {
        self.put(f32::from(u8::from(holds)));
    }
}

impl<'a> Scene<'a> {
    fn of(situation: &'a Situation, sights: &[Sight], elo: f32) -> Scene<'a> {
        let position = situation.position();
        let mut best = [i32::MIN; DEEPEST + 1];
        for sight in sights {
            for (best, worth) in best.iter_mut().zip(sight.worth_cp) {
                *best = (*best).max(worth);
            }
        }
        let flag = |holds: bool| f32::from(u8::from(holds));
        let level = best[DEEPEST] as f32;
        let context = [
            (elo - 1_500.0) / 600.0,
            worth::phase(position.board()) as f32 / FULL_PHASE as f32,
            flag(position.is_check()),
            (level / 300.0).tanh(),
            (level.abs() / 800.0).tanh(),
            sights.len() as f32 / 40.0,
            flag(situation.answered.is_some_and(|(_, took)| took)),
            (situation.plies() as f32 / 80.0).min(1.5),
        ];
        let place = |depth: usize, sight: &Sight| {
            sights.iter().filter(|other| other.worth_cp[depth] > sight.worth_cp[depth]).count()
        };
        let ranks = sights
            .iter()
            .map(|sight| (sight.chess_move, [place(1, sight), place(DEEPEST, sight)]))
            .collect();
        let turn = position.turn();
        Scene { situation, position, turn, context, best, now_cp: worth::of(position), ranks }
    }

    fn describe(&self, sight: &Sight) -> Features {
        let mut row = Row { numbers: [0.0; COUNT], next: 0 };
        for number in self.context {
            row.put(number);
        }
        self.losses(sight, &mut row);
        self.kind(sight, &mut row);
        self.geometry(sight, &mut row);
        self.safety(sight, &mut row);
        self.threats(sight, &mut row);
        self.pawns_and_king(sight, &mut row);
        self.continuity(sight, &mut row);
        row.numbers
    }

    /// How much worse than the best it looks, at each depth.
    fn losses(&self, sight: &Sight, row: &mut Row) {
        for depth in 0..=PERSON.depth {
            let loss = (self.best[depth] - sight.worth_cp[depth]).clamp(0, 2_000) as f32;
            row.put(loss / (loss + 60.0));
            row.put(loss.min(300.0) / 300.0);
            row.put(loss.min(1_000.0) / 1_000.0);
            row.flag(loss <= 5.0);
        }
        for depth in [1, DEEPEST] {
            let chance = |worth: i32| 1.0 / (1.0 + (-0.003 * worth as f32).exp());
            row.put(3.0 * (chance(self.best[depth]) - chance(sight.worth_cp[depth])));
        }
        row.put(((sight.worth_cp[1] - self.now_cp) as f32 / 300.0).tanh());
        row.put(((sight.worth_cp[DEEPEST] - self.now_cp) as f32 / 300.0).tanh());
        let ranks = self.ranks.iter().find(|(known, _)| *known == sight.chess_move);
        for rank in ranks.map_or([0, 0], |(_, ranks)| *ranks) {
            row.put(1.0 / (1.0 + rank as f32));
        }
        row.flag(sight.worth_cp[DEEPEST] > MATE_FROM_CP);
        row.flag(sight.worth_cp[DEEPEST] < -MATE_FROM_CP);
    }

    /// What kind of move it is.
    fn kind(&self, sight: &Sight, row: &mut Row) {
        let chess_move = sight.chess_move;
        let taken = self.position.captured(chess_move);
        for role in Role::ALL {
            row.flag(chess_move.role() == role);
        }
        row.flag(taken.is_some());
        row.put(taken.map_or(0.0, |role| TRADE_CP[role as usize] as f32 / 900.0));
        let answered = self.situation.answered;
        let on_last = answered.is_some_and(|(last, _)| last.to() == chess_move.to());
        row.flag(taken.is_some() && on_last);
        row.flag(answered.is_some_and(|(_, took)| took) && taken.is_some() && on_last);
        row.flag(sight.after.is_check());
        row.flag(sight.after.is_check() && wins_at_least(self.position, chess_move, 0));
        row.flag(matches!(chess_move, Move::Castle { .. }));
        row.flag(chess_move.promotion() == Some(Role::Queen));
        row.flag(chess_move.promotion().is_some_and(|role| role != Role::Queen));
        let even = taken.is_some_and(|role| role == chess_move.role());
        row.flag(even);
    }

    /// Where it goes.
    fn geometry(&self, sight: &Sight, row: &mut Row) {
        let (from, to) = (sight.chess_move.from(), sight.chess_move.to());
        let role = sight.chess_move.role();
        let rank = |square: Square| square.rank().seen_by(self.turn) as i32;
        let forward = rank(to) - rank(from);
        let files = (from.file() as i32).abs_diff(to.file() as i32) as i32;
        let steps = king_steps(from, to);
        row.put(forward as f32 / 7.0);
        row.flag(forward < 0);
        row.flag(forward < 0 && steps >= 3);
        row.flag(forward == 0);
        row.put(steps as f32 / 7.0);
        row.flag(files == forward.abs() && steps >= 4);
        row.put(centrality(to) as f32 / 3.0);
        row.put((centrality(to) - centrality(from)) as f32 / 3.0);
        row.put(rank(to) as f32 / 7.0);
        row.flag(rank(from) == 0 && matches!(role, Role::Knight | Role::Bishop));
        row.flag(rank(from) == 0 && matches!(role, Role::Rook | Role::Queen));
        let enemy = self.position.king(!self.turn);
        row.put(king_steps(to, enemy) as f32 / 7.0);
        row.put((king_steps(to, enemy) - king_steps(from, enemy)) as f32 / 7.0);
        let own = self.position.king(self.turn);
        row.put(king_steps(to, own) as f32 / 7.0);
        let last = self.situation.answered.map(|(last, _)| last.to());
        row.put(last.map_or(0.5, |last| king_steps(to, last) as f32 / 7.0));
        row.put(last.map_or(0.5, |last| king_steps(from, last) as f32 / 7.0));
    }

    /// Whether it runs from something, or into something.
    fn safety(&self, sight: &Sight, row: &mut Row) {
        let chess_move = sight.chess_move;
        let (from, to, role) = (chess_move.from(), chess_move.to(), chess_move.role());
        let before = Guarded::of(self.position, self.turn, from, role);
        let after =
            Guarded::of(&sight.after, self.turn, to, chess_move.promotion().unwrap_or(role));
        let weight = TRADE_CP[role as usize].min(900) as f32 / 900.0;
        row.flag(before.is_attacked);
        row.put(if before.is_hanging { weight } else { 0.0 });
        row.flag(before.is_hanging && !after.is_hanging);
        row.flag(after.is_attacked);
        row.flag(after.is_defended);
        row.flag(after.by_pawn && role != Role::Pawn);
        for least_cp in [0, -150, -400] {
            row.flag(!wins_at_least(self.position, chess_move, least_cp));
        }
        let attacker = self.situation.answered.map(|(last, _)| last.to());
        let last_attacks = attacker
            .is_some_and(|square| self.position.attackers(!self.turn, from).contains(square));
        row.flag(last_attacks);
        // What else hangs when it is made, and hung before.
        row.put(hanging_cp(&sight.after, self.turn, to) as f32 / 900.0);
        row.put(hanging_cp(self.position, self.turn, from) as f32 / 900.0);
    }

    /// What it attacks.
    fn threats(&self, sight: &Sight, row: &mut Row) {
        let to = sight.chess_move.to();
        let role = sight.chess_move.promotion().unwrap_or(sight.chess_move.role());
        let board = sight.after.board();
        let seen = attacks(role, self.turn, to, board) & board.color(!self.turn);
        let earlier = attacks(
            sight.chess_move.role(),
            self.turn,
            sight.chess_move.from(),
            self.position.board(),
        );
        let (mut real, mut most, mut fresh) = (0, 0, 0);
        for square in seen {
            let target = board.role_at(square).unwrap_or(Role::Pawn);
            let is_free = sight.after.attackers(!self.turn, square).is_empty();
            let is_real = target != Role::King && (is_free || target > role);
            if is_real {
                real += 1;
                most = most.max(TRADE_CP[target as usize]);
            }
            fresh += i32::from(is_real && !earlier.contains(square));
        }
        row.put(real as f32 / 3.0);
        row.flag(real >= 2);
        row.put(most as f32 / 900.0);
        row.put(fresh as f32 / 2.0);
        row.put(seen.len() as f32 / 4.0);
        let reach = attacks(role, self.turn, to, board).len() as f32;
        row.put((reach - earlier.len() as f32) / 10.0);
        let ring = king_attacks(sight.after.king(!self.turn));
        row.put((attacks(role, self.turn, to, board) & ring).len() as f32 / 3.0);
    }

    /// What is peculiar to pawns and kings.
    fn pawns_and_king(&self, sight: &Sight, row: &mut Row) {
        let chess_move = sight.chess_move;
        let (from, to) = (chess_move.from(), chess_move.to());
        let is_pawn = chess_move.role() == Role::Pawn;
        let steps = king_steps(from, to);
        row.flag(is_pawn && steps == 2);
        row.flag(is_pawn && matches!(to.file(), File::A | File::H));
        row.flag(is_pawn && matches!(to.file(), File::D | File::E));
        let enemies = self.position.board().pieces(!self.turn, Role::Pawn);
        let passed = is_pawn && is_passed(from, self.turn, enemies);
        row.put(if passed { to.rank().seen_by(self.turn) as i32 as f32 / 7.0 } else { 0.0 });
        let own = self.position.king(self.turn);
        row.flag(is_pawn && king_steps(from, own) == 1);
        row.flag(is_pawn && pawn_attacks(self.turn, to).meets(enemies));
        let rights = |position: &Position| position.castling().rooks_of(self.turn).len();
        let lost = rights(self.position) > rights(&sight.after);
        row.flag(lost && !matches!(chess_move, Move::Castle { .. }));
    }

    /// How it goes with what was played before.
    fn continuity(&self, sight: &Sight, row: &mut Row) {
        let chess_move = sight.chess_move;
        let own_last = self.situation.own_last;
        row.flag(own_last.is_some_and(|last| last.to() == chess_move.from()));
        let undone = own_last
            .is_some_and(|last| last.to() == chess_move.from() && last.from() == chess_move.to());
        row.flag(undone);
        let returns = self.situation.game().earlier_keys().contains(&Key::of(&sight.after));
        row.flag(returns);
    }
}

/// How a piece stands: whether it can be taken with profit, roughly.
struct Guarded {
    is_attacked: bool,
    is_defended: bool,
    by_pawn: bool,
    is_hanging: bool,
}

impl Guarded {
    fn of(position: &Position, color: Color, square: Square, role: Role) -> Guarded {
        let attackers = position.attackers(!color, square);
        let is_defended = !position.attackers(color, square).is_empty();
        let cheapest = cheapest(position.board(), attackers);
        let by_cheaper = cheapest.is_some_and(|attacker| attacker < role);
        Guarded {
            is_attacked: !attackers.is_empty(),
            is_defended,
            by_pawn: cheapest == Some(Role::Pawn),
            is_hanging: role != Role::King && !attackers.is_empty() && (!is_defended || by_cheaper),
        }
    }
}

fn cheapest(board: &Board, pieces: SquareSet) -> Option<Role> {
    Role::ALL.into_iter().find(|&role| board.role(role).meets(pieces))
}

/// The dearest piece of a color that hangs, apart from the one on a square.
fn hanging_cp(position: &Position, color: Color, but: Square) -> i32 {
    let board = position.board();
    let worth = |square: Square| {
        let role = board.role_at(square).unwrap_or(Role::Pawn);
        let hangs = Guarded::of(position, color, square, role).is_hanging;
        if hangs { TRADE_CP[role as usize] } else { 0 }
    };
    board.color(color).without(but).into_iter().map(worth).max().unwrap_or(0)
}

/// The squares that a piece attacks.
pub(super) fn attacks(role: Role, color: Color, square: Square, board: &Board) -> SquareSet {
    let occupied = board.occupied();
    match role {
        Role::Pawn => pawn_attacks(color, square),
        Role::Knight => knight_attacks(square),
        Role::Bishop => bishop_attacks(square, occupied),
        Role::Rook => rook_attacks(square, occupied),
        Role::Queen => queen_attacks(square, occupied),
        Role::King => king_attacks(square),
    }
}
