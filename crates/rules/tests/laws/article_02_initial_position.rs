//! FIDE article 2: the initial position of the pieces on the chessboard.

use crate::diagram::{placement, square};
use rokade_rules::notation::fen;
use rokade_rules::{Color, File, Piece, Position, Rank, Role, Square};

fn is_light(square: Square) -> bool {
    // h1 is light, and neighbours differ.
    (square.file() as u8 + square.rank() as u8) % 2 == 1
}

/// Sixty-four squares, light and dark in turn, with a light one at each player's right hand.
#[test]
fn law_2_1_sixty_four_squares_and_a_light_one_at_the_right_hand() {
    assert_eq!(Square::ALL.len(), 64);
    assert_eq!(Square::ALL.into_iter().filter(|&square| is_light(square)).count(), 32);
    // White's right hand is h1, Black's is a8.
    for name in ["h1", "a8"] {
        assert!(is_light(square(name)), "{name}");
    }
    // Each queen stands on her own colour.
    assert!(is_light(square("d1")) && !is_light(square("d8")));
}

/// Sixteen white and sixteen black men: king, queen, two rooks, bishops, knights, eight pawns.
#[test]
fn law_2_2_sixteen_men_a_side() {
    let board = *Position::initial().board();
    for color in Color::ALL {
        assert_eq!(board.color(color).len(), 16);
        for (role, count) in [
            (Role::King, 1),
            (Role::Queen, 1),
            (Role::Rook, 2),
            (Role::Bishop, 2),
            (Role::Knight, 2),
            (Role::Pawn, 8),
        ] {
            assert_eq!(board.pieces(color, role).len(), count, "{color:?} {role:?}");
        }
    }
}

/// The initial position.
#[test]
fn law_2_3_the_initial_position() {
    let start = Position::initial();
    assert_eq!(placement(&start), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    assert_eq!(
        fen::write(&start).to_string(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    let at = |name: &str| start.board().piece_at(square(name));
    assert_eq!(at("d1"), Some(Piece { color: Color::White, role: Role::Queen }));
    assert_eq!(at("e8"), Some(Piece { color: Color::Black, role: Role::King }));
    assert_eq!(at("e4"), None);
}

/// Eight columns called files, eight rows called ranks, and straight lines of squares of one
/// colour from edge to edge called diagonals.
#[test]
fn law_2_4_files_ranks_and_diagonals() {
    for file in File::ALL {
        assert_eq!(Square::ALL.into_iter().filter(|square| square.file() == file).count(), 8);
    }
    for rank in Rank::ALL {
        assert_eq!(Square::ALL.into_iter().filter(|square| square.rank() == rank).count(), 8);
    }
    let diagonal: Vec<Square> =
        File::ALL.into_iter().zip(Rank::ALL).map(|(file, rank)| Square::new(file, rank)).collect();
    assert_eq!((diagonal[0], diagonal[7]), (Square::A1, Square::H8));
    assert!(diagonal.into_iter().all(|square| !is_light(square)));
}
