//! What a player who is to move knows of the game.
//!
//! People do not look at a position afresh: they look where something just
//! happened, take back what was taken, and go on with what they were doing.

use crate::game_so_far::GameSoFar;
use rokade_rules::position::IllegalMove;
use rokade_rules::{Move, Position};

/// A game up to now: the position, those before it, and the last two moves.
///
/// ```
/// use rokade_engine::level::Situation;
/// use rokade_rules::{Move, Position, Role, Square};
///
/// let mut situation = Situation::starting_from(Position::initial());
/// let pawn = Move::Normal { role: Role::Pawn, from: Square::E2, to: Square::E4, promotion: None };
/// situation.play(pawn)?;
/// assert_eq!(situation.plies(), 1);
/// # Ok::<(), rokade_rules::position::IllegalMove>(())
/// ```
#[derive(Clone, Debug)]
pub struct Situation {
    game: GameSoFar,
    plies: u32,
    /// The opponent's last move and whether it took something.
    pub(super) answered: Option<(Move, bool)>,
    /// The last move of the side to move.
    pub(super) own_last: Option<Move>,
}

impl Situation {
    /// A game that begins here.
    #[must_use]
    pub fn starting_from(position: Position) -> Situation {
        let plies = position.fullmove_number().saturating_sub(1) * 2;
        let game = GameSoFar::starting_from(position);
        Situation { game, plies, answered: None, own_last: None }
    }

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`]; the game is left as it was.
    pub fn play(&mut self, chess_move: Move) -> Result<(), IllegalMove> {
        let takes = self.position().is_capture(chess_move);
        self.game.play(chess_move)?;
        self.own_last = self.answered.map(|(last, _)| last);
        self.answered = Some((chess_move, takes));
        self.plies += 1;
        Ok(())
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.game.position()
    }

    /// The game as a search wants it.
    #[must_use]
    pub const fn game(&self) -> &GameSoFar {
        &self.game
    }

    /// How many half-moves have been made since the initial position.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies
    }
}
