//! Two kings and a pawn, a rook or a queen: who wins, and how far away it is.
//!
//! Every position is counted out backwards from its goal, once per kind of man, with the moves of
//! the rules: the goal is mate, and with a pawn also a queen or a rook that cannot be taken at once
//! and stalemates nobody, since that wins. Draws by counting moves are not seen.
//!
//! Idea: retrograde analysis, K. Thompson, *Retrograde Analysis of Certain Endgames*, ICCA Journal
//! 9 (3), 1986.

use std::sync::OnceLock;

use rokade_content::lesson::Worth;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Move, Piece, Position, Role, Setup, Square};

/// The positions of one kind of man: who moves, both kings, the man.
const POSITIONS: usize = 2 * 64 * 64 * 64;
/// The mark of a position that is not won, or does not exist.
const NOT_WON: u8 = u8::MAX;

/// What a position comes to, if two kings and a pawn, rook or queen are all there is.
#[must_use]
pub fn worth(position: &Position) -> Option<Worth> {
    let (strong, _) = the_man(position)?;
    Some(if plies_to_goal(position).is_some() { Worth::Win(strong.color) } else { Worth::Draw })
}

/// How many half-moves the side with the man needs for its goal against the best defence. Nothing
/// if it cannot win, or if these are other men.
#[must_use]
pub fn plies_to_goal(position: &Position) -> Option<u32> {
    let (man, _) = the_man(position)?;
    // The tables are White's.
    let position = if man.color == Color::White { *position } else { position.mirrored() };
    let (man, square) = the_man(&position)?;
    let plies = table(man.role)?[index(&position, square)];
    (plies != NOT_WON).then_some(u32::from(plies))
}

/// The one man beside the kings, if it is of a kind that is counted out.
fn the_man(position: &Position) -> Option<(Piece, Square)> {
    let board = position.board();
    let square = (board.occupied() - board.role(Role::King)).single()?;
    let piece = board.piece_at(square)?;
    let is_counted = matches!(piece.role, Role::Pawn | Role::Rook | Role::Queen);
    (is_counted && position.castling().rooks().is_empty()).then_some((piece, square))
}

fn table(role: Role) -> Option<&'static [u8]> {
    static TABLES: [OnceLock<Vec<u8>>; 3] = [const { OnceLock::new() }; 3];
    let place = match role {
        Role::Pawn => 0,
        Role::Rook => 1,
        Role::Queen => 2,
        _ => return None,
    };
    Some(TABLES[place].get_or_init(|| count_out(role)))
}

fn index(position: &Position, man: Square) -> usize {
    let kings = position.king(Color::White).index() << 6 | position.king(Color::Black).index();
    (position.turn() as usize) << 18 | kings << 6 | man.index()
}

fn position_at(index: usize, role: Role) -> Option<Position> {
    let square = |shift: usize| Square::from_index((index >> shift & 63) as u8);
    let mut setup = Setup::empty();
    let (white, black, man) = (square(12)?, square(6)?, square(0)?);
    if white == black || white == man || black == man {
        return None;
    }
    setup.turn = Color::ALL[index >> 18];
    setup.board.put(white, Piece::new(Color::White, Role::King));
    setup.board.put(black, Piece::new(Color::Black, Role::King));
    setup.board.put(man, Piece::new(Color::White, role));
    Position::from_setup(&setup, CastlingMode::Standard).ok()
}

/// Where a move of the side with the man, or an answer, leads.
enum Next {
    /// To another position of the table.
    Table(usize),
    /// To the goal.
    Goal,
    /// Out of it: the man is gone, or was promoted to something that does not win.
    Nowhere,
}

fn next(position: &Position, chess_move: Move) -> Next {
    let after = position.after(chess_move);
    if is_safe_promotion(chess_move, &after) {
        return Next::Goal;
    }
    match the_man(&after) {
        Some((_, square)) if chess_move.promotion().is_none() => Next::Table(index(&after, square)),
        _ => Next::Nowhere,
    }
}

/// Whether a move has made a queen or a rook that stays, and the game goes on or is won.
pub(super) fn is_safe_promotion(chess_move: Move, after: &Position) -> bool {
    let is_strong = matches!(chess_move.promotion(), Some(Role::Queen | Role::Rook));
    is_strong
        && !after.is_stalemate()
        && !after.legal_moves().into_iter().any(|answer| answer.to() == chess_move.to())
}

