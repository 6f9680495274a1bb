//! What a review says in words.

use rokade_coach::Judgement;
use rokade_coach::review::{Mark, Review, ReviewedMove, SideReview, Words};
use rokade_rules::notation::pgn::Tree;
use rokade_rules::notation::{Letters, san};
use rokade_rules::{Color, Position};

use crate::texts::Texts;

/// The words for one game.
pub(super) struct Remarks<'a> {
    pub(super) texts: &'a Texts,
    pub(super) letters: Letters,
    pub(super) tree: &'a Tree,
    pub(super) review: &'a Review,
}

impl Words for Remarks<'_> {
    fn of(&self, place: usize, reviewed: &ReviewedMove) -> Option<String> {
        let mut said = Vec::new();
        said.extend(reviewed.judgement.map(|judgement| self.texts.say(key(judgement))));
        said.extend(self.better(place, reviewed));
        if self.review.turning_point == Some(place) {
            said.push(self.texts.say("review-turning-point"));
        }
        (!said.is_empty()).then(|| said.join(" "))
    }
}

impl Remarks<'_> {
    /// Both sides as wholes.
    pub(super) fn summary(&self) -> String {
        let sides = Color::ALL.into_iter().filter_map(|color| {
            let name =
                self.texts.say(if color == Color::White { "side-white" } else { "side-black" });
            self.side(&name, &self.review.sides[color])
        });
        sides.collect::<Vec<_>>().join(" ")
    }

    fn side(&self, name: &str, side: &SideReview) -> Option<String> {
        let (accuracy, loss) = (side.accuracy?, side.average_loss_cp?);
        let values = [
            ("side", name.to_owned()),
            ("accuracy", format!("{:.0}", accuracy.percent())),
            ("loss", format!("{loss:.0}")),
            ("inaccuracies", side.faults.inaccuracies.to_string()),
            ("mistakes", side.faults.mistakes.to_string()),
            ("blunders", side.faults.blunders.to_string()),
        ];
        let values: Vec<(&str, &str)> =
            values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Some(self.texts.tell("review-side", &values))
    }

    /// What the move missed, or what is good about it.
    fn better(&self, place: usize, reviewed: &ReviewedMove) -> Option<String> {
        let best = reviewed.better.first().filter(|_| !reviewed.is_best());
        let best =
            best.map(|&best| san::write(&self.before(place), best, self.letters).to_string());
        match (reviewed.mark, reviewed.judgement, best) {
            (Some(Mark::MissedMate { moves: 1 }), _, Some(best)) => {
                Some(self.texts.tell("review-missed-mate-at-once", &[("best", &best)]))
            }
            (Some(Mark::MissedMate { moves }), _, Some(best)) => {
                let moves = moves.to_string();
                Some(self.texts.tell("review-missed-mate", &[("best", &best), ("moves", &moves)]))
            }
            (_, Some(_), Some(best)) => Some(self.texts.tell("review-better", &[("best", &best)])),
            (Some(Mark::OnlyMove), None, _) => Some(self.texts.say("review-only-move")),
            (Some(Mark::GoodSacrifice), None, _) => Some(self.texts.say("review-good-sacrifice")),
            _ => None,
        }
    }

    fn before(&self, place: usize) -> Position {
        let moves = &self.review.moves[..place];
        moves.iter().fold(*self.tree.start(), |position, each| position.after(each.chess_move))
    }
}

const fn key(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Inaccuracy => "review-inaccuracy",
        Judgement::Mistake => "review-mistake",
        Judgement::Blunder => "review-blunder",
    }
}
