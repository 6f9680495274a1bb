//! Somebody at a puzzle: which moves are right, and what answers them.
//!
//! Where the puzzle is a mate, every move that still mates in the stated number is right, by the
//! mate solver's proof; the opponent then holds out as long as possible. In any other puzzle the
//! move of the solution is right, and a mate. A wrong move leaves the board as it was; in a mate it
//! comes with the answer that refutes it. What refutes it elsewhere an engine has to say.

use crate::theme::Solution;
use rokade_engine::{Effort, MateFinding, MateSolver};
use rokade_rules::position::Refusal;
use rokade_rules::{Move, Position, Role, Square};

/// A puzzle that somebody is solving.
#[derive(Debug)]
pub struct Attempt {
    solution: Solution,
    position: Position,
    played: Vec<Move>,
    /// In how many moves the solver mates from here; none where the puzzle is no mate.
    mate_in: Option<u32>,
    is_solved: bool,
    solver: MateSolver,
    effort: Effort,
}

/// What comes of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tried {
    /// It is not legal.
    Refused(Refusal),
    /// It is legal, and not right. In a mate: what answers it so that the mate is gone; nothing
    /// where there is no answer, because it is stalemate.
    Wrong {
        /// The move.
        tried: Move,
        /// The answer.
        refuted_by: Option<Move>,
    },
    /// It is right, and the opponent has answered.
    Right {
        /// The move.
        tried: Move,
        /// The answer.
        answer: Move,
    },
    /// It is right, and nothing is left to do.
    Solved {
        /// The move.
        tried: Move,
    },
    /// The puzzle has been solved before.
    OutOfTurn,
}

/// Mates in so few moves as puzzles have are proved with far less.
const EFFORT_POSITIONS: u64 = 400_000;

impl Attempt {
    /// Begins a puzzle.
    #[must_use]
    pub fn begin(solution: Solution) -> Attempt {
        let moves = u32::try_from(solution.moves().len().div_ceil(2)).unwrap_or(u32::MAX);
        Attempt {
            position: *solution.start(),
            played: Vec::new(),
            mate_in: solution.end().is_checkmate().then_some(moves),
            is_solved: false,
            solver: MateSolver::default(),
            effort: Effort::positions(EFFORT_POSITIONS),
            solution,
        }
    }

    /// What stands on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The puzzle.
    #[must_use]
    pub const fn solution(&self) -> &Solution {
        &self.solution
    }

    /// The moves so far, of both sides.
    #[must_use]
    pub fn played(&self) -> &[Move] {
        &self.played
    }

    /// In how many moves the solver mates from here; none where the puzzle is no mate.
    #[must_use]
    pub const fn mate_in(&self) -> Option<u32> {
        self.mate_in
    }

