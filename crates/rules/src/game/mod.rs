//! A game: where it started, what was played, what was said, how it stands.
//!
//! Law: FIDE 1–5 and 9. Clocks are apart ([`crate::clock`]): what a clock or an
//! arbiter decides is told to the game, in the order in which it counts.

mod history;
mod on_board;
mod play;
mod record;
mod say;
mod scoresheet;

pub use history::Ply;
pub use play::PlayError;
pub use record::{Event, Remark};
pub use say::{ClaimError, ClaimRuling, GameOver};
pub use scoresheet::{Entry, Row};

use crate::ending::{Claims, DrawOffer, Outcome, Termination, Verdict};
use crate::movement::Move;
use crate::position::Position;
use crate::position::zobrist::Key;
use crate::ruleset::Ruleset;
use alloc::vec::Vec;
use on_board::OnBoard;

/// A game under a ruleset.
///
/// ```
/// use rokade_rules::ending::{Outcome, Termination, Verdict};
/// use rokade_rules::game::Game;
/// use rokade_rules::notation::{Letters, san};
/// use rokade_rules::{Color, Ruleset};
///
/// let mut game = Game::new(Ruleset::OFFICIAL);
/// for text in ["f3", "e5", "g4", "Dh4#"] {
///     let chess_move = san::read(text, game.position(), Letters::Dutch)?;
///     game.play(chess_move)?;
/// }
/// assert_eq!(
///     game.verdict(),
///     Verdict::Ended { outcome: Outcome::Win(Color::Black), termination: Termination::Checkmate },
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    ruleset: Ruleset,
    start: Position,
    start_key: Key,
    /// The position on the board.
    position: Position,
    plies: Vec<Ply>,
    remarks: Vec<Remark>,
    offer: Option<DrawOffer>,
    /// The move that a wrong claim announced and that must now be played.
    announced: Option<Move>,
    /// Whether the player having the move has touched a piece and so may no
    /// longer claim in this move.
    touched: bool,
    /// How the game ended, if something said ended it.
    said: Option<(Outcome, Termination)>,
    on_board: OnBoard,
}

impl Game {
    /// A game from the initial position.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Game {
        Game::from_position(Position::initial(), ruleset)
    }

    /// A game from any position. Its half-move clock counts on; earlier
    /// positions are not known, so it is the first of its kind.
    #[must_use]
    pub fn from_position(start: Position, ruleset: Ruleset) -> Game {
        Game {
            ruleset,
            start_key: Key::of(&start),
            start,
            position: start,
            plies: Vec::new(),
            remarks: Vec::new(),
            offer: None,
            announced: None,
            touched: false,
            said: None,
            on_board: OnBoard::at(&start),
        }
    }

    /// The ruleset in force.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The position the game started from.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The half-moves played, oldest first.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Everything that was said, oldest first.
    #[must_use]
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// The draw offer that stands, if one does. Law: FIDE 9.1.2.1.
    #[must_use]
    pub const fn offer(&self) -> Option<DrawOffer> {
        self.offer
    }

    /// The move that a wrong claim announced and that must be played now.
    /// Law: FIDE 9.5.3.
    #[must_use]
    pub const fn announced(&self) -> Option<Move> {
        self.announced
    }

    /// How the game stands: over, claimable by the player having the move, or
    /// going on.
    ///
    /// Mate goes before everything else (9.6.2), then stalemate and dead
    /// positions, then what draws by counting.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        if let Some((outcome, termination)) = self.said {
            return Verdict::Ended { outcome, termination };
        }
        let on_board = self.on_board.verdict();
        if on_board.is_ended() {
            return on_board;
        }
        if let Some(termination) = self.counted_out() {
            return Verdict::draw(termination);
        }
        let claims = self.claims();
        if claims.any() { Verdict::Claimable(claims) } else { Verdict::Ongoing }
    }

    /// What the player having the move could rightly claim now, without a
    /// move. Law: FIDE 9.2.2, 9.3.2, 9.4.
    #[must_use]
    pub fn claims(&self) -> Claims {
        let position = self.position();
        let occurrences = self.occurrences(position, self.key(), self.plies.len());
        self.claims_where(position, occurrences)
    }

    /// What the player having the move could rightly claim by announcing this
    /// legal move instead of making it. Law: FIDE 9.2.1, 9.3.1.
    #[must_use]
    pub fn claims_with(&self, intended: Move) -> Claims {
        let before = self.position();
        let after = before.after(intended);
        let key = self.key().after(before, &after);
        let occurrences = self.occurrences(&after, key, self.plies.len() + 1);
        Claims { by: before.turn(), ..self.claims_where(&after, occurrences) }
    }
}
