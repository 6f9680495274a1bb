//! Why a move is refused, as a sentence with its article.

use rokade_rules::movement::CastlingSide;
use rokade_rules::position::Refusal;
use rokade_rules::{Position, Square};

use super::{color_word, role_word};
use crate::texts::Texts;

/// "Dat mag niet: je koning zou schaak staan door de toren op e8 (artikel 3.9.2)."
pub(crate) fn tell_refusal(refusal: Refusal, position: &Position, texts: &Texts) -> String {
    let why = Why { position, texts }.of(refusal);
    tell_refused(&why, refusal.article(), texts)
}

/// The same voice for a reason that is in words already.
pub(crate) fn tell_refused(why: &str, article: &str, texts: &Texts) -> String {
    texts.tell("refusal", &[("why", why), ("article", article)])
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

#[cfg(test)]
mod tests {
    use rokade_rules::notation::fen;
    use rokade_rules::position::CastlingMode;

    use super::*;
    use crate::language::Language;

    /// Refusals of real attempts, each with what the sentence must name.
    const CASES: [(&str, &str, &str); 8] = [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1a2", "a1"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2d3", "d3"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e1e2", "e2"),
        ("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3", "e8"),
        ("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", "e8"),
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", "b1"),
        ("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "d8"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e1c1", "3.8.2.1"),
    ];

    #[test]
    fn the_sentence_names_what_stands_in_the_way_and_the_article() {
        for texts in Language::ALL.map(Texts::of) {
            for (position, squares, named) in CASES {
                let position = fen::read(position, CastlingMode::Standard).unwrap();
                let (from, to) = squares.split_at(2);
                let refusal =
                    position.refusal(from.parse().unwrap(), to.parse().unwrap(), None).unwrap();
                let told = tell_refusal(refusal, &position, &texts);
                assert!(told.contains(named), "{squares}: {told}");
                assert!(told.contains(refusal.article()), "{squares}: {told}");
                assert!(!told.contains('{') && !told.contains("refusal-"), "{told}");
            }
        }
    }
}
