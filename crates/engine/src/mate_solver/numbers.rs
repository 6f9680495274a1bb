//! Proof and disproof numbers.
//!
//! The proof number of a node is how many positions must still be won, at the
//! least, to prove the mate; the disproof number how many must be held to
//! refute it. Seen from the side to move they are *to win* and *to lose*, and
//! both sides reckon alike: it is enough to win one child, and all must be
//! lost.

/// What is left to do at a node, seen from the side to move there.
///
/// The attacker wins a node by proving the mate, the defender by refuting it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    /// How much there is to do until the side to move has won.
    pub(super) to_win: u32,
    /// How much there is to do until it has lost.
    pub(super) to_lose: u32,
}

/// More than any sum: what can never be reached.
pub(super) const NEVER: u32 = u32::MAX / 4;

impl Numbers {
    /// The side to move has won.
    pub(super) const WON: Numbers = Numbers { to_win: 0, to_lose: NEVER };

    /// The side to move has lost.
    pub(super) const LOST: Numbers = Numbers { to_win: NEVER, to_lose: 0 };

    /// Bounds that are never reached before the node is decided.
    pub(super) const WITHOUT_END: Numbers = Numbers { to_win: NEVER, to_lose: NEVER };

    pub(super) const fn is_won(self) -> bool {
        self.to_win == 0
    }

    pub(super) const fn is_decided(self) -> bool {
        self.to_win == 0 || self.to_lose == 0
    }

    /// Whether one of the two has reached its bound.
    pub(super) const fn reaches(self, bounds: Numbers) -> bool {
        self.to_win >= bounds.to_win || self.to_lose >= bounds.to_lose
    }

    /// The numbers of a node from those of its children.
    pub(super) fn of_parent(children: impl Iterator<Item = Numbers>) -> Numbers {
        children.fold(Numbers::LOST, |sum, child| Numbers {
            to_win: sum.to_win.min(child.to_lose),
            to_lose: sum.to_lose.saturating_add(child.to_win).min(NEVER),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_lost_child_wins_and_all_won_children_lose() {
        let open = Numbers { to_win: 2, to_lose: 5 };
        let of = |children: &[Numbers]| Numbers::of_parent(children.iter().copied());
        assert_eq!(of(&[open, open]), Numbers { to_win: 5, to_lose: 4 });
        assert_eq!(of(&[open, Numbers::LOST]), Numbers::WON);
        assert_eq!(of(&[Numbers::WON, Numbers::WON]), Numbers::LOST);
        assert_eq!(of(&[open, Numbers::WON]).to_lose, 2);
        assert!(!open.is_decided());
        assert!(open.reaches(Numbers { to_win: 2, to_lose: 9 }));
    }
}
