//! A review as remarks on the game, to be written as PGN.
//!
//! Each move gets its evaluation, as chess servers write it; a fault gets its sign, a word, and
//! the better line as a variation. What was remarked before stays, except a sign that would stand
//! beside ours.

use super::reviewed::{Mark, Review, ReviewedMove};
use rokade_rules::Move;
use rokade_rules::notation::pgn::{Comment, Nag, NodeId, Step, Tree, annotation};

/// So many half-moves of a better line are shown.
const SHOWN_PLIES: usize = 10;

/// What is said of a move in words; the caller knows the language.
pub trait Words {
    /// A short sentence, or nothing. The better move is to be named when it is another one.
    fn of(&self, place: usize, reviewed: &ReviewedMove) -> Option<String>;
}

/// A game with the remarks of its review. The review must be that of its main line.
#[must_use]
pub fn annotated(tree: &Tree, review: &Review, words: &dyn Words) -> Tree {
    let mut tree = tree.clone();
    let line: Vec<NodeId> = tree.main_line().collect();
    for (place, (&node, reviewed)) in line.iter().zip(&review.moves).enumerate() {
        if let Some(nag) = sign(reviewed) {
            tree.judge_afresh(node, nag);
        }
        let said = remark(reviewed, words.of(place, reviewed));
        if let Some(comment) = said.as_deref().and_then(Comment::new) {
            tree.comment(Some(node), comment);
        }
        if reviewed.judgement.is_some() {
            let before = place.checked_sub(1).map(|earlier| line[earlier]);
            add_line(&mut tree, before, &reviewed.better);
        }
    }
    tree
}

/// `!`, `?!`, `?`, `??`, or the sign of an only move.
fn sign(reviewed: &ReviewedMove) -> Option<Nag> {
    match (reviewed.judgement, reviewed.mark) {
        (Some(judgement), _) => Some(judgement.nag()),
        (None, Some(Mark::GoodSacrifice)) => Some(Nag::GOOD_MOVE),
        (None, Some(Mark::OnlyMove)) => Some(Nag::FORCED_MOVE),
        _ => None,
    }
}

fn remark(reviewed: &ReviewedMove, words: Option<String>) -> Option<String> {
    let evaluation = reviewed.evaluation.to_score().map(|score| {
        let evaluation = annotation::Evaluation { score, depth_plies: None };
        format!("[%eval {evaluation}]")
    });
    match (evaluation, words) {
        (Some(evaluation), Some(words)) => Some(format!("{evaluation} {words}")),
        (evaluation, words) => evaluation.or(words),
    }
}

/// Adds as much of a line as is shown.
fn add_line(tree: &mut Tree, before: Option<NodeId>, line: &[Move]) {
    let mut behind = before;
    for &chess_move in line.iter().take(SHOWN_PLIES) {
        let Ok(added) = tree.add(behind, Step::Move(chess_move)) else { return };
        behind = Some(added);
    }
}
