//! Random set-ups that a legal game could have, and some that lie close to the edge of the rules.
//!
//! A set-up is drawn in two steps: men are put on the board for the side that has *just* moved to
//! move from, and then one legal move is played. So every check is one that a move can give,
//! every en passant square has its pawn, and nothing but plausible counters needs to be drawn.
//! Whether the position could be reached from the initial one is not asked; only that no side has
//! more men than promotion allows.

use crate::games::is_rare;
use crate::judge::attack::{attacked_by, attackers, in_check};
use crate::judge::{Act, Board, Cell, Kind, Man, Position, Rights, Side, Wing};
use crate::rng::Rng;
use crate::starts::Variant;

/// What a random set-up is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Anything, few men or many.
    Any,
    /// Castling rights, orthodox.
    Castling,
    /// Castling rights anywhere on the first rank, with heavy pieces on the same rank.
    Chess960,
    /// A double step beside enemy pawns, with king and line pieces about.
    EnPassant,
    /// Check, and double check where the men allow it.
    Check,
    /// Many promoted pieces.
    Promoted,
    /// Pawns about to be promoted.
    Promotion,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 7] = [
        Self::Any,
        Self::Castling,
        Self::Chess960,
        Self::EnPassant,
        Self::Check,
        Self::Promoted,
        Self::Promotion,
    ];

    /// The castling rules that the set-ups of this theme need.
    #[must_use]
    pub const fn variant(self) -> Variant {
        match self {
            Self::Chess960 => Variant::Chess960,
            _ => Variant::Orthodox,
        }
    }
}

/// A random legal set-up of a theme.
pub fn draw(theme: Theme, rng: &mut Rng) -> Position {
    loop {
        if let Some(position) = try_draw(theme, rng) {
            return position;
        }
    }
}

fn try_draw(theme: Theme, rng: &mut Rng) -> Option<Position> {
    let mut before = Position {
        board: Board::EMPTY,
        turn: if rng.chance(1, 2) { Side::White } else { Side::Black },
        rights: Rights::default(),
        passed: None,
        half_moves: u32::try_from(rng.below(149)).ok()?,
        move_number: 0,
    };
    place_kings(&mut before, theme, rng);
    place_theme(&mut before, theme, rng);
    for side in [Side::White, Side::Black] {
        place_army(&mut before.board, side, theme, rng);
    }
    let later = u32::try_from(rng.below(40)).ok()?;
    settle(before, later, |position, legal| last_move(position, legal, theme, rng))
}

/// Checks what has been put on the board, plays the last move and numbers it: so many moves later
/// than the count of moves without capture or pawn move needs.
pub(crate) fn settle(
    mut before: Position,
    later: u32,
    choose: impl FnOnce(&Position, &[Act]) -> Option<Act>,
) -> Option<Position> {
    let both = [Side::White, Side::Black];
    if in_check(&before.board, before.turn.opponent())
        || !both.into_iter().all(|side| is_possible_army(&before.board, side))
    {
        return None;
    }
    before.move_number = before.half_moves.div_ceil(2) + 1 + later;
    let legal = before.legal_acts();
    let act = choose(&before, &legal)?;
    Some(before.after(act))
}

/// Whether promotion can have made these men: at most eight pawns, and no more extra pieces than
/// pawns are missing (FIDE 2.2, 3.7.3.3). Bishops count by the colour of their squares.
#[must_use]
pub fn is_possible_army(board: &Board, side: Side) -> bool {
    let count = |wanted: &dyn Fn(Cell, Kind) -> bool| {
        board.men().filter(|&(cell, man)| man.side == side && wanted(cell, man.kind)).count()
    };
    let of = |kind: Kind| count(&|_, other| other == kind);
    let bishops = |parity: i8| {
        count(&|cell, kind| kind == Kind::Bishop && (cell.file + cell.rank) % 2 == parity)
    };
    let extra = of(Kind::Queen).saturating_sub(1)
        + of(Kind::Rook).saturating_sub(2)
        + of(Kind::Knight).saturating_sub(2)
        + bishops(0).saturating_sub(1)
        + bishops(1).saturating_sub(1);
    of(Kind::King) == 1 && of(Kind::Pawn) + extra <= 8
}

fn place_kings(position: &mut Position, theme: Theme, rng: &mut Rng) {
    for side in [Side::White, Side::Black] {
        let castles = match theme {
            Theme::Castling | Theme::Chess960 => rng.chance(5, 6),
            Theme::EnPassant | Theme::Check => rng.chance(1, 6),
            Theme::Any | Theme::Promoted | Theme::Promotion => rng.chance(1, 3),
        };
        if castles {
            place_castle(position, side, theme.variant(), rng);
        } else if let Some(cell) = empty_cell(&position.board, rng, |_| true) {
            position.board.set(cell, Some(Man { side, kind: Kind::King }));
        }
    }
}

