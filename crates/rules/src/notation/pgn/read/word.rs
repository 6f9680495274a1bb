//! Words of movetext: moves, and what else looks like a word.

use super::super::fault::{Fault, FaultKind};
use super::super::input::Input;
use super::super::nag::Nag;
use super::super::result;
use super::super::token::{Kind, LONGEST, Token};
use super::super::visitor::Visitor;
use super::Reader;
use super::game::{Flow, InGame, LOOKAHEAD, Stage};

/// Signs that nobody sees: byte order marks between files, and what glues words.
const INVISIBLE: [char; 4] = ['\u{feff}', '\u{200b}', '\u{200e}', '\u{a0}'];

/// Three dots in one sign.
const ELLIPSIS: char = '…';

impl<I: Input, V: Visitor> InGame<'_, I, V> {
    /// A move, or another word, or one that is not yet wholly in sight.
    pub(super) fn symbol(&mut self, token: Token) -> Result<Flow, I::Error> {
        let window = &mut self.reader.window;
        if token.end - token.start > LONGEST {
            return self.too_long(token);
        }
        if token.end == window.rest().len() && !window.is_last() {
            // White space hid the rest of it.
            window.skip(token.start);
            return Ok(Flow::GoesOn);
        }
        let found = window.found(token);
        let text = found.text();
        if let Some(outcome) = result::read(&text) {
            return self.result(token, outcome);
        }
        if text.chars().all(|letter| INVISIBLE.contains(&letter)) {
            window.skip(token.end);
            return Ok(Flow::GoesOn);
        }
        if text.starts_with(ELLIPSIS) {
            // Dots behind a number in one sign.
            window.skip(token.start + ELLIPSIS.len_utf8());
            return Ok(Flow::GoesOn);
        }
        if let Some(nag) = Nag::of_sign(&text) {
            self.sign_nag(token, nag);
            return Ok(Flow::GoesOn);
        }
        match &*text {
            "Z0" | "null" | "@@@@" => self.null_move(token),
            // Said behind a capture in passing; the move is clear without it.
            "ep" => window.skip(token.end),
            _ => {
                let behind = &window.rest()[token.end..];
                match word_behind(&text, behind) {
                    WordBehind::InPassing { before, length } => {
                        let whole = Token { end: token.end + length, ..token };
                        if before {
                            self.move_text(Token { end: token.end - 1, ..token });
                            // The letter `e` that was cut off, and what follows.
                            self.reader.window.skip(1 + length);
                        } else {
                            self.reader.window.skip(whole.end);
                        }
                    }
                    WordBehind::Promotion { length } => {
                        self.move_text(Token { end: token.end + length, ..token });
                    }
                    WordBehind::Nothing => self.move_text(token),
                }
            }
        }
        Ok(Flow::GoesOn)
    }

    fn move_text(&mut self, token: Token) {
        self.reach(Stage::Moving);
        let found = self.reader.window.take(token);
        if self.reader.ignored == 0 {
            self.visitor.san(found);
        }
    }

    /// A word that begins with digits: a result, castling, or a number and a
    /// move without space between.
    pub(super) fn digit_symbol(&mut self, token: Token) -> Result<Flow, I::Error> {
        let found = self.reader.window.found(token);
        if let Some(outcome) = result::read(&found.text()) {
            return self.result(token, outcome);
        }
        if token.end == self.reader.window.rest().len() && !self.reader.window.is_last() {
            return self.symbol(token);
        }
        let text = found.bytes();
        let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let is_castling = text.starts_with(b"0-0") || text.starts_with("0–0".as_bytes());
        if is_castling {
            self.move_text(token);
        } else if text.get(digits).is_some_and(|&byte| byte.is_ascii_alphabetic() || byte >= 0x80) {
            self.number(Token { kind: Kind::Number, end: token.start + digits, ..token });
        } else {
            self.unknown(token);
        }
        Ok(Flow::GoesOn)
    }

    /// `--`, `+-` and the like.
    pub(super) fn signs(&mut self, token: Token) {
        let text = self.reader.window.found(token).text();
        if let Some(nag) = Nag::of_sign(&text) {
            return self.sign_nag(token, nag);
        }
        match &*text {
            "--" => self.null_move(token),
            // Check and mate, a space away from their move.
            "+" | "++" | "#" => {
                self.reach(Stage::Moving);
                self.reader.window.skip(token.end);
            }
            _ => self.unknown(token),
        }
    }

    /// A run of `!` and `?`.
    pub(super) fn suffix(&mut self, token: Token) {
        let text = self.reader.window.found(token).text();
        let nag = Nag::of_sign(&text).or_else(|| {
            // More of the same can hardly mean less.
            let strongest = [("!", Nag::BRILLIANT_MOVE), ("?", Nag::BLUNDER)];
            let of_one = |mark: &str| text.trim_matches(|c| mark.contains(c)).is_empty();
            strongest.into_iter().find(|(mark, _)| of_one(mark)).map(|(_, nag)| nag)
        });
        match nag {
            Some(nag) => self.sign_nag(token, nag),
            None => self.unknown(token),
        }
    }

    fn sign_nag(&mut self, token: Token, nag: Nag) {
        self.reach(Stage::Moving);
        let found = self.reader.window.take(token);
        if self.reader.ignored == 0 {
            self.visitor.nag(nag, found);
        }
    }

    fn null_move(&mut self, token: Token) {
        self.reach(Stage::Moving);
        let found = self.reader.window.take(token);
        if self.reader.ignored == 0 {
            self.visitor.null_move(found);
        }
    }

    /// Something that no token begins with, up to the next white space.
    pub(super) fn stray(&mut self, token: Token) {
        let rest = &self.reader.window.rest()[token.start..];
        if matches!(rest.first(), Some(b'}' | b']')) {
            self.reach(Stage::Moving);
            let found = self.reader.window.take(token);
            let kind = FaultKind::NothingToClose;
            self.visitor.fault(Fault::of(found, self.reader.games, kind));
            return;
        }
        let length = rest.iter().take(LONGEST).take_while(|byte| !byte.is_ascii_whitespace());
        self.unknown(Token { end: token.start + length.count().max(1), ..token });
    }

    pub(super) fn unknown(&mut self, token: Token) {
        self.reach(Stage::Moving);
        let Reader { window, games, .. } = &mut *self.reader;
        let found = window.take(token);
        self.visitor.fault(Fault::of(found, *games, FaultKind::UnknownToken));
    }

    /// A word longer than any, which is passed over.
    fn too_long(&mut self, token: Token) -> Result<Flow, I::Error> {
        self.reach(Stage::Moving);
        let Reader { window, games, .. } = &mut *self.reader;
        let found = window.take(token);
        self.visitor.fault(Fault::of(found, *games, FaultKind::TooLong));
        loop {
            self.see(LOOKAHEAD)?;
            let rest = self.reader.window.rest();
            let more =
                rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte >= 0x80);
            let (more, all) = (more.count(), rest.len());
            self.reader.window.skip(more);
            if more < all || self.reader.window.is_last() {
                return Ok(Flow::GoesOn);
            }
        }
    }
}

/// What the dots or brackets behind a word are.
enum WordBehind {
    /// `e.p.`, of which the word is the `e`, or ends with it.
    InPassing {
        /// Whether a move comes before the `e`.
        before: bool,
        /// How many bytes of it come behind the word.
        length: usize,
    },
    /// A promotion in brackets, `e8(Q)`, of so many bytes.
    Promotion { length: usize },
    /// Nothing that belongs to the word.
    Nothing,
}

fn word_behind(word: &str, behind: &[u8]) -> WordBehind {
    if let Some(before) = word.strip_suffix('e') {
        for ending in [&b".p."[..], b".p"] {
            if behind.starts_with(ending) {
                return WordBehind::InPassing { before: !before.is_empty(), length: ending.len() };
            }
        }
    }
    let arrives = word.ends_with(['1', '8']);
    match behind {
        [b'(', piece, b')', ..] if arrives && piece.is_ascii_alphabetic() => {
            let mark = behind.get(3).is_some_and(|byte| matches!(byte, b'+' | b'#'));
            WordBehind::Promotion { length: 3 + usize::from(mark) }
        }
        _ => WordBehind::Nothing,
    }
}
