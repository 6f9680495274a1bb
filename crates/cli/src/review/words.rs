//! What a review says in words.

use rokade_coach::Judgement;
use rokade_coach::review::{Cause, Mark, Review, ReviewedMove, SideReview, Whose, Words};
use rokade_coach::theme::motif::{Man, Motif};
use rokade_content::Opening;
use rokade_rules::notation::pgn::Tree;
use rokade_rules::notation::{Letters, san};
use rokade_rules::{Color, Position, Role};

use super::object::written;
use crate::texts::Texts;

/// The words for one game.
pub(super) struct Remarks<'a> {
    pub(super) texts: &'a Texts,
    pub(super) letters: Letters,
    pub(super) tree: &'a Tree,
    pub(super) review: &'a Review,
    /// The last named opening that the game goes through.
    pub(super) opening: Option<&'a Opening>,
}

impl Words for Remarks<'_> {
    fn of(&self, place: usize, reviewed: &ReviewedMove) -> Option<String> {
        let mut said = Vec::new();
        said.extend(reviewed.judgement.map(|judgement| self.texts.say(key(judgement))));
        let cause = |whose| {
            let cause = reviewed.cause.as_ref().filter(|cause| cause.whose == whose)?;
            Some(self.cause(place, reviewed, cause))
        };
        said.extend(cause(Whose::Allowed));
        said.extend(self.better(place, reviewed));
        said.extend(cause(Whose::Missed));
        if self.review.turning_point == Some(place) {
            said.push(self.texts.say("review-turning-point"));
        }
        (!said.is_empty()).then(|| said.join(" "))
    }
}

impl Remarks<'_> {
    /// The opening, and both sides as wholes.
    pub(super) fn summary(&self) -> String {
        let opening = self.opening.map(|opening| {
            let name = opening.name(self.texts.language().into());
            self.texts.tell("review-opening", &[("name", &name), ("code", opening.code)])
        });
        let sides = Color::ALL.into_iter().filter_map(|color| {
            let name =
                self.texts.say(if color == Color::White { "side-white" } else { "side-black" });
            self.side(&name, &self.review.sides[color])
        });
        opening.into_iter().chain(sides).collect::<Vec<_>>().join(" ")
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

    /// Why it was a fault.
    fn cause(&self, place: usize, reviewed: &ReviewedMove, cause: &Cause) -> String {
        let before = self.before(place);
        let start = match cause.whose {
            Whose::Allowed => before.after(reviewed.chess_move),
            Whose::Missed => before,
        };
        let line = written(start, &cause.line, self.letters).join(" ");
        let moves = cause.motif.mates_in().map(|moves| moves.to_string()).unwrap_or_default();
        let man = cause.motif.man().map(|man| self.man(man)).unwrap_or_default();
        // A line of one move has been told as the better move already.
        let when = if cause.line.len() == 1 { "once" } else { "later" };
        let values = [("line", line.as_str()), ("moves", &moves), ("man", &man), ("when", when)];
        let at_once = if cause.motif == (Motif::Mate { moves: 1 }) { "-at-once" } else { "" };
        let key = format!("cause-{}-{}{at_once}", cause.whose.code(), cause.motif.code());
        self.texts.tell(&key, &values)
    }

    /// A piece where it stands.
    fn man(&self, man: Man) -> String {
        let role = match man.role {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        };
        let square = man.square.to_string();
        self.texts.tell("cause-man", &[("role", role), ("square", &square)])
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
