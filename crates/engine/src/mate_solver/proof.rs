//! The depth-first proof-number search.
//!
//! It always goes on at the node where least is missing for a proof or a
//! refutation, and comes back up only when another node has become more
//! promising. The number of moves left is part of the question, so no line
//! goes round in a circle.
//!
//! Source: A. Nagai, *Df-pn Algorithm for Searching AND/OR Trees and Its
//! Applications*, 2002. That a child may go a quarter beyond the next best one
//! before it is left: J. Pawlewicz and Ł. Lew, *Improving Depth-First
//! PN-Search: 1 + ε Trick*, 2007.

use super::effort::{EffortSpent, Purse};
use super::numbers::{NEVER, Numbers};
use super::short::{has_mate_in_two, mate_in_one};
use super::table::{Finding, Side, Table};
use rokade_rules::position::zobrist::Key;
use rokade_rules::{Move, Position};

/// A question: does the attacker mate with so many moves left?
#[derive(Clone, Copy)]
pub(super) struct Question {
    pub(super) position: Position,
    pub(super) key: Key,
    pub(super) side: Side,
    /// How many moves the attacker has left.
    pub(super) left: u8,
}

/// A move and what is known of the question after it.
struct Child {
    chess_move: Move,
    numbers: Numbers,
}

/// A proof under way.
pub(super) struct Proof<'a> {
    pub(super) table: &'a mut Table,
    pub(super) purse: Purse<'a>,
}

/// Up to so many moves left a question is decided at a look.
const SHORT: u8 = 2;

/// What a move that gives no check has to overcome: as much as so many
/// replies.
const QUIET_MOVE: u32 = 4;

impl Question {
    pub(super) fn about(position: Position, side: Side, left: u8) -> Question {
        Question { position, key: Key::of(&position), side, left }
    }

    /// The question after a legal move.
    pub(super) fn after(&self, chess_move: Move) -> Question {
        let position = self.position.after(chess_move);
        let left = match self.side {
            Side::Attacker => self.left.saturating_sub(1),
            Side::Defender => self.left,
        };
        let key = self.key.after(&self.position, &position);
        Question { position, key, side: self.side.other(), left }
    }

    /// The numbers of a decided question.
    fn decided(&self, is_mate: bool) -> Numbers {
        self.side.numbers_if(if is_mate { Finding::Mate } else { Finding::NoMate })
    }
}

impl Proof<'_> {
    /// Decides a question.
    pub(super) fn is_mate(&mut self, question: &Question) -> Result<bool, EffortSpent> {
        let numbers = self.search(question, Numbers::WITHOUT_END)?;
        Ok(numbers.is_won() == (question.side == Side::Attacker))
    }

    /// Works on a question until it is decided or a bound is reached.
    fn search(&mut self, question: &Question, bounds: Numbers) -> Result<Numbers, EffortSpent> {
        let before = self.purse.spent();
        self.purse.pay()?;
        let numbers = if question.side == Side::Attacker && question.left <= SHORT {
            question.decided(self.decide_short(question)?)
        } else {
            self.search_long(question, bounds)?
        };
        let work = self.purse.spent() - before;
        let key = question.key.to_bits();
        self.table.remember(key, question.side, question.left, numbers, work);
        Ok(numbers)
    }

    fn decide_short(&mut self, question: &Question) -> Result<bool, EffortSpent> {
        match question.left {
            0 => Ok(false),
            1 => Ok(mate_in_one(&question.position, &mut self.purse)?.is_some()),
            _ => has_mate_in_two(&question.position, &mut self.purse),
        }
    }

    fn search_long(
        &mut self,
        question: &Question,
        bounds: Numbers,
    ) -> Result<Numbers, EffortSpent> {
        let mut children = self.children(question)?;
        if children.is_empty() {
            let is_mated = question.side == Side::Defender && question.position.is_check();
            return Ok(question.decided(is_mated));
        }
        loop {
            let numbers = Numbers::of_parent(children.iter().map(|child| child.numbers));
            if numbers.is_decided() || numbers.reaches(bounds) {
                return Ok(numbers);
            }
            let (best, next_best) = most_promising(&children);
            let child = &mut children[best];
            let child_bounds = Numbers {
                to_win: bounds.to_lose.saturating_sub(numbers.to_lose - child.numbers.to_win),
                to_lose: bounds.to_win.min(next_best.saturating_add(next_best / 4 + 1)),
            };
            let after = question.after(child.chess_move);
            child.numbers = self.search(&after, child_bounds)?;
        }
    }

    /// All moves with what is known after them, or a first guess.
    fn children(&mut self, question: &Question) -> Result<Vec<Child>, EffortSpent> {
        let mut children = Vec::new();
        for chess_move in question.position.legal_moves() {
            self.purse.pay()?;
            let after = question.after(chess_move);
            let known = self.table.recall(after.key.to_bits(), after.side, after.left);
            let numbers = match known {
                Some(numbers) => numbers,
                None => self.first_guess(&after)?,
            };
            let wins = numbers == Numbers::LOST;
            children.push(Child { chess_move, numbers });
            if wins {
                // One move that wins is enough.
                break;
            }
        }
        Ok(children)
    }

    /// The numbers of a question that nobody has looked at.
    fn first_guess(&mut self, question: &Question) -> Result<Numbers, EffortSpent> {
        let position = &question.position;
        if question.side == Side::Attacker {
            if question.left == 0 {
                return Ok(question.decided(false));
            }
            let is_mate = mate_in_one(position, &mut self.purse)?.is_some();
            let open = Numbers { to_win: 1, to_lose: 1 };
            return Ok(if is_mate { question.decided(true) } else { open });
        }
        let replies = position.count_legal_moves() as u32;
        Ok(match (replies, position.is_check()) {
            (0, is_check) => question.decided(is_check),
            (_, _) if question.left == 0 => question.decided(false),
            // All replies must be answered to prove the mate.
            (_, true) => Numbers { to_win: 1, to_lose: replies },
            (_, false) => Numbers { to_win: 1, to_lose: replies + QUIET_MOVE },
        })
    }
}

/// The child that the opponent loses soonest, and how soon the next one.
fn most_promising(children: &[Child]) -> (usize, u32) {
    let (mut best, mut least, mut next) = (0, NEVER, NEVER);
    for (place, child) in children.iter().enumerate() {
        if child.numbers.to_lose < least {
            (best, least, next) = (place, child.numbers.to_lose, least);
        } else {
            next = next.min(child.numbers.to_lose);
        }
    }
    (best, next)
}
