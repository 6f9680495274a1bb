//! One game at a table: both engines, the rules, the clocks.
//!
//! The rules decide what is on the board, in the ruleset *automatic*, since
//! engines claim nothing. An engine that plays an illegal move, does not
//! answer, or is gone has lost; one whose time is up has lost unless the other
//! side could never mate (FIDE 6.9).

use std::time::Duration;

use rokade_rules::ending::{Outcome, Termination, after_flag_fall};
use rokade_rules::game::Game;
use rokade_rules::notation::uci_move;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Ruleset};
use rokade_uci::client::{EngineFault, Worth};

use super::adjudication::Adjudication;
use super::limits::{Budget, ClockSetting, Clocks};
use super::openings::Opening;
use super::player::{Choice, Player, Question};

/// How games are played at this table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub(super) clock: Option<ClockSetting>,
    /// How much later than its flag a move may come.
    pub(super) margin: Duration,
    /// How long a move may take where there is no clock.
    pub(super) patience: Duration,
    pub(super) castling: CastlingMode,
    pub(super) adjudication: Adjudication,
}

/// A side of the table: an engine and what it is given.
pub(super) struct Seat<'a> {
    pub(super) player: &'a mut Player,
    pub(super) budget: Budget,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) game: Game,
    /// How many half-moves the opening has; no engine chose them.
    pub(super) opening_plies: usize,
    /// What was thought of each move behind the opening.
    pub(super) thoughts: Vec<Choice>,
    pub(super) outcome: Outcome,
    pub(super) ending: Ending,
}

impl Played {
    /// Who made the first move behind the opening.
    pub(super) fn first_turn(&self) -> Color {
        let start = self.game.start().turn();
        if self.opening_plies.is_multiple_of(2) { start } else { !start }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// By the rules.
    OnBoard(Termination),
    /// By agreement of both evaluations.
    Adjudicated,
    /// The time of this side was up.
    FlagFall(Color),
    /// This side's move cannot be made.
    Illegal { by: Color, text: String, why: String },
    /// This side does not answer, or has ended.
    Broken { by: Color, why: String },
}

/// How long after its flag an engine is still listened to, so that one that is
/// only late can play the next game.
const LATE: Duration = Duration::from_millis(500);

/// Plays a game. `seats` has White first.
pub(super) fn play(opening: &Opening, seats: [Seat<'_>; 2], terms: &Terms) -> Played {
    let mut table = Table::set_up(opening, seats, terms);
    let (outcome, ending) = loop {
        if let Some(ended) = table.step() {
            break ended;
        }
    };
    let Table { game, opening_plies, thoughts, .. } = table;
    Played { game, opening_plies, thoughts, outcome, ending }
}

struct Table<'a> {
    game: Game,
    seats: [Seat<'a>; 2],
    terms: &'a Terms,
    clocks: Option<Clocks>,
    opening_plies: usize,
    thoughts: Vec<Choice>,
}

impl<'a> Table<'a> {
    fn set_up(opening: &Opening, seats: [Seat<'a>; 2], terms: &'a Terms) -> Self {
        let mut game = Game::from_position(opening.start, Ruleset::AUTOMATIC);
        for &chess_move in &opening.moves {
            if game.play(chess_move).is_err() {
                break;
            }
        }
        let opening_plies = game.plies().len();
        let clocks = terms.clock.map(Clocks::new);
        Self { game, seats, terms, clocks, opening_plies, thoughts: Vec::new() }
    }

    /// The next move; how the game ended, if it did.
    fn step(&mut self) -> Option<(Outcome, Ending)> {
        let verdict = self.game.verdict();
        if let (Some(outcome), Some(termination)) = (verdict.outcome(), verdict.termination()) {
            return Some((outcome, Ending::OnBoard(termination)));
        }
        let turn = self.game.position().turn();
        let choice = match self.ask(turn) {
            Ok(choice) => choice,
            Err(EngineFault::Silent) if self.clocks.is_some() => return Some(self.flag_fell(turn)),
            Err(fault) => {
                let why = fault.to_string();
                return Some((Outcome::Win(!turn), Ending::Broken { by: turn, why }));
            }
        };
        let margin = self.terms.margin;
        let pressed = self.clocks.as_mut().map(|clocks| clocks.press(turn, choice.elapsed, margin));
        if pressed.is_some_and(|pressed| pressed.is_err()) {
            return Some(self.flag_fell(turn));
        }
        self.make(turn, choice)
    }

    fn ask(&mut self, turn: Color) -> Result<Choice, EngineFault> {
        let seat = &mut self.seats[turn as usize];
        let go = seat.budget.question(self.clocks.as_ref(), turn);
        let at_most = match &self.clocks {
            Some(clocks) => clocks.left(turn) + self.terms.margin + LATE,
            None => self.terms.patience,
        };
        let question = Question { go, work: seat.budget.work, at_most };
        seat.player.choose(&self.game, &question, self.terms.castling)
    }

    fn make(&mut self, turn: Color, choice: Choice) -> Option<(Outcome, Ending)> {
        let read = uci_move::read(&choice.text, self.game.position()).map_err(|e| e.to_string());
        let made = read
            .and_then(|chess_move| self.game.play(chess_move).map_err(|error| error.to_string()));
        if let Err(why) = made {
            let ending = Ending::Illegal { by: turn, text: choice.text, why };
            return Some((Outcome::Win(!turn), ending));
        }
        self.thoughts.push(choice);
        let worths: Vec<Option<Worth>> =
            self.thoughts.iter().map(|thought| thought.worth).collect();
        let decided = self.terms.adjudication.decide(&worths, turn)?;
        Some((decided, Ending::Adjudicated))
    }

    fn flag_fell(&self, turn: Color) -> (Outcome, Ending) {
        (after_flag_fall(self.game.position(), turn), Ending::FlagFall(turn))
    }
}
