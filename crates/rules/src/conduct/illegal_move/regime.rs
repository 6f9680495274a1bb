//! Under which articles a game is supervised.

use crate::clock::Category;

/// Which of the Laws' regimes for illegal moves applies to a game.
///
/// Law: FIDE 7.5.5; Appendix A.3–A.5, B.2, B.3. Which one it is, the
/// regulations of an event say (A.6, B.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Regime {
    /// Standard chess: Article 7 as it stands.
    Standard,
    /// Rapid or blitz with enough arbiters: Article 7, with half the time as
    /// the penalty. Law: FIDE A.3, A.4, B.2.
    SupervisedFast,
    /// Rapid or blitz with fewer arbiters: besides, an illegal move stands once
    /// the opponent has replied. Law: FIDE A.3, A.5, B.3.
    Fast,
}

impl Regime {
    /// The regime of a supervised game of this category; without a clock, or
    /// where the sides differ, Article 7 as it stands. Law: FIDE 7.5.5, A.3, B.2.
    ///
    /// ```
    /// use rokade_rules::clock::Category;
    /// use rokade_rules::conduct::illegal_move::Regime;
    /// assert_eq!(Regime::supervised(Some(Category::Rapid)), Regime::SupervisedFast);
    /// assert_eq!(Regime::supervised(None), Regime::Standard);
    /// ```
    #[must_use]
    pub const fn supervised(category: Option<Category>) -> Regime {
        match category {
            Some(Category::Blitz | Category::Rapid) => Regime::SupervisedFast,
            Some(Category::Standard) | None => Regime::Standard,
        }
    }

    /// The extra time that the opponent gets where Articles 7 and 9 give some:
    /// two minutes, in rapid and blitz one.
    ///
    /// ```
    /// use rokade_rules::conduct::illegal_move::Regime;
    /// assert_eq!(Regime::Standard.bonus_ms(), 120_000);
    /// assert_eq!(Regime::Fast.bonus_ms(), 60_000);
    /// ```
    #[must_use]
    pub const fn bonus_ms(self) -> u64 {
        match self {
            Regime::Standard => 120_000,
            Regime::SupervisedFast | Regime::Fast => 60_000,
        }
    }

    /// The article that sets that time.
    #[must_use]
    pub const fn bonus_article(self) -> &'static str {
        match self {
            Regime::Standard => "7.5.5",
            Regime::SupervisedFast | Regime::Fast => "A.3",
        }
    }
}
