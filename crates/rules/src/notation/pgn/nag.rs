//! Numeric annotation glyphs: judgements as numbers, and the signs for them.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 10; the signs are those of *Chess Informant*
//! as people type them.

use core::fmt;

/// A judgement of a move or a position, `$0` to `$255`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u8);

/// The judgements that have a sign, the usual sign of each first.
const SIGNS: [(Nag, &str); 31] = [
    (Nag::GOOD_MOVE, "!"),
    (Nag::MISTAKE, "?"),
    (Nag::BRILLIANT_MOVE, "!!"),
    (Nag::BLUNDER, "??"),
    (Nag::SPECULATIVE_MOVE, "!?"),
    (Nag::DUBIOUS_MOVE, "?!"),
    (Nag(7), "□"),
    (Nag(10), "="),
    (Nag(13), "∞"),
    (Nag(14), "⩲"),
    (Nag(15), "⩱"),
    (Nag(16), "±"),
    (Nag(17), "∓"),
    (Nag(18), "+-"),
    (Nag(19), "-+"),
    (Nag(22), "⨀"),
    (Nag(32), "⟳"),
    (Nag(36), "↑"),
    (Nag(40), "→"),
    (Nag(44), "=∞"),
    (Nag(132), "⇆"),
    (Nag(138), "⊕"),
    (Nag(13), "~"),
    (Nag(14), "+="),
    (Nag(14), "+/="),
    (Nag(15), "=+"),
    (Nag(15), "=/+"),
    (Nag(16), "+/-"),
    (Nag(17), "-/+"),
    (Nag(18), "+−"),
    (Nag(19), "−+"),
];

impl Nag {
    /// `!`
    pub const GOOD_MOVE: Nag = Nag(1);
    /// `?`
    pub const MISTAKE: Nag = Nag(2);
    /// `!!`
    pub const BRILLIANT_MOVE: Nag = Nag(3);
    /// `??`
    pub const BLUNDER: Nag = Nag(4);
    /// `!?`
    pub const SPECULATIVE_MOVE: Nag = Nag(5);
    /// `?!`
    pub const DUBIOUS_MOVE: Nag = Nag(6);
    /// Every other move loses: `□`
    pub const FORCED_MOVE: Nag = Nag(7);

    /// Whether it says how good the move itself is; the others speak of the
    /// position, of time or of the text.
    ///
    /// Source: PGN standard, 10, `$1` to `$9`.
    ///
    /// ```
    /// use rokade_rules::notation::pgn::Nag;
    /// assert!(Nag::MISTAKE.is_of_the_move());
    /// assert!(!Nag(16).is_of_the_move());
    /// ```
    #[must_use]
    pub const fn is_of_the_move(self) -> bool {
        matches!(self.0, 1..=9)
    }

    /// The judgement that a sign stands for.
    ///
    /// ```
    /// use rokade_rules::notation::pgn::Nag;
    /// assert_eq!(Nag::of_sign("!?"), Some(Nag::SPECULATIVE_MOVE));
    /// assert_eq!(Nag::of_sign("±"), Nag::of_sign("+/-"));
    /// assert_eq!(Nag::of_sign("!!!"), None);
    /// ```
    #[must_use]
    pub fn of_sign(sign: &str) -> Option<Nag> {
        SIGNS.iter().find(|(_, known)| *known == sign).map(|&(nag, _)| nag)
    }

    /// The usual sign for the judgement, if it has one.
    ///
    /// ```
    /// use rokade_rules::notation::pgn::Nag;
    /// assert_eq!(Nag(16).sign(), Some("±"));
    /// assert_eq!(Nag(140).sign(), None);
    /// ```
    #[must_use]
    pub fn sign(self) -> Option<&'static str> {
        SIGNS.iter().find(|&&(nag, _)| nag == self).map(|&(_, sign)| sign)
    }
}

/// As PGN writes it: `$1`.
impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sign_stands_for_one_judgement() {
        for (index, (nag, sign)) in SIGNS.into_iter().enumerate() {
            assert_eq!(Nag::of_sign(sign), Some(nag));
            assert!(SIGNS[..index].iter().all(|(_, other)| *other != sign), "{sign}");
            assert!(nag.sign().is_some());
        }
    }
}
