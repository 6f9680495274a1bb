//! A game that is being played: a start, the moves, and every position on the way.

use rokade_rules::game::Game;
use rokade_rules::notation::fen::{FaultKind, FenFaults};
use rokade_rules::notation::{fen, san, uci_move};
use rokade_rules::position::{CastlingMode, SetupFault};
use rokade_rules::ruleset::TakeBacks;
use rokade_rules::{Move, Position, Square};
use rokade_wire::{
    ClaimMove, Claims, Deed, DeedRefused, Fault, FenFault, GameView, Letters, PlayedMove,
    PositionView, Refusal, RulesetName,
};

/// A game so far, under one of the named rulesets.
#[derive(Clone, Debug)]
pub struct Play {
    game: Game,
    /// What of the asked position could not be, and was left out.
    left_out: Vec<FenFault>,
}

impl Play {
    /// A game from a position, or from the initial position.
    ///
    /// A position that is right as it stands is read as it stands, for ordinary chess or else
    /// for Chess960. Any other may be written carelessly where no doubt is possible, and what
    /// cannot be in it is left out and told in the [`GameView`].
    ///
    /// # Errors
    ///
    /// [`Fault::Fen`] with everything that is wrong with it.
    pub fn starting_from(fen: Option<&str>, ruleset: RulesetName) -> Result<Play, Fault> {
        let (start, left_out) = match fen {
            None => (Position::initial(), Vec::new()),
            Some(text) => read_start(text)?,
        };
        Ok(Play { game: Game::from_position(start, ruleset.into()), left_out })
    }

    /// Plays a move in UCI form.
    ///
    /// # Errors
    ///
    /// [`Fault::Move`] when it is not legal here, not a move, or the game is over.
    pub fn play(&mut self, uci: &str) -> Result<(), Fault> {
        let fault = |why: String, ply: usize| Fault::Move {
            text: uci.to_owned(),
            ply: u32::try_from(ply).unwrap_or(u32::MAX),
            why,
        };
        let ply = self.game.plies().len();
        let chess_move = uci_move::read(uci, self.game.position())
            .map_err(|error| fault(error.to_string(), ply))?;
        self.game.play(chess_move).map_err(|error| fault(error.to_string(), ply))?;
        Ok(())
    }

    /// Does what somebody did: a move, an offer, a claim …
    ///
    /// # Errors
    ///
    /// [`Fault::Move`] for a move, [`Fault::Deed`] for anything else that does not count.
    pub fn act(&mut self, deed: &Deed) -> Result<(), Fault> {
        if let Deed::Move { uci } = deed {
            return self.play(uci);
        }
        let ply = self.ply();
        self.say(deed).map_err(|why| Fault::Deed { why, ply })
    }

    /// What is said, not played.
    fn say(&mut self, deed: &Deed) -> Result<(), DeedRefused> {
        let game = &mut self.game;
        match deed {
            Deed::Move { .. } => {}
            Deed::Offer { by } => game.offer_draw((*by).into())?,
            Deed::Accept { by } => game.accept_draw((*by).into())?,
            Deed::Decline { by } => game.decline_draw((*by).into())?,
            Deed::Resign { by } => {
                game.resign((*by).into()).map_err(|_| DeedRefused::GameOver)?;
            }
            Deed::Claim { by, ground, intended } => {
                let read = |uci: &String| uci_move::read(uci, game.position());
                let intended = intended.as_ref().map(read).transpose();
                let intended = intended.map_err(|_| DeedRefused::Illegal)?;
                game.claim_draw((*by).into(), (*ground).into(), intended)?;
            }
        }
        Ok(())
    }

    /// Takes the last move back.
    ///
    /// # Errors
    ///
    /// [`Fault::Deed`] when there is none, or the ruleset lets it stand.
    pub fn take_back(&mut self) -> Result<(), Fault> {
        let ply = self.ply();
        self.game.take_back().map_err(|error| Fault::Deed { why: error.into(), ply })?;
        Ok(())
    }

