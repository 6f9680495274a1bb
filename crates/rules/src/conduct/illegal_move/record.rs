//! The illegal moves of a game, and the rulings on them. Law: FIDE 7.5.5,
//! A.5.2.

use super::{Offence, Regime, Remedy};
use crate::board::{ByColor, Color};
use crate::ending::Outcome;
use crate::position::Position;

/// How many illegal moves each player has completed in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OffenceRecord {
    regime: Regime,
    completed: ByColor<u32>,
}

/// When an offence was noticed, by the arbiter or in a claim of the opponent's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Noticed {
    /// Before the opponent made the next move.
    BeforeReply,
    /// Later, during the game.
    AfterReply,
    /// Later, and the players agree between themselves to put it right. Law:
    /// FIDE A.5.2.
    AfterReplyAndAgreed,
}

/// What is ruled on an offence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// It is put right and penalised. Law: FIDE 7.5.5.
    Penalised(Penalty),
    /// It is put right by the players, and costs nothing. Law: FIDE A.5.2.
    PutRight(Remedy),
    /// It stands, and the game goes on. Law: FIDE A.5.2.
    Stands,
}

/// What an offence costs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Penalty {
    /// Who committed it.
    pub offender: Color,
    /// The paragraph of 7.5 that it falls under.
    pub article: &'static str,
    /// Which one of this player's it is, counted from 1.
    pub number: u32,
    /// How the board is put right first.
    pub remedy: Remedy,
    /// What follows.
    pub sanction: Sanction,
    /// The article that says so.
    pub sanction_article: &'static str,
}

/// What follows from an offence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sanction {
    /// The opponent gets extra time.
    TimeToOpponent {
        /// Who gets it.
        to: Color,
        /// How much.
        bonus_ms: u64,
    },
    /// The game is over: lost by the offender, or drawn if the opponent cannot
    /// mate by any series of legal moves.
    GameOver(Outcome),
}

/// What an offence costs whoever committed it, before anybody asks whether the
/// opponent can still mate. Law: FIDE 7.5.5, A.3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Charge {
    /// The opponent gets so much extra time.
    Time {
        /// How much.
        bonus_ms: u64,
    },
    /// The game, unless the opponent cannot mate.
    Game,
}

impl OffenceRecord {
    /// A game in which nothing illegal has happened.
    #[must_use]
    pub const fn new(regime: Regime) -> OffenceRecord {
        OffenceRecord { regime, completed: ByColor::new(0, 0) }
    }

    /// Under which articles the game is supervised.
    #[must_use]
    pub const fn regime(&self) -> Regime {
        self.regime
    }

    /// How many of a player's illegal moves have been penalised.
    #[must_use]
    pub fn count(&self, color: Color) -> u32 {
        self.completed[color]
    }

    /// Counts an offence that the arbiter has established, whatever it was, and
    /// tells what it costs. Law: FIDE 7.5.5.
    ///
    /// ```
    /// use rokade_rules::Color;
    /// use rokade_rules::conduct::illegal_move::{Charge, OffenceRecord, Regime};
    /// let mut record = OffenceRecord::new(Regime::SupervisedFast);
    /// assert_eq!(record.charge(Color::White), Charge::Time { bonus_ms: 60_000 });
    /// assert_eq!(record.charge(Color::Black), Charge::Time { bonus_ms: 60_000 });
    /// assert_eq!(record.charge(Color::White), Charge::Game);
    /// ```
    pub fn charge(&mut self, offender: Color) -> Charge {
        self.completed[offender] = self.completed[offender].saturating_add(1);
        match self.completed[offender] {
            1 => Charge::Time { bonus_ms: self.regime.bonus_ms() },
            _ => Charge::Game,
        }
    }

    /// Rules on an offence that was noticed during the game, and counts it if
    /// it is penalised.
    ///
    /// `can_mate` tells whether a side can still give mate by some series of
    /// legal moves; it is asked of the opponent in the position put right.
    pub fn rule(
        &mut self,
        offence: &Offence,
        noticed: Noticed,
        can_mate: impl FnOnce(&Position, Color) -> bool,
    ) -> Ruling {
        match (self.regime, noticed) {
            (Regime::Fast, Noticed::AfterReply) => return Ruling::Stands,
            (Regime::Fast, Noticed::AfterReplyAndAgreed) => {
                return Ruling::PutRight(offence.remedy());
            }
            _ => {}
        }
        let (offender, opponent) = (offence.by(), !offence.by());
        let (sanction, sanction_article) = match self.charge(offender) {
            Charge::Time { bonus_ms } => {
                let sanction = Sanction::TimeToOpponent { to: opponent, bonus_ms };
                (sanction, self.regime.bonus_article())
            }
            Charge::Game if can_mate(&offence.put_right(), opponent) => {
                (Sanction::GameOver(Outcome::Win(opponent)), "7.5.5")
            }
            Charge::Game => (Sanction::GameOver(Outcome::Draw), "7.5.5"),
        };
        let number = self.completed[offender];
        Ruling::Penalised(Penalty {
            offender,
            article: offence.kind().article(),
            number,
            remedy: offence.remedy(),
            sanction,
            sanction_article,
        })
    }
}
