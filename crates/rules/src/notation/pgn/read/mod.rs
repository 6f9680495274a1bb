//! The reader: bytes in, tags, moves, comments and results out.
//!
//! It holds one buffer and never a game, whatever the length of the file, of a
//! game, or of a comment. What it finds it hands to a
//! [`Visitor`]. What it cannot read it reports as a fault, and goes on where
//! that can be done without guessing; a fault in one game never spoils the
//! next one.
//!
//! Where a game ends: behind its result, or where a tag follows moves, or where
//! nothing more follows. Comments between two games belong to the second,
//! unless they stand in the line of the result.
//!
//! How much is forgiven: [`NoteKind`](super::NoteKind).

mod comment;
mod game;
mod plain;
mod tag;
mod word;

use super::input::Input;
use super::place::Place;
use super::visitor::Visitor;
use super::window::Window;
use alloc::vec::Vec;
use game::InGame;

/// Where a reader stands between two games: enough for another one to go on
/// there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark {
    /// How many bytes have been read.
    pub offset: u64,
    /// Where the next byte stands.
    pub place: Place,
    /// How many games have been read.
    pub games: u64,
}

impl Mark {
    /// The beginning of an archive.
    pub const START: Mark = Mark { offset: 0, place: Place::START, games: 0 };
}

/// Reads the games of an archive, one after the other.
///
/// ```
/// use rokade_rules::notation::pgn::{Found, Reader, Visitor};
///
/// struct Count(u32);
/// impl Visitor for Count {
///     fn san(&mut self, _: Found<'_>) {
///         self.0 += 1;
///     }
/// }
///
/// let mut reader = Reader::new(&b"1. e4 e5 2. Nf3 * 1. d4 *"[..]);
/// let mut count = Count(0);
/// assert!(reader.read_game(&mut count)?);
/// assert_eq!(count.0, 3);
/// assert!(reader.read_game(&mut count)?);
/// assert!(!reader.read_game(&mut count)?);
/// assert_eq!((reader.mark().games, count.0), (2, 4));
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug)]
pub struct Reader<I> {
    input: I,
    window: Window,
    games: u64,
    /// Where the variations that are open began.
    open: Vec<Place>,
    /// Variations inside the deepest one that is followed.
    ignored: u32,
}

impl<I: Input> Reader<I> {
    /// A reader at the beginning of an archive.
    pub fn new(input: I) -> Reader<I> {
        Reader::resumed(input, Mark::START)
    }

    /// A reader that goes on where another one stood: `input` gives what
    /// comes behind the mark.
    pub fn resumed(input: I, mark: Mark) -> Reader<I> {
        Reader { input, window: Window::new(mark), games: mark.games, open: Vec::new(), ignored: 0 }
    }

    /// How many bytes of the archive have been read.
    pub const fn offset(&self) -> u64 {
        self.window.offset()
    }

    /// Where the bytes come from. What has been fetched and not yet read is
    /// not there any more.
    pub const fn input(&self) -> &I {
        &self.input
    }

    /// The same, to be changed.
    pub const fn input_mut(&mut self) -> &mut I {
        &mut self.input
    }

    /// Gives the input back, and forgets what has been fetched.
    pub fn into_input(self) -> I {
        self.input
    }

    /// Where the reader stands.
    pub fn mark(&self) -> Mark {
        Mark {
            offset: self.window.offset(),
            place: self.window.place(self.window.at()),
            games: self.games,
        }
    }

    /// Reads one game to its end. `false` if there is none any more.
    ///
    /// # Errors
    ///
    /// What the input says when it has no bytes to give. Nothing that stands
    /// in the archive is an error: faults go to the visitor.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> Result<bool, I::Error> {
        self.open.clear();
        self.ignored = 0;
        InGame::new(self, visitor).read()
    }
}
