//! What is known of all positions of some material, held small.

use super::material::Order;
use super::placing::Placing;
use super::{BLACK, WHITE};
use std::rc::Rc;

/// Marks in one byte.
const PER_BYTE: usize = 4;
/// Bits of a mark.
const BITS: usize = 2;

/// The marks of all positions, by their number.
pub(super) struct Finished {
    bytes: Vec<u8>,
}

/// The marks as they are asked for: of this material, or of the same with the colors exchanged.
pub(super) struct Table {
    finished: Rc<Finished>,
    /// The order of the men there, if the colors are exchanged.
    turned: Option<Order>,
}

impl Finished {
    /// Holds only what is asked for later.
    pub(super) fn of(marks: &[u8]) -> Finished {
        let byte = |marks: &[u8]| {
            let marks = marks.iter().rev();
            marks.fold(0, |byte, mark| byte << BITS | mark & (WHITE | BLACK))
        };
        Finished { bytes: marks.chunks(PER_BYTE).map(byte).collect() }
    }

    fn mark(&self, index: usize) -> u8 {
        self.bytes[index / PER_BYTE] >> (BITS * (index % PER_BYTE)) & (WHITE | BLACK)
    }
}

impl Table {
    /// Of material that nobody else asks for.
    pub(super) fn of(finished: Finished) -> Table {
        Table { finished: Rc::new(finished), turned: None }
    }

    /// Of material that is held already, perhaps with the colors exchanged.
    pub(super) fn shared(finished: &Rc<Finished>, turned: Option<Order>) -> Table {
        Table { finished: Rc::clone(finished), turned }
    }

    /// Who can mate in a position of so many men.
    pub(super) fn mark(&self, placing: &Placing, count: usize) -> u8 {
        let Some(order) = &self.turned else {
            return self.finished.mark(placing.index(count));
        };
        match self.finished.mark(placing.turned(order).index(count)) {
            WHITE => BLACK,
            BLACK => WHITE,
            mark => mark,
        }
    }
}
