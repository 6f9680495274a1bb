//! Where the bytes of a PGN archive come from.
//!
//! The rules know no files: whoever has one lends it through [`Input`]. The
//! reader asks for as much as fits its buffer and never holds more.

use core::convert::Infallible;

/// Something that gives bytes, a bufferful at a time.
pub trait Input {
    /// Why no bytes could be given.
    type Error;

    /// Puts the next bytes at the beginning of `buffer` and tells how many
    /// they are; 0 only when there are no more.
    ///
    /// # Errors
    ///
    /// Whatever keeps the bytes away; the reader hands it on.
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Self::Error>;
}

impl<I: Input + ?Sized> Input for &mut I {
    type Error = I::Error;

    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, I::Error> {
        (**self).read(buffer)
    }
}

/// A text in memory; it shrinks as it is read.
impl Input for &[u8] {
    type Error = Infallible;

    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Infallible> {
        let length = self.len().min(buffer.len());
        let (now, later) = self.split_at(length);
        buffer[..length].copy_from_slice(now);
        *self = later;
        Ok(length)
    }
}
