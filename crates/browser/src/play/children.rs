//! Children's chess, in which a king may be captured, for two people at one device.
//!
//! What may be done on the board is for [`KingCaptureGame`] to say. A king in danger is not shown:
//! to see it is the game. Moves are written in full, because what is short in chess rests on which
//! moves are legal.

use super::lawful::{self, Consequence};
use super::start;
use rokade_rules::capture_the_king::{KingCaptureGame, NotAMove};
use rokade_rules::notation::fen;
use rokade_rules::position::{CastlingMode, Refusal as Why};
use rokade_rules::{Color, Move, Position, Setup, Square};
use rokade_wire::{
    Claims, Deed, DeedRefused, Fault, FenFault, GameView, Letters, MoveKind, MoveView, PlayedMove,
    PositionView, Refusal, Remark, Said, Spelling, Threat,
};

/// A game of children's chess so far.
#[derive(Clone, Debug)]
pub(crate) struct Children {
    game: KingCaptureGame,
    left_out: Vec<FenFault>,
    offer: Option<Color>,
    remarks: Vec<Remark>,
}

impl Children {
    /// A game from a position, or from the initial position.
    ///
    /// # Errors
    ///
    /// [`Fault::Fen`] with everything that is wrong with it.
    pub(crate) fn starting_from(fen: Option<&str>) -> Result<Children, Fault> {
        let (start, left_out) = match fen {
            None => (Position::initial(), Vec::new()),
            Some(text) => start::read(text)?,
        };
        let game = KingCaptureGame::new(&start);
        Ok(Children { game, left_out, offer: None, remarks: Vec::new() })
    }

    /// Whether the game is over.
    pub(crate) fn is_ended(&self) -> bool {
        self.game.verdict().is_ended()
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Color {
        self.game.setup().turn
    }

    /// How many moves have been played.
    pub(crate) fn plies(&self) -> usize {
        self.game.plies().count()
    }

    /// Plays a move in UCI form.
    ///
    /// # Errors
    ///
    /// [`Fault::Move`] when no piece goes like that, or the game is over.
    pub(crate) fn play(&mut self, uci: &str) -> Result<Consequence, Fault> {
        let (ply, by) = (self.plies(), self.turn());
        let fault = |why: String| Fault::Move {
            text: uci.to_owned(),
            ply: u32::try_from(ply).unwrap_or(u32::MAX),
            why,
        };
        let chess_move = self.named(uci).ok_or_else(|| fault("no such move".to_owned()))?;
        self.game.play(chess_move).map_err(|error| fault(error.to_string()))?;
        if self.offer.is_some_and(|offer| offer != by) {
            self.offer = None;
            self.note(ply, Said::DrawDeclined, by);
        }
        Ok(Consequence::Moved { by })
    }

    /// Does what is said, not played. Nothing is claimed, and there is no arbiter.
    ///
    /// # Errors
    ///
    /// [`DeedRefused`], and nothing changes.
    pub(crate) fn say(&mut self, deed: &Deed) -> Result<Consequence, DeedRefused> {
        let over = |_: NotAMove| DeedRefused::GameOver;
        if self.is_ended() {
            return Err(DeedRefused::GameOver);
        }
        let (said, by) = match deed {
            Deed::Move { .. } => return Ok(Consequence::None),
            Deed::Offer { by } => {
                let by = Color::from(*by);
                if self.plies() < 2 {
                    return Err(DeedRefused::TooEarly);
                }
                match self.offer {
                    Some(offer) if offer == by => return Err(DeedRefused::AlreadyOffered),
                    // Two offers that cross are an agreement.
                    Some(_) => {
                        self.game.agree().map_err(over)?;
                        (Said::DrawAccepted, by)
                    }
                    None => {
                        self.offer = Some(by);
                        (Said::DrawOffered, by)
                    }
                }
            }
            Deed::Accept { by } => {
                let by = self.asked((*by).into())?;
                self.game.agree().map_err(over)?;
                (Said::DrawAccepted, by)
            }
            Deed::Decline { by } => {
                let by = self.asked((*by).into())?;
                self.offer = None;
                (Said::DrawDeclined, by)
            }
            Deed::Resign { by } => {
                self.game.resign((*by).into()).map_err(over)?;
                (Said::Resigned, (*by).into())
            }
            Deed::FlagFall { of } => {
                self.game.flag_fell((*of).into()).map_err(over)?;
                (Said::FlagFell, (*of).into())
            }
            Deed::Claim { .. } => return Err(DeedRefused::NotInThisRuleset),
            Deed::BothFlags { .. } | Deed::IllegalMove { .. } | Deed::Decide { .. } => {
                return Err(DeedRefused::NoArbiter);
            }
        };
        self.note(self.plies(), said, by);
        Ok(Consequence::None)
    }

    /// Somebody who has an offer to answer.
    fn asked(&self, by: Color) -> Result<Color, DeedRefused> {
        self.offer.filter(|&offer| offer != by).map(|_| by).ok_or(DeedRefused::NothingOffered)
    }

    fn note(&mut self, ply: usize, said: Said, by: Color) {
        let ply = u32::try_from(ply).unwrap_or(u32::MAX);
        self.remarks.push(Remark { ply, said, by: Some(by.into()) });
    }

    /// The move of that name, if a piece goes like that.
    fn named(&self, uci: &str) -> Option<Move> {
        self.game.moves().into_iter().find(|&chess_move| rokade_wire::uci(chess_move) == uci)
    }

    /// How the game stands, its clock apart.
    pub(crate) fn view(&self) -> GameView {
        let start = self.game.plies().next().map_or(self.game.setup(), |(before, ..)| before);
        let played = self.game.plies().map(|(before, chess_move, _)| PlayedMove {
            color: before.turn.into(),
            chess_move: MoveView::on(&before.board, chess_move),
            threat: Threat::None,
        });
        GameView {
            start_fen: fen::write_setup(start).to_string(),
            from_initial: *start == Setup::initial(),
            first_turn: start.turn.into(),
            first_number: start.fullmove_number,
            played: played.collect(),
            position: position_view(self.game.setup(), &self.game.moves()),
            verdict: self.game.verdict().into(),
            offer: self.offer.map(Into::into),
            announced: None,
            claim_moves: Vec::new(),
            claimable: Claims { repetition: false, move_count: false },
            takes_back: true,
            left_out: self.left_out.clone(),
            remarks: self.remarks.clone(),
            penalty_minutes: 0,
            clock: None,
        }
    }

    /// The position after so many moves; after more than were played, the last one.
    pub(crate) fn view_at(&self, ply: usize) -> PositionView {
        let setup = self.game.plies().map(|(before, ..)| before).nth(ply);
        position_view(setup.unwrap_or_else(|| self.game.setup()), &[])
    }

    /// The moves as people write them.
    pub(crate) fn scoresheet(&self, letters: Letters, spelling: Spelling) -> Vec<String> {
        self.game.plies().map(|(before, m, _)| in_full(before, m, letters, spelling)).collect()
    }

    /// A move that could be played now, as people write it; nothing when it is not one.
    pub(crate) fn written(
        &self,
        uci: &str,
        letters: Letters,
        spelling: Spelling,
    ) -> Option<String> {
        Some(in_full(self.game.setup(), self.named(uci)?, letters, spelling))
    }

    /// Why the piece on one square may not go to another; nothing when it may.
    ///
    /// As long as the board is a position of chess, its reasons are the ones of chess, those
    /// about the king excepted: they forbid nothing here.
    pub(crate) fn refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        if self.game.moves().iter().any(|m| m.from() == from && m.to() == to) {
            return None;
        }
        let setup = self.game.setup();
        let position = Position::from_setup(setup, CastlingMode::Chess960).ok();
        let why = position.and_then(|position| lawful::refusal(&position, from, to));
        let fallback = || match setup.board.piece_at(from) {
            None => Why::NothingThere(from),
            Some(piece) if piece.color != setup.turn => Why::NotYours(from),
            Some(piece) => Why::NotItsWay(piece.role),
        };
        Some(why.unwrap_or_else(fallback).into())
    }
}

