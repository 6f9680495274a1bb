//! An archive cut at its games, without ever holding a whole one.
//!
//! Only a reader knows where a game ends, so one reads ahead, passing over everything, and its
//! bytes go out again in blocks. Whoever reads a portion finds whole games in it. Most portions are
//! a few hundred games; a game longer than that flows through in blocks like any other.

use std::io;
use std::sync::mpsc::{Receiver, SyncSender};

use rokade_rules::notation::pgn::{Input, Mark, Reader};

use crate::archive::Bytes;

/// A portion is cut at the next game once it has so many bytes.
const PORTION_BYTES: usize = 256 * 1024;

/// What the reader holds unread at most; what is older belongs to no later game.
const HELD_BYTES: usize = 64 * 1024;

/// What goes from the one who cuts to the one who reads.
pub(super) enum Block {
    Bytes(Vec<u8>),
    /// The archive could not be read on.
    Failed(io::Error),
}

/// The other side is gone: nobody wants to know any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unwanted;

/// Reads an archive ahead and hands its portions out. `begin` is called with the mark where a
/// portion begins, and gives the way its blocks go.
pub(super) fn cut<F>(bytes: Bytes, begin: F) -> Result<(), Unwanted>
where
    F: FnMut(Mark) -> Result<SyncSender<Block>, Unwanted>,
{
    let mut reader = Reader::new(Copying { bytes, begin, flow: Flow::default() });
    let failed = loop {
        match reader.read_game(&mut ()) {
            Ok(true) => {
                if reader.input().is_long_enough(reader.offset()) {
                    let mark = reader.mark();
                    reader.input_mut().end_portion(mark)?;
                }
            }
            Ok(false) => break None,
            Err(Stopped::Unwanted) => return Err(Unwanted),
            Err(Stopped::Failed(fault)) => break Some(fault),
        }
    };
    reader.into_input().finish(failed)
}

/// Why reading ahead stopped.
enum Stopped {
    Failed(io::Error),
    Unwanted,
}

/// Bytes that are handed on once it is known to which portion they belong.
struct Copying<F> {
    bytes: Bytes,
    begin: F,
    flow: Flow,
}

/// What is on its way.
#[derive(Default)]
struct Flow {
    /// Read and not handed on.
    pending: Vec<u8>,
    /// How many bytes have been handed on in all.
    handed_on: u64,
    /// Where the next portion begins.
    next: Option<Mark>,
    /// The portion that has begun, and how many bytes it has.
    portion: Option<(SyncSender<Block>, usize)>,
}

impl<F> Copying<F>
where
    F: FnMut(Mark) -> Result<SyncSender<Block>, Unwanted>,
{
    /// Whether the portion may end with the game that ends here.
    fn is_long_enough(&self, offset: u64) -> bool {
        let sent = self.flow.portion.as_ref().map_or(0, |(_, bytes)| *bytes);
        sent + (offset - self.flow.handed_on) as usize >= PORTION_BYTES
    }

    /// The portion ends here, and the next one begins.
    fn end_portion(&mut self, mark: Mark) -> Result<(), Unwanted> {
        self.hand_on((mark.offset - self.flow.handed_on) as usize)?;
        self.flow.portion = None;
        self.flow.next = Some(mark);
        Ok(())
    }

    /// Hands on the oldest bytes.
    fn hand_on(&mut self, bytes: usize) -> Result<(), Unwanted> {
        if bytes == 0 {
            return Ok(());
        }
        let later = self.flow.pending.split_off(bytes);
        let block = std::mem::replace(&mut self.flow.pending, later);
        self.flow.handed_on += bytes as u64;
        self.send(Block::Bytes(block), bytes)
    }

    fn send(&mut self, block: Block, bytes: usize) -> Result<(), Unwanted> {
        let (way, sent) = match &mut self.flow.portion {
            Some(portion) => portion,
            none => {
                let way = (self.begin)(self.flow.next.unwrap_or(Mark::START))?;
                none.insert((way, 0))
            }
        };
        *sent += bytes;
        way.send(block).map_err(|_| Unwanted)
    }

    /// Hands on all that is left, and what came in between.
    fn finish(mut self, failed: Option<io::Error>) -> Result<(), Unwanted> {
        self.hand_on(self.flow.pending.len())?;
        match failed {
            Some(fault) => self.send(Block::Failed(fault), 0),
            None => Ok(()),
        }
    }
}

impl<F> Input for Copying<F>
where
    F: FnMut(Mark) -> Result<SyncSender<Block>, Unwanted>,
{
    type Error = Stopped;

    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Stopped> {
        let settled = self.flow.pending.len().saturating_sub(HELD_BYTES);
        if settled >= PORTION_BYTES {
            self.hand_on(settled).map_err(|Unwanted| Stopped::Unwanted)?;
        }
        let length = self.bytes.read(buffer).map_err(Stopped::Failed)?;
        self.flow.pending.extend_from_slice(&buffer[..length]);
        Ok(length)
    }
}

/// The blocks of a portion as the bytes they are.
pub(super) struct Blocks {
    ahead: Receiver<Block>,
    block: Vec<u8>,
    /// How much of the block has been read.
    read: usize,
}

impl Blocks {
    pub(super) const fn new(ahead: Receiver<Block>) -> Self {
        Self { ahead, block: Vec::new(), read: 0 }
    }
}

impl Input for Blocks {
    type Error = io::Error;

    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.read == self.block.len() {
            match self.ahead.recv() {
                Ok(Block::Bytes(block)) => (self.block, self.read) = (block, 0),
                Ok(Block::Failed(fault)) => return Err(fault),
                Err(_) => return Ok(0),
            }
        }
        let length = buffer.len().min(self.block.len() - self.read);
        buffer[..length].copy_from_slice(&self.block[self.read..self.read + length]);
        self.read += length;
        Ok(length)
    }
}