/// Counts the positions of a man out, backwards from the goals, a half-move at a time.
fn count_out(role: Role) -> Vec<u8> {
    let mut plies = vec![NOT_WON; POSITIONS];
    // Answers of the defender that are not yet known to lose.
    let mut open = vec![0_u8; POSITIONS];
    let mut edges: Vec<(u32, u32)> = Vec::new();
    let mut now: Vec<usize> = Vec::new();
    let mut in_one = Vec::new();
    for from in 0..POSITIONS {
        let Some(position) = position_at(from, role) else { continue };
        let moves = position.legal_moves();
        if moves.is_empty() && position.is_check() {
            plies[from] = 0;
            now.push(from);
        }
        open[from] = moves.len() as u8;
        for chess_move in moves {
            match next(&position, chess_move) {
                Next::Table(to) => edges.push((to as u32, from as u32)),
                Next::Goal => in_one.push(from),
                Next::Nowhere => {}
            }
        }
    }
    for from in in_one {
        plies[from] = 1;
    }
    let (starts, parents) = by_child(edges);
    let mut distance = 0;
    // Goals of one half-move join the first round that they belong to.
    while !now.is_empty() || distance < 2 {
        distance += 1;
        let mut then = Vec::new();
        for child in now {
            for &parent in &parents[starts[child] as usize..starts[child + 1] as usize] {
                let parent = parent as usize;
                open[parent] = open[parent].saturating_sub(1);
                let is_black = parent >> 18 == Color::Black as usize;
                if plies[parent] == NOT_WON && (!is_black || open[parent] == 0) {
                    plies[parent] = distance;
                    then.push(parent);
                }
            }
        }
        if distance == 1 {
            then = (0..POSITIONS).filter(|&from| plies[from] == 1).collect();
        }
        now = then;
    }
    plies
}

/// The parents of each child, side by side, and where those of a child begin.
fn by_child(edges: Vec<(u32, u32)>) -> (Vec<u32>, Vec<u32>) {
    let mut starts = vec![0_u32; POSITIONS + 1];
    for &(child, _) in &edges {
        starts[child as usize + 1] += 1;
    }
    for place in 1..starts.len() {
        starts[place] += starts[place - 1];
    }
    let mut free = starts.clone();
    let mut parents = vec![0; edges.len()];
    for (child, parent) in edges {
        let place = &mut free[child as usize];
        parents[*place as usize] = parent;
        *place += 1;
    }
    (starts, parents)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::fen;

    fn read(text: &str) -> Position {
        fen::read(text, CastlingMode::Standard).unwrap()
    }

    #[test]
    fn every_rook_mates_within_thirty_one_half_moves() {
        // Source: the longest mate with king and rook against king takes sixteen moves.
        let table = table(Role::Rook).unwrap();
        let longest = table.iter().filter(|&&plies| plies != NOT_WON).max();
        assert_eq!(longest, Some(&32));
        let longest_of_white =
            table[..POSITIONS / 2].iter().filter(|&&plies| plies != NOT_WON).max();
        assert_eq!(longest_of_white, Some(&31));
    }

    #[test]
    fn every_queen_mates_within_ten_moves() {
        let table = table(Role::Queen).unwrap();
        let longest = table[..POSITIONS / 2].iter().filter(|&&plies| plies != NOT_WON).max();
        assert_eq!(longest, Some(&19));
    }

    #[test]
    fn the_opposition_decides() {
        let white = read("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
        let black = read("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1");
        assert_eq!(
            (worth(&white), worth(&black)),
            (Some(Worth::Win(Color::White)), Some(Worth::Win(Color::White)))
        );
        let lower = "8/8/4k3/8/4K3/4P3/8/8";
        assert_eq!(worth(&read(&format!("{lower} w - - 0 1"))), Some(Worth::Draw));
        assert_eq!(worth(&read(&format!("{lower} b - - 0 1"))), Some(Worth::Win(Color::White)));
    }

    #[test]
    fn both_colors_are_counted_alike() {
        for text in ["8/8/4k3/8/4K3/4P3/8/8 b - - 0 1", "8/8/8/k7/8/P7/K7/8 w - - 0 1"] {
            let position = read(text);
            assert_eq!(plies_to_goal(&position), plies_to_goal(&position.mirrored()));
        }
    }

    #[test]
    fn other_men_are_not_counted() {
        assert_eq!(worth(&Position::initial()), None);
        assert_eq!(worth(&read("4k3/8/8/8/8/8/4N3/4K3 w - - 0 1")), None);
        assert_eq!(worth(&read("4k3/8/8/8/8/8/8/4K2R w K - 0 1")), None);
    }
}
