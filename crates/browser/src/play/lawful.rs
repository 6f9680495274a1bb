//! A game by the Laws: every move legal, offers, claims, and what an arbiter rules.

use super::start;
use rokade_rules::conduct::illegal_move::{Charge, OffenceRecord, Regime};
use rokade_rules::ending::{BothFlags, both_flags};
use rokade_rules::game::{ClaimRuling, Game, GameOver};
use rokade_rules::notation::{fen, san, uci_move};
use rokade_rules::ruleset::{IllegalMoves, TakeBacks};
use rokade_rules::{Color, Move, Position, Ruleset, Square};
use rokade_wire::{
    ClaimMove, Claims, Deed, DeedRefused, Fault, FenFault, GameView, Letters, PlayedMove,
    PositionView, Refusal, Spelling, Verdict,
};

/// A game so far, under a ruleset.
#[derive(Clone, Debug)]
pub(crate) struct Lawful {
    game: Game,
    offences: OffenceRecord,
    /// What of the asked position could not be, and was left out.
    left_out: Vec<FenFault>,
}

/// What follows from a deed for the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Consequence {
    /// Nothing.
    None,
    /// A move was made.
    Moved {
        /// By whom.
        by: Color,
    },
    /// A side gets the time that the Laws give for an irregularity. Law: FIDE 7.5.5, 9.5.3, A.3.
    TimeTo(Color),
}

impl Lawful {
    /// A game from a position, or from the initial position.
    ///
    /// # Errors
    ///
    /// [`Fault::Fen`] with everything that is wrong with it.
    pub(crate) fn starting_from(
        fen: Option<&str>,
        ruleset: Ruleset,
        regime: Regime,
    ) -> Result<Lawful, Fault> {
        let (start, left_out) = match fen {
            None => (Position::initial(), Vec::new()),
            Some(text) => start::read(text)?,
        };
        let game = Game::from_position(start, ruleset);
        Ok(Lawful { game, offences: OffenceRecord::new(regime), left_out })
    }

    /// The game as the rules keep it.
    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    /// The same, for an arbiter.
    #[cfg(feature = "sitting")]
    pub(crate) const fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    /// Plays a move in UCI form.
    ///
    /// # Errors
    ///
    /// [`Fault::Move`] when it is not legal here, not a move, or the game is over.
    pub(crate) fn play(&mut self, uci: &str) -> Result<Consequence, Fault> {
        let fault = |why: String, ply: usize| Fault::Move {
            text: uci.to_owned(),
            ply: u32::try_from(ply).unwrap_or(u32::MAX),
            why,
        };
        let (ply, by) = (self.game.plies().len(), self.game.position().turn());
        let chess_move = uci_move::read(uci, self.game.position())
            .map_err(|error| fault(error.to_string(), ply))?;
        self.game.play(chess_move).map_err(|error| fault(error.to_string(), ply))?;
        Ok(Consequence::Moved { by })
    }

    /// Does what is said, not played.
    ///
    /// # Errors
    ///
    /// [`DeedRefused`], and nothing changes.
    pub(crate) fn say(&mut self, deed: &Deed) -> Result<Consequence, DeedRefused> {
        let over = |_: GameOver| DeedRefused::GameOver;
        let game = &mut self.game;
        match deed {
            Deed::Move { .. } => {}
            Deed::Offer { by } => game.offer_draw((*by).into())?,
            Deed::Accept { by } => game.accept_draw((*by).into())?,
            Deed::Decline { by } => game.decline_draw((*by).into())?,
            Deed::Resign { by } => drop(game.resign((*by).into()).map_err(over)?),
            Deed::Claim { by, ground, intended } => {
                let read = |uci: &String| uci_move::read(uci, game.position());
                let intended = intended.as_ref().map(read).transpose();
                let intended = intended.map_err(|_| DeedRefused::Illegal)?;
                let ruling = game.claim_draw((*by).into(), (*ground).into(), intended)?;
                if let ClaimRuling::Wrong { bonus_to } = ruling {
                    return Ok(Consequence::TimeTo(bonus_to));
                }
            }
            Deed::FlagFall { of } => drop(game.flag_fell((*of).into()).map_err(over)?),
            Deed::BothFlags { .. } | Deed::IllegalMove { .. } | Deed::Decide { .. } => {
                return self.rule(deed);
            }
        }
        Ok(Consequence::None)
    }

    /// Does what an arbiter establishes or decides.
    fn rule(&mut self, deed: &Deed) -> Result<Consequence, DeedRefused> {
        if !self.has_arbiter() {
            return Err(DeedRefused::NoArbiter);
        }
        let over = |_: GameOver| DeedRefused::GameOver;
        let game = &mut self.game;
        match deed {
            Deed::BothFlags { guidelines } => match both_flags(None, (*guidelines).into()) {
                BothFlags::Drawn => drop(game.both_flags_fell().map_err(over)?),
                BothFlags::FellFirst(of) => drop(game.flag_fell(of).map_err(over)?),
                BothFlags::GoesOn => return Err(DeedRefused::GoesOn),
                BothFlags::ArbiterDecides => return Err(DeedRefused::ArbiterDecides),
            },
            Deed::IllegalMove { by } => {
                let by = (*by).into();
                let mut offences = self.offences;
                match offences.charge(by) {
                    Charge::Time { .. } => game.note_illegal_move(by).map_err(over)?,
                    Charge::Game => drop(game.lose_by_illegal_move(by).map_err(over)?),
                }
                self.offences = offences;
                return Ok(Consequence::TimeTo(!by));
            }
            Deed::Decide { decision } => drop(game.decide((*decision).into()).map_err(over)?),
            _ => {}
        }
        Ok(Consequence::None)
    }

