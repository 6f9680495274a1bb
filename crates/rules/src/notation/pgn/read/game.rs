//! One game: its tags and its movetext.

use super::super::fault::{Fault, FaultKind};
use super::super::input::Input;
use super::super::nag::Nag;
use super::super::token::{self, Kind, LONGEST, Number, Token};
use super::super::visitor::{GameEnd, Piece, Visitor};
use super::Reader;
use crate::ending::Outcome;
use alloc::string::String;
use core::str;

/// How many bytes must be in sight before a token is read: the longest one,
/// some white space before it and a sign behind it.
pub(super) const LOOKAHEAD: usize = 2 * LONGEST + 2;

/// So many variations in variations are followed.
const DEEPEST: usize = 200;

/// How far the game has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// Nothing has been found.
    Outset,
    /// Comments only.
    Remarked,
    /// Tags, and no move.
    Tagged,
    /// Movetext.
    Moving,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    GoesOn,
    Ends,
}

/// The reader in the middle of a game.
pub(super) struct InGame<'a, I, V> {
    pub(super) reader: &'a mut Reader<I>,
    pub(super) visitor: &'a mut V,
    stage: Stage,
}

impl<'a, I: Input, V: Visitor> InGame<'a, I, V> {
    pub(super) fn new(reader: &'a mut Reader<I>, visitor: &'a mut V) -> Self {
        InGame { reader, visitor, stage: Stage::Outset }
    }

    /// Reads to the end of the game.
    pub(super) fn read(mut self) -> Result<bool, I::Error> {
        if self.reader.window.offset() == 0 {
            self.byte_order_mark()?;
        }
        loop {
            if self.stage == Stage::Moving && self.reader.ignored == 0 {
                self.plain();
            }
            self.see(LOOKAHEAD)?;
            let token = token::first(self.reader.window.rest());
            if self.token(token)? == Flow::Ends {
                return self.ended();
            }
        }
    }

    /// Reads one token, or what begins with it.
    fn token(&mut self, token: Token) -> Result<Flow, I::Error> {
        match token.kind {
            Kind::End => {
                let window = &mut self.reader.window;
                window.skip(token.end);
                let is_over = window.is_last() && window.rest().is_empty();
                return Ok(if is_over { Flow::Ends } else { Flow::GoesOn });
            }
            Kind::OpenTag => {
                self.reader.window.skip(token.start);
                return self.bracket();
            }
            Kind::OpenComment => {
                self.reach(Stage::Remarked);
                self.reader.window.skip(token.start);
                return self.comment();
            }
            Kind::LineComment => {
                self.reach(Stage::Remarked);
                self.reader.window.skip(token.start);
                return self.line_comment();
            }
            Kind::Percent => {
                self.reader.window.skip(token.start);
                return self.percent();
            }
            Kind::Symbol | Kind::OddSymbol => return self.symbol(token),
            Kind::DigitSymbol => return self.digit_symbol(token),
            Kind::Star => return self.result(token, None),
            Kind::Number => self.number(token),
            Kind::OpenVariation => self.open_variation(token),
            Kind::CloseVariation => self.close_variation(token),
            Kind::Nag => self.numeric_nag(token),
            Kind::Suffix => self.suffix(token),
            Kind::Signs => self.signs(token),
            Kind::Dots => self.reader.window.skip(token.end),
            Kind::Stray => self.stray(token),
        }
        Ok(Flow::GoesOn)
    }

    /// The number before a move, with its dots.
    pub(super) fn number(&mut self, token: Token) {
        self.reach(Stage::Moving);
        let rest = self.reader.window.rest();
        let Number { value, digits, .. } = token::number_at(rest, token.start);
        let number = self.reader.window.found(Token { end: digits, ..token });
        if self.reader.ignored == 0 {
            if number.bytes() == b"0000" {
                self.visitor.null_move(number);
            } else {
                self.visitor.move_number(value, number);
            }
        }
        self.reader.window.skip(token.end);
    }

