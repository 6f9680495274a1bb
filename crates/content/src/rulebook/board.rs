//! A board of the rulebook: a position, what to try on it, and what is said of it.
//!
//! What a reader sees comes from the rules, by [`Board::set_up`] and [`Stage::attempt`]; what the
//! file says beside it is there to be held against them, in [`super::trial`].

use rokade_rules::ending::Verdict;
use rokade_rules::game::Game;
use rokade_rules::notation::{Letters, fen, san};
use rokade_rules::position::{CastlingMode, Refusal};
use rokade_rules::{Color, Move, Position, Role, Ruleset, Square};

use super::page::Id;

/// A board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Its name.
    pub id: Id,
    /// The position, as a FEN.
    pub fen: String,
    /// How castling is written and done.
    pub castling: CastlingMode,
    /// Who sits at the near side.
    pub seen_by: Color,
    /// By which rules the line is played.
    pub rules: Rules,
    /// Moves that are played before the reader may try, in English SAN.
    pub line: Vec<String>,
    /// What is said of the position after the line.
    pub status: Option<Status>,
    /// Who can still mate, if it is said.
    pub can_mate: Option<Vec<Color>>,
    /// How the line ends, if it is said.
    pub then: Option<Then>,
    /// What to try.
    pub tries: Vec<Attempt>,
    /// The line of its heading in the file, from 1.
    pub(crate) at: usize,
}

/// A ruleset by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rules {
    /// The Laws as they are.
    #[default]
    Official,
    /// As on the internet.
    Online,
    /// Draws without a claim.
    Automatic,
    /// As at home.
    Home,
}

impl Rules {
    /// All of them.
    pub const ALL: [Rules; 4] = [Rules::Official, Rules::Online, Rules::Automatic, Rules::Home];

    /// The word in files, and in keys of texts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Rules::Official => "official",
            Rules::Online => "online",
            Rules::Automatic => "automatic",
            Rules::Home => "home",
        }
    }

    /// The ruleset itself.
    #[must_use]
    pub const fn ruleset(self) -> Ruleset {
        match self {
            Rules::Official => Ruleset::OFFICIAL,
            Rules::Online => Ruleset::ONLINE,
            Rules::Automatic => Ruleset::AUTOMATIC,
            Rules::Home => Ruleset::HOME,
        }
    }
}

/// What a position is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// The king is attacked, and there are legal moves.
    Check,
    /// The king is attacked, and there are none.
    Checkmate,
    /// The king is not attacked, and there are none.
    Stalemate,
    /// Nobody can ever mate.
    Dead,
    /// None of these.
    Quiet,
}

impl Status {
    /// All of them.
    pub const ALL: [Status; 5] =
        [Status::Check, Status::Checkmate, Status::Stalemate, Status::Dead, Status::Quiet];

    /// The word in files, and in keys of texts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Status::Check => "check",
            Status::Checkmate => "checkmate",
            Status::Stalemate => "stalemate",
            Status::Dead => "dead",
            Status::Quiet => "quiet",
        }
    }

    /// What the rules say of a position.
    #[must_use]
    pub fn of(position: &Position) -> Status {
        match (position.has_legal_move(), position.is_check()) {
            (false, true) => Status::Checkmate,
            (false, false) => Status::Stalemate,
            _ if position.is_dead() => Status::Dead,
            (true, true) => Status::Check,
            (true, false) => Status::Quiet,
        }
    }
}

/// How a line ends.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Then {
    /// Play goes on, and there is nothing to claim.
    Nothing,
    /// A draw can be claimed: `repetition` or `move-count`.
    Claim(String),
    /// The game is drawn, for the reason that is named.
    Draw(String),
    /// The player who moved has won.
    Win(String),
}

/// Something to try.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Attempt {
    /// The squares: `e1g1`, with a letter for a promotion.
    pub squares: String,
    /// What the file says will happen.
    pub expected: Expected,
    /// The line of the file, from 1.
    pub(crate) at: usize,
}

/// What is said to happen to an attempt.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// It is a legal move.
    Legal {
        /// The move in English SAN.
        san: String,
        /// What the position is afterwards, if it is said.
        status: Option<Status>,
    },
    /// It is refused, by the code of the refusal.
    Refused(String),
}

/// A board set up, its line played.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The game so far.
    pub game: Game,
    /// The moves of the line.
    pub played: Vec<Move>,
}

/// Why a board cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoStage {
    /// The FEN is none.
    Fen(String),
    /// A move of the line is none.
    Line(String),
}

impl Board {
    /// Sets the board up and plays its line.
    ///
    /// # Errors
    ///
    /// The position or the line cannot be read. No built-in board fails; a test sees to it.
    pub fn set_up(&self) -> Result<Stage, NoStage> {
        let position = fen::read(&self.fen, self.castling)
            .map_err(|faults| NoStage::Fen(faults.to_string()))?;
        let mut game = Game::from_position(position, self.rules.ruleset());
        let mut played = Vec::new();
        for text in &self.line {
            let no_move = |why: String| NoStage::Line(format!("{text}: {why}"));
            let next = san::read(text, game.position(), Letters::English)
                .map_err(|fault| no_move(fault.to_string()))?;
            game.play(next).map_err(|fault| no_move(fault.to_string()))?;
            played.push(next);
        }
        Ok(Stage { game, played })
    }
}

impl Stage {
    /// The position that the reader sees.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// What the rules say of the game.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.game.verdict()
    }

    /// What becomes of an attempt: the move, or why it is refused. `None` if the text names no
    /// squares.
    #[must_use]
    pub fn attempt(&self, squares: &str) -> Option<Result<Move, Refusal>> {
        let (from, to, promotion) = read_squares(squares)?;
        let position = self.position();
        if let Some(refusal) = position.refusal(from, to, promotion) {
            return Some(Err(refusal));
        }
        let is_it = |candidate: &Move| match *candidate {
            Move::Castle { king, rook } => king == from && (to == rook || to == candidate.to()),
            _ => {
                candidate.from() == from
                    && candidate.to() == to
                    && candidate.promotion() == promotion
            }
        };
        // A king's step and castling may lead to one square in Chess960; the step goes first.
        let mut legal: Vec<_> = position.legal_moves().into_iter().filter(is_it).collect();
        legal.sort_by_key(|found| matches!(found, Move::Castle { .. }));
        legal.first().map(|found| Ok(*found))
    }
}

/// `e7e8q` as two squares and a kind of piece.
#[must_use]
pub fn read_squares(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let from = text.get(..2)?.parse().ok()?;
    let to = text.get(2..4)?.parse().ok()?;
    let promotion = match text.get(4..)? {
        "" => None,
        "q" => Some(Role::Queen),
        "r" => Some(Role::Rook),
        "b" => Some(Role::Bishop),
        "n" => Some(Role::Knight),
        "k" => Some(Role::King),
        "p" => Some(Role::Pawn),
        _ => return None,
    };
    Some((from, to, promotion))
}
