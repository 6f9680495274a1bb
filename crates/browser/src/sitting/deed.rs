//! What is done at a real board, as a line of text: `press white`, `touch black e7 toMove`.
//!
//! A sitting is kept as these lines with their moments, and replayed from them. A line that no
//! deed has is refused with the word that is not known.

use crate::words::{square, word};
use rokade_rules::clock::Millis;
use rokade_rules::conduct::illegal_move::{ClockHand, Hands};
use rokade_rules::conduct::touch_move::{Gesture, Manner};
use rokade_rules::{Color, Square};
use rokade_wire::{Decision, Fault, Ground, Termination};

/// Whether the side that would win by it is said to be able to mate at all, where the device does
/// not know the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mating {
    /// It can, by some series of legal moves.
    Possible,
    /// It cannot.
    Impossible,
}

/// Who noticed an illegal move, and what the players agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Agreement {
    /// It is for the arbiter.
    None,
    /// The players put it right between them. Law: FIDE A.5.2.
    PutRight,
}

/// What an illegal move was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Offended {
    /// A piece went from here to there.
    Went {
        /// In UCI form.
        uci: String,
        /// With how many hands.
        hands: Hands,
    },
    /// Nothing was moved.
    Nothing,
    /// Something was done that is no move at all.
    Other,
}

/// Something that is found to be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Wrong {
    /// The pieces of these pairs of squares had changed places from the beginning.
    InitialPosition(Vec<(Square, Square)>),
    BoardTurned,
    ColorsReversed,
    Displaced(Color),
    /// Pieces are found on wrong squares; the position after so many moves was right.
    FoundDisplaced {
        plies: usize,
    },
}

/// What is done at a real board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    Start,
    Press { by: Color, hand: ClockHand },
    Pause,
    Resume,
    Interrupt,
    Time { side: Color, left: Millis },
    Counter { side: Color, moves: u32 },
    Move { uci: String },
    Strike,
    Hands { by: Color, gesture: Gesture },
    Offence { what: Offended, agreement: Agreement },
    IllegalMove { by: Color, mating: Mating },
    Complain,
    Offer { by: Color },
    Accept { by: Color },
    Decline { by: Color },
    Claim { by: Color, ground: Ground, intended: Option<String> },
    Resign { by: Color, mating: Mating },
    FlagFall { of: Color, mating: Mating },
    Wrong(Wrong),
    Again,
    ClockOnly,
    Decide { decision: Decision },
    End { decision: Decision, termination: Termination },
    Reopen,
}

impl Deed {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// [`Fault::Word`] with what is not known in it.
    pub(super) fn read(line: &str) -> Result<Deed, Fault> {
        let mut words = Words(line.split_whitespace());
        let verb = words.next();
        let deed = match verb {
            "start" => Deed::Start,
            "press" => Deed::Press { by: words.color()?, hand: words.clock_hand()? },
            "pause" => Deed::Pause,
            "resume" => Deed::Resume,
            "interrupt" => Deed::Interrupt,
            "time" => Deed::Time { side: words.color()?, left: Millis::new(words.number()?) },
            "counter" => Deed::Counter { side: words.color()?, moves: words.small_number()? },
            "move" => Deed::Move { uci: words.next().to_owned() },
            "strike" => Deed::Strike,
            "touch" | "together" | "adjust" | "release" | "takeOff" => words.hands(verb)?,
            "offence" => words.offence()?,
            "illegal" => Deed::IllegalMove { by: words.color()?, mating: words.mating()? },
            "complain" => Deed::Complain,
            "offer" => Deed::Offer { by: words.color()? },
            "accept" => Deed::Accept { by: words.color()? },
            "decline" => Deed::Decline { by: words.color()? },
            "claim" => Deed::Claim {
                by: words.color()?,
                ground: word(words.next(), "Ground")?,
                intended: words.rest(),
            },
            "resign" => Deed::Resign { by: words.color()?, mating: words.mating()? },
            "flag" => Deed::FlagFall { of: words.color()?, mating: words.mating()? },
            "wrong" => Deed::Wrong(words.wrong()?),
            "again" => Deed::Again,
            "clockOnly" => Deed::ClockOnly,
            "decide" => Deed::Decide { decision: word(words.next(), "Decision")? },
            "end" => Deed::End {
                decision: word(words.next(), "Decision")?,
                termination: word(words.next(), "Termination")?,
            },
            "reopen" => Deed::Reopen,
            _ => return Err(unknown(verb, "a deed")),
        };
        match words.rest() {
            None => Ok(deed),
            Some(more) => Err(unknown(&more, "nothing more")),
        }
    }
}