    /// A judgement as a number.
    fn numeric_nag(&mut self, token: Token) {
        self.reach(Stage::Moving);
        let found = self.reader.window.take(token);
        let digits = found.bytes().get(1..).and_then(|digits| str::from_utf8(digits).ok());
        match digits.and_then(|digits| digits.parse().ok()) {
            Some(number) if self.reader.ignored == 0 => self.visitor.nag(Nag(number), found),
            Some(_) => {}
            None => self.visitor.fault(Fault::of(found, self.reader.games, FaultKind::BadNag)),
        }
    }

    fn open_variation(&mut self, token: Token) {
        self.reach(Stage::Moving);
        if self.reader.window.rest()[token.start..].starts_with(b"(=)") {
            // The sign of a draw offer (FIDE Appendix C.12), kept as a remark.
            let found = self.reader.window.take(Token { end: token.start + 3, ..token });
            self.visitor.comment(found, Piece::Whole);
            return;
        }
        let Reader { window, games, open, ignored, .. } = &mut *self.reader;
        let found = window.take(token);
        if open.len() < DEEPEST {
            self.visitor.begin_variation(found);
            open.push(found.place());
            return;
        }
        if *ignored == 0 {
            self.visitor.fault(Fault::of(found, *games, FaultKind::TooDeep));
        }
        *ignored = ignored.saturating_add(1);
    }

    fn close_variation(&mut self, token: Token) {
        self.reach(Stage::Moving);
        let Reader { window, games, open, ignored, .. } = &mut *self.reader;
        let found = window.take(token);
        if *ignored > 0 {
            *ignored -= 1;
        } else if open.pop().is_some() {
            self.visitor.end_variation();
        } else {
            self.visitor.fault(Fault::of(found, *games, FaultKind::NothingToClose));
        }
    }

    /// A result, which ends the game unless it stands in a variation.
    pub(super) fn result(
        &mut self,
        token: Token,
        outcome: Option<Outcome>,
    ) -> Result<Flow, I::Error> {
        self.reach(Stage::Moving);
        let found = self.reader.window.take(token);
        if !self.reader.open.is_empty() {
            return Ok(Flow::GoesOn);
        }
        self.visitor.result(outcome, found);
        self.comments_in_line()?;
        Ok(Flow::Ends)
    }

    /// What is remarked behind the result in the same line belongs to this game.
    fn comments_in_line(&mut self) -> Result<(), I::Error> {
        loop {
            self.see(LOOKAHEAD)?;
            let rest = self.reader.window.rest();
            let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
            let next = rest.get(blanks).copied();
            if matches!(next, Some(b'{' | b';')) {
                self.reader.window.skip(blanks);
            }
            match next {
                Some(b'{') => self.comment()?,
                Some(b';') => self.line_comment()?,
                _ => return Ok(()),
            };
        }
    }

    /// The end of the game, with whatever was left open.
    fn ended(self) -> Result<bool, I::Error> {
        let Reader { window, games, open, .. } = self.reader;
        let how = match self.stage {
            Stage::Outset => return Ok(false),
            Stage::Remarked => GameEnd::OnlyComments,
            Stage::Tagged | Stage::Moving => GameEnd::Game,
        };
        for place in open.drain(..) {
            let (token, kind) = (String::from("("), FaultKind::UnclosedVariation);
            self.visitor.fault(Fault { game: *games, place, token, position: None, kind });
        }
        let here = Token { kind: Kind::End, start: 0, end: 0 };
        self.visitor.end_game(how, window.found(here));
        if how == GameEnd::OnlyComments {
            *games -= 1;
        }
        Ok(how == GameEnd::Game)
    }

    /// The game has come at least so far.
    #[inline]
    pub(super) fn reach(&mut self, stage: Stage) {
        if self.stage < stage {
            if self.stage == Stage::Outset {
                self.reader.games += 1;
                self.visitor.begin_game(self.reader.games);
            }
            self.stage = stage;
        }
    }

    /// Whether movetext has begun.
    pub(super) fn is_moving(&self) -> bool {
        self.stage == Stage::Moving
    }

    /// Sees to it that so many bytes are in memory, if there are as many.
    #[inline]
    pub(super) fn see(&mut self, bytes: usize) -> Result<(), I::Error> {
        self.reader.window.ensure(bytes, &mut self.reader.input)
    }
}
