//! Everything that is wrong with something, as one error.
//!
//! A reader that can see several faults reports them all at once; what a fault
//! is, each room says itself.

use alloc::vec::Vec;
use core::fmt;

/// A list of faults. As an error it is never empty; as the list of what was
/// forgiven it can be.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Faults<F>(Vec<F>);

impl<F> Faults<F> {
    /// These faults, in the order in which they are to be read.
    pub(crate) const fn new(faults: Vec<F>) -> Faults<F> {
        Faults(faults)
    }

    /// The faults, in the order of the text or of the fields.
    #[must_use]
    pub fn as_slice(&self) -> &[F] {
        &self.0
    }

    /// Whether there is no fault.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<F> Default for Faults<F> {
    /// No fault.
    fn default() -> Faults<F> {
        Faults(Vec::new())
    }
}

impl<F> IntoIterator for Faults<F> {
    type Item = F;
    type IntoIter = alloc::vec::IntoIter<F>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// All of them on one line, set apart by semicolons.
impl<F: fmt::Display> fmt::Display for Faults<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl<F: fmt::Debug + fmt::Display> core::error::Error for Faults<F> {}
