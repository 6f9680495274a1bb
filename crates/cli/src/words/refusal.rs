//! Why a move is refused, as a sentence with its article.

use rokade_rules::movement::CastlingSide;
use rokade_rules::position::Refusal;
use rokade_rules::{Position, Square};

use super::{color_word, role_word};
use crate::texts::Texts;

/// "Dat mag niet: je koning zou schaak staan door de toren op e8 (artikel 3.9.2)."
pub(crate) fn tell_refusal(refusal: Refusal, position: &Position, texts: &Texts) -> String {
    let why = Why { position, texts }.of(refusal);
    texts.tell("refusal", &[("why", &why), ("article", refusal.article())])
}

struct Why<'a> {
    position: &'a Position,
    texts: &'a Texts,
}

impl Why<'_> {
    fn of(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::NothingThere(square) => self.on("refusal-nothing-there", square),
            Refusal::NotYours(_) => {
                self.texts.tell("refusal-not-yours", &[("turn", color_word(self.position.turn()))])
            }
            Refusal::NoMove(_) => self.texts.say("refusal-no-move"),
            Refusal::OwnPiece(square) => self.on("refusal-own-piece", square),
            Refusal::NotItsWay(role) => {
                self.texts.tell("refusal-not-its-way", &[("role", role_word(role))])
            }
            Refusal::Blocked(square) => self.behind("refusal-blocked", square),
            Refusal::NothingToCapture(square) => self.on("refusal-nothing-to-capture", square),
            Refusal::NoCaptureAhead(_) => self.texts.say("refusal-no-capture-ahead"),
            Refusal::EnPassantTooLate(_) => self.texts.say("refusal-en-passant-too-late"),
            Refusal::PromotionMissing => self.texts.say("refusal-promotion-missing"),
            Refusal::NoSuchPromotion(_) => self.texts.say("refusal-no-such-promotion"),
            Refusal::KingAttacked { by, .. } => self.attacked("refusal-king-attacked", by, by),
            Refusal::StaysInCheck { by, .. } => self.attacked("refusal-stays-in-check", by, by),
            Refusal::ExposesKing { by, .. } => self.attacked("refusal-exposes-king", by, by),
            Refusal::CastlingRightLost(side) => {
                let side = match side {
                    CastlingSide::Short => "short",
                    CastlingSide::Long => "long",
                };
                self.texts.tell("refusal-castling-right-lost", &[("side", side)])
            }
            Refusal::CastlingBlocked(square) => self.behind("refusal-castling-blocked", square),
            Refusal::CastlingInCheck { by } => self.attacked("refusal-castling-in-check", by, by),
            Refusal::CastlingThroughAttack { over, by } => {
                self.attacked("refusal-castling-through-attack", over, by)
            }
            Refusal::CastlingIntoAttack { to, by } => {
                self.attacked("refusal-castling-into-attack", to, by)
            }
            Refusal::NotAMoveHere => self.texts.say("refusal-not-a-move-here"),
        }
    }

    fn on(&self, key: &str, square: Square) -> String {
        self.texts.tell(key, &[("square", &square.to_string())])
    }

    fn behind(&self, key: &str, square: Square) -> String {
        let blocker = self.piece_on(square);
        self.texts.tell(key, &[("square", &square.to_string()), ("blocker", &blocker)])
    }

    fn attacked(&self, key: &str, square: Square, by: Square) -> String {
        let attacker = self.piece_on(by);
        self.texts.tell(
            key,
            &[("square", &square.to_string()), ("by", &by.to_string()), ("attacker", &attacker)],
        )
    }

    /// "de toren"; nothing where nothing stands.
    fn piece_on(&self, square: Square) -> String {
        self.position
            .board()
            .piece_at(square)
            .map(|piece| self.texts.say(&format!("the-{}", role_word(piece.role))))
            .unwrap_or_default()
    }
}
