//! Random positions near a wall: pawns that stand against each other from edge to edge, and a few
//! pieces about them.
//!
//! They are where a careless proof that nobody can mate goes wrong: a pawn is missing, a capture
//! opens a file, a bishop of the other shade, a rook that castles out, a knight that jumps over.

use crate::rng::Rng;
use rokade_rules::board::{Board, File, Piece, Rank};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Position, Role, Setup, Square};

/// Which pieces stand about the wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// A few bishops and now and then a knight.
    Minor,
    /// Many bishops, as only promotion makes them.
    ManyBishops,
    /// Any pieces, rooks and queens too.
    Any,
    /// Kings and rooks that may still castle.
    Castling,
    /// Kings and rooks that may still castle, wherever they stand.
    Chess960,
}

impl Company {
    /// All of them.
    pub const ALL: [Company; 5] =
        [Company::Minor, Company::ManyBishops, Company::Any, Company::Castling, Company::Chess960];

    const fn mode(self) -> CastlingMode {
        match self {
            Company::Chess960 => CastlingMode::Chess960,
            _ => CastlingMode::Standard,
        }
    }
}

/// A position near a wall; nothing where what was drawn cannot be.
pub fn draw(company: Company, rng: &mut Rng) -> Option<Position> {
    let mut setup = Setup { board: Board::empty(), fullmove_number: 1, ..Setup::empty() };
    setup.turn = rng.pick(&Color::ALL)?;
    place_pawns(&mut setup.board, rng);
    for color in Color::ALL {
        place_king(&mut setup, color, company, rng);
        place_pieces(&mut setup.board, color, company, rng);
    }
    Position::from_setup(&setup, company.mode()).ok()
}

/// A chain of blocked pawns, each file one rank higher or lower than the last or empty, now and
/// then with a pawn missing.
fn place_pawns(board: &mut Board, rng: &mut Rng) {
    let mut rank = 2 + rng.below(3);
    let mut is_gap = rng.chance(1, 2);
    for file in File::ALL {
        if !is_gap {
            for (rank, color) in [(rank, Color::White), (rank + 1, Color::Black)] {
                if !rng.chance(1, 40) {
                    board.put(Square::new(file, Rank::ALL[rank]), Piece::new(color, Role::Pawn));
                }
            }
        }
        let was_gap = is_gap;
        is_gap = !was_gap && rng.chance(2, 3);
        if !is_gap && !was_gap {
            rank = if rank == 1 || rank < 5 && rng.chance(1, 2) { rank + 1 } else { rank - 1 };
        }
    }
}

fn place_king(setup: &mut Setup, color: Color, company: Company, rng: &mut Rng) {
    let king = Piece::new(color, Role::King);
    let castles = matches!(company, Company::Castling | Company::Chess960) && rng.chance(3, 4);
    if !castles {
        place(&mut setup.board, king, rng);
        return;
    }
    let rank = if color == Color::White { Rank::First } else { Rank::Eighth };
    let on = |file: usize| Square::new(File::ALL[file], rank);
    let (king_file, left, right) = match company {
        Company::Chess960 => {
            let king_file = 1 + rng.below(6);
            (king_file, rng.below(king_file), king_file + 1 + rng.below(7 - king_file))
        }
        _ => (4, 0, 7),
    };
    setup.board.put(on(king_file), king);
    for rook in [left, right] {
        if rng.chance(2, 3) {
            setup.board.put(on(rook), Piece::new(color, Role::Rook));
            setup.castling_rooks.insert(on(rook));
        }
    }
}

fn place_pieces(board: &mut Board, color: Color, company: Company, rng: &mut Rng) {
    let (most, roles): (usize, &[Role]) = match company {
        Company::Minor => (3, &[Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight]),
        Company::ManyBishops => (6, &[Role::Bishop]),
        Company::Any => (3, &[Role::Bishop, Role::Knight, Role::Rook, Role::Queen]),
        Company::Castling | Company::Chess960 => (2, &[Role::Bishop, Role::Knight]),
    };
    for _ in 0..rng.below(most + 1) {
        if let Some(role) = rng.pick(roles) {
            place(board, Piece::new(color, role), rng);
        }
    }
}

fn place(board: &mut Board, piece: Piece, rng: &mut Rng) {
    let free: Vec<_> = Square::ALL.into_iter().filter(|&at| board.piece_at(at).is_none()).collect();
    if let Some(at) = rng.pick(&free) {
        board.put(at, piece);
    }
}
