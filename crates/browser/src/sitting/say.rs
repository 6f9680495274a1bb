//! What players and arbiter say at a real board: offers, claims, resignations, fallen flags,
//! results. Law: FIDE 5, 6.8, 6.9, 9, 12.9.

use super::Sitting;
use super::deed::Deed;
use rokade_rules::Color;
use rokade_rules::clock::Moment;
use rokade_rules::ending::{Ground, Outcome, Termination};
use rokade_rules::game::{ClaimRuling, GameOver};
use rokade_rules::notation::uci_move;
use rokade_wire::{Decision, DeedRefused, Noted, Recording};

impl Sitting {
    pub(super) fn say(&mut self, deed: &Deed, now: Moment) -> Result<(), DeedRefused> {
        let over = |_: GameOver| DeedRefused::GameOver;
        let is_known = self.table.is_known();
        let game = self.table.game_mut();
        match deed {
            Deed::Offer { by } => game.offer_draw(*by)?,
            Deed::Accept { by } => game.accept_draw(*by)?,
            Deed::Decline { by } => game.decline_draw(*by)?,
            Deed::Claim { by, ground, intended } => {
                return self.claim(*by, (*ground).into(), intended.as_deref(), now);
            }
            Deed::Resign { by, mating } => match is_known {
                Ok(()) => {
                    game.resign(*by).map_err(over)?;
                }
                Err(_) => {
                    self.lose(*by, *mating, Termination::Resignation, now);
                }
            },
            Deed::FlagFall { of, mating } => {
                if !self.table.clock.is_flagged(*of, now) {
                    return Err(DeedRefused::FlagUp);
                }
                match is_known {
                    Ok(()) => {
                        self.table.game_mut().flag_fell(*of).map_err(over)?;
                    }
                    Err(_) => {
                        self.lose(*of, *mating, Termination::FlagFall, now);
                    }
                }
            }
            Deed::Decide { decision } => {
                game.decide(Outcome::from(*decision)).map_err(over)?;
            }
            Deed::End { decision, termination } => self.tell(*decision, *termination)?,
            _ => {}
        }
        Ok(())
    }

    /// A claim, judged by the scoresheet. The clock is stopped for it. Law: FIDE 9.2–9.5.
    fn claim(
        &mut self,
        by: Color,
        ground: Ground,
        intended: Option<&str>,
        now: Moment,
    ) -> Result<(), DeedRefused> {
        self.table.is_known()?;
        let game = self.table.game_mut();
        let read = |uci: &str| uci_move::read(uci, game.position());
        let intended = intended.map(read).transpose().map_err(|_| DeedRefused::Illegal)?;
        let ruling = game.claim_draw(by, ground, intended)?;
        self.stop_clock(now);
        let right = ruling == ClaimRuling::Right;
        let ground = match ground {
            Ground::Repetition => rokade_wire::Ground::Repetition,
            Ground::MoveCount => rokade_wire::Ground::MoveCount,
        };
        self.note(Noted::Claim { by: by.into(), ground, right }, now);
        if let ClaimRuling::Wrong { bonus_to } = ruling {
            self.give_time(bonus_to, now);
        }
        Ok(())
    }

    /// How a game ended whose moves are not written down, as its players say.
    fn tell(
        &mut self,
        decision: Decision,
        termination: rokade_wire::Termination,
    ) -> Result<(), DeedRefused> {
        if self.table.recording == Recording::Moves {
            return Err(DeedRefused::ArbiterDecides);
        }
        let termination = known(termination).ok_or(DeedRefused::ArbiterDecides)?;
        self.table.told = Some((Outcome::from(decision), termination));
        Ok(())
    }
}

/// The endings that players can tell of at a real board.
const fn known(termination: rokade_wire::Termination) -> Option<Termination> {
    use rokade_wire::Termination as Word;
    Some(match termination {
        Word::Checkmate => Termination::Checkmate,
        Word::Stalemate => Termination::Stalemate,
        Word::DeadPosition => Termination::DeadPosition,
        Word::Agreement => Termination::Agreement,
        Word::ThreefoldRepetition => Termination::ThreefoldRepetition,
        Word::FivefoldRepetition => Termination::FivefoldRepetition,
        Word::FiftyMoves => Termination::FiftyMoves,
        Word::SeventyFiveMoves => Termination::SeventyFiveMoves,
        Word::Arbiter => Termination::Arbiter,
        Word::Resignation
        | Word::FlagFall
        | Word::BothFlags
        | Word::IllegalMoves
        | Word::KingCaptured => return None,
    })
}
