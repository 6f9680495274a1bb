//! What a person counts at a glance: material, and pieces that stand well.
//!
//! This is not the engine's evaluation, on purpose. A level is gauged once, by
//! hundreds of games; were it to judge by the engine's own numbers, every
//! better evaluation would move all levels. The terms are the ones that club
//! players are taught: the centre, open files, the pair of bishops, passed and
//! broken pawns, a sheltered king in the middlegame and a walking one in the
//! ending.
//!
//! Idea: "Simplified Evaluation Function", Chess Programming Wiki, for how
//! little is enough. The numbers are in `parameters::level`.

use crate::parameters::level as number;
use rokade_rules::movement::{bishop_attacks, king_attacks, rook_attacks};
use rokade_rules::{Board, Color, File, Position, Role, Square, SquareSet};

/// The worth of a position to the side to move, in centipawns.
pub(super) fn of(position: &Position) -> i32 {
    let board = position.board();
    let phase = phase(board);
    let own = side(board, position.turn(), phase);
    let other = side(board, !position.turn(), phase);
    let lead = own - other;
    let driven =
        if lead > 0 { driving(board, position.turn()) } else { -driving(board, !position.turn()) };
    lead + driven + number::TEMPO_CP
}

/// How much is on the board, from 0 (kings and pawns) to
/// [`FULL_PHASE`](number::FULL_PHASE).
pub(super) fn phase(board: &Board) -> i32 {
    let count = |role: Role| board.role(role).len() as i32;
    let phase = count(Role::Knight) + count(Role::Bishop) + 2 * count(Role::Rook);
    (phase + 4 * count(Role::Queen)).min(number::FULL_PHASE)
}

/// How near a square is to the centre: 3 for the four squares in the middle, 0
/// on the edge.
pub(super) fn centrality(square: Square) -> i32 {
    let edge = |line: i32| line.min(7 - line);
    edge(square.file() as i32).min(edge(square.rank() as i32))
}

/// How many king's moves lie between two squares of an empty board.
pub(super) fn king_steps(a: Square, b: Square) -> i32 {
    let files = (a.file() as i32).abs_diff(b.file() as i32);
    let ranks = (a.rank() as i32).abs_diff(b.rank() as i32);
    files.max(ranks) as i32
}

fn side(board: &Board, color: Color, phase: i32) -> i32 {
    let occupied = board.occupied();
    let pawns = board.pieces(color, Role::Pawn);
    let mut worth = pawn_worth(board, color, phase);
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        for square in board.pieces(color, role) {
            worth += number::WORTH_CP[role as usize];
            worth += number::CENTRE_CP[role as usize] * centrality(square);
            worth += match role {
                Role::Bishop => 3 * bishop_attacks(square, occupied).len() as i32,
                Role::Rook => rook_worth(board, square, pawns, occupied),
                _ => 0,
            };
        }
    }
    if board.pieces(color, Role::Bishop).is_several() {
        worth += number::BISHOP_PAIR_CP;
    }
    worth + king_worth(board, color, pawns, phase)
}

fn rook_worth(board: &Board, square: Square, pawns: SquareSet, occupied: SquareSet) -> i32 {
    let file = SquareSet::file(square.file());
    let mobility = 2 * rook_attacks(square, occupied).len() as i32;
    match (file.meets(pawns), file.meets(board.role(Role::Pawn))) {
        (false, false) => mobility + number::OPEN_FILE_CP,
        (false, true) => mobility + number::HALF_OPEN_FILE_CP,
        _ => mobility,
    }
}

fn king_worth(board: &Board, color: Color, pawns: SquareSet, phase: i32) -> i32 {
    let Some(king) = board.king_of(color) else { return 0 };
    let shelter = (king_attacks(king) & pawns).len() as i32 * number::SHELTER_CP;
    let astray = king.rank().seen_by(color) as i32 * number::KING_ASTRAY_CP;
    let wing = if (2..=5).contains(&(king.file() as i32)) { number::KING_MIDDLE_CP } else { 0 };
    let early = shelter - astray - wing;
    let late = number::KING_CENTRE_CP * centrality(king);
    (early * phase + late * (number::FULL_PHASE - phase)) / number::FULL_PHASE
}