fn position_view(setup: &Setup, moves: &[Move]) -> PositionView {
    PositionView {
        fen: fen::write_setup(setup).to_string(),
        turn: setup.turn.into(),
        pieces: rokade_wire::placed(&setup.board),
        check: None,
        moves: moves.iter().map(|&chess_move| MoveView::on(&setup.board, chess_move)).collect(),
        lead: rokade_wire::lead(&setup.board),
    }
}

/// A move in full: `Pg1-f3`, `e4xd5`, `0-0`.
fn in_full(before: &Setup, chess_move: Move, letters: Letters, spelling: Spelling) -> String {
    let letters = rokade_rules::notation::Letters::from(letters);
    let letter = |role| letters.letter(role).map_or_else(String::new, String::from);
    let view = MoveView::on(&before.board, chess_move);
    let sign = match view.kind {
        MoveKind::CastleShort => return castled("O-O", spelling),
        MoveKind::CastleLong => return castled("O-O-O", spelling),
        MoveKind::Quiet => '-',
        MoveKind::Capture | MoveKind::EnPassant => 'x',
    };
    let (from, to) = (chess_move.from(), chess_move.to());
    let equals = if spelling == Spelling::Pgn { "=" } else { "" };
    let promotion =
        chess_move.promotion().map_or_else(String::new, |role| format!("{equals}{}", letter(role)));
    format!("{}{from}{sign}{to}{promotion}", letter(chess_move.role()))
}

fn castled(pgn: &str, spelling: Spelling) -> String {
    match spelling {
        Spelling::Pgn => pgn.to_owned(),
        Spelling::Fide => pgn.replace('O', "0"),
    }
}
