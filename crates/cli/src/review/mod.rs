//! `rokade review`: games with what is to be said of each move.
//!
//! Each game is written as PGN with evaluations, judgements, better lines and words, or as one
//! object with `--json`. Faults in an archive are told as `rokade pgn convert` tells them; what was
//! understood of a faulty game is reviewed, and the command ends with code 2.

mod object;
mod words;

use std::io::{self, Write};

use rokade_coach::review::{EngineAdviser, Review, Reviewer, annotated};
use rokade_content::Openings;
use rokade_engine::{Engine, HashSize, StopToken, StoppedClock};
use rokade_rules::Move;
use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::{Comment, Step, Style, Tree, write};

use self::object::GameObject;
use self::words::Remarks;
use crate::archive::Archive;
use crate::arguments::{LetterSet, ReviewArguments};
use crate::failure::{Ending, Failure};
use crate::input::Form;
use crate::pgn::games;
use crate::progress::Progress;
use crate::texts::Texts;

/// Nodes for each position, unless the caller says otherwise.
const DEFAULT_NODES: u64 = 340_000;

/// Nodes for each position with `--quick`.
const QUICK_NODES: u64 = 60_000;

/// The engine's memory.
const HASH_MEBIBYTES: u16 = 64;

/// Reviews every game of the archives.
pub(crate) fn run(arguments: &ReviewArguments, texts: &Texts) -> Result<Ending, Failure> {
    let archives = Archive::all(&arguments.files);
    let mut review = Reviewing {
        engine: Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)),
        nodes: match (arguments.nodes, arguments.quick) {
            (Some(nodes), _) => nodes.get(),
            (None, true) => QUICK_NODES,
            (None, false) => DEFAULT_NODES,
        },
        form: Form::of_option(arguments.json),
        letters: arguments.letters.map(LetterSet::letters),
        texts,
        out: io::stdout().lock(),
        is_first: true,
    };
    let from = arguments.from.letters();
    // What takes time is each game, and it has a bar of its own.
    let mut reading = Progress::hidden();
    games::for_each(&archives, from, texts, &mut reading, |game| {
        review.game(&game.tree, game.number).map_err(Failure::Output)
    })
}

/// A run of the command.
struct Reviewing<'a, W> {
    engine: Engine,
    nodes: u64,
    form: Form,
    /// Those that were asked for.
    letters: Option<Letters>,
    texts: &'a Texts,
    out: W,
    is_first: bool,
}

impl<W: Write> Reviewing<'_, W> {
    fn game(&mut self, tree: &Tree, number: u64) -> io::Result<()> {
        let moves = main_moves(tree);
        let Some(review) = self.review(tree, &moves) else { return Ok(()) };
        let opening = Openings::built_in().of_game(tree.start(), &moves);
        match self.form {
            Form::Json => {
                let object = GameObject::of(number, tree, &review, opening);
                writeln!(self.out, "{}", serde_json::to_string(&object)?)?;
            }
            Form::Text => {
                let texts = self.texts;
                // A sentence is for people, the movetext for programs too, which know one alphabet.
                let letters = self.letters.unwrap_or(texts.language().letters());
                let remarks = Remarks { texts, letters, tree, review: &review, opening };
                let mut tree = annotated(tree, &review, &remarks);
                if let Some(summary) = Comment::new(&remarks.summary()) {
                    tree.comment(None, summary);
                }
                let separator = if self.is_first { "" } else { "\n" };
                let letters = self.letters.unwrap_or(Style::EXPORT.letters);
                let style = Style { letters, ..Style::EXPORT };
                write!(self.out, "{separator}{}", write(&tree, style))?;
            }
        }
        self.is_first = false;
        // A game may take long; what is known should be seen.
        self.out.flush()
    }

    fn review(&mut self, tree: &Tree, moves: &[Move]) -> Option<Review> {
        self.engine.forget();
        let book_plies = Openings::built_in().book_plies(tree.start(), moves);
        let reviewer = Reviewer::new(*tree.start(), moves.iter().copied()).ok()?;
        let mut reviewer = reviewer.with_book(book_plies);
        let stop = StopToken::new();
        let adviser = EngineAdviser::new(&mut self.engine, self.nodes, &StoppedClock, &stop);
        let mut adviser = adviser.attentive();
        reviewer.step(&mut adviser);
        // Now it is known how many looks there may be.
        let mut progress = Progress::of(reviewer.progress().of as u64);
        progress.step();
        while !reviewer.is_complete() {
            reviewer.step(&mut adviser);
            progress.step();
        }
        reviewer.finish()
    }
}

/// The moves of the main line, up to where a side passes, which no law allows.
pub(crate) fn main_moves(tree: &Tree) -> Vec<Move> {
    let steps = tree.main_line().filter_map(|id| tree.node(id)).map(|node| node.step());
    let moves = steps.map_while(|step| match step {
        Step::Move(chess_move) => Some(chess_move),
        Step::Null => None,
    });
    moves.collect()
}
