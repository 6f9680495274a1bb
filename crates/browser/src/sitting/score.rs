//! A sitting as PGN: the moves with the clock's times, and the tags that somebody gives.
//!
//! `clk` is what the clock showed after the move, `emt` what was thought on it. Delays have no
//! form in the tag `TimeControl`; then it is left out.

use super::Sitting;
use rokade_rules::clock::pgn_tag;
use rokade_rules::ending::Termination;
use rokade_rules::notation::pgn::annotation::Annotation;
use rokade_rules::notation::pgn::{Comment, NodeId, Style, Tree, write};

impl Sitting {
    /// The game as PGN, with tags such as `White` from somebody else. A tag that PGN cannot have
    /// is left out.
    #[must_use]
    pub fn pgn(&self, tags: &[(&str, &str)]) -> String {
        let mut tree = Tree::from_game(self.table.game());
        let nodes: Vec<NodeId> = tree.main_line().collect();
        for (node, completed) in nodes.into_iter().zip(self.table.clock.completed()) {
            let times =
                [Annotation::Clock(completed.left), Annotation::MoveTime(completed.thought)];
            let text = times.map(|time| time.to_string()).join(" ");
            if let Some(comment) = Comment::new(&text) {
                tree.comment(Some(node), comment);
            }
        }
        let verdict = self.verdict();
        let written = tree.tags_mut();
        written.set_result(verdict.outcome());
        for (name, value) in tags.iter().filter(|(_, value)| !value.is_empty()) {
            let _ = written.set(name, value);
        }
        if let Ok(control) = pgn_tag::write(&self.control) {
            let _ = written.set("TimeControl", &control);
        }
        if let Some(why) = verdict.termination().map(termination) {
            let _ = written.set("Termination", why);
        }
        write(&tree, Style::EXPORT).to_string()
    }
}

/// The word of the standard (9.8.1) for how a game ended.
const fn termination(termination: Termination) -> &'static str {
    match termination {
        Termination::FlagFall | Termination::BothFlags => "time forfeit",
        Termination::IllegalMoves => "rules infraction",
        Termination::Arbiter => "adjudication",
        _ => "normal",
    }
}