fn pawn_worth(board: &Board, color: Color, phase: i32) -> i32 {
    let own = board.pieces(color, Role::Pawn);
    let enemy = board.pieces(!color, Role::Pawn);
    let mut worth = 0;
    for pawn in own {
        let file = SquareSet::file(pawn.file());
        let advance = pawn.rank().seen_by(color) as i32;
        worth += number::WORTH_CP[Role::Pawn as usize];
        if matches!(pawn.file(), File::D | File::E) {
            worth += number::CENTRE_PAWN_CP[advance as usize];
        }
        if (file & own).is_several() {
            worth -= number::DOUBLED_CP;
        }
        if !beside(pawn.file()).meets(own) {
            worth -= number::ISOLATED_CP;
        }
        if is_passed(pawn, color, enemy) {
            let late = number::FULL_PHASE - phase;
            let full = number::PASSED_CP[advance as usize];
            worth += full / 2 + full * late / number::FULL_PHASE;
        }
    }
    worth
}

/// The files next to one.
pub(super) fn beside(file: File) -> SquareSet {
    let square = |files: i8| Square::new(file, rokade_rules::Rank::First).translated(files, 0);
    let whole = |square: Option<Square>| {
        square.map_or(SquareSet::from_bits(0), |square| SquareSet::file(square.file()))
    };
    whole(square(-1)) | whole(square(1))
}

/// Whether no enemy pawn can stop or take a pawn on its way.
pub(super) fn is_passed(pawn: Square, color: Color, enemy_pawns: SquareSet) -> bool {
    let in_the_way = (SquareSet::file(pawn.file()) | beside(pawn.file())) & enemy_pawns;
    let advance = pawn.rank().seen_by(color) as i32;
    in_the_way.into_iter().all(|enemy| enemy.rank().seen_by(color) as i32 <= advance)
}

/// Against a bare king: to the edge with it, and the kings together.
fn driving(board: &Board, winner: Color) -> i32 {
    if board.color(!winner).is_several() {
        return 0;
    }
    let (Some(own), Some(lone)) = (board.king_of(winner), board.king_of(!winner)) else {
        return 0;
    };
    number::DRIVE_EDGE_CP * (3 - centrality(lone))
        + number::DRIVE_NEAR_CP * (7 - king_steps(own, lone))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::fen;
    use rokade_rules::position::CastlingMode;

    fn worth(text: &str) -> i32 {
        of(&fen::read(text, CastlingMode::Standard).unwrap())
    }

    #[test]
    fn it_is_the_same_for_both_sides() {
        let position = Position::initial();
        assert_eq!(of(&position), number::TEMPO_CP);
        for text in [
            "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
            "8/2k5/3p4/p2P1p2/P2P1P2/8/4K3/8 w - - 0 1",
        ] {
            let position = fen::read(text, CastlingMode::Standard).unwrap();
            assert_eq!(of(&position), of(&position.mirrored()), "{text}");
        }
    }

    #[test]
    fn a_lone_king_is_better_off_in_the_centre() {
        assert!(worth("7k/8/5K2/8/8/8/8/3Q4 w - - 0 1") > worth("8/8/8/4k3/8/8/8/3Q1K2 w - - 0 1"));
    }

    #[test]
    fn a_passed_pawn_is_worth_more_than_one_that_can_be_stopped() {
        let stopped = worth("4k3/2p5/8/3P4/8/8/8/4K3 w - - 0 1");
        let passed = worth("4k3/p7/8/3P4/8/8/8/4K3 w - - 0 1");
        assert!(passed > stopped);
    }
}
