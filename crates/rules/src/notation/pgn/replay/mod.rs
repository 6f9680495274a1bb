//! Plays what the reader finds: are the moves legal, and is the rest true?
//!
//! A fault in a line leaves the position open, so what follows in that line is
//! passed over; a fault in a variation leaves the main line as it is. Law: FIDE
//! 3.10 (legal moves), 5.1.1 and 5.2.1 (mate and stalemate, which a result
//! must not contradict).
//!
//! Not asked: whether the players should have claimed, whether a flag fell,
//! whether play went on after a dead position.

mod announced;
mod ending;
mod line;
mod listener;
mod pass;
mod report;

pub use listener::{Listener, Step};
pub(super) use pass::passed;
pub use report::Report;

use super::fault::{Fault, FaultKind};
use super::found::{Encoding, Found};
use super::nag::Nag;
use super::note::{Note, NoteKind};
use super::value::Value;
use super::visitor::{GameEnd, Piece, Visitor};
use crate::ending::Outcome;
use crate::notation::{Letters, san};
use crate::position::{CastlingMode, Position};
use alloc::boxed::Box;
use alloc::vec::Vec;
use announced::Announced;
use line::{Line, State};

/// A visitor that plays every move of a game and its variations.
///
/// ```
/// use rokade_rules::notation::Letters;
/// use rokade_rules::notation::pgn::{Listener, Reader, Replay, Report};
///
/// struct Tell;
/// impl Listener for Tell {
///     fn end_game(&mut self, report: &Report) {
///         let told: Vec<String> = report.faults.iter().map(ToString::to_string).collect();
///         assert_eq!(
///             told,
///             ["game 1, line 1, column 15, \"Nf6\": \"Nf6\": no such knight can go to f6 \
///               (rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2)"]
///         );
///         assert_eq!(report.plies, 2);
///     }
/// }
///
/// let mut reader = Reader::new(&b"1. e4 e5 2.   Nf6 Nc6 1-0"[..]);
/// reader.read_game(&mut Replay::new(Letters::English, Tell))?;
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug)]
pub struct Replay<L> {
    listener: L,
    letters: Letters,
    announced: Announced,
    line: Line,
    /// The lines that the variation being read is part of.
    outer: Vec<Line>,
    report: Report,
    /// The result behind the moves, if there was one.
    ending: Option<Option<Outcome>>,
}

impl<L: Listener> Replay<L> {
    /// Plays games whose moves are written with these letters.
    pub fn new(letters: Letters, listener: L) -> Replay<L> {
        Replay {
            listener,
            letters,
            announced: Announced::default(),
            line: Line { state: State::Unstarted, ..Line::from(Position::initial()) },
            outer: Vec::new(),
            report: Report::default(),
            ending: None,
        }
    }

    /// Who listens.
    pub const fn listener(&self) -> &L {
        &self.listener
    }

    /// Who listens, to be asked or changed.
    pub const fn listener_mut(&mut self) -> &mut L {
        &mut self.listener
    }

    /// Who listens, and no more replaying.
    pub fn into_listener(self) -> L {
        self.listener
    }

    /// The tags are over.
    #[cold]
    fn start(&mut self) {
        let start = self.announced.start(&mut self.report);
        let (position, mode) = start.unwrap_or((Position::initial(), CastlingMode::Standard));
        self.line = Line::from(position);
        if start.is_none() {
            self.line.state = State::Lost;
        }
        self.listener.start(start.map(|_| &self.line.now), mode);
    }

    #[inline]
    fn see_to_start(&mut self) {
        if self.line.state == State::Unstarted {
            self.start();
        }
    }

    #[inline]
    fn play(&mut self, step: Step, after: Position) {
        self.line.step(after);
        self.listener.step(step, &self.line.before, &self.line.now);
        if self.outer.is_empty() {
            self.report.plies += 1;
        }
    }

    /// A move that is not spelled as usual, or not legal.
    #[cold]
    fn unusual_move(&mut self, found: Found<'_>) {
        self.see_to_start();
        if !self.line.is_open() {
            return;
        }
        match san::read(&found.text(), &self.line.now, self.letters) {
            Ok(chess_move) => {
                self.play(Step::Move(chess_move), self.line.now.after(chess_move));
            }
            Err(error) => self.lose(found, FaultKind::Move(error)),
        }
    }