    /// How many moves have been played.
    fn ply(&self) -> u32 {
        u32::try_from(self.game.plies().len()).unwrap_or(u32::MAX)
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

    /// The game as the rules keep it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How the game stands.
    #[must_use]
    pub fn view(&self) -> GameView {
        let start = self.game.start();
        let played = self
            .steps()
            .map(|(before, chess_move, after)| PlayedMove::of(before, chess_move, after));
        GameView {
            start_fen: fen::write(start).to_string(),
            from_initial: *start == Position::initial(),
            first_turn: start.turn().into(),
            first_number: start.fullmove_number(),
            played: played.collect(),
            position: self.game.position().into(),
            verdict: self.game.verdict().into(),
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
        }
    }

    /// The position after so many moves; after more than were played, the last one.
    #[must_use]
    pub fn view_at(&self, ply: usize) -> PositionView {
        let position = self.game.positions().nth(ply).map(|(position, _)| position);
        position.unwrap_or_else(|| self.game.position()).into()
    }

    /// The moves as people write them.
    #[must_use]
    pub fn scoresheet(&self, letters: Letters) -> Vec<String> {
        let write = |(before, chess_move, _): (&Position, Move, &Position)| {
            san::write(before, chess_move, letters.into()).to_string()
        };
        self.steps().map(write).collect()
    }

    /// A move that could be played now, as people write it.
    ///
    /// # Errors
    ///
    /// [`Fault::Move`] when it is not legal here, or not a move.
    pub fn written(&self, uci: &str, letters: Letters) -> Result<String, Fault> {
        let position = self.game.position();
        let chess_move = uci_move::read(uci, position).map_err(|error| Fault::Move {
            text: uci.to_owned(),
            ply: self.ply(),
            why: error.to_string(),
        })?;
        Ok(san::write(position, chess_move, letters.into()).to_string())
    }

    /// Why the piece on one square may not go to another; nothing when it may.
    ///
    /// A pawn that would be promoted counts as promoted to a queen: which piece it becomes is
    /// asked later, and never the reason.
    #[must_use]
    pub fn refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        use rokade_rules::position::Refusal as Why;
        let position = self.game.position();
        let refusal = match position.refusal(from, to, None)? {
            Why::PromotionMissing => position.refusal(from, to, Some(rokade_rules::Role::Queen))?,
            refusal => refusal,
        };
        Some(refusal.into())
    }

    /// Each move with the positions before and after it.
    fn steps(&self) -> impl Iterator<Item = (&Position, Move, &Position)> {
        let befores = self.game.positions().map(|(position, _)| position);
        befores.zip(self.game.plies()).map(|(before, ply)| (before, ply.chess_move, &ply.position))
    }
}

/// A position from its FEN, and what was left out of it.
fn read_start(text: &str) -> Result<(Position, Vec<FenFault>), Fault> {
    const MODES: [CastlingMode; 2] = [CastlingMode::Standard, CastlingMode::Chess960];
    if let Some(position) = MODES.into_iter().find_map(|mode| fen::read(text, mode).ok()) {
        return Ok((position, Vec::new()));
    }
    let [standard, chess960] = MODES.map(|mode| fen::read_lenient(text, mode));
    let (position, forgiven) = match (standard?, chess960) {
        // Rooks and kings on other squares than the usual ones may only be wrong in ordinary chess.
        (standard, Ok(other)) if losses(&other.1).count() < losses(&standard.1).count() => other,
        (standard, _) => standard,
    };
    let left_out = losses(&forgiven).map(FenFault::from).collect();
    Ok((position, left_out))
}