    /// Whether there is an arbiter, who can establish what the device cannot see.
    pub(crate) fn has_arbiter(&self) -> bool {
        self.game.ruleset().illegal_moves == IllegalMoves::Penalised
    }

    /// Whether a move may be taken back, and there is one.
    ///
    /// # Errors
    ///
    /// [`DeedRefused::MoveStands`], [`DeedRefused::NothingPlayed`].
    pub(crate) fn may_take_back(&self) -> Result<(), DeedRefused> {
        if self.game.ruleset().take_backs == TakeBacks::Never {
            return Err(DeedRefused::MoveStands);
        }
        if self.game.plies().is_empty() { Err(DeedRefused::NothingPlayed) } else { Ok(()) }
    }

    /// The moves that would make a claim right if they were announced now.
    fn claim_moves(&self) -> Vec<ClaimMove> {
        if self.game.verdict().is_ended() {
            return Vec::new();
        }
        let moves = self.game.position().legal_moves().into_iter();
        let claims = moves.map(|chess_move| (chess_move, self.game.claims_with(chess_move)));
        let right = claims.filter(|(_, claims)| claims.any());
        right
            .map(|(m, claims)| ClaimMove { uci: rokade_wire::uci(m), claims: claims.into() })
            .collect()
    }

    /// How the game stands, its clock apart.
    pub(crate) fn view(&self) -> GameView {
        let start = self.game.start();
        let played = self
            .steps()
            .map(|(before, chess_move, after)| PlayedMove::of(&before, chess_move, &after));
        GameView {
            start_fen: fen::write(start).to_string(),
            from_initial: *start == Position::initial(),
            first_turn: start.turn().into(),
            first_number: start.fullmove_number(),
            played: played.collect(),
            position: self.game.position().into(),
            verdict: Verdict::from(self.game.verdict()),
            offer: self.game.offer().map(|offer| offer.by.into()),
            announced: self.game.announced().map(rokade_wire::uci),
            claim_moves: self.claim_moves(),
            claimable: Claims {
                repetition: self.game.ruleset().repetition.claim.is_some(),
                move_count: self.game.ruleset().move_count.claim.is_some(),
            },
            takes_back: self.game.ruleset().take_backs != TakeBacks::Never,
            left_out: self.left_out.clone(),
            remarks: self.game.remarks().iter().copied().map(Into::into).collect(),
            penalty_minutes: 0,
            clock: None,
        }
    }

    /// The position after so many moves; after more than were played, the last one.
    pub(crate) fn view_at(&self, ply: usize) -> PositionView {
        let position = self.game.positions().nth(ply).map(|(position, _)| position);
        (&position.unwrap_or(*self.game.position())).into()
    }

    /// The moves as people write them.
    pub(crate) fn scoresheet(&self, letters: Letters, spelling: Spelling) -> Vec<String> {
        let write = |(before, chess_move, _): (Position, Move, Position)| {
            spelt(&before, chess_move, letters, spelling)
        };
        self.steps().map(write).collect()
    }

    /// A move that could be played now, as people write it; nothing when it is not one.
    pub(crate) fn written(
        &self,
        uci: &str,
        letters: Letters,
        spelling: Spelling,
    ) -> Option<String> {
        let position = self.game.position();
        let chess_move = uci_move::read(uci, position).ok()?;
        Some(spelt(position, chess_move, letters, spelling))
    }

    /// Why the piece on one square may not go to another; nothing when it may.
    pub(crate) fn refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        refusal(self.game.position(), from, to).map(Refusal::from)
    }

    /// Each move with the positions before and after it.
    fn steps(&self) -> impl Iterator<Item = (Position, Move, Position)> {
        let befores = self.game.positions().map(|(position, _)| position);
        befores
            .zip(self.game.plies())
            .map(|(before, ply)| (before, ply.chess_move, before.after(ply.chess_move)))
    }
}

/// Why the piece on one square may not go to another; nothing when it may.
///
/// A pawn that would be promoted counts as promoted to a queen: which piece it becomes is asked
/// later, and never the reason.
pub(crate) fn refusal(
    position: &Position,
    from: Square,
    to: Square,
) -> Option<rokade_rules::position::Refusal> {
    use rokade_rules::position::Refusal as Why;
    match position.refusal(from, to, None)? {
        Why::PromotionMissing => position.refusal(from, to, Some(rokade_rules::Role::Queen)),
        refusal => Some(refusal),
    }
}

/// A move in short algebraic notation.
fn spelt(before: &Position, chess_move: Move, letters: Letters, spelling: Spelling) -> String {
    let written = san::write(before, chess_move, letters.into());
    match spelling {
        Spelling::Pgn => written.to_string(),
        Spelling::Fide => written.fide().to_string(),
    }
}
