//! A game that was played, as PGN.

use rokade_rules::Color;
use rokade_rules::ending::Termination;
use rokade_rules::notation::pgn::{Comment, NodeId, Step, Style, Tree, write};
use rokade_uci::client::Worth;

use super::player::Choice;
use super::table::{Ending, Played};

/// Who played, and which game it is.
pub(super) struct Heading<'a> {
    pub(super) white: &'a str,
    pub(super) black: &'a str,
    pub(super) round: String,
    /// Year, month and day, as PGN writes them.
    pub(super) date: &'a str,
    /// What each side was given, such as `nodes 1000`; empty if it was a clock.
    pub(super) white_budget: String,
    pub(super) black_budget: String,
    pub(super) time_control: Option<String>,
}

/// The whole game. Each move carries what its engine thought of it.
pub(super) fn pgn(played: &Played, heading: &Heading<'_>) -> String {
    let mut tree = Tree::from_position(*played.game.start());
    set_tags(&mut tree, played, heading);
    let mut last: Option<NodeId> = None;
    for (index, ply) in played.game.plies().iter().enumerate() {
        let Ok(node) = tree.add(last, Step::Move(ply.chess_move)) else { break };
        last = Some(node);
        let thought = index.checked_sub(played.opening_plies);
        let thought = thought.and_then(|index| played.thoughts.get(index));
        if let Some(comment) = thought.and_then(|thought| Comment::new(&told(thought))) {
            tree.comment(last, comment);
        }
    }
    if let Some(comment) = Comment::new(&why(&played.ending)) {
        tree.comment(last, comment);
    }
    format!("{}\n", write(&tree, Style::EXPORT))
}

fn set_tags(tree: &mut Tree, played: &Played, heading: &Heading<'_>) {
    let plies = (played.game.plies().len()).to_string();
    let mut tags = vec![
        ("Event", "rokade match"),
        ("Date", heading.date),
        ("Round", &heading.round),
        ("White", heading.white),
        ("Black", heading.black),
        ("PlyCount", &plies),
        ("Termination", termination(&played.ending)),
    ];
    if let Some(control) = &heading.time_control {
        tags.push(("TimeControl", control));
    }
    for (name, budget) in
        [("WhiteBudget", &heading.white_budget), ("BlackBudget", &heading.black_budget)]
    {
        if !budget.is_empty() {
            tags.push((name, budget));
        }
    }
    for (name, value) in tags {
        // The names are good ones.
        let _ = tree.tags_mut().set(name, value);
    }
    tree.tags_mut().set_result(Some(played.outcome));
}

/// What an engine thought: `+0.25/12 0.310s 250000n`, as the side that moved
/// sees it.
fn told(thought: &Choice) -> String {
    let worth = match thought.worth {
        Some(Worth::Centipawns(value)) => {
            let sign = if value < 0 { '-' } else { '+' };
            format!("{sign}{}.{:02}", value.unsigned_abs() / 100, value.unsigned_abs() % 100)
        }
        Some(Worth::Mate(moves)) if moves < 0 => format!("-M{}", moves.unsigned_abs()),
        Some(Worth::Mate(moves)) => format!("+M{moves}"),
        None => String::from("?"),
    };
    let depth = thought.depth_plies.map_or_else(String::new, |depth| format!("/{depth}"));
    let nodes = thought.nodes.map_or_else(String::new, |nodes| format!(" {nodes}n"));
    format!("{worth}{depth} {:.3}s{nodes}", thought.elapsed.as_secs_f64())
}

/// The word of the standard (9.8.1) for how a game ended.
const fn termination(ending: &Ending) -> &'static str {
    match ending {
        Ending::OnBoard(_) => "normal",
        Ending::Adjudicated => "adjudication",
        Ending::FlagFall(_) => "time forfeit",
        Ending::Illegal { .. } => "rules infraction",
        Ending::Broken { .. } => "abandoned",
    }
}

/// Why the game ended, in words.
pub(super) fn why(ending: &Ending) -> String {
    match ending {
        Ending::OnBoard(termination) => on_board(*termination).to_owned(),
        Ending::Adjudicated => "adjudicated by the evaluations of both".to_owned(),
        Ending::FlagFall(loser) => format!("{} runs out of time", side(*loser)),
        Ending::Illegal { by, text, why } => {
            let text: String =
                text.chars().filter(|letter| !letter.is_control()).take(20).collect();
            format!("{} plays {text:?}: {why}", side(*by))
        }
        Ending::Broken { by, why } => format!("{}: {why}", side(*by)),
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

/// Those that games between engines can have.
const fn on_board(termination: Termination) -> &'static str {
    match termination {
        Termination::Checkmate => "checkmate",
        Termination::Stalemate => "stalemate",
        Termination::DeadPosition => "dead position",
        Termination::ThreefoldRepetition | Termination::FivefoldRepetition => "repetition",
        Termination::FiftyMoves | Termination::SeventyFiveMoves => "fifty moves",
        _ => "by the rules",
    }
}
