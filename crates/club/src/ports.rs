//! What a house brings along: somewhere to keep things, the time, and chance.
//!
//! The promise of a [`Store`]: when a write is reported as done, it outlives the loss of power. A
//! write is kept whole or not at all, and nothing is kept twice. The contract that every store must
//! pass is `rokade_test_kit::store_contract`.

use std::fmt;

use rokade_rules::clock::Moment;

use crate::archive::{Filing, Finished};
use crate::challenge::Challenge;
use crate::id::GameId;
use crate::members::{MemberFault, MemberWrite, Members};
use crate::person::PersonId;
use crate::rating::RatingChange;
use crate::room::{Ending, Event, Head, RebuildFault, Room};

/// Something to keep, whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// A new challenge.
    Offer(Challenge),
    /// A challenge is withdrawn.
    Withdraw(GameId),
    /// A challenge is taken: it is gone, and the game with its name begins.
    Begin(Head),
    /// More happened in a game.
    Append {
        /// Which.
        game: GameId,
        /// What, in its order, directly after what is kept.
        events: Vec<Event>,
        /// How the game ended, if it has. The result of a rated game changes the ratings of both in
        /// the same write, once.
        ending: Option<Ending>,
        /// The game after it, if that begins now.
        next: Option<Head>,
    },
    /// The house runs.
    Pulse(Moment),
    /// Something of a member.
    Member(MemberWrite),
    /// What was worked out of a game that is over.
    File {
        /// Which.
        game: GameId,
        /// What.
        filing: Filing,
    },
}

/// Why something is not kept or cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreFault {
    /// There is no such challenge (any more): somebody else was first.
    NoSuchChallenge(GameId),
    /// A challenge or a game of this name is there already.
    Exists(GameId),
    /// There is no such game.
    NoSuchGame(GameId),
    /// The events do not follow on what is kept.
    DoesNotFollow {
        /// Which game.
        game: GameId,
        /// The number of the first of them.
        number: u32,
    },
    /// What is kept of a game does not make one.
    Damaged {
        /// Which game.
        game: GameId,
        /// What is wrong.
        why: String,
    },
    /// Something of a member does not fit.
    Member(MemberFault),
    /// The disk or the database does not do what it is asked.
    Unavailable(String),
}

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreFault::NoSuchChallenge(id) => write!(f, "there is no challenge {id}"),
            StoreFault::Exists(id) => write!(f, "{id} is there already"),
            StoreFault::NoSuchGame(id) => write!(f, "there is no game {id}"),
            StoreFault::DoesNotFollow { game, number } => {
                write!(f, "event {number} does not follow on what is kept of game {game}")
            }
            StoreFault::Damaged { game, why } => write!(f, "game {game} is damaged: {why}"),
            StoreFault::Member(fault) => fault.fmt(f),
            StoreFault::Unavailable(why) => write!(f, "nothing can be kept: {why}"),
        }
    }
}

impl std::error::Error for StoreFault {}

impl From<MemberFault> for StoreFault {
    fn from(fault: MemberFault) -> StoreFault {
        StoreFault::Member(fault)
    }
}

impl StoreFault {
    /// The fault of a game whose events do not make a room.
    #[must_use]
    pub fn damaged(game: GameId, why: &RebuildFault) -> StoreFault {
        StoreFault::Damaged { game, why: why.to_string() }
    }
}

/// Hears what became of a write.
pub type Done = Box<dyn FnOnce(Result<(), StoreFault>) + Send>;

/// Somewhere to keep things.
///
/// Writing returns at once and reports later, so that many writes share one sync of the disk.
/// Reading waits for the disk; a house asks where waiting is no harm.
pub trait Store: Members + Send + Sync + 'static {
    /// Keeps something, and says when it is safe.
    fn write(&self, write: Write, done: Done);

    /// The challenges that nobody has taken.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn challenges(&self) -> Result<Vec<Challenge>, StoreFault>;

    /// The games that are not over.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn unfinished(&self) -> Result<Vec<GameId>, StoreFault>;

    /// A game, built again from what happened in it.
    ///
    /// # Errors
    ///
    /// [`StoreFault::NoSuchGame`], [`StoreFault::Damaged`], [`StoreFault::Unavailable`].
    fn room(&self, id: GameId) -> Result<Room, StoreFault>;

    /// What is fixed of a game.
    ///
    /// # Errors
    ///
    /// [`StoreFault::NoSuchGame`], [`StoreFault::Damaged`], [`StoreFault::Unavailable`].
    fn head(&self, id: GameId) -> Result<Head, StoreFault>;

    /// The games of a person, the newest first, at most so many.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn games_of(&self, person: PersonId, at_most: usize) -> Result<Vec<GameId>, StoreFault>;

    /// The games of a person that are over, the newest first.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Damaged`], [`StoreFault::Unavailable`].
    fn finished_of(&self, person: PersonId) -> Result<Vec<Finished>, StoreFault>;

    /// A game that is over; nothing while it is not.
    ///
    /// # Errors
    ///
    /// [`StoreFault::NoSuchGame`], [`StoreFault::Damaged`], [`StoreFault::Unavailable`].
    fn finished(&self, id: GameId) -> Result<Option<Finished>, StoreFault>;

    /// How a rated game changed the ratings of both; nothing where it did not.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn rating_change(&self, game: GameId) -> Result<Option<RatingChange>, StoreFault>;

    /// The latest moment at which the house certainly ran.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn pulse(&self) -> Result<Option<Moment>, StoreFault>;
}

/// Knows the time: milliseconds that never go back, and go on where they were after a restart.
pub trait Time: Send + Sync + 'static {
    /// Now.
    fn now(&self) -> Moment;
}

/// Draws numbers that nobody can guess.
pub trait Chance: Send + Sync + 'static {
    /// A number.
    fn draw(&self) -> u64;
}