    /// Whether it has been solved.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.is_solved
    }

    /// Tries a move.
    pub fn attempt(&mut self, from: Square, to: Square, promotion: Option<Role>) -> Tried {
        if self.is_solved {
            return Tried::OutOfTurn;
        }
        if let Some(refusal) = self.position.refusal(from, to, promotion) {
            return Tried::Refused(refusal);
        }
        let is_it = |candidate: &Move| {
            candidate.from() == from && candidate.to() == to && candidate.promotion() == promotion
        };
        match self.position.legal_moves().into_iter().find(is_it) {
            Some(tried) => self.judge(tried),
            None => Tried::OutOfTurn,
        }
    }

    /// The move of the solution; where another way was taken, one that mates in time.
    pub fn next_move(&mut self) -> Option<Move> {
        if self.is_solved {
            return None;
        }
        if let Some(next) = self.of_the_line() {
            return Some(next);
        }
        let line = self.solver.line(&self.position, self.mate_in?, &self.effort);
        line.ok()?.first().copied()
    }

    fn judge(&mut self, tried: Move) -> Tried {
        let after = self.position.after(tried);
        if after.is_checkmate() {
            self.play(tried);
            self.is_solved = true;
            return Tried::Solved { tried };
        }
        let is_of_the_line = self.of_the_line() == Some(tried);
        match self.mate_in {
            Some(moves) => self.judge_mate(tried, &after, moves.saturating_sub(1), is_of_the_line),
            None if is_of_the_line => self.follow(tried),
            None => Tried::Wrong { tried, refuted_by: None },
        }
    }

    fn judge_mate(
        &mut self,
        tried: Move,
        after: &Position,
        left: u32,
        is_of_the_line: bool,
    ) -> Tried {
        let finding = self.solver.is_mated(after, left, &self.effort);
        let is_right = match finding {
            MateFinding::Mate { .. } => true,
            MateFinding::Absent => false,
            // The solution has been verified with more effort than this.
            MateFinding::Open { .. } => is_of_the_line,
        };
        if !is_right {
            return Tried::Wrong { tried, refuted_by: self.refutation(after, left) };
        }
        let answer = match is_of_the_line.then(|| self.after_the_line()).flatten() {
            Some(answer) => Some(answer),
            None => self.longest_defence(after, left),
        };
        let Some(answer) = answer else { return Tried::OutOfTurn };
        self.play(tried);
        self.play(answer);
        self.mate_in = Some(left);
        Tried::Right { tried, answer }
    }

    /// Goes on along the solution.
    fn follow(&mut self, tried: Move) -> Tried {
        let answer = self.after_the_line();
        self.play(tried);
        match answer {
            Some(answer) => {
                self.play(answer);
                Tried::Right { tried, answer }
            }
            None => {
                self.is_solved = true;
                Tried::Solved { tried }
            }
        }
    }

    /// The next move of the solution, if that is where we are.
    fn of_the_line(&self) -> Option<Move> {
        let line = self.solution.moves();
        line.starts_with(&self.played).then(|| line.get(self.played.len()).copied()).flatten()
    }

    /// The opponent's move after that.
    fn after_the_line(&self) -> Option<Move> {
        self.solution.moves().get(self.played.len() + 1).copied()
    }

    /// An answer after which there is no mate in the moves that are left; the one that takes most.
    fn refutation(&mut self, after: &Position, left: u32) -> Option<Move> {
        let answers = after.legal_moves().into_iter();
        let refuting: Vec<Move> = answers
            .filter(|&answer| {
                let finding = self.solver.mates(&after.after(answer), left, &self.effort);
                !matches!(finding, MateFinding::Mate { .. })
            })
            .collect();
        refuting.into_iter().max_by_key(|&answer| {
            let taken = after.board().piece_at(answer.to()).map(|piece| piece.role);
            (after.after(answer).is_checkmate(), taken)
        })
    }

    /// The answer that puts the mate off as long as possible.
    fn longest_defence(&mut self, after: &Position, left: u32) -> Option<Move> {
        let length = |attempt: &mut Attempt, answer: Move| match attempt.solver.mates(
            &after.after(answer),
            left,
            &attempt.effort,
        ) {
            MateFinding::Mate { moves } => moves,
            MateFinding::Absent | MateFinding::Open { .. } => left,
        };
        let mut best: Option<(u32, Move)> = None;
        for answer in after.legal_moves() {
            let moves = length(self, answer);
            if best.is_none_or(|(most, _)| moves > most) {
                best = Some((moves, answer));
            }
        }
        best.map(|(_, answer)| answer)
    }

    fn play(&mut self, chess_move: Move) {
        self.position = self.position.after(chess_move);
        self.played.push(chess_move);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::{fen, uci_move};
    use rokade_rules::position::CastlingMode;

    fn begin(text: &str, line: &str) -> Attempt {
        let start = fen::read(text, CastlingMode::Standard).unwrap();
        let mut position = start;
        let moves = line.split(' ').map(|text| {
            let chess_move = uci_move::read(text, &position).unwrap();
            position = position.after(chess_move);
            chess_move
        });
        let moves = moves.collect();
        Attempt::begin(Solution::new(start, moves).unwrap())
    }

    fn tried(attempt: &mut Attempt, uci: &str) -> Tried {
        let (from, to) = (uci[..2].parse().unwrap(), uci[2..4].parse().unwrap());
        attempt.attempt(from, to, None)
    }

    /// A rook that waits, anywhere on its file, mates next.
    const WAITING: &str = "2k5/8/3K4/8/8/8/8/1R6 w - - 0 1";

    #[test]
    fn every_move_that_still_mates_in_time_is_right() {
        for waiting in ["b1b2", "b1b5", "b1b3"] {
            let mut attempt = begin(WAITING, "b1b2 c8d8 b2b8");
            assert_eq!(attempt.mate_in(), Some(2));
            assert!(matches!(tried(&mut attempt, waiting), Tried::Right { .. }), "{waiting}");
            assert_eq!(attempt.mate_in(), Some(1));
            let mate = format!("{}b8", &waiting[2..]);
            assert!(matches!(tried(&mut attempt, &mate), Tried::Solved { .. }), "{waiting}");
            assert!(attempt.is_solved());
            assert_eq!(tried(&mut attempt, "d6d7"), Tried::OutOfTurn);
        }
    }

    #[test]
    fn a_wrong_move_leaves_the_board_and_comes_with_its_refutation() {
        let mut attempt = begin(WAITING, "b1b2 c8d8 b2b8");
        let Tried::Wrong { refuted_by: Some(answer), .. } = tried(&mut attempt, "b1c1") else {
            panic!("a check lets the king go");
        };
        assert!(["b7", "b8", "d8"].contains(&answer.to().to_string().as_str()), "{answer:?}");
        assert_eq!(attempt.played(), []);
        let stalemate = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";
        let mut attempt = begin(stalemate, "f1f8");
        let wrong = tried(&mut attempt, "f1f7");
        assert!(matches!(wrong, Tried::Wrong { refuted_by: None, .. }), "{wrong:?}");
    }

    #[test]
    fn elsewhere_the_solution_is_right_and_so_is_a_mate() {
        let fork = "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1";
        let mut attempt = begin(fork, "d5c7 e8d7 c7a8");
        assert_eq!(attempt.mate_in(), None);
        assert!(matches!(tried(&mut attempt, "d5f6"), Tried::Wrong { refuted_by: None, .. }));
        assert!(matches!(tried(&mut attempt, "d5d6"), Tried::Refused(_)));
        assert_eq!(attempt.next_move().unwrap().to(), Square::C7);
        assert!(matches!(tried(&mut attempt, "d5c7"), Tried::Right { .. }));
        assert!(matches!(tried(&mut attempt, "c7a8"), Tried::Solved { .. }));
        assert_eq!(attempt.next_move(), None);
    }

    #[test]
    fn the_next_move_is_known_on_another_way_too() {
        let mut attempt = begin(WAITING, "b1b2 c8d8 b2b8");
        tried(&mut attempt, "b1b5");
        let next = attempt.next_move().unwrap();
        assert_eq!((next.from(), next.to()), (Square::B5, Square::B8));
    }
}