/// What was forgiven by leaving it out.
fn losses(forgiven: &FenFaults) -> impl Iterator<Item = &fen::FenFault> {
    forgiven.as_slice().iter().filter(|fault| {
        matches!(
            fault.kind,
            FaultKind::Law(SetupFault::CastlingRight(_) | SetupFault::EnPassantSquare(_))
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_wire::{
        Color, FenFaultCode, Ground, MoveKind, Outcome, Reason, Role, Said, Termination, Threat,
        Verdict,
    };

    fn played(fen: Option<&str>, moves: &str) -> Play {
        let mut play = Play::starting_from(fen, RulesetName::Home).expect("a position");
        for uci in moves.split_whitespace() {
            play.play(uci).expect("a legal move");
        }
        play
    }

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    #[test]
    fn a_mate_ends_the_game_and_names_its_article() {
        let view = played(None, "f2f3 e7e5 g2g4 d8h4").view();
        let last = view.played.last().expect("moves were played");
        assert_eq!((last.color, last.threat), (Color::Black, Threat::Mate));
        assert!(view.position.moves.is_empty());
        let Verdict::Ended { outcome, termination, article } = view.verdict else {
            panic!("the game is over")
        };
        assert_eq!(outcome, Outcome::Win { winner: Color::Black });
        assert_eq!((termination, article.as_deref()), (Termination::Checkmate, Some("5.1.1")));
    }

    #[test]
    fn castling_tells_the_way_of_the_rook() {
        let play = played(Some("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "e1g1 e8c8");
        let kinds: Vec<_> = play.view().played.into_iter().map(|p| p.chess_move).collect();
        assert_eq!((kinds[0].kind, kinds[1].kind), (MoveKind::CastleShort, MoveKind::CastleLong));
        let rooks: Vec<_> =
            kinds.iter().filter_map(|m| m.rook).map(|r| (r.from.0, r.to.0)).collect();
        assert_eq!(rooks, [(square("h1"), square("f1")), (square("a8"), square("d8"))]);
        assert_eq!(kinds[1].to.0, square("c8"));
    }

    #[test]
    fn en_passant_takes_from_another_square_than_it_goes_to() {
        let view = played(None, "e2e4 a7a6 e4e5 d7d5 e5d6").view();
        let last = &view.played[4].chess_move;
        assert_eq!(last.kind, MoveKind::EnPassant);
        let captured = last.captured.expect("a pawn was taken");
        assert_eq!((captured.square.0, captured.role), (square("d5"), Role::Pawn));
    }

    #[test]
    fn the_scoresheet_is_in_the_letters_asked_for() {
        let play = played(None, "g1f3 d7d5 b1c3");
        assert_eq!(play.scoresheet(Letters::Dutch), ["Pf3", "d5", "Pc3"]);
        assert_eq!(play.scoresheet(Letters::English), ["Nf3", "d5", "Nc3"]);
        assert_eq!(play.scoresheet(Letters::Figurine), ["♘f3", "d5", "♘c3"]);
    }

    #[test]
    fn a_move_is_written_before_it_is_played() {
        let play = played(None, "e2e4 d7d5");
        assert_eq!(play.written("g1f3", Letters::Dutch), Ok("Pf3".to_owned()));
        assert_eq!(play.written("e4d5", Letters::English), Ok("exd5".to_owned()));
        let fault = play.written("e4e6", Letters::Dutch).expect_err("not a move");
        assert!(matches!(fault, Fault::Move { ref text, ply: 2, .. } if text == "e4e6"));
    }

    #[test]
    fn earlier_positions_can_be_seen_and_moves_taken_back() {
        let mut play = played(None, "e2e4 e7e5");
        assert_eq!(play.view_at(0).fen, play.view().start_fen);
        assert_eq!(play.view_at(1).turn, Color::Black);
        assert_eq!(play.view_at(99), play.view().position);
        assert!(play.take_back().is_ok() && play.take_back().is_ok());
        let fault = play.take_back().expect_err("nothing is left");
        assert_eq!(fault, Fault::Deed { why: DeedRefused::NothingPlayed, ply: 0 });
        assert!(play.view().from_initial && play.view().played.is_empty());
    }

    #[test]
    fn a_refusal_names_its_reason() {
        let play = played(None, "");
        let refusal = play.refusal(square("e2"), square("e5")).expect("not a move");
        assert_eq!((refusal.reason, refusal.article.as_str()), (Reason::NotItsWay, "3.7"));
        assert_eq!(play.refusal(square("e2"), square("e4")), None);
        let promoting = played(Some("8/P6k/8/8/8/8/8/K7 w - - 0 1"), "");
        assert_eq!(promoting.refusal(square("a7"), square("a8")), None);
    }

    #[test]
    fn the_fifth_time_the_same_position_ends_the_game() {
        let there_and_back = "g1f3 g8f6 f3g1 f6g8 ";
        let mut play = played(None, &there_and_back.repeat(4));
        let Verdict::Ended { outcome, termination, .. } = play.view().verdict else {
            panic!("the game is over")
        };
        assert_eq!((outcome, termination), (Outcome::Draw, Termination::FivefoldRepetition));
        assert!(matches!(play.play("e2e4"), Err(Fault::Move { ply: 16, .. })));
        assert!(play.take_back().is_ok());
        assert_eq!(play.view().played.len(), 15);
    }

    #[test]
    fn faults_quote_what_was_wrong() {
        let fault = Play::starting_from(Some("8/8/8/8/8/8/8/8 w - - 0 1"), RulesetName::Home)
            .expect_err("no kings");
        let Fault::Fen { faults } = fault else { panic!("a fault of the position") };
        assert_eq!(faults.len(), 2);
        let mut play = played(None, "e2e4");
        let fault = play.play("e2e4").expect_err("already played");
        assert!(matches!(fault, Fault::Move { ref text, ply: 1, .. } if text == "e2e4"));
        assert_eq!(play.view().played.len(), 1);
    }

    #[test]
    fn an_offer_is_told_answered_and_kept_in_mind() {
        let mut play = played(None, "e2e4 e7e5");
        let offer = Deed::Offer { by: Color::Black };
        assert_eq!(play.act(&offer), Ok(()));
        assert_eq!(play.view().offer, Some(Color::Black));
        let again = Fault::Deed { why: DeedRefused::AlreadyOffered, ply: 2 };
        assert_eq!(play.act(&offer), Err(again));
        assert_eq!(play.act(&Deed::Accept { by: Color::White }), Ok(()));
        let view = play.view();
        let Verdict::Ended { termination, .. } = view.verdict else { panic!("agreed") };
        assert_eq!(termination, Termination::Agreement);
        let said: Vec<_> = view.remarks.iter().map(|remark| remark.said).collect();
        assert_eq!(said, [Said::DrawOffered, Said::DrawAccepted]);
    }

    #[test]
    fn a_claim_is_told_beforehand_and_judged() {
        let mut play = played(None, &"g1f3 g8f6 f3g1 f6g8 ".repeat(2));
        let claims = Claims { repetition: true, move_count: false };
        assert_eq!(play.view().verdict, Verdict::Claimable { claims });
        let wrong = Deed::Claim { by: Color::White, ground: Ground::MoveCount, intended: None };
        assert_eq!(play.act(&wrong), Ok(()));
        assert_eq!(play.view().offer, Some(Color::White));
        let right = Deed::Claim { by: Color::White, ground: Ground::Repetition, intended: None };
        assert_eq!(play.act(&right), Ok(()));
        let Verdict::Ended { termination, .. } = play.view().verdict else { panic!("drawn") };
        assert_eq!(termination, Termination::ThreefoldRepetition);
    }

    #[test]
    fn moves_that_make_a_claim_right_are_listed() {
        let play = played(None, &"g1f3 g8f6 f3g1 f6g8 ".repeat(2)[..35]);
        let moves: Vec<_> = play.view().claim_moves.into_iter().map(|m| m.uci).collect();
        assert_eq!(moves, ["f6g8"]);
    }

    #[test]
    fn chess960_castles_with_the_king_onto_its_rook() {
        let start = "1k6/8/8/8/8/8/8/R2K3R w HA - 0 1";
        let view = played(Some(start), "").view();
        let rights = "1k6/8/8/8/8/8/8/R2K3R w KQ - 0 1";
        assert_eq!((view.start_fen.as_str(), view.left_out.len()), (rights, 0));
        let castling: Vec<_> = view.position.moves.iter().filter(|m| m.rook.is_some()).collect();
        let told: Vec<_> = castling.iter().map(|m| (m.uci.as_str(), m.to.0, m.onto)).collect();
        let onto = |name| Some(rokade_wire::Square(square(name)));
        assert!(told.contains(&("d1h1", square("g1"), onto("h1"))), "{told:?}");
        assert!(told.contains(&("d1a1", square("c1"), onto("a1"))), "{told:?}");
        // A king's step to the same square is another move, with another name.
        assert!(view.position.moves.iter().any(|m| m.uci == "d1c1" && m.rook.is_none()));
        let castled = played(Some(start), "d1a1").view();
        assert_eq!(castled.position.fen, "1k6/8/8/8/8/8/8/2KR3R b - - 1 1");
        assert_eq!(
            played(Some(start), "d1c1").view().position.fen.split(' ').next(),
            Some("1k6/8/8/8/8/8/8/R1K4R")
        );
        let claimed = played(None, "").view().position.moves;
        assert!(claimed.iter().all(|m| m.onto.is_none()));
    }

    #[test]
    fn ordinary_castling_keeps_its_ordinary_name() {
        let view = played(Some("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "").view();
        let castling = view.position.moves.iter().filter(|m| m.rook.is_some());
        let told: Vec<_> = castling.map(|m| (m.uci.as_str(), m.onto)).collect();
        assert!(told.contains(&("e1g1", None)) && told.contains(&("e1c1", None)), "{told:?}");
    }

    #[test]
    fn what_a_position_cannot_have_is_left_out_and_told() {
        let view = played(Some("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"), "").view();
        assert_eq!(view.start_fen, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        let told: Vec<_> = view.left_out.iter().map(|f| (f.text.as_str(), f.code)).collect();
        assert_eq!(told, [("Q", FenFaultCode::CastlingRight)]);
        let careless = played(Some(" 1k6/8/8/8/8/8/8/R2K3R w HA"), "").view();
        assert_eq!(
            (careless.start_fen.as_str(), careless.left_out.len()),
            ("1k6/8/8/8/8/8/8/R2K3R w KQ - 0 1", 0)
        );
    }

    #[test]
    fn an_official_game_lets_moves_stand() {
        let mut play = Play::starting_from(None, RulesetName::Official).expect("a game");
        assert_eq!(play.act(&Deed::Move { uci: "e2e4".to_owned() }), Ok(()));
        let stands = Fault::Deed { why: DeedRefused::MoveStands, ply: 1 };
        assert_eq!(play.take_back(), Err(stands));
        assert!(!play.view().takes_back);
    }
}
