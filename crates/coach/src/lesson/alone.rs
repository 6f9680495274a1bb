//! Tasks in which only the learner moves: stars, captures, squares to be reached.
//!
//! Each move is a legal one by the rules; then the learner has the move again. Where that would be
//! no legal position, because the move gives check, the move is not taken.

use std::collections::HashSet;

use rokade_content::lesson::{Man, Task};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Move, Position, Role, SquareSet};

/// How many boards a search may look at.
const MOST_BOARDS: usize = 400_000;

/// A board on which only the learner moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Alone {
    pub(super) position: Position,
    /// Stars, or men to be captured, that are left.
    pub(super) left: SquareSet,
}

/// What a move leads to.
pub(super) enum Moved {
    /// To another board.
    On(Alone),
    /// To the goal; the position is that after the move.
    Goal(Position),
    /// To a check, so that the other side would have to move.
    Check,
}

impl Alone {
    /// The board of a task, if it is one of these.
    pub(super) fn begin(position: Position, task: &Task) -> Option<Alone> {
        let left = match task {
            Task::Stars { squares, .. } => *squares,
            Task::CaptureAll { .. } => to_capture(&position, position.turn()),
            Task::Reach { .. } => SquareSet::EMPTY,
            _ => return None,
        };
        Some(Alone { position, left })
    }

    /// Makes a legal move.
    pub(super) fn after(&self, chess_move: Move, task: &Task) -> Moved {
        let after = self.position.after(chess_move);
        let left = match task {
            // In castling the rook comes somewhere too, but the star is for the king.
            Task::Stars { .. } => self.left.without(chess_move.to()),
            _ => to_capture(&after, self.position.turn()),
        };
        let is_goal = match task {
            Task::Reach { men, .. } => stand(&after, men),
            _ => left.is_empty(),
        };
        if is_goal {
            return Moved::Goal(after);
        }
        match back(&self.position, &after) {
            Some(position) => Moved::On(Alone { position, left }),
            None => Moved::Check,
        }
    }

    /// The fewest moves to the goal, if there is a way in so many; nothing known if it would take
    /// too long to find out.
    pub(super) fn fewest(self, task: &Task, within: u32) -> Result<Option<u32>, TooMany> {
        let mut seen = HashSet::from([self]);
        let mut now = vec![self];
        for moves in 1..=within {
            let mut then = Vec::new();
            for board in now {
                for chess_move in board.position.legal_moves() {
                    match board.after(chess_move, task) {
                        Moved::Goal(_) => return Ok(Some(moves)),
                        Moved::On(next) if seen.insert(next) => then.push(next),
                        Moved::On(_) | Moved::Check => {}
                    }
                }
                if seen.len() > MOST_BOARDS {
                    return Err(TooMany);
                }
            }
            now = then;
        }
        Ok(None)
    }
}

/// A search that was given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooMany;

/// The position after a move, with the move given back.
fn back(before: &Position, after: &Position) -> Option<Position> {
    let mut setup = after.to_setup();
    setup.turn = before.turn();
    setup.en_passant = None;
    setup.halfmove_clock = 0;
    setup.fullmove_number = before.fullmove_number();
    Position::from_setup(&setup, CastlingMode::Standard).ok()
}

fn to_capture(position: &Position, learner: Color) -> SquareSet {
    position.board().color(!learner) - position.board().role(Role::King)
}

fn stand(position: &Position, men: &[Man]) -> bool {
    men.iter().all(|man| position.board().piece_at(man.square) == Some(man.piece))
}
