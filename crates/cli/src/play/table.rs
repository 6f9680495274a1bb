//! The table that a game is played at: the game, and who sits where.
//!
//! What is legal, what can be claimed and what ends a game is decided by the rules, under the
//! *home* ruleset: moves can be taken back, and the draws are those of the Laws.

use rokade_engine::level::Situation;
use rokade_rules::ending::{Ground, Outcome, Termination, Verdict};
use rokade_rules::game::{Event, Game};
use rokade_rules::{Color, Move, Position, Ruleset};

/// Who moves the pieces of each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seats {
    /// A person plays this side, the computer the other.
    AgainstComputer(Color),
    /// People play both sides.
    People,
}

impl Seats {
    /// Whether the computer plays a side.
    pub(crate) fn has_computer(self, side: Color) -> bool {
        self == Self::AgainstComputer(!side)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) outcome: Outcome,
    pub(crate) termination: Termination,
    /// Whose king, move or word ended it: the side that is mated or cannot move, or that resigned.
    pub(crate) by: Color,
}

/// A move that was made, and where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ply {
    pub(crate) before: Position,
    pub(crate) chess_move: Move,
}

/// A game being played.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) seats: Seats,
    game: Game,
}

impl Table {
    /// Sets up the pieces.
    pub(crate) fn new(start: Position, seats: Seats) -> Self {
        Self { seats, game: Game::from_position(start, Ruleset::HOME) }
    }

    /// The position on the board.
    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    /// The moves so far, each with the position before it.
    pub(crate) fn plies(&self) -> impl Iterator<Item = Ply> {
        let moves = self.game.plies().iter().map(|ply| ply.chess_move);
        self.game.positions().zip(moves).map(|((before, _), chess_move)| Ply { before, chess_move })
    }

    /// How many moves were made.
    pub(crate) fn len(&self) -> usize {
        self.game.plies().len()
    }

    /// The last move.
    pub(crate) fn last(&self) -> Option<Ply> {
        self.plies().last()
    }

    /// Makes a move. One that is not legal changes nothing; they are refused when they are read.
    pub(crate) fn play(&mut self, chess_move: Move) {
        // Refused here are only moves that the reader has refused before.
        let _ = self.game.play(chess_move);
    }

    /// Takes back the last move of a person: with it goes what the computer answered. Says how
    /// many moves went; none when no person has moved yet.
    pub(crate) fn undo(&mut self) -> usize {
        let by_person = |ply: &Ply| !self.seats.has_computer(ply.before.turn());
        let plies: Vec<_> = self.plies().collect();
        let Some(last) = plies.iter().rposition(by_person) else { return 0 };
        (last..plies.len()).take_while(|_| self.game.take_back().is_ok()).count()
    }

    /// The side to move resigns; against the computer always the person.
    pub(crate) fn resign(&mut self) {
        let by = match self.seats {
            Seats::AgainstComputer(person) => person,
            Seats::People => self.position().turn(),
        };
        // A game that is over already stays as it ended.
        let _ = self.game.resign(by);
    }

    /// Whether the side to move can claim a draw now.
    pub(crate) fn is_claimable(&self) -> bool {
        matches!(self.game.verdict(), Verdict::Claimable(_))
    }

    /// Claims a draw for the side to move, on whatever ground there is. Says whether there was one.
    pub(crate) fn claim(&mut self) -> bool {
        let claims = self.game.claims();
        let ground =
            [Ground::Repetition, Ground::MoveCount].into_iter().find(|&ground| claims.on(ground));
        ground.is_some_and(|ground| self.game.claim_draw(claims.by, ground, None).is_ok())
    }

    /// How the game ended, if it has.
    pub(crate) fn end(&self) -> Option<End> {
        let Verdict::Ended { outcome, termination } = self.game.verdict() else { return None };
        let resigned = self.game.remarks().iter().rev().find_map(|remark| match remark.event {
            Event::Resigned { by } => Some(by),
            _ => None,
        });
        let by = match termination {
            Termination::Resignation => resigned.unwrap_or(self.position().turn()),
            _ => self.position().turn(),
        };
        Some(End { outcome, termination, by })
    }

    /// The game as the engine wants to know it.
    pub(crate) fn situation(&self) -> Situation {
        let mut so_far = Situation::starting_from(*self.game.start());
        for ply in self.game.plies() {
            // Only legal moves are on the table, so none is refused.
            let _ = so_far.play(ply.chess_move);
        }
        so_far
    }
}

#[cfg(test)]
mod tests {
    use rokade_rules::notation::fen;
    use rokade_rules::notation::uci_move;
    use rokade_rules::position::CastlingMode;

    use super::*;

    fn table(seats: Seats, moves: &str) -> Table {
        let mut table = Table::new(Position::initial(), seats);
        for text in moves.split_whitespace() {
            table.play(uci_move::read(text, table.position()).unwrap());
        }
        table
    }

    #[test]
    fn people_take_back_one_move() {
        let mut table = table(Seats::People, "e2e4 e7e5");
        assert_eq!((table.undo(), table.len()), (1, 1));
        assert_eq!(table.position().turn(), Color::Black);
    }

    #[test]
    fn against_the_computer_its_answer_goes_too() {
        let mut table = table(Seats::AgainstComputer(Color::White), "e2e4 e7e5");
        assert_eq!((table.undo(), table.len()), (2, 0));
        assert_eq!(table.undo(), 0);
    }

    #[test]
    fn the_computers_first_move_is_not_taken_back() {
        let mut table = table(Seats::AgainstComputer(Color::Black), "e2e4");
        assert_eq!((table.undo(), table.len()), (0, 1));
    }

    #[test]
    fn the_person_resigns_not_the_computer() {
        let mut table = table(Seats::AgainstComputer(Color::Black), "");
        table.resign();
        let end = table.end().unwrap();
        assert_eq!((end.outcome, end.by), (Outcome::Win(Color::White), Color::Black));
    }

    #[test]
    fn resigning_against_a_bare_king_is_a_draw() {
        let start = fen::read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", CastlingMode::Standard).unwrap();
        let mut table = Table::new(start, Seats::People);
        table.resign();
        let end = table.end().unwrap();
        assert_eq!((end.outcome, end.by), (Outcome::Draw, Color::White));
    }

    #[test]
    fn mate_ends_the_game_by_itself() {
        let end = table(Seats::People, "f2f3 e7e5 g2g4 d8h4").end().unwrap();
        assert_eq!(end.outcome, Outcome::Win(Color::Black));
        assert_eq!((end.termination, end.by), (Termination::Checkmate, Color::White));
    }

    #[test]
    fn the_third_repetition_can_be_claimed_and_not_before() {
        let there_and_back = "g1f3 g8f6 f3g1 f6g8";
        let mut twice = table(Seats::People, there_and_back);
        assert!(!twice.is_claimable() && !twice.claim() && twice.end().is_none());
        let mut thrice = table(Seats::People, &format!("{there_and_back} {there_and_back}"));
        assert!(thrice.is_claimable() && thrice.claim());
        let end = thrice.end().unwrap();
        assert_eq!(end.termination, Termination::ThreefoldRepetition);
    }

    #[test]
    fn the_engine_is_told_the_same_game() {
        let table = table(Seats::People, "g1f3 g8f6 f3g1 f6g8");
        assert_eq!(table.situation().position(), table.position());
        assert_eq!(table.situation().game().earlier_keys().len(), 4);
    }
}