/// The words of a line; what is missing is empty.
struct Words<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn next(&mut self) -> &'a str {
        self.0.next().unwrap_or_default()
    }

    fn rest(&mut self) -> Option<String> {
        self.0.next().map(str::to_owned)
    }

    fn color(&mut self) -> Result<Color, Fault> {
        word::<rokade_wire::Color>(self.next(), "Color").map(Color::from)
    }

    fn square(&mut self) -> Result<Square, Fault> {
        square(self.next())
    }

    fn number(&mut self) -> Result<u64, Fault> {
        let text = self.next();
        text.parse().map_err(|_| unknown(text, "a number"))
    }

    fn small_number(&mut self) -> Result<u32, Fault> {
        let text = self.next();
        text.parse().map_err(|_| unknown(text, "a number"))
    }

    fn clock_hand(&mut self) -> Result<ClockHand, Fault> {
        match self.next() {
            "" => Ok(ClockHand::Same),
            "otherHand" => Ok(ClockHand::Other),
            text => Err(unknown(text, "otherHand or nothing")),
        }
    }

    fn mating(&mut self) -> Result<Mating, Fault> {
        match self.next() {
            "" => Ok(Mating::Possible),
            "unable" => Ok(Mating::Impossible),
            text => Err(unknown(text, "unable or nothing")),
        }
    }

    fn hands(&mut self, verb: &str) -> Result<Deed, Fault> {
        let by = self.color()?;
        let gesture = match verb {
            "touch" => Gesture::Touch { piece: self.square()?, manner: self.manner()? },
            "together" => Gesture::TouchTogether {
                pieces: [self.square()?, self.square()?],
                manner: Manner::ToMove,
            },
            "release" => Gesture::Release { from: self.square()?, to: self.square()? },
            "takeOff" => Gesture::TakeOff(self.square()?),
            _ => Gesture::SayAdjusting,
        };
        Ok(Deed::Hands { by, gesture })
    }

    fn manner(&mut self) -> Result<Manner, Fault> {
        match self.next() {
            "toMove" => Ok(Manner::ToMove),
            "toCastle" => Ok(Manner::ToCastle),
            "toAdjust" => Ok(Manner::ToAdjust),
            "byAccident" => Ok(Manner::ByAccident),
            text => Err(unknown(text, "toMove, toCastle, toAdjust or byAccident")),
        }
    }

    fn offence(&mut self) -> Result<Deed, Fault> {
        let what = match self.next() {
            "nothing" => Offended::Nothing,
            "other" => Offended::Other,
            "one" => Offended::Went { uci: self.next().to_owned(), hands: Hands::One },
            "both" => Offended::Went { uci: self.next().to_owned(), hands: Hands::Both },
            text => return Err(unknown(text, "nothing, other, one or both")),
        };
        let agreement = match self.next() {
            "" => Agreement::None,
            "agreed" => Agreement::PutRight,
            text => return Err(unknown(text, "agreed or nothing")),
        };
        Ok(Deed::Offence { what, agreement })
    }

    fn wrong(&mut self) -> Result<Wrong, Fault> {
        Ok(match self.next() {
            "initialPosition" => {
                let mut pairs = Vec::new();
                while let Some(one) = self.rest() {
                    pairs.push((square(&one)?, self.square()?));
                }
                Wrong::InitialPosition(pairs)
            }
            "boardTurned" => Wrong::BoardTurned,
            "colorsReversed" => Wrong::ColorsReversed,
            "displaced" => Wrong::Displaced(self.color()?),
            "foundDisplaced" => Wrong::FoundDisplaced { plies: self.small_number()? as usize },
            text => return Err(unknown(text, "IrregularityKind")),
        })
    }
}

fn unknown(text: &str, expected: &str) -> Fault {
    Fault::Word { text: text.to_owned(), expected: expected.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_word_by_word() {
        let gesture = Gesture::Touch { piece: Square::E7, manner: Manner::ToMove };
        let touch = Deed::Hands { by: Color::Black, gesture };
        assert_eq!(Deed::read("touch black e7 toMove"), Ok(touch));
        let pairs = vec![(Square::B1, Square::C1), (Square::D8, Square::E8)];
        let wrong = Deed::Wrong(Wrong::InitialPosition(pairs));
        assert_eq!(Deed::read("wrong initialPosition b1 c1 d8 e8"), Ok(wrong));
    }

    #[test]
    fn what_is_not_known_is_quoted() {
        for (line, text) in [
            ("dance", "dance"),
            ("press green", "green"),
            ("press white foot", "foot"),
            ("time white soon", "soon"),
            ("touch white e9 toMove", "e9"),
            ("flag white perhaps", "perhaps"),
            ("pause now", "now"),
            ("offence three", "three"),
            ("", ""),
        ] {
            let fault = Deed::read(line).expect_err(line);
            assert!(
                matches!(&fault, Fault::Word { text: quoted, .. } if quoted == text),
                "{fault:?}"
            );
        }
    }
}
