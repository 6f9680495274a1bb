//! Hands over the board: one turn, and its gestures in a shorthand for the tests.

use rokade_rules::conduct::touch_move::{Finding, Gesture, Manner, Ruling, Turn};
use rokade_rules::notation::uci_move;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position, Role};

use crate::diagram::{read, read_960, square};

/// A player at the board.
pub struct Hands {
    pub turn: Turn,
}

impl Hands {
    /// Over the position of a FEN.
    #[track_caller]
    pub fn over(fen: &str) -> Hands {
        Hands { turn: Turn::new(read(fen)) }
    }

    /// The same in Chess960.
    #[track_caller]
    pub fn over_960(fen: &str) -> Hands {
        Hands { turn: Turn::new(read_960(fen)) }
    }

    /// Over the initial position.
    pub fn at_the_start() -> Hands {
        Hands { turn: Turn::new(Position::initial()) }
    }

    /// Does something in the own turn.
    #[track_caller]
    pub fn do_(&mut self, gesture: Gesture) -> Ruling {
        self.turn.apply(self.turn.player(), gesture).expect("the test reports what can be")
    }

    /// Touches pieces one after the other, to move or capture them: `"g1 e2"`.
    #[track_caller]
    pub fn touch(&mut self, pieces: &str) -> Ruling {
        self.touch_as(pieces, Manner::ToMove)
    }

    /// The same in another manner.
    #[track_caller]
    pub fn touch_as(&mut self, pieces: &str, manner: Manner) -> Ruling {
        let touch = |name| Gesture::Touch { piece: square(name), manner };
        pieces.split(' ').map(|name| self.do_(touch(name))).last().expect("something is touched")
    }

    /// Touches two pieces in an unclear order: `"d5 a1"`.
    #[track_caller]
    pub fn touch_together(&mut self, pieces: &str) -> Ruling {
        let (one, other) = pieces.split_once(' ').expect("two pieces");
        let pieces = [square(one), square(other)];
        self.do_(Gesture::TouchTogether { pieces, manner: Manner::ToMove })
    }

    /// Lets a piece go: `"e2e4"`.
    #[track_caller]
    pub fn release(&mut self, path: &str) -> Ruling {
        self.do_(Gesture::Release { from: square(&path[..2]), to: square(&path[2..]) })
    }

    /// Takes a piece off the board.
    #[track_caller]
    pub fn take_off(&mut self, piece: &str) -> Ruling {
        self.do_(Gesture::TakeOff(square(piece)))
    }

    /// Lets a new piece touch a square.
    #[track_caller]
    pub fn set_down(&mut self, role: Role, to: &str) -> Ruling {
        self.do_(Gesture::SetDown { role, to: square(to) })
    }

    /// Lets a new piece go.
    #[track_caller]
    pub fn release_new(&mut self, role: Role, to: &str) -> Ruling {
        self.do_(Gesture::ReleaseNew { role, to: square(to) })
    }

    /// The moves that are allowed, in UCI notation and in alphabetical order.
    pub fn allowed(&self) -> String {
        allowed(&self.turn)
    }

    /// The article behind the duty.
    pub fn article(&self) -> &'static str {
        self.turn.duty().article
    }
}

/// The moves that a turn allows, in UCI notation and in alphabetical order. Castling is written as
/// Chess960 does where the king does not go two squares.
pub fn allowed(turn: &Turn) -> String {
    let mode = if turn.position().needs_chess960() {
        CastlingMode::Chess960
    } else {
        CastlingMode::Standard
    };
    let mut names: Vec<String> =
        turn.allowed().iter().map(|&m| uci_move::write(m, mode).to_string()).collect();
    names.sort();
    names.join(" ")
}

/// The move that a ruling says has been made.
#[track_caller]
pub fn made(ruling: &Ruling) -> Move {
    match ruling.finding {
        Finding::Made(chess_move) => chess_move,
        other => panic!("not made: {other:?}"),
    }
}
