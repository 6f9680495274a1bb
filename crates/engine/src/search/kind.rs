//! What is expected of a node before it is searched.
//!
//! Source: D. Knuth and R. Moore, *An Analysis of Alpha-Beta Pruning*, 1975,
//! whose three types these are; the names are those of T. Marsland and
//! F. Popowich, *Parallel Game-Tree Search*, 1985.

/// The type of a node, as far as one can tell beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// On the principal variation: its score is wanted exactly.
    Principal,
    /// Some move is expected to refute it.
    Cut,
    /// No move is expected to be better than what is known.
    All,
}

impl Kind {
    /// What the child by the first move is.
    pub(super) const fn of_first_child(self) -> Kind {
        match self {
            Kind::Principal => Kind::Principal,
            Kind::Cut => Kind::All,
            Kind::All => Kind::Cut,
        }
    }

    /// What a child is that need only be refuted.
    pub(super) const fn of_later_child(self) -> Kind {
        match self {
            Kind::Principal | Kind::All => Kind::Cut,
            Kind::Cut => Kind::All,
        }
    }

    /// Whether its line is wanted.
    pub(super) fn is_principal(self) -> bool {
        self == Kind::Principal
    }
}
