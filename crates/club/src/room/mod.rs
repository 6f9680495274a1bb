//! One game between two seats, from the first move to the rematch.
//!
//! A [`Room`] is asked to do something ([`Order`]) by somebody ([`Seat`]) at a moment, and answers
//! with numbered [`Event`]s and with a receipt or a typed refusal. The same events, played again
//! ([`Room::rebuild`]), give the same room: what the room is, is what happened in it.
//!
//! - It owns its flags: [`Room::next_alarm`] says when the house must look again.
//! - It never asks what time it is, and believes no clock but its own.
//! - What is legal, what a claim is worth and who can still mate is asked of `rokade-rules`.
//!
//! The files: `deciding.rs` judges orders, `absorbing.rs` is what events do, `timing.rs` what time
//! does; `standing.rs` is what can be seen, `line.rs` an event as a line of text.

mod absorbing;
mod answering;
mod deciding;
mod ending;
mod event;
mod head;
pub mod line;
mod order;
mod refusal;
mod standing;
mod timing;

pub use absorbing::RebuildFault;
pub use ending::{Ending, Reason};
pub use event::{Claiming, Event, Happening};
pub use head::{Head, LagCompensation, Start};
pub use order::{AbsenceWish, Along, Order, Seat};
pub use refusal::Refusal;
pub use standing::{AskedBack, Clocks, LagQuota, Presence, Rematch};

use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::{ChessClock, Millis, Moment};
use rokade_rules::ending::Verdict;
use rokade_rules::game::{ClaimRuling, Game};

/// So much of the way of one move can be made up for.
pub const LAG_PER_MOVE: Millis = Millis::new(150);

/// So much can be made up for to one player in a game: forty moves of the most.
pub const LAG_PER_GAME: Millis = Millis::from_secs(6);

/// How long clocks wait for the player having the move after an interruption.
pub const COME_BACK: Millis = Millis::from_secs(15);

/// How long another game stays offered.
pub const REMATCH_TERM: Millis = Millis::from_mins(5);

/// After so many half-moves a player may offer a draw again that was not taken.
pub const OFFER_PAUSE_PLIES: usize = 10;

/// The longest text that can be written to the opponent, in characters.
pub const LONGEST_TEXT: usize = 200;

/// So many texts are kept of one game.
pub const MOST_TEXTS: usize = 200;

/// What an order came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What happened, whether or not it was the order's doing: a flag may have fallen before.
    pub events: Vec<Event>,
    /// Whether the order was carried out.
    pub receipt: Result<Receipt, Refusal>,
}

/// How an order was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Receipt {
    /// It was done.
    Done,
    /// It had been done before; the same order came twice.
    Repeated,
    /// The claim was judged.
    Ruled(ClaimRuling),
}

/// One game between two seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    head: Head,
    events: Vec<Event>,
    game: Game,
    /// How the game stands by the Laws; kept, because asking may take a proof.
    verdict: Verdict,
    clock: Option<ChessClock>,
    /// How it ended otherwise than by the Laws.
    over: Option<Ending>,
    /// Whether both have moved once; from then on nobody can abort.
    has_begun: bool,
    /// Until when the player having the move may let the first move wait.
    first_move_by: Option<Moment>,
    /// Until when the clocks wait after an interruption.
    held_until: Option<Moment>,
    presence: ByColor<Presence>,
    asked_back: Option<AskedBack>,
    /// After how many half-moves each last asked to take back.
    last_asked: ByColor<Option<usize>>,
    /// After how many half-moves each last offered a draw, until that counts no longer.
    last_offered: ByColor<Option<usize>>,
    /// The number of the last take-back: moves from before it are not the ones meant.
    last_take_back: u32,
    lag_left: ByColor<Millis>,
    claiming: ByColor<Claiming>,
    muted: ByColor<bool>,
    texts: usize,
    rematch: Rematch,
}

impl Room {
    /// A room in which nothing has happened.
    #[must_use]
    pub fn new(head: Head) -> Room {
        let game = Game::from_position(head.start.position(), head.rules.ruleset());
        let first = game.position().turn();
        let both = |presence| ByColor::new(presence, presence);
        Room {
            verdict: game.verdict(),
            clock: ChessClock::new(&head.control, first),
            first_move_by: head.first_move_wait(first).map(|wait| head.begun + wait),
            presence: both(Presence::Gone { since: head.begun }),
            events: Vec::new(),
            game,
            over: None,
            has_begun: false,
            held_until: None,
            asked_back: None,
            last_asked: ByColor::new(None, None),
            last_offered: ByColor::new(None, None),
            last_take_back: 0,
            lag_left: ByColor::new(LAG_PER_GAME, LAG_PER_GAME),
            claiming: ByColor::new(Claiming::ByHand, Claiming::ByHand),
            muted: ByColor::new(false, false),
            texts: 0,
            rematch: Rematch::None,
            head,
        }
    }

    /// Carries an order out, or says why not. What time has done meanwhile comes first.
    pub fn apply(&mut self, seat: Seat, order: &Order, now: Moment) -> Answer {
        let before = self.events.len();
        // Time does not go back in a room, whatever a caller's clock does.
        let now = self.events.last().map_or(now, |last| last.at.max(now));
        self.settle(seat, order, now);
        let receipt = self.decide(seat, order, now);
        let events = self.events.get(before..).unwrap_or_default().to_vec();
        Answer { events, receipt }
    }

    /// What is fixed.
    #[must_use]
    pub const fn head(&self) -> &Head {
        &self.head
    }

    /// Everything that happened, oldest first.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The number of the last event; 0 before the first.
    #[must_use]
    pub fn last_number(&self) -> u32 {
        self.events.last().map_or(0, |event| event.number)
    }

    /// The game, with what was played and said.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who has the move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.game.position().turn()
    }
}