/// A king with one or two rooks with which it may still castle. In Chess960 the king may stand on
/// any file: X-FEN knows starts with a rook on one side only.
fn place_castle(position: &mut Position, side: Side, variant: Variant, rng: &mut Rng) {
    let cell = |file: usize| Cell::new(i8::try_from(file).unwrap_or_default(), side.first_rank());
    let king = match variant {
        Variant::Orthodox => 4,
        Variant::Chess960 => rng.below(8),
    };
    position.board.set(cell(king), Some(Man { side, kind: Kind::King }));
    for wing in Wing::BOTH {
        let rook = match (variant, wing) {
            (Variant::Orthodox, Wing::C) => 0,
            (Variant::Orthodox, Wing::G) => 7,
            (Variant::Chess960, Wing::C) if king > 0 => rng.below(king),
            (Variant::Chess960, Wing::G) if king < 7 => king + 1 + rng.below(7 - king),
            (Variant::Chess960, _) => continue,
        };
        if rng.chance(2, 3) {
            position.board.set(cell(rook), Some(Man { side, kind: Kind::Rook }));
            position.rights.set(side, wing, Some(cell(rook).file));
        }
    }
}

/// What the theme itself needs on the board.
fn place_theme(position: &mut Position, theme: Theme, rng: &mut Rng) {
    match theme {
        Theme::EnPassant => place_double_step(position, rng),
        Theme::Chess960 => {
            // Heavy pieces beyond the rooks: castling may uncover them.
            for side in [Side::White, Side::Black] {
                let rank = side.opponent().first_rank();
                let Some(cell) = empty_cell(&position.board, rng, |cell| cell.rank == rank) else {
                    continue;
                };
                let kind = if rng.chance(1, 2) { Kind::Rook } else { Kind::Queen };
                if rng.chance(1, 2) {
                    position.board.set(cell, Some(Man { side, kind }));
                }
            }
        }
        Theme::Promotion => {
            for side in [Side::White, Side::Black] {
                for _ in 0..1 + rng.below(3) {
                    let rank = side.opponent().pawn_rank();
                    if let Some(cell) = empty_cell(&position.board, rng, |cell| cell.rank == rank) {
                        position.board.set(cell, Some(Man { side, kind: Kind::Pawn }));
                    }
                }
            }
        }
        Theme::Check => {
            // Without room for a battery the set-up does without it.
            let _ = place_battery(position, rng);
        }
        Theme::Any | Theme::Castling | Theme::Promoted => {}
    }
}

/// A pawn that can make a double step past pawns of the opponent.
fn place_double_step(position: &mut Position, rng: &mut Rng) {
    let (mover, taker) = (position.turn, position.turn.opponent());
    let file = i8::try_from(rng.below(8)).unwrap_or_default();
    let landing = mover.pawn_rank() + 2 * mover.forward();
    let path = [0, 1, 2].map(|steps| Cell::new(file, mover.pawn_rank() + steps * mover.forward()));
    if path.into_iter().any(|cell| position.board.at(cell).is_some()) {
        return;
    }
    position.board.set(path[0], Some(Man { side: mover, kind: Kind::Pawn }));
    for beside in [file - 1, file + 1] {
        if (0..8).contains(&beside) && rng.chance(2, 3) {
            let cell = Cell::new(beside, landing);
            if position.board.at(cell).is_none() {
                position.board.set(cell, Some(Man { side: taker, kind: Kind::Pawn }));
            }
        }
    }
    if rng.chance(1, 2) {
        place_pin_along_the_rank(position, landing, rng);
    }
}

/// The taker's king and a line piece of the mover on the rank where the pawns stand side by side:
/// with both pawns gone, nothing may be left between the two.
fn place_pin_along_the_rank(position: &mut Position, rank: i8, rng: &mut Rng) {
    let (mover, taker) = (position.turn, position.turn.opponent());
    let on_rank = |cell: Cell| cell.rank == rank;
    if let (Some(old), Some(new)) =
        (position.board.king_of(taker), empty_cell(&position.board, rng, on_rank))
        && old.rank != taker.first_rank()
    {
        position.board.set(old, None);
        position.board.set(new, Some(Man { side: taker, kind: Kind::King }));
    }
    if let Some(cell) = empty_cell(&position.board, rng, on_rank) {
        let kind = if rng.chance(1, 2) { Kind::Rook } else { Kind::Queen };
        position.board.set(cell, Some(Man { side: mover, kind }));
    }
}