    /// A fault after which nobody knows the position.
    fn lose(&mut self, found: Found<'_>, kind: FaultKind) {
        let fault = Fault::of(found, self.report.game, kind);
        self.report.fault(Fault { position: self.position(), ..fault });
        self.line.state = State::Lost;
    }

    /// The position on the board, if it is known.
    fn position(&self) -> Option<Box<Position>> {
        self.line.is_open().then(|| Box::new(self.line.now))
    }
}

impl<L: Listener> Visitor for Replay<L> {
    fn begin_game(&mut self, number: u64) {
        self.report.begin(number);
        self.announced = Announced::default();
        self.line.state = State::Unstarted;
        self.outer.clear();
        self.ending = None;
        self.listener.begin_game(number);
    }

    fn tag(&mut self, name: Found<'_>, value: Value<'_>) {
        if !value.is_ascii() && value.encoding() == Encoding::Latin1 {
            self.report.note(|| value.place(), NoteKind::Latin1);
        }
        self.announced.tag(name, value, &mut self.report);
        self.listener.tag(name, value);
    }

    #[inline]
    fn move_number(&mut self, number: u32, text: Found<'_>) {
        self.see_to_start();
        if self.line.is_open() && number != self.line.now.fullmove_number() {
            self.report.note(|| text.place(), NoteKind::MoveNumber);
        }
    }

    #[inline]
    fn san(&mut self, text: Found<'_>) {
        if self.line.is_open()
            && let Some(chess_move) = san::read_usual(text.bytes(), &self.line.now, self.letters)
        {
            self.play(Step::Move(chess_move), self.line.now.after(chess_move));
        } else {
            self.unusual_move(text);
        }
    }

    fn null_move(&mut self, text: Found<'_>) {
        self.see_to_start();
        if !self.line.is_open() {
            return;
        }
        match passed(&self.line.now) {
            Some(after) => {
                self.report.note(|| text.place(), NoteKind::NullMove);
                self.play(Step::Null, after);
            }
            None => self.lose(text, FaultKind::NullMoveInCheck),
        }
    }

    fn nag(&mut self, nag: Nag, text: Found<'_>) {
        self.see_to_start();
        match self.line.state {
            State::Moved => self.listener.nag(nag),
            State::Fresh => self.report.note(|| text.place(), NoteKind::NagWithoutMove),
            State::Unstarted | State::Lost => {}
        }
    }

    #[inline]
    fn comment(&mut self, text: Found<'_>, piece: Piece) {
        if !text.is_ascii() && text.encoding() == Encoding::Latin1 {
            self.report.note(|| text.place(), NoteKind::Latin1);
        }
        if self.line.state != State::Lost {
            self.listener.comment(text, piece);
        }
    }

    fn begin_variation(&mut self, text: Found<'_>) {
        self.see_to_start();
        if self.line.state == State::Fresh {
            let fault = Fault::of(text, self.report.game, FaultKind::VariationWithoutMove);
            self.report.fault(Fault { position: self.position(), ..fault });
        }
        let variation = self.line.variation();
        if variation.is_open() {
            self.listener.begin_variation();
        }
        self.outer.push(core::mem::replace(&mut self.line, variation));
    }

    fn end_variation(&mut self) {
        if let Some(line) = self.outer.pop() {
            self.line = line;
            if line.state == State::Moved {
                self.listener.end_variation();
            }
        }
    }

    fn result(&mut self, outcome: Option<Outcome>, text: Found<'_>) {
        self.see_to_start();
        self.ending = Some(outcome);
        self.judge_result(outcome, text);
    }

    fn fault(&mut self, fault: Fault) {
        self.report.fault(Fault { position: self.position(), ..fault });
    }

    fn note(&mut self, note: Note) {
        self.report.note(|| note.place, note.kind);
    }

    fn end_game(&mut self, how: GameEnd, end: Found<'_>) {
        if how == GameEnd::OnlyComments {
            return;
        }
        self.see_to_start();
        while !self.outer.is_empty() {
            self.end_variation();
        }
        if self.ending.is_none() {
            self.report.note(|| end.place(), NoteKind::MissingResult);
        }
        let of_tag = self.announced.result().flatten();
        self.report.result = self.ending.flatten().or(of_tag);
        self.report.sort();
        self.listener.end_game(&self.report);
    }
}
