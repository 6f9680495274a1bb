//! Between the two rule-keepers: the same position and the same move in the words of
//! `rokade-rules` and in the judge's, compared value by value without any notation between.

use rokade_rules::movement::CastlingSide;
use rokade_rules::position::{CastlingMode, SetupFaults};
use rokade_rules::{Color, File, Move, Piece, Position, Rank, Role, Setup, Square};

use crate::judge::{self, Act, Cell, Kind, Man, Rights, Side, Wing};
use crate::starts::Variant;

/// The castling mode of a variant.
#[must_use]
pub const fn mode(variant: Variant) -> CastlingMode {
    match variant {
        Variant::Orthodox => CastlingMode::Standard,
        Variant::Chess960 => CastlingMode::Chess960,
    }
}

/// The judge's position as a set-up of `rokade-rules`.
#[must_use]
pub fn setup(position: &judge::Position) -> Setup {
    let mut setup = Setup {
        turn: color(position.turn),
        en_passant: position.passed.map(square),
        halfmove_clock: position.half_moves,
        fullmove_number: position.move_number,
        ..Setup::empty()
    };
    for (cell, man) in position.board.men() {
        setup.board.put(square(cell), Piece::new(color(man.side), role(man.kind)));
    }
    for side in [Side::White, Side::Black] {
        for file in Wing::BOTH.into_iter().filter_map(|w| position.rights.rook_file(side, w)) {
            setup.castling_rooks.insert(square(Cell::new(file, side.first_rank())));
        }
    }
    setup
}

/// The judge's position as a position of `rokade-rules`.
///
/// # Errors
///
/// When `rokade-rules` finds fault with it.
pub fn position(position: &judge::Position, variant: Variant) -> Result<Position, SetupFaults> {
    Position::from_setup(&setup(position), mode(variant))
}

/// A position of `rokade-rules` in the judge's words. The passed square is there only if a legal
/// capture is.
#[must_use]
pub fn judged(position: &Position) -> judge::Position {
    let mut board = judge::Board::EMPTY;
    for (square, piece) in position.board().iter() {
        board.set(cell(square), Some(Man { side: side(piece.color), kind: kind(piece.role) }));
    }
    let mut rights = Rights::default();
    for color in Color::ALL {
        for castling in CastlingSide::ALL {
            let rook = position.castling_rook(color, castling).map(|rook| cell(rook).file);
            rights.set(side(color), wing(castling), rook);
        }
    }
    judge::Position {
        board,
        turn: side(position.turn()),
        rights,
        passed: position.en_passant().map(cell),
        half_moves: position.halfmove_clock(),
        move_number: position.fullmove_number(),
    }
}

/// A move of `rokade-rules` in the judge's words.
#[must_use]
pub fn act(chess_move: Move) -> Act {
    match chess_move {
        Move::Normal { from, to, promotion, .. } => {
            Act::Step { from: cell(from), to: cell(to), promotion: promotion.map(kind) }
        }
        Move::EnPassant { from, to } => Act::EnPassant { from: cell(from), to: cell(to) },
        Move::Castle { king, rook } => Act::Castle {
            king: cell(king),
            rook: cell(rook),
            wing: wing(CastlingSide::of(king, rook)),
        },
    }
}

/// The judge's move in the words of `rokade-rules`, where `board` tells what moves.
#[must_use]
pub fn chess_move(act: Act, board: &judge::Board) -> Option<Move> {
    Some(match act {
        Act::Step { from, to, promotion } => Move::Normal {
            role: role(board.at(from)?.kind),
            from: square(from),
            to: square(to),
            promotion: promotion.map(role),
        },
        Act::EnPassant { from, to } => Move::EnPassant { from: square(from), to: square(to) },
        Act::Castle { king, rook, .. } => Move::Castle { king: square(king), rook: square(rook) },
    })
}

/// A cell as a square.
#[must_use]
pub fn square(cell: Cell) -> Square {
    Square::new(File::ALL[cell.file as usize], Rank::ALL[cell.rank as usize])
}

/// A square as a cell.
#[must_use]
pub const fn cell(square: Square) -> Cell {
    Cell::new(square.file() as i8, square.rank() as i8)
}

/// A side as a colour.
#[must_use]
pub const fn color(side: Side) -> Color {
    match side {
        Side::White => Color::White,
        Side::Black => Color::Black,
    }
}

/// A colour as a side.
#[must_use]
pub const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

/// A kind as a role.
#[must_use]
pub const fn role(kind: Kind) -> Role {
    match kind {
        Kind::Pawn => Role::Pawn,
        Kind::Knight => Role::Knight,
        Kind::Bishop => Role::Bishop,
        Kind::Rook => Role::Rook,
        Kind::Queen => Role::Queen,
        Kind::King => Role::King,
    }
}

/// A role as a kind.
#[must_use]
pub const fn kind(role: Role) -> Kind {
    match role {
        Role::Pawn => Kind::Pawn,
        Role::Knight => Kind::Knight,
        Role::Bishop => Kind::Bishop,
        Role::Rook => Kind::Rook,
        Role::Queen => Kind::Queen,
        Role::King => Kind::King,
    }
}

const fn wing(side: CastlingSide) -> Wing {
    match side {
        CastlingSide::Short => Wing::G,
        CastlingSide::Long => Wing::C,
    }
}