/// A line piece of the mover that looks at the opponent's king through one man of its own: when
/// that man goes away and attacks the king itself, it is double check.
fn place_battery(position: &mut Position, rng: &mut Rng) -> Option<()> {
    let side = position.turn;
    let king = position.board.king_of(side.opponent())?;
    let (file_step, rank_step) =
        rng.pick(&[(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)])?;
    let along = |steps: i8| {
        let (file, rank) = (king.file + steps * file_step, king.rank + steps * rank_step);
        ((0..8).contains(&file) && (0..8).contains(&rank)).then(|| Cell::new(file, rank))
    };
    let near = 1 + i8::try_from(rng.below(3)).ok()?;
    let far = near + 1 + i8::try_from(rng.below(3)).ok()?;
    let (front, back) = (along(near)?, along(far)?);
    if (1..=far).filter_map(along).any(|cell| position.board.at(cell).is_some()) {
        return None;
    }
    let (line_piece, other) = if file_step == 0 || rank_step == 0 {
        (Kind::Rook, Kind::Bishop)
    } else {
        (Kind::Bishop, Kind::Rook)
    };
    let kind = rng.pick(&[Kind::Knight, Kind::Knight, other])?;
    position.board.set(front, Some(Man { side, kind }));
    position.board.set(back, Some(Man { side, kind: line_piece }));
    Some(())
}

fn place_army(board: &mut Board, side: Side, theme: Theme, rng: &mut Rng) {
    const OFFICERS: [Kind; 7] = [
        Kind::Queen,
        Kind::Rook,
        Kind::Rook,
        Kind::Bishop,
        Kind::Bishop,
        Kind::Knight,
        Kind::Knight,
    ];
    let density = match theme {
        // Lines must stay open for what these themes are about.
        Theme::EnPassant | Theme::Check => 1 + rng.below(3),
        _ => 1 + rng.below(6),
    };
    for kind in OFFICERS {
        if rng.chance(density, 7) {
            put(board, side, kind, rng);
        }
    }
    for _ in 0..8 {
        let promoted = match theme {
            Theme::Promoted => rng.chance(5, 6),
            _ => rng.chance(1, 20),
        };
        if promoted {
            let kinds = [Kind::Queen, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];
            if let Some(kind) = rng.pick(&kinds) {
                put(board, side, kind, rng);
            }
        } else if rng.chance(density, 7) {
            put(board, side, Kind::Pawn, rng);
        }
    }
}

fn put(board: &mut Board, side: Side, kind: Kind, rng: &mut Rng) {
    let allowed = |cell: Cell| kind != Kind::Pawn || (1..7).contains(&cell.rank);
    if let Some(cell) = empty_cell(board, rng, allowed) {
        board.set(cell, Some(Man { side, kind }));
    }
}

fn empty_cell(board: &Board, rng: &mut Rng, allowed: impl Fn(Cell) -> bool) -> Option<Cell> {
    let cells: Vec<Cell> =
        Cell::all().filter(|&cell| board.at(cell).is_none() && allowed(cell)).collect();
    rng.pick(&cells)
}

/// The move that leads to the set-up: where the theme asks for it, one that gives double check or
/// may be answered en passant. Boards that have none are mostly drawn again.
fn last_move(position: &Position, legal: &[Act], theme: Theme, rng: &mut Rng) -> Option<Act> {
    let fitting: Vec<Act> = match theme {
        Theme::Check => checking(position, legal, 2),
        Theme::EnPassant | Theme::Any => {
            legal.iter().copied().filter(|&act| is_rare(position, act)).collect()
        }
        Theme::Castling | Theme::Chess960 | Theme::Promoted | Theme::Promotion => Vec::new(),
    };
    let is_the_point = matches!(theme, Theme::Check | Theme::EnPassant);
    if !fitting.is_empty() && rng.chance(4, 5) {
        rng.pick(&fitting)
    } else if is_the_point && rng.chance(2, 3) {
        None
    } else if theme == Theme::Check {
        rng.pick(&checking(position, legal, 1))
    } else {
        rng.pick(legal)
    }
}

/// The moves after which at least so many men give check.
fn checking(position: &Position, legal: &[Act], at_least: usize) -> Vec<Act> {
    let gives_check = |&act: &Act| {
        let board = position.after(act).board;
        board.king_of(position.turn.opponent()).is_some_and(|king| {
            attacked_by(&board, king, position.turn)
                && attackers(&board, king, position.turn).count() >= at_least
        })
    };
    legal.iter().copied().filter(gives_check).collect()
}
