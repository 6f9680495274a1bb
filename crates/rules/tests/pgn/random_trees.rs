//! Random trees, which shrink to small ones when a property fails.

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::{Index, select};
use rokade_rules::ending::Outcome;
use rokade_rules::notation::fen;
use rokade_rules::notation::pgn::{Comment, Nag, NodeId, Step, Tree};
use rokade_rules::position::{CastlingMode, chess960};
use rokade_rules::{Color, Position};
use rokade_test_kit::starts::SHARP;

/// Something that is done to a tree.
#[derive(Clone, Debug)]
pub enum Deed {
    /// A move behind the last half-move.
    GoOn(Index),
    /// A move behind any half-move.
    Branch(Index, Index),
    /// Passing.
    Pass,
    Judge(Index, u8),
    Comment(Index, String),
    Introduce(Index, String),
    Remove(Index),
    Promote(Index),
    MakeMain(Index),
}

/// Texts that are hard to write as comments.
fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        select(
            &[
                "plain",
                "two words",
                "a  b",
                "}",
                "a } b",
                "{",
                "; x",
                "%clk",
                "x %y",
                "[%clk 0:01]",
                "50% of it",
                "(",
                ")",
                "1. e4",
                "*",
                "\\ \"",
                "[Event \"x\"]",
                "\n\n[Event \"x\"]\n",
                "é€𝄞♘",
                "\t",
                "tab\tinside",
                "a\r\nb",
                "$1",
                "ends with }",
                "\u{feff}",
                "\u{a0}x\u{a0}",
            ][..]
        )
        .prop_map(str::to_owned),
        // Long enough for several lines.
        "([a-z%;]{1,9} {1,2}){20,40}",
    ]
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    vec(
        prop_oneof![
            12 => any::<Index>().prop_map(Deed::GoOn),
            4 => (any::<Index>(), any::<Index>()).prop_map(|(at, which)| Deed::Branch(at, which)),
            1 => Just(Deed::Pass),
            2 => (any::<Index>(), any::<u8>()).prop_map(|(at, nag)| Deed::Judge(at, nag)),
            3 => (any::<Index>(), words()).prop_map(|(at, text)| Deed::Comment(at, text)),
            1 => (any::<Index>(), words()).prop_map(|(at, text)| Deed::Introduce(at, text)),
            1 => any::<Index>().prop_map(Deed::Remove),
            1 => any::<Index>().prop_map(Deed::Promote),
            1 => any::<Index>().prop_map(Deed::MakeMain),
        ],
        0..60,
    )
}

fn starts() -> impl Strategy<Value = Position> {
    prop_oneof![
        Just(Position::initial()),
        select(&SHARP[..]).prop_map(|text| {
            fen::read(text, CastlingMode::Standard).expect("the table is well formed")
        }),
        (0..960_u16).prop_map(|number| chess960::start(number).expect("below 960")),
    ]
}

/// Trees with everything in them.
pub fn trees() -> impl Strategy<Value = Tree> {
    let outcomes = [
        None,
        Some(Outcome::Win(Color::White)),
        Some(Outcome::Win(Color::Black)),
        Some(Outcome::Draw),
        Some(Outcome::BothLose),
    ];
    let names = select(&["Event", "Site", "White", "ECO", "Annotator", "TimeControl"][..]);
    let tags = vec((names, prop_oneof![any::<String>(), Just("a \"b\" \\".to_owned())]), 0..6);
    (starts(), deeds(), tags, select(outcomes.to_vec())).prop_map(
        |(start, deeds, tags, outcome)| {
            let mut tree = Tree::from_position(start);
            let mut doing = Doing { last: None, all: Vec::new() };
            for deed in deeds {
                doing.apply(&mut tree, deed);
            }
            for (name, value) in tags {
                tree.tags_mut().set(name, &value).expect("a good name");
            }
            tree.tags_mut().set_result(outcome);
            tree
        },
    )
}

/// Where the deeds have come.
struct Doing {
    last: Option<NodeId>,
    all: Vec<NodeId>,
}

impl Doing {
    fn apply(&mut self, tree: &mut Tree, deed: Deed) {
        match deed {
            Deed::GoOn(which) => self.add(tree, self.last, which),
            Deed::Branch(at, which) => self.add(tree, self.any(at), which),
            Deed::Pass => {
                if let Ok(id) = tree.add(self.last, Step::Null) {
                    self.grow(id);
                }
            }
            Deed::Judge(at, nag) => {
                if let Some(id) = self.any(at) {
                    tree.judge(id, Nag(nag));
                }
            }
            Deed::Comment(at, text) => {
                if let Some(comment) = Comment::new(&text) {
                    tree.comment(self.any(at), comment);
                }
            }
            Deed::Introduce(at, text) => {
                if let (Some(id), Some(comment)) = (self.any(at), Comment::new(&text)) {
                    tree.introduce(id, comment);
                }
            }
            Deed::Remove(at) => {
                if let Some(id) = self.any(at) {
                    tree.remove(id);
                    self.all.retain(|&id| tree.node(id).is_some());
                    self.last = self.last.filter(|&id| tree.node(id).is_some());
                }
            }
            Deed::Promote(at) => self.any(at).into_iter().for_each(|id| tree.promote(id)),
            Deed::MakeMain(at) => self.any(at).into_iter().for_each(|id| tree.make_main(id)),
        }
    }

    /// Any half-move, if there is one.
    fn any(&self, at: Index) -> Option<NodeId> {
        if self.all.is_empty() { None } else { Some(*at.get(&self.all)) }
    }

    fn add(&mut self, tree: &mut Tree, behind: Option<NodeId>, which: Index) {
        let moves = tree.position(behind).expect("it is there").legal_moves();
        if !moves.is_empty() {
            let id = tree.add(behind, Step::Move(*which.get(&moves))).expect("it is legal");
            self.grow(id);
        }
    }

    fn grow(&mut self, id: NodeId) {
        if !self.all.contains(&id) {
            self.all.push(id);
        }
        self.last = Some(id);
    }
}
