//! One of the two clocks of a chessclock. Law: FIDE 6.1, 6.3.2.

use super::{Millis, Moment};

/// One side's clock.
///
/// What the side has used and what it has left is what it was given.
///
/// ```
/// use rokade_rules::clock::{ChessClock, Moment, TimeControl};
/// use rokade_rules::Color::White;
///
/// let control: TimeControl = "5 d3".parse().unwrap();
/// let mut clock = ChessClock::new(&control, White).unwrap();
/// clock.start(Moment::new(0)).unwrap();
/// let hand = clock.hand(White, Moment::new(4_000));
/// assert_eq!((hand.thought.as_ms(), hand.waived.as_ms()), (4_000, 3_000));
/// assert_eq!(hand.used + hand.left, hand.given);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hand {
    /// What is left of the main time.
    pub left: Millis,
    /// All time spent thinking, until the flag fell.
    pub used: Millis,
    /// All time given: periods, increments, what delays waived and gave back,
    /// penalties and corrections.
    pub given: Millis,
    /// Time spent thinking on the move to be made.
    pub thought: Millis,
    /// What a delay let pass of that without charging it.
    pub waived: Millis,
    /// How many moves the side has completed.
    pub moves: u32,
    /// When the flag fell; `None` while it is up.
    pub flag: Option<Moment>,
}

impl Hand {
    /// A clock with this much time on it.
    pub(super) const fn new(given: Millis) -> Hand {
        Hand {
            left: given,
            used: Millis::ZERO,
            given,
            thought: Millis::ZERO,
            waived: Millis::ZERO,
            moves: 0,
            flag: None,
        }
    }

    /// What there is before the flag falls, where `grace` is what the clock
    /// waits with each move before it runs.
    pub(super) fn budget(&self, grace: Millis) -> Millis {
        self.left + (grace - self.thought)
    }

    /// Lets it run. Once the flag has fallen it stands still.
    pub(super) fn run(&mut self, from: Moment, to: Moment, grace: Millis) {
        if self.flag.is_some() {
            return;
        }
        let budget = self.budget(grace);
        let spent = (to - from).min(budget);
        let waived = spent.min(grace - self.thought);
        self.left = self.left - (spent - waived);
        self.used = self.used + spent;
        self.given = self.given + waived;
        self.thought = self.thought + spent;
        self.waived = self.waived + waived;
        if to - from >= budget {
            self.flag = Some(from + budget);
        }
    }

    /// Completes a move, which brings this much time.
    pub(super) fn complete(&mut self, granted: Millis) {
        self.grant(granted);
        self.moves = self.moves.saturating_add(1);
        self.thought = Millis::ZERO;
        self.waived = Millis::ZERO;
    }

    /// Gives time.
    pub(super) fn grant(&mut self, time: Millis) {
        self.left = self.left + time;
        self.given = self.given + time;
    }

    /// Takes time, as far as there is any; what a delay still waits is not
    /// touched.
    pub(super) fn take(&mut self, time: Millis) {
        let taken = time.min(self.left);
        self.left = self.left - taken;
        self.given = self.given - taken;
    }
}
